//# allFunctionsCalledOnLoad
import{b as d,t as r,ax as ss,K as l,aP as P,aQ as ts,n as es,aR as is,ad as ns,f as rs,aS as b,aT as as,aU as ls,aV as k,aW as os,aX as M,R as us,P as hs,Q as cs,T as ds,a1 as C,X as ps,D as f,o as x,E as A,L as E,aY as g,G as V,a2 as D,aZ as zs,a_ as _,a$ as y,a8 as fs,aw as ms,b0 as gs,b1 as vs,b2 as B,Y as U,J as q,k as I,U as $s,_ as F,b3 as ys,b4 as ws,b5 as bs,ak as ks,ai as Ms,a9 as xs,b6 as Ss}from"../app/app.js";const S=600,$=140,Ts=200;function Os(e){const[s,t]=[Math.min(...e),Math.max(...e)],i=Math.max(0,Ts-(t-s))/2,n=Math.floor((s-i)/100)*100,a=Math.ceil((t+i)/100)*100,u=e.map((o,h)=>({x:h/Math.max(1,e.length-1)*S,y:(1-(o-n)/(a-n))*$}));return{low:n,high:a,points:u}}function Ps(e){const s=e.slice(-200),[t,i]=[s[0],s.at(-1)];if(s.length<2||t===void 0||i===void 0)return d;const{low:n,high:a,points:u}=Os(s),o=u.map(({x:h,y:p})=>`${h.toFixed(1)} ${p.toFixed(1)}`).join("L");return l`<figure class="rating-graph">
    <svg
      viewBox="0 0 ${S} ${$}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${r("puzzles.graph",{count:s.length,first:String(t),last:String(i)})}
    >
      ${[0,$/2,$].map(h=>ss`<line x1="0" x2=${S} y1=${h} y2=${h} />`)}
      <path class="area" d="M0 ${$}L${o}L${S} ${$}Z" />
      <path class="line" d="M${o}" />
    </svg>
    <span class="small soft figures" aria-hidden="true">${a}</span>
    <span class="small soft figures" aria-hidden="true">${n}</span>
  </figure>`}const As=864e5;function W({attempts:e},s){return e.filter(({id:t})=>P(t)===s)}function Es(e,s){let[t,i]=[0,0];for(const{score:a}of e)t=a===1?t+1:0,i=Math.max(i,t);const n=e.filter(({score:a})=>a===1);return{attempted:e.length,solved:n.length,streak:t,best:i,days:Is(n,s)}}function Is(e,s){const t=o=>Math.floor(o/As),i=new Set(e.map(({at:o})=>t(o))),n=t(s);let a=i.has(n)?n:n-1;const u=a;for(;i.has(a);)a--;return u-a}function R({rushes:e},s){return e[s].length?Math.max(...e[s].map(({solved:t})=>t)):null}function Rs({ratings:e,attempts:s,rushes:t},i){const n={format:"ordo-puzzle-progress",version:1,exported:new Date(i).toISOString()};return`${JSON.stringify({...n,ratings:e,attempts:s,rushes:t},null,1)}
`}const Ls=[["/puzzles","near"],["/puzzles/daily","daily"],["/puzzles/rush","rush"],["/puzzles/themes","themes"],["/puzzles/progress","progress"]];function w({kind:e}){const s=e==="puzzle"||e==="missed"?"near":e;return l`<nav class="tabs" aria-label=${r("app.puzzles")}>
    ${Ls.map(([t,i])=>l`<a href=${t} aria-current=${i!==s?d:e===s?"page":"true"}
          ><span>${r(`puzzles.tab.${i}`)}</span></a
        >`)}
  </nav>`}function H(e,s){return ts("puzzle-game",r("puzzles.game"),["stein","khalifa"].map(t=>[t,r(`game.${t}`)]),s,t=>es(is(e,t)))}const G=["stein","khalifa"];function Ns(e){const{progress:s}=e,t=!s.attempts.length&&G.every(i=>!s.rushes[i].length);return l`<div class="page narrow puzzles">
    <h1 tabindex="-1">${r("puzzles.progress.title")}</h1>
    ${w(e.place)} ${t?Cs():Vs(e)}
    <p class="soft small">${r("puzzles.progress.device")}</p>
  </div>`}function Cs(){const e=l`<a class="button primary" href="/puzzles">${r("puzzles.another")}</a>`;return ns(r("puzzles.progress.none"),r("puzzles.progress.noneHint"),e)}function Vs(e){const{progress:s}=e,t=G.filter(i=>W(s,i).length||s.rushes[i].length);return l`<div class="progress-games">${t.map(i=>Ds(e,i))}</div>
    ${s.attempts.length?_s(e):d}
    <div class="rowed">
      <button @click=${()=>e.exportProgress()}>${r("puzzles.export")}</button>
      <button class="quiet" @click=${()=>e.clearProgress()}>${r("puzzles.clear")}</button>
    </div>`}function Ds({progress:e},s){const t=W(e,s),{attempted:i,solved:n,streak:a,best:u,days:o}=Es(t,Date.now()),h=R(e,s),p=[["solved",r("puzzles.stats.ofAll",{solved:n,count:i})],["streak",String(a)],["best",String(u)],["days",String(o)],["rush",h===null?"\u2013":String(h)]];return l`<section class="card progress-game" aria-labelledby="progress-${s}">
    <h2 id="progress-${s}">${r(`game.${s}`)}</h2>
    <p class="progress-rating">
      <strong class="figures">${Math.round(e.ratings[s].rating)}</strong>
      <span class="soft small"
        >${r("puzzles.stats.deviation",{count:Math.round(2*e.ratings[s].deviation)})}</span
      >
    </p>
    ${Ps(t.flatMap(({rating:c})=>c===void 0?[]:[c]))}
    <dl class="progress-facts">
      ${p.map(([c,z])=>l`<div>
            <dt class="soft small">${r(`puzzles.stats.${c}`)}</dt>
            <dd class="figures">${z}</dd>
          </div>`)}
    </dl>
  </section>`}function _s(e){const{attempts:s}=e.progress,t=s.slice(-e.limit).reverse(),i=s.length-t.length,n=new Intl.DateTimeFormat(rs(),{dateStyle:"medium",timeStyle:"short"});return l`<section class="stack" aria-labelledby="attempts">
    <h2 id="attempts">${r("puzzles.attempts")}</h2>
    <ol class="attempts" reversed>
      ${t.map(a=>Us(a,n))}
    </ol>
    ${i?l`<div class="rowed">
            <button @click=${()=>e.showMore()}>${r("puzzles.more",{count:i})}</button>
          </div>`:d}
  </section>`}const Bs={1:["\u2713","good","puzzles.result.solved"],.5:["\xBD","half","puzzles.result.hint"],0:["\u2715","bad","puzzles.result.failed"]};function Us({id:e,at:s,score:t,rating:i},n){const[a,u,o]=Bs[String(t)]??[];return l`<li>
    <a class="attempt" href=${b(e)}>
      <span class="puzzle-mark ${u}" role="img" aria-label=${r(o??"")}>${a}</span>
      <span>${r(`game.${P(e)}`)} <span class="soft">${e}</span></span>
      <span class="soft small attempt-date">${n.format(s)}</span>
      <span class="figures attempt-rating">${i??d}</span></a
    >
  </li>`}function qs(e){return l`<div class="page narrow puzzles">
    <h1 tabindex="-1">${r("puzzles.themes.title")}</h1>
    ${w(e.place)} ${["stein","khalifa"].map(s=>Fs(e,s))}
  </div>`}function Fs({entries:e,progress:s},t){const i=as(s);return l`<section class="stack" aria-labelledby="themes-${t}">
    <h2 id="themes-${t}">${r(`game.${t}`)}</h2>
    <ul class="theme-list">
      ${ls[t].map(n=>{const a=e?.[t].filter(({themes:o})=>o.includes(n))??null;if(a&&!a.length)return d;const u=a?.filter(({id:o})=>i.has(o)).length??0;return l`<li>
          <a class="card theme-card" href="/puzzles?theme=${n}">
            <strong>${r(`puzzles.theme.${k(n)}`)}</strong>
            <span class="soft">${r(`puzzles.themeLine.${k(n)}`)}</span>
            <span class="small soft figures"
              >${a?r("puzzles.themes.count",{done:u,count:a.length}):r("app.loading")}</span
            ></a
          >
        </li>`})}
    </ul>
  </section>`}const v=173.7178,L=1500,T=.5,Ws=1e-6;function Hs(e,s){const t=(e.rating-L)/v,i=e.deviation/v;if(!s.length)return{...e,deviation:v*Math.hypot(i,e.volatility)};let n=0,a=0;for(const{rating:p,deviation:c,score:z}of s){const m=Gs(c/v),O=1/(1+Math.exp(-m*(t-(p-L)/v)));n+=m*m*O*(1-O),a+=m*(z-O)}const u=1/n,o=js(i,e.volatility,u,u*a),h=1/Math.sqrt(1/(i*i+o*o)+n);return{rating:L+v*(t+h*h*a),deviation:v*h,volatility:o}}function Gs(e){return 1/Math.sqrt(1+3*e*e/(Math.PI*Math.PI))}function js(e,s,t,i){const n=Math.log(s*s),a=c=>{const z=Math.exp(c),m=e*e+t+z;return z*(i*i-m)/(2*m*m)-(c-n)/(T*T)};let u=n,o=Math.log(Math.max(i*i-e*e-t,0));if(!Number.isFinite(o)){let c=1;for(;a(n-c*T)<0;)c++;o=n-c*T}let[h,p]=[a(u),a(o)];for(;Math.abs(o-u)>Ws;){const c=u+(u-o)*h/(p-h),z=a(c);z*p<=0?[u,h]=[o,p]:h/=2,[o,p]=[c,z]}return Math.exp(u/2)}const Ks=100,Ys=45,Zs=60;function Qs({rating:e,deviation:s,volatility:t}){return{rating:Math.max(Ks,e),deviation:Math.min(os,Math.max(Ys,s)),volatility:t}}function Js(e,{id:s,game:t,rating:i},n,a){if(i===null)return e;const{attempts:u,ratings:o}=e,h=!u.some(z=>z.id===s),p=h?Qs(Hs(o[t],[{rating:i,deviation:Zs,score:n}])):o[t],c={id:s,at:a,score:n,...h?{rating:Math.round(p.rating)}:{}};return{...e,ratings:{...o,[t]:p},attempts:[...u,c].slice(-4e3)}}function Xs(e,s,t,i){const{rushes:n}=e;return{...e,rushes:{...n,[s]:[...n[s],{at:i,solved:t}].slice(-500)}}}function st(e){if(e.trouble)return lt(e);const{game:s,solver:t,place:i}=e,n=e.gameName();return l`<div class="table puzzle" data-game=${n}>
    <div class="puzzle-head">
      ${w(i)}
      <h1 class="puzzle-task" tabindex="-1">${t.puzzle?M(t.puzzle):r("app.puzzles")}</h1>
      ${tt(e)}
    </div>
    ${j(s,e.orientation(),n)}
    <div class="table-panel puzzle-panel">
      ${it(e)}
      <div class="actions" role="group" aria-label=${r("play.actions")}>${nt(e)}</div>
      ${t.isOver||t.wrong?d:K(s)} ${t.moves.length?us(s):d}
      ${at(e)}
    </div>
  </div>`}function j(e,s,t){const{view:i}=e,n=a=>i?.phase==="placing"?l`<div class="study-tray">${ps(e,a)}</div>`:d;return l`<div class="table-board">
    ${n(s==="w"?"b":"w")} ${hs(e,{game:t,orientation:s,marks:cs(i)})}
    ${n(s)}
    ${i?l`${ds(e.pieces())}
            <p class="visually-hidden">${r(`board.help.${t}`)} ${r("puzzles.keys")}</p>`:d}
  </div>`}function K(e){const{line:s,view:t}=e;return!s||!t?d:l`<ordo-move-input
    game=${s.game}
    ?placing=${t.phase==="placing"}
    .controller=${e}
  ></ordo-move-input>`}function tt({solver:e,place:s}){const{puzzle:t,found:i,isOver:n}=e;if(!t)return l`<p class="soft">${r(s.kind==="missed"?"puzzles.proving":"app.loading")}</p>`;const{moves:a,rating:u,themes:o}=t.entry,h=l`<ol class="puzzle-dots" aria-label=${r("puzzles.found",{found:i,all:a})}>
    ${Array.from({length:a},(c,z)=>l`<li class=${z<i?"found":""}></li>`)}
  </ol>`;if(!n)return l`<div class="puzzle-facts">${h}<span class="soft small">${et(s)}</span></div>`;const p=u===null?"":r("puzzles.rated",{rating:String(u)});return l`<div class="puzzle-facts">
    ${h} <span class="small soft">${p}</span>
    <ul class="puzzle-themes">
      ${o.map(c=>l`<li><a class="small" href="/puzzles?theme=${c}">${r(`puzzles.theme.${k(c)}`)}</a></li>`)}
    </ul>
  </div>`}function et({kind:e,theme:s}){return e==="daily"?r("home.puzzle"):e==="missed"?r("puzzles.missed"):s?r(`puzzles.theme.${k(s)}`):""}function it(e){const{kind:s,headline:t,text:i}=e.status(),n=e.ratingText();return l`<div class="status ${s}">
    ${t?l`<strong>${t}</strong>`:d} ${i?l`<span>${i}</span>`:d}
    ${n?l`<span class="soft figures">${n}</span>`:d}
  </div>`}function nt(e){const{game:s,solver:t}=e,{state:i}=t,n=l`<a class="button" href=${e.analysis()}>${r("play.analyse")}</a>`,a=l`<button @click=${()=>t.showSolution()}>${r("puzzles.showSolution")}</button>`;return t.isOver||i==="showing"?l`<button class="primary puzzle-go" aria-keyshortcuts="n" @click=${()=>e.next()}>
        ${r("puzzles.next")}</button
      >${n}${e.place.kind==="missed"?d:rt(e)}`:t.wrong?l`<button class="primary puzzle-go" aria-keyshortcuts="r" @click=${()=>e.retry()}>
        ${r("puzzles.retry")}</button
      >${a}${n}`:s.shown!==null?l`<button class="primary" @click=${()=>s.goTo(t.moves.length)}>${r("play.continue")}</button>`:s.made.length?l`${C(s)}`:l`<button ?disabled=${!t.canMove()} aria-keyshortcuts="h" @click=${()=>t.hint()}>
      ${r(t.hints?"puzzles.hint.more":"play.hint")}</button
    >${a}`}function rt(e){return l`<button @click=${()=>e.share()}>${r("puzzles.share")}</button>`}function at(e){const{place:s,progress:t}=e,i=e.gameName();if(s.kind==="missed")return d;const n=String(Math.round(t.ratings[i].rating));return l`<div class="puzzle-foot">
    <p class="small soft">${r("puzzles.yourRating",{rating:n})}</p>
    ${s.theme?l`<p class="small">
            <a href="/puzzles?game=${i}">${r("puzzles.allThemes")}</a>
          </p>`:H(s,i)}
  </div>`}function lt(e){const{trouble:s,place:t}=e;return l`<div class="page failure">
    <h1>${r(`puzzles.${s}.title`)}</h1>
    <p role="alert">${r(`puzzles.${s}`,{id:t.id})}</p>
    <div class="rowed">
      ${s==="failed"?l`<button class="primary" @click=${()=>e.begin()}>${r("app.retry")}</button>`:l`<a class="button primary" href="/puzzles">${r("puzzles.another")}</a>
              <a class="button" href="/puzzles/daily">${r("home.puzzle")}</a>`}
    </div>
  </div>`}const ot=500;class Y{#t;#e=0;constructor(s,t){this.game=s,this.#t=t,this.puzzle=null,this.state="solving",this.moves=[],this.found=0,this.wrong=null,this.hints=0,this.score=1,this.isScored=!1,s.host.addController(this)}hostDisconnected(){this.#a()}open(s){this.#a(),this.puzzle=s,this.state="solving",this.moves=[],this.found=0,this.wrong=null,this.hints=0,this.score=1,this.isScored=!1,this.#r()}close(){this.#a(),this.state="shown",this.game.host.requestUpdate()}canMove(){return this.puzzle!==null&&this.state==="solving"}get isOver(){return this.state==="solved"||this.state==="shown"}input(){const{puzzle:s,moves:t}=this;return s?{game:s.entry.game,start:s.position,moves:t}:null}play(s){const{puzzle:t}=this,{rules:i}=this.game;if(!t||!i||!this.canMove())return;const n=i.judgePuzzle({line:t.entry.line,found:this.found},s.text);if(n.verdict==="illegal")return this.game.refuse(n.message,null);if(this.hints=0,this.#h(n.move.text),n.verdict==="wrong")return this.#o(n.move.text,n.refutation);if(this.found++,n.solved)return this.#l();const a=n.reply?.text??"";this.state="replying",this.#u([a],()=>{this.state="solving",this.#r(),f(`${r("puzzles.right")} ${r("play.moved",{color:x(t.turn),move:a})}`)})}#l(){this.state="solved",A("end"),this.#s(),this.#i()}#o(s,t){if(this.score=0,this.#s(),this.wrong={move:s,refutation:t},this.state="refuting",A("refused"),this.#t.onWrong)return this.#t.onWrong();this.#u(t,()=>{this.state="refuted",this.#i()})}retry(){this.state!=="refuted"&&this.state!=="refuting"||(this.#a(),this.wrong=null,this.state="solving",this.moves=this.moves.slice(0,2*this.found),this.#r())}hint(){const{puzzle:s}=this,{rules:t}=this.game;if(!s||!t||!this.canMove())return;const{move:i}=t.hintPuzzle({line:s.entry.line,found:this.found});if(this.game.board()?.clear(),this.game.discardSteps(),this.game.goTo(this.moves.length),this.hints=Math.min(2,this.hints+1),this.hints===2)return this.score=0,this.#s(),this.game.tell(r("play.hintIs",{move:i.text}),[{from:i.from,to:i.to,kind:"best"}]);this.score=Math.min(this.score,.5),this.game.tell(this.#n(i)),this.game.marks=i.from.map(n=>({square:n,kind:"soft"}))}#n({text:s,from:t}){const[i=""]=s.split("@");return t.length?r("puzzles.hint.piece",{squares:t}):r("puzzles.hint.place",{size:i})}showSolution(){const{puzzle:s}=this;!s||this.isOver||this.state==="showing"||(this.#a(),this.score=0,this.#s(),this.wrong=null,this.moves=this.moves.slice(0,2*this.found),this.state="showing",this.#r(),f(r("puzzles.solution",{moves:s.solution.join(" ")})),this.#u(s.solution.slice(this.moves.length),()=>{this.state="shown",this.#i()}))}#s(){this.isScored||(this.isScored=!0,this.#t.onScore(this.score))}#i(){this.game.setLine(this.input()),this.#t.onRest()}#r(){this.game.setLine(this.input())}#h(s){this.moves=[...this.moves,s],this.#r(),A(this.game.view?.last?.captures.length?"capture":"move")}#u([s,...t],i){if(s===void 0)return i();this.#e=window.setTimeout(()=>{this.#h(s),this.#u(t,i)},ot)}#a(){clearTimeout(this.#e)}}function ut({state:e,puzzle:s,found:t,moves:i,wrong:n,score:a,remark:u,prompt:o}){if(e==="solved")return{kind:"over",headline:r(a===1?"puzzles.solved":"puzzles.solvedWithHelp"),text:""};if(e==="showing"||e==="shown")return{kind:"over",headline:"",text:r("puzzles.solution",{moves:s.solution.join(" ")})};if(n)return{kind:"wrong",headline:r("puzzles.wrong"),text:ht(s,n)};if(u)return{kind:"remark",headline:"",text:u};if(o)return{kind:"",headline:"",text:o};if(e==="replying")return{kind:"right",headline:r("puzzles.right"),text:""};if(!t)return{kind:"",headline:"",text:r("play.yourTurn")};const h=r("play.moved",{color:x(s.turn),move:i.at(-1)??""});return{kind:"right",headline:r("puzzles.right"),text:h}}function ht({turn:e,entry:s},{move:t,refutation:i}){if(!i.length)return r("puzzles.wrong.loses",{move:t});const n={move:t,color:x(e),answer:i.join(" ")};return s.goal==="hold"?r("puzzles.wrong.hold",n):r("puzzles.wrong.win",n)}const ct={puzzle:"unknown",missed:"noWin"};class dt extends E{static properties={rules:{attribute:!1},place:{attribute:!1},trouble:{state:!0},flipped:{state:!0},rated:{state:!0}};constructor(){super(),this.rules=null,this.place={kind:"near",id:"",theme:"",game:null},this.trouble="",this.flipped=!1,this.progress=g(),this.rated=null,this.played=null,this.proof=new AbortController,this.game=new V(this,{canMove:()=>this.solver.canMove(),play:s=>this.solver.play(s)}),this.solver=new Y(this.game,{onScore:s=>this.note(s),onRest:()=>{this.onRest()}}),new D(this,()=>this.keys())}gameName(){const{place:s}=this;return this.solver.puzzle?.entry.game??(s.kind==="puzzle"?P(s.id):null)??s.game??this.progress.game}willUpdate(s){s.has("rules")&&this.rules&&(this.game.rules=this.rules,this.begin())}disconnectedCallback(){super.disconnectedCallback(),this.proof.abort()}async begin(){this.trouble="";try{const s=await this.find();if(!this.isConnected)return;s?this.open(s):this.trouble=ct[this.place.kind]??"empty"}catch(s){if(this.proof.signal.aborted)return;console.warn(s),this.trouble="failed"}this.place.kind==="near"&&this.solver.puzzle&&this.setAddress("replaceState")}async find(){const{place:s}=this;if(s.kind==="missed")return this.findMissed();const t=this.gameName(),i=s.kind==="daily"?await zs(t,_(Date.now())):s.kind==="puzzle"?(await y(t)).find(({id:n})=>n===s.id):await this.choose();return i&&this.rules?this.rules.puzzle(i.line):null}async findMissed(){const s=fs(location.hash);return s?(this.played=s,ms(s,{signal:this.proof.signal})):null}async choose(){const{theme:s}=this.place,t=this.gameName(),i=await y(t),n=s?i.filter(({themes:a})=>a.includes(s)):i;return gs(n,{rating:this.progress.ratings[t].rating,seen:vs(this.progress),except:this.solver.puzzle?.entry.id??""})}open(s){this.rated=null,this.flipped=!1,this.solver.open(s),this.remember({...g(),game:s.entry.game}),f(M(s))}remember(s){this.progress=s,B(s)}async next(){if(!this.rules)return;const s=await this.choose();!s||!this.isConnected||(this.played=null,this.place={...this.place,kind:"near",id:"",game:s.game},this.open(this.rules.puzzle(s.line)),this.setAddress("pushState"),await this.updateComplete,scrollTo(0,0),this.focusBoard())}setAddress(s){const t=this.solver.puzzle?.entry.id;!t||!location.pathname.startsWith("/puzzles")||history[s](null,"",b(t,this.place.theme))}note(s){const t=this.solver.puzzle?.entry;if(!t||this.place.kind==="missed")return;const i=g(),n=Math.round(i.ratings[t.game].rating);this.remember(Js(i,t,s,Date.now()));const{rating:a}=this.progress.attempts.at(-1)??{};this.rated=a===void 0?null:{before:n,after:a}}retry(){this.solver.retry(),f(r("play.yourTurn")),this.updateComplete.then(()=>this.focusBoard())}async onRest(){const{headline:s,text:t}=this.status();f([s,t,this.ratingText()].filter(Boolean).join(" ")),await this.updateComplete,this.querySelector(".puzzle-go")?.focus({preventScroll:!0})}focusBoard(){const s=this.game.board();s?.cursor?s.focusSquare(s.cursor):this.querySelector(".puzzle-task")?.focus({preventScroll:!0})}status(){const{solver:s,game:t}=this;if(!s.puzzle)return{kind:"",headline:"",text:r("app.loading")};const{state:i,puzzle:n,found:a,moves:u,wrong:o,score:h}=s,p=t.made.length?U(t.steps):"";return ut({state:i,puzzle:n,found:a,moves:u,wrong:o,score:h,remark:t.remark,prompt:p})}ratingText(){if(!this.rated||!this.solver.isOver)return"";const{before:s,after:t}=this.rated,i=`${t<s?"\u2212":"+"}${Math.abs(t-s)}`;return r("puzzles.rating.after",{rating:String(t),change:i})}analysis(){const{puzzle:s,moves:t,isOver:i}=this.solver;if(!s)return"/analyse";const n=i?s.solution:t,{played:a}=this;return a?`/analyse${q({...a,moves:[...a.moves,...n]})}`:`/analyse${q({game:s.entry.game,start:s.position,moves:n})}`}async share(){const s=this.solver.puzzle?.entry.id;if(!s)return;const t=location.origin+b(s);try{"share"in navigator&&matchMedia("(pointer: coarse)").matches?await navigator.share({title:"Ordo",url:t}):(await navigator.clipboard.writeText(t),I(r("app.copied")))}catch(i){i instanceof DOMException&&i.name==="AbortError"||I(t,{stay:!0})}}orientation(){const s=this.solver.puzzle?.turn??"w";return this.flipped?x(s):s}flip(){this.flipped=!this.flipped}keys(){const{solver:s}=this;return s.puzzle?{...this.game.keys(),f:()=>this.flip(),h:()=>s.hint(),...s.wrong?{r:()=>this.retry()}:{},...s.isOver?{n:()=>{this.next()}}:{}}:{}}render(){return st(this)}}customElements.define("ordo-puzzle",dt);const Z=18e4,N=3,pt=400,zt=45,ft=8;class mt{#t;#e;#l;#o=new Set;#n=null;constructor(s,{now:t=()=>performance.now(),random:i=Math.random}={}){this.#t=s.filter(({rating:n})=>n!==null),this.#e=t,this.#l=i,this.puzzle=null,this.results=[],this.ended=""}get solved(){return this.results.filter(({isSolved:s})=>s).length}get mistakes(){return this.results.length-this.solved}start(){this.#n=this.#e()+Z,this.#i()}left(){return this.#n===null?Z:Math.max(0,this.#n-this.#e())}tick(){return!this.ended&&this.left()<=0&&this.#s("time"),this.ended!==""}answer(s){!this.puzzle||this.tick()||(this.results.push({entry:this.puzzle,isSolved:s}),this.mistakes>=N?this.#s("mistakes"):this.#i())}stop(){this.ended||this.#s("stopped")}#s(s){this.ended=s,this.puzzle=null}#i(){const s=this.puzzle?.rating??0,t=pt+zt*this.results.length,i=({rating:h})=>Math.abs((h??0)-t),u=this.#t.filter(({id:h})=>!this.#o.has(h)).filter(({rating:h})=>(h??0)>=s).toSorted((h,p)=>i(h)-i(p)).slice(0,ft),o=u[Math.floor(this.#l()*u.length)]??null;if(!o)return this.#s("puzzles");this.#o.add(o.id),this.puzzle=o}}function gt(e){const{rush:s}=e;return s?s.ended?wt(e,s):$t(e,s):vt(e)}function vt(e){const s=e.gameName(),t=R(e.progress,s);return l`<div class="page narrow puzzles">
    <h1 tabindex="-1">${r("puzzles.rush.title")}</h1>
    ${w(e.place)}
    <p class="lead">${r("puzzles.rush.lead",{count:N})}</p>
    ${H(e.place,s)} ${t===null?d:l`<p>${r("puzzles.rush.best",{count:t})}</p>`}
    ${e.failed?l`<p class="problem" role="alert">${r("puzzles.failed")}</p>`:d}
    <div class="rowed">
      <button class="primary large" ?disabled=${e.isLoading} @click=${()=>e.start()}>${r("new.start")}</button>
    </div>
  </div>`}function $t(e,s){const{game:t,solver:i,verdict:n}=e,{puzzle:a}=i,u=s.left();return l`<div class="table puzzle rush" data-game=${e.gameName()}>
    <div class="puzzle-head">
      <div class="rush-bar">
        <span
          class=${$s({clock:!0,running:!0,low:u<2e4})}
          role="timer"
          aria-label=${r("puzzles.rush.clock",{time:F(u)})}
          >${F(u)}</span
        >
        <span class="rush-score figures">${r("puzzles.rush.score",{count:s.solved})}</span>
        <span class="rush-mistakes" role="img" aria-label=${r("puzzles.rush.mistakes",{count:s.mistakes})}>
          ${Array.from({length:N},(o,h)=>l`<span class=${h<s.mistakes?"made":""} aria-hidden="true">✕</span>`)}
        </span>
      </div>
      <h1 class="puzzle-task" tabindex="-1">${a?M(a):d}</h1>
    </div>
    ${j(t,a?.turn??"w",e.gameName())}
    <div class="table-panel puzzle-panel">
      <div class="status ${n||(t.remark?"remark":"")}">
        ${n?l`<strong>${r(`puzzles.${n}`)}</strong>`:l`<span>${yt(e)}</span>`}
      </div>
      <div class="actions" role="group" aria-label=${r("play.actions")}>
        ${t.made.length?C(t):d}
        <button @click=${()=>e.giveUp()}>${r("puzzles.rush.stop")}</button>
      </div>
      ${K(t)}
    </div>
  </div>`}function yt({game:e}){return e.remark||(e.made.length?U(e.steps):r("play.yourTurn"))}function wt(e,s){const{bestBefore:t}=e,i=t!==null&&s.solved>t,n=Math.max(s.solved,t??0);return l`<div class="page narrow puzzles">
    <h1 class="rush-result figures" tabindex="-1">${r("puzzles.rush.solved",{count:s.solved})}</h1>
    ${w(e.place)}
    <p class="lead">
      ${s.ended?r(`puzzles.rush.end.${s.ended}`):d}
      ${i?r("puzzles.rush.newBest"):r("puzzles.rush.best",{count:n})}
    </p>
    <div class="rowed">
      <button class="primary large" @click=${()=>e.start()}>${r("puzzles.rush.again")}</button>
    </div>
    ${s.results.length?bt(s):d}
  </div>`}function bt({results:e}){return l`<section class="stack" aria-labelledby="rush-results">
    <h2 id="rush-results">${r("puzzles.rush.results")}</h2>
    <ol class="puzzle-cards">
      ${e.map(({entry:s,isSolved:t})=>{const{board:i,task:n}=ys(s),a=r(t?"puzzles.result.solved":"puzzles.result.failed");return l`<li>
          <a class="card puzzle-card" href=${b(s.id)}>
            ${i}
            <span class="small"
              ><span class="visually-hidden">${n}</span>
              <span class="puzzle-mark ${t?"good":"bad"}" role="img" aria-label=${a}
                >${t?"\u2713":"\u2715"}</span
              >
              <span class="figures">${s.rating??""}</span></span
            ></a
          >
        </li>`})}
    </ol>
  </section>`}const kt=100,Mt=400,Q=[60,30,10];class xt extends E{static properties={rules:{attribute:!1},place:{attribute:!1},rush:{state:!0},verdict:{state:!0},isLoading:{state:!0},failed:{state:!0}};constructor(){super(),this.rules=null,this.place={kind:"rush",id:"",theme:"",game:null},this.rush=null,this.verdict="",this.isLoading=!1,this.failed=!1,this.progress=g(),this.bestBefore=null,this.ticker=0,this.pause=0,this.announced=1/0,this.game=new V(this,{canMove:()=>this.isRunning()&&this.solver.canMove(),play:s=>this.solver.play(s)}),this.solver=new Y(this.game,{onScore:()=>{},onWrong:()=>this.onVerdict("wrong"),onRest:()=>this.onVerdict("right")}),new D(this,()=>this.isRunning()?this.game.keys():{})}gameName(){return this.place.game??this.progress.game}isRunning(){return this.rush!==null&&!this.rush.ended}disconnectedCallback(){super.disconnectedCallback(),this.stopTimers()}stopTimers(){clearInterval(this.ticker),clearTimeout(this.pause)}async start(){if(!(!this.rules||this.isLoading)){this.isLoading=!0,this.failed=!1;try{const s=await y(this.gameName());if(!this.isConnected)return;this.game.rules=this.rules,this.bestBefore=R(g(),this.gameName()),this.announced=1/0,this.rush=new mt(s),this.rush.start(),this.ticker=window.setInterval(()=>this.tick(),kt),this.showPuzzle(),await this.updateComplete,this.querySelector(".puzzle-task")?.focus({preventScroll:!0})}catch(s){console.warn(s),this.failed=!0}finally{this.isLoading=!1}}}showPuzzle(){const s=this.rush?.puzzle;if(!s||!this.rules)return;this.verdict="";const t=this.rules.puzzle(s.line);this.solver.open(t),f(M(t))}tick(){const{rush:s}=this;if(!s)return;if(s.tick())return this.finish();const t=Math.ceil(s.left()/1e3);Q.find(n=>t<=n&&n<this.announced)&&(this.announced=Math.min(...Q.filter(n=>t<=n)),f(r("puzzles.rush.left",{count:this.announced}))),this.requestUpdate()}onVerdict(s){this.verdict=s,f(r(`puzzles.${s}`)),this.pause=window.setTimeout(()=>{this.rush?.answer(s==="right"),this.rush?.ended?this.finish():this.showPuzzle()},Mt)}giveUp(){this.rush?.stop(),this.finish()}finish(){const{rush:s}=this;this.stopTimers(),this.solver.close(),s&&(this.progress=Xs(g(),this.gameName(),s.solved,Date.now()),B(this.progress),f(r("puzzles.rush.solved",{count:s.solved})),this.requestUpdate(),this.updateComplete.then(()=>{scrollTo(0,0),this.querySelector("h1")?.focus({preventScroll:!0})}))}render(){return gt(this)}}customElements.define("ordo-puzzle-rush",xt);const J=20;class X extends E{static properties={rules:{state:!0},failed:{state:!0},entries:{state:!0},progress:{state:!0},limit:{state:!0}};constructor(){super(),this.place=ws(location),this.rules=null,this.failed=!1,this.entries=null,this.progress=g(),this.limit=J}connectedCallback(){super.connectedCallback(),this.begin()}async begin(){try{const[s]=await Promise.all([bs(),ks("puzzles")]);if(this.rules=s,this.place.kind!=="themes")return;const[t,i]=await Promise.all([y("stein"),y("khalifa")]);this.entries={stein:t,khalifa:i}}catch(s){console.warn(s),this.failed=!0}}showMore(){this.limit+=J}exportProgress(){const s=Date.now();Ms(`ordo-puzzles-${_(s)}.json`,Rs(this.progress,s))}async clearProgress(){await xs(r("puzzles.clear.sure"),r("puzzles.clear"))&&(Ss(),this.progress=g(),I(r("puzzles.cleared")))}render(){if(this.failed)return l`<div class="page failure">
        <p>${r("app.pageFailed")}</p>
        <button class="primary" @click=${()=>location.reload()}>${r("app.reload")}</button>
      </div>`;if(!this.rules)return l`<div class="skeleton"><div class="skeleton-board"></div></div>`;const{place:s}=this;return s.kind==="rush"?l`<ordo-puzzle-rush .rules=${this.rules} .place=${s}></ordo-puzzle-rush>`:s.kind==="themes"?qs(this):s.kind==="progress"?Ns(this):l`<ordo-puzzle .rules=${this.rules} .place=${s}></ordo-puzzle>`}}customElements.define("ordo-puzzles",X);export{X as OrdoPuzzles};
