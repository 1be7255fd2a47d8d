import{t as r,a7 as M,K as a,b as c,H as A,r as w,a2 as b,s as L,f as g,J as d,T as u,q as R,h as C,j as F,a8 as N,L as P,a9 as v,aa as q,x as I,ab as U,ac as j,z as S,a4 as D,k as G,ad as T,ae as H}from"../app/app.js";const O={game:"",opponent:"",result:""};function h({mode:t,human:e,ended:s}){const o=s?.winner??null;return o?t!=="computer"?o:o===e?"won":"lost":"drawn"}function f(t){return t==="two"?["w","b","drawn"]:t?["won","lost","drawn"]:["won","lost","w","b","drawn"]}function p(t,{game:e,opponent:s,result:o}){return t.filter(i=>(!e||i.game===e)&&(!s||i.mode===s||i.mode==="computer"&&String(i.level)===s)&&(!o||h(i)===o))}function K(t){const e=t.get("game"),s=t.get("opponent")??"",o=/^(computer|two|[1-9]|10)$/.test(s)?s:"",i=f(o).find(n=>n===t.get("result"));return{game:e==="stein"||e==="khalifa"?e:"",opponent:o,result:i??""}}function B(t){const e=new URLSearchParams(Object.entries(t).filter(([,s])=>s)).toString();return e?`/history?${e}`:"/history"}function k(t){const e=t.filter(({mode:s})=>s==="computer").map(({level:s})=>s);return[...new Set(e)].sort((s,o)=>s-o)}function V(t){const e=l=>t.filter(E=>h(E)===l).length,[s,o,i]=[e("won"),e("lost"),e("drawn")],n=s+o+i;return{played:n,won:s,lost:o,drawn:i,score:n?Math.round(100*(s+i/2)/n):0}}function z(t){const e=s=>p(t,{...O,opponent:String(s)});return k(t).map(s=>({level:s,...V(e(s))}))}function J(t){return a`<div class="page lobby history">
    <h1 tabindex="-1">${r("app.mine")}</h1>
    ${M("/history")} ${t.games.length?X(t):W()}
    <p class="soft small">${r("history.device",{count:N})}</p>
  </div>`}function W(){return a`<p class="calm">${r("history.none")} <a href="/play?new">${r("play.newGame")}</a></p>`}function X(t){const e=t.selected(),s=e.slice(0,t.limit);return a`${Q(t)} ${_(t)}
    <div class="history-bar">
      <p role="status">${r("history.found",{count:e.length})}</p>
      ${e.length?a`<div class="rowed">
              <button ?disabled=${!t.rules} @click=${()=>t.exportSelected()}>${r("history.exportAll")}</button>
              <button @click=${()=>t.deleteSelected()}>${r("history.deleteAll")}</button>
            </div>`:c}
    </div>
    ${t.failed?a`<p class="calm">${r("app.wasmFailed")}</p>`:c}
    <ul class="history-list">
      ${s.map(o=>Y(t,o))}
    </ul>
    ${s.length<e.length?a`<div class="rowed">
            <button @click=${()=>t.showMore()}>
              ${r("history.more",{count:e.length-s.length})}
            </button>
          </div>`:c}`}function _(t){const{filter:e,games:s}=t,o=[["computer",r("history.computer")],...k(s).map(n=>[String(n),r("play.computer",{level:n})]),["two",r("home.two")]],i=f(e.opponent).map(n=>[n,$(n)]);return a`<div class="history-filters" role="group" aria-label=${r("history.filter")}>
    ${y(t,"game",r("history.game"),[["stein",r("game.stein")],["khalifa",r("game.khalifa")]])}
    ${y(t,"opponent",r("new.opponent"),o)} ${y(t,"result",r("history.result"),i)}
  </div>`}function y(t,e,s,o){return a`<label class="stacked"
    ><span class="legend">${s}</span>
    <select @change=${n=>t.setFilter({[e]:n.target.value})}>
      <option value="" .selected=${t.filter[e]===""}>${r("history.all")}</option>
      ${o.map(([n,l])=>a`<option value=${n} .selected=${t.filter[e]===n}>${l}</option>`)}
    </select></label
  >`}function Q({games:t,filter:e}){const s=z(p(t,{...O,game:e.game}));if(!s.length)return c;const o=new Intl.NumberFormat(g(),{style:"percent"}),i=["played","won","lost","drawn"];return a`<section class="history-stats card" aria-labelledby="history-stats">
    <h2 id="history-stats">${r("history.stats")}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${r("new.level")}</th>
          ${i.map(n=>a`<th scope="col">${r(`history.stats.${n}`)}</th>`)}
          <th scope="col">${r("history.stats.score")}</th>
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
                <span class="history-percent">${o.format(n.score/100)}</span>
              </td>
            </tr>`)}
      </tbody>
    </table>
  </section>`}function Y(t,e){const s=h(e),o=Z(e),i=`history-${e.id}`,n=`/analyse?review=1${A(w(e))}`;return a`<li class="card history-entry">
    <a class="history-open" href=${b(e)} tabindex="-1" aria-hidden="true">
      ${t.rules?a`<ordo-mini-board
              game=${e.game}
              orientation=${e.mode==="computer"?e.human:"w"}
              .pieces=${t.pictureOf(e)}
              .net=${L().net}
            ></ordo-mini-board>`:a`<div class="skeleton-board" data-game=${e.game}></div>`}
    </a>
    <div class="history-words">
      <h2 id=${i}><bdi>${o}</bdi></h2>
      <p>${te(e,s)}</p>
      <p class="soft small">${se(e).join(" \xB7 ")}</p>
    </div>
    <div class="history-actions">
      <a class="button history-replay" href=${b(e)} aria-describedby=${i}>${r("history.replay")}</a>
      <a class="button" href=${n} aria-describedby=${i}>${r("history.review")}</a>
      <button class="quiet" aria-describedby=${i} ?disabled=${!t.rules} @click=${()=>t.exportOne(e)}>
        ${r("history.export")}
      </button>
      <button class="quiet" aria-describedby=${i} @click=${()=>t.deleteOne(e)}>${r("history.delete")}</button>
    </div>
  </li>`}function Z(t){return t.mode==="computer"?r("play.computer",{level:t.level}):d(t,"w")||d(t,"b")?`${u(t,"w")} \u2013 ${u(t,"b")}`:r("home.two")}function $(t){return t==="w"||t==="b"?r("history.winner",{color:t}):r(`history.result.${t}`)}function ee(t,e){return e!=="w"&&e!=="b"?$(e):d(t,e)?r("history.winnerName",{name:u(t,e)}):$(e)}function te(t,e){const s=t.ended?R(t.ended.reason):"";return e==="drawn"?a`<span class="history-result">${s}</span>`:a`<span class="history-result ${e}">${ee(t,e)}</span> · ${s}`}function se(t){const e=Date.parse(t.touched),s=C(t.moves.length,F(t.start));return[r(`game.${t.game}`),t.mode==="computer"?r("history.youPlayed",{color:t.human}):"",r("home.continue.moves",{count:s}),t.clock?`${t.clock.minutes}+${t.clock.increment}`:"",e?new Intl.DateTimeFormat(g(),{dateStyle:"medium",timeStyle:"short"}).format(e):""].filter(Boolean)}await H("history");const m=20;class x extends P{static properties={games:{state:!0},filter:{state:!0},limit:{state:!0},rules:{state:!0},failed:{state:!0}};constructor(){super(),this.games=v(),this.filter=K(new URLSearchParams(location.search)),this.limit=m,this.rules=null,this.failed=!1,this.pictures=new Map,this.onStorage=this.onStorage.bind(this)}connectedCallback(){super.connectedCallback(),window.addEventListener("storage",this.onStorage),q().then(e=>this.rules=e,()=>this.failed=!0)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener("storage",this.onStorage)}onStorage({key:e}){(e===null||I(e))&&this.reload()}reload(){this.games=v()}selected(){return p(this.games,this.filter)}setFilter(e){const s={...this.filter,...e},o=f(s.opponent).some(i=>i===s.result);this.filter=o?s:{...s,result:""},this.limit=m,history.replaceState(null,"",B(this.filter))}showMore(){this.limit+=m}pictureOf(e){const s=this.pictures.get(e.id);if(s||!this.rules)return s??[];const o=this.replay(this.rules,e)?.pieces??[];return this.pictures.set(e.id,o),o}replay(e,s){try{return e.view(w(s))}catch{return null}}exportOne(e){this.saveRecords([e],`ordo-${e.game}-${e.begun.slice(0,10)}.ordo`)}exportSelected(){this.saveRecords(this.selected().reverse(),`ordo-games-${new Date().toISOString().slice(0,10)}.ordo`)}saveRecords(e,s){const{rules:o}=this;if(!o)return;const i=e.filter(n=>this.replay(o,n)).map(n=>o.writeRecord(U(n)).trimEnd());j(s,`${i.join(`

`)}
`)}deleteOne(e){const s=this.selected().indexOf(e);S(e),this.reload(),this.offerUndo([e]),this.focusEntry(s)}async deleteSelected(){const e=this.selected(),s=r("history.deleteSure",{count:e.length});if(await D(s,r("history.delete"))){for(const o of e)S(o);this.reload(),this.offerUndo(e),this.focusEntry(0)}}offerUndo(e){const s=()=>{for(const o of e)T(o);this.reload()};G(r("history.deleted",{count:e.length}),{action:{label:r("history.undo"),run:s}})}async focusEntry(e){await this.updateComplete;const s=this.querySelectorAll(".history-replay");(s[Math.min(e,s.length-1)]??this.querySelector("h1"))?.focus()}render(){return J(this)}}customElements.define("ordo-history",x);export{x as OrdoHistory};
