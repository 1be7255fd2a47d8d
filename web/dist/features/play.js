import{k as x,o as u,O as S,q as y,t as i,r as v,G as D,v as q,C as F,w as d,x as I,j as L,y as m,z as g,A as $,B as k,b as h,D as U,K as r,n as w,E as B,F as G,H as N,I as _,J as R,Q as b,M as W,N as K,P as V,R as A,T as Q,L as Y,U as j,V as M,W as H,X as z,Y as J,Z as C,_ as X,e as Z,$ as tt}from"../app/app.js";const et=450,st=1500;class nt{constructor(t){this.host=t,this.engine=null,this.thinking="",this.searches=0}stop(){this.searches++,this.thinking&&this.engine?.stop(),this.setThinking("")}reply(t,e){const s=new Promise(a=>setTimeout(a,et));return this.search("move",t,{...x(t)},s,e)}hint(t,e){return this.search("hint",t,{movetime:st},null,e)}async search(t,e,s,a,o){if(!this.engine)return;const l=++this.searches;this.setThinking(t);try{const[c]=await Promise.all([this.engine.search(u(e),s),a]);if(l!==this.searches)return;this.setThinking(""),c.best&&o(c.best)}catch(c){if(l!==this.searches)return;if(this.setThinking(""),!(c instanceof S))throw c;const p=()=>{this.search(t,e,s,a,o)};y(v(c.detail),{stay:!0,action:{label:i("app.retry"),run:p}})}}setThinking(t){this.thinking=t,this.host.requestUpdate()}}class it{constructor(t){this.host=t,this.match=null,this.clock=null,this.opponent=new nt(t),this.game=new D(t,{canMove:()=>this.isUserTurn(),play:e=>this.play(e.text),onSteps:(e,s)=>this.saveSteps(e,s)}),this.onHide=this.onHide.bind(this),t.addController(this)}hostConnected(){document.addEventListener("visibilitychange",this.onHide),window.addEventListener("pagehide",this.onHide)}hostDisconnected(){document.removeEventListener("visibilitychange",this.onHide),window.removeEventListener("pagehide",this.onHide),this.leave()}setOrdo({rules:t,engine:e}){this.game.rules=t,this.opponent.engine=e}setMatch(t){this.match=t,this.host.requestUpdate(),t&&!this.game.rules&&this.game.setLine(u(t))}open(t){this.leave(),this.match=t,t.mode!=="view"&&q(t),this.clock=new F(t,s=>this.onTick(s)),this.refresh();const{view:e}=this.game;t.ended||t.mode==="view"||!this.match||!e||(t.moves.length&&this.clock.run(e.turn),this.playComputerMove())}leave(){this.opponent.stop(),this.clock?.pause(),this.match&&this.clock&&d(this.match)}refresh(){const{match:t}=this;if(t)try{this.game.setLine(u(t),{made:t.made??[]})}catch(e){if(!(e instanceof S))throw e;I(t),this.setMatch(null),y(i("play.unreadable"))}}isUserTurn(){const{match:t}=this,{view:e,shown:s}=this.game;return!t||!e||t.ended||e.outcome||s!==null||t.mode==="view"?!1:t.mode==="two"||e.turn===t.human}outcome(){const{view:t,shown:e}=this.game;return(e===null?this.match?.ended:null)??t?.outcome??null}turnOf({start:t,moves:e}){const s=L(t);return e.length%2?m(s):s}play(t){const{match:e}=this;if(!e)return;const s=this.turnOf(e);e.moves.push(t),e.made=[],e.clock&&e.moves.length===1?(e.clocks.push(e.left[s]),this.clock?.run(m(s))):this.clock?.press(s),this.refresh();const{view:a}=this.game,o=!!a?.last?.captures.length;if(g(i(o?"play.captured":"play.moved",{color:s,move:t})),a?.outcome)return this.end(a.outcome);$(o?"capture":"move"),d(e),a&&this.game.isSplit()&&g(i("play.splitOf",{color:a.turn})),this.playComputerMove()}end(t){const{match:e}=this;e&&(this.opponent.stop(),this.clock?.pause(),e.ended=t,e.made=[],d(e),this.refresh(),$("end"),g(v(t.reason)))}endByPlayers(t,e){this.end({winner:t,reason:{code:e,args:{winner:t}}})}playComputerMove(){const{match:t}=this;!t||t.mode!=="computer"||t.ended||this.turnOf(t)===t.human||this.opponent.reply(t,e=>this.play(e))}hint(){const{match:t,game:e}=this;!t||!this.isUserTurn()||this.opponent.thinking||this.opponent.hint(t,s=>{const a=e.rules?.explain(u(t),s);if(!a?.legal)return;e.discardSteps();const{text:o,from:l,to:c}=a.move;e.tell(i("play.hintIs",{move:o}),[{from:l,to:c,kind:"best"}])})}saveSteps(t,e){this.match&&(this.match.made=t,d(this.match),e||$("move"))}canTakeBack(){const{match:t}=this;return!t||!this.game.view||t.mode==="view"||t.clock?!1:this.game.made.length>0||t.moves.length>this.computerOpening(t)}computerOpening(t){return t.mode==="computer"&&L(t.start)!==t.human?1:0}takeBack(){const{match:t}=this;if(!t||!this.canTakeBack())return;if(this.game.made.length)return this.game.stepBack();this.leave(),t.ended=null;const e=this.computerOpening(t);do t.moves.pop();while(t.mode==="computer"&&t.moves.length%2!==e);d(t),this.refresh(),g(i("play.turnOf",{color:this.game.view?.turn??"w"}))}resign(){const{match:t}=this;if(!t||t.ended)return;const e=t.mode==="computer"?t.human:this.turnOf(t);this.endByPlayers(m(e),"outcome.resignation")}agreeDraw(){this.match&&!this.match.ended&&this.end({winner:null,reason:{code:"outcome.agreement"}})}nextMatch(){const{match:t}=this,{rules:e}=this.game;if(!t||!e)return null;const{game:s,options:a,mode:o,level:l,clock:c,turning:p,human:f}=t,O={game:s,options:a,mode:o,level:l,clock:c,turning:p};if(s==="stein")return k({...O,human:m(f)});const T=e.rematchStarter(u(t));return y(i("play.nextStarter",{color:T})),k({...O,human:f,start:`8/8/8/8/8/8/8/8 ${T}`})}setLevel(t){this.match&&(this.match.level=t,d(this.match),this.host.requestUpdate())}onTick(t){t&&this.endByPlayers(m(t),"outcome.time"),this.host.requestUpdate()}onHide(){if(document.visibilityState!=="hidden"||!this.match||!this.clock?.running)return;const{running:t}=this.clock;this.clock.pause(),d(this.match),this.clock.run(t)}}function at(n,t){const e=()=>n.querySelector("dialog.more"),s=()=>e()?.close(),a=l=>()=>{s(),l()},o=!t.ended&&t.mode!=="view";return r`<dialog
    class="sheet more"
    aria-labelledby="more-title"
    @click=${l=>l.target===e()&&s()}
  >
    <div class="sheet-body">
      <div class="sheet-head">
        <h2 id="more-title">${i(`game.${t.game}`)}</h2>
        <button class="quiet" @click=${s}>${i("app.close")}</button>
      </div>
      ${t.mode==="computer"?r`<label class="field"
              ><span>${i("play.changeLevel")}</span>
              <select
                @change=${l=>n.setLevel(Number(l.target.value))}
              >
                ${Array.from({length:10},(l,c)=>r`<option value=${c+1} ?selected=${t.level===c+1}>${U(c+1)}</option>`)}
              </select></label
            >`:h}
      <div class="sheet-actions">
        <button @click=${a(()=>w("/play?new"))}>${i("play.newGame")}</button>
        <button @click=${a(()=>n.shareDialog()?.open())}>${i("share.title")}</button>
        <button @click=${a(()=>n.openDialog()?.open())}>${i("share.openGame")}</button>
        <button @click=${a(()=>w(`/analyse${B(u(t))}`))}>${i("play.analyse")}</button>
        ${o&&!n.game.made.length?h:r`<button @click=${a(()=>n.flip())}>${i("board.flip")}</button>`}
        ${!o&&n.local.canTakeBack()?r`<button @click=${a(()=>n.local.takeBack())}>${i("play.takeBack")}</button>`:h}
        ${o&&t.mode==="two"?r`<button @click=${a(()=>n.agreeDraw())}>${i("play.offerDraw")}</button>`:h}
        ${o?r`<button @click=${a(()=>n.resign())}>${i("play.resign")}</button>`:h}
      </div>
    </div>
  </dialog>`}function ot(n){const{match:t,view:e,outcome:s,remark:a}=n,o=!a&&!s;return{kind:a?"remark":s?"over":n.isSplit?"warn":"",headline:s&&!a?lt(t,s):"",text:rt(n),hint:o&&n.canMove?ht(t):"",repetition:o&&e&&e.repetitions>1?i("play.repeated",{count:e.repetitions}):""}}function rt({match:n,view:t,outcome:e,remark:s,isEarlier:a,canMove:o,isSplit:l,isHinting:c,prompt:p}){if(!t)return i("app.loading");if(s)return s;if(c)return i("play.thinking");if(e)return v(e.reason);if(n.mode==="view")return i("play.opened");const f=n.mode==="computer";return l?o&&f?i("play.split"):i("play.splitOf",{color:t.turn}):a?i("play.earlier",{color:t.turn}):p||(o&&t.phase==="placing"?i("play.place"):f&&t.turn===n.human?i("play.yourTurn"):i("play.turnOf",{color:t.turn}))}function lt(n,{winner:t,reason:e}){return t?n.mode!=="computer"?"":t===n.human?i("play.win.you"):i("play.win.computer"):v(e)}const ct={stein:{0:"stein",1:"stein",2:"ordo",3:"ordo"},khalifa:{0:"khalifa",1:"khalifa",2:"placing",3:"placing",8:"moving",9:"moving"}};function ht({game:n,mode:t,start:e,moves:s}){const o=(!e||e.startsWith("8/8/8/8/8/8/8/8"))&&t!=="view"&&ct[n][s.length];return o?i(`play.first.${o}`):""}function ut(n,t){const{game:e,local:s}=n,a=n.orientation(),o=G(e,{game:t.game,orientation:a,marks:N(e.view),outcome:s.outcome()}),l=c=>n.startMatch(c.detail);return r`<div class="play" data-game=${t.game}>
    <h1 class="visually-hidden">${i(`game.${t.game}`)}</h1>
    ${E(n,t,m(a),"far")}
    <div class="play-board">${o}</div>
    ${E(n,t,a,"near")} ${ft(n,t)} ${yt(n,t)} ${_(e)}
    ${t.mode==="view"||t.ended?h:r`<ordo-move-input
            game=${t.game}
            ?placing=${e.view?.phase==="placing"}
            .controller=${e}
          ></ordo-move-input>`}
    ${e.view?R(e.pieces()):h}
    <p class="visually-hidden">${i(`board.help.${t.game}`)}</p>
    ${at(n,t)}
    <ordo-share .input=${u(t)} .match=${t}></ordo-share>
    <ordo-open @ordo-open=${n.onOpen}></ordo-open>
    ${t.mode==="view"?r`<ordo-play-from @ordo-start=${l}></ordo-play-from>`:h}
  </div>`}function E({game:n,local:t},e,s,a){const{view:o}=n,l=!!o&&!e.ended&&!o.outcome&&o.turn===s,{thinking:c}=t.opponent;return r`<div class=${b({strip:!0,turn:l,[a]:!0})}>
    <ordo-piece class="strip-piece" color=${s}></ordo-piece>
    <span class="strip-name">${pt(e,s)}${dt(e,s)}</span>
    ${c==="move"&&l?r`<span class="soft thinking">${i("play.thinking")}</span>`:h}
    ${o?.tray[s].length?W(n,s,c!==""):h}
    ${e.clock&&t.clock?mt(t.clock.left(s),s,l):h}
  </div>`}function pt(n,t){return n.mode!=="computer"?i("play.side",{color:t}):t===n.human?i("play.you"):i("play.computer",{level:n.level})}function dt(n,t){if(n.mode!=="computer")return h;const e={soft:!0,"visually-hidden":n.game==="khalifa"};return r`<span class=${b(e)}>, ${i(`seat.${t}`)}</span>`}function mt(n,t,e){const s=A(n),a={clock:!0,running:e,low:n<2e4};return r`<span class=${b(a)} role="timer" aria-label=${i("play.clock",{color:t,time:s})}
    >${s}</span
  >`}function ft({game:n,local:t},e){const s=ot({match:e,view:n.view,outcome:t.outcome(),isEarlier:n.shown!==null,canMove:n.canMove(),isSplit:n.isSplit(),isHinting:t.opponent.thinking==="hint",remark:n.remark,prompt:n.made.length?K(n.steps):""});return r`<div class="status ${s.kind}">
    ${s.kind==="over"?V(s.headline,s.text):r`<span>${s.text}</span>`}
    ${s.hint?r`<span class="soft small">${s.hint}</span>`:h}
    ${s.repetition?r`<span class="soft">${s.repetition}</span>`:h}
  </div>`}function yt(n,t){return r`<div class="actions" role="group" aria-label=${i("play.actions")}>${vt(n,t)}</div>`}function vt(n,t){const{game:e,local:s}=n,a=B(u(t)),o=r`<button @click=${()=>n.openMore()}>${i("play.more")}</button>`,l=r`<a class="button" href="/analyse${a}">${i("play.analyse")}</a>`;if(t.mode==="view")return!e.view||e.view.outcome?l:r`<button class="primary" @click=${()=>n.askToPlay()}>${i("analyse.playHere")}</button>${l}`;if(e.shown!==null)return r`<button class="primary" @click=${()=>e.goTo(t.moves.length)}>${i("play.continue")}</button>${l}${o}`;if(t.ended)return r`<button class="primary" @click=${()=>n.rematch()}>${i("play.rematch")}</button>
      <a class="button" href="/analyse?review=1${a}">${i("play.review")}</a>${o}`;if(e.made.length)return r`${Q(e)}${o}`;const c=!e.canMove()||s.opponent.thinking!=="";return r` ${t.mode==="computer"?r`<button ?disabled=${c} @click=${()=>s.hint()}>${i("play.hint")}</button>`:h}
    <button ?disabled=${!s.canTakeBack()} @click=${()=>s.takeBack()}>${i("play.takeBack")}</button>
    <button @click=${()=>n.flip()}>${i("play.flip")}</button>${o}`}class P extends Y{static properties={ready:{state:!0},failed:{state:!0},flipped:{state:!0}};constructor(){super(),this.ready=!1,this.failed="",this.flipped=!1,this.local=new it(this),this.game=this.local.game,new j(this,()=>this.local.match?{...this.game.keys(),f:()=>this.flip()}:{}),this.onHash=()=>this.openFragment()}connectedCallback(){super.connectedCallback(),window.addEventListener("hashchange",this.onHash),this.begin()}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener("hashchange",this.onHash)}async begin(){const t=new URLSearchParams(location.search);!M(location.hash)&&!t.has("new")&&this.local.setMatch(H());try{this.local.setOrdo(await z())}catch(e){this.failed=i("app.wasmFailed"),console.warn(e);return}this.ready=!0,!this.openFragment()&&this.local.match&&this.openMatch(this.local.match)}openFragment(){const{rules:t}=this.game;if(!t||!M(location.hash))return!1;const e=J(location.hash);try{if(!e)throw new Error("unreadable");return t.view(e),this.openMatch(k({...e,start:e.start??null,options:e.options??{},mode:"view"})),!0}catch{return y(i("share.badLink"),{stay:!0}),history.replaceState(null,"",location.pathname),this.local.match||this.local.setMatch(H()),!1}}openMatch(t){this.flipped=!1,this.local.open(t)}startMatch(t){(location.search||location.hash)&&history.replaceState(null,"","/play"),this.openMatch(t)}orientation(){const{match:t}=this.local,{view:e}=this.game;let s=t?.mode==="computer"?t.human:"w";return t?.turning&&t.mode==="two"&&e&&!t.ended&&(s=e.turn),this.flipped?m(s):s}flip(){this.flipped=!this.flipped}async resign(){await C(i("play.resignSure"),i("play.resign"))&&this.local.resign()}async agreeDraw(){await C(i("play.drawSure"),i("play.offerDraw"))&&this.local.agreeDraw()}rematch(){const t=this.local.nextMatch();t&&this.startMatch(t)}askToPlay(){const{view:t}=this.game,e=this.game.shownInput(),s=this.querySelector("ordo-play-from");e&&t&&s?.open({input:e,turn:t.turn})}setLevel(t){this.local.setLevel(t),X({level:t})}openMore(){this.querySelector("dialog.more")?.showModal()}shareDialog(){return this.querySelector("ordo-share")}openDialog(){return this.querySelector("ordo-open")}async onOpen(t){const e=await Z(t.detail);e.startsWith("/play")?this.openMatch(t.detail):w(e)}updated(){tt(this)}render(){const{match:t}=this.local;return this.failed?r`<div class="page failure">
        <p>${this.failed}</p>
        <button class="primary" @click=${()=>location.reload()}>${i("app.reload")}</button>
      </div>`:t?ut(this,t):!this.ready&&M(location.hash)?r`<div class="skeleton"><div class="skeleton-board"></div></div>`:r`<div class="page narrow">
      <div class="page-head">
        <h1>${i("new.title")}</h1>
        <button @click=${()=>this.openDialog()?.open()}>${i("share.openGame")}</button>
      </div>
      <ordo-new-game
        @ordo-start=${e=>this.startMatch(e.detail)}
      ></ordo-new-game>
      <ordo-open @ordo-open=${this.onOpen}></ordo-open>
    </div>`}}customElements.define("ordo-play",P);export{P as OrdoPlay};
