//# allFunctionsCalledOnLoad
import{b as h,ax as d,K as i,bd as A,s as E,L as S,t as x,aF as I}from"../app/app.js";function R(s){return s.replaceAll("\r","").split(/\n\s*\n/).map(t=>t.split(`
`).filter(e=>e.trim())).filter(t=>t.length>0).flatMap(B)}function B(s){const t=s[0]??"",e=s[1]??"";if(/^=+$/.test(e))return[{kind:"title",text:t}];if(/^-+$/.test(e))return[{kind:"heading",text:t}];if(/^(\s*\[\d+\])+$/.test(t))return[{kind:"figures",figures:N(s)}];if(/^- /.test(t))return[{kind:"list",ordered:!1,items:g(s,/^- /)}];const n=/^([SK]\d+)\s+([^.]+)\. *(.*)$/.exec(t);if(n){const[,r="",a="",l=""]=n,[o,...u]=w([l,...s.slice(1)]),p=o?.kind==="text"?o.text:"";return[{kind:"rule",number:r,title:a,text:p},...o&&o.kind!=="text"?[o]:[],...u]}return/^ {4}\S+( \S+)* {2,}\S/.test(t)?[{kind:"pairs",pairs:s.flatMap(K)}]:w(s)}function w(s){const t=/^\s*\d\. /,e=/^\s*\[\d+\] /,n=s.findIndex(u=>t.test(u)||e.test(u)),r=(n<0?s:s.slice(0,n)).map(u=>u.trim()).join(" ").trim(),a=r?[{kind:"text",text:r}]:[];if(n<0)return a;const l=s.slice(n);if(t.test(l[0]??""))return[...a,{kind:"list",ordered:!0,items:g(l,t)}];const o=g(l,/^\s*(?=\[\d+\] )/).map(u=>{const[,p="",f=""]=/^\[(\d+)\] (.*)$/.exec(u)??[];return{number:p,text:f}});return[...a,{kind:"captions",items:o}]}function g(s,t){const e=[];for(const n of s)t.test(n)?e.push(n.replace(t,"").trim()):e.push(`${e.pop()??""} ${n.trim()}`.trim());return e}function N(s){const[t="",...e]=s,n=[...t.matchAll(/\[(\d+)\]/g)];return n.map((r,a)=>{const l=r.index,o=n[a+1]?.index??1/0,u=e.map(f=>f.slice(l,o)).filter(f=>f.trim()),p=u.pop()?.trim().split(/\s+/)??[];return{number:r[1]??"",columns:p,rows:u.map(f=>{const[L="",...M]=f.trim().split(/\s+/);return{label:L,cells:M}})}})}function K(s){const t=s.trim().split(/ {2,}/),e=[];for(let n=0;n<t.length;n+=2)e.push([t[n]??"",t[n+1]??""]);return e}const c=100,m=34;function P(s,t){const e=s.columns.length*c+m,n=s.rows.length*c+m;return i`<svg
    class="figure"
    viewBox="0 0 ${e} ${n}"
    role="img"
    aria-label=${t}
    data-columns=${s.columns.length}
  >
    ${s.rows.map((r,a)=>r.cells.map((l,o)=>d`<rect class=${F(s,o,a)}
      x=${m+o*c} y=${a*c} width=${c} height=${c} />`))}
    ${O(s)} ${s.columns[0]==="a"?q(s):h}
    ${s.rows.map((r,a)=>r.cells.map((l,o)=>Y(l,o,a)))}
  </svg>`}function z(s){return i`<svg class="figure sign" viewBox="0 0 ${c} ${c}" aria-hidden="true">
    <rect class="square" width=${c} height=${c} />
    ${b(c/2,c/2,k(s))}
  </svg>`}function F(s,t,e){const n=(s.columns[t]??"a").charCodeAt(0),r=s.columns[0]==="a"&&(s.rows[e]?.label==="8"||s.rows[e]?.label==="1");return`square ${(n+Number(s.rows[e]?.label))%2?"light":"dark"}${r?" home":""}`}function O(s){const t=s.rows.length*c+m-8;return[...s.rows.map((e,n)=>d`<text class="name" x=${m/2} y=${(n+.5)*c+9}>${e.label}</text>`),...s.columns.map((e,n)=>d`<text class="name" x=${m+(n+.5)*c} y=${t}>${e}</text>`)]}function Y(s,t,e){return b(m+(t+.5)*c,(e+.5)*c,k(s))}function b(s,t,e){return e===h?h:d`<g transform="translate(${s} ${t})">${e}</g>`}function k(s){const t=v(s);if(t){const e=s==="x"?d`<circle class="take" r="46" />`:h;return d`<g class="stone ${t.color}">${A(t,!1,E().pieces)}</g>${e}`}return s==="*"?d`<circle class="may" r="15" />`:s==="!"?d`<path class="not" d="M-19 -19L19 19M19 -19L-19 19" />`:/^\d\d$/.test(s)?d`<text class="number" y="11">${s}</text>`:h}function v(s){if(s==="w")return{color:"w"};if(s==="b"||s==="x")return{color:"b"};const t=/^([A-D])$|^([acd]|b2)$/.exec(s);if(!t)return null;const n=(t[1]??t[2]??"a").charAt(0).toLowerCase().charCodeAt(0)-96;return{color:t[1]?"w":"b",size:n}}function q(s){const t=s.rows.flatMap((e,n)=>e.cells.flatMap((r,a)=>{const l=v(r);return l?[{x:a,y:n,...l}]:[]}));return t.flatMap((e,n)=>t.slice(n+1).filter(r=>e.color===r.color&&Math.abs(e.x-r.x)<=1&&Math.abs(e.y-r.y)<=1).map(r=>["net edge","net"].map(a=>d`<line class="${a} ${e.color}" x1=${m+(e.x+.5)*c}
      y1=${(e.y+.5)*c} x2=${m+(r.x+.5)*c} y2=${(r.y+.5)*c} />`)))}class y extends S{static properties={game:{state:!0},parts:{state:!0},failed:{state:!0}};constructor(){super(),this.game=C(location.hash),this.parts=[],this.failed=!1,this.shown="",this.follow=()=>this.fetchRules()}connectedCallback(){super.connectedCallback(),window.addEventListener("ordo-language",this.follow),window.addEventListener("hashchange",this.follow),this.fetchRules()}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener("ordo-language",this.follow),window.removeEventListener("hashchange",this.follow)}async fetchRules(){const t=C(location.hash),e=`${t}.${I()}`;if(e!==this.shown){this.shown=e;try{const r=await fetch(new URL(`../features/rules/texts/${e}.txt`,import.meta.url));if(!r.ok)throw new Error(String(r.status));const a=U(R(await r.text()));if(e!==this.shown)return;this.parts=a,this.game=t,this.failed=!1}catch{this.failed=!0,this.shown=""}await this.updateComplete}const n=document.getElementById(location.hash.slice(1));n&&this.contains(n)&&n.scrollIntoView()}render(){return i`<div class="page rules">
      <nav class="rules-side" aria-label=${x("rules.contents")}>
        <div class="rules-games">
          ${["stein","khalifa"].map(t=>i`<a href="#${t}" aria-current=${t===this.game?"true":h}>${x(`game.${t}`)}</a>`)}
        </div>
        <ol class="rules-contents">
          ${this.parts.map(t=>t.kind==="rule"?i`<li>
                  <a href="#${t.number}"><span class="rule-number">${t.number}</span> ${t.title}</a>
                </li>`:h)}
        </ol>
      </nav>
      <article class="rules-text">
        ${this.failed?i`<h1>${x("rules.title")}</h1>
                <p role="alert">${x("app.wasmFailed")}</p>`:this.parts.map(t=>this.show(t))}
      </article>
    </div>`}show(t){switch(t.kind){case"title":return i`<h1>${t.text}</h1>`;case"heading":return i`<h2>${t.text}</h2>`;case"text":return G(t.text)?i`<p><code class="position">${t.text}</code></p>`:i`<p>${$(t.text)}</p>`;case"rule":return i`<section class="rule" id=${t.number}>
          <h3><span class="rule-number">${t.number}</span> ${t.title}</h3>
          <p>${$(t.text)}</p>
          <a class="try" href="/learn#${t.number}">${x("rules.tryIt",{rule:t.number})}</a>
        </section>`;case"list":return t.ordered?i`<ol class="points">
              ${t.items.map(e=>i`<li>${$(e)}</li>`)}
            </ol>`:i`<ul class="points">
              ${t.items.map(e=>i`<li>${$(e)}</li>`)}
            </ul>`;case"pairs":return i`<dl class="pairs">
          ${t.pairs.map(([e,n])=>i`<div>
                <dt>
                  ${e.length<8&&!/[-x:@].|\d/.test(e)?D(e,this.game):i`<code>${e}</code>`}
                </dt>
                <dd>${$(n)}</dd>
              </div>`)}
        </dl>`;case"captions":return t.items.map(e=>i`<p>${$(e.text)}</p>`);case"figures":return h;case"pictures":return i`<div class="pictures">
          ${t.figures.map(({figure:e,text:n})=>i`<figure>
                ${P(j(e),x("rules.picture",{n:Number(e.number)}))}
                ${n?i`<figcaption><span class="figure-number">${e.number}</span> ${$(n)}</figcaption>`:h}
              </figure>`)}
        </div>`}}}function C(s){return/^#k/i.test(s)?"khalifa":"stein"}function U(s){const t=[];for(let e=0;e<s.length;e++){const n=s[e];if(!n)continue;if(n.kind!=="figures"){t.push(n);continue}const r=s[e+1],a=r?.kind==="text"&&s[e+2]?.kind==="captions"?r:null,l=s[a?e+2:e+1];a&&t.push(a);const o=l?.kind==="captions"?l.items:[];t.push({kind:"pictures",figures:n.figures.map(u=>({figure:u,text:o.find(p=>p.number===u.number)?.text??""}))}),e+=(a?1:0)+(o.length?1:0)}return t}function j(s){return s.columns[0]==="a"?s:{...s,rows:s.rows.map(t=>({...t,cells:t.cells.map(e=>e==="b"?"b2":e)}))}}function D(s,t){return s.split(" ").map(e=>z(t==="khalifa"&&e==="b"?"b2":e))}function G(s){return/^[\w/]+ [wb]$/.test(s)}function $(s){return s.replaceAll("'","\u2019").replace(/"([^"]*)"/g,"\u201C$1\u201D").replace(/ ([;!?»])/g,"\u202F$1").replace(/ :(?= |$)/g,"\xA0:").replaceAll("\xAB ","\xAB\xA0").split(/(https:\/\/\S+|CC BY-NC 3\.0|\b[SK]\d+\b|\[\d+\])/).map(e=>{if(e.startsWith("https://"))return i`<a href=${e} rel="external">${e.replace("https://","")}</a>`;if(e==="CC BY-NC 3.0")return i`<a href="https://creativecommons.org/licenses/by-nc/3.0/" rel="external license">${e}</a>`;if(/^[SK]\d+$/.test(e))return i`<a class="rule-link" href="#${e}">${e}</a>`;const n=/^\[(\d+)\]$/.exec(e);return n?i`<span class="figure-number">${n[1]}</span>`:e})}customElements.define("ordo-rules",y);export{y as OrdoRules};
