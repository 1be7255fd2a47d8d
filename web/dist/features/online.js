//# allFunctionsCalledOnLoad
import{ak as De,t as s,be as Ne,bf as je,K as a,ap as L,ar as R,b as h,aQ as E,L as k,n as w,bg as Fe,bh as b,bi as I,bj as Ge,_ as We,aE as Be,bk as Ve,s as X,bl as ze,d as Je,bm as Ke,bn as Qe,bo as Y,f as H,bp as Z,aO as ee,bq as te,br as T,bs as Xe,bt as _,m as q,bu as Ye,g as He,c as Ze,l as et,ad as P,bv as tt,ax as nt,k as p,bw as st,bx as it,by as M,J as ot,o as v,ai as at,bz as rt,a9 as C,bA as lt,bB as x,bC as ne,i as se,ac as ct,D as f,E as $,q as U,P as ht,Q as ut,U as S,R as dt,T as pt,Y as ft,W as mt,X as bt,Z as vt,a1 as $t,$ as gt,bD as D,bE as ie,bF as yt,bG as wt,bH as oe,bI as kt,M as N,bJ as St,G as Ot,a2 as Tt,ag as Mt,O as Et,ab as Ct}from"../app/app.js";await De("online");function j(){return a`<label class="field"
    ><span>${s("online.name")}</span>
    <input
      type="text"
      name="nickname"
      maxlength="24"
      autocomplete="nickname"
      spellcheck="false"
      placeholder=${s("home.guest")}
      .value=${Ne()}
      @input=${n=>je(n.target.value)}
  /></label>`}const At=180,Lt=180,Rt=14,ae={none:["none"],live:["1+1","3+2","5+0","5+3","10+0","10+5","15+10","30+0","30+20","60+30"],days:["1d","2d","3d","5d","7d","14d"]},It={none:"none",live:"10+5",days:"3d"},_t=["3+2","5+3","10+5","15+10","30+20","1d","3d","7d","none"],O={minutes:At,seconds:Lt,days:Rt},qt=480,Pt=1500;function re(n){const[,e,t,i]=/^(?:(\d{1,3})\+(\d{1,3})|(\d{1,2})d)$/.exec(String(n))??[];return i?Number(i)>=1&&Number(i)<=O.days:n==="none"||Number(e)<=O.minutes&&Number(t)<=O.seconds&&Number(e)+Number(t)>0}function m(n){return n==="none"?"none":n.endsWith("d")?"days":"live"}const le=n=>Number(n.slice(0,-1));function xt(n){const[e=0,t=0]=n.split("+").map(Number),i=e*60+t*40;return i<qt?"blitz":i<Pt?"rapid":"classical"}function g(n){const e=m(n);if(e==="none")return s("new.clock.none");if(e==="days")return s("online.days",{count:le(n)});const[t=0,i=0]=n.split("+").map(Number);return i?s("new.clock.inc",{minutes:t,count:i}):s("new.clock.n",{count:t})}function Ut(n){return m(n)==="live"?n:m(n)==="days"?F(n):g(n)}const F=n=>s("online.dayCount",{count:le(n)}),ce="ordo.challenge",he={side:"random",clock:"10+5"};function ue(){const n=L(ce)??{},e=re(n.clock)?n.clock:he.clock;return{game:n.game==="khalifa"?"khalifa":"stein",side:["w","b"].includes(n.side)?n.side:he.side,clock:e,own:!ae[m(e)].includes(e),public:n.public===!0}}function de(n){R(ce,n)}function pe(n,e){const t=m(n.clock);return a` ${E("clock-kind",s("new.clock"),[["none",s("new.clock.none")],["live",s("online.live")],["days",s("online.daysPerMove")]],t,i=>e({clock:It[i],own:!1}))}
  ${t==="none"?h:Dt(t,n,e)}
  ${n.own?jt(n.clock,i=>e({clock:i})):h}`}function Dt(n,{clock:e,own:t},i){const o=(r,l,c)=>a`<label
      ><input type="radio" name="clock" .checked=${r} @change=${c} /><span>${l}</span></label
    >`;return a`<fieldset>
    <legend>${s(n==="live"?"online.time":"online.daysPerMove")}</legend>
    <div class="clock-tiles">
      ${ae[n].map(r=>o(!t&&r===e,Nt(r),()=>i({clock:r,own:!1})))}
      ${o(t,s("online.otherClock"),()=>i({own:!0}))}
    </div>
  </fieldset>`}function Nt(n){return m(n)==="days"?F(n):a`${n} <span class="visually-hidden">(${g(n)})</span>`}function jt(n,e){const t=m(n)==="days",i=l=>{const c=[...l.currentTarget.querySelectorAll("input")],d=c.map(u=>Number(u.value)).join("+")+(t?"d":"");c.at(-1)?.setCustomValidity(d==="0+0"?s("online.noTime"):""),re(d)&&c.every(u=>u.value)&&e(d)},[o=0,r=0]=n.replace("d","").split("+").map(Number);return a`<div class="own-clock" @input=${i}>
    ${t?G(s("online.daysPerMove"),o,1,O.days):[G(s("online.minutes"),o,0,O.minutes),G(s("online.seconds"),r,0,O.seconds)]}
  </div>`}function G(n,e,t,i){return a`<label class="field"
    ><span>${n}</span
    ><input type="number" inputmode="numeric" required min=${t} max=${i} step="1" value=${e}
  /></label>`}class fe extends k{static properties={form:{state:!0},problem:{state:!0},busy:{state:!0}};constructor(){super(),this.form=ue(),this.problem="",this.busy=!1}setChallenge(e){this.form={...this.form,...e}}async make(e){e.preventDefault(),de(this.form),this.busy=!0,this.problem="";try{const{own:t,...i}=this.form;w(`/g/${(await Fe(i)).id}`)}catch(t){this.problem=b(t),this.busy=!1}}render(){const{form:e}=this;return a`<form class="page lobby friend" @submit=${this.make}>
      <h1>${s("app.friend")}</h1>
      ${I("/friend")}
      <div class="new-game">
        ${Ge(e.game,t=>this.setChallenge({game:t}))}
        <div class="new-options">
          ${E("side",s("new.color"),[["w",s("seat.w")],["b",s("seat.b")],["random",s("new.color.random")]],e.side,t=>this.setChallenge({side:t}))}
          ${e.game==="khalifa"?a`<p class="soft small">${s("online.randomStarter")}</p>`:h}
          ${pe(e,t=>this.setChallenge(t))}
          ${E("public",s("online.whoCanJoin"),[["link",s("online.byLink")],["public",s("online.public")]],e.public?"public":"link",t=>this.setChallenge({public:t==="public"}))}
          ${j()} ${this.problem?a`<p class="problem" role="alert">${this.problem}</p>`:h}
          <div class="start"><button class="primary large" ?disabled=${this.busy}>${s("online.makeLink")}</button></div>
        </div>
      </div>
    </form>`}}customElements.define("ordo-friend",fe);var Ft=Object.freeze({__proto__:null,OrdoFriend:fe});const W=864e5,me=36e5,Gt=2e4;class Wt extends k{static properties={left:{attribute:!1},since:{attribute:!1},running:{attribute:!1},color:{attribute:!1},days:{attribute:!1}};constructor(){super(),this.left=0,this.since=0,this.running=!1,this.color="w",this.days=!1,this.timer=0}disconnectedCallback(){super.disconnectedCallback(),clearTimeout(this.timer)}now(){return Math.max(0,this.left-(this.running?performance.now()-this.since:0))}render(){const e=this.now();clearTimeout(this.timer),this.running&&e>0&&(this.timer=window.setTimeout(this.redraw,e<12e3?100:250));const t=Bt(e),i=e<(this.days?me:Gt);return a`<span
      class="clock ${this.running?"running":""} ${i?"low":""} ${this.days?"days":""}"
      role="timer"
      aria-label=${s("play.clock",{color:this.color,time:t})}
      >${t}</span
    >`}}function Bt(n){return n<W?We(n):s("online.daysLeft",{days:Math.floor(n/W),hours:Math.floor(n%W/me)})}customElements.define("ordo-server-clock",Wt);const Vt=2;function zt(n){const e=n.you??"w";return a`<li class="mini">
    <a class="mini-link" href="/g/${n.id}">
      ${be(n,"w",e)} ${be(n,"b",e)}
      <ordo-mini-board
        game=${n.game}
        orientation=${e}
        .pieces=${Be([n.position],()=>Ve(n.game,n.position))}
        .net=${X().net}
      ></ordo-mini-board>
      <span class="mini-facts">
        <span class="soft" title=${g(n.clock)}
          >${s(`game.${n.game}`)} · ${Ut(n.clock)}</span
        >
        <span>${Kt(n).join(" \xB7 ")}</span>
      </span>
    </a>
  </li>`}function be(n,e,t){const i=(e==="w"?n.white:n.black)||s("home.guest"),o=ze(n,e);return a`<span class="mini-player ${e===t?"near":"far"} ${o==="1"?"won":""}">
    <ordo-piece color=${e}></ordo-piece><span class="visually-hidden">${s(`side.${e}`)}:</span>
    <bdi title=${i}>${i}</bdi>
    ${o?a`<span class="mini-score" aria-hidden="true">${o}</span>`:Jt(n,e)}
  </span>`}function Jt(n,e){return n.status!=="playing"||Ke(n)!==e?h:!Qe(n)||!n.deadline||n.plies<Vt?a`<span class="mini-turn" aria-hidden="true"></span>`:a`<span class="mini-clock" aria-hidden="true"
    ><ordo-server-clock
      .left=${n.deadline-Y()}
      .since=${performance.now()}
      .running=${!0}
      .color=${e}
    ></ordo-server-clock
  ></span>`}function Kt(n){if(n.status==="over")return[Yt(n),Qt(n.updated)];const e=s("online.moveNumber",{count:Je(n)}),t=n.clock.endsWith("d")&&n.deadline?[s("online.due",{when:Xt(n.deadline)})]:[];return[e,...t]}function Qt(n){return new Intl.DateTimeFormat(H(),{dateStyle:"medium"}).format(n)}function Xt(n){const e=Math.max(0,(n-Y())/36e5),t=new Intl.RelativeTimeFormat(H());return e<1?t.format(Math.ceil(e*60),"minute"):e<48?t.format(Math.floor(e),"hour"):t.format(Math.floor(e/24),"day")}function Yt(n){return n.result==="1-0"||n.result==="0-1"?s("online.winnerIs",{color:n.result==="1-0"?"w":"b"}):n.result==="*"?s("online.noResult"):s("online.drawn")}const Ht=4;function B(n){return a`<ul class="minis">
    ${Z(n,({id:e})=>e,zt)}
  </ul>`}function ve(n,e=()=>h){return a`<ul class="challenges">
    ${Z(n,({id:t})=>t,t=>a`<li>
          <a class="challenge" href="/g/${t.id}">
            <ordo-mini-board game=${t.game} .pieces=${ee[t.game]}></ordo-mini-board>
            <span class="challenge-words">
              <strong><bdi>${t.creator||s("home.guest")}</bdi></strong>
              <span class="soft small">${Zt(t).join(" \xB7 ")}</span>
            </span>
            ${e(t)}
          </a>
        </li>`)}
  </ul>`}function Zt(n){const e=n.side==="random"?[]:[s("online.challengerPlays",{color:n.side})];return[s(`game.${n.game}`),g(n.clock),...e]}function V(){return a`<div role="status">
    <span class="visually-hidden">${s("online.loading")}</span>
    <div class="minis" aria-hidden="true">
      ${Array.from({length:Ht},()=>a`<div class="mini"><div class="mini-waiting"></div></div>`)}
    </div>
  </div>`}const en=5e3;class $e{constructor(e,t){this.host=e,this.load=t,this.problem="",this.loaded=!1,this.timer=0,this.onVisible=()=>document.visibilityState==="visible"&&void this.refresh(),e.addController(this)}hostConnected(){document.addEventListener("visibilitychange",this.onVisible),window.addEventListener("online",this.onVisible),this.refresh()}hostDisconnected(){document.removeEventListener("visibilitychange",this.onVisible),window.removeEventListener("online",this.onVisible),clearTimeout(this.timer)}async refresh(){clearTimeout(this.timer);try{document.visibilityState==="visible"&&await this.load(),this.problem="",this.loaded=!0}catch(e){if(!(e instanceof te))throw e;this.problem=e.code}this.host.requestUpdate(),clearTimeout(this.timer),this.host.isConnected&&this.problem!=="no-online"&&(this.timer=window.setTimeout(()=>{this.refresh()},en))}isFresh(){return this.loaded&&!this.problem}problemView(){return a`<div class="calm" role="status">
      <p>${T(this.problem)}</p>
      <div class="rowed">
        ${this.problem==="no-online"?h:a`<button @click=${()=>{this.refresh()}}>${s("app.retry")}</button>`}
        <a class="button" href="/play">${s("home.computer")}</a>
      </div>
    </div>`}}function tn({form:n,open:e,isDisabled:t,refused:i,onChange:o,onStart:r}){const l=c=>{c.preventDefault(),r(n.clock)};return a`<section class="quick card stack" aria-labelledby="quick-title">
    <div>
      <h2 id="quick-title">${s("online.quick")}</h2>
      <p class="soft small">${s("online.quickLine")}</p>
    </div>
    ${E("game",s("online.game"),[["stein",s("game.stein")],["khalifa",s("game.khalifa")]],n.game,c=>o({game:c}))}
    <div class="tiles">
      ${_t.map(c=>a`<button class="tile" ?disabled=${t} @click=${()=>r(c)}>
            ${nn(c)} ${sn(Xe(e,n.game,c))}
          </button>`)}
    </div>
    ${i?a`<p class="problem" role="alert">${i}</p>`:h}
    <details class="other-clock" ?open=${n.own}>
      <summary>${s("online.otherTime")}</summary>
      <form class="stack" @submit=${l}>
        ${pe(n,o)}
        <button class="primary" ?disabled=${t}>${s("online.quick")}</button>
      </form>
    </details>
    ${j()}
  </section>`}function nn(n){const e=m(n);return e==="none"?a`<strong aria-hidden="true">∞</strong><span>${g(n)}</span>`:e==="days"?a`<strong>${F(n)}</strong><span>${s("online.perMove")}</span>`:a`<strong>${n}</strong><span>${s(`online.speed.${xt(n)}`)}</span>
    <span class="visually-hidden">(${g(n)})</span>`}function sn(n){return n?a`<span class="tile-waiting">${s("online.waitingCount",{count:n})}</span>`:h}class ge extends k{static properties={form:{state:!0},open:{state:!0},live:{state:!0},mine:{state:!0},busy:{state:!0},refused:{state:!0}};constructor(){super(),this.polling=new $e(this,()=>this.load()),this.form=ue(),this.open=[],this.live=[],this.mine=new Set,this.busy=!1,this.refused=""}async load(){const[e,t,i]=await Promise.all([_({list:"lobby"}),_({list:"live"}),q()]);this.open=e,this.live=t,this.mine=new Set(i.map(({id:o})=>o))}setChallenge(e){this.form={...this.form,...e}}async quick(e){this.setChallenge({clock:e}),de(this.form),this.busy=!0,this.refused="";try{const{game:t}=this.form;w(`/g/${(await Ye({game:t,clock:e,side:"random",public:!0})).id}`)}catch(t){this.refused=b(t),this.busy=!1}}playComputer(){He(Ze({...et(),mode:"computer",game:this.form.game}))}challenges(){return this.open.length?ve(this.open,e=>this.joinLabel(e)):P(s("online.noChallenges"),s("online.emptyLobby"),a`<button @click=${this.playComputer}>${s("home.computer")}</button>
        <a class="button" href="/friend">${s("app.friend")}</a>`)}joinLabel({id:e}){return this.mine.has(e)?a`<span class="soft small">${s("online.yours")}</span>`:a`<span class="challenge-join">${s("online.joinShort")}</span>`}render(){const{loaded:e,problem:t}=this.polling;return a`<div class="page lobby">
      <h1>${s("app.lobby")}</h1>
      ${I("/lobby")} ${t?this.polling.problemView():h}
      ${e||!t?this.content():h}
    </div>`}content(){const e=!this.polling.loaded&&!this.polling.problem;return a`<div class="lobby-columns">
      ${tn({form:this.form,open:this.open.filter(({id:t})=>!this.mine.has(t)),isDisabled:this.busy||!!this.polling.problem,refused:this.refused,onChange:t=>this.setChallenge(t),onStart:t=>{this.quick(t)}})}
      <div class="stack lobby-lists">
        <section class="stack" aria-labelledby="open-title">
          <h2 id="open-title">${s("online.openChallenges")}</h2>
          ${this.polling.isFresh()||this.open.length?this.challenges():h}
        </section>
        <section class="stack" aria-labelledby="live-title">
          <h2 id="live-title">${s("online.liveGames")}</h2>
          ${e?V():this.live.length?B(this.live):this.noLive()}
        </section>
      </div>
    </div>`}noLive(){return this.polling.isFresh()?a`<p class="soft">${s("online.noLive")}</p>`:h}}customElements.define("ordo-lobby",ge);var on=Object.freeze({__proto__:null,OrdoLobby:ge});const z=4;async function ye(n){try{await navigator.clipboard.writeText(n),p(s("app.copied"))}catch{p(s("online.copyManually",{link:n}),{stay:!0})}}async function an(n){try{await navigator.share({title:"Ordo",text:s("online.invitation"),url:n})}catch{}}function rn(n){return a`<div class="share-link">
    <label class="stacked"
      ><span class="legend">${s("online.link")}</span>
      <input
        class="link"
        type="text"
        readonly
        .value=${n}
        @focus=${e=>e.target.select()}
    /></label>
    <div class="rowed">
      <button class="primary" @click=${()=>ye(n)}>${s("online.copy")}</button>
      ${"share"in navigator?a`<button @click=${()=>an(n)}>${s("online.share")}</button>`:h}
    </div>
  </div>`}function ln(n){const e=tt(n,{minCorrectionLevel:st.M}),t=e.size+2*z;let i="";for(let o=0;o<e.size;o++)for(let r=0;r<e.size;r++)e.get(r,o)&&(i+=`M${r+z} ${o+z}h1v1h-1z`);return a`<svg
    class="qr"
    viewBox="0 0 ${t} ${t}"
    role="img"
    aria-label=${s("online.qr")}
    shape-rendering="crispEdges"
  >
    ${nt`<rect width=${t} height=${t} fill="#fff"></rect><path d=${i} fill="#000"></path>`}
  </svg>`}const cn=["hello","good-luck","well-played","thank-you","sorry","one-moment","good-game","goodbye"];function we(n,e,t,i){const o=()=>n.querySelector(`dialog.${e}`);return a`<dialog
    class="sheet ${e}"
    aria-labelledby="${e}-title"
    @click=${r=>{const l=r.target;(l===o()||l.closest(".sheet-actions"))&&o()?.close()}}
  >
    <div class="sheet-body">
      <div class="sheet-head">
        <h2 id="${e}-title">${t}</h2>
        <button class="quiet" @click=${()=>o()?.close()}>${s("app.close")}</button>
      </div>
      ${i}
    </div>
  </dialog>`}function hn(n){return we(n,"talk",s("online.say"),a`<div class="sheet-actions">
      ${cn.map(e=>a`<button @click=${()=>n.say(e)}>${s(`phrase.${M(e)}`)}</button>`)}
    </div>`)}async function un(n){try{at(`ordo-${n}.ordo`,await rt(n))}catch(e){p(b(e))}}async function dn(n,e){if(await C(s("online.blockSure",{name:e}),s("online.block",{name:e}),s("app.cancel")))try{await lt(n),p(s("online.blocked",{name:e}),{action:{label:s("online.unblock"),run:()=>{ke(n,e)}}})}catch(t){p(b(t))}}async function ke(n,e){try{await it(n),p(s("online.unblocked",{name:e}))}catch(t){p(b(t))}}function pn(n,e,t){const{you:i,id:o,clock:r}=e.view,l=e.state.status==="over",c=()=>n.querySelector("dialog.talk")?.showModal();return we(n,"more",s(`game.${e.view.game}`),a` <p class="soft small">${g(r)}</p>
      <div class="sheet-actions">
        ${t} ${i?a`<button @click=${c}>${s("online.say")}</button>`:h}
        <button @click=${()=>n.flip()}>${s("board.flip")}</button>
        <button @click=${()=>ye(`${location.origin}/g/${o}`)}>${s("online.copySpectator")}</button>
        ${l||!i?a`<button @click=${()=>n.game.line&&w(`/analyse${ot(n.game.line)}`)}>
                ${s("play.analyse")}
              </button>`:h}
        ${l?a`<button @click=${()=>un(o)}>${s("online.record")}</button>`:h}
        ${i?a`<button @click=${()=>dn(o,n.nameOf(v(i)))}>
                ${s("online.block",{name:n.nameOf(v(i))})}
              </button>`:h}
        <button @click=${()=>w("/mine")}>${s("app.mine")}</button>
        <button @click=${()=>w("/lobby")}>${s("app.lobby")}</button>
      </div>`)}function Se(n,e){const t=new Set(n.map(({id:i})=>i));return[...n,...e.filter(({id:i})=>!t.has(i))]}const J=n=>n.filter(e=>e.status==="over"),fn=({status:n,white:e})=>n!=="over"||e!==null;function mn(){return P(s("online.mine.none"),"",a`<a class="button primary" href="/lobby">${s("app.lobby")}</a>
      <a class="button" href="/friend">${s("app.friend")}</a>`)}class Oe extends k{static properties={games:{state:!0},more:{state:!0},blocks:{state:!0}};constructor(){super(),this.polling=new $e(this,()=>this.load()),this.games=[],this.more=!1,this.blocks=[]}async load(){const e=await q();this.polling.loaded||(this.more=J(e).length===x),this.games=e.length?Se(e,this.games):[],this.polling.loaded||(this.blocks=await ne())}async unblock(e){await ke(e.game,e.name||s("home.guest")),this.blocks=await ne().catch(()=>this.blocks)}blocked(){return a`<section class="stack blocked">
      <h2>${s("online.mine.blocked")}</h2>
      <ul class="plain">
        ${this.blocks.map(e=>a`<li class="rowed">
              <bdi>${e.name||s("home.guest")}</bdi>
              <button @click=${()=>this.unblock(e)}>${s("online.unblock")}</button>
            </li>`)}
      </ul>
    </section>`}async findOlder(){const e=J(this.games).at(-1);if(e)try{const t=await q({until:String(e.updated)});this.more=t.length===x,this.games=Se(this.games,t)}catch(t){p(b(t))}}render(){const e=this.games.filter(fn),t=[["online.mine.turn",e.filter(se)],["online.mine.theirs",e.filter(i=>i.status==="playing"&&!se(i))],["online.mine.open",e.filter(i=>i.status==="open")],["online.mine.over",J(e)]];return a`<div class="page lobby">
      <h1>${s("app.mine")}</h1>
      ${ct("/mine")} ${this.polling.problem?this.polling.problemView():h}
      ${this.polling.loaded||this.polling.problem?h:V()}
      ${this.polling.loaded&&!e.length?mn():h}
      ${t.map(([i,o])=>o.length?a`<section class="stack">
              <h2>${s(i)}</h2>
              ${i==="online.mine.open"?ve(o):B(o)}
            </section>`:h)}
      ${this.more?a`<div class="rowed"><button @click=${this.findOlder}>${s("online.older")}</button></div>`:h}
      ${this.blocks.length?this.blocked():h}
      <p class="soft small">${s("online.mine.device")}</p>
    </div>`}}customElements.define("ordo-mine",Oe);var bn=Object.freeze({__proto__:null,OrdoMine:Oe});const vn=864e5;class Te extends k{static properties={games:{state:!0},problem:{state:!0},loaded:{state:!0},more:{state:!0}};constructor(){super(),this.games=[],this.problem="",this.loaded=!1,this.more=!1,this.asked=0}connectedCallback(){super.connectedCallback(),this.updateComplete.then(()=>this.find())}query(){const e=this.querySelector("form");if(!e)return{};const t=new FormData(e),i=l=>String(t.get(l)??"").trim(),o={};for(const l of["name","game","result"])i(l)&&(o[l]=i(l));const r=l=>new Date(`${i(l)}T00:00`).getTime();return r("from")&&(o.from=String(r("from"))),r("until")&&(o.until=String(r("until")+vn)),o}async find(e=!1){const t=++this.asked,i=this.games.at(-1);try{const o=await _({list:"archive",...this.query(),...e&&i?{until:String(i.updated)}:{}});if(t!==this.asked)return;this.games=e?[...this.games,...o]:o,this.more=o.length===x,this.problem=""}catch(o){t===this.asked&&(this.problem=b(o))}this.loaded=!0}render(){return a`<div class="page lobby">
      <h1>${s("app.archive")}</h1>
      ${I("/archive")}
      <form
        class="search"
        role="search"
        @submit=${e=>{e.preventDefault(),this.find()}}
        @change=${()=>this.find()}
      >
        <label class="stacked"
          ><span class="legend">${s("online.player")}</span
          ><input type="text" name="name" maxlength="24" autocomplete="off"
        /></label>
        <label class="stacked"
          ><span class="legend">${s("online.game")}</span
          ><select name="game">
            <option value="">${s("online.any")}</option>
            <option value="stein">${s("game.stein")}</option>
            <option value="khalifa">${s("game.khalifa")}</option>
          </select></label
        >
        <label class="stacked"
          ><span class="legend">${s("online.result")}</span
          ><select name="result">
            <option value="">${s("online.any")}</option>
            <option value="1-0">${s("online.winnerIs",{color:"w"})}</option>
            <option value="0-1">${s("online.winnerIs",{color:"b"})}</option>
            <option value="1/2-1/2">${s("online.drawn")}</option>
          </select></label
        >
        <label class="stacked"><span class="legend">${s("online.from")}</span><input type="date" name="from" /></label>
        <label class="stacked"
          ><span class="legend">${s("online.until")}</span><input type="date" name="until"
        /></label>
        <button class="primary">${s("online.find")}</button>
      </form>
      <p class="soft small">${s("online.archivePublic")} <a href="/mine">${s("app.mine")}</a></p>
      <div role="status" class="visually-hidden">
        ${this.loaded&&!this.problem?s("online.found",{count:this.games.length}):""}
      </div>
      ${this.problem?a`<p class="calm" role="status">${this.problem}</p>`:h}
      ${this.loaded&&!this.problem&&!this.games.length?P(s("online.noneFound"),""):h}
      ${this.loaded?h:V()} ${this.games.length?B(this.games):h}
      ${this.more?a`<div class="rowed"><button @click=${()=>this.find(!0)}>${s("online.older")}</button></div>`:h}
    </div>`}}customElements.define("ordo-archive",Te);var $n=Object.freeze({__proto__:null,OrdoArchive:Te});const gn=9e3;class yn{constructor(e){this.page=e,this.phrases={}}onEvent(e,t){const{type:i,by:o}=t,{you:r}=e.view,l=!!o&&o===r;if(t.type==="move"&&!l&&o&&this.announceMove(e,o,t.move),t.type==="said"&&o&&this.showPhrase(o,t.phrase),i==="over"&&this.announceEnd(e),t.type==="rematch"&&r&&w(`/g/${t.game}`),o&&!l&&/-(offered|declined)$|^taken-back$/.test(i)){const c=s(`online.event.${M(i)}`,{name:this.page.nameOf(o)});f(c),i.endsWith("declined")&&r&&p(c),i.endsWith("offered")&&r&&$("call")}}onSnapshot(e,t){const{state:i,stored:o,view:r}=e,{you:l}=r,c=t.state.status;if(c==="open"&&i.status==="playing")return this.announceStart(e);if(c!=="over"&&i.status==="over")this.announceEnd(e);else if(o.length<t.stored.length)f(s("online.event.takenBack"));else if(o.length>t.stored.length){const u=o.length%2?r.starter:v(r.starter);u!==l&&this.announceMove(e,u,o.at(-1)??"")}const d=e.offered();d&&l&&d!==t.offered&&(f(s(`online.event.${d}Offered`,{name:this.page.nameOf(v(l))})),$("call")),l&&i.rematch&&!t.state.rematch&&w(`/g/${i.rematch}`)}showPhrase(e,t){this.setPhrase(e,t),f(`${this.page.nameOf(e)}: ${s(`phrase.${M(t)}`)}`),setTimeout(()=>{this.phrases[e]===t&&this.setPhrase(e,void 0)},gn)}setPhrase(e,t){this.phrases={...this.phrases,[e]:t},this.page.requestUpdate()}announceStart(e){if(!e.view.you)return p(T("taken"));$("call"),f(s("online.started"))}announceMove(e,t,i){const{game:o}=this.page,r=o.shown===null,l=r&&!!o.view?.last?.captures.length;f(s(l?"play.captured":"play.moved",{color:t,move:i})),e.state.status==="playing"&&$(l?"capture":"move"),r&&o.view&&o.isSplit()&&f(s("play.splitOf",{color:o.view.turn}))}announceEnd(e){const t=this.page.outcome();e.view.names&&$("end"),t&&f(U(t.reason))}}function wn(n){const{outcome:e,remark:t}=n;return{kind:t?"remark":e?"over":n.isSplit||n.offered?"warn":"",headline:e&&!t?On(n.you,e):"",text:t||kn(n),hints:t?[]:Sn(n)}}function kn(n){const{view:e,you:t,outcome:i,prompt:o,offered:r,canMove:l}=n;return e?o||(r&&t?Me(n,r):n.premove?s("premove.chosen",{move:n.premove}):i?U(i.reason):n.isSplit?l?s("play.split"):s("play.splitOf",{color:e.turn}):n.isEarlier?s("play.earlier",{color:e.turn}):l?e.phase==="placing"?s("play.place"):s("play.yourTurn"):n.isPlaying&&t?s("online.turnOfName",{name:n.names[e.turn]}):s("play.turnOf",{color:e.turn})):s("app.loading")}function Sn(n){const{you:e,offered:t,asked:i,outcome:o,occurrences:r,firstMoveMinutes:l,watchers:c}=n,d=[],u=(y,Ue=!1)=>d.push({text:y,firm:Ue});return e&&t&&n.prompt&&u(Me(n,t),!0),n.premove&&u(s("premove.cancelHint"),!0),i&&u(s(`online.offered.${i}`),!0),n.hasUnsent&&u(s("online.notSent"),!0),n.unseen&&u(s("online.newMove",{move:n.unseen})),e&&!n.isPlaying&&n.noRematch&&!n.hasRematch&&!t&&u(s("online.event.rematchDeclined",{name:K(n)}),!0),!o&&n.isPlaying&&(r>1&&!n.isEarlier&&u(s("play.repeated",{count:r}),!0),l&&u(s("online.firstMoveTime",{count:l})),n.isOpponentAway&&u(s("online.awayName",{name:K(n)}))),e||u(s(n.hasRematch?"online.rematchStarted":"online.watching")),c>(e?0:1)&&u(s("online.watchers",{count:c})),d}function Me(n,e){return s(`online.event.${e}Offered`,{name:K(n)})}function K({you:n,names:e}){return e[n==="w"?"b":"w"]}function On(n,{winner:e,reason:t}){return e?n?e===n?s("play.win.you"):s("online.youLose"):"":t.code.startsWith("online.ended.")?"":U(t)}function Tn({you:n,isPlaying:e,isEarlier:t,prompt:i,offered:o}){return i?"turn":o&&n?"offer":t&&e?"earlier":e?n?"play":"watch":"over"}function Mn({winner:n,reason:e},t){return e==="aborted"?{winner:n,reason:{code:t?"online.ended.aborted":"online.withdrawn"}}:e==="expired"?{winner:n,reason:{code:t?"online.ended.late":"online.ended.expired"}}:{winner:n,reason:{code:`outcome.${M(e)}`,args:n?{winner:n}:{}}}}function En(n,e){const{game:t}=n,i=n.orientation(),o=Cn(n,e),r=e.view.game,l=ht(t,{orientation:i,marks:ut(t.view),outcome:o.outcome}),c={play:!0,online:!0,pending:!!e.pending&&t.shown===null},d=o.prompt!==""||o.offered!==null||o.isEarlier;return a`<div class=${S(c)} data-game=${r}>
    <h1 class="visually-hidden"><bdi>${n.nameOf("w")}</bdi> – <bdi>${n.nameOf("b")}</bdi></h1>
    ${Ee(n,e,v(i),"far")}
    <div class="play-board">${l}</div>
    ${Ee(n,e,i,"near")} ${Rn(n,o)} ${_n(n,e,o)} ${dt(t)}
    ${o.you&&o.isPlaying?a`<ordo-move-input
            game=${r}
            ?placing=${t.view?.phase==="placing"}
            .controller=${t}
          ></ordo-move-input>`:h}
    ${t.view?pt(t.pieces()):h}
    ${o.you?a`<p class="visually-hidden">${s(`board.help.${r}`)}</p>`:h}
    ${hn(n)}${pn(n,e,d?Ae(n,e):h)}
  </div>`}function Cn(n,e){const{game:t,session:i}=n,{view:o,state:r,presence:l}=e,{you:c}=o,d=o.clock.endsWith("d"),u=!!r.clocks&&!r.clocks.running&&!d;return{you:c,names:{w:n.nameOf("w"),b:n.nameOf("b")},isPlaying:r.status==="playing",view:t.view,outcome:n.outcome(),isEarlier:t.shown!==null,canMove:t.canMove(),isSplit:t.isSplit(),remark:t.remark,premove:t.shown===null?t.premoves.text():"",prompt:t.made.length?ft(t.steps):"",offered:e.offered(),asked:c?e.offerOf(c):null,hasUnsent:i.hasUnsent(),unseen:n.unseen(),noRematch:e.noRematch,hasRematch:r.rematch!==null,occurrences:r.occurrences,firstMoveMinutes:u?o.public?1:5:0,isOpponentAway:!!c&&!!l&&!l[v(c)]&&!d,watchers:l?.watchers??0}}function Ee(n,e,t,i){const{game:o,session:r}=n,{state:l,view:c,presence:d}=e,u=l.status==="playing"&&(o.view?.turn??l.turn)===t,y=c.you===t;return a`<div class=${S({strip:!0,turn:u,[i]:!0})}>
    <ordo-piece class="strip-piece" color=${t}></ordo-piece>
    <span class="strip-name" title=${n.nameOf(t)}
      ><bdi>${n.nameOf(t)}</bdi>${y?a` <span class="soft">${s("online.you")}</span>`:h}</span
    >
    ${d&&r.connectionState==="open"&&!y?An(d[t]):h}
    ${mt(o,t)} ${o.view?.tray[t].length?bt(o,t):h}
    ${Ln(n,e,t)}
  </div>`}function An(n){const e=s(n?"online.present":"online.away");return a`<span
    class=${S({there:!0,away:!n})}
    role="img"
    aria-label=${e}
    title=${e}
  ></span>`}function Ln({session:n},e,t){const{clocks:i,ending:o}=e.state;if(!i)return h;const r=!!e.pending&&i.running===t,l=r?Math.max(0,n.clockStoppedAt-e.receivedAt):0,c=o?.reason==="time"&&o.winner!==t;return a`<ordo-server-clock
    .left=${c?0:Math.max(0,i[t]-l)}
    .since=${e.receivedAt}
    .running=${i.running===t&&!r}
    .color=${t}
    .days=${e.view.clock.endsWith("d")}
  ></ordo-server-clock>`}function Rn(n,e){const{kind:t,headline:i,text:o,hints:r}=wn(e);return a`<div class="status ${t}">
    <div class="told">
      ${vt(i,o)} ${In(n)}
      <div class="hints soft small">
        ${r.map(({text:l,firm:c})=>a`<span class=${S({hint:!0,firm:c})}>${l}</span> `)}
      </div>
    </div>
  </div>`}function In(n){return["w","b"].map(e=>{const t=n.announcer.phrases[e];if(!t)return h;const i=a`<span class="visually-hidden"><bdi>${n.nameOf(e)}</bdi>:</span>`;return a`<span class="said"
      ><ordo-piece color=${e}></ordo-piece>${i} ${s(`phrase.${M(t)}`)}</span
    > `})}function _n(n,e,t){const i=t.prompt!==""&&t.offered!==null,o=S({actions:!0,crowded:i});return a`<div class=${o} role="group" tabindex="-1" aria-label=${s("play.actions")}>
    ${qn(n,e,t)}
  </div>`}function qn(n,e,t){const{game:i}=n,{offered:o}=t,r=a`<button @click=${()=>n.openMore()}>${s("play.more")}</button>`;switch(Tn(t)){case"turn":return a`${$t(i)}${r}${o?Ce(n,o,""):h}`;case"offer":return a`${o?Ce(n,o,"primary"):h}${r}`;case"earlier":{const l=()=>i.goTo(i.line?.moves.length??0),c=S({primary:!0,news:t.unseen!==""});return a`<button class=${c} @click=${l}>${s("play.continue")}</button>${r}`}case"over":return a`${Pn(n,e)}${xn(n,e)}${r}`;case"watch":return a`<button @click=${()=>n.flip()}>${s("play.flip")}</button>${r}`;case"play":return a`${Ae(n,e)}${r}`}}function Pn(n,e){const{session:t}=n,{you:i}=e.view,{rematch:o}=e.state;if(o)return a`<a class="button primary" href="/g/${o}">${s("online.goToRematch")}</a>`;if(!i)return h;const r=e.noRematch||e.offerOf(i)==="rematch"||t.isSending("offer-rematch");return a`<button class="primary" ?disabled=${r} @click=${()=>n.act("offer-rematch")}>
    ${s("play.rematch")}
  </button>`}function xn(n,{view:{you:e}}){const{line:t}=n.game;if(!t?.moves.length)return h;const i=n.outcome()?.winner;return a`<a class="button" href=${gt(t,e&&i&&i!==e?e:null)}>${s("play.review")}</a>`}const Un={draw:["accept-draw","decline-draw"],takeBack:["accept-take-back","decline-take-back"],rematch:["offer-rematch","decline-rematch"]};function Ce(n,e,t){const[i,o]=Un[e],{session:r}=n,l=n.isOfferFresh||r.isSending(i)||r.isSending(o);return a`<button class=${t} ?disabled=${l} @click=${()=>n.act(i)}>
      ${s("online.accept")}
    </button>
    <button ?disabled=${l} @click=${()=>n.act(o)}>${s("online.decline")}</button>`}function Ae(n,e){const{session:t}=n,{you:i}=e.view;if(!i||e.state.status!=="playing")return h;const o=e.offerOf(i),r=e.canAbort(),l=o==="draw"||t.isSending("offer-draw")||r||e.offered()!==null,c=o==="takeBack"||t.isSending("offer-take-back")||!e.canAskTakeBack(),d=t.isSending("resign")||t.isSending("abort");return a` <button ?disabled=${l} @click=${()=>n.offerDraw()}>${s("online.draw")}</button>
    <button ?disabled=${c} @click=${()=>n.act("offer-take-back")}>${s("play.takeBack")}</button>
    <button ?disabled=${d} @click=${()=>n.resign()}>
      ${s(r?"online.abort":"play.resign")}
    </button>`}const Q="ordo.move.",A="ordo.steps.";function Le(n,e){e?R(Q+n,e):D(Q+n)}function Dn(n){const e=L(Q+n);return e&&e.type==="move"&&typeof e.id=="string"&&typeof e.move=="string"&&Number.isInteger(e.ply)?{id:e.id,type:"move",move:e.move,ply:e.ply}:null}function Nn(n,e,t){t.length?R(A+n,{ply:e,made:t}):D(A+n)}function jn(n,e){const t=L(A+n),i=t&&t.ply===e&&Array.isArray(t.made)&&t.made.every(o=>typeof o=="string");return t&&!i&&D(A+n),i?t.made:[]}class Fn{constructor(e,t){this.host=e,this.row=t,this.inside=!1,e.addController(this)}hostUpdate(){this.inside=!!document.activeElement?.closest(this.row)}hostUpdated(){if(!this.inside)return;const e=document.activeElement;(!e||e===document.body||e.matches(":disabled"))&&this.host.querySelector(this.row)?.focus({preventScroll:!0})}}const Re=[300,800,1500,3e3,6e3,1e4],Ie=6e3,_e=2e4,Gn=1012,Wn=6e4,Bn=1e3;class Vn{constructor(e,t){this.gameId=e,this.listener=t,this.state="connecting",this.socket=null,this.identity=null,this.unanswered=new Map,this.stopped=!1,this.failures=0,this.restartUntil=0,this.lastMessageAt=0,this.attempts=0,this.retryTimer=0,this.probeTimer=0,this.onOffline=()=>{this.restartUntil=0,this.reconnect()},this.onWake=()=>this.wake()}start(){window.addEventListener("offline",this.onOffline),window.addEventListener("online",this.onWake),document.addEventListener("visibilitychange",this.onWake),this.probeTimer=window.setInterval(()=>{this.probeIfSilent(_e)},_e/2),this.connect()}stop(){this.stopped=!0,window.removeEventListener("offline",this.onOffline),window.removeEventListener("online",this.onWake),document.removeEventListener("visibilitychange",this.onWake),clearTimeout(this.retryTimer),clearInterval(this.probeTimer),this.attempts++,this.socket?.close()}send(e){this.unanswered.set(e.id,e),this.state==="open"&&this.transmit(e)}transmit(e){const{socket:t}=this;t?.readyState===WebSocket.OPEN&&(t.send(JSON.stringify(e)),setTimeout(()=>{this.unanswered.has(e.id)&&this.socket===t&&this.reconnect()},Ie))}resync(){this.reconnect("open")}async connect(){clearTimeout(this.retryTimer);const e=++this.attempts,t=()=>e!==this.attempts;try{const o=await ie(this.gameId);if(t())return;this.listener.onGame(o)}catch(o){if(t())return;if(!(o instanceof te))throw o;if(o.code!=="no-such-game"&&o.code!=="no-online")return this.scheduleReconnect();this.stop(),this.listener.onMissing(o.code);return}const i=new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/games/${this.gameId}/socket`);this.socket=i,setTimeout(()=>{!t()&&this.state!=="open"&&this.reconnect()},Ie),i.onmessage=({data:o})=>{t()||this.onFrame(JSON.parse(o))},i.onclose=({code:o})=>{t()||(o===Gn&&(this.restartUntil=Date.now()+Wn),this.scheduleReconnect())}}onFrame(e){if(this.lastMessageAt=Date.now(),(e.type==="done"||e.type==="refused")&&this.unanswered.delete(e.id??""),e.type!=="game")return this.listener.onMessage(e);if(this.failures=0,this.restartUntil=0,this.identity=e.game,this.listener.onGame(e.game),!(this.state==="open"&&!this.unanswered.size)){this.setState("open");for(const t of this.unanswered.values())this.transmit(t)}}setState(e){e!==this.state&&(this.state=e,this.listener.onState(e))}reconnect(e="lost"){this.stopped||(this.attempts++,this.socket?.close(),this.socket=null,this.scheduleReconnect(e))}scheduleReconnect(e="lost"){if(this.stopped)return;this.socket=null;const t=Date.now()<this.restartUntil;this.setState(e==="open"?"connecting":t?"restarting":e);const i=t?Bn:Re[Math.min(this.failures++,Re.length-1)]??0;clearTimeout(this.retryTimer),this.retryTimer=window.setTimeout(()=>{this.connect()},i*(.7+.6*Math.random()))}wake(){if(!(this.stopped||document.visibilityState==="hidden")){if(this.state==="open")return void this.probeIfSilent(2e3);this.failures=0,this.socket||this.connect()}}async probeIfSilent(e){if(this.state!=="open"||Date.now()-this.lastMessageAt<e)return;this.lastMessageAt=Date.now();const t=this.attempts,i=await ie(this.gameId).catch(()=>null);if(t===this.attempts){if(!i)return this.reconnect();if(i.state.seq===this.listener.seq()){this.listener.onGame(i),(i.you!==this.identity?.you||i.yours!==this.identity.yours)&&this.resync();return}setTimeout(()=>t===this.attempts&&i.state.seq>this.listener.seq()&&this.reconnect(),1e3)}}}class zn{constructor(e,t){this.view=e,this.stored=[],this.pending=null,this.presence=null,this.noRematch=!1,this.receivedAt=t,this.state=e.state,this.applySnapshot(e,t)}applySnapshot(e,t){e.state.seq<this.state.seq||(this.view=e,this.stored=e.moves.map(({move:i})=>i),this.setState(e.state,t))}applyEvents(e,t,i){const o=e.filter(({seq:l})=>l>this.state.seq);let{seq:r}=this.state;for(const l of o)if(l.seq!==++r||l.type==="started")return null;for(const l of o)l.type==="move"&&(this.stored=[...this.stored.slice(0,l.ply-1),l.move]),l.type==="rematch-declined"&&(this.noRematch=l.by!==this.view.you),l.type==="taken-back"&&(this.stored=this.stored.slice(0,l.to));return t.seq!==r||t.plies!==this.stored.length?null:(this.setState(t,i),o)}setState(e,t){this.state=e,this.receivedAt=t,this.pending&&(this.pending.ply!==this.stored.length+1||e.status!=="playing")&&(this.pending=null)}moves(){return this.pending?[...this.stored,this.pending.move]:this.stored}isMyTurn(){return this.state.status==="playing"&&this.view.you===this.state.turn&&!this.pending}offered(){const{you:e}=this.view;return e?this.offerOf(e==="w"?"b":"w"):null}offerOf(e){const{draw:t,takeBack:i,rematch:o}=this.state.offers;return i===e?"takeBack":t===e?"draw":o===e?"rematch":null}canAskTakeBack(){const{you:e}=this.view;return!!e&&this.state.status==="playing"&&!this.pending&&this.stored.length>=(this.state.turn===e?2:1)}canAbort(){return this.state.status==="playing"&&this.stored.length<2}}const Jn=1e4;class Kn{constructor(e,t,i){this.host=e,this.gameId=t,this.hooks=i,this.model=null,this.connectionState="connecting",this.missing="",this.problem="",this.isJoining=!1,this.joiningElsewhereUntil=0,this.clockStoppedAt=0,this.unlock=void 0,this.unsubscribe=void 0,this.connection=new Vn(t,{onGame:o=>this.onGame(o),onMessage:o=>this.onMessage(o),onState:o=>this.onConnectionState(o),onMissing:o=>this.onMissing(o),seq:()=>this.model?.state.seq??0}),e.addController(this)}hostConnected(){this.unlock=yt(this.gameId),this.unsubscribe=wt(({game:e,done:t})=>{e===this.gameId&&(this.joiningElsewhereUntil=t?0:Date.now()+Jn,t&&this.connection.resync())}),this.connection.start()}hostDisconnected(){this.unlock?.(),this.unsubscribe?.(),this.connection.stop()}onGame(e){const{model:t}=this;if(!((this.isJoining||Date.now()<this.joiningElsewhereUntil)&&!e.you))if(!t)this.model=new zn(e,performance.now()),this.resendPendingMove(this.model),this.changed();else{const i={state:t.state,stored:t.stored,offered:t.offered()};t.applySnapshot(e,performance.now()),this.changed(),this.hooks.onSnapshot(i)}}onMessage(e){const{model:t}=this;if(t){if(e.type==="presence"&&(t.presence=e),e.type==="refused"&&this.onRefusal(t,e.id??"",e.code),e.type==="events"){const i=t.applyEvents(e.events,e.state,performance.now());if(!i)return this.connection.resync();this.changed();for(const o of i)this.hooks.onEvent(o)}this.host.requestUpdate()}}onConnectionState(e){this.connectionState=e,this.host.requestUpdate(),(e==="lost"||e==="restarting")&&f(s(`online.connection.${e}`))}onMissing(e){this.missing=e,this.host.requestUpdate()}onRefusal(e,t,i){if(i==="already-offered"&&e.state.status==="over"&&(e.noRematch=!0),e.pending?.id!==t)return p(T(i));e.pending=null,this.changed(),this.hooks.onMoveRejected(i)}changed(){this.model?.pending||Le(this.gameId,null),this.hooks.onChange(),this.host.requestUpdate()}sendMove(e){const{model:t}=this;t&&(this.clockStoppedAt=performance.now(),t.pending={id:crypto.randomUUID(),type:"move",move:e,ply:t.stored.length+1},Le(this.gameId,t.pending),this.connection.send(t.pending),this.changed())}resendPendingMove(e){const t=Dn(this.gameId);!t||!e.isMyTurn()||t.ply!==e.stored.length+1||(e.pending=t,this.connection.send(t))}send(e){this.connection.send({id:crypto.randomUUID(),...e}),this.host.requestUpdate(),this.connectionState!=="open"&&f(s("online.notSent"))}isSending(e){return[...this.connection.unanswered.values()].some(t=>t.type===e)}hasUnsent(){return this.connectionState==="open"?!1:[...this.connection.unanswered.values()].some(({type:e})=>e!=="move")}async join(){this.isJoining=!0,this.problem="",this.host.requestUpdate(),oe({game:this.gameId,done:!1});try{this.onGame(await kt(this.gameId))}catch(e){this.problem=b(e)}this.isJoining=!1,this.host.requestUpdate(),oe({game:this.gameId,done:!0}),this.connection.resync()}}function Qn(n,e){const{view:t}=e,i=`${location.origin}/g/${t.id}`;return a`<div class="page narrow wait">
    <h1>${s("online.waiting")}</h1>
    <div class="wait-columns">
      <div class="stack">
        ${qe(t,t.side)}
        <p>${s(t.public?"online.waitPublic":"online.waitLink")}</p>
        ${rn(i)}
      </div>
      <figure class="qr-frame">
        ${ln(i)}
        <figcaption class="soft small">${s("online.scan")}</figcaption>
      </figure>
      <div class="stack">
        <p class="soft small">${s(m(t.clock)==="live"?"online.waitStayLive":"online.waitStay")}</p>
        <div class="rowed">
          <button ?disabled=${n.session.isSending("abort")} @click=${()=>n.act("abort")}>
            ${s("online.withdraw")}
          </button>
        </div>
      </div>
    </div>
  </div>`}function Xn({state:n}){return a`<div class="page failure">
    <h1>${s(n.ending?.reason==="expired"?"online.ended.expired":"online.withdrawn")}</h1>
    <div class="rowed">
      <a class="button primary" href="/friend">${s("app.friend")}</a
      ><a class="button" href="/lobby">${s("app.lobby")}</a>
    </div>
  </div>`}function Yn(n,e){const{view:t}=e,i=t.side==="random"?"random":t.side==="w"?"b":"w";return a`<div class="page narrow wait">
    <h1>${s("online.invited",{name:N(t.creator||s("home.guest"))})}</h1>
    <div class="wait-columns">
      <form
        class="stack"
        @submit=${o=>{o.preventDefault(),n.session.join()}}
      >
        ${qe(t,i)}
        <p class="soft">
          ${s(`game.${t.game}.line`)}
          <a href="/learn#${t.game==="stein"?"S0":"K0"}" target="_blank">${s("home.how")}</a>
        </p>
        ${j()}
        <button class="primary large" ?disabled=${n.session.isJoining}>${s("online.join")}</button>
        ${n.session.problem?a`<p class="problem" role="alert">${n.session.problem}</p>`:h}
      </form>
      <ordo-board
        diagram
        game=${t.game}
        .pieces=${ee[t.game]}
        .coordinates=${!1}
        label=${s(`game.${t.game}`)}
      ></ordo-board>
    </div>
  </div>`}function qe(n,e){const t=[[s("online.game"),s(`game.${n.game}`)],[s("new.clock"),g(n.clock)],[s("new.color"),e==="random"?s("online.random"):s("play.side",{color:e})]];return n.game==="khalifa"&&t.push([s("new.starter"),s("online.random")]),a`<dl class="terms">
    ${t.map(([i,o])=>a`<div>
          <dt>${i}</dt>
          <dd>${o}</dd>
        </div>`)}
  </dl>`}const Hn=700;class Pe extends k{static properties={failed:{state:!0},flipped:{state:!0},isOfferFresh:{state:!0}};constructor(){super(),this.gameId=St(location.pathname),this.failed="",this.flipped=!1,this.seen=0,this.offered=null,this.isOfferFresh=!1,this.isShownOver=!1,this.openQuestion=null,this.announcer=new yn(this),this.game=new Ot(this,{canMove:()=>this.isUserTurn(),play:e=>{this.play(e.text)},onSteps:(e,t)=>this.saveSteps(e,t),premoveSide:()=>this.premoveSide()}),this.session=new Kn(this,this.gameId,{onChange:()=>this.showGame(),onEvent:e=>this.model&&this.announcer.onEvent(this.model,e),onSnapshot:e=>this.model&&this.announcer.onSnapshot(this.model,e),onMoveRejected:e=>this.onMoveRejected(e)}),new Tt(this,()=>this.game.line?{...this.game.keys(),f:()=>this.flip()}:{}),new Fn(this,".actions")}get model(){return this.session.model}connectedCallback(){super.connectedCallback(),this.begin()}disconnectedCallback(){super.disconnectedCallback(),this.openQuestion?.back.abort()}async begin(){try{this.game.rules=await Mt()}catch(e){this.failed=s("app.wasmFailed"),console.warn(e);return}this.showGame()}showGame(){const{model:e,game:t}=this;if(!e||!t.rules||e.state.status==="open")return;const{game:i,start:o}=e.view,r=e.moves(),l=t.line?.moves??null,c=!!e.state.ending;if(l?.join()===r.join()&&c===this.isShownOver){t.steps||t.updateSteps();return}this.isShownOver=c;const d={game:i,...o?{start:o}:{},moves:r,options:{}},u=this.keepsShownPly(l??[],r)?t.shown:null;try{t.setLine(d,{shown:u,made:jn(this.gameId,r.length+1)})}catch(y){if(!(y instanceof Et))throw y;t.setLine(null),p(s("play.unreadable"))}}keepsShownPly(e,t){const{shown:i}=this.game;return i===null||i>=t.length||this.model?.state.ending?!1:e.slice(0,i).join()===t.slice(0,i).join()}unseen(){const e=this.game.line?.moves??[];return this.game.shown!==null&&e.length>this.seen?e.at(-1)??"":""}isUserTurn(){const{model:e}=this;return!!e&&e.isMyTurn()&&this.game.view?.turn===e.view.you}premoveSide(){const{model:e}=this;return X().premoves&&e?.state.status==="playing"?e.view.you:null}outcome(){const{model:e,game:t}=this;if(t.view?.outcome)return t.view.outcome;const i=t.shown===null?e?.state.ending:null;return i?Mn(i,!!e?.view.names):null}orientation(){const e=this.model?.view.you??"w";return this.flipped?v(e):e}flip(){this.flipped=!this.flipped}nameOf(e){return N(this.model?.view.names?.[e]||s("home.guest"))}async play(e){const{game:t,session:i}=this,{line:o}=t;if(!o||!this.isUserTurn())return;const r=t.viewOf({...o,moves:[...o.moves,e]});if(r.outcome?.reason.code==="outcome.repetition"){const c=this.cancelWhenStale(()=>this.isUserTurn());if(!await C(s("online.repetitionSure"),s("online.playAnyway"),s("app.cancel"),c))return this.stayInTurn();if(!this.isUserTurn())return}i.sendMove(e);const l=!!r.last?.captures.length;f(s(l?"play.captured":"play.moved",{color:v(r.turn),move:e})),$(l?"capture":"move")}stayInTurn(){this.game.clear(),this.game.setMade(this.game.made.slice(0,-1),!0)}onMoveRejected(e){this.game.tell(s("online.moveRejected",{reason:T(e)})),$("refused")}saveSteps(e,t){Nn(this.gameId,(this.game.line?.moves.length??0)+1,e),t||$("move")}act(e){this.session.send({type:e})}say(e){this.session.send({type:"say",phrase:e})}async resign(){const{model:e}=this;if(!e)return;const t=e.canAbort(),i=this.cancelWhenStale(()=>e.state.status==="playing"&&e.canAbort()===t),o=s(t?"online.abortSure":"play.resignSure");await C(o,s(t?"online.abort":"play.resign"),s("online.playOn"),i)&&this.act(t?"abort":"resign")}async offerDraw(){const e=this.cancelWhenStale(()=>this.model?.state.status==="playing"&&!this.model.offered());await C(s("online.drawSure"),s("online.offerDraw"),s("app.cancel"),e)&&this.act("offer-draw")}cancelWhenStale(e){const t=new AbortController;return this.openQuestion={isRelevant:e,back:t},t.signal}openMore(){this.querySelector("dialog.more")?.showModal()}willUpdate(){const{model:e,game:t}=this,i=t.line?.moves.length??0;this.seen=t.shown===null?i:Math.min(this.seen,i);const o=e?.view.you&&e.offered()||null;o!==this.offered&&(this.offered=o,this.isOfferFresh=!!o,o&&setTimeout(()=>this.isOfferFresh=!1,Hn))}updated(){Ct(this),this.openQuestion&&!this.openQuestion.isRelevant()&&this.openQuestion.back.abort();const{model:e}=this;e&&this.isConnected&&(document.title=s("app.page",{page:this.tabTitle(e)}))}tabTitle(e){const{state:t,view:i}=e;return t.status==="open"?i.yours?s("online.waiting"):s("online.invited",{name:N(i.creator||s("home.guest"))}):i.names?e.isMyTurn()?`\u25CF ${s("online.yourTurn")}`:`${this.nameOf("w")} \u2013 ${this.nameOf("b")}`:s("online.withdrawn")}render(){const{model:e,session:t}=this;return t.missing||this.failed?a`<div class="page failure">
        <h1 class="visually-hidden">${s("app.game")}</h1>
        <p>${this.failed||T(t.missing)}</p>
        <a class="button primary" href="/lobby">${s("app.lobby")}</a>
      </div>`:a`${this.banner()}${e?this.content(e):xe("stein")}`}content(e){const{view:t,state:i}=e;return i.status==="open"?t.yours?Qn(this,e):Yn(this,e):t.names?this.game.line?En(this,e):xe(t.game):Xn(e)}banner(){const{connectionState:e}=this.session;return e!=="lost"&&e!=="restarting"?"":a`<p class="connection">
      <span class="connection-dot"></span>${s(`online.connection.${e}`)}
    </p>`}}function xe(n){return a`<div class="skeleton">
    <h1 class="visually-hidden">${s("app.game")}</h1>
    <div class="skeleton-board" data-game=${n}></div>
  </div>`}customElements.define("ordo-online",Pe);var Zn=Object.freeze({__proto__:null,OrdoOnline:Pe});export{$n as a,Ft as f,Zn as g,on as l,bn as m};
