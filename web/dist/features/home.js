//# allFunctionsCalledOnLoad
import{L as g,l as d,S as n,p as c,m as f,i as u,a as $,u as x,b as r,t as s,g as l,c as b,K as o,d as v,s as h,n as w,e as y,f as E,h as k,j as L}from"../app/app.js";const S={stein:"a3-b4 j6-i5 b4-f4 g7:h7-g4 f4xg4 g8:h8-g6 g4xh4 i6-h5 j3xh5 j7xh5 h4-f4 i5-h4 f2xh4 i7-i5 i3-g3 a6-b5 h4-g5 b5xg5 j2xg5 h6xg5 g1-f2 i5-i4 h2:i2-h3 g5xi3 f4xi4 i3xi4 h1-i2 e6xh3 g3xh3 b6-e6 i2xi4 h5-e5 f2-g3 a7:d7-a4 i4xd4 c8:d8-c5 b3xc4 e5xd4 d2xd4 f6xd4 c4xd4 a4-b3 f3:g3-f4 g6-e4 g2xe4 e6-d6 a2xb3 b4xd4 h3-f3 d5xe4 c2xe4 e7:f7-e6 b3-d3 d6:e6-d5 c1:d1-c2 f6xf4 b2xd4 c5xd4 g4xf4 e5xe4 f4xe4 d5xe4 e2-f2 d4xd3 f2-g2 e4xe3 g2-e2 d3xe2 f3xe3 e2-d1".split(" "),khalifa:"2@44 1@25 3@58 2@56 4@27 3@64 1@65 4@68 44-55,58-47 64-31,68-66 27-37 25-35,31-64 55-46,65-55 35-13,56-45 37-28,47-37".split(" ")},M=1600,O=4;class p extends g{static properties={pieces:{state:!0},last:{state:!0},game:{state:!0},turns:{state:!0}};constructor(){super(),this.game=d().game,this.pieces=n[this.game],this.last=null,this.ply=0,this.timer=0,this.turns=[]}connectedCallback(){if(super.connectedCallback(),c())for(let t=0;t<14;t++)this.step();else this.timer=window.setInterval(()=>this.step(),M);window.addEventListener("online",this.redraw),window.addEventListener("offline",this.redraw),this.loadTurns()}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer),window.removeEventListener("online",this.redraw),window.removeEventListener("offline",this.redraw)}async loadTurns(){if(!navigator.onLine)return;const t=await f().catch(()=>[]);this.turns=t.filter(u)}step(){if(document.hidden)return;const t=S[this.game],e=t[this.ply];if(e){const a=$(this.pieces,e,this.ply%2?"b":"w");this.pieces=a.pieces,this.last=a.last}else this.ply>t.length+O&&(this.ply=-1,this.pieces=n[this.game],this.last=null);this.ply++}showDemo(t){t!==this.game&&(this.game=t,this.ply=0,this.last=null,this.pieces=n[t])}openGame(){this.querySelector("ordo-open")?.open()}render(){const t=x().slice(0,3);return o`<div class="page home">
      <section class="hero">
        <div class="hero-words">
          <h1>Ordo</h1>
          <p class="lead">${s("app.tagline")}</p>
          <div class="rowed">
            <button
              class="primary large"
              @click=${()=>l(b({...d(),mode:"computer"}))}
            >
              ${s("home.play")}
            </button>
            <a class="button large" href="/learn#S0">${s("home.how")}</a>
          </div>
          ${this.turns.length?o`<section class="continue">
                  <h2>${s("home.yourTurn")}</h2>
                  ${this.turns.slice(0,3).map(e=>o`<a class="button card" href="/g/${e.id}">
                        <strong
                          >${[e.white,e.black].filter(Boolean).map((a,m)=>o`${m?" \u2013 ":r}<bdi>${a}</bdi>`)}</strong
                        >
                        <span class="soft small"
                          >${s(`game.${e.game}`)} · ${s("home.continue.moves",{count:v(e)})}</span
                        ></a
                      >`)}
                </section>`:r}
          ${t.length?o`<section class="continue">
                  <h2>${s("home.continue")}</h2>
                  ${t.map(e=>o`<button class="card" @click=${()=>l(e)}>
                        <strong>${s(`game.${e.game}`)}</strong
                        ><span class="soft small">${T(e)}</span>
                      </button>`)}
                </section>`:r}
        </div>
        <ordo-board
          class="hero-board"
          diagram
          game=${this.game}
          .pieces=${this.pieces}
          .last=${this.last}
          .coordinates=${!1}
          .net=${h().net}
          ?still=${c()}
          ?digits=${h().digits}
          label=${s("home.demo")}
        ></ordo-board>
      </section>
      <ordo-daily-puzzle game=${this.game}></ordo-daily-puzzle>
      <div class="doors online-doors">
        ${["friend","lobby"].map(e=>o`<a class="card door" href="/${e}">
                <strong>${s(`app.${e}`)}</strong
                ><span class="soft">${navigator.onLine?s(`home.${e}.line`):s("home.needsNetwork")}</span></a
              >`)}
      </div>
      <ordo-new-game
        @ordo-start=${e=>l(e.detail)}
        @ordo-preferences=${e=>this.showDemo(e.detail.game)}
      ></ordo-new-game>
      <div class="doors">
        ${["history","learn","analyse","editor"].map(e=>o`<a class="card door" href="/${e}">
                <strong>${s(`app.${e}`)}</strong><span class="soft">${s(`home.${e}.line`)}</span></a
              >`)}
        <button class="card door" @click=${this.openGame}>
          <strong>${s("share.openGame")}</strong><span class="soft">${s("home.open.line")}</span>
        </button>
      </div>
      <ordo-open
        @ordo-open=${async e=>w(await y(e.detail))}
      ></ordo-open>
    </div>`}}function T(i){const t=i.mode==="computer"?s("play.computer",{level:i.level}):s("home.two"),e=Date.parse(i.touched),a=e?new Intl.DateTimeFormat(E(),{dateStyle:"medium",timeStyle:"short"}).format(e):"";return[t,s("home.continue.moves",{count:k(i.moves.length,L(i.start))}),a].filter(Boolean).join(" \xB7 ")}customElements.define("ordo-home",p);export{p as OrdoHome};
