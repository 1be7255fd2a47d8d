var It=globalThis,fe=It.ShadowRoot&&(It.ShadyCSS===void 0||It.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype,pe=Symbol(),ps=new WeakMap,ms=class{constructor(e,t,s){if(this._$cssResult$=!0,s!==pe)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=e,this.t=t}get styleSheet(){let e=this.o,t=this.t;if(fe&&e===void 0){let s=t!==void 0&&t.length===1;s&&(e=ps.get(t)),e===void 0&&((this.o=e=new CSSStyleSheet).replaceSync(this.cssText),s&&ps.set(t,e))}return e}toString(){return this.cssText}},ei=e=>new ms(typeof e=="string"?e:e+"",void 0,pe),G=(e,...t)=>{let s=e.length===1?e[0]:t.reduce((n,r,i)=>n+(o=>{if(o._$cssResult$===!0)return o.cssText;if(typeof o=="number")return o;throw Error("Value passed to 'css' function must be a 'css' function result: "+o+". Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.")})(r)+e[i+1],e[0]);return new ms(s,e,pe)},si=(e,t)=>{if(fe)e.adoptedStyleSheets=t.map(s=>s instanceof CSSStyleSheet?s:s.styleSheet);else for(let s of t){let n=document.createElement("style"),r=It.litNonce;r!==void 0&&n.setAttribute("nonce",r),n.textContent=s.cssText,e.appendChild(n)}},gs=fe?e=>e:e=>e instanceof CSSStyleSheet?(t=>{let s="";for(let n of t.cssRules)s+=n.cssText;return ei(s)})(e):e,{is:ni,defineProperty:ri,getOwnPropertyDescriptor:ii,getOwnPropertyNames:oi,getOwnPropertySymbols:ai,getPrototypeOf:li}=Object,jt=globalThis,ws=jt.trustedTypes,ci=ws?ws.emptyScript:"",hi=jt.reactiveElementPolyfillSupport,gt=(e,t)=>e,me={toAttribute(e,t){switch(t){case Boolean:e=e?ci:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let s=e;switch(t){case Boolean:s=e!==null;break;case Number:s=e===null?null:Number(e);break;case Object:case Array:try{s=JSON.parse(e)}catch{s=null}}return s}},$s=(e,t)=>!ni(e,t),ys={attribute:!0,type:String,converter:me,reflect:!1,useDefault:!1,hasChanged:$s};Symbol.metadata??=Symbol("metadata"),jt.litPropertyMetadata??=new WeakMap;var et=class extends HTMLElement{static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(t,s=ys){if(s.state&&(s.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(t)&&((s=Object.create(s)).wrapped=!0),this.elementProperties.set(t,s),!s.noAccessor){let n=Symbol(),r=this.getPropertyDescriptor(t,n,s);r!==void 0&&ri(this.prototype,t,r)}}static getPropertyDescriptor(t,s,n){let{get:r,set:i}=ii(this.prototype,t)??{get(){return this[s]},set(o){this[s]=o}};return{get:r,set(o){let a=r?.call(this);i?.call(this,o),this.requestUpdate(t,a,n)},configurable:!0,enumerable:!0}}static getPropertyOptions(t){return this.elementProperties.get(t)??ys}static _$Ei(){if(this.hasOwnProperty(gt("elementProperties")))return;let t=li(this);t.finalize(),t.l!==void 0&&(this.l=[...t.l]),this.elementProperties=new Map(t.elementProperties)}static finalize(){if(this.hasOwnProperty(gt("finalized")))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(gt("properties"))){let s=this.properties,n=[...oi(s),...ai(s)];for(let r of n)this.createProperty(r,s[r])}let t=this[Symbol.metadata];if(t!==null){let s=litPropertyMetadata.get(t);if(s!==void 0)for(let[n,r]of s)this.elementProperties.set(n,r)}this._$Eh=new Map;for(let[s,n]of this.elementProperties){let r=this._$Eu(s,n);r!==void 0&&this._$Eh.set(r,s)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(t){let s=[];if(Array.isArray(t)){let n=new Set(t.flat(1/0).reverse());for(let r of n)s.unshift(gs(r))}else t!==void 0&&s.push(gs(t));return s}static _$Eu(t,s){let n=s.attribute;return n===!1?void 0:typeof n=="string"?n:typeof t=="string"?t.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(t=>this.enableUpdating=t),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(t=>t(this))}addController(t){(this._$EO??=new Set).add(t),this.renderRoot!==void 0&&this.isConnected&&t.hostConnected?.()}removeController(t){this._$EO?.delete(t)}_$E_(){let t=new Map,s=this.constructor.elementProperties;for(let n of s.keys())this.hasOwnProperty(n)&&(t.set(n,this[n]),delete this[n]);t.size>0&&(this._$Ep=t)}createRenderRoot(){let t=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return si(t,this.constructor.elementStyles),t}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(t=>t.hostConnected?.())}enableUpdating(t){}disconnectedCallback(){this._$EO?.forEach(t=>t.hostDisconnected?.())}attributeChangedCallback(t,s,n){this._$AK(t,n)}_$ET(t,s){let n=this.constructor.elementProperties.get(t),r=this.constructor._$Eu(t,n);if(r!==void 0&&n.reflect===!0){let i=(n.converter?.toAttribute!==void 0?n.converter:me).toAttribute(s,n.type);this._$Em=t,i==null?this.removeAttribute(r):this.setAttribute(r,i),this._$Em=null}}_$AK(t,s){let n=this.constructor,r=n._$Eh.get(t);if(r!==void 0&&this._$Em!==r){let i=n.getPropertyOptions(r),o=typeof i.converter=="function"?{fromAttribute:i.converter}:i.converter?.fromAttribute!==void 0?i.converter:me;this._$Em=r;let a=o.fromAttribute(s,i.type);this[r]=a??this._$Ej?.get(r)??a,this._$Em=null}}requestUpdate(t,s,n,r=!1,i){if(t!==void 0){let o=this.constructor;if(r===!1&&(i=this[t]),n??=o.getPropertyOptions(t),!((n.hasChanged??$s)(i,s)||n.useDefault&&n.reflect&&i===this._$Ej?.get(t)&&!this.hasAttribute(o._$Eu(t,n))))return;this.C(t,s,n)}this.isUpdatePending===!1&&(this._$ES=this._$EP())}C(t,s,{useDefault:n,reflect:r,wrapped:i},o){n&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,o??s??this[t]),i!==!0||o!==void 0)||(this._$AL.has(t)||(this.hasUpdated||n||(s=void 0),this._$AL.set(t,s)),r===!0&&this._$Em!==t&&(this._$Eq??=new Set).add(t))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(s){Promise.reject(s)}let t=this.scheduleUpdate();return t!=null&&await t,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[r,i]of this._$Ep)this[r]=i;this._$Ep=void 0}let n=this.constructor.elementProperties;if(n.size>0)for(let[r,i]of n){let{wrapped:o}=i,a=this[r];o!==!0||this._$AL.has(r)||a===void 0||this.C(r,void 0,i,a)}}let t=!1,s=this._$AL;try{t=this.shouldUpdate(s),t?(this.willUpdate(s),this._$EO?.forEach(n=>n.hostUpdate?.()),this.update(s)):this._$EM()}catch(n){throw t=!1,this._$EM(),n}t&&this._$AE(s)}willUpdate(t){}_$AE(t){this._$EO?.forEach(s=>s.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(t)),this.updated(t)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(t){return!0}update(t){this._$Eq&&=this._$Eq.forEach(s=>this._$ET(s,this[s])),this._$EM()}updated(t){}firstUpdated(t){}};et.elementStyles=[],et.shadowRootOptions={mode:"open"},et[gt("elementProperties")]=new Map,et[gt("finalized")]=new Map,hi?.({ReactiveElement:et}),(jt.reactiveElementVersions??=[]).push("2.1.2");var ge=globalThis,bs=e=>e,Nt=ge.trustedTypes,vs=Nt?Nt.createPolicy("lit-html",{createHTML:e=>e}):void 0,ks="$lit$",U=`lit$${Math.random().toFixed(9).slice(2)}$`,xs="?"+U,ui=`<${xs}>`,F=document,wt=()=>F.createComment(""),$t=e=>e===null||typeof e!="object"&&typeof e!="function",we=Array.isArray,di=e=>we(e)||typeof e?.[Symbol.iterator]=="function",$e=`[ 	
\f\r]`,yt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,_s=/-->/g,As=/>/g,V=RegExp(`>|${$e}(?:([^\\s"'>=/]+)(${$e}*=${$e}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Es=/'/g,Ss=/"/g,Os=/^(?:script|style|textarea|title)$/i,Ms=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),p=Ms(1),w=Ms(2),R=Symbol.for("lit-noChange"),m=Symbol.for("lit-nothing"),Cs=new WeakMap,Y=F.createTreeWalker(F,129);function Ts(e,t){if(!we(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return vs!==void 0?vs.createHTML(t):t}var fi=(e,t)=>{let s=e.length-1,n=[],r,i=t===2?"<svg>":t===3?"<math>":"",o=yt;for(let a=0;a<s;a++){let l=e[a],c,u,d=-1,f=0;for(;f<l.length&&(o.lastIndex=f,u=o.exec(l),u!==null);)f=o.lastIndex,o===yt?u[1]==="!--"?o=_s:u[1]!==void 0?o=As:u[2]!==void 0?(Os.test(u[2])&&(r=RegExp("</"+u[2],"g")),o=V):u[3]!==void 0&&(o=V):o===V?u[0]===">"?(o=r??yt,d=-1):u[1]===void 0?d=-2:(d=o.lastIndex-u[2].length,c=u[1],o=u[3]===void 0?V:u[3]==='"'?Ss:Es):o===Ss||o===Es?o=V:o===_s||o===As?o=yt:(o=V,r=void 0);let g=o===V&&e[a+1].startsWith("/>")?" ":"";i+=o===yt?l+ui:d>=0?(n.push(c),l.slice(0,d)+ks+l.slice(d)+U+g):l+U+(d===-2?a:g)}return[Ts(e,i+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},ye=class Qr{constructor({strings:t,_$litType$:s},n){let r;this.parts=[];let i=0,o=0,a=t.length-1,l=this.parts,[c,u]=fi(t,s);if(this.el=Qr.createElement(c,n),Y.currentNode=this.el.content,s===2||s===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(r=Y.nextNode())!==null&&l.length<a;){if(r.nodeType===1){if(r.hasAttributes())for(let d of r.getAttributeNames())if(d.endsWith(ks)){let f=u[o++],g=r.getAttribute(d).split(U),$=/([.?@])?(.*)/.exec(f);l.push({type:1,index:i,name:$[2],strings:g,ctor:$[1]==="."?mi:$[1]==="?"?gi:$[1]==="@"?wi:Dt}),r.removeAttribute(d)}else d.startsWith(U)&&(l.push({type:6,index:i}),r.removeAttribute(d));if(Os.test(r.tagName)){let d=r.textContent.split(U),f=d.length-1;if(f>0){r.textContent=Nt?Nt.emptyScript:"";for(let g=0;g<f;g++)r.append(d[g],wt()),Y.nextNode(),l.push({type:2,index:++i});r.append(d[f],wt())}}}else if(r.nodeType===8)if(r.data===xs)l.push({type:2,index:i});else{let d=-1;for(;(d=r.data.indexOf(U,d+1))!==-1;)l.push({type:7,index:i}),d+=U.length-1}i++}}static createElement(t,s){let n=F.createElement("template");return n.innerHTML=t,n}};function st(e,t,s=e,n){if(t===R)return t;let r=n!==void 0?s._$Co?.[n]:s._$Cl,i=$t(t)?void 0:t._$litDirective$;return r?.constructor!==i&&(r?._$AO?.(!1),i===void 0?r=void 0:(r=new i(e),r._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=r:s._$Cl=r),r!==void 0&&(t=st(e,r._$AS(e,t.values),r,n)),t}var pi=class{constructor(e,t){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=t}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:t},parts:s}=this._$AD,n=(e?.creationScope??F).importNode(t,!0);Y.currentNode=n;let r=Y.nextNode(),i=0,o=0,a=s[0];for(;a!==void 0;){if(i===a.index){let l;a.type===2?l=new Bt(r,r.nextSibling,this,e):a.type===1?l=new a.ctor(r,a.name,a.strings,this,e):a.type===6&&(l=new $i(r,this,e)),this._$AV.push(l),a=s[++o]}i!==a?.index&&(r=Y.nextNode(),i++)}return Y.currentNode=F,n}p(e){let t=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(e,s,t),t+=s.strings.length-2):s._$AI(e[t])),t++}},Bt=class ti{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,r){this.type=2,this._$AH=m,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=st(this,t,s),$t(t)?t===m||t==null||t===""?(this._$AH!==m&&this._$AR(),this._$AH=m):t!==this._$AH&&t!==R&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):di(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==m&&$t(this._$AH)?this._$AA.nextSibling.data=t:this.T(F.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,r=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=ye.createElement(Ts(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(s);else{let i=new pi(r,this),o=i.u(this.options);i.p(s),this.T(o),this._$AH=i}}_$AC(t){let s=Cs.get(t.strings);return s===void 0&&Cs.set(t.strings,s=new ye(t)),s}k(t){we(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,r=0;for(let i of t)r===s.length?s.push(n=new ti(this.O(wt()),this.O(wt()),this,this.options)):n=s[r],n._$AI(i),r++;r<s.length&&(this._$AR(n&&n._$AB.nextSibling,r),s.length=r)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=bs(t).nextSibling;bs(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},Dt=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,r,i){this.type=1,this._$AH=m,this._$AN=void 0,this.element=t,this.name=s,this._$AM=r,this.options=i,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=m}_$AI(t,s=this,n,r){let i=this.strings,o=!1;if(i===void 0)t=st(this,t,s,0),o=!$t(t)||t!==this._$AH&&t!==R,o&&(this._$AH=t);else{let a=t,l,c;for(t=i[0],l=0;l<i.length-1;l++)c=st(this,a[n+l],s,l),c===R&&(c=this._$AH[l]),o||=!$t(c)||c!==this._$AH[l],c===m?t=m:t!==m&&(t+=(c??"")+i[l+1]),this._$AH[l]=c}o&&!r&&this.j(t)}j(t){t===m?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},mi=class extends Dt{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===m?void 0:t}},gi=class extends Dt{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==m)}},wi=class extends Dt{constructor(t,s,n,r,i){super(t,s,n,r,i),this.type=5}_$AI(t,s=this){if((t=st(this,t,s,0)??m)===R)return;let n=this._$AH,r=t===m&&n!==m||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,i=t!==m&&(n===m||r);r&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},$i=class{constructor(e,t,s){this.element=e,this.type=6,this._$AN=void 0,this._$AM=t,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(e){st(this,e)}},yi={I:Bt},bi=ge.litHtmlPolyfillSupport;bi?.(ye,Bt),(ge.litHtmlVersions??=[]).push("3.3.3");var Ls=(e,t,s)=>{let n=s?.renderBefore??t,r=n._$litPart$;if(r===void 0){let i=s?.renderBefore??null;n._$litPart$=r=new Bt(t.insertBefore(wt(),i),i,void 0,s??{})}return r._$AI(e),r},be=globalThis,H=class extends et{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let e=super.createRenderRoot();return this.renderOptions.renderBefore??=e.firstChild,e}update(e){let t=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(e),this._$Do=Ls(t,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return R}};H._$litElement$=!0,H.finalized=!0,be.litElementHydrateSupport?.({LitElement:H});var vi=be.litElementPolyfillSupport;vi?.({LitElement:H}),(be.litElementVersions??=[]).push("4.2.2");var Rs={ATTRIBUTE:1,CHILD:2},ve=e=>(...t)=>({_$litDirective$:e,values:t}),ke=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}},Ut=ve(class extends ke{constructor(e){if(super(e),e.type!==Rs.ATTRIBUTE||e.name!=="class"||e.strings?.length>2)throw Error("`classMap()` can only be used in the `class` attribute and must be the only part in the attribute.")}render(e){return" "+Object.keys(e).filter(t=>e[t]).join(" ")+" "}update(e,[t]){if(this.st===void 0){this.st=new Set,e.strings!==void 0&&(this.nt=new Set(e.strings.join(" ").split(/\s/).filter(n=>n!=="")));for(let n in t)t[n]&&!this.nt?.has(n)&&this.st.add(n);return this.render(t)}let s=e.element.classList;for(let n of this.st)n in t||(s.remove(n),this.st.delete(n));for(let n in t){let r=!!t[n];r===this.st.has(n)||this.nt?.has(n)||(r?(s.add(n),this.st.add(n)):(s.remove(n),this.st.delete(n)))}return R}}),ki={},xi=ve(class extends ke{constructor(){super(...arguments),this.ot=ki}render(e,t){return t()}update(e,[t,s]){if(Array.isArray(t)){if(Array.isArray(this.ot)&&this.ot.length===t.length&&t.every((n,r)=>n===this.ot[r]))return R}else if(this.ot===t)return R;return this.ot=Array.isArray(t)?Array.from(t):t,this.render(t,s)}}),{I:_i}=yi,Ps=e=>e,qs=()=>document.createComment(""),bt=(e,t,s)=>{let n=e._$AA.parentNode,r=t===void 0?e._$AB:t._$AA;if(s===void 0){let i=n.insertBefore(qs(),r),o=n.insertBefore(qs(),r);s=new _i(i,o,e,e.options)}else{let i=s._$AB.nextSibling,o=s._$AM,a=o!==e;if(a){let l;s._$AQ?.(e),s._$AM=e,s._$AP!==void 0&&(l=e._$AU)!==o._$AU&&s._$AP(l)}if(i!==r||a){let l=s._$AA;for(;l!==i;){let c=Ps(l).nextSibling;Ps(n).insertBefore(l,r),l=c}}}return s},X=(e,t,s=e)=>(e._$AI(t,s),e),Ai={},Ei=(e,t=Ai)=>e._$AH=t,Si=e=>e._$AH,xe=e=>{e._$AR(),e._$AA.remove()},Is=(e,t,s)=>{let n=new Map;for(let r=t;r<=s;r++)n.set(e[r],r);return n},js=ve(class extends ke{constructor(e){if(super(e),e.type!==Rs.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,s){let n;s===void 0?s=t:t!==void 0&&(n=t);let r=[],i=[],o=0;for(let a of e)r[o]=n?n(a,o):o,i[o]=s(a,o),o++;return{values:i,keys:r}}render(e,t,s){return this.dt(e,t,s).values}update(e,[t,s,n]){let r=Si(e),{values:i,keys:o}=this.dt(t,s,n);if(!Array.isArray(r))return this.ut=o,i;let a=this.ut??=[],l=[],c,u,d=0,f=r.length-1,g=0,$=i.length-1;for(;d<=f&&g<=$;)if(r[d]===null)d++;else if(r[f]===null)f--;else if(a[d]===o[g])l[g]=X(r[d],i[g]),d++,g++;else if(a[f]===o[$])l[$]=X(r[f],i[$]),f--,$--;else if(a[d]===o[$])l[$]=X(r[d],i[$]),bt(e,l[$+1],r[d]),d++,$--;else if(a[f]===o[g])l[g]=X(r[f],i[g]),bt(e,r[d],r[f]),f--,g++;else if(c===void 0&&(c=Is(o,g,$),u=Is(a,d,f)),c.has(a[d]))if(c.has(a[f])){let b=u.get(o[g]),x=b!==void 0?r[b]:null;if(x===null){let E=bt(e,r[d]);X(E,i[g]),l[g]=E}else l[g]=X(x,i[g]),bt(e,r[d],x),r[b]=null;g++}else xe(r[f]),f--;else xe(r[d]),d++;for(;g<=$;){let b=bt(e,l[$+1]);X(b,i[g]),l[g++]=b}for(;d<=f;){let b=r[d++];b!==null&&xe(b)}return this.ut=o,Ei(e,l),R}});class P extends H{constructor(){super(),this.redraw=()=>this.requestUpdate()}createRenderRoot(){return this}connectedCallback(){super.connectedCallback(),window.addEventListener("ordo-language",this.redraw),window.addEventListener("ordo-settings",this.redraw)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener("ordo-language",this.redraw),window.removeEventListener("ordo-settings",this.redraw)}}const Ns={"/":{tag:"ordo-home",load:()=>import("../features/home.js"),title:""},"/play":{tag:"ordo-play",load:()=>import("../features/play.js"),title:"app.play"},"/analyse":{tag:"ordo-analyse",load:()=>import("../features/analyse.js"),title:"app.analyse"},"/learn":{tag:"ordo-learn",load:()=>import("../features/learn.js"),title:"app.learn"},"/editor":{tag:"ordo-editor",load:()=>import("../features/editor.js"),title:"app.editor"},"/rules":{tag:"ordo-rules",load:()=>import("../features/rules.js"),title:"app.rules"},"/friend":{tag:"ordo-friend",load:()=>import("../features/online.js").then(function(e){return e.f}),title:"app.friend"},"/lobby":{tag:"ordo-lobby",load:()=>import("../features/online.js").then(function(e){return e.l}),title:"app.lobby"},"/mine":{tag:"ordo-mine",load:()=>import("../features/online.js").then(function(e){return e.m}),title:"app.mine"},"/archive":{tag:"ordo-archive",load:()=>import("../features/online.js").then(function(e){return e.a}),title:"app.archive"}},Oi={tag:"ordo-online",load:()=>import("../features/online.js").then(function(e){return e.g}),title:"app.game"};function Ht(e){const t=e.length>1?e.replace(/\/+$/,""):e;return nt(t)?Oi:Object.hasOwn(Ns,t)?Ns[t]??null:null}const Mi={"/friend":"/lobby","/archive":"/lobby","/history":"/mine"},Ci=e=>Mi[e]??e;function nt(e){return/^\/g\/([a-zA-Z0-9]{1,64})\/?$/.exec(e)?.[1]??""}function zt(e,t={}){t.replace?history.replaceState(null,"",e):history.pushState(null,"",e),window.dispatchEvent(new CustomEvent("ordo-navigate"))}function Ti(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;const t=e.composedPath().find(n=>n instanceof HTMLAnchorElement);if(!(t instanceof HTMLAnchorElement)||t.target||t.hasAttribute("download"))return;const s=new URL(t.href,location.href);s.origin!==location.origin||!Ht(s.pathname)||s.pathname===location.pathname&&s.search===location.search&&s.hash||(e.preventDefault(),zt(s.pathname+s.search+s.hash))}const rt=new Map;let Bs=!1;function Li(e){if(rt.has(e))return rt.get(e)??null;try{return localStorage.getItem(e)}catch{return null}}function S(e){const t=Li(e);if(t===null)return null;try{return JSON.parse(t)}catch{return null}}function q(e,t){const s=JSON.stringify(t);try{return localStorage.setItem(e,s),rt.delete(e),!0}catch{return rt.set(e,s),Bs||(Bs=!0,window.dispatchEvent(new CustomEvent("ordo-storage"))),!1}}function _e(e){rt.delete(e);try{localStorage.removeItem(e)}catch{}}function Ds(e){const t=new Set([...rt.keys()].filter(s=>s.startsWith(e)));try{for(let s=0;s<localStorage.length;s++){const n=localStorage.key(s);n?.startsWith(e)&&t.add(n)}}catch{}return[...t]}const Ri={theme:"system",contrast:"system",motion:"system",board:"wood",pieces:"discs",sound:!0,vibration:!0,coordinates:!0,net:!0,digits:!1,confirmTurns:!1},Us="ordo.settings";let J=Pi();function Pi(){const e=S(Us),t={...Ri};if(e&&typeof e=="object")for(const[s,n]of Object.entries(e))Object.hasOwn(t,s)&&typeof n==typeof t[s]&&(t[s]=n);return t}function L(){return J}function vt(e){J={...J,...e},q(Us,J),Hs(),window.dispatchEvent(new CustomEvent("ordo-settings"))}function Hs(){const e=document.documentElement;for(const t of["theme","contrast","motion","board","pieces"])J[t]==="system"?delete e.dataset[t]:e.dataset[t]=J[t]}function zs(){return J.motion==="none"||matchMedia("(prefers-reduced-motion: reduce)").matches}function qi(e){switch(e){case"./de/app.js":return import("../i18n/de.js").then(function(t){return t.a});case"./de/lessons.js":return import("../i18n/de-lessons.js");case"./de/messages.js":return import("../i18n/de.js").then(function(t){return t.m});case"./de/online.js":return import("../i18n/de-online.js");case"./de/play.js":return import("../i18n/de.js").then(function(t){return t.p});case"./de/study.js":return import("../i18n/de.js").then(function(t){return t.s});case"./en/app.js":return import("../i18n/en.js").then(function(t){return t.a});case"./en/lessons.js":return import("../i18n/en-lessons.js");case"./en/messages.js":return import("../i18n/en.js").then(function(t){return t.m});case"./en/online.js":return import("../i18n/en-online.js");case"./en/play.js":return import("../i18n/en.js").then(function(t){return t.p});case"./en/study.js":return import("../i18n/en.js").then(function(t){return t.s});case"./es/app.js":return import("../i18n/es.js").then(function(t){return t.a});case"./es/lessons.js":return import("../i18n/es-lessons.js");case"./es/messages.js":return import("../i18n/es.js").then(function(t){return t.m});case"./es/online.js":return import("../i18n/es-online.js");case"./es/play.js":return import("../i18n/es.js").then(function(t){return t.p});case"./es/study.js":return import("../i18n/es.js").then(function(t){return t.s});case"./fr/app.js":return import("../i18n/fr.js").then(function(t){return t.a});case"./fr/lessons.js":return import("../i18n/fr-lessons.js");case"./fr/messages.js":return import("../i18n/fr.js").then(function(t){return t.m});case"./fr/online.js":return import("../i18n/fr-online.js");case"./fr/play.js":return import("../i18n/fr.js").then(function(t){return t.p});case"./fr/study.js":return import("../i18n/fr.js").then(function(t){return t.s});default:return new Promise(function(t,s){(typeof queueMicrotask=="function"?queueMicrotask:setTimeout)(s.bind(null,new Error("Unknown variable dynamic import: "+e)))})}}const Ks={en:"English",fr:"Fran\xE7ais",es:"Espa\xF1ol",de:"Deutsch"},Ws="ordo.language",Ii={en:"en-GB",fr:"fr",es:"es",de:"de"};let Kt="en",Wt={};const Ae=new Set(["app"]);function Gs(){return Kt}function kt(){return Ii[Kt]}function ji(e,t){for(const s of[e??"",...t]){const n=s.toLowerCase().split("-")[0]??"";if(Xs(n))return n}return"en"}function Ni(){let e=null;try{e=localStorage.getItem(Ws)}catch{}return ji(e,navigator.languages)}function Bi(){return Fs(Ni())}async function Di(e){if(Xs(e)){await Fs(e);try{localStorage.setItem(Ws,e)}catch{}window.dispatchEvent(new CustomEvent("ordo-language",{detail:e}))}}async function Ui(e){Ae.has(e)||(Ae.add(e),Ys(Wt,await Vs(Kt,e)))}function Hi(e,t){Kt=e,Wt=t}async function Fs(e){const t={};for(const s of Ae)Ys(t,await Vs(e,s));Hi(e,t),document.documentElement.lang=e}async function Vs(e,t){return(await qi(`./${e}/${t}.js`)).default}function Ys(e,t){Object.assign(e,t)}function Xs(e){return Object.hasOwn(Ks,e)}function h(e,t={}){const s=Object.hasOwn(Wt,e)?Wt[e]:void 0;return s===void 0?e:Gi(typeof s=="string"?s:Wi(s,Ki(t)),t)}function I(e){const t={...e.args};return typeof t.found=="string"&&(t.found=t.found===""?h("message.end"):h("message.quoted",{text:t.found})),t.cause=e.cause?I(e.cause):"",h(e.code,t).trim()}function zi(e){return e.rule?h("message.rule",{rule:e.rule,text:I(e)}):I(e)}function Ee(e){return new Intl.ListFormat(kt(),{type:"conjunction"}).format(e)}function Ki(e){const t=Object.values(e).find(s=>Array.isArray(s));return Number(e.count??t?.length)}function Wi(e,t){return e[new Intl.PluralRules(kt()).select(t)]??e.other??""}function Gi(e,t){return e.replace(/\{(\w+)(?::(\w+))?\}/g,(s,n,r)=>{const i=n.charAt(0).toLowerCase()+n.slice(1),o=t[n]??t[i];if(o===void 0)return s;const a=r?h(`${r}.${o}`,t):Fi(o);return n===i?a:a.charAt(0).toLocaleUpperCase(kt())+a.slice(1)})}function Fi(e){return Array.isArray(e)?Ee(e):typeof e=="number"?new Intl.NumberFormat(kt()).format(e):e}function it(e,t={}){window.dispatchEvent(new CustomEvent("ordo-notice",{detail:{text:e,...t}}))}function z(e){window.dispatchEvent(new CustomEvent("ordo-announce",{detail:e}))}function Vi(){"serviceWorker"in navigator&&(document.readyState==="complete"?Js():addEventListener("load",Js,{once:!0}),addEventListener("offline",()=>{nt(location.pathname)||it(h("app.offline"))}))}async function Js(){const e=!!navigator.serviceWorker.controller;try{const t=await navigator.serviceWorker.register("/sw.js");t.waiting&&e&&Zs(t.waiting),t.addEventListener("updatefound",()=>{const s=t.installing;s?.addEventListener("statechange",()=>{s.state==="installed"&&e&&Zs(s)})})}catch{}}function Zs(e){it(h("app.update"),{stay:!0,action:{label:h("app.updateNow"),run:()=>{navigator.serviceWorker.addEventListener("controllerchange",()=>location.reload(),{once:!0}),e.postMessage("take over")}}})}function Yi(){const e=()=>Promise.resolve().then(function(){return kc}).then(({watchOwnGames:t})=>t(),console.warn);S("ordo.seated")===!0?e():window.addEventListener("ordo-seat",e,{once:!0})}const Xi=[["/play","app.play"],["/friend","app.friend"],["/lobby","app.lobby"],["/mine","app.mine"],["/analyse","app.analyse"],["/learn","app.learn"],["/editor","app.editor"],["/rules","app.rules"]],Ji=["sound","vibration","net","coordinates","digits","confirmTurns"];class Zi extends P{open(){Promise.resolve().then(function(){return Sc}).catch(console.warn),this.dialog()?.showModal()}close(){this.dialog()?.close()}dialog(){return this.querySelector("dialog")}render(){const t=L();return p`<dialog class="sheet" aria-labelledby="settings-title" @click=${this.onClick}>
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id="settings-title">
            <span class="only-wide">${h("settings.title")}</span><span class="only-narrow">${h("app.menu")}</span>
          </h2>
          <button class="quiet" @click=${this.close}>${h("app.close")}</button>
        </div>
        <nav class="sheet-nav" aria-label=${h("app.nav")}>
          ${Xi.map(([s,n])=>p`<a href=${s} @click=${this.close}>${h(n)}</a>`)}
        </nav>
        <label class="field"
          ><span>${h("settings.language")}</span>
          <select @change=${s=>Di(Qs(s))}>
            ${Object.entries(Ks).map(([s,n])=>p`<option value=${s} lang=${s} ?selected=${s===Gs()}>${n}</option>`)}
          </select></label
        >
        <label class="field"
          ><span>${h("settings.theme")}</span>
          <select @change=${s=>vt({theme:Qs(s)})}>
            ${["system","light","dark"].map(s=>p`<option value=${s} ?selected=${s===t.theme}>${h(`settings.theme.${s}`)}</option>`)}
          </select></label
        >
        ${Gt(h("settings.theme.contrast"),t.contrast==="more",s=>vt({contrast:s?"more":"system"}))}
        <ordo-theme-picker></ordo-theme-picker>
        ${Gt(h("settings.motion"),t.motion!=="none",s=>vt({motion:s?"system":"none"}))}
        ${Ji.map(s=>Gt(h(`settings.${s}`),t[s],n=>vt({[s]:n})))}
      </div>
    </dialog>`}onClick(t){t.target===this.dialog()&&this.close()}}const Qs=e=>e.target.value;function Gt(e,t,s){return p`<label class="field switch"
    ><span>${e}</span>
    <input
      type="checkbox"
      role="switch"
      .checked=${t}
      @change=${n=>s(n.target.checked)}
  /></label>`}customElements.define("ordo-settings",Zi);const Qi=[["/play","app.play"],["/lobby","app.lobby"],["/mine","app.mine"],["/analyse","app.analyse"],["/learn","app.learn"],["/editor","app.editor"],["/rules","app.rules"]],to=6e3,eo=1e3,so=e=>new Promise(t=>setTimeout(t,e));class no extends P{static properties={path:{state:!0},notice:{state:!0},announcement:{state:!0},failed:{state:!0}};constructor(){super(),this.path=location.pathname,this.notice=null,this.announcement="",this.failed="",this.visit=0,this.timer=0}connectedCallback(){super.connectedCallback(),this.textContent="",window.addEventListener("popstate",()=>this.show()),window.addEventListener("ordo-navigate",()=>this.show()),window.addEventListener("ordo-language",()=>this.setTitle()),window.addEventListener("ordo-notice",t=>this.showNotice(t.detail)),window.addEventListener("ordo-announce",t=>this.announce(t.detail)),window.addEventListener("ordo-storage",()=>this.showNotice({text:h("app.storageFull"),stay:!0})),window.addEventListener("online",()=>this.failed==="page"&&this.tryAgain()),window.addEventListener("error",()=>this.showError()),window.addEventListener("unhandledrejection",()=>this.showError()),document.addEventListener("click",Ti),this.show()}async show(){const t=Ht(location.pathname),s=++this.visit;if(this.path=location.pathname,this.notice?.about===this.path&&(this.notice=null),this.setTitle(),!t){this.failed="missing";return}try{await t.load().catch(()=>so(eo).then(t.load))}catch(i){s===this.visit&&(this.failed="page"),console.warn(i);return}if(s!==this.visit)return;this.failed="",await this.updateComplete;const n=this.querySelector("main"),r=!n?.firstElementChild;n?.replaceChildren(document.createElement(t.tag)),r||(scrollTo(0,0),n?.focus({preventScroll:!0}))}async tryAgain(){if(await this.show(),this.failed!=="page")return;(await fetch(location.pathname,{cache:"no-store"}).catch(()=>null))?.ok&&location.reload()}setTitle(){const t=Ht(location.pathname)?.title,s=this.notice?.title?`\u25CF ${this.notice.title}`:t&&h(t);document.title=s?h("app.page",{page:s}):h("app.title")}updated(t){t.has("notice")&&!nt(location.pathname)&&this.setTitle()}showNotice(t){this.notice=t,clearTimeout(this.timer),t.stay||(this.timer=window.setTimeout(()=>this.notice=null,to))}showError(){this.showNotice({text:h("app.unexpected"),stay:!0,action:{label:h("app.reload"),run:()=>location.reload()}})}announce(t){this.announcement=t===this.announcement?`${t}\xA0`:t}render(){return p` <a class="skip" href="#main" @click=${this.skip}>${h("app.skip")}</a>
      <header class="top">
        <a class="wordmark" href="/" aria-label="Ordo, ${h("app.home")}">Ordo</a>
        <nav aria-label=${h("app.nav")}>
          ${Qi.map(([t,s])=>p`<a href=${t} aria-current=${this.currentAt(t)}>${h(s)}</a>`)}
        </nav>
        <button class="quiet menu" @click=${this.openSettings}>
          <span class="only-wide">${h("settings.title")}</span><span class="only-narrow">${h("app.menu")}</span>
        </button>
      </header>
      <main id="main" tabindex="-1" ?hidden=${this.failed!==""}></main>
      ${this.failed?this.failure():m}
      <div class="notice" role="status">${this.notice?this.noticeView(this.notice):m}</div>
      <div class="visually-hidden" aria-live="polite" id="announcer">${this.announcement}</div>
      <ordo-settings></ordo-settings>`}currentAt(t){return this.path===t?"page":Ci(this.path)===t?"true":m}noticeView({text:t,action:s}){return p`<p>${t}</p>
      ${s?p`<button
              @click=${()=>{this.notice=null,s.run()}}
            >
              ${s.label}
            </button>`:m}
      <button @click=${()=>this.notice=null}>${h("app.close")}</button>`}failure(){return p`<div class="page failure">
      <p role="alert">${this.failed==="missing"?h("app.notFound"):h("app.pageFailed")}</p>
      ${this.failed==="missing"?p`<a class="button primary" href="/">${h("app.home")}</a>`:p`<button class="primary" @click=${this.tryAgain}>${h("app.retry")}</button>`}
    </div>`}skip(t){t.preventDefault(),(this.querySelector("main ordo-board")?.shadowRoot?.querySelector('.cell[tabindex="0"]')??this.querySelector("main"))?.focus()}openSettings(){this.querySelector("ordo-settings")?.open()}}Hs(),await Bi(),customElements.define("ordo-app",no),Vi(),Yi();const Ft="ordo.game.",ro=40,io=1500;function xt(e){const t=new Date().toISOString(),s=(e.clock?.minutes??0)*6e4;return{id:t.replace(/\D/g,"")+Math.floor(Math.random()*1e3),start:null,moves:[],options:{},mode:"computer",human:"w",level:3,clock:null,left:{w:s,b:s},clocks:[],turning:!1,ended:null,begun:t,touched:t,...e}}function tn(e,t=e.moves.length){return{game:e.game,...e.start?{start:e.start}:{},moves:e.moves.slice(0,t),options:e.options}}function en(e){return e?.trim().endsWith("b")?"b":"w"}function sn(e,t){return e&&Math.ceil((e+(t==="b"?1:0))/2)}function oo({id:e,level:t}){return{level:t,seed:Number(e.replace(/\D/g,"").slice(-9)),movetime:io}}function nn(e){e.mode!=="computer"&&e.mode!=="two"||(e.touched=new Date().toISOString(),q(Ft+e.id,e))}function Se(e){_e(Ft+e.id)}function rn(){return Ds(Ft).map(e=>S(e)).filter(on).sort((e,t)=>e.touched<t.touched?1:-1)}function ao(e){const t=S(Ft+e);return on(t)?t:null}function lo(){return rn().filter(e=>!e.ended&&e.moves.length>0)}function co(e){const t=rn().filter(s=>s.id!==e);for(const s of t.filter(n=>!n.moves.length&&!n.ended))Se(s);for(const s of t.filter(n=>n.ended).slice(ro))Se(s)}function on(e){return!!e&&typeof e=="object"&&typeof e.id=="string"&&(e.game==="stein"||e.game==="khalifa")&&an(e.moves)&&(e.made===void 0||an(e.made))&&(e.mode==="computer"||e.mode==="two")&&(e.human==="w"||e.human==="b")&&Number.isInteger(e.level)&&typeof e.left?.w=="number"&&typeof e.left?.b=="number"&&Array.isArray(e.clocks)&&typeof e.touched=="string"&&(e.start===null||typeof e.start=="string")}function an(e){return Array.isArray(e)&&e.every(t=>typeof t=="string")}const Vt=e=>e==="w"?"b":"w",ln="ordo.current";function ho(){const e=S(ln);return typeof e=="string"?ao(e):null}function cn(e){nn(e),q(ln,e.id),co(e.id)}function uo(e){cn(e),zt("/play")}const M={stein:{files:10,ranks:8},khalifa:{files:8,ranks:8}};function A(e,t,s){return e==="stein"?String.fromCharCode(97+t)+(s+1):`${s+1}${t+1}`}function _(e,t){const s=t.charCodeAt(0),n=t.charCodeAt(1);return e==="stein"?{x:s-97,y:n-49}:{x:n-49,y:s-49}}function Oe(e,t,s){const{files:n,ranks:r}=M[e];return t>=0&&s>=0&&t<n&&s<r}function fo(e,t){const{files:s,ranks:n}=M[e];return Array.from({length:n},(i,o)=>Array.from({length:s},(a,l)=>t==="w"?A(e,l,n-1-o):A(e,s-1-l,o)))}function hn(e,t,s,n){const r=_(e,s),i=_(e,n);if(r.x!==i.x&&r.y!==i.y)return null;const o=[];for(let a=Math.min(r.x,i.x);a<=Math.max(r.x,i.x);a++)for(let l=Math.min(r.y,i.y);l<=Math.max(r.y,i.y);l++){const c=A(e,a,l);if(!t.has(c))return null;o.push(c)}return o}function po(e,t,s){const n=_(e,s),r=t.map(l=>_(e,l)),i=l=>Math.abs(l.x-n.x)+Math.abs(l.y-n.y),o=r.reduce((l,c)=>i(c)<i(l)?c:l),a=r.map(l=>({x:l.x+n.x-o.x,y:l.y+n.y-o.y}));return a.every(l=>Oe(e,l.x,l.y))?a.map(l=>A(e,l.x,l.y)):null}function un(e,t,s){const n=_(e,t),r=_(e,s),i=r.x-n.x,o=r.y-n.y,a=Math.max(Math.abs(i),Math.abs(o));return a===0||i!==0&&o!==0&&Math.abs(i)!==Math.abs(o)?null:Array.from({length:a-1},(l,c)=>A(e,n.x+Math.sign(i)*(c+1),n.y+Math.sign(o)*(c+1)))}function dn(e,t,s){return`${e.length>1?`${e[0]}:${e[e.length-1]}`:`${e[0]}`}${s?"x":"-"}${t[0]}`}function Yt(e,t,s){const n=new Set(t.filter(l=>l.color===s).map(l=>l.square)),r=l=>{const{x:c,y:u}=_(e,l);return mo.filter(([d,f])=>Oe(e,c+d,u+f)).map(([d,f])=>A(e,c+d,u+f)).filter(d=>n.has(d))},i=[],o=new Set;for(const l of n){if(o.has(l))continue;o.add(l);const c=[l];for(const u of c)for(const d of r(u))o.has(d)||(o.add(d),c.push(d));i.push(c)}return i.sort((l,c)=>c.length-l.length),{edges:i.flatMap((l,c)=>l.flatMap(u=>r(u).filter(d=>u<d).map(d=>({a:u,b:d,part:c})))),parts:i}}const mo=[[1,0],[1,1],[0,1],[-1,1],[-1,0],[-1,-1],[0,-1],[1,-1]];function Me(e,t,s){const n=e.filter(i=>t.includes(i.square)).map(i=>({...i,square:s[t.indexOf(i.square)]??i.square}));return[...e.filter(i=>!t.includes(i.square)&&!s.includes(i.square)),...n]}const go=8;function Xt(e,t){const[s=""]=t.split(" ");return s.split("/").flatMap((n,r)=>{let i=1;const o=[];for(const[a]of n.matchAll(/\d+|[a-zA-Z]/g))/\d/.test(a)?i+=Number(a):o.push(wo(e,a,go-r,i++));return o})}function wo(e,t,s,n){if(e==="stein")return{square:`${String.fromCharCode(96+n)}${s}`,color:t==="w"?"w":"b"};const r=t.toLowerCase().charCodeAt(0)-96;return{square:`${s}${n}`,color:t<"a"?"w":"b",size:r}}const Ce={stein:Xt("stein","2bb6/bbbbbb4/1b2bbbb2/1b5bb1/5w1w2/1w2www3/wwwww1wwww/2ww2ww2"),khalifa:Xt("khalifa","1d6/6D1/3a4/4C3/3B1b2/2A5/6c1/8")},$o={stein:Xt("stein","2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2"),khalifa:[]};function yo(e,t,s){const n=/^([1-4])@(\d\d)$/.exec(t);if(n?.[2]){const o={square:n[2],color:s,size:Number(n[1])};return{pieces:[...e,o],last:{from:[],to:[o.square]}}}const r=[],i=[];for(const o of t.split(",")){const[a="",l=""]=o.split(/[-x]/),[c="",u=c]=a.split(":"),[d,f]=[l.charCodeAt(0)-c.charCodeAt(0),l.charCodeAt(1)-c.charCodeAt(1)];for(let g=c.charCodeAt(0);g<=u.charCodeAt(0);g++)for(let $=c.charCodeAt(1);$<=u.charCodeAt(1);$++)r.push(String.fromCharCode(g,$)),i.push(String.fromCharCode(g+d,$+f))}return{pieces:Me(e,r,i),last:{from:r,to:i}}}const fn="ordo.name",_t="ordo.seated",pn=1e4,bo=50;class j extends Error{constructor(t){super(t),this.code=t}}let mn=0;const vo=()=>Date.now()+mn;function Jt(){const e=S(fn);return typeof e=="string"?e:""}function ko(e){q(fn,e.trim().slice(0,24))}async function ot(e,t,s=t===void 0?"GET":"POST"){let n;try{n=await fetch(`/api${e}`,{cache:"no-store",signal:AbortSignal.timeout(pn),method:s,...t===void 0?{}:{headers:{"content-type":"application/json"},body:JSON.stringify(t)}})}catch{throw new j("offline")}const r=Date.parse(n.headers.get("date")??"");r&&(mn=r-Date.now());const i=await n.json().catch(()=>null);if(n.ok&&i)return i;const o=i?.error?.code;throw typeof o=="string"&&o!=="no-such-call"?new j(o):new j(n.status>=500?"try-again":"no-online")}const xo=e=>ot(`/games/${e}`);async function _o(e){const t=await fetch(`/api/games/${e}/record`,{cache:"no-store",signal:AbortSignal.timeout(pn)}).catch(()=>null);if(!t)throw new j("offline");if(!t.ok)throw new j("try-again");return t.text()}const Ao=e=>Te("/games",{...e,name:Jt()}),Eo=e=>Te("/quick",{...e,name:Jt()}),So=e=>Te(`/games/${e}/join`,{name:Jt()});async function Te(e,t){const s=await ot(e,t);return S(_t)!==!0&&q(_t,!0),window.dispatchEvent(new CustomEvent("ordo-seat",{detail:s})),s}const Oo=e=>ot(`/games/${e}/block`,void 0,"PUT"),Mo=e=>ot(`/games/${e}/block`,void 0,"DELETE");async function Co(){if(S(_t)!==!0)return[];try{return(await ot("/blocks")).blocks}catch(e){if(!(e instanceof j)||e.code!=="no-seat")throw e;return[]}}async function gn(e){return(await ot(`/games?${new URLSearchParams(e)}`)).games}async function wn(e={}){if(S(_t)!==!0)return[];try{const t=await gn({list:"mine",...e});return e.until||window.dispatchEvent(new CustomEvent("ordo-mine",{detail:t})),t}catch(t){if(!(t instanceof j)||t.code!=="no-seat")throw t;return q(_t,!1),[]}}function To(e){if(!(e instanceof j))throw e;return $n(e.code)}function $n(e){const t=`refused.${yn(e)}`,s=h(t);return s===t?h("refused.tryAgain"):s}function yn(e){return e.replace(/[- ](\w)/g,(t,s)=>s.toUpperCase())}const Zt=e=>e.position.endsWith("b")?"b":"w",Lo=e=>sn(e.plies,e.plies%2?Vt(Zt(e)):Zt(e)),Qt=e=>e.status==="playing"&&!!e.you&&Zt(e)===e.you,At=e=>e.clock.includes("+"),bn=e=>e.status!=="playing"?e.status:Qt(e)?"mine":"theirs";function Ro({result:e},t){return e==="1/2-1/2"?"\xBD":e!=="1-0"&&e!=="0-1"?"":e==="1-0"==(t==="w")?"1":"0"}const Po=e=>(e.you==="w"?e.black:e.white)??"";function qo(e,t,s){return t.filter(n=>{const[r,i]=[e.get(n.id),bn(n)];return i!=="mine"&&i!=="theirs"?!1:r===void 0?s?i==="mine"&&At(n):!0:r==="open"||r==="theirs"&&i==="mine"})}function Io(e,t,s){return e.filter(n=>n.game===t&&n.clock===s).length}const Et={anchor:null,run:[]},Le=e=>({anchor:e,run:[e]});function jo(e,t,s,n,r){if(t.run.length===1&&t.run[0]===s)return Et;if(t.run.includes(s)||!t.anchor||!r)return Le(s);const i=Re(e,t.anchor,s,n),o=t.run.length===1||t.run.every(a=>i?.run.includes(a));return i&&o?i:Le(s)}function Re(e,t,s,n){const r=hn(e,n,t,s);return r&&{anchor:t,run:r}}function vn(e,t){return t.length?e.filter(s=>Pe(s.from,t)):[]}function kn(e,t,s,n){const r=po(e,s,n);if(!r)return null;const i=t.find(o=>Pe(o.from,s)&&Pe(o.to,r))??null;return{to:r,move:i}}function No(e,t,s,n){const r=o=>t.find(a=>a.square===o),i=r(s[0]??"")?.color;return s.length>1&&Bo(e,s,n)?!1:s.every((o,a)=>{const l=n[a],c=l&&un(e,o,l);if(!l||!c||c.some(r))return!1;const u=r(l);return!u||s.length===1&&u.color!==i})}function Bo(e,t,s){const n=_(e,t[0]??""),r=_(e,t[1]??""),i=_(e,s[0]??"");return n.x===r.x?i.y!==n.y:i.x!==n.x}function Pe(e,t){return e.length===t.length&&e.every(s=>t.includes(s))}const O=(e,t)=>w`<circle class=${t} r=${e} />`,St=(e,t)=>{const s=e*.87,n=s*2;return w`<rect class=${t} x=${-s} y=${-s} width=${n} height=${n} rx=${e*.26} />`},te=(e,t)=>xn(t,at(6,e*1.06)),Ot=(e,t)=>xn(t,at(4,e*1.12));function at(e,t){return Array.from({length:e},(s,n)=>{const r=n*2*Math.PI/e-Math.PI/2;return[t*Math.cos(r),t*Math.sin(r)].map(i=>i.toFixed(1)).join(" ")})}const xn=(e,t)=>w`<path class=${e} stroke-linejoin="round" d="M${t.join("L")}Z" />`;function _n(e,t){return w`<path class="ring" d=${e.map((s,n)=>`M${s}L${t[n]}`).join("")} />`}function An(e){const t=[0,0,9,15,15][e]??0,s=e%2?[[0,0]]:[],n=e>1?[[-t,t],[t,-t]]:[],r=e===4?[[-t,-t],[t,t]]:[];return[...s,...n,...r].map(([i=0,o=0])=>w`<circle class="dot" cx=${i} cy=${o} r="5.5" />`)}const Mt=e=>13+e*7;function K(e,t,s){return Array.from({length:t},(n,r)=>e(Mt(t)-s*r,r?"ring step":"body"))}const qe={discs:{w:{single:w`${O(38,"body")}${O(27,"ring")}`,sized:e=>K(O,e,7),outline:e=>K(O,e,7)},b:{single:w`${O(38,"body")}${O(9,"dot")}`,sized:e=>w`${K(O,e,7)}${O(4,"dot")}`,outline:e=>K(O,e,7)}},blocks:{w:{single:w`${O(38,"body")}${O(30,"ring")}${O(12,"ring")}`,sized:e=>w`${O(Mt(e),"body")}${An(e)}`,outline:e=>O(Mt(e),"body")},b:{single:w`${St(38,"body")}${St(29,"ring")}${St(9,"dot")}`,sized:e=>w`${St(Mt(e),"body")}${An(e)}`,outline:e=>St(Mt(e),"body")}},gems:{w:{single:w`${te(39,"body")}${te(22,"ring")}${_n(at(6,41),at(6,23.3))}`,sized:e=>K(te,e,7.5),outline:e=>K(te,e,7.5)},b:{single:w`${Ot(39,"body")}${Ot(18,"ring")}${_n(at(4,43),at(4,20))}`,sized:e=>w`${K(Ot,e,8)}${Ot(4,"dot")}`,outline:e=>K(Ot,e,8)}}};function Ct({color:e,size:t},s,n){const r=(Object.hasOwn(qe,n)?qe[n]:qe.discs)[e];return t?s?w`${r.outline(t)}<circle class="plate" r="13" /><text class="digit" y="8">${t}</text>`:r.sized(t):r.single}const k=34,v=100,Tt=92;function Z(e){const{files:t,ranks:s}=M[e];return{width:t*v+2*k,height:s*v+2*k}}function y(e,t){const{files:s,ranks:n}=M[e.game],{x:r,y:i}=_(e.game,t),o=e.orientation==="w"?r:s-1-r,a=e.orientation==="w"?n-1-i:i;return{x:k+(o+.5)*v,y:k+(a+.5)*v}}function Do(e,t){const{game:s}=e,{files:n,ranks:r}=M[s],{width:i,height:o}=Z(s),a=[];for(let l=0;l<n;l++)for(let c=0;c<r;c++){if((l+c)%2)continue;const u=y(e,A(s,l,c));a.push(w`<rect class="dark" x=${u.x-50} y=${u.y-50} width="100" height="100" />`)}return w`
    <rect class="frame" width=${i} height=${o} rx="20" />
    <rect class="light" x=${k} y=${k} width=${n*v} height=${r*v} />
    ${a}
    ${s==="stein"?[En(e,"w",t),En(e,"b",t)]:m}
    <rect class="inset" x=${k} y=${k} width=${n*v} height=${r*v} />`}function En(e,t,s){const{files:n,ranks:r}=M[e.game],i=y(e,A(e.game,0,t==="w"?0:r-1)),o=k+n*v+k/2,a=i.y<400?i.y-50:i.y+50;return w`
    <rect class="home ${t}" x=${k} y=${i.y-50} width=${n*v} height="100" />
    <line class="home-edge ${t}" x1=${k} x2=${k+n*v} y1=${a} y2=${a} />
    <g class="home-mark ${t}" transform="translate(${o} ${i.y}) scale(0.28)">
      ${Ct({color:t},!1,s)}
    </g>`}function Uo(e){const{game:t}=e,{files:s,ranks:n}=M[t],{height:r}=Z(t),i=[];for(let o=0;o<s;o++){const a=t==="stein"?String.fromCharCode(97+o):String(o+1);i.push(w`<text x=${y(e,A(t,o,0)).x} y=${r-9}>${a}</text>`)}for(let o=0;o<n;o++)i.push(w`<text x=${k/2} y=${y(e,A(t,0,o)).y+8}>${o+1}</text>`);return w`<g class="coordinates">${i}</g>`}function Ho(e,t,s,{drained:n,split:r}){const i=(o,a,l)=>{const c=y(e,a),u=y(e,l);return w`<line class=${o} x1=${c.x} y1=${c.y} x2=${u.x} y2=${u.y} />`};return w`<g class="net ${t} ${r?"split":""}">
    ${s.filter(({part:o})=>o===0).map(({a:o,b:a})=>i("edge",o,a))}
    ${s.map(({a:o,b:a,part:l})=>i(n&&l>0?"drained":`part-${Math.min(l,3)}`,o,a))}
  </g>`}function zo(e,t){return w`<g class="trail">${t.from.map((s,n)=>{const r=t.to[n];if(!r)return m;const i=y(e,s),o=y(e,r);return w`
      <circle class="origin" cx=${i.x} cy=${i.y} r="14" />
      <path d=${Ko(i,o)} />
      <rect class="landed" x=${o.x-50} y=${o.y-50} width="100" height="100" />`})}
  ${t.from.length?m:t.to.map(s=>{const n=y(e,s);return w`<rect class="landed" x=${n.x-50} y=${n.y-50} width="100" height="100" />`})}</g>`}function Ko(e,t){const s=Math.hypot(t.x-e.x,t.y-e.y)||1,n=-(t.y-e.y)/s*26,r=(t.x-e.x)/s*26;return`M${[[e.x-n/4,e.y-r/4],[t.x-n,t.y-r],[t.x+n,t.y+r],[e.x+n/4,e.y+r/4]].map(o=>o.join(" ")).join("L")}Z`}function Wo(e,t){return w`<g class="arrow ${t.kind??"best"}">${t.to.map((s,n)=>{const r=t.from[n],i=y(e,s);return r?Sn(e,r,s):w`<circle class="spot" cx=${i.x} cy=${i.y} r="40" />`})}</g>`}function Sn(e,t,s){const n=y(e,t),r=y(e,s),i=Math.hypot(r.x-n.x,r.y-n.y)||1,o=(r.x-n.x)/i,a=(r.y-n.y)/i,l={x:r.x-o*8,y:r.y-a*8},c={x:l.x-o*34,y:l.y-a*34};return w`
    <line x1=${n.x+o*30} y1=${n.y+a*30} x2=${c.x} y2=${c.y} />
    <path d="M${l.x} ${l.y}L${c.x-a*22} ${c.y+o*22}L${c.x+a*22} ${c.y-o*22}Z" />`}function On(e,{from:t,to:s,color:n}){const r=y(e,t);return w`<g class="arrow shape ${n}" data-shape="${t}${s??""}">${s?Sn(e,t,s):w`<circle class="ring" cx=${r.x} cy=${r.y} r="45" />`}</g>`}function Go(e,t,s,n){return w`<g class="pieces">${js(t,r=>`${r.square}${r.color}${r.size??""}`,r=>{const i=y(e,r.square);return w`<g class="place" transform="translate(${i.x} ${i.y})">
        <g class="piece ${r.color} ${s(r)}" data-square=${r.square}>${n(r)}</g></g>`})}</g>`}function Fo(e,t){const s=t[0],n=t[t.length-1];if(!s||!n||t.length<2)return m;const r=y(e,s),i=y(e,n);return w`<line class="bar" x1=${r.x} y1=${r.y} x2=${i.x} y2=${i.y} />`}function Vo(e,t){const s=new Set;for(const n of t)n.from.forEach((r,i)=>{const o=n.to[i];if(o)for(const a of[...un(e.game,r,o)??[],o])s.add(a)});return[...s].map(n=>{const r=y(e,n);return w`<rect class="lane" x=${r.x-50} y=${r.y-50} width="100" height="100" />`})}function Yo(e,t){const s=y(e,t);return w`<circle class="open" cx=${s.x} cy=${s.y} r="7" />`}function Xo(e,t,{captures:s,wins:n}){const r=y(e,t),i=s?w`<circle class="take" r="44" />`:n?m:w`<circle class="dot" r="13" />`;return w`<g class="target" transform="translate(${r.x} ${r.y})">${i}${n?Mn:m}</g>`}const Mn=w`<path class="crown" d="M-24 16L-28 -14L-12 0L0 -22L12 0L28 -14L24 16Z" />`;function Cn(e,{square:t,kind:s}){const n=y(e,t),r=`translate(${n.x} ${n.y})`;return s==="no"?w`<g class="mark no" transform=${r}><path d="M-9 -9L9 9M9 -9L-9 9" /></g>`:s==="goal"?w`<g class="mark goal" transform=${r}>${Mn}</g>`:w`<g class="mark ${s}" transform=${r}><rect x="-46" y="-46" width="92" height="92" rx="14" /></g>`}const Jo=7;class Zo{constructor(t){this.board=t}canDrag(t){return this.board.arranging&&t.piece}down(t){this.canDrag(t)||this.board.report("ordo-square",{square:t.square,first:!0})}move(t,s,n){if(!this.canDrag(t)){if(!n||n===t.square)return;t.square=n,this.board.report("ordo-square",{square:n,first:!1});return}const[r,i]=[s.clientX-t.x,s.clientY-t.y];!t.lifted&&Math.hypot(r,i)<Jo||(t.lifted=!0,this.board.carried=t.square,this.board.toggleAttribute("dragging",!0),this.carry(t.square,r,i,n!==null))}up(t,s){this.canDrag(t)&&(this.cancel(t),t.lifted?s!==t.square&&(this.board.dropped=!0,this.board.report("ordo-drag",{from:t.square,to:s})):this.board.report("ordo-square",{square:t.square,first:!0}))}cancel(t){this.board.carried=null,t.lifted&&this.carry(t.square,0,0,!0)}carry(t,s,n,r){const i=this.board.pieceElement(t),o=this.board.renderRoot.querySelector("svg")?.getBoundingClientRect(),a=o?.width?Z(this.board.game).width/o.width:1;i&&(i.style.translate=s||n?`${s*a}px ${n*a}px`:"",i.style.opacity=r?"":"0.45")}}const Qo=["green","red","blue","yellow"];function Tn({shiftKey:e,ctrlKey:t,altKey:s},n="green"){const r=e||t;return s?r?"yellow":"blue":r?"red":n}function Ie(e,t,s){return e===t?{from:e,color:s}:{from:e,to:t,color:s}}function Ln(e,t){return e.from===t.from&&e.to===t.to}function ta(e,t){const s=e.filter(r=>!Ln(r,t));return e.some(r=>Ln(r,t)&&r.color===t.color)?s:[...s,t]}class ea{constructor(t){this.board=t,this.press=null,this.start=null}down(t){const{board:s}=this;if(!(s.drawable&&t.pointerType==="mouse"&&t.button===2)&&!(s.brush&&t.button===0))return!1;const r=s.under(t.clientX,t.clientY)?.square;return this.press||!r||(s.clear(),this.start=null,this.press={id:t.pointerId,from:r},t.currentTarget.setPointerCapture(t.pointerId),this.sketch(r,r,t)),!0}move(t){if(!this.press)return!1;if(this.press.id!==t.pointerId)return!0;const s=this.board.under(t.clientX,t.clientY)?.square;return s?this.sketch(this.press.from,s,t):this.board.sketch=null,!0}up(t){if(!this.press)return!1;if(this.press.id!==t.pointerId)return!0;const s=this.board.under(t.clientX,t.clientY)?.square;return s&&this.finish(this.press.from,s,t),this.stop(),!0}cancel(t){this.press?.id===t.pointerId&&this.stop()}key(t,s){if(!this.board.brush)return!1;if(t.key==="Escape"&&this.start)this.stop();else{if(t.key!=="Enter"&&t.key!==" ")return!1;this.tap(s,t)}return!0}tap(t,s){if(!this.start){this.start=t,this.sketch(t,t,s);return}this.finish(this.start,t,s),this.stop()}focus(t){const{sketch:s}=this.board;this.start&&s&&(this.board.sketch=Ie(this.start,t,s.color))}sketch(t,s,n){this.board.sketch=Ie(t,s,Tn(n,this.board.brush??"green"))}finish(t,s,n){this.board.report("ordo-shape",{shape:Ie(t,s,Tn(n,this.board.brush??"green"))})}stop(){this.press=null,this.start=null,this.board.sketch=null}}const sa=7,na=.38,ra={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};class ia{constructor(t){this.board=t,this.edit=new Zo(t),this.shapes=new ea(t),this.press=null,this.byKeyboard=!1}focus(t){t.relatedTarget instanceof Element&&t.relatedTarget.matches(".cell")||this.setKeyboard(t.target.matches(":focus-visible"))}setKeyboard(t){this.byKeyboard=t,this.board.toggleAttribute("keyboard",t)}down(t){if(this.setKeyboard(!1),this.shapes.down(t)||!this.board.interactive||t.pointerType==="mouse"&&t.button!==0||this.press)return;const s=this.board.under(t.clientX,t.clientY)?.square;s&&(this.board.cursor=s,this.press={id:t.pointerId,square:s,x:t.clientX,y:t.clientY,before:this.board.held,moved:!1,lifted:!1,piece:!!this.board.pieceOn(s)},t.currentTarget.setPointerCapture(t.pointerId),this.board.editing&&this.edit.down(this.press))}move(t){if(this.shapes.move(t))return;const s=this.board.under(t.clientX,t.clientY),n=this.press;if(!n){t.pointerType==="mouse"&&this.point(s?.square??null);return}if(n.id!==t.pointerId)return;if(this.board.editing)return this.edit.move(n,t,s?.square??null);const r=Math.hypot(t.clientX-n.x,t.clientY-n.y),i=this.board.own();if(!(!i.has(n.square)||!n.moved&&r<sa)){if(n.moved||(n.moved=!0,this.board.held.run.includes(n.square)||this.board.hold(Le(n.square))),!n.lifted&&s&&i.has(s.square)){const o=this.board.runs&&s.off<na&&s.square!==n.square&&Re(this.board.game,n.square,s.square,i);o&&o.run.length!==this.board.held.run.length&&this.board.hold(o);return}n.lifted||(n.lifted=!0,this.board.toggleAttribute("dragging",!0)),this.lift(t.clientX-n.x,t.clientY-n.y),this.point(s&&!i.has(s.square)?s.square:null)}}up(t){if(this.shapes.up(t))return;const s=this.press;if(!s||s.id!==t.pointerId)return;this.press=null,this.board.toggleAttribute("dragging",!1),this.lift(0,0);const n=this.board.under(t.clientX,t.clientY)?.square??null;if(this.board.editing)return this.edit.up(s,n);this.board.hover=null,n===s.square&&!s.lifted?(this.board.held=s.before,this.board.tap(n)):s.lifted&&n&&!this.board.own().has(n)&&this.board.attempt(n,!0)}cancel(t){this.shapes.cancel(t),this.press?.id===t.pointerId&&(this.board.editing&&this.edit.cancel(this.press),this.press=null,this.board.hover=null,this.lift(0,0),this.board.toggleAttribute("dragging",!1))}leave(){this.press||(this.board.hover=null)}click(t){if(t.detail!==0||!this.board.interactive)return;const s=t.target.dataset.square;s&&this.board.brush?this.shapes.tap(s,t):s&&this.board.tap(s)}contextMenu(t){if(this.board.interactive){t.preventDefault();const s=this.board.under(t.clientX,t.clientY)?.square;this.board.editing&&s?this.board.report("ordo-square",{square:s,first:!0,erase:!0}):this.board.drawable||this.board.clear()}}point(t){const s=this.board.held.run,r=t!==null&&s.length>0&&!this.board.own().has(t)?kn(this.board.game,this.board.moves,s,t):null,o=r&&(r.move||No(this.board.game,this.board.pieces,s,r.to))?{from:s,to:r.to}:null;o?.to.join()!==this.board.hover?.to.join()&&(this.board.hover=o)}lift(t,s){const n=this.board.renderRoot.querySelector("svg")?.getBoundingClientRect(),r=n?.width?Z(this.board.game).width/n.width:1,i=this.board.held.run,[o,a]=i;o&&a&&(_(this.board.game,o).x===_(this.board.game,a).x?s=0:t=0);for(const l of i){const c=this.board.pieceElement(l);c&&(c.style.translate=t||s?`${t*r}px ${s*r}px`:"")}}key(t){const s=this.board.cursor;if(!s||t.ctrlKey||t.metaKey||t.altKey)return;const n=ra[t.key],r=t.key==="Enter"||t.key===" ";if(this.shapes.key(t,s)){this.setKeyboard(!0),t.preventDefault(),t.stopPropagation();return}if((r||t.shiftKey||this.board.editing)&&this.setKeyboard(!0),n){if(!this.byKeyboard)return;const i=this.board.orientation==="w"?1:-1,{x:o,y:a}=_(this.board.game,s),{files:l,ranks:c}=M[this.board.game],u=Math.max(0,Math.min(l-1,o+n[0]*i)),d=Math.max(0,Math.min(c-1,a+n[1]*i)),f=A(this.board.game,u,d);t.shiftKey&&this.board.runs&&this.board.interactive&&this.board.extend(s,f),this.board.focusSquare(f),this.shapes.focus(f)}else if(this.byKeyboard&&(t.key==="Home"||t.key==="End")){const{y:i}=_(this.board.game,s),o=t.key==="Home"==(this.board.orientation==="w"),a=A(this.board.game,o?0:M[this.board.game].files-1,i);this.board.focusSquare(a),this.shapes.focus(a)}else if(r&&this.board.interactive)this.board.tap(s);else if(this.board.editing&&(t.key==="Delete"||t.key==="Backspace"))this.board.report("ordo-square",{square:s,first:!0,erase:!0});else if(t.key==="Escape"&&this.board.held.run.length)this.board.clear();else return;t.preventDefault(),t.stopPropagation()}}const Rn=10;function Pn(e,t,s){const n=t.filter(o=>!s.some(a=>In(o,a))),r=s.filter(o=>!t.some(a=>In(o,a)));if(n.length>Rn||r.length>Rn)return{slides:[],gone:[],fresh:[]};const i=[];for(const[o,a]of oa(e,n,r))i.push({piece:o,from:a.square}),n.splice(n.indexOf(a),1),r.splice(r.indexOf(o),1);return{slides:i,gone:n,fresh:r}}function oa(e,t,s){const n=[];for(const r of new Set(s.map(Lt))){const i=s.filter(a=>Lt(a)===r).sort(qn(e)),o=t.filter(a=>Lt(a)===r).sort(qn(e));i.length===o.length&&i.forEach((a,l)=>{const c=o[l];c&&n.push([a,c])})}return n}function qn(e){return(t,s)=>{const n=_(e,t.square),r=_(e,s.square);return n.x-r.x||n.y-r.y}}const Lt=e=>`${e.color}${e.size??""}`,In=(e,t)=>e.square===t.square&&Lt(e)===Lt(t);function aa(e,t){const s=e.own(),n=new Map(t.flatMap(a=>a.to.map(l=>[l,a]))),r=fo(e.game,e.orientation),i=e.cursor??la(e,r),o=a=>l=>e.gestures[a](l);return p`<div
    class="cells"
    role="grid"
    aria-label=${e.label||"Board"}
    @pointerdown=${o("down")}
    @pointermove=${o("move")}
    @pointerup=${o("up")}
    @pointercancel=${o("cancel")}
    @pointerleave=${o("leave")}
    @click=${o("click")}
    @keydown=${o("key")}
    @focusin=${o("focus")}
    @contextmenu=${o("contextMenu")}
    @dragstart=${a=>a.preventDefault()}
  >
    ${r.map(a=>p`<div class="row" role="row">
          ${a.map(l=>{const c=e.pieceOn(l),u=n.get(l),d=!!u||!!e.placing?.targets.includes(l),f=e.held.run.includes(l),g=e.describe({square:l,piece:c,held:f,target:d,capture:!!u?.captures.includes(l)});return p`<div
              class=${Ut({cell:!0,own:s.has(l),aim:d})}
              role="gridcell"
              data-square=${l}
              tabindex=${l===i?0:-1}
              aria-label=${g}
              aria-selected=${e.interactive?String(f):m}
              @focus=${()=>e.cursor=l}
            ></div>`})}
        </div>`)}
  </div>`}function la(e,t){const s=e.own();return t.flat().find(n=>s.has(n))??t[0]?.[0]??null}const jn=["w","b"];function ca(e,t,s){const n=e.carried?e.pieces.filter(({square:a})=>a!==e.carried):e.pieces,r=s?Me(e.pieces,s.from,s.to):n,i=s&&e.pieceOn(s.from[0]??"")?.color;return jn.map(a=>({color:a,...Yt(e.game,r,a)})).map(({color:a,edges:l,parts:c})=>Ho(t,a,l,{drained:a===i,split:!s&&c.length>1}))}function ha(e){return!e.net||e.game!=="stein"?new Set:new Set(jn.flatMap(t=>Yt(e.game,e.pieces,t).parts.slice(1).flat()))}function ua(e,{from:t,to:s}){const n=e.pieceOn(t[0]??"")?.color;if(!e.net||e.game!=="stein"||!n)return new Set;const{parts:r}=Yt(e.game,Me(e.pieces,t,s),n),i=new Set(r.slice(1).flat());return s.forEach((o,a)=>i.has(o)&&i.add(t[a]??o)),i}const Rt=new Set;let je=null;class Ne{constructor(t){this.host=t,this.name="",t.addController(this)}hostConnected(){je??=new MutationObserver(()=>Rt.forEach(t=>t.update())),Rt.size||je.observe(document.documentElement,{attributeFilter:["data-pieces"]}),Rt.add(this),this.update()}hostDisconnected(){Rt.delete(this),Rt.size||je?.disconnect()}update(){const s=(this.host.closest("[data-pieces]")??document.documentElement).getAttribute("data-pieces")??"";s!==this.name&&(this.name=s,this.host.requestUpdate())}}const da=G`
  .bar {
    stroke: var(--_accent);
    stroke-width: 88;
    stroke-linecap: round;
    opacity: 0.34;
  }
  .lane {
    fill: var(--_accent);
    fill-opacity: 0.15;
  }
  .target .dot {
    fill: var(--_accent);
    stroke: var(--_accent-line);
    stroke-width: 2.5;
  }
  .open {
    fill: var(--_accent);
    fill-opacity: 0.7;
  }
  .target .take {
    fill: none;
    stroke: var(--_accent);
    stroke-width: 8;
  }
  .crown {
    fill: var(--_accent);
    stroke: var(--_accent-line);
    stroke-width: 4;
    stroke-linejoin: round;
  }
  .trail path {
    fill: var(--_trail);
    fill-opacity: 0.42;
  }
  .trail .origin {
    fill: none;
    stroke: var(--_trail);
    stroke-width: 6;
    stroke-opacity: 0.8;
  }
  .trail .landed {
    fill: var(--_trail);
    fill-opacity: 0.3;
  }
  .arrow line {
    stroke-width: 15;
    stroke-linecap: round;
  }
  .arrow {
    color: var(--_good);
    opacity: 0.86;
  }
  .arrow line,
  .arrow .spot {
    stroke: currentColor;
  }
  .arrow path {
    fill: currentColor;
  }
  .arrow .spot {
    fill: none;
    stroke-width: 9;
    stroke-dasharray: 16 10;
  }
  .arrow.alt {
    opacity: 0.45;
  }
  .shape {
    opacity: 0.8;
  }
  .shape.green {
    color: light-dark(#2c7a34, #5cb867);
  }
  .shape.red {
    color: light-dark(#a5281f, #ee6f63);
  }
  .shape.blue {
    color: light-dark(#1f4fa0, #7aa8f2);
  }
  .shape.yellow {
    color: light-dark(#d98e00, #f2c14e);
  }
  .shape .ring {
    fill: none;
    stroke: currentColor;
    stroke-width: 8;
  }
  .arrow.opponent {
    color: light-dark(#a5281f, #ee6f63);
  }
  .arrow.threat {
    color: var(--_accent);
  }
  .arrow.threat line {
    stroke-dasharray: 4 22;
  }

  .mark rect {
    fill: none;
    stroke: var(--_accent);
    stroke-width: 7;
    stroke-dasharray: 16 9;
  }
  .mark.good rect {
    stroke: var(--_good);
    stroke-dasharray: none;
  }
  .mark.soft rect {
    stroke: none;
    fill: var(--_accent);
    fill-opacity: 0.22;
  }
  .mark.won rect {
    stroke: none;
    fill: var(--_good);
    fill-opacity: 0.3;
  }
  .mark.cut rect {
    stroke-dasharray: 5 9;
    fill: var(--_accent);
    fill-opacity: 0.12;
  }
  .mark.no path {
    fill: none;
    stroke: var(--_black-edge);
    stroke-width: 4;
    stroke-linecap: round;
    opacity: 0.5;
  }
`,Be=G`
  .body {
    stroke-width: 2.5;
  }
  .w .body,
  .w .step {
    fill: var(--_white);
    stroke: var(--_white-edge);
  }
  .w .ring {
    fill: none;
    stroke: var(--_white-mark);
    stroke-width: 2;
    stroke-opacity: 0.7;
  }
  .w .step {
    fill: none;
    stroke-width: 2.5;
    stroke-opacity: 0.9;
  }
  .b .body {
    fill: var(--_black);
    stroke: var(--_black-edge);
  }
  .b .ring,
  .b .step {
    fill: none;
    stroke: var(--_black-mark);
    stroke-width: 2;
    stroke-opacity: 0.8;
  }
  .w .dot {
    fill: var(--_white-mark);
  }
  .b .dot {
    fill: var(--_black-mark);
  }
  .piece {
    filter: drop-shadow(0 3px 2px rgb(40 25 5 / 0.28));
  }
  .piece .plate {
    fill: var(--_white);
    stroke: none;
  }
  .piece.b .plate {
    fill: var(--_black);
  }
  .digit {
    font:
      600 23px system-ui,
      sans-serif;
    text-anchor: middle;
    fill: var(--_white-mark);
  }
  .b .digit {
    fill: var(--_black-mark);
  }
  .piece.held .body {
    stroke: var(--_accent);
    stroke-width: 6;
  }
  .piece.apart:not(.held) .body {
    stroke: var(--_accent);
    stroke-width: 5;
    stroke-dasharray: 8 9;
  }
  .piece.drained {
    opacity: 0.5;
    filter: grayscale(1);
  }
  .piece.faint {
    opacity: 0.35;
  }
  .piece.win .body {
    stroke: var(--_good);
    stroke-width: 7;
  }
  .shadows .piece {
    opacity: 0.55;
    filter: none;
  }
  .shadows .piece.drained {
    opacity: 0.35;
    filter: grayscale(1);
  }
  .ghosts .piece {
    animation: sink 170ms ease-out forwards;
    transform-origin: 0 0;
  }
  @keyframes sink {
    to {
      opacity: 0;
      transform: scale(0.6);
    }
  }
`,De=G`
  :host {
    display: block;
    position: relative;
    -webkit-user-select: none;
    user-select: none;
    --_light: var(--board-light, light-dark(#dfcaa6, #7a664e));
    --_dark: var(--board-dark, light-dark(#d6bf98, #705d46));
    --_frame: var(--board-frame, light-dark(#5d452c, #3a2c1e));
    --_text: var(--board-text, #f7ecd6);
    --_white: var(--piece-white, light-dark(#fdf8ec, #f2e8d4));
    --_white-edge: var(--piece-white-edge, light-dark(#7c6746, #2f2518));
    --_white-mark: var(--piece-white-mark, light-dark(#5c4a2e, #2f2518));
    --_black: var(--piece-black, light-dark(#3b4045, #24272a));
    --_black-edge: var(--piece-black-edge, light-dark(#17191b, #0c0d0e));
    --_black-mark: var(--piece-black-mark, light-dark(#e9e2d3, #d9d0c0));
    --_accent: var(--board-accent, light-dark(#93300f, #ffb27d));
    --_accent-line: var(--board-accent-line, light-dark(#fff6ea, #241a10));
    --_good: var(--board-good, light-dark(#2f6b3a, #9ad6a0));
    --_trail: var(--board-trail, light-dark(#b8752a, #f0b877));
  }
  :host([hidden]) {
    display: none;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
`,Nn=G`
  .frame {
    fill: var(--_frame);
    stroke: var(--board-frame-edge, none);
    stroke-width: 4;
  }
  .light {
    fill: var(--_light);
  }
  .dark {
    fill: var(--_dark);
  }
  .inset {
    fill: none;
    stroke: var(--_black-edge);
    stroke-opacity: 0.35;
    stroke-width: 2;
  }
  .home.w {
    fill: var(--_white);
    fill-opacity: 0.36;
  }
  .home.b {
    fill: var(--_black);
    fill-opacity: 0.2;
  }
  .home-edge {
    stroke-width: 7;
  }
  .home-edge.w {
    stroke: var(--_white);
  }
  .home-edge.b {
    stroke: var(--_black);
  }
  .home-mark .body {
    stroke-width: 7;
  }
  .home-mark.b .body {
    stroke: var(--_black-mark);
    stroke-opacity: 0.7;
  }
  .coordinates text {
    font:
      500 24px system-ui,
      sans-serif;
    text-anchor: middle;
    fill: var(--_text);
  }

  .net line {
    stroke-linecap: round;
    stroke-width: 7;
    transition: opacity 150ms ease-out;
  }
  .net.w line {
    stroke: var(--_white);
  }
  .net.b line {
    stroke: var(--_black);
  }
  .net .edge {
    stroke-width: 10;
    opacity: var(--net-edge, 0.2);
  }
  .net.w .edge {
    stroke: var(--_white-edge);
  }
  .net.b .edge {
    stroke: var(--_black-mark);
    opacity: calc(var(--net-edge, 0.2) / 2);
  }
  .net .part-0 {
    opacity: 0.8;
  }
  .net .part-1 {
    stroke-dasharray: 4 13;
    stroke-width: 9;
  }
  .net .part-2 {
    stroke-dasharray: 18 12;
  }
  .net .part-3 {
    stroke-dasharray: 18 10 2 10;
  }
  .net .drained {
    stroke: #8c8377;
    stroke-dasharray: 6 12;
    opacity: 0.7;
  }
  .net.split {
    animation: pulse 700ms ease-out;
  }
  @keyframes pulse {
    30% {
      opacity: 0.1;
    }
  }
`,fa=G`
  .cells {
    position: absolute;
    display: grid;
    grid-template-rows: repeat(8, 1fr);
    inset: 3.917% 3.184%;
  }
  :host([game="khalifa"]) .cells {
    inset: 3.917%;
  }
  :host([interactive]) .cells {
    touch-action: none;
    cursor: default;
  }
  .row {
    display: grid;
    grid-template-columns: repeat(10, 1fr);
  }
  :host([game="khalifa"]) .row {
    grid-template-columns: repeat(8, 1fr);
  }
  .cell {
    outline: none;
    border-radius: 6px;
    -webkit-tap-highlight-color: transparent;
  }
  :host([keyboard]) .cell:focus-visible {
    box-shadow:
      inset 0 0 0 3px var(--_accent),
      inset 0 0 0 5px var(--_accent-line);
  }
  :host([interactive]) .cell.own {
    cursor: grab;
  }
  :host([interactive]) .cell.aim {
    cursor: pointer;
  }
  :host([dragging]) .cells,
  :host([dragging]) .cell {
    cursor: grabbing;
  }

  @media (prefers-reduced-motion: reduce) {
    .net line {
      transition: none;
    }
    .net.split,
    .ghosts .piece {
      animation: none;
    }
    .ghosts {
      display: none;
    }
  }
  :host([still]) .net.split,
  :host([still]) .ghosts .piece {
    animation: none;
  }
  :host([still]) .ghosts {
    display: none;
  }
`,pa=[De,Nn,Be,da,fa],ma=[De,Nn,Be],ga=[De,Be],Q={attribute:!1,hasChanged:(e,t)=>JSON.stringify(e)!==JSON.stringify(t)},Ue={duration:160,easing:"ease-out"};class wa extends H{static styles=pa;static properties={game:{type:String,reflect:!0},pieces:{attribute:!1},orientation:{type:String},moves:{attribute:!1},movable:{type:String},runs:{attribute:!1},placing:Q,editing:{type:Boolean},arranging:{type:Boolean},carried:{state:!0},diagram:{type:Boolean},still:{type:Boolean,reflect:!0},interactive:{type:Boolean,reflect:!0},last:Q,marks:Q,arrows:Q,shapes:Q,drawable:{type:Boolean},brush:{type:String},sketch:{state:!0},winning:Q,preview:Q,net:{attribute:!1},coordinates:{attribute:!1},digits:{type:Boolean},label:{type:String},describe:{attribute:!1},held:{state:!0},hover:{state:!0},ghosts:{state:!0},cursor:{state:!0}};constructor(){super(),this.game="stein",this.pieces=[],this.orientation="w",this.moves=[],this.movable=null,this.runs=!0,this.placing=null,this.editing=!1,this.arranging=!1,this.diagram=!1,this.still=!1,this.interactive=!1,this.last=null,this.marks=[],this.arrows=[],this.shapes=[],this.drawable=!1,this.brush=null,this.sketch=null,this.winning=[],this.preview=null,this.net=!0,this.coordinates=!0,this.digits=!1,this.label="",this.describe=ya,this.held=Et,this.hover=null,this.ghosts=[],this.cursor=null,this.carried=null,this.gestures=new ia(this),this.pieceSet=new Ne(this),this.dropped=!1}clear(){this.held.run.length&&this.hold(Et),this.hover=null}squareAtPoint(t,s){return this.under(t,s)?.square??null}scaleOf(t){return this.offsetWidth/Z(this.game).width/(t.offsetWidth/Tt)}willUpdate(t){if(this.interactive=!this.diagram&&(this.movable!==null||this.placing!==null||this.editing||this.drawable),(t.has("pieces")||t.has("brush"))&&this.gestures.shapes.stop(),t.has("pieces")||t.has("movable")||t.has("game")){const n=this.own();this.held.run.every(r=>n.has(r))||(this.held=Et),this.hover=null}const s=t.get("pieces");this.moved=s&&!t.has("game")?Pn(this.game,s,this.pieces):null,this.moved&&(this.ghosts=this.still?[]:this.moved.gone)}updated(){if(this.moved&&!this.dropped&&!this.prefersReducedMotion()){const t={game:this.game,orientation:this.orientation};for(const{piece:s,from:n}of this.moved.slides){const r=y(t,n),i=y(t,s.square);this.pieceElement(s.square)?.animate([{transform:`translate(${r.x-i.x}px, ${r.y-i.y}px)`},{transform:"none"}],Ue)}for(const s of this.moved.fresh)this.pieceElement(s.square)?.animate([{opacity:0},{opacity:1}],Ue)}this.moved&&(this.dropped=!1,this.ghosts.length&&setTimeout(()=>this.ghosts=[],Ue.duration+20)),this.moved=null}prefersReducedMotion(){return this.still||matchMedia("(prefers-reduced-motion: reduce)").matches}pieceElement(t){return this.renderRoot.querySelector(`.pieces [data-square="${t}"]`)}own(){return new Set(this.pieces.filter(t=>t.color===this.movable).map(t=>t.square))}pieceOn(t){return this.pieces.find(s=>s.square===t)??null}heldOnTop(){const t=s=>s.square===this.carried||this.held.run.includes(s.square);return this.held.run.length||this.carried?[...this.pieces.filter(s=>!t(s)),...this.pieces.filter(t)]:this.pieces}face(t){return Ct(t,this.digits,this.pieceSet.name)}render(){const t={game:this.game,orientation:this.orientation},{width:s,height:n}=Z(this.game),r=vn(this.moves,this.held.run),i=this.hover??this.preview,o=i?ua(this,i):new Set,a=i?new Set:ha(this),l=c=>$a({held:this.held.run.includes(c.square),drained:o.has(c.square),apart:a.has(c.square),win:this.winning.includes(c.square),faint:!!i&&i.to.includes(c.square)&&!i.from.includes(c.square)});return p` <svg
        part="picture"
        viewBox="0 0 ${s} ${n}"
        role=${this.diagram?"img":"presentation"}
        aria-label=${this.diagram?this.label:m}
        aria-hidden=${this.diagram?m:"true"}
      >
        ${Do(t,this.pieceSet.name)} ${this.coordinates?Uo(t):m}
        ${this.held.run.length>1?Vo(t,r):m}
        ${this.last?zo(t,this.last):m}
        ${this.marks.filter(c=>c.kind!=="no"&&c.kind!=="goal").map(c=>Cn(t,c))}
        ${this.net&&this.game==="stein"?ca(this,t,i):m} ${Fo(t,this.held.run)}
        <g class="ghosts">
          ${this.ghosts.map(c=>{const u=y(t,c.square),d=this.face(c);return w`<g transform="translate(${u.x} ${u.y})"><g class="piece ${c.color}">${d}</g></g>`})}
        </g>
        ${this.drawTargets(t,r)} ${i?this.drawShadows(t,i,o):m}
        ${Go(t,this.heldOnTop(),l,c=>this.face(c))}
        ${this.marks.filter(c=>c.kind==="no"||c.kind==="goal").map(c=>Cn(t,c))}
        ${this.placing?m:this.drawTargets(t,r.filter(c=>c.wins&&c.captures.length))}
        ${this.arrows.map(c=>Wo(t,c))} ${this.shapes.map(c=>On(t,c))}
        ${this.sketch?On(t,this.sketch):m}
      </svg>
      ${this.diagram?m:aa(this,r)}`}drawShadows(t,{from:s,to:n},r){return w`<g class="shadows">${n.map((i,o)=>{const a=this.pieceOn(s[o]??""),l=y(t,i),c=r.has(i)?"drained":"";if(!a)return m;const u=this.face(a);return w`<g transform="translate(${l.x} ${l.y})"><g class="piece ${a.color} ${c}">${u}</g></g>`})}</g>`}drawTargets(t,s){return this.placing?this.placing.targets.map(n=>Yo(t,n)):s.flatMap(n=>n.to.map(r=>Xo(t,r,{captures:n.captures.includes(r),wins:n.wins})))}under(t,s){const n=this.renderRoot.querySelector(".cells")?.getBoundingClientRect(),{files:r,ranks:i}=M[this.game];if(!n||!n.width)return null;const o=(t-n.left)/n.width*r,a=(s-n.top)/n.height*i;if(o<0||a<0||o>=r||a>=i)return null;const l=this.orientation==="w"?o:r-o,c=this.orientation==="w"?i-a:a,u=Math.hypot(l%1-.5,c%1-.5);return{square:A(this.game,Math.min(r-1,Math.floor(l)),Math.min(i-1,Math.floor(c))),off:u}}tap(t){if(this.hover=null,this.editing)return this.report("ordo-square",{square:t,first:!0});if(this.placing)return this.report("ordo-place",{square:t});const s=this.own();s.has(t)?this.hold(jo(this.game,this.held,t,s,this.runs)):this.held.run.length?this.attempt(t,!1):this.report("ordo-square",{square:t,first:!0})}attempt(t,s){const n=[...this.held.run],r=kn(this.game,this.moves,n,t);if(!r)return;if(r.move){this.dropped=s,this.hold(Et),this.report("ordo-move",{move:r.move});return}const i=!!this.pieceOn(r.to[0]??"");this.report("ordo-refused",{from:n,to:r.to,square:t,text:dn(n,r.to,i)})}extend(t,s){const n=this.own(),r=this.held.run.includes(t)?this.held.anchor:n.has(t)?t:null,i=r&&Re(this.game,r,s,n);i&&this.hold(i)}hold(t){this.held=t,this.hover=null,this.report("ordo-hold",{run:[...t.run]})}focusSquare(t){this.cursor=t,this.renderRoot.querySelector(`.cell[data-square="${t}"]`)?.focus()}report(t,s){this.dispatchEvent(new CustomEvent(t,{detail:s,bubbles:!0,composed:!0}))}}function $a(e){return Object.keys(e).filter(t=>e[t]).join(" ")}function ya({square:e,piece:t,held:s,target:n,capture:r}){const i=t?`${t.color==="w"?"white":"black"}${t.size?` ${t.size}`:""}`:"empty";return[e,i,s?"selected":"",r?"can be captured":n?"can move here":""].filter(Boolean).join(", ")}customElements.define("ordo-board",wa);const ba=["stein","khalifa"];function Bn(e,t){return p`<fieldset>
    <legend>${h("home.pick")}</legend>
    <div class="game-cards">${ba.map(s=>va(s,s===e,()=>t(s)))}</div>
  </fieldset>`}function va(e,t,s){return p`<label class="game-card">
    <input type="radio" name="game" .checked=${t} @change=${s} />
    <span class="card">
      <ordo-board
        diagram
        game=${e}
        .pieces=${Ce[e]}
        .coordinates=${!1}
        label=${h(`game.${e}`)}
      ></ordo-board>
      <span class="card-words"
        ><strong>${h(`game.${e}`)}</strong><span>${h(`game.${e}.line`)}</span>
        <span class="soft small">${h(`game.${e}.by`)}</span></span
      >
    </span></label
  >`}function Dn(e,t,s,n,r){return p`<fieldset>
    <legend>${t}</legend>
    <div class="choice">
      ${s.map(([i,o])=>p`<label
            ><input type="radio" name=${e} .checked=${n===i} @change=${()=>r(i)} /><span
              >${o}</span
            ></label
          >`)}
    </div>
  </fieldset>`}const He=10,ka=Array.from({length:He},(e,t)=>t+1),Un=e=>Math.ceil(e/2);function Hn(e){return h("new.level.n",{n:e,kind:h(`new.level.kind.${Un(e)}`)})}function xa(e,t){const s=Un(e);return p`<div class="level">
    <label
      ><span class="legend">${h("new.level")}</span>
      <input
        type="range"
        min="1"
        max=${He}
        .value=${String(e)}
        .style=${`--at: ${(e-1)/(He-1)}`}
        aria-valuetext=${Hn(e)}
        @input=${n=>t(Number(n.target.value))}
    /></label>
    <div class="level-steps" aria-hidden="true">
      ${ka.map(n=>p`<span ?data-chosen=${n===e} @click=${()=>t(n)}>${n}</span>`)}
    </div>
    <p class="level-words">
      <strong>${h(`new.level.kind.${s}`)}</strong> <span class="soft">${h(`new.level.line.${s}`)}</span>
    </p>
  </div>`}const _a={game:"stein",mode:"computer",level:2,color:"w",starter:"lots",clock:"none",turning:!1},zn="ordo.wishes",Aa=["none","3+2","5+0","5+3","10+0","10+5","20+0","30+0"];function ee(){const e=S(zn),t={..._a};if(e&&typeof e=="object")for(const[s,n]of Object.entries(e))typeof n==typeof t[s]&&(t[s]=n);return t.game!=="khalifa"&&(t.game="stein"),t}function Kn(e){q(zn,{...ee(),...e})}function ze(e){return e==="lots"?Math.random()<.5?"w":"b":e}function Wn(e){const[t,s]=e.clock.split("+").map(Number),n=e.game==="khalifa"?ze(e.starter):"w";return xt({game:e.game,mode:e.mode,level:Math.min(10,Math.max(1,Math.round(e.level))),human:ze(e.color),start:n==="b"?"8/8/8/8/8/8/8/8 b":null,clock:e.mode==="two"&&t?{minutes:t,increment:s??0}:null,turning:e.mode==="two"&&e.turning})}class Ea extends P{static properties={preferences:{state:!0},from:{attribute:!1}};constructor(){super(),this.preferences=ee(),this.from=null;const t=new URLSearchParams(location.search).get("new");(t==="stein"||t==="khalifa")&&(this.preferences.game=t)}setPreferences(t){this.preferences={...this.preferences,...t},this.dispatchEvent(new CustomEvent("ordo-preferences",{detail:this.preferences,bubbles:!0}))}willUpdate(t){t.has("from")&&this.from&&(this.preferences={...ee(),color:this.from.turn})}start(){const{mode:t,level:s}=this.preferences;Kn(this.from?{mode:t,level:s}:this.preferences),this.dispatchEvent(new CustomEvent("ordo-start",{detail:this.match(),bubbles:!0}))}match(){if(!this.from)return Wn(this.preferences);const{mode:t,level:s,color:n,turning:r}=this.preferences,{game:i,moves:o,start:a=null,options:l={}}=this.from.input;return xt({game:i,moves:o,start:a,options:l,mode:t,level:s,human:ze(n),turning:t==="two"&&r})}render(){const{preferences:t}=this;return p`<div class=${Ut({"new-game":!0,going:!!this.from})}>
      ${this.from?m:Bn(t.game,s=>this.setPreferences({game:s}))}
      <div class="new-options">
        ${this.choice("mode",h("new.opponent"),[["computer",h("home.computer")],["two",h("home.two")]])}
        ${t.mode==="computer"?this.computer():this.two()}
        ${t.game==="khalifa"&&!this.from?this.choice("starter",h("new.starter"),this.sides()):m}
        <div class="start"><button class="primary large" @click=${this.start}>${h("new.start")}</button></div>
      </div>
    </div>`}computer(){return p`${xa(this.preferences.level,t=>this.setPreferences({level:t}))}
    ${this.choice("color",h("new.color"),this.sides())}`}two(){const{clock:t,turning:s}=this.preferences;return p` ${this.from?m:p`<label class="field"
            ><span>${h("new.clock")}</span>
            <select
              @change=${n=>this.setPreferences({clock:n.target.value})}
            >
              ${Aa.map(n=>p`<option value=${n} ?selected=${n===t}>${Sa(n)}</option>`)}
            </select></label
          >`}
    ${Gt(h("new.autoFlip"),s,n=>this.setPreferences({turning:n}))}`}sides(){return[["w",h("seat.w")],["b",h("seat.b")],["lots",h("new.color.random")]]}choice(t,s,n){return Dn(t,s,n,this.preferences[t],r=>this.setPreferences({[t]:r}))}}function Sa(e){const[t,s]=e.split("+").map(Number);return t?s?h("new.clock.inc",{minutes:t,count:s}):h("new.clock.n",{count:t}):h("new.clock.none")}customElements.define("ordo-new-game",Ea);class C extends Error{constructor(t){super(t.code),this.name="OrdoError",this.detail=t}}let Ke=null;function Gn(e){return e?Fn(e):(Ke??=Oa().catch(t=>{throw Ke=null,t}),Ke)}async function Oa(){let e;try{e=await fetch(new URL("../engine/ordo.wasm",import.meta.url))}catch{throw new C({code:"load.missing",args:{status:0}})}if(!e.ok)throw new C({code:"load.missing",args:{status:e.status}});return e.headers.get("content-type")==="application/wasm"?WebAssembly.compileStreaming(e).catch(se):Fn(await e.arrayBuffer().catch(se))}async function Fn(e){return WebAssembly.compile(e).catch(se)}function se(){throw new C({code:"load.broken"})}const Ma=new TextEncoder,Ca=new TextDecoder;class Ta{#e;#s;#t;constructor(t,s=()=>{}){this.#e=t,this.#s=s,this.#t=this.#n()}#n(){const t={now:()=>performance.now(),info:(s,n)=>this.#s(this.#r(s,n))};try{const{exports:s}=new WebAssembly.Instance(this.#e,{ordo:t});if(s.memory&&s.reserve&&s.call&&s.answer)return s}catch{}return se()}#r(t,s){const n=new Uint8Array(this.#t.memory.buffer,t>>>0,s>>>0);return JSON.parse(Ca.decode(n))}ask(t){return this.askBytes(Ma.encode(JSON.stringify(t)))}askBytes(t){let s;try{const n=this.#t.reserve(t.length)>>>0;if(n===0)throw new C({code:"limit.memory",args:{megabytes:t.length>>20}});new Uint8Array(this.#t.memory.buffer,n,t.length).set(t);const r=this.#t.call();s=this.#r(this.#t.answer(),r)}catch(n){throw n instanceof C?n:(this.#t=this.#n(),new C({code:"engine.died"}))}if("error"in s)throw new C(s.error);return s.ok}}async function La(e){const t=new Ta(await Gn(e)),s=(n,r)=>t.ask({[n]:r});return{view:n=>s("view",W(n)),positions:n=>s("positions",W(n)),explain:(n,r)=>s("explain",{input:W(n),move:r}),preview:(n,r)=>s("preview",{input:W(n),move:r}),steps:(n,r)=>s("steps",{input:W(n),made:r}),lens:n=>s("lens",W(n)),check:(n,r,i={})=>s("check",{game:n,position:r,options:i}),rematchStarter:n=>s("rematchStarter",W(n)),readRecords:n=>s("readRecords",n),open:n=>s("open",n),writeRecord:n=>s("writeRecord",n),codes:()=>s("codes",{})}}function W({game:e,start:t,moves:s,options:n={}}){const{repetition:r,spacing:i}=n;return{game:e,start:t,moves:s,options:{repetition:r,spacing:i}}}function Vn(e){let t=null;return()=>(t??=e().catch(s=>{throw t=null,s}),t)}const lt=Vn(()=>La()),Ra=Vn(async()=>{const e=Promise.resolve().then(function(){return Rc}).then(({createEngine:n})=>n()),[t,s]=await Promise.all([lt(),e]);return{rules:t,engine:s}}),Pa=1e5,qa=/^[\w:@,x-]{2,40}$/;function ne(e){const t=[`g=${e.game}`];e.start&&t.push(`p=${e.start.replaceAll(" ","_")}`),e.moves.length&&t.push(`m=${e.moves.join(".")}`);const s=[e.options?.repetition===!1?"repeat":"",e.options?.spacing==="adjacent"?"adjacent":""];return s.some(Boolean)&&t.push(`x=${s.filter(Boolean).join(".")}`),`#${t.join("&")}`}function We(e){if(e.length>Pa)return null;let t=e.replace(/^#/,"");try{t=decodeURIComponent(t)}catch{return null}const s=new Map(t.split("&").map(l=>[l.slice(0,l.indexOf("=")),l.slice(l.indexOf("=")+1)])),n=s.get("g");if(n!=="stein"&&n!=="khalifa")return null;const r=(s.get("m")??"").split(".").filter(Boolean);if(!r.every(l=>qa.test(l)))return null;const i=s.get("p")?.replaceAll("_"," "),o=(s.get("x")??"").split("."),a={};return o.includes("repeat")&&(a.repetition=!1),o.includes("adjacent")&&(a.spacing="adjacent"),{game:n,...i?{start:i}:{},moves:r,options:a}}function Yn(e){return/^#.*\bg=/.test(e)}function Ia(e,t="/play"){return`${location.origin}${t}${ne(e)}`}const ct=1;function ja(e){const t=i=>e.mode==="two"?h(`seat.${i}`):i===e.human?h("play.you"):h("play.computer",{level:e.level}),s=e.mode==="computer"||e.mode==="two",n=[["Event","?"],["Site","?"],["Date",e.begun.slice(0,10).replaceAll("-",".")],["Round","-"],["White",s?t("w"):"?"],["Black",s?t("b"):"?"]];e.clock&&n.push(["TimeControl",`${e.clock.minutes*60}+${e.clock.increment}`]);const r=e.ended&&Ge[e.ended.reason.code];return r&&n.push(["Termination",r]),{tags:n,game:e.game,start:e.start,options:e.options,result:Na(e.ended),nodes:e.moves.map((i,o)=>{const a=e.clocks[o];return a===void 0?{move:i}:{move:i,clock:Math.round(a/1e3)}})}}const Ge={"outcome.resignation":"resignation","outcome.time":"time","outcome.agreement":"agreement"};function Na(e){return e?e.winner==="w"?"1-0":e.winner==="b"?"0-1":"1/2-1/2":"*"}function Ba(e,t){const s=t.trim(),n=s.indexOf("#g=");if(n>=0&&!/\s/.test(s))return{matches:Da(e,s.slice(n))};const{games:r,fault:i}=e.open(s);return{matches:r.map(({record:o,fault:a})=>({...Ha(o),...a?{fault:a}:{}})),...i?{fault:i}:{}}}function Da(e,t){const s=We(t);return s?(e.view(s),[xt({...s,start:s.start??null,options:s.options??{},mode:"view"})]):[]}function Ua(e,t){const s=Object.keys(Ge).find(r=>Ge[r]===t);if(!s||e==="*"||e==="1/2-1/2"!=(s==="outcome.agreement"))return null;const n=e==="1-0"?"w":e==="0-1"?"b":null;return{winner:n,reason:n?{code:s,args:{winner:n}}:{code:s}}}function Ha(e){const t=r=>e.tags.find(([i])=>i===r)?.[1]??"?",s=e.nodes.map(r=>r.move),n=[t("White"),t("Black")];return xt({game:e.game,start:e.start,options:e.options,moves:s,mode:"view",ended:Ua(e.result,t("Termination")),title:n.some(r=>r!=="?")?n.join(" \u2013 "):s.slice(0,6).join(" ")||e.start||"?",record:e})}async function za(e){if(e.record&&Ka(e.record)){const[{Tree:t},{fragmentOfTree:s},n]=await Promise.all([Promise.resolve().then(function(){return Tl}),Promise.resolve().then(function(){return Dl}),lt()]);return`/analyse${await s(n,t.ofRecord(e.record))}`}return`/play${ne(tn(e))}`}function Ka({comment:e,nodes:t}){return!!e||t.some(s=>s.comment||s.commentBefore||s.nags?.length||s.variations?.length||s.eval)}class Wa extends P{static properties={problem:{state:!0},found:{state:!0}};constructor(){super(),this.problem="",this.found=[]}open(){this.problem="",this.found=[],this.querySelector("dialog")?.showModal()}close(){this.querySelector("dialog")?.close()}async onFile(t){const s=t.target,n=s.files?.[0];n&&(n.size>ct*1e6?this.problem=h("share.tooBig",{limit:ct}):await this.read(await n.text()),s.value="")}onPaste(){this.read(this.querySelector("textarea")?.value??"")}onBigPaste(t){(t.clipboardData?.getData("text/plain")??"").length<=ct*1e6||(t.preventDefault(),this.problem=h("share.tooBig",{limit:ct}))}async read(t){if(this.problem="",this.found=[],!!t.trim()){if(t.length>ct*1e6){this.problem=h("share.tooBig",{limit:ct});return}try{const s=await lt(),{matches:n,fault:r}=Ba(s,t),[i]=n;if(i&&n.length===1&&!r)return this.choose(i);this.found=n.slice(0,200),r?this.problem=h("share.missing",{reason:I(r)}):i||(this.problem=h("share.unreadable"))}catch(s){this.problem=s instanceof C?h("share.nothing",{reason:I(s.detail)}):h("share.unreadable")}}}choose(t){this.close(),this.dispatchEvent(new CustomEvent("ordo-open",{detail:t,bubbles:!0})),t.fault&&it(h("share.faulty",{reason:I(t.fault)}),{stay:!0})}render(){return p`<dialog
      class="sheet"
      aria-labelledby="open-title"
      @click=${t=>t.target===this.querySelector("dialog")&&this.close()}
    >
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id="open-title">${h("share.openTitle")}</h2>
          <button class="quiet" @click=${this.close}>${h("app.close")}</button>
        </div>
        <label class="stacked"
          ><span class="soft small">${h("share.paste")}</span>
          <textarea spellcheck="false" autocapitalize="off" @paste=${this.onBigPaste}></textarea>
        </label>
        ${this.problem?p`<p class="problem" role="alert">${this.problem}</p>`:m}
        ${this.found.length?p`<p>${h("share.several",{count:this.found.length})}</p>
                <ul class="found">
                  ${this.found.map(t=>p`<li>
                        <button class="quiet" @click=${()=>this.choose(t)}>${t.title}</button>
                        ${t.fault?p`<p class="soft small">${I(t.fault)}</p>`:m}
                      </li>`)}
                </ul>`:m}
        <div class="sheet-foot">
          <label class="button"
            >${h("share.file")}<input class="visually-hidden" type="file" @change=${this.onFile}
          /></label>
          <button class="primary" @click=${this.onPaste}>${h("share.open")}</button>
        </div>
      </div>
    </dialog>`}}customElements.define("ordo-open",Wa);function Ga(e,t,s=h("app.cancel"),n=void 0){return new Promise(r=>{const i=document.createElement("div");document.body.append(i),Ls(p`<dialog class="sheet" aria-labelledby="question" @close=${l=>{r(l.target.returnValue==="yes"),i.remove()}}>
        <form method="dialog" class="sheet-body">
          <p id="question">${e}</p>
          <div class="sheet-foot">
            <button value="no">${s}</button>
            <button class="primary" value="yes">${t}</button>
          </div>
        </form>
      </dialog>`,i);const a=i.querySelector("dialog");a?.showModal(),n?.addEventListener("abort",()=>a?.close("no"))})}const Fa="input:not([type=checkbox]), select, textarea, dialog";function Va(e){if(e.defaultPrevented||e.ctrlKey||e.metaKey||e.altKey)return!1;const t=e.composedPath()[0];return!(t instanceof Element&&t.closest(Fa))}class Xn{constructor(t,s){this.keys=s,this.onKey=this.onKey.bind(this),t.addController(this)}hostConnected(){document.addEventListener("keydown",this.onKey)}hostDisconnected(){document.removeEventListener("keydown",this.onKey)}onKey(t){if(!Va(t))return;const s=this.keys(),n=Object.hasOwn(s,t.key)?s[t.key]:void 0;n&&(n(),t.preventDefault())}}function Ya(e){const t=e.line?.moves??[],s=en(e.line?.start??null)==="b"?1:0,n=e.shown??t.length,r=[];return s&&t.length&&r.push([p`<span class="soft">…</span>`]),t.forEach((i,o)=>{const a=p`<button
      class="move"
      aria-current=${o+1===n?"step":m}
      @click=${()=>e.goTo(o+1)}
    >
      ${i}
    </button>`,l=r[Math.floor((o+s)/2)];l?l.push(a):r.push([a])}),p`<section class="moves" aria-label=${h("play.moves")} tabindex="0">
    ${r.length?p`<ol>
            ${r.map((i,o)=>p`<li><span class="number">${o+1}</span>${i}</li>`)}
          </ol>`:p`<p class="soft small">${h("play.noMoves")}</p>`}
  </section>`}function Xa(e){e.querySelector(".moves [aria-current]")?.scrollIntoView({block:"nearest"})}const Ja=100;class Za{constructor(t,s){this.match=t,this.tick=s,this.running=null,this.since=0,this.timer=0}left(t){const s=this.running===t?performance.now()-this.since:0;return Math.max(0,this.match.left[t]-s)}run(t){this.pause(),this.match.clock&&(this.running=t,this.since=performance.now(),this.timer=window.setInterval(()=>this.onInterval(),Ja))}press(t){this.match.clock&&(this.pause(),this.match.left[t]+=this.match.clock.increment*1e3,this.match.clocks.push(this.match.left[t]),this.run(Vt(t)))}pause(){this.running&&(this.match.left[this.running]=this.left(this.running)),this.running=null,clearInterval(this.timer)}onInterval(){const t=this.running&&this.left(this.running)<=0?this.running:null;t&&this.pause(),this.tick(t)}}function Qa(e){if(e<1e4)return(Math.ceil(e/100)/10).toFixed(1);const t=Math.ceil(e/1e3),s=String(t%60).padStart(2,"0"),n=Math.floor(t/60);return n<60?`${n}:${s}`:`${Math.floor(n/60)}:${String(n%60).padStart(2,"0")}:${s}`}function Jn({square:e,piece:t,held:s,target:n,capture:r}){const i=[tl(e,t)];return s&&i.push(h("board.selected")),r?i.push(h("board.capture")):n&&i.push(h("board.target")),i.join(", ")}function tl(e,t){return t?t.size?h(`board.sized.${t.color}`,{square:e,size:t.size}):h(`board.piece.${t.color}`,{square:e}):h("board.empty",{square:e})}function el(e,t){if(!e.length)return h("board.cleared");const s=o=>t.filter(o).map(({to:a})=>a[0]??""),n=s(o=>o.captures.length>0),r=s(o=>o.wins),i=s(o=>!o.captures.length&&!o.wins);return[h("board.selection",{pieces:[...e],count:t.length}),i.length?h("board.selection.moves",{squares:i}):"",n.length?h("board.selection.captures",{squares:n}):"",r.length?h("board.selection.wins",{squares:r}):""].filter(Boolean).join(" ")}function Zn(e){if(e&&typeof e=="object"){for(const t of Object.values(e))if(t&&typeof t=="object"&&"code"in t&&typeof t.code=="string")return t}return{code:"app.unexpected"}}const Qn=new WeakMap;function re(e){const t=Qn.get(e);if(t)return t;const s=Object.entries(e.targets).flatMap(([n,r])=>r.map(i=>{const o=`${n}-${i}`,a=e.wins[n]?.includes(i)??!1;return{text:o,from:[n],to:[i],captures:[],wins:a}}));return Qn.set(e,s),s}function tr(e){return!!e?.turn&&!Object.values(e.targets).some(t=>t.length)}function ie(e){return tr(e)?L().confirmTurns?h("play.turnComplete"):h("play.turnEnds"):h("play.secondStep")}const sl=80;function er(e,t){const s=Fe(t),n=ll(e,s),r=n.filter(o=>o.startsWith(s));return(r.length?r:n.filter(o=>ht(o).startsWith(ht(s)))).slice(0,sl)}function nl(e,t){const s=Fe(t),n=s?er(e,s):[],r=n.filter(i=>ht(i)===ht(s));return n.includes(s)?s:r.length===1?r[0]??s:n.length===1?n[0]??s:t.trim()}function sr(e,t){const s=rl.exec(Fe(t).split(",").at(-1)??"");if(!s)return null;const[,n="",r,i=""]=s,o=hn(e,ol,n,r??n),a=o?.map(l=>al(l,n,i));return o&&a&&[...o,...a].every(l=>il[e].test(l))?{from:o,to:a}:null}const rl=/^(\w\d)(?::(\w\d))?[-x](\w\d)$/,il={stein:/^[a-j][1-8]$/,khalifa:/^[1-8]{2}$/},ol={has:()=>!0};function al(e,t,s){const n=[0,1].map(r=>e.charCodeAt(r)+s.charCodeAt(r)-t.charCodeAt(r));return String.fromCharCode(...n)}const Fe=e=>e.toLowerCase().replace(/\s+/g,""),ht=e=>e.replace(/[-x:@,]/g,"");function ll({moves:e,steps:t,isPlacing:s,isTurnBegun:n,stepsAfter:r},i){if(!t)return e.map(c=>c.text);if(s)return Object.entries(t.targets).flatMap(([c,u])=>u.map(d=>`${c}@${d}`));const o=re(t).map(c=>c.text),a=o.find(c=>ht(i).startsWith(ht(c)));if(!a||n)return o;const l=re(r(a)).map(c=>`${a},${c.text}`);return[...o,...l]}let N=null;if(typeof window<"u"){const e=()=>{!L().sound||typeof AudioContext>"u"||(N??=new AudioContext,N.state==="suspended"&&N.resume())};window.addEventListener("pointerdown",e,{passive:!0}),window.addEventListener("keydown",e,{passive:!0}),navigator.userActivation?.hasBeenActive&&e()}function Ve(e){L().sound&&N?.state==="running"&&(e==="move"&&Ye(N,620,.05,.5),e==="capture"&&Ye(N,340,.09,.8),e==="call"&&Xe(N,587.33,0),e==="refused"&&Ye(N,180,.05,.25),e==="end"&&(Xe(N,392,0),Xe(N,523.25,.16))),L().vibration&&e!=="refused"&&matchMedia("(pointer: coarse)").matches&&navigator.vibrate?.(e==="end"?[12,60,24]:10)}function Ye(e,t,s,n){const r=Math.ceil(e.sampleRate*s),i=e.createBuffer(1,r,e.sampleRate),o=i.getChannelData(0);for(let c=0;c<r;c++)o[c]=(Math.random()*2-1)*(1-c/r)**6;const a=new AudioBufferSourceNode(e,{buffer:i}),l=new BiquadFilterNode(e,{type:"bandpass",frequency:t,Q:2.2});a.connect(l).connect(new GainNode(e,{gain:n})).connect(e.destination),a.start()}function Xe(e,t,s){const n=e.currentTime+s,r=new GainNode(e,{gain:0});r.gain.setValueAtTime(0,n),r.gain.linearRampToValueAtTime(.12,n+.02),r.gain.exponentialRampToValueAtTime(.001,n+.7);const i=new OscillatorNode(e,{type:"sine",frequency:t});i.connect(r).connect(e.destination),i.start(n),i.stop(n+.75)}const cl=[[0,1],[1,1],[-1,1],[1,0],[-1,0],[1,-1],[-1,-1],[0,-1]],Je=["S5","S9","S6","S7","K5"],nr=["stein.ownPiece","khalifa.blocked"];function hl(e,t,s,n,r=[]){const i=n.map(f=>_(t.game,f)),[o,a]=i,l=[];for(const[f=0,g=0]of cl){if(o&&a&&(o.x===a.x?g:f)||!i.every(({x:E,y:T})=>Oe(t.game,E+f,T+g)))continue;const $=i.map(({x:E,y:T})=>A(t.game,E+f,T+g)),b=n.length===1&&s.some(E=>E.square===$[0]),x=e.explain(t,[...r,dn(n,$,t.game==="stein"&&b)].join(","));x.legal||l.push({message:x.message,from:n,to:$})}const c=({message:f})=>Je.includes(f.rule??"")?Je.indexOf(f.rule??""):Je.length,[u]=l.sort((f,g)=>c(f)-c(g));if(!u||!nr.includes(u.message.code))return u??null;const d=l.filter(({message:f})=>nr.includes(f.code)).flatMap(({to:f})=>f).sort();return{...u,message:{code:"play.obstructed",rule:u.message.rule,args:{count:d.length,squares:d},squares:d}}}const rr=1500;class ul{constructor(t){this.game=t,this.waiting=!1,this.timer=0}connect(t){t.style.setProperty("--undo-window",`${rr}ms`)}isDue(){return this.game.isTurnComplete()&&!L().confirmTurns}update(){const t=this.isDue();t!==this.waiting&&(this.waiting=t,t?this.wait():clearTimeout(this.timer))}stop(){this.waiting=!1,clearTimeout(this.timer)}wait(){this.timer=window.setTimeout(()=>this.end(),rr)}end(){document.querySelector("dialog:modal")?this.wait():this.game.endTurn()}}const dl=["S5","S9"];class ir{constructor(t,s){this.host=t,this.hooks=s,this.rules=null,this.line=null,this.shown=null,this.view=null,this.made=[],this.unfinished=[],this.steps=null,this.tray=null,this.remark="",this.marks=[],this.arrows=[],this.preview=null,this.computed=null,this.turnEnd=new ul(this),this.onMove=this.onMove.bind(this),this.onRefused=this.onRefused.bind(this),this.onHold=this.onHold.bind(this),this.onPlace=this.onPlace.bind(this),t.addController(this)}hostConnected(){this.turnEnd.connect(this.host)}hostUpdated(){this.turnEnd.update()}hostDisconnected(){this.turnEnd.stop()}board(){return this.host.querySelector("ordo-board")}setLine(t,{shown:s=null,made:n=[],view:r=null}={}){this.line=t,this.shown=s;const i=this.shownInput();this.view=i&&this.rules?r??this.viewOf(i):null,this.clear(),this.unfinished=n,this.made=this.canMove()?n:[],this.tray=null,this.updateSteps(),this.host.requestUpdate()}shownInput(){const{line:t,shown:s}=this;return t&&s!==null?{...t,moves:t.moves.slice(0,s)}:t}viewOf(t){if(!this.rules)throw new Error("the rules are not loaded");const s=JSON.stringify(t);return this.computed?.key!==s&&(this.computed={key:s,view:this.rules.view(t)}),this.computed.view}canMove(){return!!this.view&&!this.view.outcome&&this.shown===null&&this.hooks.canMove()}isSplit(){return!!this.view&&!this.view.outcome&&this.view.groups[this.view.turn].length>1}pieces(){return this.steps?.pieces??this.view?.pieces??[]}lastMove(){if(!this.made.length)return this.view?.last??null;const t=this.made.map(s=>s.split("-"));return{from:t.map(([s])=>s??""),to:t.map(([,s])=>s??"")}}goTo(t){const{line:s}=this;if(!s)return;const n=Math.max(0,Math.min(s.moves.length,t));this.setLine(s,{shown:n===s.moves.length?null:n,made:this.unfinished}),z(this.view?.last?h("play.moved",{color:Vt(this.view.turn),move:this.view.last.text}):"")}keys(){if(!this.line)return{};const t=this.line.moves.length,s=this.shown??t;return{ArrowLeft:()=>this.goTo(s-1),ArrowRight:()=>this.goTo(s+1),Home:()=>this.goTo(0),End:()=>this.goTo(t)}}clear(){this.remark="",this.marks=[],this.arrows=[],this.preview=null,this.host.requestUpdate()}tell(t,s=[]){this.clear(),this.remark=t,this.arrows=s,z(t)}refuse(t,s){if(this.showReason(t,s,I(t)),this.hooks.onRefused)return this.hooks.onRefused(t);z(this.remark),Ve("refused")}showReason(t,s,n){const r=dl.includes(t.rule??"");this.clear(),this.remark=n,this.marks=(t.squares??[]).map(i=>({square:i,kind:r?"cut":"bad"})),this.preview=r?s:null}onMove(t){if(!this.canMove())return;const{move:s}=t.detail;this.line?.game==="khalifa"?this.step(s.text):this.hooks.play(s)}onRefused(t){const{from:s,to:n,text:r}=t.detail;this.canMove()&&this.attempt([...this.made,r].join(","),{from:s,to:n})}attempt(t,s){if(!this.rules||!this.line)return!1;try{const n=this.rules.explain(this.line,t);return n.legal?this.hooks.play(n.move):this.refuse(n.message,s),n.legal}catch(n){if(!(n instanceof C))throw n;return this.refuse(Zn(n),null),!1}}type(t){return!this.canMove()||!this.line?!1:this.attempt([...this.made,t].join(","),sr(this.line.game,t))}onHold(t){const{run:s}=t.detail;this.clear(),s.length&&!this.movesOf(s).length&&this.canMove()?this.explainStuck(s):this.announceSelection(s)}announceSelection(t){z(el(t,this.movesOf(t)))}movesOf(t){return vn(this.steps?re(this.steps):this.view?.moves??[],t)}explainStuck(t){if(!this.rules||!this.line)return;const s=hl(this.rules,this.line,this.pieces(),t,this.made),n=[h("play.stuck",{count:t.length}),s?I(s.message):""].join(" ").trim();s?this.showReason(s.message,{from:s.from,to:s.to},n):this.remark=n,z(n)}updateSteps(){const{rules:t,line:s,view:n}=this;if(this.steps=null,!(s?.game!=="khalifa"||!t||!n||!this.canMove())){try{this.steps=t.steps(s,this.made)}catch(r){if(!(r instanceof C)||!this.made.length)throw r;this.made=this.unfinished=[],this.steps=t.steps(s,[]),this.hooks.onSteps?.([],!0)}n.phase==="placing"&&this.tray===null&&(this.tray=n.tray[n.turn][0]??null)}}stepsAfter(t){if(!this.rules||!this.line)throw new Error("the rules are not loaded");return this.rules.steps(this.line,[...this.made,t])}setMade(t,s){this.made=this.unfinished=t,this.updateSteps(),this.hooks.onSteps?.(t,s),this.host.requestUpdate()}step(t){this.clear(),this.setMade([...this.made,t],!1),this.steps?.turn?.wins?this.endTurn():z(ie(this.steps))}stepBack(){this.setMade(this.made.slice(0,-1),!0),z(this.made.length?ie(this.steps):h("play.turnOf",{color:this.view?.turn??"w"}))}discardSteps(){this.made.length&&this.setMade([],!0)}isTurnComplete(){return this.made.length>0&&this.canMove()&&tr(this.steps)}endTurn(){const t=this.steps?.turn;t&&this.made.length&&this.hooks.play(t)}isPlacing(){return this.canMove()&&this.view?.phase==="placing"&&this.steps!==null&&this.tray!==null}chooseSize(t){this.tray=t,this.clear()}onPlace(t){this.place(t.detail.square)}place(t){const{steps:s,tray:n}=this;if(!s||n===null||!this.canMove())return;const r=`${n}@${t}`;if(s.targets[n]?.includes(t)){const o=s.wins[n]?.includes(t)??!1;return this.hooks.play({text:r,from:[],to:[t],captures:[],wins:o})}const i=s.forbidden[n]?.find(o=>o.square===t);i?this.refuse(i.message,null):this.attempt(r,null)}}const fl=["w","b"];function or(e){return p`<section class="visually-hidden" aria-label=${h("board.list")}>
    <ul>
      ${fl.map(t=>p`<li>${h(`board.list.${t}`,{squares:pl(e,t)})}</li>`)}
    </ul>
  </section>`}function pl(e,t){const s=e.filter(n=>n.color===t).map(n=>n.size?h("board.list.sized",{size:n.size,square:n.square}):n.square).sort();return s.length?Ee(s):h("board.list.none")}function ml(e,t){const{code:s="",squares:n=[]}=e?.winner?e.reason:{};return s==="outcome.cannotReconnect"?{winning:[],marks:n.map(r=>({square:r,kind:"cut"}))}:{winning:s==="outcome.homeRow"&&!n.length?t?.to??[]:n,marks:[]}}function gl(e){const t=e?.outcome?.reason;return t?.code==="outcome.ordo"?(t.squares??[]).map(s=>({square:s,kind:"won"})):t?.code!=="outcome.homeRow"?[]:(t.squares??e?.last?.to??[]).map(s=>({square:s,kind:"goal"}))}function ar(e,t){const{view:s,line:n}=e;if(!s||!n)return p`<div class="skeleton-board" data-game=${n?.game??t.game??"stein"}></div>`;const r=t.outcome??s.outcome,{winning:i,marks:o}=ml(r,s.last),a=e.isPlacing(),l=e.canMove()&&!a,{net:c,coordinates:u,digits:d}=L();return p`<ordo-board
    game=${n.game}
    .pieces=${e.pieces()}
    .orientation=${t.orientation}
    .moves=${l?e.steps?re(e.steps):s.moves:[]}
    .movable=${l&&!e.isTurnComplete()?s.turn:null}
    .runs=${n.game==="stein"}
    .placing=${a?{targets:e.steps?.targets[e.tray??1]??[]}:null}
    ?editing=${t.editing??!1}
    .last=${e.lastMove()}
    .marks=${[...wl(e,t.marks??[]),...o]}
    .arrows=${t.arrows??e.arrows}
    .shapes=${t.drawing?.shapes??[]}
    ?drawable=${!!t.drawing}
    .brush=${t.drawing?.brush??null}
    .preview=${e.preview}
    .winning=${i}
    .net=${c}
    .coordinates=${u}
    ?digits=${d}
    ?still=${zs()}
    .label=${h("board.label",{game:n.game})}
    .describe=${Jn}
    @ordo-move=${e.onMove}
    @ordo-refused=${e.onRefused}
    @ordo-hold=${t.onHold??e.onHold}
    @ordo-place=${e.onPlace}
    @ordo-square=${t.onSquare}
  ></ordo-board>`}function wl(e,t){const s=[...t,...e.marks],n=new Set(s.map(o=>o.square)),i=(e.tray===null?[]:e.steps?.forbidden[e.tray]??[]).filter(({square:o})=>!n.has(o));return[...s,...i.map(({square:o})=>({square:o,kind:"no"}))]}const $l={moves:[],steps:null,isPlacing:!1,isTurnBegun:!1,stepsAfter:()=>{throw new Error("no steps")}};class yl extends P{static properties={controller:{attribute:!1},game:{type:String},placing:{type:Boolean},isOpen:{type:Boolean,attribute:"open",reflect:!0},text:{state:!0},isListed:{state:!0},active:{state:!0},isRefused:{state:!0}};constructor(){super(),this.controller=null,this.game="stein",this.placing=!1,this.isOpen=!1,this.text="",this.isListed=!1,this.active=-1,this.isRefused=!1,this.isPreviewing=!1,this.hasFocus=!1,new Xn(this,()=>({"/":()=>{this.open()}}))}disconnectedCallback(){super.disconnectedCallback(),this.preview(null);const t=this.hasFocus&&document.querySelector("main");t&&t.focus({preventScroll:!0})}async open(){this.isOpen=!0,await this.updateComplete,this.field()?.focus()}close(){this.reset(),this.isOpen=!1,this.updateComplete.then(()=>this.querySelector("button")?.focus())}field(){return this.querySelector("input")}reset(){this.text="",this.isRefused=!1,this.hideList()}hideList(){this.isListed=!1,this.choose(-1)}legal(){const t=this.controller;return!t?.view||!t.canMove()?$l:{moves:t.view.moves,steps:t.steps,isPlacing:t.view.phase==="placing",isTurnBegun:t.made.length>0,stepsAfter:s=>t.stepsAfter(s)}}options(){return this.isListed?er(this.legal(),this.text):[]}choose(t){this.active=t,this.preview(this.options()[t]??null),this.updateComplete.then(()=>this.querySelector('[role="option"][aria-selected="true"]')?.scrollIntoView({block:"nearest"}))}preview(t){const s=this.controller,n=t!==null&&s?.line?sr(s.line.game,t):null;!s||!n&&!this.isPreviewing||(this.isPreviewing=!!n,s.preview=n,s.host.requestUpdate())}onInput(t){this.text=t.target.value,this.isRefused=!1,this.isListed=this.text.trim()!=="",this.choose(-1)}onBlur(){this.hasFocus=!this.isConnected,this.hideList()}onKey(t){if(!(t.isComposing||t.ctrlKey||t.metaKey||t.altKey)){if(t.key==="ArrowDown"||t.key==="ArrowUp")this.walk(t.key==="ArrowDown"?1:-1);else if(t.key==="Enter")this.submit(this.options()[this.active]);else if(t.key==="Escape")this.escape();else return;t.preventDefault()}}walk(t){this.isListed=!0;const{length:s}=this.options(),n=this.active+t;this.choose(n<-1?s-1:n>=s?-1:n)}escape(){if(this.isListed)return this.hideList();if(this.text)return this.reset();const t=this.controller?.board();this.isOpen=!1,(t?.renderRoot.querySelector('.cell[tabindex="0"]')??null)?.focus()}submit(t){const s=this.controller,n=t??nl(this.legal(),this.text);if(!(!s||!n)){if(this.hideList(),!s.canMove())return s.tell(h(s.shown===null?"typed.notYourTurn":"typed.earlier"));s.type(n)?this.reset():(this.isRefused=!0,this.field()?.select())}}render(){const t=this.options(),s=this.isListed&&t.length>0;return p`<button class="typed-toggle" @click=${this.open} title=${h("typed.label")}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 7H21V18H3ZM7 11V11.1M11 11V11.1M15 11V11.1M8 14.5H16" />
        </svg>
        <span>${h("typed.label")}</span>
      </button>
      <div class="typed-field">
        <label for="typed-move">${h("typed.label")}<kbd aria-hidden="true">/</kbd></label>
        <div class="typed-box">
          <input
            id="typed-move"
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded=${s}
            aria-controls="typed-moves"
            aria-activedescendant=${s&&this.active>=0?`typed-${this.active}`:m}
            aria-invalid=${this.isRefused?"true":m}
            aria-keyshortcuts="/"
            maxlength="60"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            enterkeyhint="send"
            placeholder=${this.game==="stein"?"a3-a4":this.placing?"3@45":"45-47"}
            .value=${this.text}
            @input=${this.onInput}
            @keydown=${this.onKey}
            @focus=${()=>this.hasFocus=!0}
            @blur=${this.onBlur}
          />
          <ul id="typed-moves" role="listbox" aria-label=${h("typed.moves")} ?hidden=${!s}>
            ${t.map((n,r)=>this.option(n,r))}
          </ul>
        </div>
        <button class="quiet typed-close" @click=${this.close}>${h("app.close")}</button>
      </div>`}option(t,s){return p`<li
      id="typed-${s}"
      role="option"
      aria-selected=${s===this.active}
      @pointerdown=${n=>n.preventDefault()}
      @click=${()=>this.submit(t)}
    >
      ${t}
    </li>`}}customElements.define("ordo-move-input",yl);function bl(e,t){return p`${e?p`<strong>${e}</strong> `:m}${e===t?m:p`<span>${t}</span>`}`}function lr(e,t,s){if(e.button!==0)return;const n=e.currentTarget,r=n.querySelector("ordo-piece");n.setPointerCapture(e.pointerId);const i=a=>{if(!r)return;const{left:l,top:c,width:u,height:d}=n.getBoundingClientRect();r.style.translate=`${a.clientX-l-u/2}px ${a.clientY-c-d/2}px`,r.style.scale=String(t?.scaleOf(r)??1)},o=a=>{if(n.removeEventListener("pointermove",i),n.removeEventListener("pointerup",o),n.removeEventListener("pointercancel",o),r&&(r.style.translate=r.style.scale=""),a.type==="pointercancel")return;const l=t?.squareAtPoint(a.clientX,a.clientY);l&&s(l)};n.addEventListener("pointermove",i),n.addEventListener("pointerup",o),n.addEventListener("pointercancel",o)}class vl extends H{static styles=[ga,G`
      :host {
        display: inline-block;
        width: 2.5rem;
      }
      svg {
        pointer-events: none;
      }
    `];static properties={color:{type:String},size:{type:Number},digits:{type:Boolean}};constructor(){super(),this.color="w",this.size=0,this.digits=!1,this.pieceSet=new Ne(this)}render(){const t={color:this.color,...this.size?{size:this.size}:{}};return p`<svg viewBox="${-Tt/2} ${-Tt/2} ${Tt} ${Tt}" aria-hidden="true">
      <g class="piece ${this.color}">${Ct(t,this.digits,this.pieceSet.name)}</g>
    </svg>`}}customElements.define("ordo-piece",vl);function cr(e,t,s=!1){const n=e.canMove()&&e.view?.turn===t&&!s,r=e.view?.tray[t]??[];return p`<span class="tray" role="group" aria-label=${h(`board.tray.${t}`)}>
    ${r.map(i=>p`<button
          class="tray-piece"
          ?disabled=${!n}
          aria-pressed=${n&&e.tray===i}
          aria-label=${h("board.trayPiece",{size:i})}
          @click=${()=>e.chooseSize(i)}
          @pointerdown=${o=>n&&kl(e,i,o)}
        >
          <ordo-piece color=${t} .size=${i} ?digits=${L().digits}></ordo-piece>
        </button>`)}
  </span>`}function kl(e,t,s){s.button===0&&(e.chooseSize(t),lr(s,e.board(),n=>e.place(n)))}function hr(e){return p`<button
      class=${Ut({primary:!0,ending:e.turnEnd.isDue()})}
      ?disabled=${!e.steps?.turn}
      @click=${()=>e.endTurn()}
    >
      ${h("play.endTurn")}
    </button>
    <button @click=${()=>e.stepBack()}>${h("play.takeBackStep")}</button>`}class xl extends P{static properties={from:{state:!0}};constructor(){super(),this.from=null}async open(t){this.from=t,await this.updateComplete,this.dialog()?.showModal()}close(){this.dialog()?.close()}dialog(){return this.querySelector("dialog")}render(){return this.from?p`<dialog
      class="sheet"
      aria-labelledby="play-from-title"
      @click=${t=>t.target===this.dialog()&&this.close()}
    >
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id="play-from-title">${h("analyse.playHere")}</h2>
          <button class="quiet" @click=${this.close}>${h("app.close")}</button>
        </div>
        <ordo-new-game .from=${this.from} @ordo-start=${this.close}></ordo-new-game>
      </div>
    </dialog>`:m}}customElements.define("ordo-play-from",xl);function ur(e,t){const s=document.createElement("a");s.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),1e4)}class _l extends P{static properties={input:{attribute:!1},match:{attribute:!1},record:{attribute:!1},link:{attribute:!1},positionLink:{attribute:!1},refused:{state:!0}};constructor(){super(),this.input=null,this.match=null,this.record=null,this.link="",this.positionLink="",this.refused=""}open(){this.refused="",this.querySelector("dialog")?.showModal()}close(){this.querySelector("dialog")?.close()}address(){return this.link||(this.input?Ia(this.input):"")}recordText(t,s){return t.writeRecord(this.record??ja(s))}async send(){try{await navigator.share({title:"Ordo",url:this.address()}),this.close()}catch(t){t instanceof DOMException&&t.name==="AbortError"||await this.copy(()=>this.address())}}async copy(t){const s=t(await lt());try{await navigator.clipboard.writeText(s),this.close(),it(h("app.copied"))}catch{this.refused=s,await this.updateComplete;const n=this.querySelector("textarea");n?.focus(),n?.select()}}async download(){const{match:t}=this;if(!t)return;const s=await lt();ur(`ordo-${t.game}-${t.begun.slice(0,10)}.ordo`,this.recordText(s,t))}render(){const{input:t,match:s}=this;return!t||!s?m:p`<dialog
      class="sheet"
      aria-labelledby="share-title"
      @click=${n=>n.target===this.querySelector("dialog")&&this.close()}
    >
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id="share-title">${h("share.title")}</h2>
          <button class="quiet" @click=${this.close}>${h("app.close")}</button>
        </div>
        <div class="sheet-actions">
          ${"share"in navigator?p`<button class="primary whole" @click=${this.send}>${h("share.send")}</button>`:m}
          <button @click=${()=>this.copy(()=>this.address())}>
            ${h(this.positionLink?"share.linkAtMove":"share.link")}
          </button>
          ${this.positionLink?p`<button @click=${()=>this.copy(()=>this.positionLink)}>${h("share.linkToPosition")}</button>`:m}
          <button @click=${()=>this.copy(n=>this.recordText(n,s))}>${h("share.record")}</button>
          <button @click=${()=>this.copy(n=>n.view(t).position)}>${h("share.position")}</button>
          <button @click=${this.download}>${h("share.download")}</button>
        </div>
        ${this.refused?p`<label class="stacked"
                ><span class="problem" role="alert">${h("app.copyFailed")}</span>
                <textarea
                  readonly
                  .value=${this.refused}
                  @focus=${n=>n.target.select()}
                ></textarea>
              </label>`:m}
      </div>
    </dialog>`}}customElements.define("ordo-share",_l);const Al={G:"green",R:"red",B:"blue",Y:"yellow"},El=/\[%(csl|cal)\s+([^\]]*)\]\s*/g,Sl=/^([GRBY])([a-j][1-8]|[1-8]{2})([a-j][1-8]|[1-8]{2})?$/;function Ol(e){const t=[],s=e.replace(El,(n,r,i)=>{const o=i.split(",").map(a=>Ml(a.trim(),r==="cal"));return o.every(Boolean)?(t.push(...o),""):n});return{shapes:t,text:s.trim()}}function Ml(e,t){const[,s="",n="",r]=Sl.exec(e)??[],i=Al[s];return!i||t!==(r!==void 0)?null:r?{from:n,to:r,color:i}:{from:n,color:i}}function Cl(e,t){const s=e.filter(i=>!i.to),n=e.filter(i=>i.to);return[[dr("csl",s),dr("cal",n)].join(""),t].filter(Boolean).join(" ")}function dr(e,t){if(!t.length)return"";const s=t.map(({from:n,to:r,color:i})=>`${i.charAt(0).toUpperCase()}${n}${r??""}`);return`[%${e} ${s.join(",")}]`}const Ze={1:"!",2:"?",3:"!!",4:"??",5:"!?",6:"?!"},Qe="StartEval";class B{constructor(t,s){this.head=t,this.root=s}static empty({game:t,start:s,options:n}){return new B({tags:[],game:t,start:s??null,options:n??{},result:"*"},$r())}static ofGame(t){const s=B.empty(t);let n=s.root;for(const r of t.moves)n=s.add(n,r);return s}static ofRecord({nodes:t,...s}){const n=$r();s.comment&&gr(n,s.comment);const r=s.tags.find(([i])=>i===Qe)?.[1]??"";return/^#?-?\d+(\.\d+)?$/.test(r)&&(n.eval=r),vr(n,t),new B({...s,tags:s.tags.filter(([i])=>i!==Qe)},n)}toRecord(){const{comment:t,...s}=this.head,n=wr(this.root),r=this.root.eval?[...s.tags,[Qe,this.root.eval]]:s.tags;return{...s,tags:r,...n?{comment:n}:{},nodes:kr(this.root)}}add(t,s){const n=t.children.find(i=>i.move===s);if(n)return n;const r={move:s,parent:t,children:[],ply:t.ply+1};return t.children.push(r),r}remove(t){const{parent:s}=t;return s?(s.children=s.children.filter(n=>n!==t),s):t}promote(t){for(let s=t;s.parent;s=s.parent){const{parent:n}=s;n.children=[s,...n.children.filter(r=>r!==s)]}}comment(t,s){const n=s.replace(/\[%/g,"[ %").replace(/[^\P{Cc}\n\t]/gu,"").replace(/\n\s*\n/g,`
`).trim();n?t.comment=n:delete t.comment}draw(t,s){s.length?t.shapes=s:delete t.shapes}annotate(t,s){const n=(t.nags??[]).filter(r=>!(r in Ze));t.nags=s?[s,...n]:n}inputAt(t){const{game:s,start:n,options:r}=this.head;return{game:s,...n?{start:n}:{},options:r,moves:ts(t).map(i=>i.move)}}mainLine(){return Pt(this.root)}isPlain(){for(const t of[this.root,...this.mainLine()])if(t.children.length>1||t.comment||t.commentBefore||t.nags?.length||t.eval||t.shapes?.length||t.clock!==void 0)return!1;return this.head.tags.length===0}moverOf(t){const s=this.head.start?.trim().endsWith("b")??!1;return t.ply%2===1!==s?"w":"b"}numberOf(t){const s=this.head.start?.trim().endsWith("b")??!1;return Math.floor((t.ply+(s?2:1))/2)}at(t){let s=this.root;for(const n of t){const r=s.children[n];if(!r)break;s=r}return s}}const fr="\uFF5D",pr=e=>e.replaceAll("}",fr),mr=e=>e.replaceAll(fr,"}");function gr(e,t){const{shapes:s,text:n}=Ol(t);s.length&&(e.shapes=s),n&&(e.comment=mr(n))}function wr({comment:e,shapes:t}){return Cl(t??[],pr(e??""))}function $r(){return{move:"",parent:null,children:[],ply:0}}function ts(e){const t=[];for(let s=e;s.parent;s=s.parent)t.push(s);return t.reverse()}function oe(e){return ts(e).map(t=>t.parent?.children.indexOf(t)??0)}function yr(e){const t=[0];for(const s of oe(e))s?t.push(s,0):t.push((t.pop()??0)+1);return t.join(".")}function br(e,t){let s=e.root;for(const[n,r]of t.split(".").entries()){const i=Number(r);n%2?s=s.children[i]??s:s=Pt(s)[Math.min(i,Pt(s).length)-1]??s}return s}function Pt(e){const t=[];for(let s=e.children[0];s;s=s.children[0])t.push(s);return t}function vr(e,t){let s=e;for(const{variations:n,move:r,comment:i,commentBefore:o,...a}of t){const l={...a,move:r,parent:s,children:[],ply:s.ply+1};i&&gr(l,i),o&&(l.commentBefore=mr(o)),s.children.push(l);for(const c of n??[])vr(s,c);s=l}}function kr(e){const t=[];for(let s=e;s.children[0];s=s.children[0]){const[n,...r]=s.children;if(!n)break;t.push({...xr(n),...r.length?{variations:r.map(i=>[xr(i),...kr(i)])}:{}})}return t}function xr(e){const{move:t,commentBefore:s,nags:n,clock:r,eval:i}=e,o=wr(e);return{move:t,...o?{comment:o}:{},...s?{commentBefore:pr(s)}:{},...n?.length?{nags:n}:{},...r!==void 0?{clock:r}:{},...i?{eval:i}:{}}}var Tl=Object.freeze({__proto__:null,SIGNS:Ze,Tree:B,lineAfter:Pt,nodeAt:br,path:ts,pathText:yr,stepsTo:oe});const _r="ordo.analysing",ae="ordo.analysis.",Ll=20;function es(){return new Date().toISOString().replace(/\D/g,"")+Math.floor(Math.random()*1e3)}function Rl(e,t,s){const{children:n,comment:r,shapes:i}=t.root;if(!(!n.length&&!r&&!i&&!t.head.start)){q(ae+e,{id:e,record:t.toRecord(),steps:oe(s),touched:new Date().toISOString()}),q(_r,e);for(const o of Ar().slice(Ll))_e(ae+o.id)}}function Ar(){return Ds(ae).map(e=>S(e)).filter(Er).sort((e,t)=>e.touched<t.touched?1:-1)}function Pl(){const e=S(_r);return typeof e=="string"?ql(e):null}function ql(e){const t=S(ae+e);return Er(t)?t:null}function Er(e){const t=e?.record;return typeof e?.id=="string"&&typeof e.touched=="string"&&Array.isArray(e.steps)&&(t?.game==="stein"||t?.game==="khalifa")&&Array.isArray(t.tags)&&Array.isArray(t.nodes)}const Il=1e6;async function jl(e){const t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),s=new Uint8Array(await new Response(t).arrayBuffer());let n="";for(const r of s)n+=String.fromCharCode(r);return btoa(n).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}async function Nl(e){try{const t=atob(e.replaceAll("-","+").replaceAll("_","/")),s=Uint8Array.from(t,o=>o.charCodeAt(0)),n=new Blob([s]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=new TextDecoder("utf-8",{fatal:!0});let i="";for(;;){const{done:o,value:a}=await n.read();if(o)return i+r.decode();if(i+=r.decode(a,{stream:!0}),i.length>Il)return await n.cancel(),null}}catch{return null}}async function Sr(e,t,s=null){if(t.length<2)return null;const n=await Bl(e,t),r=/&at=(\d+(?:\.\d+)*)$/.exec(t)?.[1];return{tree:n,id:s??es(),...r?{node:br(n,r)}:{}}}async function Bl(e,t){const s=/^#r=([\w-]+)(?:&|$)/.exec(t)?.[1];if(s){const r=await Nl(s),[i]=r===null?[]:e.readRecords(r);if(!i)throw new Error("unreadable");return B.ofRecord(i)}const n=Yn(t)?We(t):null;if(!n)throw new Error("unreadable");return e.view(n),B.ofGame(n)}function Or(e,t){const s=e.mainLine().at(-1)??e.root;return t===s?"":`&at=${yr(t)}`}function ss(e,{id:t,record:s,steps:n}){const r=B.ofRecord(s),i=r.at(n);return e.view(r.inputAt(i)),{tree:r,id:t,node:i}}function Mr(e,t){const s=Pl();if(s&&(!t||t===s.record.game))try{return ss(e,s)}catch(n){console.warn(n)}return{tree:B.empty({game:t==="khalifa"?"khalifa":"stein"}),id:es()}}async function Cr(e,t){const[s=t.root]=t.mainLine().slice(-1);return t.isPlain()?ne(t.inputAt(s)):`#r=${await jl(e.writeRecord(t.toRecord()))}`}var Dl=Object.freeze({__proto__:null,atText:Or,fragmentOfTree:Cr,fromAddress:Sr,fromSaved:ss,loadLast:Mr});const Ul=/^[\w:@,x-]{2,40}$/;function Hl(e){const t=e.trim().split(/\s+/);if(t[0]!=="info"||t[1]==="string")return null;const s=c=>{const u=Number(t[t.indexOf(c)+1]);return t.includes(c)&&Number.isSafeInteger(u)?u:0},n=t[t.indexOf("score")+1],r=t.includes("score")?Number(t[t.indexOf("score")+2]):Number.NaN,i=t.includes("pv")?t.slice(t.indexOf("pv")+1):[],o=i.findIndex(c=>!Ul.test(c)),a=o<0?i:i.slice(0,o);if(!Number.isSafeInteger(r)||n!=="cp"&&n!=="mate"||!a.length)return null;const l=n==="cp"?{hundredths:r,win:null}:{hundredths:null,win:r};return{depth:s("depth"),line:Math.max(1,Math.min(256,s("multipv")||1)),score:l,nodes:s("nodes"),time:s("time"),moves:a}}function zl({start:e,moves:t}){return[e?`position fen ${e}`:"position startpos",t.length?`moves ${t.join(" ")}`:""].filter(Boolean).join(" ")}function Kl({movetime:e,nodes:t,depth:s}){const n=[e===void 0?"":`movetime ${e}`,t===void 0?"":`nodes ${t}`,s===void 0?"":`depth ${s}`].filter(Boolean);return n.length?`go ${n.join(" ")}`:"go infinite"}function Wl(e,{game:t,options:s},{lines:n=1}){return[["Game",t],["Spacing",t==="khalifa"?s?.spacing??"gaps":""],["MultiPV",String(n)]].filter(([i,o])=>o&&e.has(i.toLowerCase())).map(([i,o])=>`setoption name ${i} value ${o}`)}function Gl(e){const t=e.trim(),s=/^\d+$/.test(t)?`ws://127.0.0.1:${t}`:/^\w+:\/\//.test(t)?t:`ws://${t}`;try{const{protocol:n,hostname:r,host:i}=new URL(s);return n==="ws:"&&(r==="127.0.0.1"||r==="localhost")?`ws://${i}`:null}catch{return null}}class Fl extends P{static properties={rules:{attribute:!1},input:{attribute:!1},view:{attribute:!1},mode:{type:String},orientation:{type:String},marks:{attribute:!1},arrows:{attribute:!1},drawing:{attribute:!1}};constructor(){super(),this.rules=null,this.input=null,this.view=null,this.mode="play",this.orientation="w",this.marks=[],this.arrows=[],this.drawing=null,this.game=new ir(this,{canMove:()=>this.mode==="play",play:t=>this.emit("study-move",{move:t}),onSteps:t=>this.reportSteps(t),onRefused:t=>this.emit("study-refused",{message:t})}),this.onHold=this.onHold.bind(this),this.onSquare=this.onSquare.bind(this)}willUpdate(t){t.has("input")||t.has("rules")?this.refresh():t.has("mode")&&this.game.updateSteps()}refresh(){this.game.rules=this.rules,this.game.setLine(this.input,{view:this.view})}reset(){this.refresh(),this.game.board()?.clear()}attempt(t,s){this.game.attempt(t,s)}emit(t,s){this.dispatchEvent(new CustomEvent(t,{detail:s,bubbles:!0}))}reportSteps(t){const{steps:s}=this.game;s?.turn?.wins||this.emit("study-step",{text:t.length?ie(s):""})}onHold(t){const{run:s}=t.detail;s.length&&this.game.clear(),this.game.announceSelection(s)}onSquare(t){t.detail.first&&this.emit("study-tap",{square:t.detail.square})}render(){const{game:t}=this,s=ar(t,{orientation:this.orientation,marks:this.marks,arrows:t.made.length?[]:this.arrows,...this.drawing?{drawing:this.drawing}:{},editing:this.mode==="tap",onHold:this.onHold,onSquare:this.onSquare});return!t.view||!this.input?s:p`${this.tray("far")} ${s} ${this.tray("near")}
    ${t.made.length?p`<div class="rowed turn-actions">${hr(t)}</div>`:m}
    ${or(t.pieces())}
    ${this.mode==="play"?p`<p class="visually-hidden">${h(`board.help.${this.input.game}`)}</p>`:m}`}tray(t){if(this.game.view?.phase!=="placing")return m;const s=t==="near"==(this.orientation==="w")?"w":"b";return p`<div class="study-tray">${cr(this.game,s)}</div>`}}customElements.define("ordo-study-board",Fl);const Vl=[["/lobby","app.lobby"],["/friend","app.friend"],["/archive","app.archive"]],Yl=[["/mine","app.mine.online"],["/history","app.mine.device"]],Xl=e=>Tr(Vl,e,h("app.online")),Jl=e=>Tr(Yl,e,h("app.mine"));function Tr(e,t,s){return p`<nav class="tabs" aria-label=${s}>
    ${e.filter(([n])=>Ht(n)).map(([n,r])=>p`<a href=${n} aria-current=${n===t?"page":m}><span>${h(r)}</span></a>`)}
  </nav>`}const Zl=14;class Ql extends H{static styles=[ma,G`
      .piece {
        filter: none;
      }
      .body {
        stroke-width: 4;
      }
      .net path {
        fill: none;
        stroke-width: 9;
        stroke-linecap: round;
        opacity: 0.8;
      }
      .net.w path {
        stroke: var(--_white);
      }
      .net.w .edge {
        stroke: var(--_white-edge);
        stroke-width: 14;
        opacity: var(--net-edge, 0.2);
      }
      .net.b path {
        stroke: var(--_black);
      }
      .moved {
        fill: var(--_trail);
        fill-opacity: 0.5;
      }
    `];static properties={game:{type:String},pieces:{attribute:!1},orientation:{type:String},net:{attribute:!1},label:{type:String},moved:{state:!0}};constructor(){super(),this.game="stein",this.pieces=[],this.orientation="w",this.net=!0,this.label="",this.moved=[],this.pieceSet=new Ne(this)}willUpdate(t){const s=t.get("pieces");if(!s)return;const{slides:n,fresh:r}=t.has("game")?{slides:[],fresh:[]}:Pn(this.game,s,this.pieces);this.moved=[...n.flatMap(({piece:i,from:o})=>[o,i.square]),...r.map(({square:i})=>i)]}render(){const t={game:this.game,orientation:this.orientation},{width:s,height:n}=Z(this.game),r=k-Zl,i=this.pieceSet.name;return p`<svg
      viewBox="${r} ${r} ${s-2*r} ${n-2*r}"
      role=${this.label?"img":m}
      aria-label=${this.label||m}
      aria-hidden=${this.label?m:"true"}
    >
      <rect class="frame" x=${r} y=${r} width=${s-2*r} height=${n-2*r} rx="12" />
      <rect class="light" x=${k} y=${k} width=${s-2*k} height=${n-2*k} />
      <path class="dark" d=${tc(t)} />
      ${this.game==="stein"?[Lr(t,"w"),Lr(t,"b")]:m}
      ${this.moved.map(o=>{const{x:a,y:l}=y(t,o);return w`<rect class="moved" x=${a-v/2} y=${l-v/2} width=${v} height=${v} />`})}
      ${this.net&&this.game==="stein"?[Rr(t,this.pieces,"w"),Rr(t,this.pieces,"b")]:m}
      ${this.pieces.map(o=>{const{x:a,y:l}=y(t,o.square);return w`<g class="piece ${o.color}" transform="translate(${a} ${l})">${Ct(o,!1,i)}</g>`})}
    </svg>`}}function tc(e){const{files:t,ranks:s}=M[e.game];let n="";for(let r=0;r<t;r++)for(let i=r%2;i<s;i+=2){const o=y(e,A(e.game,r,i));n+=`M${o.x-v/2} ${o.y-v/2}h${v}v${v}h${-v}z`}return n}function Lr(e,t){const{files:s,ranks:n}=M[e.game],{y:r}=y(e,A(e.game,0,t==="w"?0:n-1));return w`<rect class="home ${t}" x=${k} y=${r-v/2} width=${s*v} height=${v} />`}function Rr(e,t,s){const r=Yt(e.game,t,s).edges.map(({a:i,b:o})=>{const[a,l]=[y(e,i),y(e,o)];return`M${a.x} ${a.y}L${l.x} ${l.y}`}).join("");return w`<g class="net ${s}">${s==="w"?w`<path class="edge" d=${r} />`:m}<path d=${r} /></g>`}customElements.define("ordo-mini-board",Ql);var ec=[.2,.375,.5555555555555556,.6666666666666666],sc=(e,t)=>s=>{let n=4*e+s-4,r="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(n)-35,i=n>8?r:1,o=t/i|0,a=t%i,l=i-a,c=n>8?o*ec[s]+(e>5)&-2:r,u=o-c;return{t:l*u+a*u+a,o:[[l,u],[a,u+1]],i:c}},nc={M:1},tt=e=>new Uint8Array(e),qt=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},le=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),ns=e=>e.charCodeAt(0),Pr=(...e)=>(t,s)=>e.forEach(n=>n(t,s)),qr=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},rs=e=>(t,s)=>{t.push(4,4),t.push(e.length,8+8*(s>9)),e.forEach(n=>t.push(n,8))},ut=(e,t,s,n,r=(o,a)=>s(o.length,a),i=n?o=>Pr(qr(n),e(o)):e)=>(i.test=t,i.l=s,i.est=r,i.eci=n&&[n],i),Ir=ut(e=>(t,s)=>{t.push(1,4),t.push(e.length,10+2*(s>26)+2*(s>9));let n=0;for(;n<e.length-2;n+=3)t.push(+e.slice(n,n+3),10);n<e.length-1?t.push(+e.slice(n),7):n<e.length&&t.push(+e[n],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),jr=ut(e=>(t,s)=>{t.push(2,4),t.push(e.length,9+2*(s>26)+2*(s>9));let n=0;for(;n<e.length-1;n+=2)t.push(45*le(e[n])+le(e[n+1]),11);n<e.length&&t.push(le(e[n]),6)},e=>le(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),dt=ut(e=>rs([...e].map(ns)),e=>ns(e)<128,(e,t)=>12+8*(t>9)+8*e);dt._=!0,dt.u=!0;var is=ut(dt,e=>ns(e)<256,dt.l,3);is._=!0;var Nr=new TextEncoder,os=ut(e=>rs(Nr.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*Nr.encode(e).length);os._=!0;var as=()=>{let e=new Map,t=new TextDecoder("sjis"),s=tt(2);for(let n=0;n<7973;++n)s[0]=n/192+129+64*(n>5951),s[1]=n%192+64,e.set(t.decode(s),n);return e.delete("\uFFFD"),as=()=>e,e},ls=ut(e=>(t,s)=>{t.push(8,4),t.push(e.length,8+2*(s>26)+2*(s>9));for(let n of e)t.push(as().get(n),13)},e=>as().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);ls._=!0;var Br=[Ir,jr,dt,is,ls,os],rc={auto:(e,{modes:t=Br}={})=>(s,n)=>{let r=t.map((u,d)=>{let f=new Map,g=($,b)=>(f.has($)||f.set($,b($,n)),f.get($));return{m:u,h:1<<d,C:u.est("",n),S:u.l?($,b)=>g(b-$,u.l):($,b)=>g(e.slice($,b),u.est)}}),i=[{v:0}],o=0,a=0,l=-1;for(let u of[...e,""]){let d=0;if(u)for(let f of r)f.m.test(u)&&(d|=f.h);if(!u||d!==l){if(l!==-1){let f=new Set(i.map($=>$.D)),g=[];for(let{m:$,C:b,S:x,h:E}of r)if(l&E){let T=x(o,a);for(let ft of $.eci??f)if(!$.u||!ft){let pt;for(let D of i)if(D.D===ft||$.eci){let mt=D.m===$&&D.D===ft,de=mt?D.V:D,fs=$._&&mt?D.v+T-b:de.v+12*(de.D!==ft)+(mt?x(mt?D.$:o,a):T);(!pt||fs<pt.v)&&(pt={$:mt?D.$:o,V:de,m:$,D:ft,A:a,v:fs})}pt&&g.push(pt)}}i=g}l=d,o=a}a+=u.length}i.length||qt(5);let c=[];for(let u=i.reduce((d,f)=>f.v<d.v?f:d);u.m;u=u.V)c.push(u.m(e.slice(u.$,u.A)));c.reverse().forEach(u=>u(s,n))},multi:Pr,eci:qr,bytes:rs,numeric:Ir,alphaNumeric:jr,ascii:dt,iso8859_1:is,shift_jis:ls,utf8:os},ic=()=>({F:tt(2956),I:0,push(e,t){for(let s=t,n=8-(7&this.I);s>0;s-=n,n=8)this.F[this.I>>3]|=e<<n>>s,this.I+=s<n?s:n}}),cs=(e,t=e*e,s=tt(t))=>({size:e,K:s,get:(n,r)=>n>=0&&n<e&&!!(1&s[r*e+n]),toString({on:n="##",off:r="  ",lf:i=`
`,pad:o=4,padX:a=o,padY:l=o}={}){let c="";for(let u=-l;u<e+l;++u){for(let d=-a;d<e+a;++d)c+=this.get(d,u)?n:r;c+=i}return c},toImageData(n,{on:r=[0,0,0],off:i=[0,0,0,0],pad:o=4,padX:a=o,padY:l=o}={}){let c=e+2*a,u=e+2*l,d=n.createImageData(c,u),f=new Uint32Array(d.data.buffer);d.data.set([...r,255]);let g=f[0];d.data.set([...i,255]);let $=f[0];for(let b=0;b<u;++b)for(let x=0;x<c;++x)f[b*c+x]=this.get(x-a,b-l)?g:$;return d},toCanvas(n,r){let i=n.getContext("2d"),o=this.toImageData(i,r);n.width=o.width,n.height=o.height,i.putImageData(o,0,0)},toDataURL({type:n="image/png",scale:r=1,...i}={}){let o=document.createElement("canvas"),a=o.getContext("2d"),l=this.toImageData(a,i);return o.width=l.width*r,o.height=l.height*r,a.putImageData(l,0,0),a.imageSmoothingEnabled=!1,a.globalCompositeOperation="copy",a.drawImage(o,0,0,l.width,l.height,0,0,o.width,o.height),o.toDataURL(n,1)}}),ce=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],he=tt(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))he[he[t+255]=e++]=t;var Dr=e=>he[e%255],Ur=e=>he[e+255],oc=(e,t)=>{let s=tt(e.length+t.length-1);for(let n=0;n<e.length;++n)for(let r=0;r<t.length;++r)s[n+r]^=Dr(e[n]+t[r]);return s.map(Ur)},ac=(e,t)=>{let s=tt(e.length+t.length-1);s.set(e,0);for(let n=0;n<e.length;++n)if(s[n]){let r=Ur(s[n]);for(let i=0;i<t.length;++i)s[n+i]^=Dr(t[i]+r)}return s.slice(e.length)},hs=[[0],[0,0]];for(let e=1;e<30;++e)hs.push(oc(hs[e],[0,e]));var lc=(e,t)=>{let s=[[],[]],n=0,r=0;for(let[o,a]of t.o)for(let l=0;l<o;++l,n+=a){let c=e.slice(n,n+a);s[0].push(c),s[1].push(ac(c,hs[t.i])),r+=a+t.i}let i=tt(r);r=0;for(let o of s)for(let a=0,l=-1;l<r;++a){l=r;for(let c of o)a<c.length&&(i[r++]=c[a])}return i},Hr=(e,t,s)=>{let n=e<<=s;for(let r=134217728;r>>=1;)n&r&&(n^=t*(r>>s));return n|e},cc=({size:e,K:t},s)=>{let n=(o,a,l,c)=>{for(;l-- >0;o+=e)t.fill(c,o,o+a)},r=(o,a,l)=>{for(let c=0;c++<3;l-=2)n(a*e+o-(l>>1)*(e+1),l,l,2|c)},i=2*((e-13)/(1+(s/7|0))/2+.75|0);if(s>1)for(let o=e-7;o>8;o-=i){for(let a=o;a>8;a-=i)r(o,a,5);o<e-7&&r(o,6,5)}if(s>6)for(let o=Hr(s,7973,12),a=1;a<7;++a)for(let l=12;l-- >9;o>>=1)t[a*e-l]=2|1&o;n(7,2,9,2),n(e-8,8,9,2);for(let o=0;o<e;++o)t[6*e+o]=3^1&o;r(3,3,7),r(e-4,3,7);for(let o=0;o<e;++o)for(let a=o;a<e;++a)t[a*e+o]=t[o*e+a];t[(e-8)*e+8]=3},hc=({size:e,K:t})=>{let s=[];for(let n=e-2,r=e,i=-1;n>=0;n-=2){for(n===5&&(n=4);r+=i,r!==-1&&r!==e;){let o=r*e+n;t[o+1]||s.push(o+1),t[o]||s.push(o)}i*=-1}return s},uc=({K:e},t,s)=>t.forEach((n,r)=>e[n]=s[r>>3]>>(7&~r)&1),dc=({size:e,K:t},s,n,r)=>{for(let o=0;o<e;++o)for(let a=0;a<e;++a){let l=o*e+a;t[l]^=!(s(a,o)||2&t[l])}let i=21522^Hr((1^r)<<3|n,1335,10);for(let o=0;o++<8;i>>=1)t[(o-(o<7))*e+8]=1&i,t[9*e-o]=1&i;for(let o=8;--o,i;i>>=1)t[8*e+o-(o<7)]=1&i,t[(e-o)*e+8]=1&i},fc=({size:e,K:t},s=0,n=0)=>{for(let r=0;r<e;++r){for(let i=0;i<2;++i)for(let o,a=0,l=0,c=2;a<e;++a){let u=1&t[i?r*e+a:a*e+r];n+=u,l=(l>>1|2098176)&(3047517^u-1),2049&l&&(s+=40),u^c&&(o=0),c=u,s+=++o===5?3:o>5}if(r)for(let i=e+r,o=5*t[r-1]^t[r];i<e*e;i+=e){let a=5*t[i-1]^t[i];s+=3*!(1&(o|a)|4&(o^a)),o=a}}return s+10*(10*Math.abs(n/(e*e)-1)|0)},zr=[],us=(e=qt(1),{minCorrectionLevel:t=0,maxCorrectionLevel:s=3,minVersion:n=1,maxVersion:r=40,mask:i,trailer:o=60433,...a}={})=>{s<t&&qt(3),r<n&&qt(2),typeof e=="string"&&(e=rc.auto(e,a));for(let l=n,c=0;l<=r;++l){let u=zr[l];u||(zr[l]=u=cs(4*l+17),cc(u,l),u.p=hc(u));let d=sc(l,u.p.length>>3);if(8*d(t).t<c)continue;let f=ic();e(f,l),c=f.I;for(let g=s;g>=t;--g){let $=d(g);if(8*$.t<c)continue;for(f.I=c+11&-8;f.I<8*$.t;)f.push(o,16);let b=cs(u.size,u.K);return uc(b,u.p,lc(f.F,$)),(ce[i]?[ce[i]]:ce).map((x,E)=>{let T=cs(b.size,b.K);return dc(T,x,i??E,g),T.s=ce[i]?0:fc(T),T}).reduce((x,E)=>E.s<x.s?E:x)}}qt(4)};us.with=(...e)=>(t,s)=>us(t,{modes:[...Br,...e],...s});const pc=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Kr=e=>pc.test(e)?`\u2068${e}\u2069`:e;let Wr=null;function Gr(){return typeof BroadcastChannel<"u"&&(Wr??=new BroadcastChannel("ordo.seats")),Wr}function mc(e){Gr()?.postMessage(e)}function gc(e){const t=({data:n})=>e(n),s=Gr();return s?.addEventListener("message",t),()=>s?.removeEventListener("message",t)}const ds="ordo.table.";function wc(e){const t=new AbortController,s=new Promise(n=>t.signal.addEventListener("abort",n));return navigator.locks?.request(ds+e,{mode:"shared"},()=>s),()=>t.abort()}async function $c(){return((await navigator.locks?.query())?.held??[]).flatMap(({name:t})=>t?.startsWith(ds)?[t.slice(ds.length)]:[])}const yc=1e4,Fr=6e4,ue=1500;class bc{constructor(){this.games=null,this.statuses=new Map,this.timer=0}start(){const t=()=>this.interval()&&this.schedule(ue);for(const s of["popstate","ordo-navigate","online"])window.addEventListener(s,t);window.addEventListener("ordo-mine",s=>{this.onGames(s.detail)}),window.addEventListener("ordo-seat",s=>{const{id:n,state:r,you:i}=s.detail;this.statuses.set(n,r.status!=="playing"?r.status:r.turn===i?"mine":"theirs"),this.schedule(ue)}),this.schedule(ue)}interval(){if(!this.games)return ue;const t=nt(location.pathname),s=this.games.filter(({id:n,status:r})=>r!=="over"&&n!==t);return s.some(At)?yc:s.length?Fr:0}schedule(t){clearTimeout(this.timer),t&&(this.timer=window.setTimeout(()=>{this.poll()},t))}async poll(){this.schedule(Fr);try{navigator.onLine&&await wn()}catch(t){if(!(t instanceof j))throw t;t.code==="no-online"&&this.schedule(0)}}async onGames(t){const s=nt(location.pathname),n=this.statuses,r=qo(n,t,!this.games).filter(({id:a})=>a!==s);if(this.games=t,this.statuses=new Map(t.map(a=>[a.id,bn(a)])),this.schedule(this.interval()),!r.length)return;const i=await $c(),[o]=r.filter(({id:a})=>!i.includes(a)).sort((a,l)=>Number(At(l))-Number(At(a)));o&&this.notifyPlayer(o,n.get(o.id)==="open",!s)}notifyPlayer(t,s,n){const r=`/g/${t.id}`;it(h(Qt(t)&&(t.plies||!s)?"home.turnIn":"home.started",{name:Kr(Po(t)||h("home.guest"))}),{stay:n,about:r,title:h(Qt(t)?"home.yourTurn":"home.startedTitle"),action:{label:h("home.goToGame"),run:()=>zt(r)}}),Ve("call")}}let Vr=!1;function vc(){Vr||(Vr=!0,new bc().start())}var kc=Object.freeze({__proto__:null,watchOwnGames:vc});const xc=["wood","sage","slate"],_c=["discs","blocks","gems"];class Yr extends P{render(){const t=L(),s=t.contrast==="more";return p`${Xr("board",xc,t.board,Ac,s)}
    ${s?p`<p class="small soft">${h("settings.board.contrast")}</p>`:m}
    ${Xr("pieces",_c,t.pieces,Ec,!1)}`}}function Xr(e,t,s,n,r){const i=t.find(o=>o===s)??t[0];return p`<fieldset class="themes" ?disabled=${r}>
    <legend>${h(`settings.${e}`)}</legend>
    ${t.map(o=>p`<label class="theme">
          <input
            type="radio"
            name="theme-${e}"
            .checked=${o===i}
            @change=${()=>vt({[e]:o})}
          />
          <span class="theme-preview">${n(o)}</span>
          <span class="theme-name">${h(`settings.${e}.${o}`)}</span>
        </label>`)}
  </fieldset>`}function Ac(e){return p`<ordo-mini-board
    data-board=${e}
    game="stein"
    .pieces=${Ce.stein}
    .net=${L().net}
  ></ordo-mini-board>`}function Ec(e){return p`<span class="theme-pieces" data-pieces=${e}>
    <ordo-piece color="w"></ordo-piece><ordo-piece color="b"></ordo-piece> <ordo-piece color="w" .size=${3}></ordo-piece
    ><ordo-piece color="b" .size=${4}></ordo-piece>
  </span>`}customElements.define("ordo-theme-picker",Yr);var Sc=Object.freeze({__proto__:null,OrdoThemePicker:Yr});const Oc=16;async function Mc({table:e=Oc,bytes:t,startWorker:s=Cc}={}){return new Tc(await Gn(t),e,s)}function Cc(){return new Worker(new URL("../engine/engine-worker.js",import.meta.url),{type:"module",name:"ordo-engine"})}class Tc{#e;#s;#t;#n;#r=null;#a=Math.floor(Math.random()*2**32);constructor(t,s,n){this.#e=t,this.#s=s,this.#t=n,this.#n=this.#i()}#i(){const t=this.#t();return t.addEventListener("message",({data:s})=>{t===this.#n&&this.#l(s)}),t.addEventListener("error",()=>{t===this.#n&&this.#o()?.reject(new C({code:"engine.died"}))}),t.postMessage({module:this.#e}),t}#o(){const t=this.#r;return this.#r=null,this.#n.terminate(),this.#n=this.#i(),t}#l({lines:t,found:s,error:n}){const r=this.#r;if(r){if(t){r.note(t);return}this.#r=null,s?r.resolve(s):r.reject(new C(n??{code:"engine.died"}))}}search(t,s,n=()=>{}){return this.stop(),new Promise((r,i)=>{this.#r=new Lc(r,i,n),this.#n.postMessage({input:W(t),limits:{table:this.#s,seed:this.#a,...s}})})}stop(){if(!this.#r)return;const t=this.#o();t?.resolve(t.result())}close(){const t=this.#r;this.#r=null,this.#n.terminate(),t?.resolve(t.result())}}class Lc{#e;#s=[];constructor(t,s,n){this.resolve=t,this.reject=s,this.#e=n}note(t){this.#s=t,this.#e(t)}result(){const t=this.#s;return{best:t[0]?.moves[0]??null,lines:t,nodes:t.at(-1)?.nodes??0}}}var Rc=Object.freeze({__proto__:null,createEngine:Mc});const Pc=5e3,Jr="info string error:";function qc(e,{closed:t=()=>{},open:s=Ic,patience:n=Pc}={}){return new Promise((r,i)=>{const o=s(e);let a=null,l="";const c=new Set,u=()=>{clearTimeout(d),o.close(),a&&a.lose(),a&&!a.isClosed&&t(),i(new Error(`no engine at ${e}`))},d=setTimeout(u,n);o.addEventListener("open",()=>o.send("ugi")),o.addEventListener("close",u),o.addEventListener("message",({data:f})=>{for(const g of String(f).split(`
`))a?a.onLine(g.trim()):g.startsWith("id name ")?l=g.slice(8).trim().slice(0,60):g.startsWith("option name ")?c.add(jc(g)):g.trim()==="ugiok"&&(clearTimeout(d),a=new Zr(o,l||e,c),r(a))})})}function Ic(e){return new WebSocket(e)}function jc(e){return(/^option name (.+?) type /.exec(e)?.[1]??"").toLowerCase()}class Zr{#e;#s;#t=null;#n=0;constructor(t,s,n){this.#e=t,this.name=s,this.#s=n,this.isClosed=!1}search(t,s,n=()=>{}){return this.stop(),new Promise((r,i)=>{this.#t=new Nc(r,i,n);const o=[...Wl(this.#s,t,s),zl(t),Kl(s)];this.#e.send(o.join(`
`))})}stop(){const t=this.#t;t&&(this.#t=null,this.#n++,this.#e.send("stop"),t.resolve(t.result(null)))}#r(t){const s=this.#t;this.#t=null,this.#n++,this.#e.send("stop"),s?.reject(new Error(t.trim().slice(0,200)))}close(){this.isClosed=!0,this.lose(),this.#e.close()}lose(){this.#t?.reject(new Error("the engine has gone")),this.#t=null}onLine(t){if(t.startsWith("bestmove")){if(this.#n){this.#n--;return}const s=this.#t;this.#t=null;const n=t.split(/\s+/)[1]??"none";s?.resolve(s.result(n==="none"?null:n))}else if(!this.#n&&this.#t){const s=Hl(t);s?this.#t.note(s):t.startsWith(Jr)&&this.#r(t.slice(Jr.length))}}}class Nc{#e;#s=[];constructor(t,s,n){this.resolve=t,this.reject=s,this.#e=n}note(t){this.#s=[...this.#s.filter(({line:s})=>s!==t.line),t].sort((s,n)=>s.line-n.line),this.#e(this.#s)}result(t){const s=this.#s;return{best:t??s[0]?.moves[0]??null,lines:s,nodes:s[0]?.nodes??0}}}var Bc=Object.freeze({__proto__:null,UgiEngine:Zr,connectEngine:qc});export{Xa as $,Ve as A,xt as B,Za as C,Hn as D,ne as E,ar as F,ir as G,gl as H,Ya as I,or as J,p as K,P as L,cr as M,ie as N,C as O,bl as P,Ut as Q,Qa as R,$o as S,hr as T,Xn as U,Yn as V,ho as W,Ra as X,We as Y,Ga as Z,Kn as _,yo as a,gc as a$,Pt as a0,Cr as a1,Zn as a2,Or as a3,S as a4,Gl as a5,q as a6,w as a7,Qo as a8,Ee as a9,To as aA,Xl as aB,Bn as aC,Xt as aD,Ro as aE,Zt as aF,At as aG,vo as aH,js as aI,j as aJ,$n as aK,Io as aL,gn as aM,Eo as aN,us as aO,nc as aP,Mo as aQ,yn as aR,ur as aS,_o as aT,Oo as aU,bo as aV,Co as aW,Jl as aX,_e as aY,xo as aZ,wc as a_,Ar as aa,Ze as ab,xi as ac,Gs as ad,es as ae,B as af,Sr as ag,Mr as ah,ss as ai,ta as aj,oe as ak,Rl as al,lt as am,Ui as an,Ce as ao,M as ap,A as aq,_ as ar,lr as as,Jn as at,zi as au,Ct as av,Jt as aw,ko as ax,Dn as ay,Ao as az,m as b,mc as b0,So as b1,Kr as b2,nt as b3,Bc as b4,Wn as c,Lo as d,za as e,kt as f,uo as g,sn as h,Qt as i,en as j,oo as k,ee as l,wn as m,zt as n,tn as o,zs as p,it as q,I as r,L as s,h as t,lo as u,cn as v,nn as w,Se as x,Vt as y,z};
/*! Bundled license information:

@lit/reactive-element/css-tag.js:
  (**
   * @license
   * Copyright 2019 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)

@lit/reactive-element/reactive-element.js:
lit-html/lit-html.js:
lit-element/lit-element.js:
lit-html/directive.js:
lit-html/async-directive.js:
lit-html/directives/repeat.js:
  (**
   * @license
   * Copyright 2017 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)

lit-html/is-server.js:
  (**
   * @license
   * Copyright 2022 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)

lit-html/directives/class-map.js:
lit-html/directives/guard.js:
  (**
   * @license
   * Copyright 2018 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)

lit-html/directive-helpers.js:
lit-html/directives/live.js:
lit-html/directives/ref.js:
  (**
   * @license
   * Copyright 2020 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)
*/
