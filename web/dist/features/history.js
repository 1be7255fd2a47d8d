//# allFunctionsCalledOnLoad
import{t as o,ac as M,K as a,b as c,ad as A,f as m,$ as L,a0 as R,r as b,a7 as g,s as N,N as d,V as u,q as C,h as F,j as P,ae as I,L as j,af as v,ag as q,z as G,ah as U,ai as D,B as S,a9 as B,k as H,aj as K,ak as T}from"../app/app.js";const O={game:"",opponent:"",result:""};function h({mode:t,human:e,ended:s}){const r=s?.winner??null;return r?t!=="computer"?r:r===e?"won":"lost":"drawn"}function f(t){return t==="two"?["w","b","drawn"]:t?["won","lost","drawn"]:["won","lost","w","b","drawn"]}function p(t,{game:e,opponent:s,result:r}){return t.filter(i=>(!e||i.game===e)&&(!s||i.mode===s||i.mode==="computer"&&String(i.level)===s)&&(!r||h(i)===r))}function V(t){const e=t.get("game"),s=t.get("opponent")??"",r=/^(computer|two|[1-9]|10)$/.test(s)?s:"",i=f(r).find(n=>n===t.get("result"));return{game:e==="stein"||e==="khalifa"?e:"",opponent:r,result:i??""}}function W(t){const e=new URLSearchParams(Object.entries(t).filter(([,s])=>s)).toString();return e?`/history?${e}`:"/history"}function k(t){const e=t.filter(({mode:s})=>s==="computer").map(({level:s})=>s);return[...new Set(e)].sort((s,r)=>s-r)}function z(t){const e=l=>t.filter(E=>h(E)===l).length,[s,r,i]=[e("won"),e("lost"),e("drawn")],n=s+r+i;return{played:n,won:s,lost:r,drawn:i,score:n?Math.round(100*(s+i/2)/n):0}}function X(t){const e=s=>p(t,{...O,opponent:String(s)});return k(t).map(s=>({level:s,...z(e(s))}))}function _(t){return a`<div class="page lobby history">
    <h1 tabindex="-1">${o("app.mine")}</h1>
    ${M("/history")} ${t.games.length?Q(t):J()}
    <p class="soft small">${o("history.device",{count:I})}</p>
  </div>`}function J(){const t=a`<a class="button primary" href="/play?new">${o("play.newGame")}</a>`;return A(o("history.none"),o("history.noneHint"),t)}function Q(t){const e=t.selected(),s=e.slice(0,t.limit);return a`${Z(t)} ${Y(t)}
    <div class="history-bar">
      <p role="status">${o("history.found",{count:e.length})}</p>
      ${e.length?a`<div class="rowed">
              <button ?disabled=${!t.rules} @click=${()=>t.exportSelected()}>${o("history.exportAll")}</button>
              <button @click=${()=>t.deleteSelected()}>${o("history.deleteAll")}</button>
            </div>`:c}
    </div>
    ${t.failed?a`<p class="calm">${o("app.wasmFailed")}</p>`:c}
    <ul class="history-list">
      ${s.map(r=>ee(t,r))}
    </ul>
    ${s.length<e.length?a`<div class="rowed">
            <button @click=${()=>t.showMore()}>
              ${o("history.more",{count:e.length-s.length})}
            </button>
          </div>`:c}`}function Y(t){const{filter:e,games:s}=t,r=[["computer",o("history.computer")],...k(s).map(n=>[String(n),o("play.computer",{level:n})]),["two",o("home.two")]],i=f(e.opponent).map(n=>[n,$(n)]);return a`<div class="history-filters" role="group" aria-label=${o("history.filter")}>
    ${y(t,"game",o("history.game"),[["stein",o("game.stein")],["khalifa",o("game.khalifa")]])}
    ${y(t,"opponent",o("new.opponent"),r)} ${y(t,"result",o("history.result"),i)}
  </div>`}function y(t,e,s,r){return a`<label class="stacked"
    ><span class="legend">${s}</span>
    <select @change=${n=>t.setFilter({[e]:n.target.value})}>
      <option value="" .selected=${t.filter[e]===""}>${o("history.all")}</option>
      ${r.map(([n,l])=>a`<option value=${n} .selected=${t.filter[e]===n}>${l}</option>`)}
    </select></label
  >`}function Z({games:t,filter:e}){const s=X(p(t,{...O,game:e.game}));if(!s.length)return c;const r=new Intl.NumberFormat(m(),{style:"percent"}),i=["played","won","lost","drawn"];return a`<section class="history-stats card" aria-labelledby="history-stats">
    <h2 id="history-stats">${o("history.stats")}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${o("new.level")}</th>
          ${i.map(n=>a`<th scope="col">${o(`history.stats.${n}`)}</th>`)}
          <th scope="col">${o("history.stats.score")}</th>
        </tr>
      </thead>
      <tbody class="figures">
        ${s.map(n=>a`<tr>
              <th scope="row">${n.level}</th>
              ${i.map(l=>a`<td>${n[l]}</td>`)}
              <td>
                <svg class="history-score" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="8" rx="4" />
                  <rect class="part" width=${n.score} height="8" rx="4" />
                </svg>
                <span class="history-percent">${r.format(n.score/100)}</span>
              </td>
            </tr>`)}
      </tbody>
    </table>
  </section>`}function ee(t,e){const s=h(e),r=te(e),i=`history-${e.id}`,n=L(b(e),R(e));return a`<li class="card history-entry">
    <a class="history-open" href=${g(e)} tabindex="-1" aria-hidden="true">
      ${t.rules?a`<ordo-mini-board
              game=${e.game}
              orientation=${e.mode==="computer"?e.human:"w"}
              .pieces=${t.pictureOf(e)}
              .net=${N().net}
            ></ordo-mini-board>`:a`<div class="skeleton-board" data-game=${e.game}></div>`}
    </a>
    <div class="history-words">
      <h2 id=${i}><bdi>${r}</bdi></h2>
      <p>${oe(e,s)}</p>
      <p class="soft small">${re(e).join(" \xB7 ")}</p>
    </div>
    <div class="history-actions">
      <a class="button history-replay" href=${g(e)} aria-describedby=${i}>${o("history.replay")}</a>
      <a class="button" href=${n} aria-describedby=${i}>${o("history.review")}</a>
      <button class="quiet" aria-describedby=${i} ?disabled=${!t.rules} @click=${()=>t.exportOne(e)}>
        ${o("history.export")}
      </button>
      <button class="quiet" aria-describedby=${i} @click=${()=>t.deleteOne(e)}>${o("history.delete")}</button>
    </div>
  </li>`}function te(t){return t.mode==="computer"?o("play.computer",{level:t.level}):d(t,"w")||d(t,"b")?`${u(t,"w")} \u2013 ${u(t,"b")}`:o("home.two")}function $(t){return t==="w"||t==="b"?o("history.winner",{color:t}):o(`history.result.${t}`)}function se(t,e){return e!=="w"&&e!=="b"?$(e):d(t,e)?o("history.winnerName",{name:u(t,e)}):$(e)}function oe(t,e){const s=t.ended?C(t.ended.reason):"",r=(e==="w"||e==="b")&&!d(t,e);return e==="drawn"||r?a`<span class="history-result">${s}</span>`:a`<span class="history-result ${e}">${se(t,e)}</span> · ${s}`}function re(t){const e=Date.parse(t.touched),s=F(t.moves.length,P(t.start));return[o(`game.${t.game}`),t.mode==="computer"?o("history.youPlayed",{color:t.human}):"",o("home.continue.moves",{count:s}),t.clock?`${t.clock.minutes}+${t.clock.increment}`:"",e?new Intl.DateTimeFormat(m(),{dateStyle:"medium",timeStyle:"short"}).format(e):""].filter(Boolean)}await T("history");const w=20;class x extends j{static properties={games:{state:!0},filter:{state:!0},limit:{state:!0},rules:{state:!0},failed:{state:!0}};constructor(){super(),this.games=v(),this.filter=V(new URLSearchParams(location.search)),this.limit=w,this.rules=null,this.failed=!1,this.pictures=new Map,this.onStorage=this.onStorage.bind(this)}connectedCallback(){super.connectedCallback(),window.addEventListener("storage",this.onStorage),q().then(e=>this.rules=e,()=>this.failed=!0)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener("storage",this.onStorage)}onStorage({key:e}){(e===null||G(e))&&this.reload()}reload(){this.games=v()}selected(){return p(this.games,this.filter)}setFilter(e){const s={...this.filter,...e},r=f(s.opponent).some(i=>i===s.result);this.filter=r?s:{...s,result:""},this.limit=w,history.replaceState(null,"",W(this.filter))}showMore(){this.limit+=w}pictureOf(e){const s=this.pictures.get(e.id);if(s||!this.rules)return s??[];const r=this.replay(this.rules,e)?.pieces??[];return this.pictures.set(e.id,r),r}replay(e,s){try{return e.view(b(s))}catch{return null}}exportOne(e){this.saveRecords([e],`ordo-${e.game}-${e.begun.slice(0,10)}.ordo`)}exportSelected(){this.saveRecords(this.selected().reverse(),`ordo-games-${new Date().toISOString().slice(0,10)}.ordo`)}saveRecords(e,s){const{rules:r}=this;if(!r)return;const i=e.filter(n=>this.replay(r,n)).map(n=>r.writeRecord(U(n)).trimEnd());D(s,`${i.join(`

`)}
`)}deleteOne(e){const s=this.selected().indexOf(e);S(e),this.reload(),this.offerUndo([e]),this.focusEntry(s)}async deleteSelected(){const e=this.selected(),s=o("history.deleteSure",{count:e.length});if(await B(s,o("history.delete"))){for(const r of e)S(r);this.reload(),this.offerUndo(e),this.focusEntry(0)}}offerUndo(e){const s=()=>{for(const r of e)K(r);this.reload()};H(o("history.deleted",{count:e.length}),{action:{label:o("history.undo"),run:s}})}async focusEntry(e){await this.updateComplete;const s=this.querySelectorAll(".history-replay");(s[Math.min(e,s.length-1)]??this.querySelector("h1"))?.focus()}render(){return _(this)}}customElements.define("ordo-history",x);export{x as OrdoHistory};
