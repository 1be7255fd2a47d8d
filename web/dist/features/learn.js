//# allFunctionsCalledOnLoad
import{L as m,ag as y,D as p,t,q as c,b as l,K as n,ak as x,ar as f,aO as C,ap as K}from"../app/app.js";const A=[{id:"S0",steps:[{position:"6bb2/3ww2bb1/2ww4b1/1ww7/2w7/10/10/10 w",goal:{kind:"move",want:"wins",show:"d7-d8"}},{position:"4bb4/3bbbb3/10/4w5/3w1w4/2w3w3/2ww1ww3/10 w",goal:{kind:"illegal",rule:"S5",show:"e5-e6"}},{position:"10/5bb3/5bb3/5b4/4ww4/3ww5/3w6/10 w",goal:{kind:"move",want:"capture",show:"f4xf5"}},{position:"4bb4/3bbbb3/10/10/6w3/3www4/10/10 w",goal:{kind:"move",want:"ordo",show:"d3:f3-d5"}},{position:"10/2b7/3b6/4b5/3wwb4/3ww1b3/3w6/10 w",goal:{kind:"move",want:"wins",show:"e4xe5"}}]},{id:"S1",steps:[{position:"2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w",goal:{kind:"tap",squares:["e4"]}},{position:"2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w",goal:{kind:"tap",squares:["a8","b8","c8","d8","e8","f8","g8","h8","i8","j8"]}}]},{id:"S2",steps:[{position:"2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w",goal:{kind:"move",want:"any",show:"e3-e4"}}]},{id:"S3",steps:[{position:"2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/4w5/ww3w2ww/wwwwwwwwww/2ww2ww2 b",goal:{kind:"move",want:"any",show:"f6-f5"}},{position:"2bb2bb2/bbbbbbbbbb/bb2b3bb/5b4/4w5/ww3w2ww/wwwwwwwwww/2ww2ww2 w",goal:{kind:"choose",answer:!1}}]},{id:"S4",steps:[{position:"10/3bbb4/4b5/3w6/4w5/2ww1ww3/10/10 w",goal:{kind:"choose",answer:!0}},{position:"10/4bb4/4b5/3w1b4/4b5/2ww1ww3/10/10 w",goal:{kind:"choose",answer:!1}},{position:"10/4bb4/4b5/3w1b4/4b5/2ww1ww3/10/10 w",goal:{kind:"tap",squares:["d5"]}}]},{id:"S5",steps:[{position:"4bb4/4bb4/10/10/4w5/2ww1ww3/10/10 w",goal:{kind:"illegal",rule:"S5",show:"e4-e5"},marks:["e4"]},{position:"4bb4/4bb4/10/10/4w5/2ww1ww3/10/10 w",goal:{kind:"move",want:"any",show:"d3-d4"}},{position:"4bb4/4bb4/4b5/10/4w5/2ww1ww3/10/10 w",goal:{kind:"illegal",rule:"S5",show:"e4xe6"},marks:["e6"]},{position:"4bb4/3ww5/2w7/10/10/10/10/10 w",goal:{kind:"illegal",rule:"S5",show:"e7xf8"},marks:["f8"]}]},{id:"S6",steps:[{position:"10/5b4/5b4/5b4/10/3w6/10/10 w",goal:{kind:"move",want:"any",show:"d3-d5"}},{position:"10/5b4/5b4/5b4/10/3w6/10/10 w",goal:{kind:"move",want:"capture",show:"d3xf5"}},{position:"10/5b4/5b4/5b4/10/3w6/10/10 w",goal:{kind:"illegal",rule:"S6",show:"d3-g6"},marks:["g6"]}]},{id:"S7",steps:[{position:"4bb4/3bbbb3/10/10/6w3/3www4/10/10 w",goal:{kind:"move",want:"ordo3",show:"d3:f3-d4"}},{position:"4bb4/3bbbb3/10/10/6w3/3www4/10/10 w",goal:{kind:"move",want:"ordo2",show:"e3:f3-e4"}},{position:"4bb4/4bb4/10/3w6/3w6/4w5/10/10 w",goal:{kind:"move",want:"ordo",show:"d4:d5-e4"}},{position:"4bb4/4bb4/10/10/10/3ww5/10/10 w",goal:{kind:"choose",answer:!1},arrows:[["d3","e3"],["e3","f3"]]},{position:"4bb4/4bb4/10/10/10/3ww5/10/10 w",goal:{kind:"choose",answer:!1},arrows:[["d3","e4"],["e3","f4"]]},{position:"4bb4/4bb4/10/10/10/3ww5/10/10 w",goal:{kind:"choose",answer:!1},arrows:[["d3","d4"],["e3","e5"]]},{position:"10/4bb4/5bb3/5b4/4ww4/3w6/10/10 w",goal:{kind:"illegal",rule:"S7",show:"e4:f4-e5"},marks:["f5"]}]},{id:"S8",steps:[{position:"6bb2/6bb2/4w5/4w5/3w6/2w7/10/10 w",goal:{kind:"illegal",rule:"S8",show:"e6-d5"},marks:["d5"]},{position:"6bb2/6bb2/4w5/4w5/3w6/2w7/10/10 w",goal:{kind:"move",want:"sideways",show:"e6-d6"}}]},{id:"S9",steps:[{position:"6b3/5bb3/4wb4/4b5/3w6/2w7/10/10 w",goal:{kind:"illegal",rule:"S9",show:"c3-c4"}},{position:"6b3/5bb3/4wb4/4b5/3w6/2w7/10/10 w",goal:{kind:"move",want:"any",show:"e6-d5"}},{position:"8b1/7bb1/4ww1b2/6b3/6w3/5ww3/10/10 w",goal:{kind:"move",want:"ordo",show:"e6:f6-e5"}}]},{id:"S10",steps:[{position:"4bb4/3ww5/2w7/10/10/10/10/10 w",goal:{kind:"move",want:"wins",show:"e7-d8"}},{position:"10/6bb2/6b3/5b4/2b1bww3/3b1ww3/10/10 w",goal:{kind:"move",want:"wins",show:"f4xf5"}},{position:"10/10/5b4/4ww4/4w5/3ww5/10/10 w",goal:{kind:"move",want:"wins",show:"f5xf6"}},{position:"2bb2bb2/bbbbbbbbbb/bb2b3bb/5b4/4w5/ww3w2ww/wwwwwwwwww/2ww2ww2 w",goal:{kind:"choose",answer:!0}}]}],B=[{id:"K0",steps:[{position:"8/8/8/8/8/8/8/8 w",goal:{kind:"move",want:"any",show:"3@44"}},{position:"4d3/7b/a7/8/1AB1C3/8/2c5/6D1 w",goal:{kind:"move",want:"wins",show:"17-47"}},{position:"5d2/b7/7c/2BC4/8/3D4/4A3/6a1 w",goal:{kind:"move",want:"wins",show:"34-56,25-52"},marks:["52","56"]}]},{id:"K1",steps:[{position:"8/8/8/8/8/8/8/8 w",goal:{kind:"tap",squares:["34"]}},{position:"4d3/7b/a7/8/1AB1C3/8/2c5/6D1 w",goal:{kind:"tap",squares:["17"]}}]},{id:"K2",steps:[{position:"8/8/8/8/8/8/8/8 b",goal:{kind:"choose",answer:!1}}]},{id:"K3",steps:[{position:"8/8/8/8/8/3B1c2/8/8 w",goal:{kind:"move",want:"any",show:"1@46"}}]},{id:"K4",steps:[{position:"8/8/8/8/8/3B1c2/8/8 w",goal:{kind:"illegal",rule:"K4",show:"3@44"},marks:["34"]},{position:"8/8/8/8/8/3B1c2/8/8 w",goal:{kind:"move",want:["1@37","3@37","4@37","1@38","3@38","4@38"],show:"3@37"},marks:["36"]}]},{id:"K5",steps:[{position:"4d3/7b/a7/8/1A1CB1D1/8/2c5/8 w",goal:{kind:"move",want:"any",show:"42-62"}},{position:"4d3/7b/a7/8/1A1CB1D1/8/2c5/8 w",goal:{kind:"move",want:"twoSteps",show:"42-52,44-34"}},{position:"5d2/b7/7c/2BC4/8/3D4/4A3/6a1 w",goal:{kind:"illegal",rule:"K5",show:"25-52"},marks:["52"]}]},{id:"K6",steps:[{position:"5d2/b7/7c/2BC4/8/3D4/4A3/6a1 w",goal:{kind:"choose",answer:!1}}]},{id:"K7",steps:[{position:"c7/6A1/7d/4B3/6b1/2C5/1D6/5a2 b",goal:{kind:"choose",answer:!0}},{position:"c7/6A1/7d/4B3/3b4/2C5/1D6/5a2 b",goal:{kind:"choose",answer:!1}},{position:"4d3/7b/a7/8/1A1CB1D1/8/2c5/8 b",goal:{kind:"choose",answer:!1}},{position:"5d2/b7/7c/2BC4/8/3D4/4A3/6a1 w",goal:{kind:"move",want:"wins",show:"34-56,25-52"},marks:["52","56"]}]},{id:"K8",steps:[{position:"4d3/7b/a7/8/1AB1C3/8/2c5/6D1 w",goal:{kind:"move",want:"wins",show:"17-47"}},{position:"c7/6A1/7d/4B3/3b4/2C5/1D6/5a2 b",goal:{kind:"choose",answer:!0},arrows:[["44","47"]]},{position:"5d2/b7/7c/2BC4/8/3D4/4A3/6a1 w",goal:{kind:"choose",answer:!0}}]}],h={stein:A,khalifa:B},D={S0:"home-row",S1:"home-row",S2:"home-row",S3:"race",S4:"unanswerable-split",S5:"unanswerable-split",S6:"sacrifice",S7:"ordo-move",S8:"quiet-move",S9:"only-move",S10:"unanswerable-split",K0:"ordo-in-one",K1:"ordo-in-one",K2:"ordo-in-one",K3:"winning-placement",K4:"winning-placement",K5:"ordo-in-two",K6:"only-defence",K7:"ordo-in-two",K8:"only-defence"};function u(a){for(const s of["stein","khalifa"]){const e=h[s].findIndex(i=>i.id===a),o=h[s][e];if(o)return{game:s,lesson:o,index:e}}return null}function q(a,s){if(Array.isArray(a))return a.includes(s.text);switch(a){case"any":return!0;case"wins":return s.wins;case"capture":return s.captures.length>0;case"ordo":return s.from.length>1;case"ordo2":return s.from.length===2;case"ordo3":return s.from.length===3;case"twoSteps":return s.text.includes(",");case"sideways":return s.from.every((e,o)=>e.slice(1)===(s.to[o]??"").slice(1));default:return!1}}function I(a,s){return s.rule===a.rule}class E extends m{static properties={lessonId:{attribute:!1},done:{attribute:!1},step:{state:!0},met:{state:!0},remark:{state:!0},input:{state:!0},rules:{state:!0},failed:{state:!0},marks:{state:!0}};constructor(){super(),this.lessonId="",this.done=new Set,this.step=0,this.met=!1,this.remark="",this.reason="",this.input=null,this.rules=null,this.failed=!1,this.marks=[]}connectedCallback(){super.connectedCallback(),y().then(s=>this.rules=s,s=>{console.warn(s),this.failed=!0})}willUpdate(s){s.has("lessonId")&&(s.get("lessonId")?this.go(0):this.begin())}found(){return u(this.lessonId)}now(){return this.found()?.lesson.steps[this.step]??null}begin(){const s=this.now(),e=this.found()?.game;this.met=!1,this.remark="",this.reason="",this.input=s&&e?{game:e,start:s.position,moves:[]}:null,this.marks=(s?.marks??[]).map(o=>({square:o,kind:"soft"}))}async go(s){this.step=s,this.begin(),await this.updateComplete,this.querySelector(".lesson-text")?.focus({preventScroll:!0}),p(this.text())}text(){return $(t(`lesson.${this.lessonId}.${this.step+1}`))}async completeStep(){const s=this.found();this.met=!0,this.remark="",s&&this.step===s.lesson.steps.length-1&&this.dispatchEvent(new CustomEvent("lesson-done",{detail:{id:this.lessonId},bubbles:!0})),p(`${this.reason} ${$(t(`lesson.${this.lessonId}.${this.step+1}.after`))}`.trim()),await this.updateComplete;const e=this.querySelector(".lesson-next");e?.focus({preventScroll:!0}),e?.scrollIntoView({block:"nearest"})}hint(s){this.remark=s,p(s)}onMove(s){const{move:e}=s.detail,o=this.now()?.goal;if(!(!o||this.met)){if(o.kind==="move"&&q(o.want,e)){this.input&&(this.input={...this.input,moves:[e.text]}),this.completeStep();return}this.board()?.reset(),this.hint(t(o.kind==="illegal"?"learn.stillLegal":"learn.legalBut",{move:e.text}))}}onRefused(s){const{message:e}=s.detail,o=this.now()?.goal;if(!(!o||this.met)){if(o.kind==="illegal"&&I(o,e)){this.reason=c(e),this.completeStep();return}this.hint(o.kind==="illegal"?`${c(e)} ${t("learn.otherReason")}`:c(e))}}onTap(s){const e=this.now()?.goal;if(e?.kind!=="tap"||this.met)return;const{square:o}=s.detail;e.squares.includes(o)?(this.marks=[{square:o,kind:"good"}],this.completeStep()):this.hint(t("learn.wrongSquare",{square:o}))}onChoose(s){const e=this.now()?.goal;e?.kind!=="choose"||this.met||(e.answer===s?this.completeStep():this.hint(t("learn.notQuite")))}show(){const s=this.now()?.goal;if(s)if(s.kind==="tap")this.marks=s.squares.slice(0,10).map(e=>({square:e,kind:"good"})),this.completeStep();else if(s.kind==="choose")this.completeStep();else{this.board()?.refresh();const[e="",o=""]=s.show.split(/[-x]/);this.board()?.attempt(s.show,e.includes(":")||s.show.includes("@")?null:{from:[e],to:[o]})}}board(){return this.querySelector("ordo-study-board")}render(){const s=this.found(),e=this.now();if(!s||!e)return l;if(this.failed)return n`<div class="page failure">
        <p>${t("app.wasmFailed")}</p>
        <button class="primary" @click=${()=>location.reload()}>${t("app.reload")}</button>
      </div>`;const{game:o,lesson:i}=s,r=e.goal,w=this.met?"view":r.kind==="tap"?"tap":r.kind==="choose"?"view":"play",S=e.position.endsWith("b")?"b":"w";return n`<div class="table lesson" data-game=${o}>
      <div class="table-board">
        <ordo-study-board
          .rules=${this.rules}
          .input=${this.input}
          .mode=${w}
          .marks=${this.marks}
          .orientation=${r.kind==="move"?S:"w"}
          .arrows=${(e.arrows??[]).map(([b,d])=>({from:[b],to:[d],kind:"best"}))}
          @study-move=${this.onMove}
          @study-refused=${this.onRefused}
          @study-tap=${this.onTap}
          @study-step=${b=>this.remark=b.detail.text}
        ></ordo-study-board>
      </div>
      <section class="table-panel lesson-panel" aria-labelledby="lesson-title">
        <a class="lesson-back" href="#"
          ><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5L8 12L15 19" /></svg
          ><span>${t("learn.lessons")}</span></a
        >
        <h1 id="lesson-title" class="lesson-title">
          ${i.id.endsWith("0")&&i.id.length===2?l:n`<span class="rule-number">${i.id}</span> `}${t(`lesson.${i.id}.title`)}
        </h1>
        <ol class="lesson-dots" aria-label=${t("learn.step",{n:this.step+1,all:i.steps.length})}>
          ${i.steps.map((b,d)=>n`<li
                aria-current=${d===this.step?"step":l}
                class=${d<this.step||d===this.step&&this.met?"past":""}
              ></li>`)}
        </ol>
        <p class="lesson-text" tabindex="-1">${k(t(`lesson.${i.id}.${this.step+1}`))}</p>
        ${r.kind==="choose"&&!this.met?n`<div class="rowed lesson-answers">
                <button class="large" @click=${()=>this.onChoose(!0)}>${t("learn.yes")}</button>
                <button class="large" @click=${()=>this.onChoose(!1)}>${t("learn.no")}</button>
              </div>`:l}
        ${w==="play"?n`<ordo-move-input
                game=${o}
                ?placing=${this.board()?.game.view?.phase==="placing"}
                .controller=${this.board()?.game??null}
              ></ordo-move-input>`:l}
        ${this.remark?n`<p class="lesson-remark">${this.remark}</p>`:l}
        ${this.met?this.continueView(s.index):n`<button class="quiet lesson-show" @click=${this.show}>${t("learn.show")}</button>`}
        ${i.id.length===2&&i.id.endsWith("0")?l:n`<a class="lesson-rule small" href="/rules#${i.id}">${t("learn.rule",{rule:i.id})}</a>`}
      </section>
    </div>`}continueView(s){const e=this.found();if(!e)return l;const o=this.step===e.lesson.steps.length-1,i=h[e.game][s+1];return n`${this.reason?n`<p class="lesson-remark">${this.reason}</p>`:l}
      <p class="lesson-after">
        <span class="tick" aria-hidden="true">✓</span> ${k(t(`lesson.${this.lessonId}.${this.step+1}.after`))}
      </p>
      ${o?s===0?n`<a class="button primary large lesson-next" href="/play?new=${e.game}">${t("learn.playNow")}</a>
                <a class="button" href="#">${t("learn.lessons")}</a>`:i?n`<a class="button primary large lesson-next" href="#${i.id}"
                  >${t("learn.nextLesson",{title:t(`lesson.${i.id}.title`)})}</a
                >`:n`<p>${t("learn.finished")}</p>
                  <a class="button primary large lesson-next" href="/play?new=${e.game}">${t("learn.playNow")}</a>`:n`<button class="primary large lesson-next" @click=${()=>this.go(this.step+1)}>
              ${t("learn.next")}
            </button>`}
      <button class="quiet" @click=${()=>this.go(o?0:this.step)}>${t("learn.again")}</button>
      ${o?n`<ordo-theme-puzzles theme=${D[this.lessonId]??""}></ordo-theme-puzzles>`:l}`}}function k(a){return a.split("*").map((s,e)=>e%2?n`<strong>${s}</strong>`:s)}function $(a){return a.replaceAll("*","")}customElements.define("ordo-lesson",E);const g="ordo.lessons";class v extends m{static properties={open:{state:!0},ready:{state:!0},done:{state:!0}};constructor(){super(),this.open="",this.ready=!1,this.done=L(),this.follow=()=>{this.open=u(location.hash.slice(1))?.lesson.id??"",scrollTo(0,0)}}connectedCallback(){super.connectedCallback(),window.addEventListener("hashchange",this.follow),this.follow(),x("lessons").then(()=>this.ready=!0)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener("hashchange",this.follow)}onDone(s){this.done=new Set([...this.done,s.detail.id]),f(g,[...this.done])}forget(){this.done=new Set,f(g,[])}render(){return this.ready?this.open?n`<ordo-lesson .lessonId=${this.open} .done=${this.done} @lesson-done=${this.onDone}></ordo-lesson>`:n`<div class="page learn">
      <h1>${t("learn.title")}</h1>
      <p class="lead">${t("learn.lead")}</p>
      <div class="learn-games">
        ${["stein","khalifa"].map(s=>this.gameCard(s))}
      </div>
      ${this.done.size?n`<button class="quiet soft" @click=${this.forget}>${t("learn.reset")}</button>`:l}
    </div>`:n`<div class="skeleton"><div class="skeleton-board"></div></div>`}gameCard(s){const e=h[s],[o,...i]=e,r=i.filter(w=>this.done.has(w.id)).length;return n`<section class="card learn-game" aria-labelledby="learn-${s}">
      <ordo-board
        diagram
        game=${s}
        .pieces=${C[s]}
        .coordinates=${!1}
        label=${t(`game.${s}`)}
      ></ordo-board>
      <div>
        <h2 id="learn-${s}">${t(`game.${s}`)}</h2>
        <p class="soft">${t(`game.${s}.line`)}</p>
      </div>
      <a class="button primary" href="#${o?.id}">${t("learn.minute")}</a>
      <div class="learn-progress">
        <progress max=${i.length} value=${r} aria-label=${t("learn.lessons")}></progress>
        <span class="small soft figures">${t("learn.progress",{done:r,all:i.length})}</span>
      </div>
      <ol class="learn-list">
        ${i.map(w=>n`<li>
              <a href="#${w.id}">
                <span class="rule-number">${w.id}</span><span>${t(`lesson.${w.id}.title`)}</span> ${this.done.has(w.id)?n`<span class="tick" role="img" aria-label=${t("learn.done")}>✓</span>`:l}</a
              >
            </li>`)}
      </ol>
    </section>`}}function L(){const a=K(g);return new Set(Array.isArray(a)?a.filter(s=>typeof s=="string"&&u(s)):[])}customElements.define("ordo-learn",v);export{v as OrdoLearn};
