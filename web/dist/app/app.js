//# allFunctionsCalledOnLoad
var Gt=globalThis,_e=Gt.ShadowRoot&&(Gt.ShadyCSS===void 0||Gt.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype,Oe=Symbol(),Fs=new WeakMap,Gs=class{constructor(e,t,s){if(this._$cssResult$=!0,s!==Oe)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=e,this.t=t}get styleSheet(){let e=this.o,t=this.t;if(_e&&e===void 0){let s=t!==void 0&&t.length===1;s&&(e=Fs.get(t)),e===void 0&&((this.o=e=new CSSStyleSheet).replaceSync(this.cssText),s&&Fs.set(t,e))}return e}toString(){return this.cssText}},Zi=e=>new Gs(typeof e=="string"?e:e+"",void 0,Oe),X=(e,...t)=>{let s=e.length===1?e[0]:t.reduce((n,r,i)=>n+(o=>{if(o._$cssResult$===!0)return o.cssText;if(typeof o=="number")return o;throw Error("Value passed to 'css' function must be a 'css' function result: "+o+". Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.")})(r)+e[i+1],e[0]);return new Gs(s,e,Oe)},Qi=(e,t)=>{if(_e)e.adoptedStyleSheets=t.map(s=>s instanceof CSSStyleSheet?s:s.styleSheet);else for(let s of t){let n=document.createElement("style"),r=Gt.litNonce;r!==void 0&&n.setAttribute("nonce",r),n.textContent=s.cssText,e.appendChild(n)}},Vs=_e?e=>e:e=>e instanceof CSSStyleSheet?(t=>{let s="";for(let n of t.cssRules)s+=n.cssText;return Zi(s)})(e):e,{is:to,defineProperty:eo,getOwnPropertyDescriptor:so,getOwnPropertyNames:no,getOwnPropertySymbols:ro,getPrototypeOf:io}=Object,Vt=globalThis,Ys=Vt.trustedTypes,oo=Ys?Ys.emptyScript:"",ao=Vt.reactiveElementPolyfillSupport,vt=(e,t)=>e,Me={toAttribute(e,t){switch(t){case Boolean:e=e?oo:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let s=e;switch(t){case Boolean:s=e!==null;break;case Number:s=e===null?null:Number(e);break;case Object:case Array:try{s=JSON.parse(e)}catch{s=null}}return s}},Xs=(e,t)=>!to(e,t),Js={attribute:!0,type:String,converter:Me,reflect:!1,useDefault:!1,hasChanged:Xs};Symbol.metadata??=Symbol("metadata"),Vt.litPropertyMetadata??=new WeakMap;var at=class extends HTMLElement{static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(t,s=Js){if(s.state&&(s.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(t)&&((s=Object.create(s)).wrapped=!0),this.elementProperties.set(t,s),!s.noAccessor){let n=Symbol(),r=this.getPropertyDescriptor(t,n,s);r!==void 0&&eo(this.prototype,t,r)}}static getPropertyDescriptor(t,s,n){let{get:r,set:i}=so(this.prototype,t)??{get(){return this[s]},set(o){this[s]=o}};return{get:r,set(o){let a=r?.call(this);i?.call(this,o),this.requestUpdate(t,a,n)},configurable:!0,enumerable:!0}}static getPropertyOptions(t){return this.elementProperties.get(t)??Js}static _$Ei(){if(this.hasOwnProperty(vt("elementProperties")))return;let t=io(this);t.finalize(),t.l!==void 0&&(this.l=[...t.l]),this.elementProperties=new Map(t.elementProperties)}static finalize(){if(this.hasOwnProperty(vt("finalized")))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(vt("properties"))){let s=this.properties,n=[...no(s),...ro(s)];for(let r of n)this.createProperty(r,s[r])}let t=this[Symbol.metadata];if(t!==null){let s=litPropertyMetadata.get(t);if(s!==void 0)for(let[n,r]of s)this.elementProperties.set(n,r)}this._$Eh=new Map;for(let[s,n]of this.elementProperties){let r=this._$Eu(s,n);r!==void 0&&this._$Eh.set(r,s)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(t){let s=[];if(Array.isArray(t)){let n=new Set(t.flat(1/0).reverse());for(let r of n)s.unshift(Vs(r))}else t!==void 0&&s.push(Vs(t));return s}static _$Eu(t,s){let n=s.attribute;return n===!1?void 0:typeof n=="string"?n:typeof t=="string"?t.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(t=>this.enableUpdating=t),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(t=>t(this))}addController(t){(this._$EO??=new Set).add(t),this.renderRoot!==void 0&&this.isConnected&&t.hostConnected?.()}removeController(t){this._$EO?.delete(t)}_$E_(){let t=new Map,s=this.constructor.elementProperties;for(let n of s.keys())this.hasOwnProperty(n)&&(t.set(n,this[n]),delete this[n]);t.size>0&&(this._$Ep=t)}createRenderRoot(){let t=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return Qi(t,this.constructor.elementStyles),t}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(t=>t.hostConnected?.())}enableUpdating(t){}disconnectedCallback(){this._$EO?.forEach(t=>t.hostDisconnected?.())}attributeChangedCallback(t,s,n){this._$AK(t,n)}_$ET(t,s){let n=this.constructor.elementProperties.get(t),r=this.constructor._$Eu(t,n);if(r!==void 0&&n.reflect===!0){let i=(n.converter?.toAttribute!==void 0?n.converter:Me).toAttribute(s,n.type);this._$Em=t,i==null?this.removeAttribute(r):this.setAttribute(r,i),this._$Em=null}}_$AK(t,s){let n=this.constructor,r=n._$Eh.get(t);if(r!==void 0&&this._$Em!==r){let i=n.getPropertyOptions(r),o=typeof i.converter=="function"?{fromAttribute:i.converter}:i.converter?.fromAttribute!==void 0?i.converter:Me;this._$Em=r;let a=o.fromAttribute(s,i.type);this[r]=a??this._$Ej?.get(r)??a,this._$Em=null}}requestUpdate(t,s,n,r=!1,i){if(t!==void 0){let o=this.constructor;if(r===!1&&(i=this[t]),n??=o.getPropertyOptions(t),!((n.hasChanged??Xs)(i,s)||n.useDefault&&n.reflect&&i===this._$Ej?.get(t)&&!this.hasAttribute(o._$Eu(t,n))))return;this.C(t,s,n)}this.isUpdatePending===!1&&(this._$ES=this._$EP())}C(t,s,{useDefault:n,reflect:r,wrapped:i},o){n&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,o??s??this[t]),i!==!0||o!==void 0)||(this._$AL.has(t)||(this.hasUpdated||n||(s=void 0),this._$AL.set(t,s)),r===!0&&this._$Em!==t&&(this._$Eq??=new Set).add(t))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(s){Promise.reject(s)}let t=this.scheduleUpdate();return t!=null&&await t,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[r,i]of this._$Ep)this[r]=i;this._$Ep=void 0}let n=this.constructor.elementProperties;if(n.size>0)for(let[r,i]of n){let{wrapped:o}=i,a=this[r];o!==!0||this._$AL.has(r)||a===void 0||this.C(r,void 0,i,a)}}let t=!1,s=this._$AL;try{t=this.shouldUpdate(s),t?(this.willUpdate(s),this._$EO?.forEach(n=>n.hostUpdate?.()),this.update(s)):this._$EM()}catch(n){throw t=!1,this._$EM(),n}t&&this._$AE(s)}willUpdate(t){}_$AE(t){this._$EO?.forEach(s=>s.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(t)),this.updated(t)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(t){return!0}update(t){this._$Eq&&=this._$Eq.forEach(s=>this._$ET(s,this[s])),this._$EM()}updated(t){}firstUpdated(t){}};at.elementStyles=[],at.shadowRootOptions={mode:"open"},at[vt("elementProperties")]=new Map,at[vt("finalized")]=new Map,ao?.({ReactiveElement:at}),(Vt.reactiveElementVersions??=[]).push("2.1.2");var Te=globalThis,Zs=e=>e,Yt=Te.trustedTypes,Qs=Yt?Yt.createPolicy("lit-html",{createHTML:e=>e}):void 0,tn="$lit$",W=`lit$${Math.random().toFixed(9).slice(2)}$`,en="?"+W,lo=`<${en}>`,J=document,kt=()=>J.createComment(""),xt=e=>e===null||typeof e!="object"&&typeof e!="function",Ce=Array.isArray,co=e=>Ce(e)||typeof e?.[Symbol.iterator]=="function",Le=`[ 	
\f\r]`,St=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,sn=/-->/g,nn=/>/g,Z=RegExp(`>|${Le}(?:([^\\s"'>=/]+)(${Le}*=${Le}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),rn=/'/g,on=/"/g,an=/^(?:script|style|textarea|title)$/i,ln=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),f=ln(1),y=ln(2),N=Symbol.for("lit-noChange"),m=Symbol.for("lit-nothing"),cn=new WeakMap,Q=J.createTreeWalker(J,129);function hn(e,t){if(!Ce(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Qs!==void 0?Qs.createHTML(t):t}var ho=(e,t)=>{let s=e.length-1,n=[],r,i=t===2?"<svg>":t===3?"<math>":"",o=St;for(let a=0;a<s;a++){let l=e[a],c,u,d=-1,p=0;for(;p<l.length&&(o.lastIndex=p,u=o.exec(l),u!==null);)p=o.lastIndex,o===St?u[1]==="!--"?o=sn:u[1]!==void 0?o=nn:u[2]!==void 0?(an.test(u[2])&&(r=RegExp("</"+u[2],"g")),o=Z):u[3]!==void 0&&(o=Z):o===Z?u[0]===">"?(o=r??St,d=-1):u[1]===void 0?d=-2:(d=o.lastIndex-u[2].length,c=u[1],o=u[3]===void 0?Z:u[3]==='"'?on:rn):o===on||o===rn?o=Z:o===sn||o===nn?o=St:(o=Z,r=void 0);let g=o===Z&&e[a+1].startsWith("/>")?" ":"";i+=o===St?l+lo:d>=0?(n.push(c),l.slice(0,d)+tn+l.slice(d)+W+g):l+W+(d===-2?a:g)}return[hn(e,i+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},Pe=class Xi{constructor({strings:t,_$litType$:s},n){let r;this.parts=[];let i=0,o=0,a=t.length-1,l=this.parts,[c,u]=ho(t,s);if(this.el=Xi.createElement(c,n),Q.currentNode=this.el.content,s===2||s===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(r=Q.nextNode())!==null&&l.length<a;){if(r.nodeType===1){if(r.hasAttributes())for(let d of r.getAttributeNames())if(d.endsWith(tn)){let p=u[o++],g=r.getAttribute(d).split(W),w=/([.?@])?(.*)/.exec(p);l.push({type:1,index:i,name:w[2],strings:g,ctor:w[1]==="."?fo:w[1]==="?"?po:w[1]==="@"?mo:Jt}),r.removeAttribute(d)}else d.startsWith(W)&&(l.push({type:6,index:i}),r.removeAttribute(d));if(an.test(r.tagName)){let d=r.textContent.split(W),p=d.length-1;if(p>0){r.textContent=Yt?Yt.emptyScript:"";for(let g=0;g<p;g++)r.append(d[g],kt()),Q.nextNode(),l.push({type:2,index:++i});r.append(d[p],kt())}}}else if(r.nodeType===8)if(r.data===en)l.push({type:2,index:i});else{let d=-1;for(;(d=r.data.indexOf(W,d+1))!==-1;)l.push({type:7,index:i}),d+=W.length-1}i++}}static createElement(t,s){let n=J.createElement("template");return n.innerHTML=t,n}};function lt(e,t,s=e,n){if(t===N)return t;let r=n!==void 0?s._$Co?.[n]:s._$Cl,i=xt(t)?void 0:t._$litDirective$;return r?.constructor!==i&&(r?._$AO?.(!1),i===void 0?r=void 0:(r=new i(e),r._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=r:s._$Cl=r),r!==void 0&&(t=lt(e,r._$AS(e,t.values),r,n)),t}var uo=class{constructor(e,t){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=t}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:t},parts:s}=this._$AD,n=(e?.creationScope??J).importNode(t,!0);Q.currentNode=n;let r=Q.nextNode(),i=0,o=0,a=s[0];for(;a!==void 0;){if(i===a.index){let l;a.type===2?l=new Xt(r,r.nextSibling,this,e):a.type===1?l=new a.ctor(r,a.name,a.strings,this,e):a.type===6&&(l=new go(r,this,e)),this._$AV.push(l),a=s[++o]}i!==a?.index&&(r=Q.nextNode(),i++)}return Q.currentNode=J,n}p(e){let t=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(e,s,t),t+=s.strings.length-2):s._$AI(e[t])),t++}},Xt=class Ji{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,r){this.type=2,this._$AH=m,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=lt(this,t,s),xt(t)?t===m||t==null||t===""?(this._$AH!==m&&this._$AR(),this._$AH=m):t!==this._$AH&&t!==N&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):co(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==m&&xt(this._$AH)?this._$AA.nextSibling.data=t:this.T(J.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,r=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=Pe.createElement(hn(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(s);else{let i=new uo(r,this),o=i.u(this.options);i.p(s),this.T(o),this._$AH=i}}_$AC(t){let s=cn.get(t.strings);return s===void 0&&cn.set(t.strings,s=new Pe(t)),s}k(t){Ce(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,r=0;for(let i of t)r===s.length?s.push(n=new Ji(this.O(kt()),this.O(kt()),this,this.options)):n=s[r],n._$AI(i),r++;r<s.length&&(this._$AR(n&&n._$AB.nextSibling,r),s.length=r)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=Zs(t).nextSibling;Zs(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},Jt=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,r,i){this.type=1,this._$AH=m,this._$AN=void 0,this.element=t,this.name=s,this._$AM=r,this.options=i,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=m}_$AI(t,s=this,n,r){let i=this.strings,o=!1;if(i===void 0)t=lt(this,t,s,0),o=!xt(t)||t!==this._$AH&&t!==N,o&&(this._$AH=t);else{let a=t,l,c;for(t=i[0],l=0;l<i.length-1;l++)c=lt(this,a[n+l],s,l),c===N&&(c=this._$AH[l]),o||=!xt(c)||c!==this._$AH[l],c===m?t=m:t!==m&&(t+=(c??"")+i[l+1]),this._$AH[l]=c}o&&!r&&this.j(t)}j(t){t===m?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},fo=class extends Jt{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===m?void 0:t}},po=class extends Jt{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==m)}},mo=class extends Jt{constructor(t,s,n,r,i){super(t,s,n,r,i),this.type=5}_$AI(t,s=this){if((t=lt(this,t,s,0)??m)===N)return;let n=this._$AH,r=t===m&&n!==m||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,i=t!==m&&(n===m||r);r&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},go=class{constructor(e,t,s){this.element=e,this.type=6,this._$AN=void 0,this._$AM=t,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(e){lt(this,e)}},wo={I:Xt},yo=Te.litHtmlPolyfillSupport;yo?.(Pe,Xt),(Te.litHtmlVersions??=[]).push("3.3.3");var un=(e,t,s)=>{let n=s?.renderBefore??t,r=n._$litPart$;if(r===void 0){let i=s?.renderBefore??null;n._$litPart$=r=new Xt(t.insertBefore(kt(),i),i,void 0,s??{})}return r._$AI(e),r},Re=globalThis,K=class extends at{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let e=super.createRenderRoot();return this.renderOptions.renderBefore??=e.firstChild,e}update(e){let t=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(e),this._$Do=un(t,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return N}};K._$litElement$=!0,K.finalized=!0,Re.litElementHydrateSupport?.({LitElement:K});var $o=Re.litElementPolyfillSupport;$o?.({LitElement:K}),(Re.litElementVersions??=[]).push("4.2.2");var dn={ATTRIBUTE:1,CHILD:2},ze=e=>(...t)=>({_$litDirective$:e,values:t}),Ie=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}},Zt=ze(class extends Ie{constructor(e){if(super(e),e.type!==dn.ATTRIBUTE||e.name!=="class"||e.strings?.length>2)throw Error("`classMap()` can only be used in the `class` attribute and must be the only part in the attribute.")}render(e){return" "+Object.keys(e).filter(t=>e[t]).join(" ")+" "}update(e,[t]){if(this.st===void 0){this.st=new Set,e.strings!==void 0&&(this.nt=new Set(e.strings.join(" ").split(/\s/).filter(n=>n!=="")));for(let n in t)t[n]&&!this.nt?.has(n)&&this.st.add(n);return this.render(t)}let s=e.element.classList;for(let n of this.st)n in t||(s.remove(n),this.st.delete(n));for(let n in t){let r=!!t[n];r===this.st.has(n)||this.nt?.has(n)||(r?(s.add(n),this.st.add(n)):(s.remove(n),this.st.delete(n)))}return N}}),bo={},vo=ze(class extends Ie{constructor(){super(...arguments),this.ot=bo}render(e,t){return t()}update(e,[t,s]){if(Array.isArray(t)){if(Array.isArray(this.ot)&&this.ot.length===t.length&&t.every((n,r)=>n===this.ot[r]))return N}else if(this.ot===t)return N;return this.ot=Array.isArray(t)?Array.from(t):t,this.render(t,s)}}),{I:ko}=wo,fn=e=>e,pn=()=>document.createComment(""),At=(e,t,s)=>{let n=e._$AA.parentNode,r=t===void 0?e._$AB:t._$AA;if(s===void 0){let i=n.insertBefore(pn(),r),o=n.insertBefore(pn(),r);s=new ko(i,o,e,e.options)}else{let i=s._$AB.nextSibling,o=s._$AM,a=o!==e;if(a){let l;s._$AQ?.(e),s._$AM=e,s._$AP!==void 0&&(l=e._$AU)!==o._$AU&&s._$AP(l)}if(i!==r||a){let l=s._$AA;for(;l!==i;){let c=fn(l).nextSibling;fn(n).insertBefore(l,r),l=c}}}return s},tt=(e,t,s=e)=>(e._$AI(t,s),e),xo={},So=(e,t=xo)=>e._$AH=t,Ao=e=>e._$AH,qe=e=>{e._$AR(),e._$AA.remove()},mn=(e,t,s)=>{let n=new Map;for(let r=t;r<=s;r++)n.set(e[r],r);return n},gn=ze(class extends Ie{constructor(e){if(super(e),e.type!==dn.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,s){let n;s===void 0?s=t:t!==void 0&&(n=t);let r=[],i=[],o=0;for(let a of e)r[o]=n?n(a,o):o,i[o]=s(a,o),o++;return{values:i,keys:r}}render(e,t,s){return this.dt(e,t,s).values}update(e,[t,s,n]){let r=Ao(e),{values:i,keys:o}=this.dt(t,s,n);if(!Array.isArray(r))return this.ut=o,i;let a=this.ut??=[],l=[],c,u,d=0,p=r.length-1,g=0,w=i.length-1;for(;d<=p&&g<=w;)if(r[d]===null)d++;else if(r[p]===null)p--;else if(a[d]===o[g])l[g]=tt(r[d],i[g]),d++,g++;else if(a[p]===o[w])l[w]=tt(r[p],i[w]),p--,w--;else if(a[d]===o[w])l[w]=tt(r[d],i[w]),At(e,l[w+1],r[d]),d++,w--;else if(a[p]===o[g])l[g]=tt(r[p],i[g]),At(e,r[d],r[p]),p--,g++;else if(c===void 0&&(c=mn(o,g,w),u=mn(a,d,p)),c.has(a[d]))if(c.has(a[p])){let $=u.get(o[g]),S=$!==void 0?r[$]:null;if(S===null){let O=At(e,r[d]);tt(O,i[g]),l[g]=O}else l[g]=tt(S,i[g]),At(e,r[d],S),r[$]=null;g++}else qe(r[p]),p--;else qe(r[d]),d++;for(;g<=w;){let $=At(e,l[w+1]);tt($,i[g]),l[g++]=$}for(;d<=p;){let $=r[d++];$!==null&&qe($)}return this.ut=o,So(e,l),N}});class C extends K{constructor(){super(),this.redraw=()=>this.requestUpdate()}createRenderRoot(){return this}connectedCallback(){super.connectedCallback(),window.addEventListener("ordo-language",this.redraw),window.addEventListener("ordo-settings",this.redraw)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener("ordo-language",this.redraw),window.removeEventListener("ordo-settings",this.redraw)}}const je={"/":{tag:"ordo-home",load:()=>import("../features/home.js"),title:""},"/play":{tag:"ordo-play",load:()=>import("../features/play.js"),title:"app.play"},"/history":{tag:"ordo-history",load:()=>import("../features/history.js"),title:"app.history"},"/analyse":{tag:"ordo-analyse",load:()=>import("../features/analyse.js"),title:"app.analyse"},"/learn":{tag:"ordo-learn",load:()=>import("../features/learn.js"),title:"app.learn"},"/puzzles":{tag:"ordo-puzzles",load:()=>import("../features/puzzles.js"),title:"app.puzzles"},"/editor":{tag:"ordo-editor",load:()=>import("../features/editor.js"),title:"app.editor"},"/rules":{tag:"ordo-rules",load:()=>import("../features/rules.js"),title:"app.rules"},"/friend":{tag:"ordo-friend",load:()=>import("../features/online.js").then(function(e){return e.f}),title:"app.friend"},"/lobby":{tag:"ordo-lobby",load:()=>import("../features/online.js").then(function(e){return e.l}),title:"app.lobby"},"/mine":{tag:"ordo-mine",load:()=>import("../features/online.js").then(function(e){return e.m}),title:"app.mine"},"/archive":{tag:"ordo-archive",load:()=>import("../features/online.js").then(function(e){return e.a}),title:"app.archive"}},Eo={tag:"ordo-online",load:()=>import("../features/online.js").then(function(e){return e.g}),title:"app.game"};function Ne(e){const t=e.length>1?e.replace(/\/+$/,""):e;return ct(t)?Eo:Ue(t)?je["/puzzles"]??null:Object.hasOwn(je,t)?je[t]??null:null}const _o={"/friend":"/lobby","/archive":"/lobby","/history":"/mine"},Oo=e=>Ue(e)?"/puzzles":_o[e]??e;function ct(e){return/^\/g\/([a-zA-Z0-9]{1,64})\/?$/.exec(e)?.[1]??""}function Ue(e){return/^\/puzzles\/([a-zA-Z0-9]{1,64})\/?$/.exec(e)?.[1]??""}function Qt(e,t={}){t.replace?history.replaceState(null,"",e):history.pushState(null,"",e),window.dispatchEvent(new CustomEvent("ordo-navigate"))}function Mo(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;const t=e.composedPath().find(n=>n instanceof HTMLAnchorElement);if(!(t instanceof HTMLAnchorElement)||t.target||t.hasAttribute("download"))return;const s=new URL(t.href,location.href);s.origin!==location.origin||!Ne(s.pathname)||s.pathname===location.pathname&&s.search===location.search&&s.hash||(e.preventDefault(),Qt(s.pathname+s.search+s.hash))}const ht=new Map;let wn=!1;function To(e){if(ht.has(e))return ht.get(e)??null;try{return localStorage.getItem(e)}catch{return null}}function E(e){const t=To(e);if(t===null)return null;try{return JSON.parse(t)}catch{return null}}function z(e,t,s=()=>!1){const n=JSON.stringify(t);do try{return localStorage.setItem(e,n),ht.delete(e),!0}catch{}while(s());return ht.set(e,n),wn||(wn=!0,window.dispatchEvent(new CustomEvent("ordo-storage"))),!1}function et(e){ht.delete(e);try{localStorage.removeItem(e)}catch{}}function De(e){const t=[...ht.keys()].filter(s=>s.startsWith(e));return[...new Set([...t,...yn(e)])]}function yn(e){const t=[];try{for(let s=0;s<localStorage.length;s++){const n=localStorage.key(s);n?.startsWith(e)&&t.push(n)}}catch{}return t}const Co={theme:"system",contrast:"system",motion:"system",board:"wood",pieces:"discs",sound:!0,vibration:!0,coordinates:!0,net:!0,digits:!1,premoves:!0,confirmTurns:!1},$n="ordo.settings";let st=Lo();function Lo(){const e=E($n),t={...Co};if(e&&typeof e=="object")for(const[s,n]of Object.entries(e))Object.hasOwn(t,s)&&typeof n==typeof t[s]&&(t[s]=n);return t}function L(){return st}function Et(e){st={...st,...e},z($n,st),bn(),window.dispatchEvent(new CustomEvent("ordo-settings"))}function bn(){const e=document.documentElement;for(const t of["theme","contrast","motion","board","pieces"])st[t]==="system"?delete e.dataset[t]:e.dataset[t]=st[t]}function vn(){return st.motion==="none"||matchMedia("(prefers-reduced-motion: reduce)").matches}function Po(e){switch(e){case"./de/app.js":return import("../i18n/de.js").then(function(t){return t.a});case"./de/history.js":return import("../i18n/de-history.js");case"./de/lessons.js":return import("../i18n/de-lessons.js");case"./de/messages.js":return import("../i18n/de.js").then(function(t){return t.m});case"./de/online.js":return import("../i18n/de-online.js");case"./de/play.js":return import("../i18n/de.js").then(function(t){return t.p});case"./de/puzzles.js":return import("../i18n/de-puzzles.js");case"./de/study.js":return import("../i18n/de.js").then(function(t){return t.s});case"./en/app.js":return import("../i18n/en.js").then(function(t){return t.a});case"./en/history.js":return import("../i18n/en-history.js");case"./en/lessons.js":return import("../i18n/en-lessons.js");case"./en/messages.js":return import("../i18n/en.js").then(function(t){return t.m});case"./en/online.js":return import("../i18n/en-online.js");case"./en/play.js":return import("../i18n/en.js").then(function(t){return t.p});case"./en/puzzles.js":return import("../i18n/en-puzzles.js");case"./en/study.js":return import("../i18n/en.js").then(function(t){return t.s});case"./es/app.js":return import("../i18n/es.js").then(function(t){return t.a});case"./es/history.js":return import("../i18n/es-history.js");case"./es/lessons.js":return import("../i18n/es-lessons.js");case"./es/messages.js":return import("../i18n/es.js").then(function(t){return t.m});case"./es/online.js":return import("../i18n/es-online.js");case"./es/play.js":return import("../i18n/es.js").then(function(t){return t.p});case"./es/puzzles.js":return import("../i18n/es-puzzles.js");case"./es/study.js":return import("../i18n/es.js").then(function(t){return t.s});case"./fr/app.js":return import("../i18n/fr.js").then(function(t){return t.a});case"./fr/history.js":return import("../i18n/fr-history.js");case"./fr/lessons.js":return import("../i18n/fr-lessons.js");case"./fr/messages.js":return import("../i18n/fr.js").then(function(t){return t.m});case"./fr/online.js":return import("../i18n/fr-online.js");case"./fr/play.js":return import("../i18n/fr.js").then(function(t){return t.p});case"./fr/puzzles.js":return import("../i18n/fr-puzzles.js");case"./fr/study.js":return import("../i18n/fr.js").then(function(t){return t.s});default:return new Promise(function(t,s){(typeof queueMicrotask=="function"?queueMicrotask:setTimeout)(s.bind(null,new Error("Unknown variable dynamic import: "+e)))})}}const kn={en:"English",fr:"Fran\xE7ais",es:"Espa\xF1ol",de:"Deutsch"},xn="ordo.language",Ro={en:"en-GB",fr:"fr",es:"es",de:"de"};let te="en",nt={},ee={};const Be=new Set(["app"]);function Sn(){return te}function _t(){return Ro[te]}function zo(e,t){for(const s of[e??"",...t]){const n=s.toLowerCase().split("-")[0]??"";if(On(n))return n}return"en"}function Io(){let e=null;try{e=localStorage.getItem(xn)}catch{}return zo(e,navigator.languages)}function qo(){return An(Io())}async function jo(e){if(On(e)){await An(e);try{localStorage.setItem(xn,e)}catch{}window.dispatchEvent(new CustomEvent("ordo-language",{detail:e}))}}async function No(e){Be.has(e)||(Be.add(e),_n(ee,await En(te,e)))}function Uo(e,t){te=e,nt={},ee=t}async function An(e){const t={};for(const s of Be)_n(t,await En(e,s));Uo(e,t),document.documentElement.lang=e}async function En(e,t){return(await Po(`./${e}/${t}.js`)).default}function _n(e,t){Object.assign(e,t)}function On(e){return Object.hasOwn(kn,e)}function h(e,t={}){const s=Object.hasOwn(ee,e)?ee[e]:void 0;return s===void 0?e:Wo(typeof s=="string"?s:Ho(s,Bo(t)),t)}function I(e){const t={...e.args};return typeof t.found=="string"&&(t.found=t.found===""?h("message.end"):h("message.quoted",{text:t.found})),t.cause=e.cause?I(e.cause):"",h(e.code,t).trim()}function Do(e){return e.rule?h("message.rule",{rule:e.rule,text:I(e)}):I(e)}function Mn(e){return nt.lists??=new Intl.ListFormat(_t(),{type:"conjunction"}),nt.lists.format(e)}function Bo(e){const t=Object.values(e).find(s=>Array.isArray(s));return Number(e.count??t?.length)}function Ho(e,t){return nt.plurals??=new Intl.PluralRules(_t()),e[nt.plurals.select(t)]??e.other??""}function Wo(e,t){return e.replace(/\{(\w+)(?::(\w+))?\}/g,(s,n,r)=>{const i=n.charAt(0).toLowerCase()+n.slice(1),o=t[n]??t[i];if(o===void 0)return s;const a=r?h(`${r}.${o}`,t):Ko(o);return n===i?a:a.charAt(0).toLocaleUpperCase(_t())+a.slice(1)})}function Ko(e){return Array.isArray(e)?Mn(e):typeof e=="number"?Fo(e):e}function Fo(e){return Number.isInteger(e)&&Math.abs(e)<1e3?String(e):(nt.numbers??=new Intl.NumberFormat(_t()),nt.numbers.format(e))}function ut(e,t={}){window.dispatchEvent(new CustomEvent("ordo-notice",{detail:{text:e,...t}}))}function P(e){window.dispatchEvent(new CustomEvent("ordo-announce",{detail:e}))}function Go(){"serviceWorker"in navigator&&(document.readyState==="complete"?Tn():addEventListener("load",Tn,{once:!0}),addEventListener("offline",()=>{ct(location.pathname)||ut(h("app.offline"))}))}async function Tn(){const e=!!navigator.serviceWorker.controller;try{const t=await navigator.serviceWorker.register("/sw.js");t.waiting&&e&&Cn(t.waiting),t.addEventListener("updatefound",()=>{const s=t.installing;s?.addEventListener("statechange",()=>{s.state==="installed"&&e&&Cn(s)})})}catch{}}function Cn(e){ut(h("app.update"),{stay:!0,action:{label:h("app.updateNow"),run:()=>{navigator.serviceWorker.addEventListener("controllerchange",()=>location.reload(),{once:!0}),e.postMessage("take over")}}})}function Vo(){const e=()=>Promise.resolve().then(function(){return Ru}).then(({watchOwnGames:t})=>t(),console.warn);E("ordo.seated")===!0?e():window.addEventListener("ordo-seat",e,{once:!0})}const Yo=[["/play","app.play"],["/friend","app.friend"],["/lobby","app.lobby"],["/mine","app.mine"],["/history","app.history"],["/analyse","app.analyse"],["/learn","app.learn"],["/puzzles","app.puzzles"],["/editor","app.editor"],["/rules","app.rules"]],Xo=["sound","vibration","net","coordinates","digits","premoves","confirmTurns"];class Jo extends C{static properties={opened:{state:!0}};constructor(){super(),this.opened=!1}async open(){Promise.resolve().then(function(){return Nu}).catch(console.warn),this.opened=!0,await this.updateComplete,this.dialog()?.showModal()}close(){this.dialog()?.close()}dialog(){return this.querySelector("dialog")}render(){if(!this.opened)return m;const t=L();return f`<dialog class="sheet" aria-labelledby="settings-title" @click=${this.onClick}>
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id="settings-title">
            <span class="only-wide">${h("settings.title")}</span><span class="only-narrow">${h("app.menu")}</span>
          </h2>
          <button class="quiet" @click=${this.close}>${h("app.close")}</button>
        </div>
        <nav class="sheet-nav" aria-label=${h("app.nav")}>
          ${Yo.map(([s,n])=>f`<a href=${s} @click=${this.close}>${h(n)}</a>`)}
        </nav>
        <label class="field"
          ><span>${h("settings.language")}</span>
          <select @change=${s=>jo(Ln(s))}>
            ${Object.entries(kn).map(([s,n])=>f`<option value=${s} lang=${s} ?selected=${s===Sn()}>${n}</option>`)}
          </select></label
        >
        <label class="field"
          ><span>${h("settings.theme")}</span>
          <select @change=${s=>Et({theme:Ln(s)})}>
            ${["system","light","dark"].map(s=>f`<option value=${s} ?selected=${s===t.theme}>${h(`settings.theme.${s}`)}</option>`)}
          </select></label
        >
        ${se(h("settings.theme.contrast"),t.contrast==="more",s=>Et({contrast:s?"more":"system"}))}
        <ordo-theme-picker></ordo-theme-picker>
        ${se(h("settings.motion"),t.motion!=="none",s=>Et({motion:s?"system":"none"}))}
        ${Xo.map(s=>se(h(`settings.${s}`),t[s],n=>Et({[s]:n})))}
      </div>
    </dialog>`}onClick(t){t.target===this.dialog()&&this.close()}}const Ln=e=>e.target.value;function se(e,t,s){return f`<label class="field switch"
    ><span>${e}</span>
    <input
      type="checkbox"
      role="switch"
      .checked=${t}
      @change=${n=>s(n.target.checked)}
  /></label>`}customElements.define("ordo-settings",Jo);const Zo=[["/play","app.play"],["/lobby","app.lobby"],["/mine","app.mine"],["/analyse","app.analyse"],["/learn","app.learn"],["/puzzles","app.puzzles"],["/editor","app.editor"],["/rules","app.rules"]],Qo=6e3,ta=1e3,ea=e=>new Promise(t=>setTimeout(t,e));class sa extends C{static properties={path:{state:!0},notice:{state:!0},announcement:{state:!0},failed:{state:!0}};constructor(){super(),this.path=location.pathname,this.notice=null,this.announcement="",this.failed="",this.visit=0,this.timer=0}connectedCallback(){super.connectedCallback(),this.textContent="",window.addEventListener("popstate",()=>this.show()),window.addEventListener("ordo-navigate",()=>this.show()),window.addEventListener("ordo-language",()=>this.setTitle()),window.addEventListener("ordo-notice",t=>this.showNotice(t.detail)),window.addEventListener("ordo-announce",t=>this.announce(t.detail)),window.addEventListener("ordo-storage",()=>this.showNotice({text:h("app.storageFull"),stay:!0})),window.addEventListener("online",()=>this.failed==="page"&&this.tryAgain()),window.addEventListener("error",()=>this.showError()),window.addEventListener("unhandledrejection",()=>this.showError()),document.addEventListener("click",Mo),this.show()}async show(){const t=Ne(location.pathname),s=++this.visit;if(this.path=location.pathname,this.notice?.about===this.path&&(this.notice=null),this.setTitle(),!t){this.failed="missing";return}try{await t.load().catch(()=>ea(ta).then(t.load))}catch(i){s===this.visit&&(this.failed="page"),console.warn(i);return}if(s!==this.visit)return;this.failed="",await this.updateComplete;const n=this.querySelector("main"),r=!n?.firstElementChild;n?.replaceChildren(document.createElement(t.tag)),r||(scrollTo(0,0),n?.focus({preventScroll:!0}))}async tryAgain(){if(await this.show(),this.failed!=="page")return;(await fetch(location.pathname,{cache:"no-store"}).catch(()=>null))?.ok&&location.reload()}setTitle(){const t=Ne(location.pathname)?.title,s=this.notice?.title?`\u25CF ${this.notice.title}`:t&&h(t);document.title=s?h("app.page",{page:s}):h("app.title")}updated(t){t.has("notice")&&!ct(location.pathname)&&this.setTitle()}showNotice(t){this.notice=t,clearTimeout(this.timer),t.stay||(this.timer=window.setTimeout(()=>this.notice=null,Qo))}showError(){this.showNotice({text:h("app.unexpected"),stay:!0,action:{label:h("app.reload"),run:()=>location.reload()}})}announce(t){this.announcement=t===this.announcement?`${t}\xA0`:t}render(){return f` <a class="skip" href="#main" @click=${this.skip}>${h("app.skip")}</a>
      <header class="top">
        <a class="wordmark" href="/" aria-label="Ordo, ${h("app.home")}">Ordo</a>
        <nav aria-label=${h("app.nav")}>
          ${Zo.map(([t,s])=>f`<a href=${t} aria-current=${this.currentAt(t)}>${h(s)}</a>`)}
        </nav>
        <button class="quiet menu" @click=${this.openSettings}>
          <span class="only-wide">${h("settings.title")}</span><span class="only-narrow">${h("app.menu")}</span>
        </button>
      </header>
      <main id="main" tabindex="-1" ?hidden=${this.failed!==""}></main>
      ${this.failed?this.failure():m}
      <div class="notice" role="status">${this.notice?this.noticeView(this.notice):m}</div>
      <div class="visually-hidden" aria-live="polite" id="announcer">${this.announcement}</div>
      <ordo-settings></ordo-settings>`}currentAt(t){return this.path===t?"page":Oo(this.path)===t?"true":m}noticeView({text:t,action:s}){return f`<p>${t}</p>
      ${s?f`<button
              @click=${()=>{this.notice=null,s.run()}}
            >
              ${s.label}
            </button>`:m}
      <button @click=${()=>this.notice=null}>${h("app.close")}</button>`}failure(){return f`<div class="page failure">
      <p role="alert">${this.failed==="missing"?h("app.notFound"):h("app.pageFailed")}</p>
      ${this.failed==="missing"?f`<a class="button primary" href="/">${h("app.home")}</a>`:f`<button class="primary" @click=${this.tryAgain}>${h("app.retry")}</button>`}
    </div>`}skip(t){t.preventDefault(),(this.querySelector("main ordo-board")?.shadowRoot?.querySelector('.cell[tabindex="0"]')??this.querySelector("main"))?.focus()}openSettings(){this.querySelector("ordo-settings")?.open()}}bn(),await qo(),customElements.define("ordo-app",sa),Go(),Vo();const F="ordo.game.",U="ordo.history.",He=500,Pn=({mode:e})=>e==="computer"||e==="two";function Rn(e){Pn(e)&&(e.touched=new Date().toISOString(),We(e))}function na(e){Pn(e)&&We(e)}function We(e){const[t,s]=e.ended?[U,F]:[F,U];z(t+e.id,e,()=>ra(e.id)),et(s+e.id)}function ra(e){const t=yn(U).filter(s=>s!==U+e).sort()[0];return t&&et(t),!!t}function Ke({id:e}){et(F+e),et(U+e)}function zn(e){const t=E(F+e)??E(U+e);return qn(t)?t:null}function ia({id:e}){return`/play?game=${e}`}function oa(e){const t=[F,U].find(s=>e?.startsWith(s));return t&&e?e.slice(t.length):""}function aa(){return Ot(F).filter(e=>!e.ended&&e.moves.length>0)}function la(){return In(""),Ot(U).filter(e=>e.moves.length>0)}function ca(e){In(e);const t=s=>!s.moves.length&&s.id!==e;for(const s of Ot(F).filter(t))Ke(s);if(!(De(U).length<=He))for(const s of Ot(U).slice(He))s.id!==e&&Ke(s)}function In(e){for(const t of Ot(F))t.ended&&t.id!==e&&We(t)}function Ot(e){return De(e).map(t=>E(t)).filter(qn).sort((t,s)=>t.touched<s.touched?1:-1)}function qn(e){return!!e&&typeof e=="object"&&typeof e.id=="string"&&(e.game==="stein"||e.game==="khalifa")&&Fe(e.moves)&&(e.made===void 0||Fe(e.made))&&(e.mode==="computer"||e.mode==="two")&&(e.human==="w"||e.human==="b")&&Number.isInteger(e.level)&&typeof e.left?.w=="number"&&typeof e.left?.b=="number"&&Array.isArray(e.clocks)&&typeof e.begun=="string"&&typeof e.touched=="string"&&(e.start===null||typeof e.start=="string")&&(e.ended==null||ha(e.ended))&&(e.names===void 0||Fe(Object.values(e.names??{broken:null})))}function Fe(e){return Array.isArray(e)&&e.every(t=>typeof t=="string")}function ha(e){return[null,"w","b"].includes(e?.winner)&&typeof e.reason?.code=="string"}const Ge="ordo.current";function ua(){const e=E(Ge);return typeof e=="string"?zn(e):null}function jn(e){Rn(e),z(Ge,e.id),ca(e.id)}function da({id:e}){return E(Ge)===e}function fa(e){jn(e),Qt("/play")}function Mt(e){const t=new Date().toISOString(),s=(e.clock?.minutes??0)*6e4;return{id:t.replace(/\D/g,"")+Math.floor(Math.random()*1e3),start:null,moves:[],options:{},mode:"computer",human:"w",level:3,clock:null,left:{w:s,b:s},clocks:[],turning:!1,ended:null,begun:t,touched:t,...e}}function Nn(e,t=e.moves.length){return{game:e.game,...e.start?{start:e.start}:{},moves:e.moves.slice(0,t),options:e.options}}function pa({ended:e,mode:t,human:s}){if(!e?.winner)return null;const n=G(e.winner);return t==="computer"&&n!==s?null:n}function Un(e){return e?.trim().endsWith("b")?"b":"w"}function Dn(e,t){return e&&Math.ceil((e+(t==="b"?1:0))/2)}const G=e=>e==="w"?"b":"w",M={stein:{files:10,ranks:8},khalifa:{files:8,ranks:8}};function A(e,t,s){return e==="stein"?String.fromCharCode(97+t)+(s+1):`${s+1}${t+1}`}function k(e,t){const s=t.charCodeAt(0),n=t.charCodeAt(1);return e==="stein"?{x:s-97,y:n-49}:{x:n-49,y:s-49}}function ne(e,t,s){const{files:n,ranks:r}=M[e];return t>=0&&s>=0&&t<n&&s<r}function ma(e,t){const{files:s,ranks:n}=M[e];return Array.from({length:n},(i,o)=>Array.from({length:s},(a,l)=>t==="w"?A(e,l,n-1-o):A(e,s-1-l,o)))}function Ve(e,t,s,n){const r=k(e,s),i=k(e,n);if(r.x!==i.x&&r.y!==i.y)return null;const o=[];for(let a=Math.min(r.x,i.x);a<=Math.max(r.x,i.x);a++)for(let l=Math.min(r.y,i.y);l<=Math.max(r.y,i.y);l++){const c=A(e,a,l);if(!t.has(c))return null;o.push(c)}return o}function ga(e,t,s){const n=k(e,s),r=t.map(l=>k(e,l)),i=l=>Math.abs(l.x-n.x)+Math.abs(l.y-n.y),o=r.reduce((l,c)=>i(c)<i(l)?c:l),a=r.map(l=>({x:l.x+n.x-o.x,y:l.y+n.y-o.y}));return a.every(l=>ne(e,l.x,l.y))?a.map(l=>A(e,l.x,l.y)):null}function Bn(e,t,s){const n=k(e,t),r=k(e,s),i=r.x-n.x,o=r.y-n.y,a=Math.max(Math.abs(i),Math.abs(o));return a===0||i!==0&&o!==0&&Math.abs(i)!==Math.abs(o)?null:Array.from({length:a-1},(l,c)=>A(e,n.x+Math.sign(i)*(c+1),n.y+Math.sign(o)*(c+1)))}function Ye(e,t,s){return`${e.length>1?`${e[0]}:${e[e.length-1]}`:`${e[0]}`}${s?"x":"-"}${t[0]}`}function re(e,t,s){const n=new Set(t.filter(a=>a.color===s).map(a=>a.square)),r=[],i=new Set;for(const a of n){if(i.has(a))continue;i.add(a);const l=[a],c=[];for(const u of l){const{x:d,y:p}=k(e,u);for(const[g,w]of wa){if(!ne(e,d+g,p+w))continue;const $=A(e,d+g,p+w);n.has($)&&(u<$&&c.push([u,$]),!i.has($)&&(i.add($),l.push($)))}}r.push({part:l,edges:c})}return r.sort((a,l)=>l.part.length-a.part.length),{edges:r.flatMap(({edges:a},l)=>a.map(([c,u])=>({a:c,b:u,part:l}))),parts:r.map(({part:a})=>a)}}const wa=[[1,0],[1,1],[0,1],[-1,1],[-1,0],[-1,-1],[0,-1],[1,-1]];function Xe(e,t,s){const n=e.filter(i=>t.includes(i.square)).map(i=>({...i,square:s[t.indexOf(i.square)]??i.square}));return[...e.filter(i=>!t.includes(i.square)&&!s.includes(i.square)),...n]}const ya=8;function Tt(e,t){const[s=""]=t.split(" ");return s.split("/").flatMap((n,r)=>{let i=1;const o=[];for(const[a]of n.matchAll(/\d+|[a-zA-Z]/g))/\d/.test(a)?i+=Number(a):o.push($a(e,a,ya-r,i++));return o})}function $a(e,t,s,n){if(e==="stein")return{square:`${String.fromCharCode(96+n)}${s}`,color:t==="w"?"w":"b"};const r=t.toLowerCase().charCodeAt(0)-96;return{square:`${s}${n}`,color:t<"a"?"w":"b",size:r}}const ie={stein:Tt("stein","2bb6/bbbbbb4/1b2bbbb2/1b5bb1/5w1w2/1w2www3/wwwww1wwww/2ww2ww2"),khalifa:Tt("khalifa","1d6/6D1/3a4/4C3/3B1b2/2A5/6c1/8")},ba={stein:Tt("stein","2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2"),khalifa:[]};function va(e,t,s){const n=/^([1-4])@(\d\d)$/.exec(t);if(n?.[2]){const o={square:n[2],color:s,size:Number(n[1])};return{pieces:[...e,o],last:{from:[],to:[o.square]}}}const r=[],i=[];for(const o of t.split(",")){const[a="",l=""]=o.split(/[-x]/),[c="",u=c]=a.split(":"),[d,p]=[l.charCodeAt(0)-c.charCodeAt(0),l.charCodeAt(1)-c.charCodeAt(1)];for(let g=c.charCodeAt(0);g<=u.charCodeAt(0);g++)for(let w=c.charCodeAt(1);w<=u.charCodeAt(1);w++)r.push(String.fromCharCode(g,w)),i.push(String.fromCharCode(g+d,w+p))}return{pieces:Xe(e,r,i),last:{from:r,to:i}}}const Hn="ordo.name",Ct="ordo.seated",Wn=1e4,ka=50;class D extends Error{constructor(t){super(t),this.code=t}}let Kn=0;const xa=()=>Date.now()+Kn;function oe(){const e=E(Hn);return typeof e=="string"?e:""}function Sa(e){z(Hn,e.trim().slice(0,24))}async function dt(e,t,s=t===void 0?"GET":"POST"){let n;try{n=await fetch(`/api${e}`,{cache:"no-store",signal:AbortSignal.timeout(Wn),method:s,...t===void 0?{}:{headers:{"content-type":"application/json"},body:JSON.stringify(t)}})}catch{throw new D("offline")}const r=Date.parse(n.headers.get("date")??"");r&&(Kn=r-Date.now());const i=await n.json().catch(()=>null);if(n.ok&&i)return i;const o=i?.error?.code;throw typeof o=="string"&&o!=="no-such-call"?new D(o):new D(n.status>=500?"try-again":"no-online")}const Aa=e=>dt(`/games/${e}`);async function Ea(e){const t=await fetch(`/api/games/${e}/record`,{cache:"no-store",signal:AbortSignal.timeout(Wn)}).catch(()=>null);if(!t)throw new D("offline");if(!t.ok)throw new D("try-again");return t.text()}const _a=e=>Je("/games",{...e,name:oe()}),Oa=e=>Je("/quick",{...e,name:oe()}),Ma=e=>Je(`/games/${e}/join`,{name:oe()});async function Je(e,t){const s=await dt(e,t);return E(Ct)!==!0&&z(Ct,!0),window.dispatchEvent(new CustomEvent("ordo-seat",{detail:s})),s}const Ta=e=>dt(`/games/${e}/block`,void 0,"PUT"),Ca=e=>dt(`/games/${e}/block`,void 0,"DELETE");async function La(){if(E(Ct)!==!0)return[];try{return(await dt("/blocks")).blocks}catch(e){if(!(e instanceof D)||e.code!=="no-seat")throw e;return[]}}async function Fn(e){return(await dt(`/games?${new URLSearchParams(e)}`)).games}async function Gn(e={}){if(E(Ct)!==!0)return[];try{const t=await Fn({list:"mine",...e});return e.until||window.dispatchEvent(new CustomEvent("ordo-mine",{detail:t})),t}catch(t){if(!(t instanceof D)||t.code!=="no-seat")throw t;return z(Ct,!1),[]}}function Pa(e){if(!(e instanceof D))throw e;return Vn(e.code)}function Vn(e){const t=`refused.${Yn(e)}`,s=h(t);return s===t?h("refused.tryAgain"):s}function Yn(e){return e.replace(/[- ](\w)/g,(t,s)=>s.toUpperCase())}const ae=e=>e.position.endsWith("b")?"b":"w",Ra=e=>Dn(e.plies,e.plies%2?G(ae(e)):ae(e)),le=e=>e.status==="playing"&&!!e.you&&ae(e)===e.you,Lt=e=>e.clock.includes("+"),Xn=e=>e.status!=="playing"?e.status:le(e)?"mine":"theirs";function za({result:e},t){return e==="1/2-1/2"?"\xBD":e!=="1-0"&&e!=="0-1"?"":e==="1-0"==(t==="w")?"1":"0"}const Ia=e=>(e.you==="w"?e.black:e.white)??"";function qa(e,t,s){return t.filter(n=>{const[r,i]=[e.get(n.id),Xn(n)];return i!=="mine"&&i!=="theirs"?!1:r===void 0?s?i==="mine"&&Lt(n):!0:r==="open"||r==="theirs"&&i==="mine"})}function ja(e,t,s){return e.filter(n=>n.game===t&&n.clock===s).length}const Jn=10;function Zn(e,t,s){const n=t.filter(o=>!s.some(a=>tr(o,a))),r=s.filter(o=>!t.some(a=>tr(o,a)));if(n.length>Jn||r.length>Jn)return{slides:[],gone:[],fresh:[]};const i=[];for(const[o,a]of Na(e,n,r))i.push({piece:o,from:a.square}),n.splice(n.indexOf(a),1),r.splice(r.indexOf(o),1);return{slides:i,gone:n,fresh:r}}function Na(e,t,s){const n=[];for(const r of new Set(s.map(Pt))){const i=s.filter(a=>Pt(a)===r).sort(Qn(e)),o=t.filter(a=>Pt(a)===r).sort(Qn(e));i.length===o.length&&i.forEach((a,l)=>{const c=o[l];c&&n.push([a,c])})}return n}function Qn(e){return(t,s)=>{const n=k(e,t.square),r=k(e,s.square);return n.x-r.x||n.y-r.y}}const Pt=e=>`${e.color}${e.size??""}`,tr=(e,t)=>e.square===t.square&&Pt(e)===Pt(t),T=(e,t)=>y`<circle class=${t} r=${e} />`,Rt=(e,t)=>{const s=e*.87,n=s*2;return y`<rect class=${t} x=${-s} y=${-s} width=${n} height=${n} rx=${e*.26} />`},ce=(e,t)=>er(t,ft(6,e*1.06)),zt=(e,t)=>er(t,ft(4,e*1.12));function ft(e,t){return Array.from({length:e},(s,n)=>{const r=n*2*Math.PI/e-Math.PI/2;return[t*Math.cos(r),t*Math.sin(r)].map(i=>i.toFixed(1)).join(" ")})}const er=(e,t)=>y`<path class=${e} stroke-linejoin="round" d="M${t.join("L")}Z" />`;function sr(e,t){return y`<path class="ring" d=${e.map((s,n)=>`M${s}L${t[n]}`).join("")} />`}function nr(e){const t=[0,0,9,15,15][e]??0,s=e%2?[[0,0]]:[],n=e>1?[[-t,t],[t,-t]]:[],r=e===4?[[-t,-t],[t,t]]:[];return[...s,...n,...r].map(([i=0,o=0])=>y`<circle class="dot" cx=${i} cy=${o} r="5.5" />`)}const It=e=>13+e*7;function V(e,t,s){return Array.from({length:t},(n,r)=>e(It(t)-s*r,r?"ring step":"body"))}const Ze={discs:{w:{single:y`${T(38,"body")}${T(27,"ring")}`,sized:e=>V(T,e,7),outline:e=>V(T,e,7)},b:{single:y`${T(38,"body")}${T(9,"dot")}`,sized:e=>y`${V(T,e,7)}${T(4,"dot")}`,outline:e=>V(T,e,7)}},blocks:{w:{single:y`${T(38,"body")}${T(30,"ring")}${T(12,"ring")}`,sized:e=>y`${T(It(e),"body")}${nr(e)}`,outline:e=>T(It(e),"body")},b:{single:y`${Rt(38,"body")}${Rt(29,"ring")}${Rt(9,"dot")}`,sized:e=>y`${Rt(It(e),"body")}${nr(e)}`,outline:e=>Rt(It(e),"body")}},gems:{w:{single:y`${ce(39,"body")}${ce(22,"ring")}${sr(ft(6,41),ft(6,23.3))}`,sized:e=>V(ce,e,7.5),outline:e=>V(ce,e,7.5)},b:{single:y`${zt(39,"body")}${zt(18,"ring")}${sr(ft(4,43),ft(4,20))}`,sized:e=>y`${V(zt,e,8)}${zt(4,"dot")}`,outline:e=>V(zt,e,8)}}};function qt({color:e,size:t},s,n){const r=(Object.hasOwn(Ze,n)?Ze[n]:Ze.discs)[e];return t?s?y`${r.outline(t)}<circle class="plate" r="13" /><text class="digit" y="8">${t}</text>`:r.sized(t):r.single}const x=34,v=100,jt=92;function rt(e){const{files:t,ranks:s}=M[e];return{width:t*v+2*x,height:s*v+2*x}}function b(e,t){const{files:s,ranks:n}=M[e.game],{x:r,y:i}=k(e.game,t),o=e.orientation==="w"?r:s-1-r,a=e.orientation==="w"?n-1-i:i;return{x:x+(o+.5)*v,y:x+(a+.5)*v}}function Ua(e,t){const{game:s}=e,{files:n,ranks:r}=M[s],{width:i,height:o}=rt(s),a=[];for(let l=0;l<n;l++)for(let c=0;c<r;c++){if((l+c)%2)continue;const u=b(e,A(s,l,c));a.push(y`<rect class="dark" x=${u.x-50} y=${u.y-50} width="100" height="100" />`)}return y`
    <rect class="frame" width=${i} height=${o} rx="20" />
    <rect class="light" x=${x} y=${x} width=${n*v} height=${r*v} />
    ${a}
    ${s==="stein"?[rr(e,"w",t),rr(e,"b",t)]:m}
    <rect class="inset" x=${x} y=${x} width=${n*v} height=${r*v} />`}function rr(e,t,s){const{files:n,ranks:r}=M[e.game],i=b(e,A(e.game,0,t==="w"?0:r-1)),o=x+n*v+x/2,a=i.y<400?i.y-50:i.y+50;return y`
    <rect class="home ${t}" x=${x} y=${i.y-50} width=${n*v} height="100" />
    <line class="home-edge ${t}" x1=${x} x2=${x+n*v} y1=${a} y2=${a} />
    <g class="home-mark ${t}" transform="translate(${o} ${i.y}) scale(0.28)">
      ${qt({color:t},!1,s)}
    </g>`}function Da(e){const{game:t}=e,{files:s,ranks:n}=M[t],{height:r}=rt(t),i=[];for(let o=0;o<s;o++){const a=t==="stein"?String.fromCharCode(97+o):String(o+1);i.push(y`<text x=${b(e,A(t,o,0)).x} y=${r-9}>${a}</text>`)}for(let o=0;o<n;o++)i.push(y`<text x=${x/2} y=${b(e,A(t,0,o)).y+8}>${o+1}</text>`);return y`<g class="coordinates">${i}</g>`}function Ba(e,t,s,{drained:n,split:r}){const i=(o,a,l)=>{const c=b(e,a),u=b(e,l);return y`<line class=${o} x1=${c.x} y1=${c.y} x2=${u.x} y2=${u.y} />`};return y`<g class="net ${t} ${r?"split":""}">
    ${s.filter(({part:o})=>o===0).map(({a:o,b:a})=>i("edge",o,a))}
    ${s.map(({a:o,b:a,part:l})=>i(n&&l>0?"drained":`part-${Math.min(l,3)}`,o,a))}
  </g>`}function Ha(e,t){return y`<g class="trail">${t.from.map((s,n)=>{const r=t.to[n];if(!r)return m;const i=b(e,s),o=b(e,r);return y`
      <circle class="origin" cx=${i.x} cy=${i.y} r="14" />
      <path d=${Wa(i,o)} />
      <rect class="landed" x=${o.x-50} y=${o.y-50} width="100" height="100" />`})}
  ${t.from.length?m:t.to.map(s=>{const n=b(e,s);return y`<rect class="landed" x=${n.x-50} y=${n.y-50} width="100" height="100" />`})}</g>`}function Wa(e,t){const s=Math.hypot(t.x-e.x,t.y-e.y)||1,n=-(t.y-e.y)/s*26,r=(t.x-e.x)/s*26;return`M${[[e.x-n/4,e.y-r/4],[t.x-n,t.y-r],[t.x+n,t.y+r],[e.x+n/4,e.y+r/4]].map(o=>o.join(" ")).join("L")}Z`}function Ka(e,t){return y`<g class="arrow ${t.kind??"best"}">${t.to.map((s,n)=>{const r=t.from[n],i=b(e,s);return r?ir(e,r,s):y`<circle class="spot" cx=${i.x} cy=${i.y} r="40" />`})}</g>`}function ir(e,t,s){const n=b(e,t),r=b(e,s),i=Math.hypot(r.x-n.x,r.y-n.y)||1,o=(r.x-n.x)/i,a=(r.y-n.y)/i,l={x:r.x-o*8,y:r.y-a*8},c={x:l.x-o*34,y:l.y-a*34};return y`
    <line x1=${n.x+o*30} y1=${n.y+a*30} x2=${c.x} y2=${c.y} />
    <path d="M${l.x} ${l.y}L${c.x-a*22} ${c.y+o*22}L${c.x+a*22} ${c.y-o*22}Z" />`}function or(e,{from:t,to:s,color:n}){const r=b(e,t);return y`<g class="arrow shape ${n}" data-shape="${t}${s??""}">${s?ir(e,t,s):y`<circle class="ring" cx=${r.x} cy=${r.y} r="45" />`}</g>`}function Fa(e,t,s,n){return y`<g class="pieces">${gn(t,r=>`${r.square}${r.color}${r.size??""}`,r=>{const i=b(e,r.square);return y`<g class="place" transform="translate(${i.x} ${i.y})">
        <g class="piece ${r.color} ${s(r)}" data-square=${r.square}>${n(r)}</g></g>`})}</g>`}function Ga(e,t){const s=t[0],n=t[t.length-1];if(!s||!n||t.length<2)return m;const r=b(e,s),i=b(e,n);return y`<line class="bar" x1=${r.x} y1=${r.y} x2=${i.x} y2=${i.y} />`}function Va(e,t){const s=new Set;for(const n of t)n.from.forEach((r,i)=>{const o=n.to[i];if(o)for(const a of[...Bn(e.game,r,o)??[],o])s.add(a)});return[...s].map(n=>{const r=b(e,n);return y`<rect class="lane" x=${r.x-50} y=${r.y-50} width="100" height="100" />`})}function Ya(e,t){const s=b(e,t);return y`<circle class="open" cx=${s.x} cy=${s.y} r="7" />`}function Xa(e,t,{captures:s,wins:n}){const r=b(e,t),i=s?y`<circle class="take" r="44" />`:n?m:y`<circle class="dot" r="13" />`;return y`<g class="target" transform="translate(${r.x} ${r.y})">${i}${n?ar:m}</g>`}const ar=y`<path class="crown" d="M-24 16L-28 -14L-12 0L0 -22L12 0L28 -14L24 16Z" />`;function lr(e,{square:t,kind:s}){const n=b(e,t),r=`translate(${n.x} ${n.y})`;return s==="no"?y`<g class="mark no" transform=${r}><path d="M-9 -9L9 9M9 -9L-9 9" /></g>`:s==="goal"?y`<g class="mark goal" transform=${r}>${ar}</g>`:y`<g class="mark ${s}" transform=${r}><rect x="-46" y="-46" width="92" height="92" rx="14" /></g>`}const Nt=new Set;let Qe=null;class ts{constructor(t){this.host=t,this.name="",t.addController(this)}hostConnected(){Qe??=new MutationObserver(()=>Nt.forEach(t=>t.update())),Nt.size||Qe.observe(document.documentElement,{attributeFilter:["data-pieces"]}),Nt.add(this),this.update()}hostDisconnected(){Nt.delete(this),Nt.size||Qe?.disconnect()}update(){const s=(this.host.closest("[data-pieces]")??document.documentElement).getAttribute("data-pieces")??"";s!==this.name&&(this.name=s,this.host.requestUpdate())}}const Ja=X`
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
  .arrow.premove {
    color: var(--_premove);
  }
  .arrow.premove line {
    stroke-dasharray: 16 14;
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
  .mark.premove rect {
    stroke: var(--_premove);
    stroke-dasharray: 12 8;
    fill: var(--_premove);
    fill-opacity: 0.3;
  }
  .mark.no path {
    fill: none;
    stroke: var(--_black-edge);
    stroke-width: 4;
    stroke-linecap: round;
    opacity: 0.5;
  }
`,es=X`
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
`,ss=X`
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
    --_premove: var(--board-premove, light-dark(#2b5c87, #9cc8ee));
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
`,cr=X`
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
`,Za=X`
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
`,Qa=[ss,cr,es,Ja,Za],tl=[ss,cr,es],el=[ss,es],sl=14;class nl extends K{static styles=[tl,X`
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
    `];static properties={game:{type:String},pieces:{attribute:!1},orientation:{type:String},net:{attribute:!1},label:{type:String},moved:{state:!0}};constructor(){super(),this.game="stein",this.pieces=[],this.orientation="w",this.net=!0,this.label="",this.moved=[],this.pieceSet=new ts(this)}willUpdate(t){const s=t.get("pieces");if(!s)return;const{slides:n,fresh:r}=t.has("game")?{slides:[],fresh:[]}:Zn(this.game,s,this.pieces);this.moved=[...n.flatMap(({piece:i,from:o})=>[o,i.square]),...r.map(({square:i})=>i)]}render(){const t={game:this.game,orientation:this.orientation},{width:s,height:n}=rt(this.game),r=x-sl,i=this.pieceSet.name;return f`<svg
      viewBox="${r} ${r} ${s-2*r} ${n-2*r}"
      role=${this.label?"img":m}
      aria-label=${this.label||m}
      aria-hidden=${this.label?m:"true"}
    >
      <rect class="frame" x=${r} y=${r} width=${s-2*r} height=${n-2*r} rx="12" />
      <rect class="light" x=${x} y=${x} width=${s-2*x} height=${n-2*x} />
      <path class="dark" d=${rl(t)} />
      ${this.game==="stein"?[hr(t,"w"),hr(t,"b")]:m}
      ${this.moved.map(o=>{const{x:a,y:l}=b(t,o);return y`<rect class="moved" x=${a-v/2} y=${l-v/2} width=${v} height=${v} />`})}
      ${this.net&&this.game==="stein"?[ur(t,this.pieces,"w"),ur(t,this.pieces,"b")]:m}
      ${this.pieces.map(o=>{const{x:a,y:l}=b(t,o.square);return y`<g class="piece ${o.color}" transform="translate(${a} ${l})">${qt(o,!1,i)}</g>`})}
    </svg>`}}function rl(e){const{files:t,ranks:s}=M[e.game];let n="";for(let r=0;r<t;r++)for(let i=r%2;i<s;i+=2){const o=b(e,A(e.game,r,i));n+=`M${o.x-v/2} ${o.y-v/2}h${v}v${v}h${-v}z`}return n}function hr(e,t){const{files:s,ranks:n}=M[e.game],{y:r}=b(e,A(e.game,0,t==="w"?0:n-1));return y`<rect class="home ${t}" x=${x} y=${r-v/2} width=${s*v} height=${v} />`}function ur(e,t,s){const r=re(e.game,t,s).edges.map(({a:i,b:o})=>{const[a,l]=[b(e,i),b(e,o)];return`M${a.x} ${a.y}L${l.x} ${l.y}`}).join("");return y`<g class="net ${s}">${s==="w"?y`<path class="edge" d=${r} />`:m}<path d=${r} /></g>`}customElements.define("ordo-mini-board",nl);const il=["stein","khalifa"];function dr(e,t){return f`<fieldset>
    <legend>${h("home.pick")}</legend>
    <div class="game-cards">${il.map(s=>ol(s,s===e,()=>t(s)))}</div>
  </fieldset>`}function ol(e,t,s){return f`<label class="game-card">
    <input type="radio" name="game" .checked=${t} @change=${s} />
    <span class="card">
      <ordo-mini-board game=${e} .pieces=${ie[e]}></ordo-mini-board>
      <span class="card-words"
        ><strong>${h(`game.${e}`)}</strong><span>${h(`game.${e}.line`)}</span>
        <span class="soft small">${h(`game.${e}.by`)}</span></span
      >
    </span></label
  >`}function fr(e,t,s,n,r){return f`<fieldset>
    <legend>${t}</legend>
    <div class="choice">
      ${s.map(([i,o])=>f`<label
            ><input type="radio" name=${e} .checked=${n===i} @change=${()=>r(i)} /><span
              >${o}</span
            ></label
          >`)}
    </div>
  </fieldset>`}const al=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,ns=e=>al.test(e)?`\u2068${e}\u2069`:e,pr=24;function rs({mode:e,names:t},s){return e==="two"?t?.[s]?.trim().slice(0,pr)??"":""}function mr(e,t){return e.mode!=="computer"?ns(rs(e,t))||h("play.side",{color:t}):t===e.human?h("play.you"):h("play.computer",{level:e.level})}const is=10,ll=Array.from({length:is},(e,t)=>t+1),gr=e=>Math.ceil(e/2);function wr(e){return h("new.level.n",{n:e,kind:h(`new.level.kind.${gr(e)}`)})}function cl(e,t){const s=gr(e);return f`<div class="level">
    <label
      ><span class="legend">${h("new.level")}</span>
      <input
        type="range"
        min="1"
        max=${is}
        .value=${String(e)}
        .style=${`--at: ${(e-1)/(is-1)}`}
        aria-valuetext=${wr(e)}
        @input=${n=>t(Number(n.target.value))}
    /></label>
    <div class="level-steps" aria-hidden="true">
      ${ll.map(n=>f`<span ?data-chosen=${n===e} @click=${()=>t(n)}>${n}</span>`)}
    </div>
    <p class="level-words">
      <strong>${h(`new.level.kind.${s}`)}</strong> <span class="soft">${h(`new.level.line.${s}`)}</span>
    </p>
  </div>`}const hl={game:"stein",mode:"computer",level:2,color:"w",starter:"random",clock:"none",computerClock:"none",white:"",black:"",turning:!1},yr="ordo.wishes",ul=["none","3+2","5+0","5+3","10+0","10+5","20+0","30+0"];function he(){const e=E(yr),t={...hl};if(e&&typeof e=="object")for(const[s,n]of Object.entries(e))typeof n==typeof t[s]&&(t[s]=n);for(const s of["color","starter"])t[s]==="lots"&&(t[s]="random");return t.game!=="khalifa"&&(t.game="stein"),t}function $r(e){z(yr,{...he(),...e})}function os(e){return e==="random"?Math.random()<.5?"w":"b":e}function br({mode:e,turning:t,white:s,black:n}){return e==="two"?{turning:t,names:{w:s.trim(),b:n.trim()}}:{}}const vr=({mode:e})=>e==="two"?"clock":"computerClock";function kr(e){const[t,s]=e[vr(e)].split("+").map(Number),n=e.game==="khalifa"?os(e.starter):"w";return Mt({game:e.game,mode:e.mode,level:Math.min(10,Math.max(1,Math.round(e.level))),human:os(e.color),start:n==="b"?"8/8/8/8/8/8/8/8 b":null,clock:t?{minutes:t,increment:s??0}:null,...br(e)})}class dl extends C{static properties={preferences:{state:!0},from:{attribute:!1}};constructor(){super(),this.preferences=he(),this.from=null;const t=new URLSearchParams(location.search).get("new");(t==="stein"||t==="khalifa")&&(this.preferences.game=t)}setPreferences(t){this.preferences={...this.preferences,...t},this.dispatchEvent(new CustomEvent("ordo-preferences",{detail:this.preferences,bubbles:!0}))}willUpdate(t){t.has("from")&&this.from&&(this.preferences={...he(),color:this.from.turn})}start(){const{mode:t,level:s,white:n,black:r}=this.preferences;$r(this.from?{mode:t,level:s,white:n,black:r}:this.preferences),this.dispatchEvent(new CustomEvent("ordo-start",{detail:this.match(),bubbles:!0}))}match(){if(!this.from)return kr(this.preferences);const{mode:t,level:s,color:n}=this.preferences,{game:r,moves:i,start:o=null,options:a={}}=this.from.input;return Mt({game:r,moves:i,start:o,options:a,mode:t,level:s,human:os(n),...br(this.preferences)})}render(){const{preferences:t}=this;return f`<div class=${Zt({"new-game":!0,going:!!this.from})}>
      ${this.from?m:dr(t.game,s=>this.setPreferences({game:s}))}
      <div class="new-options">
        ${this.choice("mode",h("new.opponent"),[["computer",h("home.computer")],["two",h("home.two")]])}
        ${t.mode==="computer"?this.computer():this.two()} ${this.from?m:this.clock()}
        ${t.game==="khalifa"&&!this.from?this.choice("starter",h("new.starter"),this.sides()):m}
        <div class="start"><button class="primary large" @click=${this.start}>${h("new.start")}</button></div>
      </div>
    </div>`}computer(){return f`${cl(this.preferences.level,t=>this.setPreferences({level:t}))}
    ${this.choice("color",h("new.color"),this.sides())}`}two(){return f`${this.name("white",h("new.name",{color:"w"}))}
    ${this.name("black",h("new.name",{color:"b"}))}
    ${se(h("new.autoFlip"),this.preferences.turning,t=>this.setPreferences({turning:t}))}`}name(t,s){return f`<label class="field"
      ><span>${s}</span>
      <input
        type="text"
        maxlength=${pr}
        autocomplete="off"
        spellcheck="false"
        placeholder=${h(t==="white"?"seat.w":"seat.b")}
        .value=${this.preferences[t]}
        @input=${n=>this.setPreferences({[t]:xr(n)})}
    /></label>`}clock(){const t=vr(this.preferences),s=this.preferences[t];return f`<label class="field"
      ><span>${h("new.clock")}</span>
      <select @change=${n=>this.setPreferences({[t]:xr(n)})}>
        ${ul.map(n=>f`<option value=${n} .selected=${n===s}>${fl(n)}</option>`)}
      </select></label
    >`}sides(){return[["w",h("seat.w")],["b",h("seat.b")],["random",h("new.color.random")]]}choice(t,s,n){return fr(t,s,n,this.preferences[t],r=>this.setPreferences({[t]:r}))}}const xr=e=>e.target.value;function fl(e){const[t,s]=e.split("+").map(Number);return t?s?h("new.clock.inc",{minutes:t,count:s}):h("new.clock.n",{count:t}):h("new.clock.none")}customElements.define("ordo-new-game",dl);class _ extends Error{constructor(t){super(t.code),this.name="OrdoError",this.detail=t}}const as=new Map;function pl(e){return e?de(e):ls("rules.wasm")}function ue(e){return e?de(e):ls(wl()?"ordo.wasm":"ordo-scalar.wasm")}function ml(e){return e?de(e):ls("ordo-threads.wasm")}const gl=[[0,97,115,109,1,0,0,0],[1,5,1,96,0,1,123],[3,2,1,0],[10,8,1,6,0,65,0,253,15,11]];function wl(){return WebAssembly.validate(new Uint8Array(gl.flat()))}function ls(e){const t=as.get(e);if(t)return t;const s=yl(e);return as.set(e,s),s.catch(()=>as.delete(e)),s}async function yl(e){let t;try{t=await fetch(new URL(`../engine/${e}`,import.meta.url))}catch{throw new _({code:"load.missing",args:{status:0}})}if(!t.ok)throw new _({code:"load.missing",args:{status:t.status}});return t.headers.get("content-type")==="application/wasm"?WebAssembly.compileStreaming(t).catch(Ut):de(await t.arrayBuffer().catch(Ut))}async function de(e){return WebAssembly.compile(e).catch(Ut)}function Ut(){throw new _({code:"load.broken"})}const $l=new TextEncoder,bl=new TextDecoder;function vl(e,t,s){const n={now:()=>performance.timeOrigin+performance.now(),info:s};try{const{exports:r}=new WebAssembly.Instance(e,t?{ordo:n,env:{memory:t}}:{ordo:n});return r}catch{return Ut()}}class Sr{#e;#s;#n;#t;#r=null;constructor(t,s=()=>{},n=void 0){this.#e=t,this.#n=n,this.#s=s,this.#t=this.#a()}get hasEngine(){return!!this.#t.tables}#a(){const t=vl(this.#e,this.#n,(s,n)=>this.#s(this.#l(s,n)));return(!t.memory||!t.reserve||!t.call||!t.answer)&&Ut(),t}#l(t,s){const n=new Uint8Array(this.#t.memory.buffer,t>>>0,s>>>0);return JSON.parse(bl.decode(this.#n?n.slice():n))}ask(t){return this.askBytes($l.encode(JSON.stringify(t)))}askBytes(t){return this.#i(t,"call")}loadTables(t){const s=this.#i(t,"tables");return this.#r=t,s}#i(t,s){let n;try{const r=this.#t.reserve(t.length)>>>0;if(r===0)throw new _({code:"limit.memory",args:{megabytes:t.length>>20}});new Uint8Array(this.#t.memory.buffer,r,t.length).set(t);const i=this.#t[s]();n=this.#l(this.#t.answer(),i)}catch(r){throw r instanceof _?r:(this.#o(),new _({code:"engine.died"}))}if("error"in n)throw new _(n.error);return n.ok}#o(){if(this.#n)return;const t=this.#r;this.#r=null,this.#t=this.#a(),t&&this.loadTables(t)}}async function kl(e){const t=new Sr(await pl(e));let s=t.hasEngine?t:null,n=!1;const r=(a,l)=>t.ask({[a]:l}),i=()=>s??xl(),o=(a,l)=>i().ask({engine:{[a]:l}});return{view:a=>r("view",q(a)),positions:a=>r("positions",q(a)),explain:(a,l)=>r("explain",{input:q(a),move:l}),preview:(a,l)=>r("preview",{input:q(a),move:l}),steps:(a,l)=>r("steps",{input:q(a),made:l}),lens:a=>r("lens",q(a)),check:(a,l,c={})=>r("check",{game:a,position:l,options:c}),rematchStarter:a=>r("rematchStarter",q(a)),readRecords:a=>r("readRecords",a),open:a=>r("open",a),writeRecord:a=>r("writeRecord",a),addSolver:a=>{s??=new Sr(a)},probe:a=>n?o("probe",q(a)):null,loadTables:a=>{const l=i().loadTables(a);return n=!0,l},puzzles:a=>o("puzzles",a),dailyPuzzle:(a,l)=>o("dailyPuzzle",{data:a,day:l}),puzzle:a=>o("puzzle",a),judgePuzzle:(a,l)=>o("judgePuzzle",{point:a,move:l}),hintPuzzle:a=>o("hintPuzzle",a),missedWin:a=>o("missedWin",q(a)),codes:()=>r("codes",{})}}function xl(){throw new Error("addSolver was not called")}function q({game:e,start:t,moves:s,options:n={}}){const{repetition:r,spacing:i}=n;return{game:e,start:t,moves:s,options:{repetition:r,spacing:i}}}const Sl=7;function Ar({game:e,pieces:t,outcome:s}){return e==="stein"&&!s&&t.length<=Sl}async function Al({isFresh:e=!1}={}){const t=new URL("../engine/stein-tables.pack",import.meta.url),s=!!navigator.serviceWorker?.controller;try{const n=await fetch(t,{cache:e?"reload":"default"});if(!n.ok)throw new Error(n.statusText);const r=new Uint8Array(await n.arrayBuffer());return s||El(t),r}catch{throw new _({code:"tables.missing"})}}function El(e){const t=navigator.serviceWorker,s=()=>{fetch(e).catch(()=>{})};t?.controller?s():t?.addEventListener("controllerchange",s,{once:!0})}function fe(e){let t=null;return()=>(t??=e().catch(s=>{throw t=null,s}),t)}let pe=null,cs=null,Er=!1;const Y=fe(()=>kl()),_l=fe(async()=>{const e=Promise.resolve().then(function(){return Ku}).then(({createEngine:n})=>n()),[t,s]=await Promise.all([Y(),e]);return pe=s,cs&&pe.useTables(cs),{rules:t,engine:pe}}),hs=fe(async()=>{const[e,t]=await Promise.all([Y(),ue()]);return e.addSolver(t),e}),_r=fe(async()=>{const[e,t,s]=await Promise.all([Y(),ue(),Al({isFresh:Er})]);e.addSolver(t);try{e.loadTables(s)}catch(n){throw Er=!0,n}cs=s,pe?.useTables(s)}),Ol=1e5,Ml=/^[\w:@,x-]{2,40}$/;function Dt(e){const t=[`g=${e.game}`];e.start&&t.push(`p=${e.start.replaceAll(" ","_")}`),e.moves.length&&t.push(`m=${e.moves.join(".")}`);const s=[e.options?.repetition===!1?"repeat":"",e.options?.spacing==="adjacent"?"adjacent":""];return s.some(Boolean)&&t.push(`x=${s.filter(Boolean).join(".")}`),`#${t.join("&")}`}function us(e){if(e.length>Ol)return null;let t=e.replace(/^#/,"");try{t=decodeURIComponent(t)}catch{return null}const s=new Map(t.split("&").map(l=>[l.slice(0,l.indexOf("=")),l.slice(l.indexOf("=")+1)])),n=s.get("g");if(n!=="stein"&&n!=="khalifa")return null;const r=(s.get("m")??"").split(".").filter(Boolean);if(!r.every(l=>Ml.test(l)))return null;const i=s.get("p")?.replaceAll("_"," "),o=(s.get("x")??"").split("."),a={};return o.includes("repeat")&&(a.repetition=!1),o.includes("adjacent")&&(a.spacing="adjacent"),{game:n,...i?{start:i}:{},moves:r,options:a}}function Or(e){return/^#.*\bg=/.test(e)}function Tl(e,t){return`/analyse?review=1${t?`&lost=${t}`:""}${Dt(e)}`}function Cl(e,t="/play"){return`${location.origin}${t}${Dt(e)}`}const pt=1;function Mr(e){const t=i=>e.mode==="two"?rs(e,i)||h(`seat.${i}`):mr(e,i),s=e.mode==="computer"||e.mode==="two",n=[["Event","?"],["Site","?"],["Date",e.begun.slice(0,10).replaceAll("-",".")],["Round","-"],["White",s?t("w"):"?"],["Black",s?t("b"):"?"]];e.clock&&n.push(["TimeControl",`${e.clock.minutes*60}+${e.clock.increment}`]);const r=e.ended&&ds[e.ended.reason.code];return r&&n.push(["Termination",r]),{tags:n,game:e.game,start:e.start,options:e.options,result:Ll(e.ended),nodes:e.moves.map((i,o)=>{const a=e.clocks[o];return a===void 0?{move:i}:{move:i,clock:Math.round(a/1e3)}})}}const ds={"outcome.resignation":"resignation","outcome.time":"time","outcome.agreement":"agreement"};function Ll(e){return e?e.winner==="w"?"1-0":e.winner==="b"?"0-1":"1/2-1/2":"*"}function Pl(e,t){const s=t.trim(),n=s.indexOf("#g=");if(n>=0&&!/\s/.test(s))return{matches:Rl(e,s.slice(n))};const{games:r,fault:i}=e.open(s);return{matches:r.map(({record:o,fault:a})=>({...Il(o),...a?{fault:a}:{}})),...i?{fault:i}:{}}}function Rl(e,t){const s=us(t);return s?(e.view(s),[Mt({...s,start:s.start??null,options:s.options??{},mode:"view"})]):[]}function zl(e,t){const s=Object.keys(ds).find(r=>ds[r]===t);if(!s||e==="*"||e==="1/2-1/2"!=(s==="outcome.agreement"))return null;const n=e==="1-0"?"w":e==="0-1"?"b":null;return{winner:n,reason:n?{code:s,args:{winner:n}}:{code:s}}}function Il(e){const t=r=>e.tags.find(([i])=>i===r)?.[1]??"?",s=e.nodes.map(r=>r.move),n=[t("White"),t("Black")];return Mt({game:e.game,start:e.start,options:e.options,moves:s,mode:"view",ended:zl(e.result,t("Termination")),title:n.some(r=>r!=="?")?n.join(" \u2013 "):s.slice(0,6).join(" ")||e.start||"?",record:e})}async function ql(e){if(e.record&&jl(e.record)){const[{Tree:t},{fragmentOfTree:s},n]=await Promise.all([Promise.resolve().then(function(){return Ah}),Promise.resolve().then(function(){return Rh}),Y()]);return`/analyse${await s(n,t.ofRecord(e.record))}`}return`/play${Dt(Nn(e))}`}function jl({comment:e,nodes:t}){return!!e||t.some(s=>s.comment||s.commentBefore||s.nags?.length||s.variations?.length||s.eval)}class Nl extends C{static properties={opened:{state:!0},problem:{state:!0},found:{state:!0}};constructor(){super(),this.opened=!1,this.problem="",this.found=[]}async open(){this.opened=!0,this.problem="",this.found=[],await this.updateComplete,this.querySelector("dialog")?.showModal()}close(){this.querySelector("dialog")?.close()}async onFile(t){const s=t.target,n=s.files?.[0];n&&(n.size>pt*1e6?this.problem=h("share.tooBig",{limit:pt}):await this.read(await n.text()),s.value="")}onPaste(){this.read(this.querySelector("textarea")?.value??"")}onBigPaste(t){(t.clipboardData?.getData("text/plain")??"").length<=pt*1e6||(t.preventDefault(),this.problem=h("share.tooBig",{limit:pt}))}async read(t){if(this.problem="",this.found=[],!!t.trim()){if(t.length>pt*1e6){this.problem=h("share.tooBig",{limit:pt});return}try{const s=await Y(),{matches:n,fault:r}=Pl(s,t),[i]=n;if(i&&n.length===1&&!r)return this.choose(i);this.found=n.slice(0,200),r?this.problem=h("share.missing",{reason:I(r)}):i||(this.problem=h("share.unreadable"))}catch(s){this.problem=s instanceof _?h("share.nothing",{reason:I(s.detail)}):h("share.unreadable")}}}choose(t){this.close(),this.dispatchEvent(new CustomEvent("ordo-open",{detail:t,bubbles:!0})),t.fault&&ut(h("share.faulty",{reason:I(t.fault)}),{stay:!0})}render(){return this.opened?f`<dialog
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
        ${this.problem?f`<p class="problem" role="alert">${this.problem}</p>`:m}
        ${this.found.length?f`<p>${h("share.several",{count:this.found.length})}</p>
                <ul class="found">
                  ${this.found.map(t=>f`<li>
                        <button class="quiet" @click=${()=>this.choose(t)}>${t.title}</button>
                        ${t.fault?f`<p class="soft small">${I(t.fault)}</p>`:m}
                      </li>`)}
                </ul>`:m}
        <div class="sheet-foot">
          <label class="button"
            >${h("share.file")}<input class="visually-hidden" type="file" @change=${this.onFile}
          /></label>
          <button class="primary" @click=${this.onPaste}>${h("share.open")}</button>
        </div>
      </div>
    </dialog>`:m}}customElements.define("ordo-open",Nl);function fs(e){"requestIdleCallback"in globalThis?requestIdleCallback(e,{timeout:2e3}):setTimeout(e,200)}const ps=new Map,Tr=new Map;function ms(e){const t=ps.get(e);if(t)return t;const s=Ul(e).catch(n=>{throw ps.delete(e),n});return ps.set(e,s),s}async function Ul(e){const t=await fetch(new URL(`../features/puzzles/data/${e}.txt`,import.meta.url));if(!t.ok)throw new Error(`puzzles: ${t.status}`);return t.text()}async function Cr(e){const[t,s]=await Promise.all([hs(),ms(e)]),n=Tr.get(e)??t.puzzles({data:s});return Tr.set(e,n),n}async function Dl(e,t){const[s,n]=await Promise.all([hs(),ms(e)]);return s.dailyPuzzle(n,t)}const gs="ordo.puzzles",Bl=900,ws=200,Hl=.06;function Lr(){return{rating:Bl,deviation:ws,volatility:Hl}}function Wl(){return{game:"stein",ratings:{stein:Lr(),khalifa:Lr()},attempts:[],rushes:{stein:[],khalifa:[]}}}function Pr(e){return e.startsWith("k")?"khalifa":"stein"}function Kl(e){const t=Wl();if(!e||typeof e!="object")return t;const{game:s,ratings:n,attempts:r,rushes:i}=e;s==="khalifa"&&(t.game=s),Array.isArray(r)&&(t.attempts=r.filter(Fl));for(const o of["stein","khalifa"])Vl(n?.[o])&&(t.ratings[o]=n[o]),Array.isArray(i?.[o])&&(t.rushes[o]=i[o].filter(Gl));return t}const me=e=>typeof e=="number"&&Number.isFinite(e);function Fl(e){return typeof e?.id!="string"||!me(e.at)||![0,.5,1].includes(e.score)?!1:e.rating===void 0||me(e.rating)}function Gl(e){return me(e?.at)&&Number.isInteger(e.solved)&&e.solved>=0}function Vl(e){return me(e?.rating)&&e.deviation>0&&e.deviation<=ws&&e.volatility>0}function Rr({attempts:e}){return new Map(e.map(({id:t,at:s})=>[t,s]))}function zr({attempts:e}){return new Set(e.filter(({score:t})=>t===1).map(({id:t})=>t))}function Ir(e){return new Date(e).toISOString().slice(0,10)}function ys(){return Kl(E(gs))}function Yl(e){z(gs,e)}function Xl(){et(gs)}const Jl="0123456789abcdefghjkmnpqrstvwxyz",qr=64;function Zl(e,t){const s=BigInt(t.replaceAll("-",""))<<30n;let n=null;for(const r of e.split(`
`).slice(1)){if(!r||r.startsWith("#"))continue;const i=Ql(r),o=ec(s|tc(i.id))+(i.moves<2?1n<<BigInt(qr):0n);(!n||o<n.draw)&&(n={task:i,draw:o})}return n?.task??null}function Ql(e){const[t="",,s,,,,...n]=e.split(" ");return{id:t,game:Pr(t),goal:s==="hold"?"hold":"win",moves:Math.ceil(n.length/2),line:e}}function tc(e){return[...e.slice(1)].reduce((t,s)=>t<<5n|BigInt(Jl.indexOf(s)),0n)}function ec(e){const t=n=>BigInt.asUintN(qr,n);let s=t(e+0x9e3779b97f4a7c15n);return s=t((s^s>>30n)*0xbf58476d1ce4e5b9n),s=t((s^s>>27n)*0x94d049bb133111ebn),s^s>>31n}function jr({turn:e,entry:t}){return h(`puzzles.task.${t.goal}`,{color:e,count:t.moves})}function $s(e){const t=e.line.split(" ")[5]?.replace("_"," ")??"",s=t.endsWith("b")?"b":"w";return{board:f`<ordo-mini-board
    game=${e.game}
    orientation=${s}
    .pieces=${Tt(e.game,t)}
    .net=${L().net}
  ></ordo-mini-board>`,task:jr({turn:s,entry:e})}}class sc extends C{static properties={game:{type:String},task:{state:!0}};constructor(){super(),this.game="stein",this.task=null}willUpdate(t){t.has("game")&&fs(()=>{this.load(this.game)})}async load(t){if(!this.isConnected)return;const s=await ms(t).catch(()=>"");t===this.game&&(this.task=Zl(s,Ir(Date.now())))}render(){const{task:t}=this,s=!!t&&zr(ys()).has(t.id),n=t&&$s(t);return f`<a class="card daily" href="/puzzles/daily?game=${this.game}">
      ${n?n.board:f`<div class="skeleton-board" data-game=${this.game}></div>`}
      <span class="daily-words">
        <strong>${h("home.puzzle")}</strong>
        <span class="soft">${n?n.task:h("home.puzzle.line")}</span>
        ${s?f`<span class="small daily-solved">✓ ${h("home.puzzle.solved")}</span>`:m}
      </span>
      <span class="button">${h("home.puzzle.solve")}</span></a
    >`}}customElements.define("ordo-daily-puzzle",sc);const Bt={anchor:null,run:[]},bs=e=>({anchor:e,run:[e]});function nc(e,t,s,n,r){if(t.run.length===1&&t.run[0]===s)return Bt;if(t.run.includes(s)||!t.anchor||!r)return bs(s);const i=ge(e,t.anchor,s,n),o=t.run.length===1||t.run.every(a=>i?.run.includes(a));return i&&o?i:bs(s)}function ge(e,t,s,n){const r=Ve(e,n,t,s);return r&&{anchor:t,run:r}}function vs(e,t){return t.length?e.filter(s=>xs(s.from,t)):[]}function ks(e,t,s,n){const r=ga(e,s,n);if(!r)return null;const i=t.find(o=>xs(o.from,s)&&xs(o.to,r))??null;return{to:r,move:i}}function rc(e,t,s,n){const r=o=>t.find(a=>a.square===o),i=r(s[0]??"")?.color;return s.length>1&&ic(e,s,n)?!1:s.every((o,a)=>{const l=n[a],c=l&&Bn(e,o,l);if(!l||!c||c.some(r))return!1;const u=r(l);return!u||s.length===1&&u.color!==i})}function ic(e,t,s){const n=k(e,t[0]??""),r=k(e,t[1]??""),i=k(e,s[0]??"");return n.x===r.x?i.y!==n.y:i.x!==n.x}function xs(e,t){return e.length===t.length&&e.every(s=>t.includes(s))}const oc=7;class ac{constructor(t){this.board=t}canDrag(t){return this.board.arranging&&t.piece}down(t){this.canDrag(t)||this.board.report("ordo-square",{square:t.square,first:!0})}move(t,s,n){if(!this.canDrag(t)){if(!n||n===t.square)return;t.square=n,this.board.report("ordo-square",{square:n,first:!1});return}const[r,i]=[s.clientX-t.x,s.clientY-t.y];!t.lifted&&Math.hypot(r,i)<oc||(t.lifted=!0,this.board.carried=t.square,this.board.toggleAttribute("dragging",!0),this.carry(t.square,r,i,n!==null))}up(t,s){this.canDrag(t)&&(this.cancel(t),t.lifted?s!==t.square&&(this.board.dropped=!0,this.board.report("ordo-drag",{from:t.square,to:s})):this.board.report("ordo-square",{square:t.square,first:!0}))}cancel(t){this.board.carried=null,t.lifted&&this.carry(t.square,0,0,!0)}carry(t,s,n,r){const i=this.board.pieceElement(t),o=this.board.renderRoot.querySelector("svg")?.getBoundingClientRect(),a=o?.width?rt(this.board.game).width/o.width:1;i&&(i.style.translate=s||n?`${s*a}px ${n*a}px`:"",i.style.opacity=r?"":"0.45")}}const lc=["green","red","blue","yellow"];function Nr({shiftKey:e,ctrlKey:t,altKey:s},n="green"){const r=e||t;return s?r?"yellow":"blue":r?"red":n}function Ss(e,t,s){return e===t?{from:e,color:s}:{from:e,to:t,color:s}}function Ur(e,t){return e.from===t.from&&e.to===t.to}function cc(e,t){const s=e.filter(r=>!Ur(r,t));return e.some(r=>Ur(r,t)&&r.color===t.color)?s:[...s,t]}class hc{constructor(t){this.board=t,this.press=null,this.start=null}down(t){const{board:s}=this;if(!(s.drawable&&t.pointerType==="mouse"&&t.button===2)&&!(s.brush&&t.button===0))return!1;const r=s.under(t.clientX,t.clientY)?.square;return this.press||!r||(s.clear(),this.start=null,this.press={id:t.pointerId,from:r},t.currentTarget.setPointerCapture(t.pointerId),this.sketch(r,r,t)),!0}move(t){if(!this.press)return!1;if(this.press.id!==t.pointerId)return!0;const s=this.board.under(t.clientX,t.clientY)?.square;return s?this.sketch(this.press.from,s,t):this.board.sketch=null,!0}up(t){if(!this.press)return!1;if(this.press.id!==t.pointerId)return!0;const s=this.board.under(t.clientX,t.clientY)?.square;return s&&this.finish(this.press.from,s,t),this.stop(),!0}cancel(t){this.press?.id===t.pointerId&&this.stop()}key(t,s){if(!this.board.brush)return!1;if(t.key==="Escape"&&this.start)this.stop();else{if(t.key!=="Enter"&&t.key!==" ")return!1;this.tap(s,t)}return!0}tap(t,s){if(!this.start){this.start=t,this.sketch(t,t,s);return}this.finish(this.start,t,s),this.stop()}focus(t){const{sketch:s}=this.board;this.start&&s&&(this.board.sketch=Ss(this.start,t,s.color))}sketch(t,s,n){this.board.sketch=Ss(t,s,Nr(n,this.board.brush??"green"))}finish(t,s,n){this.board.report("ordo-shape",{shape:Ss(t,s,Nr(n,this.board.brush??"green"))})}stop(){this.press=null,this.start=null,this.board.sketch=null}}const uc=7,dc=.38,fc={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};class pc{constructor(t){this.board=t,this.edit=new ac(t),this.shapes=new hc(t),this.press=null,this.byKeyboard=!1}focus(t){t.relatedTarget instanceof Element&&t.relatedTarget.matches(".cell")||this.setKeyboard(t.target.matches(":focus-visible"))}setKeyboard(t){this.byKeyboard=t,this.board.toggleAttribute("keyboard",t)}down(t){if(this.setKeyboard(!1),this.shapes.down(t)||!this.board.interactive||t.pointerType==="mouse"&&t.button!==0||this.press)return;const s=this.board.under(t.clientX,t.clientY)?.square;s&&(this.board.cursor=s,this.press={id:t.pointerId,square:s,x:t.clientX,y:t.clientY,before:this.board.held,moved:!1,lifted:!1,piece:!!this.board.pieceOn(s)},t.currentTarget.setPointerCapture(t.pointerId),this.board.editing&&this.edit.down(this.press))}move(t){if(this.shapes.move(t))return;const s=this.board.under(t.clientX,t.clientY),n=this.press;if(!n){t.pointerType==="mouse"&&this.point(s?.square??null);return}if(n.id!==t.pointerId)return;if(this.board.editing)return this.edit.move(n,t,s?.square??null);const r=Math.hypot(t.clientX-n.x,t.clientY-n.y),i=this.board.own();if(!(!i.has(n.square)||!n.moved&&r<uc)){if(n.moved||(n.moved=!0,this.board.held.run.includes(n.square)||this.board.hold(bs(n.square))),!n.lifted&&s&&i.has(s.square)&&!this.board.isOwnTarget(s.square)){const o=this.board.runs&&s.off<dc&&s.square!==n.square&&ge(this.board.game,n.square,s.square,i);o&&o.run.length!==this.board.held.run.length&&this.board.hold(o);return}n.lifted||(n.lifted=!0,this.board.toggleAttribute("dragging",!0)),this.lift(t.clientX-n.x,t.clientY-n.y),this.point(s?.square??null)}}up(t){if(this.shapes.up(t))return;const s=this.press;if(!s||s.id!==t.pointerId)return;this.press=null,this.board.toggleAttribute("dragging",!1),this.lift(0,0);const n=this.board.under(t.clientX,t.clientY)?.square??null;if(this.board.editing)return this.edit.up(s,n);this.board.hover=null,n===s.square&&!s.lifted?(this.board.held=s.before,this.board.tap(n)):s.lifted&&n&&this.isFree(n)&&this.board.attempt(n,!0)}cancel(t){this.shapes.cancel(t),this.press?.id===t.pointerId&&(this.board.editing&&this.edit.cancel(this.press),this.press=null,this.board.hover=null,this.lift(0,0),this.board.toggleAttribute("dragging",!1))}leave(){this.press||(this.board.hover=null)}click(t){if(t.detail!==0||!this.board.interactive)return;const s=t.target.dataset.square;s&&this.board.brush?this.shapes.tap(s,t):s&&this.board.tap(s)}contextMenu(t){if(this.board.interactive){t.preventDefault();const s=this.board.under(t.clientX,t.clientY)?.square;this.board.editing&&s?this.board.report("ordo-square",{square:s,first:!0,erase:!0}):this.board.drawable||(this.board.clear(),this.board.report("ordo-cancel",{}))}}isFree(t){return!this.board.own().has(t)||this.board.isOwnTarget(t)}point(t){const s=this.board.held.run,r=t!==null&&s.length>0&&this.isFree(t)?ks(this.board.game,this.board.moves,s,t):null,o=r&&(r.move||rc(this.board.game,this.board.pieces,s,r.to))?{from:s,to:r.to}:null;o?.to.join()!==this.board.hover?.to.join()&&(this.board.hover=o)}lift(t,s){const n=this.board.renderRoot.querySelector("svg")?.getBoundingClientRect(),r=n?.width?rt(this.board.game).width/n.width:1,i=this.board.held.run,[o,a]=i;o&&a&&(k(this.board.game,o).x===k(this.board.game,a).x?s=0:t=0);for(const l of i){const c=this.board.pieceElement(l);c&&(c.style.translate=t||s?`${t*r}px ${s*r}px`:"")}}key(t){const s=this.board.cursor;if(!s||t.ctrlKey||t.metaKey||t.altKey)return;const n=fc[t.key],r=t.key==="Enter"||t.key===" ";if(this.shapes.key(t,s)){this.setKeyboard(!0),t.preventDefault(),t.stopPropagation();return}if((r||t.shiftKey||this.board.editing)&&this.setKeyboard(!0),n){if(!this.byKeyboard)return;const i=this.board.orientation==="w"?1:-1,{x:o,y:a}=k(this.board.game,s),{files:l,ranks:c}=M[this.board.game],u=Math.max(0,Math.min(l-1,o+n[0]*i)),d=Math.max(0,Math.min(c-1,a+n[1]*i)),p=A(this.board.game,u,d);t.shiftKey&&this.board.runs&&this.board.interactive&&this.board.extend(s,p),this.board.focusSquare(p),this.shapes.focus(p)}else if(this.byKeyboard&&(t.key==="Home"||t.key==="End")){const{y:i}=k(this.board.game,s),o=t.key==="Home"==(this.board.orientation==="w"),a=A(this.board.game,o?0:M[this.board.game].files-1,i);this.board.focusSquare(a),this.shapes.focus(a)}else if(r&&this.board.interactive)this.board.tap(s);else if(this.board.editing&&(t.key==="Delete"||t.key==="Backspace"))this.board.report("ordo-square",{square:s,first:!0,erase:!0});else if(t.key==="Escape"&&this.board.held.run.length)this.board.clear();else return;t.preventDefault(),t.stopPropagation()}}function mc(e,t){const s=e.own(),n=new Map(t.flatMap(a=>a.to.map(l=>[l,a]))),r=ma(e.game,e.orientation),i=e.cursor??gc(e,r),o=a=>l=>e.gestures[a](l);return f`<div
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
    ${r.map(a=>f`<div class="row" role="row">
          ${a.map(l=>{const c=e.pieceOn(l),u=n.get(l),d=!!u||!!e.placing?.targets.includes(l),p=e.held.run.includes(l),g=e.describe({square:l,piece:c,held:p,target:d,capture:!!u?.captures.includes(l)});return f`<div
              class=${Zt({cell:!0,own:s.has(l),aim:d})}
              role="gridcell"
              data-square=${l}
              tabindex=${l===i?0:-1}
              aria-label=${g}
              aria-selected=${e.interactive?String(p):m}
              @focus=${()=>e.cursor=l}
            ></div>`})}
        </div>`)}
  </div>`}function gc(e,t){const s=e.own();return t.flat().find(n=>s.has(n))??t[0]?.[0]??null}const Dr=["w","b"];function wc(e,t,s){const n=e.carried?e.pieces.filter(({square:a})=>a!==e.carried):e.pieces,r=s?Xe(e.pieces,s.from,s.to):n,i=s&&e.pieceOn(s.from[0]??"")?.color;return Dr.map(a=>({color:a,...re(e.game,r,a)})).map(({color:a,edges:l,parts:c})=>Ba(t,a,l,{drained:a===i,split:!s&&c.length>1}))}function yc(e){return!e.net||e.game!=="stein"?new Set:new Set(Dr.flatMap(t=>re(e.game,e.pieces,t).parts.slice(1).flat()))}function $c(e,{from:t,to:s}){const n=e.pieceOn(t[0]??"")?.color;if(!e.net||e.game!=="stein"||!n)return new Set;const{parts:r}=re(e.game,Xe(e.pieces,t,s),n),i=new Set(r.slice(1).flat());return s.forEach((o,a)=>i.has(o)&&i.add(t[a]??o)),i}const it={attribute:!1,hasChanged:(e,t)=>JSON.stringify(e)!==JSON.stringify(t)},As={duration:160,easing:"ease-out"};class bc extends K{static styles=Qa;static properties={game:{type:String,reflect:!0},pieces:{attribute:!1},orientation:{type:String},moves:{attribute:!1},movable:{type:String},runs:{attribute:!1},placing:it,editing:{type:Boolean},arranging:{type:Boolean},carried:{state:!0},diagram:{type:Boolean},still:{type:Boolean,reflect:!0},interactive:{type:Boolean,reflect:!0},last:it,marks:it,arrows:it,shapes:it,drawable:{type:Boolean},brush:{type:String},sketch:{state:!0},winning:it,preview:it,net:{attribute:!1},coordinates:{attribute:!1},digits:{type:Boolean},label:{type:String},describe:{attribute:!1},held:{state:!0},hover:{state:!0},ghosts:{state:!0},cursor:{state:!0}};constructor(){super(),this.game="stein",this.pieces=[],this.orientation="w",this.moves=[],this.movable=null,this.runs=!0,this.placing=null,this.editing=!1,this.arranging=!1,this.diagram=!1,this.still=!1,this.interactive=!1,this.last=null,this.marks=[],this.arrows=[],this.shapes=[],this.drawable=!1,this.brush=null,this.sketch=null,this.winning=[],this.preview=null,this.net=!0,this.coordinates=!0,this.digits=!1,this.label="",this.describe=kc,this.held=Bt,this.hover=null,this.ghosts=[],this.cursor=null,this.carried=null,this.gestures=new pc(this),this.pieceSet=new ts(this),this.dropped=!1}clear(){this.held.run.length&&this.hold(Bt),this.hover=null}squareAtPoint(t,s){return this.under(t,s)?.square??null}scaleOf(t){return this.offsetWidth/rt(this.game).width/(t.offsetWidth/jt)}willUpdate(t){if(this.interactive=!this.diagram&&(this.movable!==null||this.placing!==null||this.editing||this.drawable),(t.has("pieces")||t.has("brush"))&&this.gestures.shapes.stop(),t.has("pieces")||t.has("movable")||t.has("game")){const n=this.own();this.held.run.every(r=>n.has(r))||(this.held=Bt),this.hover=null}const s=t.get("pieces");this.moved=s&&!t.has("game")?Zn(this.game,s,this.pieces):null,this.moved&&(this.ghosts=this.still?[]:this.moved.gone)}updated(){if(this.moved&&!this.dropped&&!this.prefersReducedMotion()){const t={game:this.game,orientation:this.orientation};for(const{piece:s,from:n}of this.moved.slides){const r=b(t,n),i=b(t,s.square);this.pieceElement(s.square)?.animate([{transform:`translate(${r.x-i.x}px, ${r.y-i.y}px)`},{transform:"none"}],As)}for(const s of this.moved.fresh)this.pieceElement(s.square)?.animate([{opacity:0},{opacity:1}],As)}this.moved&&(this.dropped=!1,this.ghosts.length&&setTimeout(()=>this.ghosts=[],As.duration+20)),this.moved=null}prefersReducedMotion(){return this.still||matchMedia("(prefers-reduced-motion: reduce)").matches}pieceElement(t){return this.renderRoot.querySelector(`.pieces [data-square="${t}"]`)}own(){return new Set(this.pieces.filter(t=>t.color===this.movable).map(t=>t.square))}pieceOn(t){return this.pieces.find(s=>s.square===t)??null}heldOnTop(){const t=s=>s.square===this.carried||this.held.run.includes(s.square);return this.held.run.length||this.carried?[...this.pieces.filter(s=>!t(s)),...this.pieces.filter(t)]:this.pieces}face(t){return qt(t,this.digits,this.pieceSet.name)}render(){const t={game:this.game,orientation:this.orientation},{width:s,height:n}=rt(this.game),r=vs(this.moves,this.held.run),i=this.hover??this.preview,o=i?$c(this,i):new Set,a=i?new Set:yc(this),l=c=>vc({held:this.held.run.includes(c.square),drained:o.has(c.square),apart:a.has(c.square),win:this.winning.includes(c.square),faint:!!i&&i.to.includes(c.square)&&!i.from.includes(c.square)});return f` <svg
        part="picture"
        viewBox="0 0 ${s} ${n}"
        role=${this.diagram?"img":"presentation"}
        aria-label=${this.diagram?this.label:m}
        aria-hidden=${this.diagram?m:"true"}
      >
        ${Ua(t,this.pieceSet.name)} ${this.coordinates?Da(t):m}
        ${this.held.run.length>1?Va(t,r):m}
        ${this.last?Ha(t,this.last):m}
        ${this.marks.filter(c=>c.kind!=="no"&&c.kind!=="goal").map(c=>lr(t,c))}
        ${this.net&&this.game==="stein"?wc(this,t,i):m} ${Ga(t,this.held.run)}
        <g class="ghosts">
          ${this.ghosts.map(c=>{const u=b(t,c.square),d=this.face(c);return y`<g transform="translate(${u.x} ${u.y})"><g class="piece ${c.color}">${d}</g></g>`})}
        </g>
        ${this.drawTargets(t,r)} ${i?this.drawShadows(t,i,o):m}
        ${Fa(t,this.heldOnTop(),l,c=>this.face(c))}
        ${this.marks.filter(c=>c.kind==="no"||c.kind==="goal").map(c=>lr(t,c))}
        ${this.placing?m:this.drawTargets(t,r.filter(c=>c.wins&&c.captures.length))}
        ${this.arrows.map(c=>Ka(t,c))} ${this.shapes.map(c=>or(t,c))}
        ${this.sketch?or(t,this.sketch):m}
      </svg>
      ${this.diagram?m:mc(this,r)}`}drawShadows(t,{from:s,to:n},r){return y`<g class="shadows">${n.map((i,o)=>{const a=this.pieceOn(s[o]??""),l=b(t,i),c=r.has(i)?"drained":"";if(!a)return m;const u=this.face(a);return y`<g transform="translate(${l.x} ${l.y})"><g class="piece ${a.color} ${c}">${u}</g></g>`})}</g>`}drawTargets(t,s){return this.placing?this.placing.targets.map(n=>Ya(t,n)):s.flatMap(n=>n.to.map(r=>Xa(t,r,{captures:n.captures.includes(r),wins:n.wins})))}under(t,s){const n=this.renderRoot.querySelector(".cells")?.getBoundingClientRect(),{files:r,ranks:i}=M[this.game];if(!n||!n.width)return null;const o=(t-n.left)/n.width*r,a=(s-n.top)/n.height*i;if(o<0||a<0||o>=r||a>=i)return null;const l=this.orientation==="w"?o:r-o,c=this.orientation==="w"?i-a:a,u=Math.hypot(l%1-.5,c%1-.5);return{square:A(this.game,Math.min(r-1,Math.floor(l)),Math.min(i-1,Math.floor(c))),off:u}}tap(t){if(this.hover=null,this.editing)return this.report("ordo-square",{square:t,first:!0});if(this.placing)return this.report("ordo-place",{square:t});const s=this.own();s.has(t)&&!this.isOwnTarget(t)?this.hold(nc(this.game,this.held,t,s,this.runs)):this.held.run.length?this.attempt(t,!1):this.report("ordo-square",{square:t,first:!0})}isOwnTarget(t){const{anchor:s,run:n}=this.held;return!s||n.includes(t)||this.runs&&ge(this.game,s,t,this.own())?!1:!!ks(this.game,this.moves,n,t)?.move}attempt(t,s){const n=[...this.held.run],r=ks(this.game,this.moves,n,t);if(!r)return;if(r.move){this.dropped=s,this.hold(Bt),this.report("ordo-move",{move:r.move});return}const i=!!this.pieceOn(r.to[0]??"");this.report("ordo-refused",{from:n,to:r.to,square:t,text:Ye(n,r.to,i)})}extend(t,s){const n=this.own(),r=this.held.run.includes(t)?this.held.anchor:n.has(t)?t:null,i=r&&ge(this.game,r,s,n);i&&this.hold(i)}hold(t){this.held=t,this.hover=null,this.report("ordo-hold",{run:[...t.run]})}focusSquare(t){this.cursor=t,this.renderRoot.querySelector(`.cell[data-square="${t}"]`)?.focus()}report(t,s){this.dispatchEvent(new CustomEvent(t,{detail:s,bubbles:!0,composed:!0}))}}function vc(e){return Object.keys(e).filter(t=>e[t]).join(" ")}function kc({square:e,piece:t,held:s,target:n,capture:r}){const i=t?`${t.color==="w"?"white":"black"}${t.size?` ${t.size}`:""}`:"empty";return[e,i,s?"selected":"",r?"can be captured":n?"can move here":""].filter(Boolean).join(", ")}customElements.define("ordo-board",bc);function xc(e,t,s=h("app.cancel"),n=void 0){return new Promise(r=>{const i=document.createElement("div");document.body.append(i),un(f`<dialog class="sheet" aria-labelledby="question" @close=${l=>{r(l.target.returnValue==="yes"),i.remove()}}>
        <form method="dialog" class="sheet-body">
          <p id="question">${e}</p>
          <div class="sheet-foot">
            <button value="no">${s}</button>
            <button class="primary" value="yes">${t}</button>
          </div>
        </form>
      </dialog>`,i);const a=i.querySelector("dialog");a?.showModal(),n?.addEventListener("abort",()=>a?.close("no"))})}const Sc="input:not([type=checkbox]), select, textarea, dialog";function Ac(e){if(e.defaultPrevented||e.ctrlKey||e.metaKey||e.altKey)return!1;const t=e.composedPath()[0];return!(t instanceof Element&&t.closest(Sc))}class Br{constructor(t,s){this.keys=s,this.onKey=this.onKey.bind(this),t.addController(this)}hostConnected(){document.addEventListener("keydown",this.onKey)}hostDisconnected(){document.removeEventListener("keydown",this.onKey)}onKey(t){if(!Ac(t))return;const s=this.keys(),n=Object.hasOwn(s,t.key)?s[t.key]:void 0;n&&(n(),t.preventDefault())}}function Ec(e){const t=e.line?.moves??[],s=Un(e.line?.start??null)==="b"?1:0,n=e.shown??t.length,r=[];return s&&t.length&&r.push([f`<span class="soft">…</span>`]),t.forEach((i,o)=>{const a=f`<button
      class="move"
      aria-current=${o+1===n?"step":m}
      @click=${()=>e.goTo(o+1)}
    >
      ${i}
    </button>`,l=r[Math.floor((o+s)/2)];l?l.push(a):r.push([a])}),f`<section class="moves" aria-label=${h("play.moves")} tabindex="0">
    ${r.length?f`<ol>
            ${r.map((i,o)=>f`<li><span class="number">${o+1}</span>${i}</li>`)}
          </ol>`:f`<p class="soft small">${h("play.noMoves")}</p>`}
  </section>`}function _c(e){e.querySelector(".moves [aria-current]")?.scrollIntoView({block:"nearest"})}const Oc=100;class Mc{constructor(t,s){this.match=t,this.tick=s,this.running=null,this.since=0,this.timer=0}left(t){const s=this.running===t?performance.now()-this.since:0;return Math.max(0,this.match.left[t]-s)}run(t){this.pause(),this.match.clock&&(this.running=t,this.since=performance.now(),this.timer=window.setInterval(()=>this.onInterval(),Oc))}press(t){this.match.clock&&(this.pause(),this.match.left[t]+=this.match.clock.increment*1e3,this.match.clocks.push(this.match.left[t]),this.run(G(t)))}pause(){this.running&&(this.match.left[this.running]=this.left(this.running)),this.running=null,clearInterval(this.timer)}onInterval(){const t=this.running&&this.left(this.running)<=0?this.running:null;t&&this.pause(),this.tick(t)}}function Tc(e){if(e<1e4)return(Math.ceil(e/100)/10).toFixed(1);const t=Math.ceil(e/1e3),s=String(t%60).padStart(2,"0"),n=Math.floor(t/60);return n<60?`${n}:${s}`:`${Math.floor(n/60)}:${String(n%60).padStart(2,"0")}:${s}`}function Hr({square:e,piece:t,held:s,target:n,capture:r}){const i=[Cc(e,t)];return s&&i.push(h("board.selected")),r?i.push(h("board.capture")):n&&i.push(h("board.target")),i.join(", ")}function Cc(e,t){return t?t.size?h(`board.sized.${t.color}`,{square:e,size:t.size}):h(`board.piece.${t.color}`,{square:e}):h("board.empty",{square:e})}function Lc(e,t){if(!e.length)return h("board.cleared");const s=o=>t.filter(o).map(({to:a})=>a[0]??""),n=s(o=>o.captures.length>0),r=s(o=>o.wins),i=s(o=>!o.captures.length&&!o.wins);return[h("board.selection",{pieces:[...e],count:t.length}),i.length?h("board.selection.moves",{squares:i}):"",n.length?h("board.selection.captures",{squares:n}):"",r.length?h("board.selection.wins",{squares:r}):""].filter(Boolean).join(" ")}function we(e){if(e&&typeof e=="object"){for(const t of Object.values(e))if(t&&typeof t=="object"&&"code"in t&&typeof t.code=="string")return t}return{code:"app.unexpected"}}const Wr=new WeakMap;function Ht(e){const t=Wr.get(e);if(t)return t;const s=Object.entries(e.targets).flatMap(([n,r])=>r.map(i=>{const o=`${n}-${i}`,a=e.wins[n]?.includes(i)??!1;return{text:o,from:[n],to:[i],captures:[],wins:a}}));return Wr.set(e,s),s}function Kr(e){return!!e?.turn&&!Object.values(e.targets).some(t=>t.length)}function ye(e){return Kr(e)?L().confirmTurns?h("play.turnComplete"):h("play.turnEnds"):h("play.secondStep")}const Pc=80;function Fr(e,t){const s=Es(t),n=Nc(e,s),r=n.filter(o=>o.startsWith(s));return(r.length?r:n.filter(o=>mt(o).startsWith(mt(s)))).slice(0,Pc)}function Rc(e,t){const s=Es(t),n=s?Fr(e,s):[],r=n.filter(i=>mt(i)===mt(s));return n.includes(s)?s:r.length===1?r[0]??s:n.length===1?n[0]??s:t.trim()}function Gr(e,t){const s=zc.exec(Es(t).split(",").at(-1)??"");if(!s)return null;const[,n="",r,i=""]=s,o=Ve(e,qc,n,r??n),a=o?.map(l=>jc(l,n,i));return o&&a&&[...o,...a].every(l=>Ic[e].test(l))?{from:o,to:a}:null}const zc=/^(\w\d)(?::(\w\d))?[-x](\w\d)$/,Ic={stein:/^[a-j][1-8]$/,khalifa:/^[1-8]{2}$/},qc={has:()=>!0};function jc(e,t,s){const n=[0,1].map(r=>e.charCodeAt(r)+s.charCodeAt(r)-t.charCodeAt(r));return String.fromCharCode(...n)}const Es=e=>e.toLowerCase().replace(/\s+/g,""),mt=e=>e.replace(/[-x:@,]/g,"");function Nc({moves:e,steps:t,isPlacing:s,isTurnBegun:n,stepsAfter:r},i){if(!t)return e.map(c=>c.text);if(s)return Object.entries(t.targets).flatMap(([c,u])=>u.map(d=>`${c}@${d}`));const o=Ht(t).map(c=>c.text),a=o.find(c=>mt(i).startsWith(mt(c)));if(!a||n)return o;const l=Ht(r(a)).map(c=>`${a},${c.text}`);return[...o,...l]}const Vr=[[1,0],[1,1],[0,1],[-1,1],[-1,0],[-1,-1],[0,-1],[1,-1]],Yr=new WeakMap;function Uc(e,t){const s=Yr.get(e)??{};return Yr.set(e,s),s[t]??=Xr(e,t)?[]:Bc(e,t)}function Dc(e,t){if(!Xr(e,t))return[];const{files:s,ranks:n}=M[e.game],r=new Set(e.pieces.map(({square:o})=>o));return Array.from({length:s*n},(o,a)=>A(e.game,a%s,Math.floor(a/s))).filter(o=>!r.has(o))}function Xr(e,t){return e.phase==="placing"&&e.tray[t].length>0}function Bc(e,t){const{game:s}=e,n=new Set(e.pieces.filter(a=>a.color===t).map(({square:a})=>a)),r=new Set(e.pieces.map(({square:a})=>a)),i=[...n].map(a=>[a]);return(s==="stein"?[...i,...Hc(s,n)]:i).flatMap(a=>Wc(s,a).flatMap(([l,c])=>Kc(s,a,l,c,n)).map(l=>{const c=s==="stein"&&a.length===1?l.filter(u=>r.has(u)):[];return{text:Ye(a,l,c.length>0),from:a,to:l,captures:c,wins:!1}}))}function Hc(e,t){const s=[...t].sort();return s.flatMap((n,r)=>s.slice(r+1).flatMap(i=>{const o=Ve(e,t,n,i);return o?[o]:[]}))}function Wc(e,t){const[s="",n]=t;if(!n)return Vr;const r=k(e,s).x===k(e,n).x;return Vr.filter(([i,o])=>r?o===0:i===0)}function Kc(e,t,s,n,r){const i=t.map(a=>k(e,a)),o=[];for(let a=1;;a++){const l=i.map(({x:d,y:p})=>({x:d+s*a,y:p+n*a}));if(!l.every(({x:d,y:p})=>ne(e,d,p)))return o;const c=l.map(({x:d,y:p})=>A(e,d,p)),u=c.some(d=>r.has(d));if((!u||e==="stein"&&t.length===1)&&o.push(c),u)return o}}function Fc({text:e,from:t,to:s},n,r,i){const o=l=>l.from.join()===t.join()&&l.to.join()===s.join();if(!r)return n.moves.find(o)??null;if(!t.length){const[l=""]=e.split("@"),[c=""]=s;return r.targets[l]?.includes(c)?{text:e,from:[],to:[c],captures:[],wins:r.wins[l]?.includes(c)??!1}:null}const a=Ht(r).find(o);return a?i(a.text).turn:null}let j=null;if(typeof window<"u"){const e=()=>{j?.state==="suspended"&&j.resume()},t=()=>{j??=new AudioContext,e()},s=()=>{!L().sound||typeof AudioContext>"u"||(j?e():fs(t))};window.addEventListener("pointerdown",s,{passive:!0}),window.addEventListener("keydown",s,{passive:!0}),navigator.userActivation?.hasBeenActive&&s()}function $e(e){L().sound&&j?.state==="running"&&(e==="move"&&_s(j,620,.05,.5),e==="capture"&&_s(j,340,.09,.8),e==="call"&&Os(j,587.33,0),e==="refused"&&_s(j,180,.05,.25),e==="end"&&(Os(j,392,0),Os(j,523.25,.16))),L().vibration&&e!=="refused"&&matchMedia("(pointer: coarse)").matches&&navigator.vibrate?.(e==="end"?[12,60,24]:10)}function _s(e,t,s,n){const r=Math.ceil(e.sampleRate*s),i=e.createBuffer(1,r,e.sampleRate),o=i.getChannelData(0);for(let c=0;c<r;c++)o[c]=(Math.random()*2-1)*(1-c/r)**6;const a=new AudioBufferSourceNode(e,{buffer:i}),l=new BiquadFilterNode(e,{type:"bandpass",frequency:t,Q:2.2});a.connect(l).connect(new GainNode(e,{gain:n})).connect(e.destination),a.start()}function Os(e,t,s){const n=e.currentTime+s,r=new GainNode(e,{gain:0});r.gain.setValueAtTime(0,n),r.gain.linearRampToValueAtTime(.12,n+.02),r.gain.exponentialRampToValueAtTime(.001,n+.7);const i=new OscillatorNode(e,{type:"sine",frequency:t});i.connect(r).connect(e.destination),i.start(n),i.stop(n+.75)}class Gc{constructor(t){this.game=t,this.chosen=null}side(){const{view:t,shown:s,hooks:n}=this.game,r=n.premoveSide?.()??null;return t&&!t.outcome&&s===null&&r&&t.turn!==r?r:null}moves(){const{view:t}=this.game,s=this.side();return t&&s?Uc(t,s):[]}placements(){const{view:t}=this.game,s=this.side();return t&&s?Dc(t,s):[]}choices(){const{view:t}=this.game,s=this.side();if(!t||!s)return[];const n=this.placements().flatMap(r=>t.tray[s].map(i=>({text:`${i}@${r}`,from:[],to:[r],captures:[]})));return[...this.moves(),...n]}text(){return this.chosen?.move.text??""}marks(){if(!this.chosen||this.game.shown!==null)return[];const{from:t,to:s}=this.chosen.move;return[...t,...s].map(n=>({square:n,kind:"premove"}))}arrows(){if(!this.chosen||this.game.shown!==null)return[];const{from:t,to:s}=this.chosen.move;return[{from:t,to:s,kind:"premove"}]}choose(t){const{game:s}=this;!this.side()||!s.line||(s.clear(),this.chosen={move:t,before:s.line.moves},P(`${h("premove.chosen",{move:t.text})} ${h("premove.cancelHint")}`),s.host.requestUpdate())}place(t){const{tray:s}=this.game;if(s===null||!this.placements().includes(t))return;const n=`${s}@${t}`;this.text()===n?this.cancel():this.choose({text:n,from:[],to:[t],captures:[]})}type(t){const s=this.choices().find(n=>n.text===t);return s?this.choose(s):this.game.tell(h("premove.impossible",{move:t})),!!s}cancel(){this.chosen&&(this.forget(),P(h("premove.cancelled")))}forget(){this.chosen=null,this.game.host.requestUpdate()}update(){const{chosen:t,game:s}=this,{line:n,hooks:r}=s;if(!t||!n)return;if(!r.premoveSide?.())return this.forget();const{before:i,move:o}=t,a=n.moves.slice(0,i.length).join()===i.join();if(a&&n.moves.length===i.length||(this.forget(),s.shown!==null&&s.setLine(n,{made:s.unfinished}),s.view?.outcome))return;const l=a&&n.moves.length===i.length+1&&s.canMove();this.play(o,l)}play(t,s){const{game:n}=this,{view:r}=n;if(!r)return;const i=r.last?h("play.moved",{color:G(r.turn),move:r.last.text}):"",o=s?Fc(t,r,n.steps,a=>n.stepsAfter(a)):null;if(o)n.discardSteps(),n.hooks.play(o),P(`${i} ${h("play.moved",{color:r.turn,move:o.text})}`.trim());else{const a=h("premove.dropped",{move:t.text});n.tell(a),P(`${i} ${a}`.trim()),$e("refused")}}}const Vc=[[0,1],[1,1],[-1,1],[1,0],[-1,0],[1,-1],[-1,-1],[0,-1]],Ms=["S5","S9","S6","S7","K5"],Jr=["stein.ownPiece","khalifa.blocked"];function Yc(e,t,s,n,r=[]){const i=n.map(p=>k(t.game,p)),[o,a]=i,l=[];for(const[p=0,g=0]of Vc){if(o&&a&&(o.x===a.x?g:p)||!i.every(({x:O,y:R})=>ne(t.game,O+p,R+g)))continue;const w=i.map(({x:O,y:R})=>A(t.game,O+p,R+g)),$=n.length===1&&s.some(O=>O.square===w[0]),S=e.explain(t,[...r,Ye(n,w,t.game==="stein"&&$)].join(","));S.legal||l.push({message:S.message,from:n,to:w})}const c=({message:p})=>Ms.includes(p.rule??"")?Ms.indexOf(p.rule??""):Ms.length,[u]=l.sort((p,g)=>c(p)-c(g));if(!u||!Jr.includes(u.message.code))return u??null;const d=l.filter(({message:p})=>Jr.includes(p.code)).flatMap(({to:p})=>p).sort();return{...u,message:{code:"play.obstructed",rule:u.message.rule,args:{count:d.length,squares:d},squares:d}}}const Zr=1500;class Xc{constructor(t){this.game=t,this.waiting=!1,this.timer=0}connect(t){t.style.setProperty("--undo-window",`${Zr}ms`)}isDue(){return this.game.isTurnComplete()&&!L().confirmTurns}update(){const t=this.isDue();t!==this.waiting&&(this.waiting=t,t?this.wait():clearTimeout(this.timer))}stop(){this.waiting=!1,clearTimeout(this.timer)}wait(){this.timer=window.setTimeout(()=>this.end(),Zr)}end(){document.querySelector("dialog:modal")?this.wait():this.game.endTurn()}}const Jc=["S5","S9"];class Qr{constructor(t,s){this.host=t,this.hooks=s,this.rules=null,this.line=null,this.shown=null,this.view=null,this.made=[],this.unfinished=[],this.steps=null,this.tray=null,this.remark="",this.marks=[],this.arrows=[],this.preview=null,this.computed=null,this.turnEnd=new Xc(this),this.premoves=new Gc(this),this.onMove=this.onMove.bind(this),this.onRefused=this.onRefused.bind(this),this.onHold=this.onHold.bind(this),this.onPlace=this.onPlace.bind(this),this.cancelPremove=this.cancelPremove.bind(this),t.addController(this)}hostConnected(){this.turnEnd.connect(this.host)}hostUpdated(){this.turnEnd.update(),this.premoves.update()}hostDisconnected(){this.turnEnd.stop()}board(){return this.host.querySelector("ordo-board")}setLine(t,{shown:s=null,made:n=[],view:r=null}={}){this.line=t,this.shown=s;const i=this.shownInput();this.view=i&&this.rules?r??this.viewOf(i):null,this.clear(),this.unfinished=n,this.made=this.canMove()?n:[],this.tray=null,this.updateSteps(),this.host.requestUpdate()}shownInput(){const{line:t,shown:s}=this;return t&&s!==null?{...t,moves:t.moves.slice(0,s)}:t}viewOf(t){if(!this.rules)throw new Error("the rules are not loaded");const s=JSON.stringify(t);return this.computed?.key!==s&&(this.computed={key:s,view:this.rules.view(t)}),this.computed.view}canMove(){return!!this.view&&!this.view.outcome&&this.shown===null&&this.hooks.canMove()}isSplit(){return!!this.view&&!this.view.outcome&&this.view.groups[this.view.turn].length>1}pieces(){return this.steps?.pieces??this.view?.pieces??[]}lastMove(){if(!this.made.length)return this.view?.last??null;const t=this.made.map(s=>s.split("-"));return{from:t.map(([s])=>s??""),to:t.map(([,s])=>s??"")}}goTo(t){const{line:s}=this;if(!s)return;const n=Math.max(0,Math.min(s.moves.length,t));this.setLine(s,{shown:n===s.moves.length?null:n,made:this.unfinished}),P(this.view?.last?h("play.moved",{color:G(this.view.turn),move:this.view.last.text}):"")}keys(){if(!this.line)return{};const t=this.line.moves.length,s=this.shown??t;return{...this.premoves.chosen?{Escape:this.cancelPremove}:{},ArrowLeft:()=>this.goTo(s-1),ArrowRight:()=>this.goTo(s+1),Home:()=>this.goTo(0),End:()=>this.goTo(t)}}clear(){this.remark="",this.marks=[],this.arrows=[],this.preview=null,this.host.requestUpdate()}tell(t,s=[]){this.clear(),this.remark=t,this.arrows=s,P(t)}refuse(t,s){if(this.showReason(t,s,I(t)),this.hooks.onRefused)return this.hooks.onRefused(t);P(this.remark),$e("refused")}showReason(t,s,n){const r=Jc.includes(t.rule??"");this.clear(),this.remark=n,this.marks=(t.squares??[]).map(i=>({square:i,kind:r?"cut":"bad"})),this.preview=r?s:null}onMove(t){const{move:s}=t.detail;if(!this.canMove())return this.premoves.choose(s);this.line?.game==="khalifa"?this.step(s.text):this.hooks.play(s)}onRefused(t){const{from:s,to:n,text:r}=t.detail;this.canMove()&&this.attempt([...this.made,r].join(","),{from:s,to:n})}attempt(t,s){if(!this.rules||!this.line)return!1;try{const n=this.rules.explain(this.line,t);return n.legal?this.hooks.play(n.move):this.refuse(n.message,s),n.legal}catch(n){if(!(n instanceof _))throw n;return this.refuse(we(n),null),!1}}type(t){return this.premoves.side()?this.premoves.type(t):!this.canMove()||!this.line?!1:this.attempt([...this.made,t].join(","),Gr(this.line.game,t))}onHold(t){const{run:s}=t.detail;this.clear(),s.length&&this.premoves.forget(),s.length&&!this.movesOf(s).length&&this.canMove()?this.explainStuck(s):this.announceSelection(s)}announceSelection(t){P(Lc(t,this.movesOf(t)))}movesOf(t){return this.premoves.side()?vs(this.premoves.moves(),t):vs(this.steps?Ht(this.steps):this.view?.moves??[],t)}cancelPremove(){this.premoves.cancel()}explainStuck(t){if(!this.rules||!this.line)return;const s=Yc(this.rules,this.line,this.pieces(),t,this.made),n=[h("play.stuck",{count:t.length}),s?I(s.message):""].join(" ").trim();s?this.showReason(s.message,{from:s.from,to:s.to},n):this.remark=n,P(n)}updateSteps(){const{rules:t,line:s,view:n}=this;if(this.steps=null,s?.game!=="khalifa"||!t||!n)return;const r=this.premoves.side();if(r&&n.phase==="placing"&&(this.tray=Zc(n.tray[r],this.tray)),!!this.canMove()){try{this.steps=t.steps(s,this.made)}catch(i){if(!(i instanceof _)||!this.made.length)throw i;this.made=this.unfinished=[],this.steps=t.steps(s,[]),this.hooks.onSteps?.([],!0)}n.phase==="placing"&&this.tray===null&&(this.tray=n.tray[n.turn][0]??null)}}stepsAfter(t){if(!this.rules||!this.line)throw new Error("the rules are not loaded");return this.rules.steps(this.line,[...this.made,t])}setMade(t,s){this.made=this.unfinished=t,this.updateSteps(),this.hooks.onSteps?.(t,s),this.host.requestUpdate()}step(t){this.clear(),this.setMade([...this.made,t],!1),this.steps?.turn?.wins?this.endTurn():P(ye(this.steps))}stepBack(){this.setMade(this.made.slice(0,-1),!0),P(this.made.length?ye(this.steps):h("play.turnOf",{color:this.view?.turn??"w"}))}discardSteps(){this.made.length&&this.setMade([],!0)}isTurnComplete(){return this.made.length>0&&this.canMove()&&Kr(this.steps)}endTurn(){const t=this.steps?.turn;t&&this.made.length&&this.hooks.play(t)}isPlacing(){return this.canMove()&&this.view?.phase==="placing"&&this.steps!==null&&this.tray!==null}canChooseSize(t){return this.isPlacing()?this.view?.turn===t:this.premoves.side()===t&&this.premoves.placements().length>0}chooseSize(t){this.tray=t,this.clear()}onPlace(t){this.place(t.detail.square)}place(t){const{steps:s,tray:n}=this;if(!this.canMove())return this.premoves.place(t);if(!s||n===null)return;const r=`${n}@${t}`;if(s.targets[n]?.includes(t)){const o=s.wins[n]?.includes(t)??!1;return this.hooks.play({text:r,from:[],to:[t],captures:[],wins:o})}const i=s.forbidden[n]?.find(o=>o.square===t);i?this.refuse(i.message,null):this.attempt(r,null)}}function Zc(e,t){return t!==null&&e.includes(t)?t:e[0]??null}const Qc=["w","b"];function ti(e){return f`<section class="visually-hidden" aria-label=${h("board.list")}>
    <ul>
      ${Qc.map(t=>f`<li>${h(`board.list.${t}`,{squares:th(e,t)})}</li>`)}
    </ul>
  </section>`}function th(e,t){const s=e.filter(n=>n.color===t).map(n=>n.size?h("board.list.sized",{size:n.size,square:n.square}):n.square).sort();return s.length?s.join(", "):h("board.list.none")}function eh(e,t){const{code:s="",squares:n=[]}=e?.winner?e.reason:{};return s==="outcome.cannotReconnect"?{winning:[],marks:n.map(r=>({square:r,kind:"cut"}))}:{winning:s==="outcome.homeRow"&&!n.length?t?.to??[]:n,marks:[]}}function sh(e){const t=e?.outcome?.reason;return t?.code==="outcome.ordo"?(t.squares??[]).map(s=>({square:s,kind:"won"})):t?.code!=="outcome.homeRow"?[]:(t.squares??e?.last?.to??[]).map(s=>({square:s,kind:"goal"}))}function ei(e,t){const{view:s,line:n}=e;if(!s||!n)return f`<div class="skeleton-board" data-game=${n?.game??t.game??"stein"}></div>`;const r=t.outcome??s.outcome,{winning:i,marks:o}=eh(r,s.last),{moves:a,movable:l,placing:c}=nh(e,s),{net:u,coordinates:d,digits:p}=L();return f`<ordo-board
    game=${n.game}
    .pieces=${e.pieces()}
    .orientation=${t.orientation}
    .moves=${a}
    .movable=${l}
    .runs=${n.game==="stein"}
    .placing=${c}
    ?editing=${t.editing??!1}
    .last=${e.lastMove()}
    .marks=${[...rh(e,t.marks??[]),...o]}
    .arrows=${t.arrows??[...e.arrows,...e.premoves.arrows()]}
    .shapes=${t.drawing?.shapes??[]}
    ?drawable=${!!t.drawing}
    .brush=${t.drawing?.brush??null}
    .preview=${e.preview}
    .winning=${i}
    .net=${u}
    .coordinates=${d}
    ?digits=${p}
    ?still=${vn()}
    .label=${h("board.label",{game:n.game})}
    .describe=${Hr}
    @ordo-move=${e.onMove}
    @ordo-refused=${e.onRefused}
    @ordo-hold=${t.onHold??e.onHold}
    @ordo-place=${e.onPlace}
    @ordo-square=${t.onSquare??e.cancelPremove}
    @ordo-cancel=${e.cancelPremove}
  ></ordo-board>`}function nh(e,t){const{steps:s,premoves:n}=e;if(e.isPlacing())return{moves:[],movable:null,placing:{targets:s?.targets[e.tray??1]??[]}};if(e.canMove())return{moves:s?Ht(s):t.moves,movable:e.isTurnComplete()?null:t.turn,placing:null};const r=n.placements();return r.length?{moves:[],movable:null,placing:{targets:r}}:{moves:n.moves(),movable:n.side(),placing:null}}function rh(e,t){const s=[...t,...e.marks,...e.premoves.marks()],n=new Set(s.map(o=>o.square)),i=(e.tray===null?[]:e.steps?.forbidden[e.tray]??[]).filter(({square:o})=>!n.has(o));return[...s,...i.map(({square:o})=>({square:o,kind:"no"}))]}const ih=20;function oh({start:e},t,s){const n=G(s),[r=""]=(e??"").trim().split(" ");return(r?r.split(n).length-1:ih)-t.filter(o=>o.color===n).length}class ah extends K{static styles=[el,X`
      :host {
        display: inline-block;
        width: 2.5rem;
      }
      svg {
        pointer-events: none;
      }
    `];static properties={color:{type:String},size:{type:Number},digits:{type:Boolean}};constructor(){super(),this.color="w",this.size=0,this.digits=!1,this.pieceSet=new ts(this)}render(){const t={color:this.color,...this.size?{size:this.size}:{}};return f`<svg viewBox="${-jt/2} ${-jt/2} ${jt} ${jt}" aria-hidden="true">
      <g class="piece ${this.color}">${qt(t,this.digits,this.pieceSet.name)}</g>
    </svg>`}}customElements.define("ordo-piece",ah);function lh({line:e,view:t},s){const n=e?.game==="stein"&&t?oh(e,t.pieces,s):0;return n<=0?m:f`<span
    class="captures"
    role="img"
    aria-label=${h("play.captures",{count:n})}
    title=${h("play.captures",{count:n})}
    ><ordo-piece color=${G(s)}></ordo-piece><span class="figures">${n}</span></span
  >`}const si={moves:[],steps:null,isPlacing:!1,isTurnBegun:!1,stepsAfter:()=>{throw new Error("no steps")}};class ch extends C{static properties={controller:{attribute:!1},game:{type:String},placing:{type:Boolean},isOpen:{type:Boolean,attribute:"open",reflect:!0},text:{state:!0},isListed:{state:!0},active:{state:!0},isRefused:{state:!0}};constructor(){super(),this.controller=null,this.game="stein",this.placing=!1,this.isOpen=!1,this.text="",this.isListed=!1,this.active=-1,this.isRefused=!1,this.isPreviewing=!1,this.hasFocus=!1,new Br(this,()=>({"/":()=>{this.open()}}))}disconnectedCallback(){super.disconnectedCallback(),this.preview(null);const t=this.hasFocus&&document.querySelector("main");t&&t.focus({preventScroll:!0})}async open(){this.isOpen=!0,await this.updateComplete,this.field()?.focus()}close(){this.reset(),this.isOpen=!1,this.updateComplete.then(()=>this.querySelector("button")?.focus())}field(){return this.querySelector("input")}reset(){this.text="",this.isRefused=!1,this.hideList()}hideList(){this.isListed=!1,this.choose(-1)}legal(){const t=this.controller;return t?.premoves.side()?{...si,moves:t.premoves.choices()}:!t?.view||!t.canMove()?si:{moves:t.view.moves,steps:t.steps,isPlacing:t.view.phase==="placing",isTurnBegun:t.made.length>0,stepsAfter:s=>t.stepsAfter(s)}}options(){return this.isListed?Fr(this.legal(),this.text):[]}choose(t){this.active=t,this.preview(this.options()[t]??null),this.updateComplete.then(()=>this.querySelector('[role="option"][aria-selected="true"]')?.scrollIntoView({block:"nearest"}))}preview(t){const s=this.controller,n=t!==null&&s?.line?Gr(s.line.game,t):null;!s||!n&&!this.isPreviewing||(this.isPreviewing=!!n,s.preview=n,s.host.requestUpdate())}onInput(t){this.text=t.target.value,this.isRefused=!1,this.isListed=this.text.trim()!=="",this.choose(-1)}onBlur(){this.hasFocus=!this.isConnected,this.hideList()}onKey(t){if(!(t.isComposing||t.ctrlKey||t.metaKey||t.altKey)){if(t.key==="ArrowDown"||t.key==="ArrowUp")this.walk(t.key==="ArrowDown"?1:-1);else if(t.key==="Enter")this.submit(this.options()[this.active]);else if(t.key==="Escape")this.escape();else return;t.preventDefault()}}walk(t){this.isListed=!0;const{length:s}=this.options(),n=this.active+t;this.choose(n<-1?s-1:n>=s?-1:n)}escape(){if(this.isListed)return this.hideList();if(this.text)return this.reset();const t=this.controller?.board();this.isOpen=!1,(t?.renderRoot.querySelector('.cell[tabindex="0"]')??null)?.focus()}submit(t){const s=this.controller,n=t??Rc(this.legal(),this.text);if(!(!s||!n)){if(this.hideList(),!s.canMove()&&!s.premoves.side())return s.tell(h(s.shown===null?"typed.notYourTurn":"typed.earlier"));s.type(n)?this.reset():(this.isRefused=!0,this.field()?.select())}}render(){const t=this.options(),s=this.isListed&&t.length>0;return f`<button class="typed-toggle" @click=${this.open} title=${h("typed.label")}>
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
      </div>`}option(t,s){return f`<li
      id="typed-${s}"
      role="option"
      aria-selected=${s===this.active}
      @pointerdown=${n=>n.preventDefault()}
      @click=${()=>this.submit(t)}
    >
      ${t}
    </li>`}}customElements.define("ordo-move-input",ch);function hh(e,t){return f`${e?f`<strong>${e}</strong> `:m}${e===t?m:f`<span>${t}</span>`}`}function ni(e,t,s){if(e.button!==0)return;const n=e.currentTarget,r=n.querySelector("ordo-piece");n.setPointerCapture(e.pointerId);const i=a=>{if(!r)return;const{left:l,top:c,width:u,height:d}=n.getBoundingClientRect();r.style.translate=`${a.clientX-l-u/2}px ${a.clientY-c-d/2}px`,r.style.scale=String(t?.scaleOf(r)??1)},o=a=>{if(n.removeEventListener("pointermove",i),n.removeEventListener("pointerup",o),n.removeEventListener("pointercancel",o),r&&(r.style.translate=r.style.scale=""),a.type==="pointercancel")return;const l=t?.squareAtPoint(a.clientX,a.clientY);l&&s(l)};n.addEventListener("pointermove",i),n.addEventListener("pointerup",o),n.addEventListener("pointercancel",o)}function ri(e,t,s=!1){const n=e.canChooseSize(t)&&!s,r=e.view?.tray[t]??[];return f`<span class="tray" role="group" aria-label=${h(`board.tray.${t}`)}>
    ${r.map(i=>f`<button
          class="tray-piece"
          ?disabled=${!n}
          aria-pressed=${n&&e.tray===i}
          aria-label=${h("board.trayPiece",{size:i})}
          @click=${()=>e.chooseSize(i)}
          @pointerdown=${o=>n&&uh(e,i,o)}
        >
          <ordo-piece color=${t} .size=${i} ?digits=${L().digits}></ordo-piece>
        </button>`)}
  </span>`}function uh(e,t,s){s.button===0&&(e.chooseSize(t),ni(s,e.board(),n=>e.place(n)))}function ii(e){return f`<button
      class=${Zt({primary:!0,ending:e.turnEnd.isDue()})}
      ?disabled=${!e.steps?.turn}
      @click=${()=>e.endTurn()}
    >
      ${h("play.endTurn")}
    </button>
    <button @click=${()=>e.stepBack()}>${h("play.takeBackStep")}</button>`}class dh extends C{static properties={from:{state:!0}};constructor(){super(),this.from=null}async open(t){this.from=t,await this.updateComplete,this.dialog()?.showModal()}close(){this.dialog()?.close()}dialog(){return this.querySelector("dialog")}render(){return this.from?f`<dialog
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
    </dialog>`:m}}customElements.define("ordo-play-from",dh);function oi(e,t){const s=document.createElement("a");s.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),1e4)}class fh extends C{static properties={input:{attribute:!1},match:{attribute:!1},record:{attribute:!1},link:{attribute:!1},positionLink:{attribute:!1},opened:{state:!0},refused:{state:!0}};constructor(){super(),this.input=null,this.match=null,this.record=null,this.link="",this.positionLink="",this.opened=!1,this.refused=""}async open(){this.opened=!0,this.refused="",await this.updateComplete,this.querySelector("dialog")?.showModal()}close(){this.querySelector("dialog")?.close()}address(){return this.link||(this.input?Cl(this.input):"")}recordText(t,s){return t.writeRecord(this.record??Mr(s))}async send(){try{await navigator.share({title:"Ordo",url:this.address()}),this.close()}catch(t){t instanceof DOMException&&t.name==="AbortError"||await this.copy(()=>this.address())}}async copy(t){const s=t(await Y());try{await navigator.clipboard.writeText(s),this.close(),ut(h("app.copied"))}catch{this.refused=s,await this.updateComplete;const n=this.querySelector("textarea");n?.focus(),n?.select()}}async download(){const{match:t}=this;if(!t)return;const s=await Y();oi(`ordo-${t.game}-${t.begun.slice(0,10)}.ordo`,this.recordText(s,t))}render(){const{input:t,match:s}=this;return!this.opened||!t||!s?m:f`<dialog
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
          ${"share"in navigator?f`<button class="primary whole" @click=${this.send}>${h("share.send")}</button>`:m}
          <button @click=${()=>this.copy(()=>this.address())}>
            ${h(this.positionLink?"share.linkAtMove":"share.link")}
          </button>
          ${this.positionLink?f`<button @click=${()=>this.copy(()=>this.positionLink)}>${h("share.linkToPosition")}</button>`:m}
          <button @click=${()=>this.copy(n=>this.recordText(n,s))}>${h("share.record")}</button>
          <button @click=${()=>this.copy(n=>n.view(t).position)}>${h("share.position")}</button>
          <button @click=${this.download}>${h("share.download")}</button>
        </div>
        ${this.refused?f`<label class="stacked"
                ><span class="problem" role="alert">${h("app.copyFailed")}</span>
                <textarea
                  readonly
                  .value=${this.refused}
                  @focus=${n=>n.target.select()}
                ></textarea>
              </label>`:m}
      </div>
    </dialog>`}}customElements.define("ordo-share",fh);const ph=[["/lobby","app.lobby"],["/friend","app.friend"],["/archive","app.archive"]],mh=[["/mine","app.mine.online"],["/history","app.mine.device"]],gh=e=>ai(ph,e,h("app.online")),wh=e=>ai(mh,e,h("app.mine"));function ai(e,t,s){return f`<nav class="tabs" aria-label=${s}>
    ${e.map(([n,r])=>f`<a href=${n} aria-current=${n===t?"page":m}><span>${h(r)}</span></a>`)}
  </nav>`}function yh(e,t,s=m){return f`<div class="empty">
    <ordo-mini-board .pieces=${ie.stein}></ordo-mini-board>
    <div class="stack">
      <p class="empty-title">${e}</p>
      ${t?f`<p class="soft">${t}</p>`:m}
      ${s===m?m:f`<div class="rowed">${s}</div>`}
    </div>
  </div>`}const $h={G:"green",R:"red",B:"blue",Y:"yellow"},bh=/\[%(csl|cal)\s+([^\]]*)\]\s*/g,vh=/^([GRBY])([a-j][1-8]|[1-8]{2})([a-j][1-8]|[1-8]{2})?$/;function kh(e){const t=[],s=e.replace(bh,(n,r,i)=>{const o=i.split(",").map(a=>xh(a.trim(),r==="cal"));return o.every(Boolean)?(t.push(...o),""):n});return{shapes:t,text:s.trim()}}function xh(e,t){const[,s="",n="",r]=vh.exec(e)??[],i=$h[s];return!i||t!==(r!==void 0)?null:r?{from:n,to:r,color:i}:{from:n,color:i}}function Sh(e,t){const s=e.filter(i=>!i.to),n=e.filter(i=>i.to);return[[li("csl",s),li("cal",n)].join(""),t].filter(Boolean).join(" ")}function li(e,t){if(!t.length)return"";const s=t.map(({from:n,to:r,color:i})=>`${i.charAt(0).toUpperCase()}${n}${r??""}`);return`[%${e} ${s.join(",")}]`}const Ts={1:"!",2:"?",3:"!!",4:"??",5:"!?",6:"?!"},Cs="StartEval";class B{constructor(t,s){this.head=t,this.root=s}static empty({game:t,start:s,options:n}){return new B({tags:[],game:t,start:s??null,options:n??{},result:"*"},pi())}static ofGame(t){const s=B.empty(t);let n=s.root;for(const r of t.moves)n=s.add(n,r);return s}static ofRecord({nodes:t,...s}){const n=pi();s.comment&&di(n,s.comment);const r=s.tags.find(([i])=>i===Cs)?.[1]??"";return/^#?-?\d+(\.\d+)?$/.test(r)&&(n.eval=r),wi(n,t),new B({...s,tags:s.tags.filter(([i])=>i!==Cs)},n)}toRecord(){const{comment:t,...s}=this.head,n=fi(this.root),r=this.root.eval?[...s.tags,[Cs,this.root.eval]]:s.tags;return{...s,tags:r,...n?{comment:n}:{},nodes:yi(this.root)}}add(t,s){const n=t.children.find(i=>i.move===s);if(n)return n;const r={move:s,parent:t,children:[],ply:t.ply+1};return t.children.push(r),r}remove(t){const{parent:s}=t;return s?(s.children=s.children.filter(n=>n!==t),s):t}promote(t){for(let s=t;s.parent;s=s.parent){const{parent:n}=s;n.children=[s,...n.children.filter(r=>r!==s)]}}comment(t,s){const n=s.replace(/\[%/g,"[ %").replace(/[^\P{Cc}\n\t]/gu,"").replace(/\n\s*\n/g,`
`).trim();n?t.comment=n:delete t.comment}draw(t,s){s.length?t.shapes=s:delete t.shapes}annotate(t,s){const n=(t.nags??[]).filter(r=>!(r in Ts));t.nags=s?[s,...n]:n}inputAt(t){const{game:s,start:n,options:r}=this.head;return{game:s,...n?{start:n}:{},options:r,moves:Ls(t).map(i=>i.move)}}mainLine(){return Wt(this.root)}isPlain(){for(const t of[this.root,...this.mainLine()])if(t.children.length>1||t.comment||t.commentBefore||t.nags?.length||t.eval||t.shapes?.length||t.clock!==void 0)return!1;return this.head.tags.length===0}moverOf(t){const s=this.head.start?.trim().endsWith("b")??!1;return t.ply%2===1!==s?"w":"b"}numberOf(t){const s=this.head.start?.trim().endsWith("b")??!1;return Math.floor((t.ply+(s?2:1))/2)}at(t){let s=this.root;for(const n of t){const r=s.children[n];if(!r)break;s=r}return s}}const ci="\uFF5D",hi=e=>e.replaceAll("}",ci),ui=e=>e.replaceAll(ci,"}");function di(e,t){const{shapes:s,text:n}=kh(t);s.length&&(e.shapes=s),n&&(e.comment=ui(n))}function fi({comment:e,shapes:t}){return Sh(t??[],hi(e??""))}function pi(){return{move:"",parent:null,children:[],ply:0}}function Ls(e){const t=[];for(let s=e;s.parent;s=s.parent)t.push(s);return t.reverse()}function be(e){return Ls(e).map(t=>t.parent?.children.indexOf(t)??0)}function mi(e){const t=[0];for(const s of be(e))s?t.push(s,0):t.push((t.pop()??0)+1);return t.join(".")}function gi(e,t){let s=e.root;for(const[n,r]of t.split(".").entries()){const i=Number(r);n%2?s=s.children[i]??s:s=Wt(s)[Math.min(i,Wt(s).length)-1]??s}return s}function Wt(e){const t=[];for(let s=e.children[0];s;s=s.children[0])t.push(s);return t}function wi(e,t){let s=e;for(const{variations:n,move:r,comment:i,commentBefore:o,...a}of t){const l={...a,move:r,parent:s,children:[],ply:s.ply+1};i&&di(l,i),o&&(l.commentBefore=ui(o)),s.children.push(l);for(const c of n??[])wi(s,c);s=l}}function yi(e){const t=[];for(let s=e;s.children[0];s=s.children[0]){const[n,...r]=s.children;if(!n)break;t.push({...$i(n),...r.length?{variations:r.map(i=>[$i(i),...yi(i)])}:{}})}return t}function $i(e){const{move:t,commentBefore:s,nags:n,clock:r,eval:i}=e,o=fi(e);return{move:t,...o?{comment:o}:{},...s?{commentBefore:hi(s)}:{},...n?.length?{nags:n}:{},...r!==void 0?{clock:r}:{},...i?{eval:i}:{}}}var Ah=Object.freeze({__proto__:null,SIGNS:Ts,Tree:B,lineAfter:Wt,nodeAt:gi,path:Ls,pathText:mi,stepsTo:be});const bi="ordo.analysing",ve="ordo.analysis.",Eh=20;function Ps(){return new Date().toISOString().replace(/\D/g,"")+Math.floor(Math.random()*1e3)}function _h(e,t,s){const{children:n,comment:r,shapes:i}=t.root;if(!(!n.length&&!r&&!i&&!t.head.start)){z(ve+e,{id:e,record:t.toRecord(),steps:be(s),touched:new Date().toISOString()}),z(bi,e);for(const o of vi().slice(Eh))et(ve+o.id)}}function vi(){return De(ve).map(e=>E(e)).filter(ki).sort((e,t)=>e.touched<t.touched?1:-1)}function Oh(){const e=E(bi);return typeof e=="string"?Mh(e):null}function Mh(e){const t=E(ve+e);return ki(t)?t:null}function ki(e){const t=e?.record;return typeof e?.id=="string"&&typeof e.touched=="string"&&Array.isArray(e.steps)&&(t?.game==="stein"||t?.game==="khalifa")&&Array.isArray(t.tags)&&Array.isArray(t.nodes)}const Th=1e6;async function Ch(e){const t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),s=new Uint8Array(await new Response(t).arrayBuffer());let n="";for(const r of s)n+=String.fromCharCode(r);return btoa(n).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}async function Lh(e){try{const t=atob(e.replaceAll("-","+").replaceAll("_","/")),s=Uint8Array.from(t,o=>o.charCodeAt(0)),n=new Blob([s]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=new TextDecoder("utf-8",{fatal:!0});let i="";for(;;){const{done:o,value:a}=await n.read();if(o)return i+r.decode();if(i+=r.decode(a,{stream:!0}),i.length>Th)return await n.cancel(),null}}catch{return null}}async function xi(e,t,s=null){if(t.length<2)return null;const n=await Ph(e,t),r=/&at=(\d+(?:\.\d+)*)$/.exec(t)?.[1];return{tree:n,id:s??Ps(),...r?{node:gi(n,r)}:{}}}async function Ph(e,t){const s=/^#r=([\w-]+)(?:&|$)/.exec(t)?.[1];if(s){const r=await Lh(s),[i]=r===null?[]:e.readRecords(r);if(!i)throw new Error("unreadable");return B.ofRecord(i)}const n=Or(t)?us(t):null;if(!n)throw new Error("unreadable");return e.view(n),B.ofGame(n)}function Si(e,t){const s=e.mainLine().at(-1)??e.root;return t===s?"":`&at=${mi(t)}`}function Rs(e,{id:t,record:s,steps:n}){const r=B.ofRecord(s),i=r.at(n);return e.view(r.inputAt(i)),{tree:r,id:t,node:i}}function Ai(e,t){const s=Oh();if(s&&(!t||t===s.record.game))try{return Rs(e,s)}catch(n){console.warn(n)}return{tree:B.empty({game:t==="khalifa"?"khalifa":"stein"}),id:Ps()}}async function Ei(e,t){const[s=t.root]=t.mainLine().slice(-1);return t.isPlain()?Dt(t.inputAt(s)):`#r=${await Ch(e.writeRecord(t.toRecord()))}`}var Rh=Object.freeze({__proto__:null,atText:Si,fragmentOfTree:Ei,fromAddress:xi,fromSaved:Rs,loadLast:Ai});const zh=8,Ih={initial:64,maximum:4096,shared:!0};function qh(e=globalThis){return e.crossOriginIsolated?Math.max(1,Math.min(zh,e.navigator?.hardwareConcurrency??1)):1}function jh(){return new WebAssembly.Memory(Ih)}const Nh=/^[\w:@,x-]{2,40}$/;function Uh(e){const t=e.trim().split(/\s+/);if(t[0]!=="info"||t[1]==="string")return null;const s=c=>{const u=Number(t[t.indexOf(c)+1]);return t.includes(c)&&Number.isSafeInteger(u)?u:0},n=t[t.indexOf("score")+1],r=t.includes("score")?Number(t[t.indexOf("score")+2]):Number.NaN,i=t.includes("pv")?t.slice(t.indexOf("pv")+1):[],o=i.findIndex(c=>!Nh.test(c)),a=o<0?i:i.slice(0,o);if(!Number.isSafeInteger(r)||n!=="cp"&&n!=="mate"||!a.length)return null;const l=n==="cp"?{hundredths:r,win:null}:{hundredths:null,win:r};return{depth:s("depth"),line:Math.max(1,Math.min(256,s("multipv")||1)),score:l,nodes:s("nodes"),time:s("time"),moves:a}}function Dh({start:e,moves:t}){return[e?`position fen ${e}`:"position startpos",t.length?`moves ${t.join(" ")}`:""].filter(Boolean).join(" ")}function Bh({movetime:e,nodes:t,depth:s}){const n=[e===void 0?"":`movetime ${e}`,t===void 0?"":`nodes ${t}`,s===void 0?"":`depth ${s}`].filter(Boolean);return n.length?`go ${n.join(" ")}`:"go infinite"}function Hh(e,{game:t,options:s},{lines:n=1}){return[["Game",t],["Spacing",t==="khalifa"?s?.spacing??"gaps":""],["MultiPV",String(n)]].filter(([i,o])=>o&&e.has(i.toLowerCase())).map(([i,o])=>`setoption name ${i} value ${o}`)}function Wh(e){const t=e.trim(),s=/^\d+$/.test(t)?`ws://127.0.0.1:${t}`:/^\w+:\/\//.test(t)?t:`ws://${t}`;try{const{protocol:n,hostname:r,host:i}=new URL(s);return n==="ws:"&&(r==="127.0.0.1"||r==="localhost")?`ws://${i}`:null}catch{return null}}const Kt={state:"none"};class Kh{#e;#s;#n;#t;#r;#a=null;#l=!1;#i=null;#o={key:"",proved:Kt};#c={position:"",proved:Kt};constructor(t,{onLoad:s=()=>{},onAnswer:n=()=>{},load:r=_r,server:i=null}={}){this.#e=t,this.#s=s,this.#n=n,this.#t=r,this.#r=i}of(t,s,n){if(!Ar(n))return this.#h(n);if(this.#i)return{state:"failed",problem:this.#i};if(!this.#l)return this.load(),{state:"loading"};const r=JSON.stringify([s.start,s.moves,s.options]);return this.#o.key!==r&&(this.#o={key:r,proved:this.#p(t,s)}),this.#o.proved}#h({game:t,position:s,pieces:n,outcome:r}){return t!=="stein"||r||!this.#r?.mayHave(n.length)?Kt:(this.#c.position!==s&&(this.#c={position:s,proved:Kt},this.#f(this.#r,s,n.length)),this.#c.proved)}async#f(t,s,n){const r=await t.probe(s,n);!r||this.#c.position!==s||(this.#c={position:s,proved:{state:"known",probe:r}},this.#e.requestUpdate(),this.#n())}get isReady(){return this.#l}async load(){this.#l||(this.#a??=this.#u(),await this.#a,this.#a=null)}async#u(){this.#i&&(this.#i=null,this.#e.requestUpdate());try{await this.#t(),this.#l=!0}catch(t){this.#i=we(t)}this.#e.requestUpdate(),this.#l&&this.#s()}#p(t,s){try{const n=t.probe(s);return n?{state:"known",probe:n}:Kt}catch(n){return{state:"failed",problem:we(n)}}}}function _i({value:e,plies:t},s){return e==="draw"?h("proved.draw"):h("proved.win",{color:e==="win"==(s==="w")?"w":"b",count:t??0})}const Fh=9,Gh={win:"loss",draw:"draw",loss:"win"};class Vh{#e;#s=Fh;constructor({fetch:t=s=>globalThis.fetch(s)}={}){this.#e=t}mayHave(t){return t<=this.#s}async probe(t,s){if(globalThis.navigator?.onLine===!1)return null;try{const n=await this.#e(`/api/tables?game=stein&position=${t.replaceAll(" ","_")}`);if(n.ok)return Yh(await n.json());await n.body?.cancel(),n.status===404&&(this.#s=Math.min(this.#s,s-1))}catch{}return null}}function Yh({category:e,dtw:t,moves:s}){return{value:e,plies:t===null?null:Math.abs(t),moves:s.map(({move:n,category:r,dtw:i})=>({move:n,value:Gh[r],plies:i===null?null:Math.abs(i)+1}))}}const Oi=new Map;async function Xh(e,{signal:t,bytes:s,startWorker:n=Jh}={}){const r=q(e),i=JSON.stringify(r),o=Oi.get(i);if(o!==void 0)return o;const a=await ue(s);t?.throwIfAborted();const l=n();try{const c=await Zh(l,a,r,t);return Oi.set(i,c),c}finally{l.terminate()}}function Jh(){return new Worker(new URL("../engine/engine-worker.js",import.meta.url),{type:"module",name:"ordo-prover"})}function Zh(e,t,s,n){return new Promise((r,i)=>{e.addEventListener("message",({data:o})=>{const{puzzle:a,error:l}=o;l?i(new _(l)):r(a??null)}),e.addEventListener("error",()=>i(new _({code:"engine.died"}))),n?.addEventListener("abort",()=>i(n.reason)),e.postMessage({module:t}),e.postMessage({missedWin:s})})}class Qh extends C{static properties={rules:{attribute:!1},input:{attribute:!1},view:{attribute:!1},mode:{type:String},orientation:{type:String},marks:{attribute:!1},arrows:{attribute:!1},drawing:{attribute:!1}};constructor(){super(),this.rules=null,this.input=null,this.view=null,this.mode="play",this.orientation="w",this.marks=[],this.arrows=[],this.drawing=null,this.game=new Qr(this,{canMove:()=>this.mode==="play",play:t=>this.emit("study-move",{move:t}),onSteps:t=>this.reportSteps(t),onRefused:t=>this.emit("study-refused",{message:t})}),this.onHold=this.onHold.bind(this),this.onSquare=this.onSquare.bind(this)}willUpdate(t){t.has("input")||t.has("rules")?this.refresh():t.has("mode")&&this.game.updateSteps()}refresh(){this.game.rules=this.rules,this.game.setLine(this.input,{view:this.view})}reset(){this.refresh(),this.game.board()?.clear()}attempt(t,s){this.game.attempt(t,s)}emit(t,s){this.dispatchEvent(new CustomEvent(t,{detail:s,bubbles:!0}))}reportSteps(t){const{steps:s}=this.game;s?.turn?.wins||this.emit("study-step",{text:t.length?ye(s):""})}onHold(t){const{run:s}=t.detail;s.length&&this.game.clear(),this.game.announceSelection(s)}onSquare(t){t.detail.first&&this.emit("study-tap",{square:t.detail.square})}render(){const{game:t}=this,s=ei(t,{orientation:this.orientation,marks:this.marks,arrows:t.made.length?[]:this.arrows,...this.drawing?{drawing:this.drawing}:{},editing:this.mode==="tap",onHold:this.onHold,onSquare:this.onSquare});return!t.view||!this.input?s:f`${this.tray("far")} ${s} ${this.tray("near")}
    ${t.made.length?f`<div class="rowed turn-actions">${ii(t)}</div>`:m}
    ${ti(t.pieces())}
    ${this.mode==="play"?f`<p class="visually-hidden">${h(`board.help.${this.input.game}`)}</p>`:m}`}tray(t){if(this.game.view?.phase!=="placing")return m;const s=t==="near"==(this.orientation==="w")?"w":"b";return f`<div class="study-tray">${ri(this.game,s)}</div>`}}customElements.define("ordo-study-board",Qh);function tu(){return f`<span class="proved-mark small" title=${h("proved.help")}
    ><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12.5L10 17.5L19.5 7" /></svg>${h("proved.mark")}</span
  >`}function eu(e,t,s){switch(e.state){case"known":return f`<p class="proved-line">${tu()} <strong>${_i(e.probe,t)}</strong></p>`;case"loading":return f`<p class="proved-line small soft">${h("proved.loading")}</p>`;case"failed":return f`<p class="proved-line small soft">
        <span>${I(e.problem)}</span>
        <button class="quiet small" @click=${s}>${h("app.retry")}</button>
      </p>`;default:return m}}function su(e,{choose:t,pressed:s,point:n=()=>{}}){return f`<ol class="proved-moves">
    ${e.map(({move:r,value:i,plies:o})=>f`<li>
          <button
            class="quiet proved-move"
            aria-pressed=${s===void 0?m:String(s===r)}
            @click=${()=>t(r)}
            @pointerenter=${()=>n(r)}
            @pointerleave=${()=>n(null)}
            @focus=${()=>n(r)}
            @blur=${()=>n(null)}
          >
            <span class="figures">${r}</span>
            <span class="proved-value ${i} figures">${h(`proved.move.${i}`,{count:o??0})}</span>
          </button>
        </li>`)}
  </ol>`}const Mi={stein:["unanswerable-split","home-row","race","only-move","ordo-move","quiet-move","sacrifice","endgame"],khalifa:["ordo-in-one","ordo-in-two","ordo-in-three","only-defence","winning-placement"]};function Ti(e){for(const t of["stein","khalifa"])if(Mi[t].includes(e))return t;return null}function nu(e){return e.replaceAll(/-(\w)/g,(t,s)=>s.toUpperCase())}const ru=["daily","rush","themes","progress","missed"];function iu({pathname:e,search:t}){const s=Ue(e),n=new URLSearchParams(t),r=n.get("theme")??"",i=Ti(r),o=n.get("game"),a=i??(o==="stein"||o==="khalifa"?o:null),l=ru.find(c=>c===s)??(s?"puzzle":"near");return{kind:l,id:l==="puzzle"?s:"",theme:i?r:"",game:a}}function Ci(e,t=""){return`/puzzles/${e}${t?`?theme=${t}`:""}`}function ou({kind:e,theme:t},s){return e==="near"||e==="puzzle"?t?`/puzzles?theme=${t}`:`/puzzles?game=${s}`:`/puzzles/${e}?game=${s}`}const au=[75,150,300,600,1/0],lu=6;function cu(e,{rating:t,seen:s,except:n="",random:r=Math.random}){const i=e.filter(({id:l})=>l!==n),o=i.filter(({id:l})=>!s.has(l)),a=o.length?o:hu(i,s);for(const l of au){const c=a.filter(u=>Math.abs((u.rating??1/0)-t)<=l);if(c.length>=Math.min(lu,a.length))return c[Math.floor(r()*c.length)]??null}return e[0]??null}function hu(e,t){const s=({id:n})=>t.get(n)??0;return e.toSorted((n,r)=>s(n)-s(r)).slice(0,Math.ceil(e.length/2))}function uu(e,t,s){const n=({id:r,rating:i})=>(i??1e4)+(t.has(r)?1e5:0);return e.toSorted((r,i)=>n(r)-n(i)).slice(0,s)}const du=3;class fu extends C{static properties={theme:{type:String},entries:{state:!0}};constructor(){super(),this.theme="",this.entries=[]}willUpdate(t){t.has("theme")&&this.load(this.theme)}async load(t){const s=Ti(t);if(!s)return;const r=(await Cr(s).catch(()=>[])).filter(({themes:i})=>i.includes(t));t===this.theme&&(this.entries=uu(r,Rr(ys()),du))}render(){return this.entries.length?f`<section class="stack theme-puzzles" aria-labelledby="theme-puzzles">
      <h2 id="theme-puzzles">${h("learn.puzzles")}</h2>
      <ul class="puzzle-cards">
        ${this.entries.map(t=>{const{board:s,task:n}=$s(t);return f`<li>
            <a class="card puzzle-card" href=${Ci(t.id,this.theme)}
              >${s}<span class="small">${n}</span></a
            >
          </li>`})}
      </ul>
    </section>`:m}}customElements.define("ordo-theme-puzzles",fu);var pu=[.2,.375,.5555555555555556,.6666666666666666],mu=(e,t)=>s=>{let n=4*e+s-4,r="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(n)-35,i=n>8?r:1,o=t/i|0,a=t%i,l=i-a,c=n>8?o*pu[s]+(e>5)&-2:r,u=o-c;return{t:l*u+a*u+a,o:[[l,u],[a,u+1]],i:c}},gu={M:1},ot=e=>new Uint8Array(e),Ft=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},ke=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),zs=e=>e.charCodeAt(0),Li=(...e)=>(t,s)=>e.forEach(n=>n(t,s)),Pi=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},Is=e=>(t,s)=>{t.push(4,4),t.push(e.length,8+8*(s>9)),e.forEach(n=>t.push(n,8))},gt=(e,t,s,n,r=(o,a)=>s(o.length,a),i=n?o=>Li(Pi(n),e(o)):e)=>(i.test=t,i.l=s,i.est=r,i.eci=n&&[n],i),Ri=gt(e=>(t,s)=>{t.push(1,4),t.push(e.length,10+2*(s>26)+2*(s>9));let n=0;for(;n<e.length-2;n+=3)t.push(+e.slice(n,n+3),10);n<e.length-1?t.push(+e.slice(n),7):n<e.length&&t.push(+e[n],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),zi=gt(e=>(t,s)=>{t.push(2,4),t.push(e.length,9+2*(s>26)+2*(s>9));let n=0;for(;n<e.length-1;n+=2)t.push(45*ke(e[n])+ke(e[n+1]),11);n<e.length&&t.push(ke(e[n]),6)},e=>ke(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),wt=gt(e=>Is([...e].map(zs)),e=>zs(e)<128,(e,t)=>12+8*(t>9)+8*e);wt._=!0,wt.u=!0;var qs=gt(wt,e=>zs(e)<256,wt.l,3);qs._=!0;var Ii=new TextEncoder,js=gt(e=>Is(Ii.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*Ii.encode(e).length);js._=!0;var Ns=()=>{let e=new Map,t=new TextDecoder("sjis"),s=ot(2);for(let n=0;n<7973;++n)s[0]=n/192+129+64*(n>5951),s[1]=n%192+64,e.set(t.decode(s),n);return e.delete("\uFFFD"),Ns=()=>e,e},Us=gt(e=>(t,s)=>{t.push(8,4),t.push(e.length,8+2*(s>26)+2*(s>9));for(let n of e)t.push(Ns().get(n),13)},e=>Ns().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);Us._=!0;var qi=[Ri,zi,wt,qs,Us,js],wu={auto:(e,{modes:t=qi}={})=>(s,n)=>{let r=t.map((u,d)=>{let p=new Map,g=(w,$)=>(p.has(w)||p.set(w,$(w,n)),p.get(w));return{m:u,h:1<<d,C:u.est("",n),S:u.l?(w,$)=>g($-w,u.l):(w,$)=>g(e.slice(w,$),u.est)}}),i=[{v:0}],o=0,a=0,l=-1;for(let u of[...e,""]){let d=0;if(u)for(let p of r)p.m.test(u)&&(d|=p.h);if(!u||d!==l){if(l!==-1){let p=new Set(i.map(w=>w.D)),g=[];for(let{m:w,C:$,S,h:O}of r)if(l&O){let R=S(o,a);for(let yt of w.eci??p)if(!w.u||!yt){let $t;for(let H of i)if(H.D===yt||w.eci){let bt=H.m===w&&H.D===yt,Ee=bt?H.V:H,Ks=w._&&bt?H.v+R-$:Ee.v+12*(Ee.D!==yt)+(bt?S(bt?H.$:o,a):R);(!$t||Ks<$t.v)&&($t={$:bt?H.$:o,V:Ee,m:w,D:yt,A:a,v:Ks})}$t&&g.push($t)}}i=g}l=d,o=a}a+=u.length}i.length||Ft(5);let c=[];for(let u=i.reduce((d,p)=>p.v<d.v?p:d);u.m;u=u.V)c.push(u.m(e.slice(u.$,u.A)));c.reverse().forEach(u=>u(s,n))},multi:Li,eci:Pi,bytes:Is,numeric:Ri,alphaNumeric:zi,ascii:wt,iso8859_1:qs,shift_jis:Us,utf8:js},yu=()=>({F:ot(2956),I:0,push(e,t){for(let s=t,n=8-(7&this.I);s>0;s-=n,n=8)this.F[this.I>>3]|=e<<n>>s,this.I+=s<n?s:n}}),Ds=(e,t=e*e,s=ot(t))=>({size:e,K:s,get:(n,r)=>n>=0&&n<e&&!!(1&s[r*e+n]),toString({on:n="##",off:r="  ",lf:i=`
`,pad:o=4,padX:a=o,padY:l=o}={}){let c="";for(let u=-l;u<e+l;++u){for(let d=-a;d<e+a;++d)c+=this.get(d,u)?n:r;c+=i}return c},toImageData(n,{on:r=[0,0,0],off:i=[0,0,0,0],pad:o=4,padX:a=o,padY:l=o}={}){let c=e+2*a,u=e+2*l,d=n.createImageData(c,u),p=new Uint32Array(d.data.buffer);d.data.set([...r,255]);let g=p[0];d.data.set([...i,255]);let w=p[0];for(let $=0;$<u;++$)for(let S=0;S<c;++S)p[$*c+S]=this.get(S-a,$-l)?g:w;return d},toCanvas(n,r){let i=n.getContext("2d"),o=this.toImageData(i,r);n.width=o.width,n.height=o.height,i.putImageData(o,0,0)},toDataURL({type:n="image/png",scale:r=1,...i}={}){let o=document.createElement("canvas"),a=o.getContext("2d"),l=this.toImageData(a,i);return o.width=l.width*r,o.height=l.height*r,a.putImageData(l,0,0),a.imageSmoothingEnabled=!1,a.globalCompositeOperation="copy",a.drawImage(o,0,0,l.width,l.height,0,0,o.width,o.height),o.toDataURL(n,1)}}),xe=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],Se=ot(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))Se[Se[t+255]=e++]=t;var ji=e=>Se[e%255],Ni=e=>Se[e+255],$u=(e,t)=>{let s=ot(e.length+t.length-1);for(let n=0;n<e.length;++n)for(let r=0;r<t.length;++r)s[n+r]^=ji(e[n]+t[r]);return s.map(Ni)},bu=(e,t)=>{let s=ot(e.length+t.length-1);s.set(e,0);for(let n=0;n<e.length;++n)if(s[n]){let r=Ni(s[n]);for(let i=0;i<t.length;++i)s[n+i]^=ji(t[i]+r)}return s.slice(e.length)},Bs=[[0],[0,0]];for(let e=1;e<30;++e)Bs.push($u(Bs[e],[0,e]));var vu=(e,t)=>{let s=[[],[]],n=0,r=0;for(let[o,a]of t.o)for(let l=0;l<o;++l,n+=a){let c=e.slice(n,n+a);s[0].push(c),s[1].push(bu(c,Bs[t.i])),r+=a+t.i}let i=ot(r);r=0;for(let o of s)for(let a=0,l=-1;l<r;++a){l=r;for(let c of o)a<c.length&&(i[r++]=c[a])}return i},Ui=(e,t,s)=>{let n=e<<=s;for(let r=134217728;r>>=1;)n&r&&(n^=t*(r>>s));return n|e},ku=({size:e,K:t},s)=>{let n=(o,a,l,c)=>{for(;l-- >0;o+=e)t.fill(c,o,o+a)},r=(o,a,l)=>{for(let c=0;c++<3;l-=2)n(a*e+o-(l>>1)*(e+1),l,l,2|c)},i=2*((e-13)/(1+(s/7|0))/2+.75|0);if(s>1)for(let o=e-7;o>8;o-=i){for(let a=o;a>8;a-=i)r(o,a,5);o<e-7&&r(o,6,5)}if(s>6)for(let o=Ui(s,7973,12),a=1;a<7;++a)for(let l=12;l-- >9;o>>=1)t[a*e-l]=2|1&o;n(7,2,9,2),n(e-8,8,9,2);for(let o=0;o<e;++o)t[6*e+o]=3^1&o;r(3,3,7),r(e-4,3,7);for(let o=0;o<e;++o)for(let a=o;a<e;++a)t[a*e+o]=t[o*e+a];t[(e-8)*e+8]=3},xu=({size:e,K:t})=>{let s=[];for(let n=e-2,r=e,i=-1;n>=0;n-=2){for(n===5&&(n=4);r+=i,r!==-1&&r!==e;){let o=r*e+n;t[o+1]||s.push(o+1),t[o]||s.push(o)}i*=-1}return s},Su=({K:e},t,s)=>t.forEach((n,r)=>e[n]=s[r>>3]>>(7&~r)&1),Au=({size:e,K:t},s,n,r)=>{for(let o=0;o<e;++o)for(let a=0;a<e;++a){let l=o*e+a;t[l]^=!(s(a,o)||2&t[l])}let i=21522^Ui((1^r)<<3|n,1335,10);for(let o=0;o++<8;i>>=1)t[(o-(o<7))*e+8]=1&i,t[9*e-o]=1&i;for(let o=8;--o,i;i>>=1)t[8*e+o-(o<7)]=1&i,t[(e-o)*e+8]=1&i},Eu=({size:e,K:t},s=0,n=0)=>{for(let r=0;r<e;++r){for(let i=0;i<2;++i)for(let o,a=0,l=0,c=2;a<e;++a){let u=1&t[i?r*e+a:a*e+r];n+=u,l=(l>>1|2098176)&(3047517^u-1),2049&l&&(s+=40),u^c&&(o=0),c=u,s+=++o===5?3:o>5}if(r)for(let i=e+r,o=5*t[r-1]^t[r];i<e*e;i+=e){let a=5*t[i-1]^t[i];s+=3*!(1&(o|a)|4&(o^a)),o=a}}return s+10*(10*Math.abs(n/(e*e)-1)|0)},Di=[],Hs=(e=Ft(1),{minCorrectionLevel:t=0,maxCorrectionLevel:s=3,minVersion:n=1,maxVersion:r=40,mask:i,trailer:o=60433,...a}={})=>{s<t&&Ft(3),r<n&&Ft(2),typeof e=="string"&&(e=wu.auto(e,a));for(let l=n,c=0;l<=r;++l){let u=Di[l];u||(Di[l]=u=Ds(4*l+17),ku(u,l),u.p=xu(u));let d=mu(l,u.p.length>>3);if(8*d(t).t<c)continue;let p=yu();e(p,l),c=p.I;for(let g=s;g>=t;--g){let w=d(g);if(8*w.t<c)continue;for(p.I=c+11&-8;p.I<8*w.t;)p.push(o,16);let $=Ds(u.size,u.K);return Su($,u.p,vu(p.F,w)),(xe[i]?[xe[i]]:xe).map((S,O)=>{let R=Ds($.size,$.K);return Au(R,S,i??O,g),R.s=xe[i]?0:Eu(R),R}).reduce((S,O)=>O.s<S.s?O:S)}}Ft(4)};Hs.with=(...e)=>(t,s)=>Hs(t,{modes:[...qi,...e],...s});let Bi=null;function Hi(){return typeof BroadcastChannel<"u"&&(Bi??=new BroadcastChannel("ordo.seats")),Bi}function _u(e){Hi()?.postMessage(e)}function Ou(e){const t=({data:n})=>e(n),s=Hi();return s?.addEventListener("message",t),()=>s?.removeEventListener("message",t)}const Ws="ordo.table.";function Mu(e){const t=new AbortController,s=new Promise(n=>t.signal.addEventListener("abort",n));return navigator.locks?.request(Ws+e,{mode:"shared"},()=>s),()=>t.abort()}async function Tu(){return((await navigator.locks?.query())?.held??[]).flatMap(({name:t})=>t?.startsWith(Ws)?[t.slice(Ws.length)]:[])}const Cu=1e4,Wi=6e4,Ae=1500;class Lu{constructor(){this.games=null,this.statuses=new Map,this.timer=0}start(){const t=()=>this.interval()&&this.schedule(Ae);for(const s of["popstate","ordo-navigate","online"])window.addEventListener(s,t);window.addEventListener("ordo-mine",s=>{this.onGames(s.detail)}),window.addEventListener("ordo-seat",s=>{const{id:n,state:r,you:i}=s.detail;this.statuses.set(n,r.status!=="playing"?r.status:r.turn===i?"mine":"theirs"),this.schedule(Ae)}),this.schedule(Ae)}interval(){if(!this.games)return Ae;const t=ct(location.pathname),s=this.games.filter(({id:n,status:r})=>r!=="over"&&n!==t);return s.some(Lt)?Cu:s.length?Wi:0}schedule(t){clearTimeout(this.timer),t&&(this.timer=window.setTimeout(()=>{this.poll()},t))}async poll(){this.schedule(Wi);try{navigator.onLine&&await Gn()}catch(t){if(!(t instanceof D))throw t;t.code==="no-online"&&this.schedule(0)}}async onGames(t){const s=ct(location.pathname),n=this.statuses,r=qa(n,t,!this.games).filter(({id:a})=>a!==s);if(this.games=t,this.statuses=new Map(t.map(a=>[a.id,Xn(a)])),this.schedule(this.interval()),!r.length)return;const i=await Tu(),[o]=r.filter(({id:a})=>!i.includes(a)).sort((a,l)=>Number(Lt(l))-Number(Lt(a)));o&&this.notifyPlayer(o,n.get(o.id)==="open",!s)}notifyPlayer(t,s,n){const r=`/g/${t.id}`;ut(h(le(t)&&(t.plies||!s)?"home.turnIn":"home.started",{name:ns(Ia(t)||h("home.guest"))}),{stay:n,about:r,title:h(le(t)?"home.yourTurn":"home.startedTitle"),action:{label:h("home.goToGame"),run:()=>Qt(r)}}),$e("call")}}let Ki=!1;function Pu(){Ki||(Ki=!0,new Lu().start())}var Ru=Object.freeze({__proto__:null,watchOwnGames:Pu});const zu=["wood","sage","slate"],Iu=["discs","blocks","gems"];class Fi extends C{render(){const t=L(),s=t.contrast==="more";return f`${Gi("board",zu,t.board,qu,s)}
    ${s?f`<p class="small soft">${h("settings.board.contrast")}</p>`:m}
    ${Gi("pieces",Iu,t.pieces,ju,!1)}`}}function Gi(e,t,s,n,r){const i=t.find(o=>o===s)??t[0];return f`<fieldset class="themes" ?disabled=${r}>
    <legend>${h(`settings.${e}`)}</legend>
    ${t.map(o=>f`<label class="theme">
          <input
            type="radio"
            name="theme-${e}"
            .checked=${o===i}
            @change=${()=>Et({[e]:o})}
          />
          <span class="theme-preview">${n(o)}</span>
          <span class="theme-name">${h(`settings.${e}.${o}`)}</span>
        </label>`)}
  </fieldset>`}function qu(e){return f`<ordo-mini-board
    data-board=${e}
    game="stein"
    .pieces=${ie.stein}
    .net=${L().net}
  ></ordo-mini-board>`}function ju(e){return f`<span class="theme-pieces" data-pieces=${e}>
    <ordo-piece color="w"></ordo-piece><ordo-piece color="b"></ordo-piece> <ordo-piece color="w" .size=${3}></ordo-piece
    ><ordo-piece color="b" .size=${4}></ordo-piece>
  </span>`}customElements.define("ordo-theme-picker",Fi);var Nu=Object.freeze({__proto__:null,OrdoThemePicker:Fi});const Uu=16;function Du({table:e=Uu,bytes:t,threadsBytes:s,startWorker:n=Bu}={}){const r={one:async()=>({module:await ue(t)}),several:async()=>({module:await ml(s),memory:jh()})};return new Hu(r,e,n)}function Bu(){return new Worker(new URL("../engine/engine-worker.js",import.meta.url),{type:"module",name:"ordo-engine"})}class Hu{#e;#s;#n;#t=null;#r=[];#a=1;threads=1;#l=Promise.resolve();#i=()=>{};#o=null;#c=null;#h=!1;#f=Math.floor(Math.random()*2**32);constructor(t,s,n){this.#e=t,this.#s=s,this.#n=n}start(){this.#t??=this.#u()}useTables(t){this.#c=t,this.#h=!1}useThreads(t){t!==this.#a&&(this.close(),this.threads=this.#a=t)}#u(){const t=this.#w(this.#n()),s=this.#p().then(n=>{t===this.#t&&(this.#i=()=>this.#g(n)),t.postMessage(n)});return s.catch(n=>{t===this.#t&&this.#d()?.reject(n)}),this.#l=s,this.#h=!1,t}async#p(){const t=this.#a,s=t>1?await this.#e.several().catch(()=>null):null;return t===this.#a&&(this.threads=s?t:1),s??this.#e.one()}#g(t){for(;this.#r.length<this.threads-1;){const s=this.#n();this.#r.push(s),s.addEventListener("error",()=>{this.#r.includes(s)&&this.#d()?.reject(new _({code:"engine.died"}))}),s.postMessage({...t,isHelper:!0})}}#w(t){return t.addEventListener("message",({data:s})=>{t===this.#t&&this.#y(s)}),t.addEventListener("error",()=>{t===this.#t&&this.#m()?.reject(new _({code:"engine.died"}))}),t}#d(){const t=this.#o;this.#o=null;for(const s of[this.#t,...this.#r])s?.terminate();return this.#t=null,this.#r=[],this.#i=()=>{},t}#m(){const t=this.#d();return this.#t=this.#u(),t}#y({isReady:t,lines:s,found:n,error:r}){if(t){this.#i();return}const i=this.#o;if(i){if(s){i.note(s);return}this.#o=null,r?.code==="engine.died"&&this.threads>1&&this.#d(),n?i.resolve(n):i.reject(new _(r??{code:"engine.died"}))}}search(t,s,n=()=>{}){this.stop();const r=this.#t??=this.#u(),i=[];this.#c&&!this.#h&&t.game==="stein"&&(i.push({tables:this.#c}),this.#h=!0);const o=q(t),a={table:this.#s,seed:this.#f},l=()=>{const c=this.threads>1?{threads:this.threads}:{};i.push({input:o,limits:{...a,...c,...s}}),i.forEach(u=>r.postMessage(u))};return this.#l.then(l,()=>{}),new Promise((c,u)=>{this.#o=new Wu(c,u,n)})}stop(){if(!this.#o)return;const t=this.#m();t?.resolve(t.result())}close(){const t=this.#d();t?.resolve(t.result())}}class Wu{#e;#s=[];constructor(t,s,n){this.resolve=t,this.reject=s,this.#e=n}note(t){this.#s=t,this.#e(t)}result(){const t=this.#s;return{best:t[0]?.moves[0]??null,lines:t,nodes:t.at(-1)?.nodes??0}}}var Ku=Object.freeze({__proto__:null,createEngine:Du});const Fu=5e3,Vi="info string error:";function Gu(e,{closed:t=()=>{},open:s=Vu,patience:n=Fu}={}){return new Promise((r,i)=>{const o=s(e);let a=null,l="";const c=new Set,u=()=>{clearTimeout(d),o.close(),a&&a.lose(),a&&!a.isClosed&&t(),i(new Error(`no engine at ${e}`))},d=setTimeout(u,n);o.addEventListener("open",()=>o.send("ugi")),o.addEventListener("close",u),o.addEventListener("message",({data:p})=>{for(const g of String(p).split(`
`))a?a.onLine(g.trim()):g.startsWith("id name ")?l=g.slice(8).trim().slice(0,60):g.startsWith("option name ")?c.add(Yu(g)):g.trim()==="ugiok"&&(clearTimeout(d),a=new Yi(o,l||e,c),r(a))})})}function Vu(e){return new WebSocket(e)}function Yu(e){return(/^option name (.+?) type /.exec(e)?.[1]??"").toLowerCase()}class Yi{#e;#s;#n=null;#t=0;constructor(t,s,n){this.#e=t,this.name=s,this.#s=n,this.isClosed=!1}search(t,s,n=()=>{}){return this.stop(),new Promise((r,i)=>{this.#n=new Xu(r,i,n);const o=[...Hh(this.#s,t,s),Dh(t),Bh(s)];this.#e.send(o.join(`
`))})}stop(){const t=this.#n;t&&(this.#n=null,this.#t++,this.#e.send("stop"),t.resolve(t.result(null)))}#r(t){const s=this.#n;this.#n=null,this.#t++,this.#e.send("stop"),s?.reject(new Error(t.trim().slice(0,200)))}close(){this.isClosed=!0,this.lose(),this.#e.close()}lose(){this.#n?.reject(new Error("the engine has gone")),this.#n=null}onLine(t){if(t.startsWith("bestmove")){if(this.#t){this.#t--;return}const s=this.#n;this.#n=null;const n=t.split(/\s+/)[1]??"none";s?.resolve(s.result(n==="none"?null:n))}else if(!this.#t&&this.#n){const s=Uh(t);s?this.#n.note(s):t.startsWith(Vi)&&this.#r(t.slice(Vi.length))}}}class Xu{#e;#s=[];constructor(t,s,n){this.resolve=t,this.reject=s,this.#e=n}note(t){this.#s=[...this.#s.filter(({line:s})=>s!==t.line),t].sort((s,n)=>s.line-n.line),this.#e(this.#s)}result(t){const s=this.#s;return{best:t??s[0]?.moves[0]??null,lines:s,nodes:s[0]?.nodes??0}}}var Ju=Object.freeze({__proto__:null,UgiEngine:Yi,connectEngine:Gu});export{Tl as $,zn as A,Ke as B,Mc as C,P as D,$e as E,da as F,Qr as G,Mt as H,wr as I,Dt as J,f as K,C as L,ns as M,rs as N,_ as O,ei as P,sh as Q,Ec as R,ba as S,ti as T,Zt as U,mr as V,lh as W,ri as X,ye as Y,hh as Z,Tc as _,va as a,Cr as a$,pa as a0,ii as a1,Br as a2,Or as a3,_l as a4,fs as a5,ua as a6,ia as a7,us as a8,xc as a9,vi as aA,Ts as aB,eu as aC,su as aD,vo as aE,Sn as aF,Ps as aG,B as aH,xi as aI,Ai as aJ,Rs as aK,cc as aL,be as aM,_h as aN,ie as aO,Pr as aP,fr as aQ,ou as aR,Ci as aS,zr as aT,Mi as aU,nu as aV,ws as aW,jr as aX,ys as aY,Dl as aZ,Ir as a_,$r as aa,_c as ab,wh as ac,yh as ad,He as ae,la as af,Y as ag,Mr as ah,oi as ai,na as aj,No as ak,Wt as al,Ei as am,we as an,Si as ao,E as ap,Wh as aq,z as ar,qh as as,Kh as at,Vh as au,_i as av,Xh as aw,y as ax,lc as ay,Mn as az,m as b,cu as b0,Rr as b1,Yl as b2,$s as b3,iu as b4,hs as b5,Xl as b6,M as b7,A as b8,k as b9,Ta as bA,ka as bB,La as bC,et as bD,Aa as bE,Mu as bF,Ou as bG,_u as bH,Ma as bI,ct as bJ,Ju as bK,ni as ba,Hr as bb,Do as bc,qt as bd,oe as be,Sa as bf,_a as bg,Pa as bh,gh as bi,dr as bj,Tt as bk,za as bl,ae as bm,Lt as bn,xa as bo,gn as bp,D as bq,Vn as br,ja as bs,Fn as bt,Oa as bu,Hs as bv,gu as bw,Ca as bx,Yn as by,Ea as bz,kr as c,Ra as d,ql as e,_t as f,fa as g,Dn as h,le as i,Un as j,ut as k,he as l,Gn as m,Qt as n,G as o,vn as p,I as q,Nn as r,L as s,h as t,aa as u,Ar as v,_r as w,jn as x,Rn as y,oa as z};
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
