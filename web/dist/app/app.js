var zt=globalThis,ke=zt.ShadowRoot&&(zt.ShadyCSS===void 0||zt.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype,xe=Symbol(),Ps=new WeakMap,Rs=class{constructor(e,t,s){if(this._$cssResult$=!0,s!==xe)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=e,this.t=t}get styleSheet(){let e=this.o,t=this.t;if(ke&&e===void 0){let s=t!==void 0&&t.length===1;s&&(e=Ps.get(t)),e===void 0&&((this.o=e=new CSSStyleSheet).replaceSync(this.cssText),s&&Ps.set(t,e))}return e}toString(){return this.cssText}},Mi=e=>new Rs(typeof e=="string"?e:e+"",void 0,xe),V=(e,...t)=>{let s=e.length===1?e[0]:t.reduce((n,r,i)=>n+(o=>{if(o._$cssResult$===!0)return o.cssText;if(typeof o=="number")return o;throw Error("Value passed to 'css' function must be a 'css' function result: "+o+". Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.")})(r)+e[i+1],e[0]);return new Rs(s,e,xe)},Ti=(e,t)=>{if(ke)e.adoptedStyleSheets=t.map(s=>s instanceof CSSStyleSheet?s:s.styleSheet);else for(let s of t){let n=document.createElement("style"),r=zt.litNonce;r!==void 0&&n.setAttribute("nonce",r),n.textContent=s.cssText,e.appendChild(n)}},qs=ke?e=>e:e=>e instanceof CSSStyleSheet?(t=>{let s="";for(let n of t.cssRules)s+=n.cssText;return Mi(s)})(e):e,{is:Ci,defineProperty:Li,getOwnPropertyDescriptor:Pi,getOwnPropertyNames:Ri,getOwnPropertySymbols:qi,getPrototypeOf:ji}=Object,Wt=globalThis,js=Wt.trustedTypes,Ii=js?js.emptyScript:"",Ni=Wt.reactiveElementPolyfillSupport,bt=(e,t)=>e,Se={toAttribute(e,t){switch(t){case Boolean:e=e?Ii:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let s=e;switch(t){case Boolean:s=e!==null;break;case Number:s=e===null?null:Number(e);break;case Object:case Array:try{s=JSON.parse(e)}catch{s=null}}return s}},Is=(e,t)=>!Ci(e,t),Ns={attribute:!0,type:String,converter:Se,reflect:!1,useDefault:!1,hasChanged:Is};Symbol.metadata??=Symbol("metadata"),Wt.litPropertyMetadata??=new WeakMap;var it=class extends HTMLElement{static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(t,s=Ns){if(s.state&&(s.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(t)&&((s=Object.create(s)).wrapped=!0),this.elementProperties.set(t,s),!s.noAccessor){let n=Symbol(),r=this.getPropertyDescriptor(t,n,s);r!==void 0&&Li(this.prototype,t,r)}}static getPropertyDescriptor(t,s,n){let{get:r,set:i}=Pi(this.prototype,t)??{get(){return this[s]},set(o){this[s]=o}};return{get:r,set(o){let a=r?.call(this);i?.call(this,o),this.requestUpdate(t,a,n)},configurable:!0,enumerable:!0}}static getPropertyOptions(t){return this.elementProperties.get(t)??Ns}static _$Ei(){if(this.hasOwnProperty(bt("elementProperties")))return;let t=ji(this);t.finalize(),t.l!==void 0&&(this.l=[...t.l]),this.elementProperties=new Map(t.elementProperties)}static finalize(){if(this.hasOwnProperty(bt("finalized")))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(bt("properties"))){let s=this.properties,n=[...Ri(s),...qi(s)];for(let r of n)this.createProperty(r,s[r])}let t=this[Symbol.metadata];if(t!==null){let s=litPropertyMetadata.get(t);if(s!==void 0)for(let[n,r]of s)this.elementProperties.set(n,r)}this._$Eh=new Map;for(let[s,n]of this.elementProperties){let r=this._$Eu(s,n);r!==void 0&&this._$Eh.set(r,s)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(t){let s=[];if(Array.isArray(t)){let n=new Set(t.flat(1/0).reverse());for(let r of n)s.unshift(qs(r))}else t!==void 0&&s.push(qs(t));return s}static _$Eu(t,s){let n=s.attribute;return n===!1?void 0:typeof n=="string"?n:typeof t=="string"?t.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(t=>this.enableUpdating=t),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(t=>t(this))}addController(t){(this._$EO??=new Set).add(t),this.renderRoot!==void 0&&this.isConnected&&t.hostConnected?.()}removeController(t){this._$EO?.delete(t)}_$E_(){let t=new Map,s=this.constructor.elementProperties;for(let n of s.keys())this.hasOwnProperty(n)&&(t.set(n,this[n]),delete this[n]);t.size>0&&(this._$Ep=t)}createRenderRoot(){let t=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return Ti(t,this.constructor.elementStyles),t}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(t=>t.hostConnected?.())}enableUpdating(t){}disconnectedCallback(){this._$EO?.forEach(t=>t.hostDisconnected?.())}attributeChangedCallback(t,s,n){this._$AK(t,n)}_$ET(t,s){let n=this.constructor.elementProperties.get(t),r=this.constructor._$Eu(t,n);if(r!==void 0&&n.reflect===!0){let i=(n.converter?.toAttribute!==void 0?n.converter:Se).toAttribute(s,n.type);this._$Em=t,i==null?this.removeAttribute(r):this.setAttribute(r,i),this._$Em=null}}_$AK(t,s){let n=this.constructor,r=n._$Eh.get(t);if(r!==void 0&&this._$Em!==r){let i=n.getPropertyOptions(r),o=typeof i.converter=="function"?{fromAttribute:i.converter}:i.converter?.fromAttribute!==void 0?i.converter:Se;this._$Em=r;let a=o.fromAttribute(s,i.type);this[r]=a??this._$Ej?.get(r)??a,this._$Em=null}}requestUpdate(t,s,n,r=!1,i){if(t!==void 0){let o=this.constructor;if(r===!1&&(i=this[t]),n??=o.getPropertyOptions(t),!((n.hasChanged??Is)(i,s)||n.useDefault&&n.reflect&&i===this._$Ej?.get(t)&&!this.hasAttribute(o._$Eu(t,n))))return;this.C(t,s,n)}this.isUpdatePending===!1&&(this._$ES=this._$EP())}C(t,s,{useDefault:n,reflect:r,wrapped:i},o){n&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,o??s??this[t]),i!==!0||o!==void 0)||(this._$AL.has(t)||(this.hasUpdated||n||(s=void 0),this._$AL.set(t,s)),r===!0&&this._$Em!==t&&(this._$Eq??=new Set).add(t))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(s){Promise.reject(s)}let t=this.scheduleUpdate();return t!=null&&await t,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[r,i]of this._$Ep)this[r]=i;this._$Ep=void 0}let n=this.constructor.elementProperties;if(n.size>0)for(let[r,i]of n){let{wrapped:o}=i,a=this[r];o!==!0||this._$AL.has(r)||a===void 0||this.C(r,void 0,i,a)}}let t=!1,s=this._$AL;try{t=this.shouldUpdate(s),t?(this.willUpdate(s),this._$EO?.forEach(n=>n.hostUpdate?.()),this.update(s)):this._$EM()}catch(n){throw t=!1,this._$EM(),n}t&&this._$AE(s)}willUpdate(t){}_$AE(t){this._$EO?.forEach(s=>s.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(t)),this.updated(t)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(t){return!0}update(t){this._$Eq&&=this._$Eq.forEach(s=>this._$ET(s,this[s])),this._$EM()}updated(t){}firstUpdated(t){}};it.elementStyles=[],it.shadowRootOptions={mode:"open"},it[bt("elementProperties")]=new Map,it[bt("finalized")]=new Map,Ni?.({ReactiveElement:it}),(Wt.reactiveElementVersions??=[]).push("2.1.2");var _e=globalThis,Us=e=>e,Kt=_e.trustedTypes,Bs=Kt?Kt.createPolicy("lit-html",{createHTML:e=>e}):void 0,Ds="$lit$",W=`lit$${Math.random().toFixed(9).slice(2)}$`,Hs="?"+W,Ui=`<${Hs}>`,Y=document,vt=()=>Y.createComment(""),kt=e=>e===null||typeof e!="object"&&typeof e!="function",Ee=Array.isArray,Bi=e=>Ee(e)||typeof e?.[Symbol.iterator]=="function",Ae=`[ 	
\f\r]`,xt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,zs=/-->/g,Ws=/>/g,X=RegExp(`>|${Ae}(?:([^\\s"'>=/]+)(${Ae}*=${Ae}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ks=/'/g,Fs=/"/g,Gs=/^(?:script|style|textarea|title)$/i,Vs=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),p=Vs(1),$=Vs(2),j=Symbol.for("lit-noChange"),m=Symbol.for("lit-nothing"),Ys=new WeakMap,J=Y.createTreeWalker(Y,129);function Xs(e,t){if(!Ee(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Bs!==void 0?Bs.createHTML(t):t}var Di=(e,t)=>{let s=e.length-1,n=[],r,i=t===2?"<svg>":t===3?"<math>":"",o=xt;for(let a=0;a<s;a++){let l=e[a],c,u,d=-1,f=0;for(;f<l.length&&(o.lastIndex=f,u=o.exec(l),u!==null);)f=o.lastIndex,o===xt?u[1]==="!--"?o=zs:u[1]!==void 0?o=Ws:u[2]!==void 0?(Gs.test(u[2])&&(r=RegExp("</"+u[2],"g")),o=X):u[3]!==void 0&&(o=X):o===X?u[0]===">"?(o=r??xt,d=-1):u[1]===void 0?d=-2:(d=o.lastIndex-u[2].length,c=u[1],o=u[3]===void 0?X:u[3]==='"'?Fs:Ks):o===Fs||o===Ks?o=X:o===zs||o===Ws?o=xt:(o=X,r=void 0);let g=o===X&&e[a+1].startsWith("/>")?" ":"";i+=o===xt?l+Ui:d>=0?(n.push(c),l.slice(0,d)+Ds+l.slice(d)+W+g):l+W+(d===-2?a:g)}return[Xs(e,i+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},Oe=class Ai{constructor({strings:t,_$litType$:s},n){let r;this.parts=[];let i=0,o=0,a=t.length-1,l=this.parts,[c,u]=Di(t,s);if(this.el=Ai.createElement(c,n),J.currentNode=this.el.content,s===2||s===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(r=J.nextNode())!==null&&l.length<a;){if(r.nodeType===1){if(r.hasAttributes())for(let d of r.getAttributeNames())if(d.endsWith(Ds)){let f=u[o++],g=r.getAttribute(d).split(W),w=/([.?@])?(.*)/.exec(f);l.push({type:1,index:i,name:w[2],strings:g,ctor:w[1]==="."?zi:w[1]==="?"?Wi:w[1]==="@"?Ki:Gt}),r.removeAttribute(d)}else d.startsWith(W)&&(l.push({type:6,index:i}),r.removeAttribute(d));if(Gs.test(r.tagName)){let d=r.textContent.split(W),f=d.length-1;if(f>0){r.textContent=Kt?Kt.emptyScript:"";for(let g=0;g<f;g++)r.append(d[g],vt()),J.nextNode(),l.push({type:2,index:++i});r.append(d[f],vt())}}}else if(r.nodeType===8)if(r.data===Hs)l.push({type:2,index:i});else{let d=-1;for(;(d=r.data.indexOf(W,d+1))!==-1;)l.push({type:7,index:i}),d+=W.length-1}i++}}static createElement(t,s){let n=Y.createElement("template");return n.innerHTML=t,n}};function ot(e,t,s=e,n){if(t===j)return t;let r=n!==void 0?s._$Co?.[n]:s._$Cl,i=kt(t)?void 0:t._$litDirective$;return r?.constructor!==i&&(r?._$AO?.(!1),i===void 0?r=void 0:(r=new i(e),r._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=r:s._$Cl=r),r!==void 0&&(t=ot(e,r._$AS(e,t.values),r,n)),t}var Hi=class{constructor(e,t){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=t}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:t},parts:s}=this._$AD,n=(e?.creationScope??Y).importNode(t,!0);J.currentNode=n;let r=J.nextNode(),i=0,o=0,a=s[0];for(;a!==void 0;){if(i===a.index){let l;a.type===2?l=new Ft(r,r.nextSibling,this,e):a.type===1?l=new a.ctor(r,a.name,a.strings,this,e):a.type===6&&(l=new Fi(r,this,e)),this._$AV.push(l),a=s[++o]}i!==a?.index&&(r=J.nextNode(),i++)}return J.currentNode=Y,n}p(e){let t=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(e,s,t),t+=s.strings.length-2):s._$AI(e[t])),t++}},Ft=class Oi{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,r){this.type=2,this._$AH=m,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=ot(this,t,s),kt(t)?t===m||t==null||t===""?(this._$AH!==m&&this._$AR(),this._$AH=m):t!==this._$AH&&t!==j&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Bi(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==m&&kt(this._$AH)?this._$AA.nextSibling.data=t:this.T(Y.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,r=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=Oe.createElement(Xs(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(s);else{let i=new Hi(r,this),o=i.u(this.options);i.p(s),this.T(o),this._$AH=i}}_$AC(t){let s=Ys.get(t.strings);return s===void 0&&Ys.set(t.strings,s=new Oe(t)),s}k(t){Ee(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,r=0;for(let i of t)r===s.length?s.push(n=new Oi(this.O(vt()),this.O(vt()),this,this.options)):n=s[r],n._$AI(i),r++;r<s.length&&(this._$AR(n&&n._$AB.nextSibling,r),s.length=r)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=Us(t).nextSibling;Us(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},Gt=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,r,i){this.type=1,this._$AH=m,this._$AN=void 0,this.element=t,this.name=s,this._$AM=r,this.options=i,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=m}_$AI(t,s=this,n,r){let i=this.strings,o=!1;if(i===void 0)t=ot(this,t,s,0),o=!kt(t)||t!==this._$AH&&t!==j,o&&(this._$AH=t);else{let a=t,l,c;for(t=i[0],l=0;l<i.length-1;l++)c=ot(this,a[n+l],s,l),c===j&&(c=this._$AH[l]),o||=!kt(c)||c!==this._$AH[l],c===m?t=m:t!==m&&(t+=(c??"")+i[l+1]),this._$AH[l]=c}o&&!r&&this.j(t)}j(t){t===m?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},zi=class extends Gt{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===m?void 0:t}},Wi=class extends Gt{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==m)}},Ki=class extends Gt{constructor(t,s,n,r,i){super(t,s,n,r,i),this.type=5}_$AI(t,s=this){if((t=ot(this,t,s,0)??m)===j)return;let n=this._$AH,r=t===m&&n!==m||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,i=t!==m&&(n===m||r);r&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Fi=class{constructor(e,t,s){this.element=e,this.type=6,this._$AN=void 0,this._$AM=t,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(e){ot(this,e)}},Gi={I:Ft},Vi=_e.litHtmlPolyfillSupport;Vi?.(Oe,Ft),(_e.litHtmlVersions??=[]).push("3.3.3");var Js=(e,t,s)=>{let n=s?.renderBefore??t,r=n._$litPart$;if(r===void 0){let i=s?.renderBefore??null;n._$litPart$=r=new Ft(t.insertBefore(vt(),i),i,void 0,s??{})}return r._$AI(e),r},Me=globalThis,K=class extends it{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let e=super.createRenderRoot();return this.renderOptions.renderBefore??=e.firstChild,e}update(e){let t=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(e),this._$Do=Js(t,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return j}};K._$litElement$=!0,K.finalized=!0,Me.litElementHydrateSupport?.({LitElement:K});var Yi=Me.litElementPolyfillSupport;Yi?.({LitElement:K}),(Me.litElementVersions??=[]).push("4.2.2");var Zs={ATTRIBUTE:1,CHILD:2},Te=e=>(...t)=>({_$litDirective$:e,values:t}),Ce=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}},Vt=Te(class extends Ce{constructor(e){if(super(e),e.type!==Zs.ATTRIBUTE||e.name!=="class"||e.strings?.length>2)throw Error("`classMap()` can only be used in the `class` attribute and must be the only part in the attribute.")}render(e){return" "+Object.keys(e).filter(t=>e[t]).join(" ")+" "}update(e,[t]){if(this.st===void 0){this.st=new Set,e.strings!==void 0&&(this.nt=new Set(e.strings.join(" ").split(/\s/).filter(n=>n!=="")));for(let n in t)t[n]&&!this.nt?.has(n)&&this.st.add(n);return this.render(t)}let s=e.element.classList;for(let n of this.st)n in t||(s.remove(n),this.st.delete(n));for(let n in t){let r=!!t[n];r===this.st.has(n)||this.nt?.has(n)||(r?(s.add(n),this.st.add(n)):(s.remove(n),this.st.delete(n)))}return j}}),Xi={},Ji=Te(class extends Ce{constructor(){super(...arguments),this.ot=Xi}render(e,t){return t()}update(e,[t,s]){if(Array.isArray(t)){if(Array.isArray(this.ot)&&this.ot.length===t.length&&t.every((n,r)=>n===this.ot[r]))return j}else if(this.ot===t)return j;return this.ot=Array.isArray(t)?Array.from(t):t,this.render(t,s)}}),{I:Zi}=Gi,Qs=e=>e,tn=()=>document.createComment(""),St=(e,t,s)=>{let n=e._$AA.parentNode,r=t===void 0?e._$AB:t._$AA;if(s===void 0){let i=n.insertBefore(tn(),r),o=n.insertBefore(tn(),r);s=new Zi(i,o,e,e.options)}else{let i=s._$AB.nextSibling,o=s._$AM,a=o!==e;if(a){let l;s._$AQ?.(e),s._$AM=e,s._$AP!==void 0&&(l=e._$AU)!==o._$AU&&s._$AP(l)}if(i!==r||a){let l=s._$AA;for(;l!==i;){let c=Qs(l).nextSibling;Qs(n).insertBefore(l,r),l=c}}}return s},Z=(e,t,s=e)=>(e._$AI(t,s),e),Qi={},to=(e,t=Qi)=>e._$AH=t,eo=e=>e._$AH,Le=e=>{e._$AR(),e._$AA.remove()},en=(e,t,s)=>{let n=new Map;for(let r=t;r<=s;r++)n.set(e[r],r);return n},sn=Te(class extends Ce{constructor(e){if(super(e),e.type!==Zs.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,s){let n;s===void 0?s=t:t!==void 0&&(n=t);let r=[],i=[],o=0;for(let a of e)r[o]=n?n(a,o):o,i[o]=s(a,o),o++;return{values:i,keys:r}}render(e,t,s){return this.dt(e,t,s).values}update(e,[t,s,n]){let r=eo(e),{values:i,keys:o}=this.dt(t,s,n);if(!Array.isArray(r))return this.ut=o,i;let a=this.ut??=[],l=[],c,u,d=0,f=r.length-1,g=0,w=i.length-1;for(;d<=f&&g<=w;)if(r[d]===null)d++;else if(r[f]===null)f--;else if(a[d]===o[g])l[g]=Z(r[d],i[g]),d++,g++;else if(a[f]===o[w])l[w]=Z(r[f],i[w]),f--,w--;else if(a[d]===o[w])l[w]=Z(r[d],i[w]),St(e,l[w+1],r[d]),d++,w--;else if(a[f]===o[g])l[g]=Z(r[f],i[g]),St(e,r[d],r[f]),f--,g++;else if(c===void 0&&(c=en(o,g,w),u=en(a,d,f)),c.has(a[d]))if(c.has(a[f])){let y=u.get(o[g]),S=y!==void 0?r[y]:null;if(S===null){let A=St(e,r[d]);Z(A,i[g]),l[g]=A}else l[g]=Z(S,i[g]),St(e,r[d],S),r[y]=null;g++}else Le(r[f]),f--;else Le(r[d]),d++;for(;g<=w;){let y=St(e,l[w+1]);Z(y,i[g]),l[g++]=y}for(;d<=f;){let y=r[d++];y!==null&&Le(y)}return this.ut=o,to(e,l),j}});class I extends K{constructor(){super(),this.redraw=()=>this.requestUpdate()}createRenderRoot(){return this}connectedCallback(){super.connectedCallback(),window.addEventListener("ordo-language",this.redraw),window.addEventListener("ordo-settings",this.redraw)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener("ordo-language",this.redraw),window.removeEventListener("ordo-settings",this.redraw)}}const nn={"/":{tag:"ordo-home",load:()=>import("../features/home.js"),title:""},"/play":{tag:"ordo-play",load:()=>import("../features/play.js"),title:"app.play"},"/history":{tag:"ordo-history",load:()=>import("../features/history.js"),title:"app.history"},"/analyse":{tag:"ordo-analyse",load:()=>import("../features/analyse.js"),title:"app.analyse"},"/learn":{tag:"ordo-learn",load:()=>import("../features/learn.js"),title:"app.learn"},"/editor":{tag:"ordo-editor",load:()=>import("../features/editor.js"),title:"app.editor"},"/rules":{tag:"ordo-rules",load:()=>import("../features/rules.js"),title:"app.rules"},"/friend":{tag:"ordo-friend",load:()=>import("../features/online.js").then(function(e){return e.f}),title:"app.friend"},"/lobby":{tag:"ordo-lobby",load:()=>import("../features/online.js").then(function(e){return e.l}),title:"app.lobby"},"/mine":{tag:"ordo-mine",load:()=>import("../features/online.js").then(function(e){return e.m}),title:"app.mine"},"/archive":{tag:"ordo-archive",load:()=>import("../features/online.js").then(function(e){return e.a}),title:"app.archive"}},so={tag:"ordo-online",load:()=>import("../features/online.js").then(function(e){return e.g}),title:"app.game"};function Pe(e){const t=e.length>1?e.replace(/\/+$/,""):e;return at(t)?so:Object.hasOwn(nn,t)?nn[t]??null:null}const no={"/friend":"/lobby","/archive":"/lobby","/history":"/mine"},ro=e=>no[e]??e;function at(e){return/^\/g\/([a-zA-Z0-9]{1,64})\/?$/.exec(e)?.[1]??""}function Yt(e,t={}){t.replace?history.replaceState(null,"",e):history.pushState(null,"",e),window.dispatchEvent(new CustomEvent("ordo-navigate"))}function io(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;const t=e.composedPath().find(n=>n instanceof HTMLAnchorElement);if(!(t instanceof HTMLAnchorElement)||t.target||t.hasAttribute("download"))return;const s=new URL(t.href,location.href);s.origin!==location.origin||!Pe(s.pathname)||s.pathname===location.pathname&&s.search===location.search&&s.hash||(e.preventDefault(),Yt(s.pathname+s.search+s.hash))}const lt=new Map;let rn=!1;function oo(e){if(lt.has(e))return lt.get(e)??null;try{return localStorage.getItem(e)}catch{return null}}function E(e){const t=oo(e);if(t===null)return null;try{return JSON.parse(t)}catch{return null}}function N(e,t,s=()=>!1){const n=JSON.stringify(t);do try{return localStorage.setItem(e,n),lt.delete(e),!0}catch{}while(s());return lt.set(e,n),rn||(rn=!0,window.dispatchEvent(new CustomEvent("ordo-storage"))),!1}function ct(e){lt.delete(e);try{localStorage.removeItem(e)}catch{}}function Re(e){const t=[...lt.keys()].filter(s=>s.startsWith(e));return[...new Set([...t,...on(e)])]}function on(e){const t=[];try{for(let s=0;s<localStorage.length;s++){const n=localStorage.key(s);n?.startsWith(e)&&t.push(n)}}catch{}return t}const ao={theme:"system",contrast:"system",motion:"system",board:"wood",pieces:"discs",sound:!0,vibration:!0,coordinates:!0,net:!0,digits:!1,premoves:!0,confirmTurns:!1},an="ordo.settings";let Q=lo();function lo(){const e=E(an),t={...ao};if(e&&typeof e=="object")for(const[s,n]of Object.entries(e))Object.hasOwn(t,s)&&typeof n==typeof t[s]&&(t[s]=n);return t}function P(){return Q}function _t(e){Q={...Q,...e},N(an,Q),ln(),window.dispatchEvent(new CustomEvent("ordo-settings"))}function ln(){const e=document.documentElement;for(const t of["theme","contrast","motion","board","pieces"])Q[t]==="system"?delete e.dataset[t]:e.dataset[t]=Q[t]}function cn(){return Q.motion==="none"||matchMedia("(prefers-reduced-motion: reduce)").matches}function co(e){switch(e){case"./de/app.js":return import("../i18n/de.js").then(function(t){return t.a});case"./de/history.js":return import("../i18n/de-history.js");case"./de/lessons.js":return import("../i18n/de-lessons.js");case"./de/messages.js":return import("../i18n/de.js").then(function(t){return t.m});case"./de/online.js":return import("../i18n/de-online.js");case"./de/play.js":return import("../i18n/de.js").then(function(t){return t.p});case"./de/study.js":return import("../i18n/de.js").then(function(t){return t.s});case"./en/app.js":return import("../i18n/en.js").then(function(t){return t.a});case"./en/history.js":return import("../i18n/en-history.js");case"./en/lessons.js":return import("../i18n/en-lessons.js");case"./en/messages.js":return import("../i18n/en.js").then(function(t){return t.m});case"./en/online.js":return import("../i18n/en-online.js");case"./en/play.js":return import("../i18n/en.js").then(function(t){return t.p});case"./en/study.js":return import("../i18n/en.js").then(function(t){return t.s});case"./es/app.js":return import("../i18n/es.js").then(function(t){return t.a});case"./es/history.js":return import("../i18n/es-history.js");case"./es/lessons.js":return import("../i18n/es-lessons.js");case"./es/messages.js":return import("../i18n/es.js").then(function(t){return t.m});case"./es/online.js":return import("../i18n/es-online.js");case"./es/play.js":return import("../i18n/es.js").then(function(t){return t.p});case"./es/study.js":return import("../i18n/es.js").then(function(t){return t.s});case"./fr/app.js":return import("../i18n/fr.js").then(function(t){return t.a});case"./fr/history.js":return import("../i18n/fr-history.js");case"./fr/lessons.js":return import("../i18n/fr-lessons.js");case"./fr/messages.js":return import("../i18n/fr.js").then(function(t){return t.m});case"./fr/online.js":return import("../i18n/fr-online.js");case"./fr/play.js":return import("../i18n/fr.js").then(function(t){return t.p});case"./fr/study.js":return import("../i18n/fr.js").then(function(t){return t.s});default:return new Promise(function(t,s){(typeof queueMicrotask=="function"?queueMicrotask:setTimeout)(s.bind(null,new Error("Unknown variable dynamic import: "+e)))})}}const hn={en:"English",fr:"Fran\xE7ais",es:"Espa\xF1ol",de:"Deutsch"},un="ordo.language",ho={en:"en-GB",fr:"fr",es:"es",de:"de"};let Xt="en",Jt={};const qe=new Set(["app"]);function dn(){return Xt}function Et(){return ho[Xt]}function uo(e,t){for(const s of[e??"",...t]){const n=s.toLowerCase().split("-")[0]??"";if(gn(n))return n}return"en"}function fo(){let e=null;try{e=localStorage.getItem(un)}catch{}return uo(e,navigator.languages)}function po(){return fn(fo())}async function mo(e){if(gn(e)){await fn(e);try{localStorage.setItem(un,e)}catch{}window.dispatchEvent(new CustomEvent("ordo-language",{detail:e}))}}async function go(e){qe.has(e)||(qe.add(e),mn(Jt,await pn(Xt,e)))}function wo(e,t){Xt=e,Jt=t}async function fn(e){const t={};for(const s of qe)mn(t,await pn(e,s));wo(e,t),document.documentElement.lang=e}async function pn(e,t){return(await co(`./${e}/${t}.js`)).default}function mn(e,t){Object.assign(e,t)}function gn(e){return Object.hasOwn(hn,e)}function h(e,t={}){const s=Object.hasOwn(Jt,e)?Jt[e]:void 0;return s===void 0?e:vo(typeof s=="string"?s:bo(s,yo(t)),t)}function R(e){const t={...e.args};return typeof t.found=="string"&&(t.found=t.found===""?h("message.end"):h("message.quoted",{text:t.found})),t.cause=e.cause?R(e.cause):"",h(e.code,t).trim()}function $o(e){return e.rule?h("message.rule",{rule:e.rule,text:R(e)}):R(e)}function je(e){return new Intl.ListFormat(Et(),{type:"conjunction"}).format(e)}function yo(e){const t=Object.values(e).find(s=>Array.isArray(s));return Number(e.count??t?.length)}function bo(e,t){return e[new Intl.PluralRules(Et()).select(t)]??e.other??""}function vo(e,t){return e.replace(/\{(\w+)(?::(\w+))?\}/g,(s,n,r)=>{const i=n.charAt(0).toLowerCase()+n.slice(1),o=t[n]??t[i];if(o===void 0)return s;const a=r?h(`${r}.${o}`,t):ko(o);return n===i?a:a.charAt(0).toLocaleUpperCase(Et())+a.slice(1)})}function ko(e){return Array.isArray(e)?je(e):typeof e=="number"?new Intl.NumberFormat(Et()).format(e):e}function ht(e,t={}){window.dispatchEvent(new CustomEvent("ordo-notice",{detail:{text:e,...t}}))}function C(e){window.dispatchEvent(new CustomEvent("ordo-announce",{detail:e}))}function xo(){"serviceWorker"in navigator&&(document.readyState==="complete"?wn():addEventListener("load",wn,{once:!0}),addEventListener("offline",()=>{at(location.pathname)||ht(h("app.offline"))}))}async function wn(){const e=!!navigator.serviceWorker.controller;try{const t=await navigator.serviceWorker.register("/sw.js");t.waiting&&e&&$n(t.waiting),t.addEventListener("updatefound",()=>{const s=t.installing;s?.addEventListener("statechange",()=>{s.state==="installed"&&e&&$n(s)})})}catch{}}function $n(e){ht(h("app.update"),{stay:!0,action:{label:h("app.updateNow"),run:()=>{navigator.serviceWorker.addEventListener("controllerchange",()=>location.reload(),{once:!0}),e.postMessage("take over")}}})}function So(){const e=()=>Promise.resolve().then(function(){return _h}).then(({watchOwnGames:t})=>t(),console.warn);E("ordo.seated")===!0?e():window.addEventListener("ordo-seat",e,{once:!0})}const _o=[["/play","app.play"],["/friend","app.friend"],["/lobby","app.lobby"],["/mine","app.mine"],["/history","app.history"],["/analyse","app.analyse"],["/learn","app.learn"],["/editor","app.editor"],["/rules","app.rules"]],Eo=["sound","vibration","net","coordinates","digits","premoves","confirmTurns"];class Ao extends I{open(){Promise.resolve().then(function(){return Th}).catch(console.warn),this.dialog()?.showModal()}close(){this.dialog()?.close()}dialog(){return this.querySelector("dialog")}render(){const t=P();return p`<dialog class="sheet" aria-labelledby="settings-title" @click=${this.onClick}>
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id="settings-title">
            <span class="only-wide">${h("settings.title")}</span><span class="only-narrow">${h("app.menu")}</span>
          </h2>
          <button class="quiet" @click=${this.close}>${h("app.close")}</button>
        </div>
        <nav class="sheet-nav" aria-label=${h("app.nav")}>
          ${_o.map(([s,n])=>p`<a href=${s} @click=${this.close}>${h(n)}</a>`)}
        </nav>
        <label class="field"
          ><span>${h("settings.language")}</span>
          <select @change=${s=>mo(yn(s))}>
            ${Object.entries(hn).map(([s,n])=>p`<option value=${s} lang=${s} ?selected=${s===dn()}>${n}</option>`)}
          </select></label
        >
        <label class="field"
          ><span>${h("settings.theme")}</span>
          <select @change=${s=>_t({theme:yn(s)})}>
            ${["system","light","dark"].map(s=>p`<option value=${s} ?selected=${s===t.theme}>${h(`settings.theme.${s}`)}</option>`)}
          </select></label
        >
        ${Zt(h("settings.theme.contrast"),t.contrast==="more",s=>_t({contrast:s?"more":"system"}))}
        <ordo-theme-picker></ordo-theme-picker>
        ${Zt(h("settings.motion"),t.motion!=="none",s=>_t({motion:s?"system":"none"}))}
        ${Eo.map(s=>Zt(h(`settings.${s}`),t[s],n=>_t({[s]:n})))}
      </div>
    </dialog>`}onClick(t){t.target===this.dialog()&&this.close()}}const yn=e=>e.target.value;function Zt(e,t,s){return p`<label class="field switch"
    ><span>${e}</span>
    <input
      type="checkbox"
      role="switch"
      .checked=${t}
      @change=${n=>s(n.target.checked)}
  /></label>`}customElements.define("ordo-settings",Ao);const Oo=[["/play","app.play"],["/lobby","app.lobby"],["/mine","app.mine"],["/analyse","app.analyse"],["/learn","app.learn"],["/editor","app.editor"],["/rules","app.rules"]],Mo=6e3,To=1e3,Co=e=>new Promise(t=>setTimeout(t,e));class Lo extends I{static properties={path:{state:!0},notice:{state:!0},announcement:{state:!0},failed:{state:!0}};constructor(){super(),this.path=location.pathname,this.notice=null,this.announcement="",this.failed="",this.visit=0,this.timer=0}connectedCallback(){super.connectedCallback(),this.textContent="",window.addEventListener("popstate",()=>this.show()),window.addEventListener("ordo-navigate",()=>this.show()),window.addEventListener("ordo-language",()=>this.setTitle()),window.addEventListener("ordo-notice",t=>this.showNotice(t.detail)),window.addEventListener("ordo-announce",t=>this.announce(t.detail)),window.addEventListener("ordo-storage",()=>this.showNotice({text:h("app.storageFull"),stay:!0})),window.addEventListener("online",()=>this.failed==="page"&&this.tryAgain()),window.addEventListener("error",()=>this.showError()),window.addEventListener("unhandledrejection",()=>this.showError()),document.addEventListener("click",io),this.show()}async show(){const t=Pe(location.pathname),s=++this.visit;if(this.path=location.pathname,this.notice?.about===this.path&&(this.notice=null),this.setTitle(),!t){this.failed="missing";return}try{await t.load().catch(()=>Co(To).then(t.load))}catch(i){s===this.visit&&(this.failed="page"),console.warn(i);return}if(s!==this.visit)return;this.failed="",await this.updateComplete;const n=this.querySelector("main"),r=!n?.firstElementChild;n?.replaceChildren(document.createElement(t.tag)),r||(scrollTo(0,0),n?.focus({preventScroll:!0}))}async tryAgain(){if(await this.show(),this.failed!=="page")return;(await fetch(location.pathname,{cache:"no-store"}).catch(()=>null))?.ok&&location.reload()}setTitle(){const t=Pe(location.pathname)?.title,s=this.notice?.title?`\u25CF ${this.notice.title}`:t&&h(t);document.title=s?h("app.page",{page:s}):h("app.title")}updated(t){t.has("notice")&&!at(location.pathname)&&this.setTitle()}showNotice(t){this.notice=t,clearTimeout(this.timer),t.stay||(this.timer=window.setTimeout(()=>this.notice=null,Mo))}showError(){this.showNotice({text:h("app.unexpected"),stay:!0,action:{label:h("app.reload"),run:()=>location.reload()}})}announce(t){this.announcement=t===this.announcement?`${t}\xA0`:t}render(){return p` <a class="skip" href="#main" @click=${this.skip}>${h("app.skip")}</a>
      <header class="top">
        <a class="wordmark" href="/" aria-label="Ordo, ${h("app.home")}">Ordo</a>
        <nav aria-label=${h("app.nav")}>
          ${Oo.map(([t,s])=>p`<a href=${t} aria-current=${this.currentAt(t)}>${h(s)}</a>`)}
        </nav>
        <button class="quiet menu" @click=${this.openSettings}>
          <span class="only-wide">${h("settings.title")}</span><span class="only-narrow">${h("app.menu")}</span>
        </button>
      </header>
      <main id="main" tabindex="-1" ?hidden=${this.failed!==""}></main>
      ${this.failed?this.failure():m}
      <div class="notice" role="status">${this.notice?this.noticeView(this.notice):m}</div>
      <div class="visually-hidden" aria-live="polite" id="announcer">${this.announcement}</div>
      <ordo-settings></ordo-settings>`}currentAt(t){return this.path===t?"page":ro(this.path)===t?"true":m}noticeView({text:t,action:s}){return p`<p>${t}</p>
      ${s?p`<button
              @click=${()=>{this.notice=null,s.run()}}
            >
              ${s.label}
            </button>`:m}
      <button @click=${()=>this.notice=null}>${h("app.close")}</button>`}failure(){return p`<div class="page failure">
      <p role="alert">${this.failed==="missing"?h("app.notFound"):h("app.pageFailed")}</p>
      ${this.failed==="missing"?p`<a class="button primary" href="/">${h("app.home")}</a>`:p`<button class="primary" @click=${this.tryAgain}>${h("app.retry")}</button>`}
    </div>`}skip(t){t.preventDefault(),(this.querySelector("main ordo-board")?.shadowRoot?.querySelector('.cell[tabindex="0"]')??this.querySelector("main"))?.focus()}openSettings(){this.querySelector("ordo-settings")?.open()}}ln(),await po(),customElements.define("ordo-app",Lo),xo(),So();const F="ordo.game.",U="ordo.history.",Ie=500,bn=({mode:e})=>e==="computer"||e==="two";function vn(e){bn(e)&&(e.touched=new Date().toISOString(),Ne(e))}function Po(e){bn(e)&&Ne(e)}function Ne(e){const[t,s]=e.ended?[U,F]:[F,U];N(t+e.id,e,()=>Ro(e.id)),ct(s+e.id)}function Ro(e){const t=on(U).filter(s=>s!==U+e).sort()[0];return t&&ct(t),!!t}function Ue({id:e}){ct(F+e),ct(U+e)}function kn(e){const t=E(F+e)??E(U+e);return Sn(t)?t:null}function qo({id:e}){return`/play?game=${e}`}function jo(e){const t=[F,U].find(s=>e?.startsWith(s));return t&&e?e.slice(t.length):""}function Io(){return At(F).filter(e=>!e.ended&&e.moves.length>0)}function No(){return xn(""),At(U).filter(e=>e.moves.length>0)}function Uo(e){xn(e);const t=s=>!s.moves.length&&s.id!==e;for(const s of At(F).filter(t))Ue(s);if(!(Re(U).length<=Ie))for(const s of At(U).slice(Ie))s.id!==e&&Ue(s)}function xn(e){for(const t of At(F))t.ended&&t.id!==e&&Ne(t)}function At(e){return Re(e).map(t=>E(t)).filter(Sn).sort((t,s)=>t.touched<s.touched?1:-1)}function Sn(e){return!!e&&typeof e=="object"&&typeof e.id=="string"&&(e.game==="stein"||e.game==="khalifa")&&Be(e.moves)&&(e.made===void 0||Be(e.made))&&(e.mode==="computer"||e.mode==="two")&&(e.human==="w"||e.human==="b")&&Number.isInteger(e.level)&&typeof e.left?.w=="number"&&typeof e.left?.b=="number"&&Array.isArray(e.clocks)&&typeof e.begun=="string"&&typeof e.touched=="string"&&(e.start===null||typeof e.start=="string")&&(e.ended==null||Bo(e.ended))&&(e.names===void 0||Be(Object.values(e.names??{broken:null})))}function Be(e){return Array.isArray(e)&&e.every(t=>typeof t=="string")}function Bo(e){return[null,"w","b"].includes(e?.winner)&&typeof e.reason?.code=="string"}const De="ordo.current";function Do(){const e=E(De);return typeof e=="string"?kn(e):null}function _n(e){vn(e),N(De,e.id),Uo(e.id)}function Ho({id:e}){return E(De)===e}function zo(e){_n(e),Yt("/play")}function Ot(e){const t=new Date().toISOString(),s=(e.clock?.minutes??0)*6e4;return{id:t.replace(/\D/g,"")+Math.floor(Math.random()*1e3),start:null,moves:[],options:{},mode:"computer",human:"w",level:3,clock:null,left:{w:s,b:s},clocks:[],turning:!1,ended:null,begun:t,touched:t,...e}}function En(e,t=e.moves.length){return{game:e.game,...e.start?{start:e.start}:{},moves:e.moves.slice(0,t),options:e.options}}function An(e){return e?.trim().endsWith("b")?"b":"w"}function On(e,t){return e&&Math.ceil((e+(t==="b"?1:0))/2)}const tt=e=>e==="w"?"b":"w",O={stein:{files:10,ranks:8},khalifa:{files:8,ranks:8}};function _(e,t,s){return e==="stein"?String.fromCharCode(97+t)+(s+1):`${s+1}${t+1}`}function k(e,t){const s=t.charCodeAt(0),n=t.charCodeAt(1);return e==="stein"?{x:s-97,y:n-49}:{x:n-49,y:s-49}}function Qt(e,t,s){const{files:n,ranks:r}=O[e];return t>=0&&s>=0&&t<n&&s<r}function Wo(e,t){const{files:s,ranks:n}=O[e];return Array.from({length:n},(i,o)=>Array.from({length:s},(a,l)=>t==="w"?_(e,l,n-1-o):_(e,s-1-l,o)))}function He(e,t,s,n){const r=k(e,s),i=k(e,n);if(r.x!==i.x&&r.y!==i.y)return null;const o=[];for(let a=Math.min(r.x,i.x);a<=Math.max(r.x,i.x);a++)for(let l=Math.min(r.y,i.y);l<=Math.max(r.y,i.y);l++){const c=_(e,a,l);if(!t.has(c))return null;o.push(c)}return o}function Ko(e,t,s){const n=k(e,s),r=t.map(l=>k(e,l)),i=l=>Math.abs(l.x-n.x)+Math.abs(l.y-n.y),o=r.reduce((l,c)=>i(c)<i(l)?c:l),a=r.map(l=>({x:l.x+n.x-o.x,y:l.y+n.y-o.y}));return a.every(l=>Qt(e,l.x,l.y))?a.map(l=>_(e,l.x,l.y)):null}function Mn(e,t,s){const n=k(e,t),r=k(e,s),i=r.x-n.x,o=r.y-n.y,a=Math.max(Math.abs(i),Math.abs(o));return a===0||i!==0&&o!==0&&Math.abs(i)!==Math.abs(o)?null:Array.from({length:a-1},(l,c)=>_(e,n.x+Math.sign(i)*(c+1),n.y+Math.sign(o)*(c+1)))}function ze(e,t,s){return`${e.length>1?`${e[0]}:${e[e.length-1]}`:`${e[0]}`}${s?"x":"-"}${t[0]}`}function te(e,t,s){const n=new Set(t.filter(a=>a.color===s).map(a=>a.square)),r=[],i=new Set;for(const a of n){if(i.has(a))continue;i.add(a);const l=[a],c=[];for(const u of l){const{x:d,y:f}=k(e,u);for(const[g,w]of Fo){if(!Qt(e,d+g,f+w))continue;const y=_(e,d+g,f+w);n.has(y)&&(u<y&&c.push([u,y]),!i.has(y)&&(i.add(y),l.push(y)))}}r.push({part:l,edges:c})}return r.sort((a,l)=>l.part.length-a.part.length),{edges:r.flatMap(({edges:a},l)=>a.map(([c,u])=>({a:c,b:u,part:l}))),parts:r.map(({part:a})=>a)}}const Fo=[[1,0],[1,1],[0,1],[-1,1],[-1,0],[-1,-1],[0,-1],[1,-1]];function We(e,t,s){const n=e.filter(i=>t.includes(i.square)).map(i=>({...i,square:s[t.indexOf(i.square)]??i.square}));return[...e.filter(i=>!t.includes(i.square)&&!s.includes(i.square)),...n]}const Go=8;function ee(e,t){const[s=""]=t.split(" ");return s.split("/").flatMap((n,r)=>{let i=1;const o=[];for(const[a]of n.matchAll(/\d+|[a-zA-Z]/g))/\d/.test(a)?i+=Number(a):o.push(Vo(e,a,Go-r,i++));return o})}function Vo(e,t,s,n){if(e==="stein")return{square:`${String.fromCharCode(96+n)}${s}`,color:t==="w"?"w":"b"};const r=t.toLowerCase().charCodeAt(0)-96;return{square:`${s}${n}`,color:t<"a"?"w":"b",size:r}}const se={stein:ee("stein","2bb6/bbbbbb4/1b2bbbb2/1b5bb1/5w1w2/1w2www3/wwwww1wwww/2ww2ww2"),khalifa:ee("khalifa","1d6/6D1/3a4/4C3/3B1b2/2A5/6c1/8")},Yo={stein:ee("stein","2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2"),khalifa:[]};function Xo(e,t,s){const n=/^([1-4])@(\d\d)$/.exec(t);if(n?.[2]){const o={square:n[2],color:s,size:Number(n[1])};return{pieces:[...e,o],last:{from:[],to:[o.square]}}}const r=[],i=[];for(const o of t.split(",")){const[a="",l=""]=o.split(/[-x]/),[c="",u=c]=a.split(":"),[d,f]=[l.charCodeAt(0)-c.charCodeAt(0),l.charCodeAt(1)-c.charCodeAt(1)];for(let g=c.charCodeAt(0);g<=u.charCodeAt(0);g++)for(let w=c.charCodeAt(1);w<=u.charCodeAt(1);w++)r.push(String.fromCharCode(g,w)),i.push(String.fromCharCode(g+d,w+f))}return{pieces:We(e,r,i),last:{from:r,to:i}}}const Tn="ordo.name",Mt="ordo.seated",Cn=1e4,Jo=50;class B extends Error{constructor(t){super(t),this.code=t}}let Ln=0;const Zo=()=>Date.now()+Ln;function ne(){const e=E(Tn);return typeof e=="string"?e:""}function Qo(e){N(Tn,e.trim().slice(0,24))}async function ut(e,t,s=t===void 0?"GET":"POST"){let n;try{n=await fetch(`/api${e}`,{cache:"no-store",signal:AbortSignal.timeout(Cn),method:s,...t===void 0?{}:{headers:{"content-type":"application/json"},body:JSON.stringify(t)}})}catch{throw new B("offline")}const r=Date.parse(n.headers.get("date")??"");r&&(Ln=r-Date.now());const i=await n.json().catch(()=>null);if(n.ok&&i)return i;const o=i?.error?.code;throw typeof o=="string"&&o!=="no-such-call"?new B(o):new B(n.status>=500?"try-again":"no-online")}const ta=e=>ut(`/games/${e}`);async function ea(e){const t=await fetch(`/api/games/${e}/record`,{cache:"no-store",signal:AbortSignal.timeout(Cn)}).catch(()=>null);if(!t)throw new B("offline");if(!t.ok)throw new B("try-again");return t.text()}const sa=e=>Ke("/games",{...e,name:ne()}),na=e=>Ke("/quick",{...e,name:ne()}),ra=e=>Ke(`/games/${e}/join`,{name:ne()});async function Ke(e,t){const s=await ut(e,t);return E(Mt)!==!0&&N(Mt,!0),window.dispatchEvent(new CustomEvent("ordo-seat",{detail:s})),s}const ia=e=>ut(`/games/${e}/block`,void 0,"PUT"),oa=e=>ut(`/games/${e}/block`,void 0,"DELETE");async function aa(){if(E(Mt)!==!0)return[];try{return(await ut("/blocks")).blocks}catch(e){if(!(e instanceof B)||e.code!=="no-seat")throw e;return[]}}async function Pn(e){return(await ut(`/games?${new URLSearchParams(e)}`)).games}async function Rn(e={}){if(E(Mt)!==!0)return[];try{const t=await Pn({list:"mine",...e});return e.until||window.dispatchEvent(new CustomEvent("ordo-mine",{detail:t})),t}catch(t){if(!(t instanceof B)||t.code!=="no-seat")throw t;return N(Mt,!1),[]}}function la(e){if(!(e instanceof B))throw e;return qn(e.code)}function qn(e){const t=`refused.${jn(e)}`,s=h(t);return s===t?h("refused.tryAgain"):s}function jn(e){return e.replace(/[- ](\w)/g,(t,s)=>s.toUpperCase())}const re=e=>e.position.endsWith("b")?"b":"w",ca=e=>On(e.plies,e.plies%2?tt(re(e)):re(e)),ie=e=>e.status==="playing"&&!!e.you&&re(e)===e.you,Tt=e=>e.clock.includes("+"),In=e=>e.status!=="playing"?e.status:ie(e)?"mine":"theirs";function ha({result:e},t){return e==="1/2-1/2"?"\xBD":e!=="1-0"&&e!=="0-1"?"":e==="1-0"==(t==="w")?"1":"0"}const ua=e=>(e.you==="w"?e.black:e.white)??"";function da(e,t,s){return t.filter(n=>{const[r,i]=[e.get(n.id),In(n)];return i!=="mine"&&i!=="theirs"?!1:r===void 0?s?i==="mine"&&Tt(n):!0:r==="open"||r==="theirs"&&i==="mine"})}function fa(e,t,s){return e.filter(n=>n.game===t&&n.clock===s).length}const Nn=10;function Un(e,t,s){const n=t.filter(o=>!s.some(a=>Dn(o,a))),r=s.filter(o=>!t.some(a=>Dn(o,a)));if(n.length>Nn||r.length>Nn)return{slides:[],gone:[],fresh:[]};const i=[];for(const[o,a]of pa(e,n,r))i.push({piece:o,from:a.square}),n.splice(n.indexOf(a),1),r.splice(r.indexOf(o),1);return{slides:i,gone:n,fresh:r}}function pa(e,t,s){const n=[];for(const r of new Set(s.map(Ct))){const i=s.filter(a=>Ct(a)===r).sort(Bn(e)),o=t.filter(a=>Ct(a)===r).sort(Bn(e));i.length===o.length&&i.forEach((a,l)=>{const c=o[l];c&&n.push([a,c])})}return n}function Bn(e){return(t,s)=>{const n=k(e,t.square),r=k(e,s.square);return n.x-r.x||n.y-r.y}}const Ct=e=>`${e.color}${e.size??""}`,Dn=(e,t)=>e.square===t.square&&Ct(e)===Ct(t),M=(e,t)=>$`<circle class=${t} r=${e} />`,Lt=(e,t)=>{const s=e*.87,n=s*2;return $`<rect class=${t} x=${-s} y=${-s} width=${n} height=${n} rx=${e*.26} />`},oe=(e,t)=>Hn(t,dt(6,e*1.06)),Pt=(e,t)=>Hn(t,dt(4,e*1.12));function dt(e,t){return Array.from({length:e},(s,n)=>{const r=n*2*Math.PI/e-Math.PI/2;return[t*Math.cos(r),t*Math.sin(r)].map(i=>i.toFixed(1)).join(" ")})}const Hn=(e,t)=>$`<path class=${e} stroke-linejoin="round" d="M${t.join("L")}Z" />`;function zn(e,t){return $`<path class="ring" d=${e.map((s,n)=>`M${s}L${t[n]}`).join("")} />`}function Wn(e){const t=[0,0,9,15,15][e]??0,s=e%2?[[0,0]]:[],n=e>1?[[-t,t],[t,-t]]:[],r=e===4?[[-t,-t],[t,t]]:[];return[...s,...n,...r].map(([i=0,o=0])=>$`<circle class="dot" cx=${i} cy=${o} r="5.5" />`)}const Rt=e=>13+e*7;function G(e,t,s){return Array.from({length:t},(n,r)=>e(Rt(t)-s*r,r?"ring step":"body"))}const Fe={discs:{w:{single:$`${M(38,"body")}${M(27,"ring")}`,sized:e=>G(M,e,7),outline:e=>G(M,e,7)},b:{single:$`${M(38,"body")}${M(9,"dot")}`,sized:e=>$`${G(M,e,7)}${M(4,"dot")}`,outline:e=>G(M,e,7)}},blocks:{w:{single:$`${M(38,"body")}${M(30,"ring")}${M(12,"ring")}`,sized:e=>$`${M(Rt(e),"body")}${Wn(e)}`,outline:e=>M(Rt(e),"body")},b:{single:$`${Lt(38,"body")}${Lt(29,"ring")}${Lt(9,"dot")}`,sized:e=>$`${Lt(Rt(e),"body")}${Wn(e)}`,outline:e=>Lt(Rt(e),"body")}},gems:{w:{single:$`${oe(39,"body")}${oe(22,"ring")}${zn(dt(6,41),dt(6,23.3))}`,sized:e=>G(oe,e,7.5),outline:e=>G(oe,e,7.5)},b:{single:$`${Pt(39,"body")}${Pt(18,"ring")}${zn(dt(4,43),dt(4,20))}`,sized:e=>$`${G(Pt,e,8)}${Pt(4,"dot")}`,outline:e=>G(Pt,e,8)}}};function qt({color:e,size:t},s,n){const r=(Object.hasOwn(Fe,n)?Fe[n]:Fe.discs)[e];return t?s?$`${r.outline(t)}<circle class="plate" r="13" /><text class="digit" y="8">${t}</text>`:r.sized(t):r.single}const x=34,v=100,jt=92;function et(e){const{files:t,ranks:s}=O[e];return{width:t*v+2*x,height:s*v+2*x}}function b(e,t){const{files:s,ranks:n}=O[e.game],{x:r,y:i}=k(e.game,t),o=e.orientation==="w"?r:s-1-r,a=e.orientation==="w"?n-1-i:i;return{x:x+(o+.5)*v,y:x+(a+.5)*v}}function ma(e,t){const{game:s}=e,{files:n,ranks:r}=O[s],{width:i,height:o}=et(s),a=[];for(let l=0;l<n;l++)for(let c=0;c<r;c++){if((l+c)%2)continue;const u=b(e,_(s,l,c));a.push($`<rect class="dark" x=${u.x-50} y=${u.y-50} width="100" height="100" />`)}return $`
    <rect class="frame" width=${i} height=${o} rx="20" />
    <rect class="light" x=${x} y=${x} width=${n*v} height=${r*v} />
    ${a}
    ${s==="stein"?[Kn(e,"w",t),Kn(e,"b",t)]:m}
    <rect class="inset" x=${x} y=${x} width=${n*v} height=${r*v} />`}function Kn(e,t,s){const{files:n,ranks:r}=O[e.game],i=b(e,_(e.game,0,t==="w"?0:r-1)),o=x+n*v+x/2,a=i.y<400?i.y-50:i.y+50;return $`
    <rect class="home ${t}" x=${x} y=${i.y-50} width=${n*v} height="100" />
    <line class="home-edge ${t}" x1=${x} x2=${x+n*v} y1=${a} y2=${a} />
    <g class="home-mark ${t}" transform="translate(${o} ${i.y}) scale(0.28)">
      ${qt({color:t},!1,s)}
    </g>`}function ga(e){const{game:t}=e,{files:s,ranks:n}=O[t],{height:r}=et(t),i=[];for(let o=0;o<s;o++){const a=t==="stein"?String.fromCharCode(97+o):String(o+1);i.push($`<text x=${b(e,_(t,o,0)).x} y=${r-9}>${a}</text>`)}for(let o=0;o<n;o++)i.push($`<text x=${x/2} y=${b(e,_(t,0,o)).y+8}>${o+1}</text>`);return $`<g class="coordinates">${i}</g>`}function wa(e,t,s,{drained:n,split:r}){const i=(o,a,l)=>{const c=b(e,a),u=b(e,l);return $`<line class=${o} x1=${c.x} y1=${c.y} x2=${u.x} y2=${u.y} />`};return $`<g class="net ${t} ${r?"split":""}">
    ${s.filter(({part:o})=>o===0).map(({a:o,b:a})=>i("edge",o,a))}
    ${s.map(({a:o,b:a,part:l})=>i(n&&l>0?"drained":`part-${Math.min(l,3)}`,o,a))}
  </g>`}function $a(e,t){return $`<g class="trail">${t.from.map((s,n)=>{const r=t.to[n];if(!r)return m;const i=b(e,s),o=b(e,r);return $`
      <circle class="origin" cx=${i.x} cy=${i.y} r="14" />
      <path d=${ya(i,o)} />
      <rect class="landed" x=${o.x-50} y=${o.y-50} width="100" height="100" />`})}
  ${t.from.length?m:t.to.map(s=>{const n=b(e,s);return $`<rect class="landed" x=${n.x-50} y=${n.y-50} width="100" height="100" />`})}</g>`}function ya(e,t){const s=Math.hypot(t.x-e.x,t.y-e.y)||1,n=-(t.y-e.y)/s*26,r=(t.x-e.x)/s*26;return`M${[[e.x-n/4,e.y-r/4],[t.x-n,t.y-r],[t.x+n,t.y+r],[e.x+n/4,e.y+r/4]].map(o=>o.join(" ")).join("L")}Z`}function ba(e,t){return $`<g class="arrow ${t.kind??"best"}">${t.to.map((s,n)=>{const r=t.from[n],i=b(e,s);return r?Fn(e,r,s):$`<circle class="spot" cx=${i.x} cy=${i.y} r="40" />`})}</g>`}function Fn(e,t,s){const n=b(e,t),r=b(e,s),i=Math.hypot(r.x-n.x,r.y-n.y)||1,o=(r.x-n.x)/i,a=(r.y-n.y)/i,l={x:r.x-o*8,y:r.y-a*8},c={x:l.x-o*34,y:l.y-a*34};return $`
    <line x1=${n.x+o*30} y1=${n.y+a*30} x2=${c.x} y2=${c.y} />
    <path d="M${l.x} ${l.y}L${c.x-a*22} ${c.y+o*22}L${c.x+a*22} ${c.y-o*22}Z" />`}function Gn(e,{from:t,to:s,color:n}){const r=b(e,t);return $`<g class="arrow shape ${n}" data-shape="${t}${s??""}">${s?Fn(e,t,s):$`<circle class="ring" cx=${r.x} cy=${r.y} r="45" />`}</g>`}function va(e,t,s,n){return $`<g class="pieces">${sn(t,r=>`${r.square}${r.color}${r.size??""}`,r=>{const i=b(e,r.square);return $`<g class="place" transform="translate(${i.x} ${i.y})">
        <g class="piece ${r.color} ${s(r)}" data-square=${r.square}>${n(r)}</g></g>`})}</g>`}function ka(e,t){const s=t[0],n=t[t.length-1];if(!s||!n||t.length<2)return m;const r=b(e,s),i=b(e,n);return $`<line class="bar" x1=${r.x} y1=${r.y} x2=${i.x} y2=${i.y} />`}function xa(e,t){const s=new Set;for(const n of t)n.from.forEach((r,i)=>{const o=n.to[i];if(o)for(const a of[...Mn(e.game,r,o)??[],o])s.add(a)});return[...s].map(n=>{const r=b(e,n);return $`<rect class="lane" x=${r.x-50} y=${r.y-50} width="100" height="100" />`})}function Sa(e,t){const s=b(e,t);return $`<circle class="open" cx=${s.x} cy=${s.y} r="7" />`}function _a(e,t,{captures:s,wins:n}){const r=b(e,t),i=s?$`<circle class="take" r="44" />`:n?m:$`<circle class="dot" r="13" />`;return $`<g class="target" transform="translate(${r.x} ${r.y})">${i}${n?Vn:m}</g>`}const Vn=$`<path class="crown" d="M-24 16L-28 -14L-12 0L0 -22L12 0L28 -14L24 16Z" />`;function Yn(e,{square:t,kind:s}){const n=b(e,t),r=`translate(${n.x} ${n.y})`;return s==="no"?$`<g class="mark no" transform=${r}><path d="M-9 -9L9 9M9 -9L-9 9" /></g>`:s==="goal"?$`<g class="mark goal" transform=${r}>${Vn}</g>`:$`<g class="mark ${s}" transform=${r}><rect x="-46" y="-46" width="92" height="92" rx="14" /></g>`}const It=new Set;let Ge=null;class Ve{constructor(t){this.host=t,this.name="",t.addController(this)}hostConnected(){Ge??=new MutationObserver(()=>It.forEach(t=>t.update())),It.size||Ge.observe(document.documentElement,{attributeFilter:["data-pieces"]}),It.add(this),this.update()}hostDisconnected(){It.delete(this),It.size||Ge?.disconnect()}update(){const s=(this.host.closest("[data-pieces]")??document.documentElement).getAttribute("data-pieces")??"";s!==this.name&&(this.name=s,this.host.requestUpdate())}}const Ea=V`
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
`,Ye=V`
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
`,Xe=V`
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
`,Xn=V`
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
`,Aa=V`
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
`,Oa=[Xe,Xn,Ye,Ea,Aa],Ma=[Xe,Xn,Ye],Ta=[Xe,Ye],Ca=14;class La extends K{static styles=[Ma,V`
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
    `];static properties={game:{type:String},pieces:{attribute:!1},orientation:{type:String},net:{attribute:!1},label:{type:String},moved:{state:!0}};constructor(){super(),this.game="stein",this.pieces=[],this.orientation="w",this.net=!0,this.label="",this.moved=[],this.pieceSet=new Ve(this)}willUpdate(t){const s=t.get("pieces");if(!s)return;const{slides:n,fresh:r}=t.has("game")?{slides:[],fresh:[]}:Un(this.game,s,this.pieces);this.moved=[...n.flatMap(({piece:i,from:o})=>[o,i.square]),...r.map(({square:i})=>i)]}render(){const t={game:this.game,orientation:this.orientation},{width:s,height:n}=et(this.game),r=x-Ca,i=this.pieceSet.name;return p`<svg
      viewBox="${r} ${r} ${s-2*r} ${n-2*r}"
      role=${this.label?"img":m}
      aria-label=${this.label||m}
      aria-hidden=${this.label?m:"true"}
    >
      <rect class="frame" x=${r} y=${r} width=${s-2*r} height=${n-2*r} rx="12" />
      <rect class="light" x=${x} y=${x} width=${s-2*x} height=${n-2*x} />
      <path class="dark" d=${Pa(t)} />
      ${this.game==="stein"?[Jn(t,"w"),Jn(t,"b")]:m}
      ${this.moved.map(o=>{const{x:a,y:l}=b(t,o);return $`<rect class="moved" x=${a-v/2} y=${l-v/2} width=${v} height=${v} />`})}
      ${this.net&&this.game==="stein"?[Zn(t,this.pieces,"w"),Zn(t,this.pieces,"b")]:m}
      ${this.pieces.map(o=>{const{x:a,y:l}=b(t,o.square);return $`<g class="piece ${o.color}" transform="translate(${a} ${l})">${qt(o,!1,i)}</g>`})}
    </svg>`}}function Pa(e){const{files:t,ranks:s}=O[e.game];let n="";for(let r=0;r<t;r++)for(let i=r%2;i<s;i+=2){const o=b(e,_(e.game,r,i));n+=`M${o.x-v/2} ${o.y-v/2}h${v}v${v}h${-v}z`}return n}function Jn(e,t){const{files:s,ranks:n}=O[e.game],{y:r}=b(e,_(e.game,0,t==="w"?0:n-1));return $`<rect class="home ${t}" x=${x} y=${r-v/2} width=${s*v} height=${v} />`}function Zn(e,t,s){const r=te(e.game,t,s).edges.map(({a:i,b:o})=>{const[a,l]=[b(e,i),b(e,o)];return`M${a.x} ${a.y}L${l.x} ${l.y}`}).join("");return $`<g class="net ${s}">${s==="w"?$`<path class="edge" d=${r} />`:m}<path d=${r} /></g>`}customElements.define("ordo-mini-board",La);const Ra=["stein","khalifa"];function Qn(e,t){return p`<fieldset>
    <legend>${h("home.pick")}</legend>
    <div class="game-cards">${Ra.map(s=>qa(s,s===e,()=>t(s)))}</div>
  </fieldset>`}function qa(e,t,s){return p`<label class="game-card">
    <input type="radio" name="game" .checked=${t} @change=${s} />
    <span class="card">
      <ordo-mini-board game=${e} .pieces=${se[e]}></ordo-mini-board>
      <span class="card-words"
        ><strong>${h(`game.${e}`)}</strong><span>${h(`game.${e}.line`)}</span>
        <span class="soft small">${h(`game.${e}.by`)}</span></span
      >
    </span></label
  >`}function tr(e,t,s,n,r){return p`<fieldset>
    <legend>${t}</legend>
    <div class="choice">
      ${s.map(([i,o])=>p`<label
            ><input type="radio" name=${e} .checked=${n===i} @change=${()=>r(i)} /><span
              >${o}</span
            ></label
          >`)}
    </div>
  </fieldset>`}const ja=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Je=e=>ja.test(e)?`\u2068${e}\u2069`:e,er=24;function Ze({mode:e,names:t},s){return e==="two"?t?.[s]?.trim().slice(0,er)??"":""}function sr(e,t){return e.mode!=="computer"?Je(Ze(e,t))||h("play.side",{color:t}):t===e.human?h("play.you"):h("play.computer",{level:e.level})}const Qe=10,Ia=Array.from({length:Qe},(e,t)=>t+1),nr=e=>Math.ceil(e/2);function rr(e){return h("new.level.n",{n:e,kind:h(`new.level.kind.${nr(e)}`)})}function Na(e,t){const s=nr(e);return p`<div class="level">
    <label
      ><span class="legend">${h("new.level")}</span>
      <input
        type="range"
        min="1"
        max=${Qe}
        .value=${String(e)}
        .style=${`--at: ${(e-1)/(Qe-1)}`}
        aria-valuetext=${rr(e)}
        @input=${n=>t(Number(n.target.value))}
    /></label>
    <div class="level-steps" aria-hidden="true">
      ${Ia.map(n=>p`<span ?data-chosen=${n===e} @click=${()=>t(n)}>${n}</span>`)}
    </div>
    <p class="level-words">
      <strong>${h(`new.level.kind.${s}`)}</strong> <span class="soft">${h(`new.level.line.${s}`)}</span>
    </p>
  </div>`}const Ua={game:"stein",mode:"computer",level:2,color:"w",starter:"random",clock:"none",computerClock:"none",white:"",black:"",turning:!1},ir="ordo.wishes",Ba=["none","3+2","5+0","5+3","10+0","10+5","20+0","30+0"];function ae(){const e=E(ir),t={...Ua};if(e&&typeof e=="object")for(const[s,n]of Object.entries(e))typeof n==typeof t[s]&&(t[s]=n);for(const s of["color","starter"])t[s]==="lots"&&(t[s]="random");return t.game!=="khalifa"&&(t.game="stein"),t}function or(e){N(ir,{...ae(),...e})}function ts(e){return e==="random"?Math.random()<.5?"w":"b":e}function ar({mode:e,turning:t,white:s,black:n}){return e==="two"?{turning:t,names:{w:s.trim(),b:n.trim()}}:{}}const lr=({mode:e})=>e==="two"?"clock":"computerClock";function cr(e){const[t,s]=e[lr(e)].split("+").map(Number),n=e.game==="khalifa"?ts(e.starter):"w";return Ot({game:e.game,mode:e.mode,level:Math.min(10,Math.max(1,Math.round(e.level))),human:ts(e.color),start:n==="b"?"8/8/8/8/8/8/8/8 b":null,clock:t?{minutes:t,increment:s??0}:null,...ar(e)})}class Da extends I{static properties={preferences:{state:!0},from:{attribute:!1}};constructor(){super(),this.preferences=ae(),this.from=null;const t=new URLSearchParams(location.search).get("new");(t==="stein"||t==="khalifa")&&(this.preferences.game=t)}setPreferences(t){this.preferences={...this.preferences,...t},this.dispatchEvent(new CustomEvent("ordo-preferences",{detail:this.preferences,bubbles:!0}))}willUpdate(t){t.has("from")&&this.from&&(this.preferences={...ae(),color:this.from.turn})}start(){const{mode:t,level:s,white:n,black:r}=this.preferences;or(this.from?{mode:t,level:s,white:n,black:r}:this.preferences),this.dispatchEvent(new CustomEvent("ordo-start",{detail:this.match(),bubbles:!0}))}match(){if(!this.from)return cr(this.preferences);const{mode:t,level:s,color:n}=this.preferences,{game:r,moves:i,start:o=null,options:a={}}=this.from.input;return Ot({game:r,moves:i,start:o,options:a,mode:t,level:s,human:ts(n),...ar(this.preferences)})}render(){const{preferences:t}=this;return p`<div class=${Vt({"new-game":!0,going:!!this.from})}>
      ${this.from?m:Qn(t.game,s=>this.setPreferences({game:s}))}
      <div class="new-options">
        ${this.choice("mode",h("new.opponent"),[["computer",h("home.computer")],["two",h("home.two")]])}
        ${t.mode==="computer"?this.computer():this.two()} ${this.from?m:this.clock()}
        ${t.game==="khalifa"&&!this.from?this.choice("starter",h("new.starter"),this.sides()):m}
        <div class="start"><button class="primary large" @click=${this.start}>${h("new.start")}</button></div>
      </div>
    </div>`}computer(){return p`${Na(this.preferences.level,t=>this.setPreferences({level:t}))}
    ${this.choice("color",h("new.color"),this.sides())}`}two(){return p`${this.name("white",h("new.name",{color:"w"}))}
    ${this.name("black",h("new.name",{color:"b"}))}
    ${Zt(h("new.autoFlip"),this.preferences.turning,t=>this.setPreferences({turning:t}))}`}name(t,s){return p`<label class="field"
      ><span>${s}</span>
      <input
        type="text"
        maxlength=${er}
        autocomplete="off"
        spellcheck="false"
        placeholder=${h(t==="white"?"seat.w":"seat.b")}
        .value=${this.preferences[t]}
        @input=${n=>this.setPreferences({[t]:hr(n)})}
    /></label>`}clock(){const t=lr(this.preferences),s=this.preferences[t];return p`<label class="field"
      ><span>${h("new.clock")}</span>
      <select @change=${n=>this.setPreferences({[t]:hr(n)})}>
        ${Ba.map(n=>p`<option value=${n} .selected=${n===s}>${Ha(n)}</option>`)}
      </select></label
    >`}sides(){return[["w",h("seat.w")],["b",h("seat.b")],["random",h("new.color.random")]]}choice(t,s,n){return tr(t,s,n,this.preferences[t],r=>this.setPreferences({[t]:r}))}}const hr=e=>e.target.value;function Ha(e){const[t,s]=e.split("+").map(Number);return t?s?h("new.clock.inc",{minutes:t,count:s}):h("new.clock.n",{count:t}):h("new.clock.none")}customElements.define("ordo-new-game",Da);class T extends Error{constructor(t){super(t.code),this.name="OrdoError",this.detail=t}}const es=new Map;function za(e){return e?ss(e):dr("rules.wasm")}function ur(e){return e?ss(e):dr(Ka()?"ordo.wasm":"ordo-scalar.wasm")}const Wa=[[0,97,115,109,1,0,0,0],[1,5,1,96,0,1,123],[3,2,1,0],[10,8,1,6,0,65,0,253,15,11]];function Ka(){return WebAssembly.validate(new Uint8Array(Wa.flat()))}function dr(e){const t=es.get(e);if(t)return t;const s=Fa(e);return es.set(e,s),s.catch(()=>es.delete(e)),s}async function Fa(e){let t;try{t=await fetch(new URL(`../engine/${e}`,import.meta.url))}catch{throw new T({code:"load.missing",args:{status:0}})}if(!t.ok)throw new T({code:"load.missing",args:{status:t.status}});return t.headers.get("content-type")==="application/wasm"?WebAssembly.compileStreaming(t).catch(le):ss(await t.arrayBuffer().catch(le))}async function ss(e){return WebAssembly.compile(e).catch(le)}function le(){throw new T({code:"load.broken"})}const Ga=new TextEncoder,Va=new TextDecoder;class fr{#e;#s;#t;#n=null;constructor(t,s=()=>{}){this.#e=t,this.#s=s,this.#t=this.#i()}get hasEngine(){return!!this.#t.tables}#i(){const t={now:()=>performance.now(),info:(s,n)=>this.#s(this.#r(s,n))};try{const{exports:s}=new WebAssembly.Instance(this.#e,{ordo:t});if(s.memory&&s.reserve&&s.call&&s.answer)return s}catch{}return le()}#r(t,s){const n=new Uint8Array(this.#t.memory.buffer,t>>>0,s>>>0);return JSON.parse(Va.decode(n))}ask(t){return this.askBytes(Ga.encode(JSON.stringify(t)))}askBytes(t){return this.#o(t,"call")}loadTables(t){const s=this.#o(t,"tables");return this.#n=t,s}#o(t,s){let n;try{const r=this.#t.reserve(t.length)>>>0;if(r===0)throw new T({code:"limit.memory",args:{megabytes:t.length>>20}});new Uint8Array(this.#t.memory.buffer,r,t.length).set(t);const i=this.#t[s]();n=this.#r(this.#t.answer(),i)}catch(r){throw r instanceof T?r:(this.#a(),new T({code:"engine.died"}))}if("error"in n)throw new T(n.error);return n.ok}#a(){const t=this.#n;this.#n=null,this.#t=this.#i(),t&&this.loadTables(t)}}async function Ya(e){const t=new fr(await za(e));let s=t.hasEngine?t:null,n=!1;const r=(a,l)=>t.ask({[a]:l}),i=()=>s??Xa(),o=(a,l)=>i().ask({engine:{[a]:l}});return{view:a=>r("view",D(a)),positions:a=>r("positions",D(a)),explain:(a,l)=>r("explain",{input:D(a),move:l}),preview:(a,l)=>r("preview",{input:D(a),move:l}),steps:(a,l)=>r("steps",{input:D(a),made:l}),lens:a=>r("lens",D(a)),check:(a,l,c={})=>r("check",{game:a,position:l,options:c}),rematchStarter:a=>r("rematchStarter",D(a)),readRecords:a=>r("readRecords",a),open:a=>r("open",a),writeRecord:a=>r("writeRecord",a),addSolver:a=>{s??=new fr(a)},probe:a=>n?o("probe",D(a)):null,loadTables:a=>{const l=i().loadTables(a);return n=!0,l},puzzles:a=>o("puzzles",a),dailyPuzzle:(a,l)=>o("dailyPuzzle",{data:a,day:l}),puzzle:a=>o("puzzle",a),judgePuzzle:(a,l)=>o("judgePuzzle",{point:a,move:l}),hintPuzzle:a=>o("hintPuzzle",a),missedWin:a=>o("missedWin",D(a)),codes:()=>r("codes",{})}}function Xa(){throw new Error("addSolver was not called")}function D({game:e,start:t,moves:s,options:n={}}){const{repetition:r,spacing:i}=n;return{game:e,start:t,moves:s,options:{repetition:r,spacing:i}}}const Ja=7;function pr({game:e,pieces:t,outcome:s}){return e==="stein"&&!s&&t.length<=Ja}async function Za({isFresh:e=!1}={}){const t=new URL("../engine/stein-tables.pack",import.meta.url),s=!!navigator.serviceWorker?.controller;try{const n=await fetch(t,{cache:e?"reload":"default"});if(!n.ok)throw new Error(n.statusText);const r=new Uint8Array(await n.arrayBuffer());return s||Qa(t),r}catch{throw new T({code:"tables.missing"})}}function Qa(e){const t=navigator.serviceWorker,s=()=>{fetch(e).catch(()=>{})};t?.controller?s():t?.addEventListener("controllerchange",s,{once:!0})}function ns(e){let t=null;return()=>(t??=e().catch(s=>{throw t=null,s}),t)}let ce=null,rs=null,mr=!1;const st=ns(()=>Ya()),tl=ns(async()=>{const e=Promise.resolve().then(function(){return jh}).then(({createEngine:n})=>n()),[t,s]=await Promise.all([st(),e]);return ce=s,rs&&ce.useTables(rs),{rules:t,engine:ce}}),gr=ns(async()=>{const[e,t,s]=await Promise.all([st(),ur(),Za({isFresh:mr})]);e.addSolver(t);try{e.loadTables(s)}catch(n){throw mr=!0,n}rs=s,ce?.useTables(s)}),el=1e5,sl=/^[\w:@,x-]{2,40}$/;function he(e){const t=[`g=${e.game}`];e.start&&t.push(`p=${e.start.replaceAll(" ","_")}`),e.moves.length&&t.push(`m=${e.moves.join(".")}`);const s=[e.options?.repetition===!1?"repeat":"",e.options?.spacing==="adjacent"?"adjacent":""];return s.some(Boolean)&&t.push(`x=${s.filter(Boolean).join(".")}`),`#${t.join("&")}`}function is(e){if(e.length>el)return null;let t=e.replace(/^#/,"");try{t=decodeURIComponent(t)}catch{return null}const s=new Map(t.split("&").map(l=>[l.slice(0,l.indexOf("=")),l.slice(l.indexOf("=")+1)])),n=s.get("g");if(n!=="stein"&&n!=="khalifa")return null;const r=(s.get("m")??"").split(".").filter(Boolean);if(!r.every(l=>sl.test(l)))return null;const i=s.get("p")?.replaceAll("_"," "),o=(s.get("x")??"").split("."),a={};return o.includes("repeat")&&(a.repetition=!1),o.includes("adjacent")&&(a.spacing="adjacent"),{game:n,...i?{start:i}:{},moves:r,options:a}}function wr(e){return/^#.*\bg=/.test(e)}function nl(e,t="/play"){return`${location.origin}${t}${he(e)}`}const ft=1;function $r(e){const t=i=>e.mode==="two"?Ze(e,i)||h(`seat.${i}`):sr(e,i),s=e.mode==="computer"||e.mode==="two",n=[["Event","?"],["Site","?"],["Date",e.begun.slice(0,10).replaceAll("-",".")],["Round","-"],["White",s?t("w"):"?"],["Black",s?t("b"):"?"]];e.clock&&n.push(["TimeControl",`${e.clock.minutes*60}+${e.clock.increment}`]);const r=e.ended&&os[e.ended.reason.code];return r&&n.push(["Termination",r]),{tags:n,game:e.game,start:e.start,options:e.options,result:rl(e.ended),nodes:e.moves.map((i,o)=>{const a=e.clocks[o];return a===void 0?{move:i}:{move:i,clock:Math.round(a/1e3)}})}}const os={"outcome.resignation":"resignation","outcome.time":"time","outcome.agreement":"agreement"};function rl(e){return e?e.winner==="w"?"1-0":e.winner==="b"?"0-1":"1/2-1/2":"*"}function il(e,t){const s=t.trim(),n=s.indexOf("#g=");if(n>=0&&!/\s/.test(s))return{matches:ol(e,s.slice(n))};const{games:r,fault:i}=e.open(s);return{matches:r.map(({record:o,fault:a})=>({...ll(o),...a?{fault:a}:{}})),...i?{fault:i}:{}}}function ol(e,t){const s=is(t);return s?(e.view(s),[Ot({...s,start:s.start??null,options:s.options??{},mode:"view"})]):[]}function al(e,t){const s=Object.keys(os).find(r=>os[r]===t);if(!s||e==="*"||e==="1/2-1/2"!=(s==="outcome.agreement"))return null;const n=e==="1-0"?"w":e==="0-1"?"b":null;return{winner:n,reason:n?{code:s,args:{winner:n}}:{code:s}}}function ll(e){const t=r=>e.tags.find(([i])=>i===r)?.[1]??"?",s=e.nodes.map(r=>r.move),n=[t("White"),t("Black")];return Ot({game:e.game,start:e.start,options:e.options,moves:s,mode:"view",ended:al(e.result,t("Termination")),title:n.some(r=>r!=="?")?n.join(" \u2013 "):s.slice(0,6).join(" ")||e.start||"?",record:e})}async function cl(e){if(e.record&&hl(e.record)){const[{Tree:t},{fragmentOfTree:s},n]=await Promise.all([Promise.resolve().then(function(){return Rc}),Promise.resolve().then(function(){return zc}),st()]);return`/analyse${await s(n,t.ofRecord(e.record))}`}return`/play${he(En(e))}`}function hl({comment:e,nodes:t}){return!!e||t.some(s=>s.comment||s.commentBefore||s.nags?.length||s.variations?.length||s.eval)}class ul extends I{static properties={problem:{state:!0},found:{state:!0}};constructor(){super(),this.problem="",this.found=[]}open(){this.problem="",this.found=[],this.querySelector("dialog")?.showModal()}close(){this.querySelector("dialog")?.close()}async onFile(t){const s=t.target,n=s.files?.[0];n&&(n.size>ft*1e6?this.problem=h("share.tooBig",{limit:ft}):await this.read(await n.text()),s.value="")}onPaste(){this.read(this.querySelector("textarea")?.value??"")}onBigPaste(t){(t.clipboardData?.getData("text/plain")??"").length<=ft*1e6||(t.preventDefault(),this.problem=h("share.tooBig",{limit:ft}))}async read(t){if(this.problem="",this.found=[],!!t.trim()){if(t.length>ft*1e6){this.problem=h("share.tooBig",{limit:ft});return}try{const s=await st(),{matches:n,fault:r}=il(s,t),[i]=n;if(i&&n.length===1&&!r)return this.choose(i);this.found=n.slice(0,200),r?this.problem=h("share.missing",{reason:R(r)}):i||(this.problem=h("share.unreadable"))}catch(s){this.problem=s instanceof T?h("share.nothing",{reason:R(s.detail)}):h("share.unreadable")}}}choose(t){this.close(),this.dispatchEvent(new CustomEvent("ordo-open",{detail:t,bubbles:!0})),t.fault&&ht(h("share.faulty",{reason:R(t.fault)}),{stay:!0})}render(){return p`<dialog
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
                        ${t.fault?p`<p class="soft small">${R(t.fault)}</p>`:m}
                      </li>`)}
                </ul>`:m}
        <div class="sheet-foot">
          <label class="button"
            >${h("share.file")}<input class="visually-hidden" type="file" @change=${this.onFile}
          /></label>
          <button class="primary" @click=${this.onPaste}>${h("share.open")}</button>
        </div>
      </div>
    </dialog>`}}customElements.define("ordo-open",ul);const Nt={anchor:null,run:[]},as=e=>({anchor:e,run:[e]});function dl(e,t,s,n,r){if(t.run.length===1&&t.run[0]===s)return Nt;if(t.run.includes(s)||!t.anchor||!r)return as(s);const i=ue(e,t.anchor,s,n),o=t.run.length===1||t.run.every(a=>i?.run.includes(a));return i&&o?i:as(s)}function ue(e,t,s,n){const r=He(e,n,t,s);return r&&{anchor:t,run:r}}function ls(e,t){return t.length?e.filter(s=>hs(s.from,t)):[]}function cs(e,t,s,n){const r=Ko(e,s,n);if(!r)return null;const i=t.find(o=>hs(o.from,s)&&hs(o.to,r))??null;return{to:r,move:i}}function fl(e,t,s,n){const r=o=>t.find(a=>a.square===o),i=r(s[0]??"")?.color;return s.length>1&&pl(e,s,n)?!1:s.every((o,a)=>{const l=n[a],c=l&&Mn(e,o,l);if(!l||!c||c.some(r))return!1;const u=r(l);return!u||s.length===1&&u.color!==i})}function pl(e,t,s){const n=k(e,t[0]??""),r=k(e,t[1]??""),i=k(e,s[0]??"");return n.x===r.x?i.y!==n.y:i.x!==n.x}function hs(e,t){return e.length===t.length&&e.every(s=>t.includes(s))}const ml=7;class gl{constructor(t){this.board=t}canDrag(t){return this.board.arranging&&t.piece}down(t){this.canDrag(t)||this.board.report("ordo-square",{square:t.square,first:!0})}move(t,s,n){if(!this.canDrag(t)){if(!n||n===t.square)return;t.square=n,this.board.report("ordo-square",{square:n,first:!1});return}const[r,i]=[s.clientX-t.x,s.clientY-t.y];!t.lifted&&Math.hypot(r,i)<ml||(t.lifted=!0,this.board.carried=t.square,this.board.toggleAttribute("dragging",!0),this.carry(t.square,r,i,n!==null))}up(t,s){this.canDrag(t)&&(this.cancel(t),t.lifted?s!==t.square&&(this.board.dropped=!0,this.board.report("ordo-drag",{from:t.square,to:s})):this.board.report("ordo-square",{square:t.square,first:!0}))}cancel(t){this.board.carried=null,t.lifted&&this.carry(t.square,0,0,!0)}carry(t,s,n,r){const i=this.board.pieceElement(t),o=this.board.renderRoot.querySelector("svg")?.getBoundingClientRect(),a=o?.width?et(this.board.game).width/o.width:1;i&&(i.style.translate=s||n?`${s*a}px ${n*a}px`:"",i.style.opacity=r?"":"0.45")}}const wl=["green","red","blue","yellow"];function yr({shiftKey:e,ctrlKey:t,altKey:s},n="green"){const r=e||t;return s?r?"yellow":"blue":r?"red":n}function us(e,t,s){return e===t?{from:e,color:s}:{from:e,to:t,color:s}}function br(e,t){return e.from===t.from&&e.to===t.to}function $l(e,t){const s=e.filter(r=>!br(r,t));return e.some(r=>br(r,t)&&r.color===t.color)?s:[...s,t]}class yl{constructor(t){this.board=t,this.press=null,this.start=null}down(t){const{board:s}=this;if(!(s.drawable&&t.pointerType==="mouse"&&t.button===2)&&!(s.brush&&t.button===0))return!1;const r=s.under(t.clientX,t.clientY)?.square;return this.press||!r||(s.clear(),this.start=null,this.press={id:t.pointerId,from:r},t.currentTarget.setPointerCapture(t.pointerId),this.sketch(r,r,t)),!0}move(t){if(!this.press)return!1;if(this.press.id!==t.pointerId)return!0;const s=this.board.under(t.clientX,t.clientY)?.square;return s?this.sketch(this.press.from,s,t):this.board.sketch=null,!0}up(t){if(!this.press)return!1;if(this.press.id!==t.pointerId)return!0;const s=this.board.under(t.clientX,t.clientY)?.square;return s&&this.finish(this.press.from,s,t),this.stop(),!0}cancel(t){this.press?.id===t.pointerId&&this.stop()}key(t,s){if(!this.board.brush)return!1;if(t.key==="Escape"&&this.start)this.stop();else{if(t.key!=="Enter"&&t.key!==" ")return!1;this.tap(s,t)}return!0}tap(t,s){if(!this.start){this.start=t,this.sketch(t,t,s);return}this.finish(this.start,t,s),this.stop()}focus(t){const{sketch:s}=this.board;this.start&&s&&(this.board.sketch=us(this.start,t,s.color))}sketch(t,s,n){this.board.sketch=us(t,s,yr(n,this.board.brush??"green"))}finish(t,s,n){this.board.report("ordo-shape",{shape:us(t,s,yr(n,this.board.brush??"green"))})}stop(){this.press=null,this.start=null,this.board.sketch=null}}const bl=7,vl=.38,kl={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};class xl{constructor(t){this.board=t,this.edit=new gl(t),this.shapes=new yl(t),this.press=null,this.byKeyboard=!1}focus(t){t.relatedTarget instanceof Element&&t.relatedTarget.matches(".cell")||this.setKeyboard(t.target.matches(":focus-visible"))}setKeyboard(t){this.byKeyboard=t,this.board.toggleAttribute("keyboard",t)}down(t){if(this.setKeyboard(!1),this.shapes.down(t)||!this.board.interactive||t.pointerType==="mouse"&&t.button!==0||this.press)return;const s=this.board.under(t.clientX,t.clientY)?.square;s&&(this.board.cursor=s,this.press={id:t.pointerId,square:s,x:t.clientX,y:t.clientY,before:this.board.held,moved:!1,lifted:!1,piece:!!this.board.pieceOn(s)},t.currentTarget.setPointerCapture(t.pointerId),this.board.editing&&this.edit.down(this.press))}move(t){if(this.shapes.move(t))return;const s=this.board.under(t.clientX,t.clientY),n=this.press;if(!n){t.pointerType==="mouse"&&this.point(s?.square??null);return}if(n.id!==t.pointerId)return;if(this.board.editing)return this.edit.move(n,t,s?.square??null);const r=Math.hypot(t.clientX-n.x,t.clientY-n.y),i=this.board.own();if(!(!i.has(n.square)||!n.moved&&r<bl)){if(n.moved||(n.moved=!0,this.board.held.run.includes(n.square)||this.board.hold(as(n.square))),!n.lifted&&s&&i.has(s.square)&&!this.board.isOwnTarget(s.square)){const o=this.board.runs&&s.off<vl&&s.square!==n.square&&ue(this.board.game,n.square,s.square,i);o&&o.run.length!==this.board.held.run.length&&this.board.hold(o);return}n.lifted||(n.lifted=!0,this.board.toggleAttribute("dragging",!0)),this.lift(t.clientX-n.x,t.clientY-n.y),this.point(s?.square??null)}}up(t){if(this.shapes.up(t))return;const s=this.press;if(!s||s.id!==t.pointerId)return;this.press=null,this.board.toggleAttribute("dragging",!1),this.lift(0,0);const n=this.board.under(t.clientX,t.clientY)?.square??null;if(this.board.editing)return this.edit.up(s,n);this.board.hover=null,n===s.square&&!s.lifted?(this.board.held=s.before,this.board.tap(n)):s.lifted&&n&&this.isFree(n)&&this.board.attempt(n,!0)}cancel(t){this.shapes.cancel(t),this.press?.id===t.pointerId&&(this.board.editing&&this.edit.cancel(this.press),this.press=null,this.board.hover=null,this.lift(0,0),this.board.toggleAttribute("dragging",!1))}leave(){this.press||(this.board.hover=null)}click(t){if(t.detail!==0||!this.board.interactive)return;const s=t.target.dataset.square;s&&this.board.brush?this.shapes.tap(s,t):s&&this.board.tap(s)}contextMenu(t){if(this.board.interactive){t.preventDefault();const s=this.board.under(t.clientX,t.clientY)?.square;this.board.editing&&s?this.board.report("ordo-square",{square:s,first:!0,erase:!0}):this.board.drawable||(this.board.clear(),this.board.report("ordo-cancel",{}))}}isFree(t){return!this.board.own().has(t)||this.board.isOwnTarget(t)}point(t){const s=this.board.held.run,r=t!==null&&s.length>0&&this.isFree(t)?cs(this.board.game,this.board.moves,s,t):null,o=r&&(r.move||fl(this.board.game,this.board.pieces,s,r.to))?{from:s,to:r.to}:null;o?.to.join()!==this.board.hover?.to.join()&&(this.board.hover=o)}lift(t,s){const n=this.board.renderRoot.querySelector("svg")?.getBoundingClientRect(),r=n?.width?et(this.board.game).width/n.width:1,i=this.board.held.run,[o,a]=i;o&&a&&(k(this.board.game,o).x===k(this.board.game,a).x?s=0:t=0);for(const l of i){const c=this.board.pieceElement(l);c&&(c.style.translate=t||s?`${t*r}px ${s*r}px`:"")}}key(t){const s=this.board.cursor;if(!s||t.ctrlKey||t.metaKey||t.altKey)return;const n=kl[t.key],r=t.key==="Enter"||t.key===" ";if(this.shapes.key(t,s)){this.setKeyboard(!0),t.preventDefault(),t.stopPropagation();return}if((r||t.shiftKey||this.board.editing)&&this.setKeyboard(!0),n){if(!this.byKeyboard)return;const i=this.board.orientation==="w"?1:-1,{x:o,y:a}=k(this.board.game,s),{files:l,ranks:c}=O[this.board.game],u=Math.max(0,Math.min(l-1,o+n[0]*i)),d=Math.max(0,Math.min(c-1,a+n[1]*i)),f=_(this.board.game,u,d);t.shiftKey&&this.board.runs&&this.board.interactive&&this.board.extend(s,f),this.board.focusSquare(f),this.shapes.focus(f)}else if(this.byKeyboard&&(t.key==="Home"||t.key==="End")){const{y:i}=k(this.board.game,s),o=t.key==="Home"==(this.board.orientation==="w"),a=_(this.board.game,o?0:O[this.board.game].files-1,i);this.board.focusSquare(a),this.shapes.focus(a)}else if(r&&this.board.interactive)this.board.tap(s);else if(this.board.editing&&(t.key==="Delete"||t.key==="Backspace"))this.board.report("ordo-square",{square:s,first:!0,erase:!0});else if(t.key==="Escape"&&this.board.held.run.length)this.board.clear();else return;t.preventDefault(),t.stopPropagation()}}function Sl(e,t){const s=e.own(),n=new Map(t.flatMap(a=>a.to.map(l=>[l,a]))),r=Wo(e.game,e.orientation),i=e.cursor??_l(e,r),o=a=>l=>e.gestures[a](l);return p`<div
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
              class=${Vt({cell:!0,own:s.has(l),aim:d})}
              role="gridcell"
              data-square=${l}
              tabindex=${l===i?0:-1}
              aria-label=${g}
              aria-selected=${e.interactive?String(f):m}
              @focus=${()=>e.cursor=l}
            ></div>`})}
        </div>`)}
  </div>`}function _l(e,t){const s=e.own();return t.flat().find(n=>s.has(n))??t[0]?.[0]??null}const vr=["w","b"];function El(e,t,s){const n=e.carried?e.pieces.filter(({square:a})=>a!==e.carried):e.pieces,r=s?We(e.pieces,s.from,s.to):n,i=s&&e.pieceOn(s.from[0]??"")?.color;return vr.map(a=>({color:a,...te(e.game,r,a)})).map(({color:a,edges:l,parts:c})=>wa(t,a,l,{drained:a===i,split:!s&&c.length>1}))}function Al(e){return!e.net||e.game!=="stein"?new Set:new Set(vr.flatMap(t=>te(e.game,e.pieces,t).parts.slice(1).flat()))}function Ol(e,{from:t,to:s}){const n=e.pieceOn(t[0]??"")?.color;if(!e.net||e.game!=="stein"||!n)return new Set;const{parts:r}=te(e.game,We(e.pieces,t,s),n),i=new Set(r.slice(1).flat());return s.forEach((o,a)=>i.has(o)&&i.add(t[a]??o)),i}const nt={attribute:!1,hasChanged:(e,t)=>JSON.stringify(e)!==JSON.stringify(t)},ds={duration:160,easing:"ease-out"};class Ml extends K{static styles=Oa;static properties={game:{type:String,reflect:!0},pieces:{attribute:!1},orientation:{type:String},moves:{attribute:!1},movable:{type:String},runs:{attribute:!1},placing:nt,editing:{type:Boolean},arranging:{type:Boolean},carried:{state:!0},diagram:{type:Boolean},still:{type:Boolean,reflect:!0},interactive:{type:Boolean,reflect:!0},last:nt,marks:nt,arrows:nt,shapes:nt,drawable:{type:Boolean},brush:{type:String},sketch:{state:!0},winning:nt,preview:nt,net:{attribute:!1},coordinates:{attribute:!1},digits:{type:Boolean},label:{type:String},describe:{attribute:!1},held:{state:!0},hover:{state:!0},ghosts:{state:!0},cursor:{state:!0}};constructor(){super(),this.game="stein",this.pieces=[],this.orientation="w",this.moves=[],this.movable=null,this.runs=!0,this.placing=null,this.editing=!1,this.arranging=!1,this.diagram=!1,this.still=!1,this.interactive=!1,this.last=null,this.marks=[],this.arrows=[],this.shapes=[],this.drawable=!1,this.brush=null,this.sketch=null,this.winning=[],this.preview=null,this.net=!0,this.coordinates=!0,this.digits=!1,this.label="",this.describe=Cl,this.held=Nt,this.hover=null,this.ghosts=[],this.cursor=null,this.carried=null,this.gestures=new xl(this),this.pieceSet=new Ve(this),this.dropped=!1}clear(){this.held.run.length&&this.hold(Nt),this.hover=null}squareAtPoint(t,s){return this.under(t,s)?.square??null}scaleOf(t){return this.offsetWidth/et(this.game).width/(t.offsetWidth/jt)}willUpdate(t){if(this.interactive=!this.diagram&&(this.movable!==null||this.placing!==null||this.editing||this.drawable),(t.has("pieces")||t.has("brush"))&&this.gestures.shapes.stop(),t.has("pieces")||t.has("movable")||t.has("game")){const n=this.own();this.held.run.every(r=>n.has(r))||(this.held=Nt),this.hover=null}const s=t.get("pieces");this.moved=s&&!t.has("game")?Un(this.game,s,this.pieces):null,this.moved&&(this.ghosts=this.still?[]:this.moved.gone)}updated(){if(this.moved&&!this.dropped&&!this.prefersReducedMotion()){const t={game:this.game,orientation:this.orientation};for(const{piece:s,from:n}of this.moved.slides){const r=b(t,n),i=b(t,s.square);this.pieceElement(s.square)?.animate([{transform:`translate(${r.x-i.x}px, ${r.y-i.y}px)`},{transform:"none"}],ds)}for(const s of this.moved.fresh)this.pieceElement(s.square)?.animate([{opacity:0},{opacity:1}],ds)}this.moved&&(this.dropped=!1,this.ghosts.length&&setTimeout(()=>this.ghosts=[],ds.duration+20)),this.moved=null}prefersReducedMotion(){return this.still||matchMedia("(prefers-reduced-motion: reduce)").matches}pieceElement(t){return this.renderRoot.querySelector(`.pieces [data-square="${t}"]`)}own(){return new Set(this.pieces.filter(t=>t.color===this.movable).map(t=>t.square))}pieceOn(t){return this.pieces.find(s=>s.square===t)??null}heldOnTop(){const t=s=>s.square===this.carried||this.held.run.includes(s.square);return this.held.run.length||this.carried?[...this.pieces.filter(s=>!t(s)),...this.pieces.filter(t)]:this.pieces}face(t){return qt(t,this.digits,this.pieceSet.name)}render(){const t={game:this.game,orientation:this.orientation},{width:s,height:n}=et(this.game),r=ls(this.moves,this.held.run),i=this.hover??this.preview,o=i?Ol(this,i):new Set,a=i?new Set:Al(this),l=c=>Tl({held:this.held.run.includes(c.square),drained:o.has(c.square),apart:a.has(c.square),win:this.winning.includes(c.square),faint:!!i&&i.to.includes(c.square)&&!i.from.includes(c.square)});return p` <svg
        part="picture"
        viewBox="0 0 ${s} ${n}"
        role=${this.diagram?"img":"presentation"}
        aria-label=${this.diagram?this.label:m}
        aria-hidden=${this.diagram?m:"true"}
      >
        ${ma(t,this.pieceSet.name)} ${this.coordinates?ga(t):m}
        ${this.held.run.length>1?xa(t,r):m}
        ${this.last?$a(t,this.last):m}
        ${this.marks.filter(c=>c.kind!=="no"&&c.kind!=="goal").map(c=>Yn(t,c))}
        ${this.net&&this.game==="stein"?El(this,t,i):m} ${ka(t,this.held.run)}
        <g class="ghosts">
          ${this.ghosts.map(c=>{const u=b(t,c.square),d=this.face(c);return $`<g transform="translate(${u.x} ${u.y})"><g class="piece ${c.color}">${d}</g></g>`})}
        </g>
        ${this.drawTargets(t,r)} ${i?this.drawShadows(t,i,o):m}
        ${va(t,this.heldOnTop(),l,c=>this.face(c))}
        ${this.marks.filter(c=>c.kind==="no"||c.kind==="goal").map(c=>Yn(t,c))}
        ${this.placing?m:this.drawTargets(t,r.filter(c=>c.wins&&c.captures.length))}
        ${this.arrows.map(c=>ba(t,c))} ${this.shapes.map(c=>Gn(t,c))}
        ${this.sketch?Gn(t,this.sketch):m}
      </svg>
      ${this.diagram?m:Sl(this,r)}`}drawShadows(t,{from:s,to:n},r){return $`<g class="shadows">${n.map((i,o)=>{const a=this.pieceOn(s[o]??""),l=b(t,i),c=r.has(i)?"drained":"";if(!a)return m;const u=this.face(a);return $`<g transform="translate(${l.x} ${l.y})"><g class="piece ${a.color} ${c}">${u}</g></g>`})}</g>`}drawTargets(t,s){return this.placing?this.placing.targets.map(n=>Sa(t,n)):s.flatMap(n=>n.to.map(r=>_a(t,r,{captures:n.captures.includes(r),wins:n.wins})))}under(t,s){const n=this.renderRoot.querySelector(".cells")?.getBoundingClientRect(),{files:r,ranks:i}=O[this.game];if(!n||!n.width)return null;const o=(t-n.left)/n.width*r,a=(s-n.top)/n.height*i;if(o<0||a<0||o>=r||a>=i)return null;const l=this.orientation==="w"?o:r-o,c=this.orientation==="w"?i-a:a,u=Math.hypot(l%1-.5,c%1-.5);return{square:_(this.game,Math.min(r-1,Math.floor(l)),Math.min(i-1,Math.floor(c))),off:u}}tap(t){if(this.hover=null,this.editing)return this.report("ordo-square",{square:t,first:!0});if(this.placing)return this.report("ordo-place",{square:t});const s=this.own();s.has(t)&&!this.isOwnTarget(t)?this.hold(dl(this.game,this.held,t,s,this.runs)):this.held.run.length?this.attempt(t,!1):this.report("ordo-square",{square:t,first:!0})}isOwnTarget(t){const{anchor:s,run:n}=this.held;return!s||n.includes(t)||this.runs&&ue(this.game,s,t,this.own())?!1:!!cs(this.game,this.moves,n,t)?.move}attempt(t,s){const n=[...this.held.run],r=cs(this.game,this.moves,n,t);if(!r)return;if(r.move){this.dropped=s,this.hold(Nt),this.report("ordo-move",{move:r.move});return}const i=!!this.pieceOn(r.to[0]??"");this.report("ordo-refused",{from:n,to:r.to,square:t,text:ze(n,r.to,i)})}extend(t,s){const n=this.own(),r=this.held.run.includes(t)?this.held.anchor:n.has(t)?t:null,i=r&&ue(this.game,r,s,n);i&&this.hold(i)}hold(t){this.held=t,this.hover=null,this.report("ordo-hold",{run:[...t.run]})}focusSquare(t){this.cursor=t,this.renderRoot.querySelector(`.cell[data-square="${t}"]`)?.focus()}report(t,s){this.dispatchEvent(new CustomEvent(t,{detail:s,bubbles:!0,composed:!0}))}}function Tl(e){return Object.keys(e).filter(t=>e[t]).join(" ")}function Cl({square:e,piece:t,held:s,target:n,capture:r}){const i=t?`${t.color==="w"?"white":"black"}${t.size?` ${t.size}`:""}`:"empty";return[e,i,s?"selected":"",r?"can be captured":n?"can move here":""].filter(Boolean).join(", ")}customElements.define("ordo-board",Ml);function Ll(e,t,s=h("app.cancel"),n=void 0){return new Promise(r=>{const i=document.createElement("div");document.body.append(i),Js(p`<dialog class="sheet" aria-labelledby="question" @close=${l=>{r(l.target.returnValue==="yes"),i.remove()}}>
        <form method="dialog" class="sheet-body">
          <p id="question">${e}</p>
          <div class="sheet-foot">
            <button value="no">${s}</button>
            <button class="primary" value="yes">${t}</button>
          </div>
        </form>
      </dialog>`,i);const a=i.querySelector("dialog");a?.showModal(),n?.addEventListener("abort",()=>a?.close("no"))})}function kr(e){"requestIdleCallback"in globalThis?requestIdleCallback(e,{timeout:2e3}):setTimeout(e,200)}const Pl="input:not([type=checkbox]), select, textarea, dialog";function Rl(e){if(e.defaultPrevented||e.ctrlKey||e.metaKey||e.altKey)return!1;const t=e.composedPath()[0];return!(t instanceof Element&&t.closest(Pl))}class xr{constructor(t,s){this.keys=s,this.onKey=this.onKey.bind(this),t.addController(this)}hostConnected(){document.addEventListener("keydown",this.onKey)}hostDisconnected(){document.removeEventListener("keydown",this.onKey)}onKey(t){if(!Rl(t))return;const s=this.keys(),n=Object.hasOwn(s,t.key)?s[t.key]:void 0;n&&(n(),t.preventDefault())}}function ql(e){const t=e.line?.moves??[],s=An(e.line?.start??null)==="b"?1:0,n=e.shown??t.length,r=[];return s&&t.length&&r.push([p`<span class="soft">…</span>`]),t.forEach((i,o)=>{const a=p`<button
      class="move"
      aria-current=${o+1===n?"step":m}
      @click=${()=>e.goTo(o+1)}
    >
      ${i}
    </button>`,l=r[Math.floor((o+s)/2)];l?l.push(a):r.push([a])}),p`<section class="moves" aria-label=${h("play.moves")} tabindex="0">
    ${r.length?p`<ol>
            ${r.map((i,o)=>p`<li><span class="number">${o+1}</span>${i}</li>`)}
          </ol>`:p`<p class="soft small">${h("play.noMoves")}</p>`}
  </section>`}function jl(e){e.querySelector(".moves [aria-current]")?.scrollIntoView({block:"nearest"})}const Il=100;class Nl{constructor(t,s){this.match=t,this.tick=s,this.running=null,this.since=0,this.timer=0}left(t){const s=this.running===t?performance.now()-this.since:0;return Math.max(0,this.match.left[t]-s)}run(t){this.pause(),this.match.clock&&(this.running=t,this.since=performance.now(),this.timer=window.setInterval(()=>this.onInterval(),Il))}press(t){this.match.clock&&(this.pause(),this.match.left[t]+=this.match.clock.increment*1e3,this.match.clocks.push(this.match.left[t]),this.run(tt(t)))}pause(){this.running&&(this.match.left[this.running]=this.left(this.running)),this.running=null,clearInterval(this.timer)}onInterval(){const t=this.running&&this.left(this.running)<=0?this.running:null;t&&this.pause(),this.tick(t)}}function Ul(e){if(e<1e4)return(Math.ceil(e/100)/10).toFixed(1);const t=Math.ceil(e/1e3),s=String(t%60).padStart(2,"0"),n=Math.floor(t/60);return n<60?`${n}:${s}`:`${Math.floor(n/60)}:${String(n%60).padStart(2,"0")}:${s}`}function Sr({square:e,piece:t,held:s,target:n,capture:r}){const i=[Bl(e,t)];return s&&i.push(h("board.selected")),r?i.push(h("board.capture")):n&&i.push(h("board.target")),i.join(", ")}function Bl(e,t){return t?t.size?h(`board.sized.${t.color}`,{square:e,size:t.size}):h(`board.piece.${t.color}`,{square:e}):h("board.empty",{square:e})}function Dl(e,t){if(!e.length)return h("board.cleared");const s=o=>t.filter(o).map(({to:a})=>a[0]??""),n=s(o=>o.captures.length>0),r=s(o=>o.wins),i=s(o=>!o.captures.length&&!o.wins);return[h("board.selection",{pieces:[...e],count:t.length}),i.length?h("board.selection.moves",{squares:i}):"",n.length?h("board.selection.captures",{squares:n}):"",r.length?h("board.selection.wins",{squares:r}):""].filter(Boolean).join(" ")}function de(e){if(e&&typeof e=="object"){for(const t of Object.values(e))if(t&&typeof t=="object"&&"code"in t&&typeof t.code=="string")return t}return{code:"app.unexpected"}}const _r=new WeakMap;function Ut(e){const t=_r.get(e);if(t)return t;const s=Object.entries(e.targets).flatMap(([n,r])=>r.map(i=>{const o=`${n}-${i}`,a=e.wins[n]?.includes(i)??!1;return{text:o,from:[n],to:[i],captures:[],wins:a}}));return _r.set(e,s),s}function Er(e){return!!e?.turn&&!Object.values(e.targets).some(t=>t.length)}function fe(e){return Er(e)?P().confirmTurns?h("play.turnComplete"):h("play.turnEnds"):h("play.secondStep")}const Hl=80;function Ar(e,t){const s=fs(t),n=Vl(e,s),r=n.filter(o=>o.startsWith(s));return(r.length?r:n.filter(o=>pt(o).startsWith(pt(s)))).slice(0,Hl)}function zl(e,t){const s=fs(t),n=s?Ar(e,s):[],r=n.filter(i=>pt(i)===pt(s));return n.includes(s)?s:r.length===1?r[0]??s:n.length===1?n[0]??s:t.trim()}function Or(e,t){const s=Wl.exec(fs(t).split(",").at(-1)??"");if(!s)return null;const[,n="",r,i=""]=s,o=He(e,Fl,n,r??n),a=o?.map(l=>Gl(l,n,i));return o&&a&&[...o,...a].every(l=>Kl[e].test(l))?{from:o,to:a}:null}const Wl=/^(\w\d)(?::(\w\d))?[-x](\w\d)$/,Kl={stein:/^[a-j][1-8]$/,khalifa:/^[1-8]{2}$/},Fl={has:()=>!0};function Gl(e,t,s){const n=[0,1].map(r=>e.charCodeAt(r)+s.charCodeAt(r)-t.charCodeAt(r));return String.fromCharCode(...n)}const fs=e=>e.toLowerCase().replace(/\s+/g,""),pt=e=>e.replace(/[-x:@,]/g,"");function Vl({moves:e,steps:t,isPlacing:s,isTurnBegun:n,stepsAfter:r},i){if(!t)return e.map(c=>c.text);if(s)return Object.entries(t.targets).flatMap(([c,u])=>u.map(d=>`${c}@${d}`));const o=Ut(t).map(c=>c.text),a=o.find(c=>pt(i).startsWith(pt(c)));if(!a||n)return o;const l=Ut(r(a)).map(c=>`${a},${c.text}`);return[...o,...l]}const Mr=[[1,0],[1,1],[0,1],[-1,1],[-1,0],[-1,-1],[0,-1],[1,-1]],Tr=new WeakMap;function Yl(e,t){const s=Tr.get(e)??{};return Tr.set(e,s),s[t]??=Cr(e,t)?[]:Jl(e,t)}function Xl(e,t){if(!Cr(e,t))return[];const{files:s,ranks:n}=O[e.game],r=new Set(e.pieces.map(({square:o})=>o));return Array.from({length:s*n},(o,a)=>_(e.game,a%s,Math.floor(a/s))).filter(o=>!r.has(o))}function Cr(e,t){return e.phase==="placing"&&e.tray[t].length>0}function Jl(e,t){const{game:s}=e,n=new Set(e.pieces.filter(a=>a.color===t).map(({square:a})=>a)),r=new Set(e.pieces.map(({square:a})=>a)),i=[...n].map(a=>[a]);return(s==="stein"?[...i,...Zl(s,n)]:i).flatMap(a=>Ql(s,a).flatMap(([l,c])=>tc(s,a,l,c,n)).map(l=>{const c=s==="stein"&&a.length===1?l.filter(u=>r.has(u)):[];return{text:ze(a,l,c.length>0),from:a,to:l,captures:c,wins:!1}}))}function Zl(e,t){const s=[...t].sort();return s.flatMap((n,r)=>s.slice(r+1).flatMap(i=>{const o=He(e,t,n,i);return o?[o]:[]}))}function Ql(e,t){const[s="",n]=t;if(!n)return Mr;const r=k(e,s).x===k(e,n).x;return Mr.filter(([i,o])=>r?o===0:i===0)}function tc(e,t,s,n,r){const i=t.map(a=>k(e,a)),o=[];for(let a=1;;a++){const l=i.map(({x:d,y:f})=>({x:d+s*a,y:f+n*a}));if(!l.every(({x:d,y:f})=>Qt(e,d,f)))return o;const c=l.map(({x:d,y:f})=>_(e,d,f)),u=c.some(d=>r.has(d));if((!u||e==="stein"&&t.length===1)&&o.push(c),u)return o}}function ec({text:e,from:t,to:s},n,r,i){const o=l=>l.from.join()===t.join()&&l.to.join()===s.join();if(!r)return n.moves.find(o)??null;if(!t.length){const[l=""]=e.split("@"),[c=""]=s;return r.targets[l]?.includes(c)?{text:e,from:[],to:[c],captures:[],wins:r.wins[l]?.includes(c)??!1}:null}const a=Ut(r).find(o);return a?i(a.text).turn:null}let q=null;if(typeof window<"u"){const e=()=>{q?.state==="suspended"&&q.resume()},t=()=>{q??=new AudioContext,e()},s=()=>{!P().sound||typeof AudioContext>"u"||(q?e():kr(t))};window.addEventListener("pointerdown",s,{passive:!0}),window.addEventListener("keydown",s,{passive:!0}),navigator.userActivation?.hasBeenActive&&s()}function pe(e){P().sound&&q?.state==="running"&&(e==="move"&&ps(q,620,.05,.5),e==="capture"&&ps(q,340,.09,.8),e==="call"&&ms(q,587.33,0),e==="refused"&&ps(q,180,.05,.25),e==="end"&&(ms(q,392,0),ms(q,523.25,.16))),P().vibration&&e!=="refused"&&matchMedia("(pointer: coarse)").matches&&navigator.vibrate?.(e==="end"?[12,60,24]:10)}function ps(e,t,s,n){const r=Math.ceil(e.sampleRate*s),i=e.createBuffer(1,r,e.sampleRate),o=i.getChannelData(0);for(let c=0;c<r;c++)o[c]=(Math.random()*2-1)*(1-c/r)**6;const a=new AudioBufferSourceNode(e,{buffer:i}),l=new BiquadFilterNode(e,{type:"bandpass",frequency:t,Q:2.2});a.connect(l).connect(new GainNode(e,{gain:n})).connect(e.destination),a.start()}function ms(e,t,s){const n=e.currentTime+s,r=new GainNode(e,{gain:0});r.gain.setValueAtTime(0,n),r.gain.linearRampToValueAtTime(.12,n+.02),r.gain.exponentialRampToValueAtTime(.001,n+.7);const i=new OscillatorNode(e,{type:"sine",frequency:t});i.connect(r).connect(e.destination),i.start(n),i.stop(n+.75)}class sc{constructor(t){this.game=t,this.chosen=null}side(){const{view:t,shown:s,hooks:n}=this.game,r=n.premoveSide?.()??null;return t&&!t.outcome&&s===null&&r&&t.turn!==r?r:null}moves(){const{view:t}=this.game,s=this.side();return t&&s?Yl(t,s):[]}placements(){const{view:t}=this.game,s=this.side();return t&&s?Xl(t,s):[]}choices(){const{view:t}=this.game,s=this.side();if(!t||!s)return[];const n=this.placements().flatMap(r=>t.tray[s].map(i=>({text:`${i}@${r}`,from:[],to:[r],captures:[]})));return[...this.moves(),...n]}text(){return this.chosen?.move.text??""}marks(){if(!this.chosen||this.game.shown!==null)return[];const{from:t,to:s}=this.chosen.move;return[...t,...s].map(n=>({square:n,kind:"premove"}))}arrows(){if(!this.chosen||this.game.shown!==null)return[];const{from:t,to:s}=this.chosen.move;return[{from:t,to:s,kind:"premove"}]}choose(t){const{game:s}=this;!this.side()||!s.line||(s.clear(),this.chosen={move:t,before:s.line.moves},C(`${h("premove.chosen",{move:t.text})} ${h("premove.cancelHint")}`),s.host.requestUpdate())}place(t){const{tray:s}=this.game;if(s===null||!this.placements().includes(t))return;const n=`${s}@${t}`;this.text()===n?this.cancel():this.choose({text:n,from:[],to:[t],captures:[]})}type(t){const s=this.choices().find(n=>n.text===t);return s?this.choose(s):this.game.tell(h("premove.impossible",{move:t})),!!s}cancel(){this.chosen&&(this.forget(),C(h("premove.cancelled")))}forget(){this.chosen=null,this.game.host.requestUpdate()}update(){const{chosen:t,game:s}=this,{line:n,hooks:r}=s;if(!t||!n)return;if(!r.premoveSide?.())return this.forget();const{before:i,move:o}=t,a=n.moves.slice(0,i.length).join()===i.join();if(a&&n.moves.length===i.length||(this.forget(),s.shown!==null&&s.setLine(n,{made:s.unfinished}),s.view?.outcome))return;const l=a&&n.moves.length===i.length+1&&s.canMove();this.play(o,l)}play(t,s){const{game:n}=this,{view:r}=n;if(!r)return;const i=r.last?h("play.moved",{color:tt(r.turn),move:r.last.text}):"",o=s?ec(t,r,n.steps,a=>n.stepsAfter(a)):null;if(o)n.discardSteps(),n.hooks.play(o),C(`${i} ${h("play.moved",{color:r.turn,move:o.text})}`.trim());else{const a=h("premove.dropped",{move:t.text});n.tell(a),C(`${i} ${a}`.trim()),pe("refused")}}}const nc=[[0,1],[1,1],[-1,1],[1,0],[-1,0],[1,-1],[-1,-1],[0,-1]],gs=["S5","S9","S6","S7","K5"],Lr=["stein.ownPiece","khalifa.blocked"];function rc(e,t,s,n,r=[]){const i=n.map(f=>k(t.game,f)),[o,a]=i,l=[];for(const[f=0,g=0]of nc){if(o&&a&&(o.x===a.x?g:f)||!i.every(({x:A,y:L})=>Qt(t.game,A+f,L+g)))continue;const w=i.map(({x:A,y:L})=>_(t.game,A+f,L+g)),y=n.length===1&&s.some(A=>A.square===w[0]),S=e.explain(t,[...r,ze(n,w,t.game==="stein"&&y)].join(","));S.legal||l.push({message:S.message,from:n,to:w})}const c=({message:f})=>gs.includes(f.rule??"")?gs.indexOf(f.rule??""):gs.length,[u]=l.sort((f,g)=>c(f)-c(g));if(!u||!Lr.includes(u.message.code))return u??null;const d=l.filter(({message:f})=>Lr.includes(f.code)).flatMap(({to:f})=>f).sort();return{...u,message:{code:"play.obstructed",rule:u.message.rule,args:{count:d.length,squares:d},squares:d}}}const Pr=1500;class ic{constructor(t){this.game=t,this.waiting=!1,this.timer=0}connect(t){t.style.setProperty("--undo-window",`${Pr}ms`)}isDue(){return this.game.isTurnComplete()&&!P().confirmTurns}update(){const t=this.isDue();t!==this.waiting&&(this.waiting=t,t?this.wait():clearTimeout(this.timer))}stop(){this.waiting=!1,clearTimeout(this.timer)}wait(){this.timer=window.setTimeout(()=>this.end(),Pr)}end(){document.querySelector("dialog:modal")?this.wait():this.game.endTurn()}}const oc=["S5","S9"];class Rr{constructor(t,s){this.host=t,this.hooks=s,this.rules=null,this.line=null,this.shown=null,this.view=null,this.made=[],this.unfinished=[],this.steps=null,this.tray=null,this.remark="",this.marks=[],this.arrows=[],this.preview=null,this.computed=null,this.turnEnd=new ic(this),this.premoves=new sc(this),this.onMove=this.onMove.bind(this),this.onRefused=this.onRefused.bind(this),this.onHold=this.onHold.bind(this),this.onPlace=this.onPlace.bind(this),this.cancelPremove=this.cancelPremove.bind(this),t.addController(this)}hostConnected(){this.turnEnd.connect(this.host)}hostUpdated(){this.turnEnd.update(),this.premoves.update()}hostDisconnected(){this.turnEnd.stop()}board(){return this.host.querySelector("ordo-board")}setLine(t,{shown:s=null,made:n=[],view:r=null}={}){this.line=t,this.shown=s;const i=this.shownInput();this.view=i&&this.rules?r??this.viewOf(i):null,this.clear(),this.unfinished=n,this.made=this.canMove()?n:[],this.tray=null,this.updateSteps(),this.host.requestUpdate()}shownInput(){const{line:t,shown:s}=this;return t&&s!==null?{...t,moves:t.moves.slice(0,s)}:t}viewOf(t){if(!this.rules)throw new Error("the rules are not loaded");const s=JSON.stringify(t);return this.computed?.key!==s&&(this.computed={key:s,view:this.rules.view(t)}),this.computed.view}canMove(){return!!this.view&&!this.view.outcome&&this.shown===null&&this.hooks.canMove()}isSplit(){return!!this.view&&!this.view.outcome&&this.view.groups[this.view.turn].length>1}pieces(){return this.steps?.pieces??this.view?.pieces??[]}lastMove(){if(!this.made.length)return this.view?.last??null;const t=this.made.map(s=>s.split("-"));return{from:t.map(([s])=>s??""),to:t.map(([,s])=>s??"")}}goTo(t){const{line:s}=this;if(!s)return;const n=Math.max(0,Math.min(s.moves.length,t));this.setLine(s,{shown:n===s.moves.length?null:n,made:this.unfinished}),C(this.view?.last?h("play.moved",{color:tt(this.view.turn),move:this.view.last.text}):"")}keys(){if(!this.line)return{};const t=this.line.moves.length,s=this.shown??t;return{...this.premoves.chosen?{Escape:this.cancelPremove}:{},ArrowLeft:()=>this.goTo(s-1),ArrowRight:()=>this.goTo(s+1),Home:()=>this.goTo(0),End:()=>this.goTo(t)}}clear(){this.remark="",this.marks=[],this.arrows=[],this.preview=null,this.host.requestUpdate()}tell(t,s=[]){this.clear(),this.remark=t,this.arrows=s,C(t)}refuse(t,s){if(this.showReason(t,s,R(t)),this.hooks.onRefused)return this.hooks.onRefused(t);C(this.remark),pe("refused")}showReason(t,s,n){const r=oc.includes(t.rule??"");this.clear(),this.remark=n,this.marks=(t.squares??[]).map(i=>({square:i,kind:r?"cut":"bad"})),this.preview=r?s:null}onMove(t){const{move:s}=t.detail;if(!this.canMove())return this.premoves.choose(s);this.line?.game==="khalifa"?this.step(s.text):this.hooks.play(s)}onRefused(t){const{from:s,to:n,text:r}=t.detail;this.canMove()&&this.attempt([...this.made,r].join(","),{from:s,to:n})}attempt(t,s){if(!this.rules||!this.line)return!1;try{const n=this.rules.explain(this.line,t);return n.legal?this.hooks.play(n.move):this.refuse(n.message,s),n.legal}catch(n){if(!(n instanceof T))throw n;return this.refuse(de(n),null),!1}}type(t){return this.premoves.side()?this.premoves.type(t):!this.canMove()||!this.line?!1:this.attempt([...this.made,t].join(","),Or(this.line.game,t))}onHold(t){const{run:s}=t.detail;this.clear(),s.length&&this.premoves.forget(),s.length&&!this.movesOf(s).length&&this.canMove()?this.explainStuck(s):this.announceSelection(s)}announceSelection(t){C(Dl(t,this.movesOf(t)))}movesOf(t){return this.premoves.side()?ls(this.premoves.moves(),t):ls(this.steps?Ut(this.steps):this.view?.moves??[],t)}cancelPremove(){this.premoves.cancel()}explainStuck(t){if(!this.rules||!this.line)return;const s=rc(this.rules,this.line,this.pieces(),t,this.made),n=[h("play.stuck",{count:t.length}),s?R(s.message):""].join(" ").trim();s?this.showReason(s.message,{from:s.from,to:s.to},n):this.remark=n,C(n)}updateSteps(){const{rules:t,line:s,view:n}=this;if(this.steps=null,s?.game!=="khalifa"||!t||!n)return;const r=this.premoves.side();if(r&&n.phase==="placing"&&(this.tray=ac(n.tray[r],this.tray)),!!this.canMove()){try{this.steps=t.steps(s,this.made)}catch(i){if(!(i instanceof T)||!this.made.length)throw i;this.made=this.unfinished=[],this.steps=t.steps(s,[]),this.hooks.onSteps?.([],!0)}n.phase==="placing"&&this.tray===null&&(this.tray=n.tray[n.turn][0]??null)}}stepsAfter(t){if(!this.rules||!this.line)throw new Error("the rules are not loaded");return this.rules.steps(this.line,[...this.made,t])}setMade(t,s){this.made=this.unfinished=t,this.updateSteps(),this.hooks.onSteps?.(t,s),this.host.requestUpdate()}step(t){this.clear(),this.setMade([...this.made,t],!1),this.steps?.turn?.wins?this.endTurn():C(fe(this.steps))}stepBack(){this.setMade(this.made.slice(0,-1),!0),C(this.made.length?fe(this.steps):h("play.turnOf",{color:this.view?.turn??"w"}))}discardSteps(){this.made.length&&this.setMade([],!0)}isTurnComplete(){return this.made.length>0&&this.canMove()&&Er(this.steps)}endTurn(){const t=this.steps?.turn;t&&this.made.length&&this.hooks.play(t)}isPlacing(){return this.canMove()&&this.view?.phase==="placing"&&this.steps!==null&&this.tray!==null}canChooseSize(t){return this.isPlacing()?this.view?.turn===t:this.premoves.side()===t&&this.premoves.placements().length>0}chooseSize(t){this.tray=t,this.clear()}onPlace(t){this.place(t.detail.square)}place(t){const{steps:s,tray:n}=this;if(!this.canMove())return this.premoves.place(t);if(!s||n===null)return;const r=`${n}@${t}`;if(s.targets[n]?.includes(t)){const o=s.wins[n]?.includes(t)??!1;return this.hooks.play({text:r,from:[],to:[t],captures:[],wins:o})}const i=s.forbidden[n]?.find(o=>o.square===t);i?this.refuse(i.message,null):this.attempt(r,null)}}function ac(e,t){return t!==null&&e.includes(t)?t:e[0]??null}const lc=["w","b"];function qr(e){return p`<section class="visually-hidden" aria-label=${h("board.list")}>
    <ul>
      ${lc.map(t=>p`<li>${h(`board.list.${t}`,{squares:cc(e,t)})}</li>`)}
    </ul>
  </section>`}function cc(e,t){const s=e.filter(n=>n.color===t).map(n=>n.size?h("board.list.sized",{size:n.size,square:n.square}):n.square).sort();return s.length?je(s):h("board.list.none")}function hc(e,t){const{code:s="",squares:n=[]}=e?.winner?e.reason:{};return s==="outcome.cannotReconnect"?{winning:[],marks:n.map(r=>({square:r,kind:"cut"}))}:{winning:s==="outcome.homeRow"&&!n.length?t?.to??[]:n,marks:[]}}function uc(e){const t=e?.outcome?.reason;return t?.code==="outcome.ordo"?(t.squares??[]).map(s=>({square:s,kind:"won"})):t?.code!=="outcome.homeRow"?[]:(t.squares??e?.last?.to??[]).map(s=>({square:s,kind:"goal"}))}function jr(e,t){const{view:s,line:n}=e;if(!s||!n)return p`<div class="skeleton-board" data-game=${n?.game??t.game??"stein"}></div>`;const r=t.outcome??s.outcome,{winning:i,marks:o}=hc(r,s.last),{moves:a,movable:l,placing:c}=dc(e,s),{net:u,coordinates:d,digits:f}=P();return p`<ordo-board
    game=${n.game}
    .pieces=${e.pieces()}
    .orientation=${t.orientation}
    .moves=${a}
    .movable=${l}
    .runs=${n.game==="stein"}
    .placing=${c}
    ?editing=${t.editing??!1}
    .last=${e.lastMove()}
    .marks=${[...fc(e,t.marks??[]),...o]}
    .arrows=${t.arrows??[...e.arrows,...e.premoves.arrows()]}
    .shapes=${t.drawing?.shapes??[]}
    ?drawable=${!!t.drawing}
    .brush=${t.drawing?.brush??null}
    .preview=${e.preview}
    .winning=${i}
    .net=${u}
    .coordinates=${d}
    ?digits=${f}
    ?still=${cn()}
    .label=${h("board.label",{game:n.game})}
    .describe=${Sr}
    @ordo-move=${e.onMove}
    @ordo-refused=${e.onRefused}
    @ordo-hold=${t.onHold??e.onHold}
    @ordo-place=${e.onPlace}
    @ordo-square=${t.onSquare??e.cancelPremove}
    @ordo-cancel=${e.cancelPremove}
  ></ordo-board>`}function dc(e,t){const{steps:s,premoves:n}=e;if(e.isPlacing())return{moves:[],movable:null,placing:{targets:s?.targets[e.tray??1]??[]}};if(e.canMove())return{moves:s?Ut(s):t.moves,movable:e.isTurnComplete()?null:t.turn,placing:null};const r=n.placements();return r.length?{moves:[],movable:null,placing:{targets:r}}:{moves:n.moves(),movable:n.side(),placing:null}}function fc(e,t){const s=[...t,...e.marks,...e.premoves.marks()],n=new Set(s.map(o=>o.square)),i=(e.tray===null?[]:e.steps?.forbidden[e.tray]??[]).filter(({square:o})=>!n.has(o));return[...s,...i.map(({square:o})=>({square:o,kind:"no"}))]}const pc=20;function mc({start:e},t,s){const n=tt(s),[r=""]=(e??"").trim().split(" ");return(r?r.split(n).length-1:pc)-t.filter(o=>o.color===n).length}class gc extends K{static styles=[Ta,V`
      :host {
        display: inline-block;
        width: 2.5rem;
      }
      svg {
        pointer-events: none;
      }
    `];static properties={color:{type:String},size:{type:Number},digits:{type:Boolean}};constructor(){super(),this.color="w",this.size=0,this.digits=!1,this.pieceSet=new Ve(this)}render(){const t={color:this.color,...this.size?{size:this.size}:{}};return p`<svg viewBox="${-jt/2} ${-jt/2} ${jt} ${jt}" aria-hidden="true">
      <g class="piece ${this.color}">${qt(t,this.digits,this.pieceSet.name)}</g>
    </svg>`}}customElements.define("ordo-piece",gc);function wc({line:e,view:t},s){const n=e?.game==="stein"&&t?mc(e,t.pieces,s):0;return n<=0?m:p`<span
    class="captures"
    role="img"
    aria-label=${h("play.captures",{count:n})}
    title=${h("play.captures",{count:n})}
    ><ordo-piece color=${tt(s)}></ordo-piece><span class="figures">${n}</span></span
  >`}const Ir={moves:[],steps:null,isPlacing:!1,isTurnBegun:!1,stepsAfter:()=>{throw new Error("no steps")}};class $c extends I{static properties={controller:{attribute:!1},game:{type:String},placing:{type:Boolean},isOpen:{type:Boolean,attribute:"open",reflect:!0},text:{state:!0},isListed:{state:!0},active:{state:!0},isRefused:{state:!0}};constructor(){super(),this.controller=null,this.game="stein",this.placing=!1,this.isOpen=!1,this.text="",this.isListed=!1,this.active=-1,this.isRefused=!1,this.isPreviewing=!1,this.hasFocus=!1,new xr(this,()=>({"/":()=>{this.open()}}))}disconnectedCallback(){super.disconnectedCallback(),this.preview(null);const t=this.hasFocus&&document.querySelector("main");t&&t.focus({preventScroll:!0})}async open(){this.isOpen=!0,await this.updateComplete,this.field()?.focus()}close(){this.reset(),this.isOpen=!1,this.updateComplete.then(()=>this.querySelector("button")?.focus())}field(){return this.querySelector("input")}reset(){this.text="",this.isRefused=!1,this.hideList()}hideList(){this.isListed=!1,this.choose(-1)}legal(){const t=this.controller;return t?.premoves.side()?{...Ir,moves:t.premoves.choices()}:!t?.view||!t.canMove()?Ir:{moves:t.view.moves,steps:t.steps,isPlacing:t.view.phase==="placing",isTurnBegun:t.made.length>0,stepsAfter:s=>t.stepsAfter(s)}}options(){return this.isListed?Ar(this.legal(),this.text):[]}choose(t){this.active=t,this.preview(this.options()[t]??null),this.updateComplete.then(()=>this.querySelector('[role="option"][aria-selected="true"]')?.scrollIntoView({block:"nearest"}))}preview(t){const s=this.controller,n=t!==null&&s?.line?Or(s.line.game,t):null;!s||!n&&!this.isPreviewing||(this.isPreviewing=!!n,s.preview=n,s.host.requestUpdate())}onInput(t){this.text=t.target.value,this.isRefused=!1,this.isListed=this.text.trim()!=="",this.choose(-1)}onBlur(){this.hasFocus=!this.isConnected,this.hideList()}onKey(t){if(!(t.isComposing||t.ctrlKey||t.metaKey||t.altKey)){if(t.key==="ArrowDown"||t.key==="ArrowUp")this.walk(t.key==="ArrowDown"?1:-1);else if(t.key==="Enter")this.submit(this.options()[this.active]);else if(t.key==="Escape")this.escape();else return;t.preventDefault()}}walk(t){this.isListed=!0;const{length:s}=this.options(),n=this.active+t;this.choose(n<-1?s-1:n>=s?-1:n)}escape(){if(this.isListed)return this.hideList();if(this.text)return this.reset();const t=this.controller?.board();this.isOpen=!1,(t?.renderRoot.querySelector('.cell[tabindex="0"]')??null)?.focus()}submit(t){const s=this.controller,n=t??zl(this.legal(),this.text);if(!(!s||!n)){if(this.hideList(),!s.canMove()&&!s.premoves.side())return s.tell(h(s.shown===null?"typed.notYourTurn":"typed.earlier"));s.type(n)?this.reset():(this.isRefused=!0,this.field()?.select())}}render(){const t=this.options(),s=this.isListed&&t.length>0;return p`<button class="typed-toggle" @click=${this.open} title=${h("typed.label")}>
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
    </li>`}}customElements.define("ordo-move-input",$c);function yc(e,t){return p`${e?p`<strong>${e}</strong> `:m}${e===t?m:p`<span>${t}</span>`}`}function Nr(e,t,s){if(e.button!==0)return;const n=e.currentTarget,r=n.querySelector("ordo-piece");n.setPointerCapture(e.pointerId);const i=a=>{if(!r)return;const{left:l,top:c,width:u,height:d}=n.getBoundingClientRect();r.style.translate=`${a.clientX-l-u/2}px ${a.clientY-c-d/2}px`,r.style.scale=String(t?.scaleOf(r)??1)},o=a=>{if(n.removeEventListener("pointermove",i),n.removeEventListener("pointerup",o),n.removeEventListener("pointercancel",o),r&&(r.style.translate=r.style.scale=""),a.type==="pointercancel")return;const l=t?.squareAtPoint(a.clientX,a.clientY);l&&s(l)};n.addEventListener("pointermove",i),n.addEventListener("pointerup",o),n.addEventListener("pointercancel",o)}function Ur(e,t,s=!1){const n=e.canChooseSize(t)&&!s,r=e.view?.tray[t]??[];return p`<span class="tray" role="group" aria-label=${h(`board.tray.${t}`)}>
    ${r.map(i=>p`<button
          class="tray-piece"
          ?disabled=${!n}
          aria-pressed=${n&&e.tray===i}
          aria-label=${h("board.trayPiece",{size:i})}
          @click=${()=>e.chooseSize(i)}
          @pointerdown=${o=>n&&bc(e,i,o)}
        >
          <ordo-piece color=${t} .size=${i} ?digits=${P().digits}></ordo-piece>
        </button>`)}
  </span>`}function bc(e,t,s){s.button===0&&(e.chooseSize(t),Nr(s,e.board(),n=>e.place(n)))}function Br(e){return p`<button
      class=${Vt({primary:!0,ending:e.turnEnd.isDue()})}
      ?disabled=${!e.steps?.turn}
      @click=${()=>e.endTurn()}
    >
      ${h("play.endTurn")}
    </button>
    <button @click=${()=>e.stepBack()}>${h("play.takeBackStep")}</button>`}class vc extends I{static properties={from:{state:!0}};constructor(){super(),this.from=null}async open(t){this.from=t,await this.updateComplete,this.dialog()?.showModal()}close(){this.dialog()?.close()}dialog(){return this.querySelector("dialog")}render(){return this.from?p`<dialog
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
    </dialog>`:m}}customElements.define("ordo-play-from",vc);function Dr(e,t){const s=document.createElement("a");s.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),1e4)}class kc extends I{static properties={input:{attribute:!1},match:{attribute:!1},record:{attribute:!1},link:{attribute:!1},positionLink:{attribute:!1},refused:{state:!0}};constructor(){super(),this.input=null,this.match=null,this.record=null,this.link="",this.positionLink="",this.refused=""}open(){this.refused="",this.querySelector("dialog")?.showModal()}close(){this.querySelector("dialog")?.close()}address(){return this.link||(this.input?nl(this.input):"")}recordText(t,s){return t.writeRecord(this.record??$r(s))}async send(){try{await navigator.share({title:"Ordo",url:this.address()}),this.close()}catch(t){t instanceof DOMException&&t.name==="AbortError"||await this.copy(()=>this.address())}}async copy(t){const s=t(await st());try{await navigator.clipboard.writeText(s),this.close(),ht(h("app.copied"))}catch{this.refused=s,await this.updateComplete;const n=this.querySelector("textarea");n?.focus(),n?.select()}}async download(){const{match:t}=this;if(!t)return;const s=await st();Dr(`ordo-${t.game}-${t.begun.slice(0,10)}.ordo`,this.recordText(s,t))}render(){const{input:t,match:s}=this;return!t||!s?m:p`<dialog
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
    </dialog>`}}customElements.define("ordo-share",kc);const xc=[["/lobby","app.lobby"],["/friend","app.friend"],["/archive","app.archive"]],Sc=[["/mine","app.mine.online"],["/history","app.mine.device"]],_c=e=>Hr(xc,e,h("app.online")),Ec=e=>Hr(Sc,e,h("app.mine"));function Hr(e,t,s){return p`<nav class="tabs" aria-label=${s}>
    ${e.map(([n,r])=>p`<a href=${n} aria-current=${n===t?"page":m}><span>${h(r)}</span></a>`)}
  </nav>`}function Ac(e,t,s=m){return p`<div class="empty">
    <ordo-mini-board .pieces=${se.stein}></ordo-mini-board>
    <div class="stack">
      <p class="empty-title">${e}</p>
      ${t?p`<p class="soft">${t}</p>`:m}
      ${s===m?m:p`<div class="rowed">${s}</div>`}
    </div>
  </div>`}const Oc={G:"green",R:"red",B:"blue",Y:"yellow"},Mc=/\[%(csl|cal)\s+([^\]]*)\]\s*/g,Tc=/^([GRBY])([a-j][1-8]|[1-8]{2})([a-j][1-8]|[1-8]{2})?$/;function Cc(e){const t=[],s=e.replace(Mc,(n,r,i)=>{const o=i.split(",").map(a=>Lc(a.trim(),r==="cal"));return o.every(Boolean)?(t.push(...o),""):n});return{shapes:t,text:s.trim()}}function Lc(e,t){const[,s="",n="",r]=Tc.exec(e)??[],i=Oc[s];return!i||t!==(r!==void 0)?null:r?{from:n,to:r,color:i}:{from:n,color:i}}function Pc(e,t){const s=e.filter(i=>!i.to),n=e.filter(i=>i.to);return[[zr("csl",s),zr("cal",n)].join(""),t].filter(Boolean).join(" ")}function zr(e,t){if(!t.length)return"";const s=t.map(({from:n,to:r,color:i})=>`${i.charAt(0).toUpperCase()}${n}${r??""}`);return`[%${e} ${s.join(",")}]`}const ws={1:"!",2:"?",3:"!!",4:"??",5:"!?",6:"?!"},$s="StartEval";class H{constructor(t,s){this.head=t,this.root=s}static empty({game:t,start:s,options:n}){return new H({tags:[],game:t,start:s??null,options:n??{},result:"*"},Yr())}static ofGame(t){const s=H.empty(t);let n=s.root;for(const r of t.moves)n=s.add(n,r);return s}static ofRecord({nodes:t,...s}){const n=Yr();s.comment&&Gr(n,s.comment);const r=s.tags.find(([i])=>i===$s)?.[1]??"";return/^#?-?\d+(\.\d+)?$/.test(r)&&(n.eval=r),Zr(n,t),new H({...s,tags:s.tags.filter(([i])=>i!==$s)},n)}toRecord(){const{comment:t,...s}=this.head,n=Vr(this.root),r=this.root.eval?[...s.tags,[$s,this.root.eval]]:s.tags;return{...s,tags:r,...n?{comment:n}:{},nodes:Qr(this.root)}}add(t,s){const n=t.children.find(i=>i.move===s);if(n)return n;const r={move:s,parent:t,children:[],ply:t.ply+1};return t.children.push(r),r}remove(t){const{parent:s}=t;return s?(s.children=s.children.filter(n=>n!==t),s):t}promote(t){for(let s=t;s.parent;s=s.parent){const{parent:n}=s;n.children=[s,...n.children.filter(r=>r!==s)]}}comment(t,s){const n=s.replace(/\[%/g,"[ %").replace(/[^\P{Cc}\n\t]/gu,"").replace(/\n\s*\n/g,`
`).trim();n?t.comment=n:delete t.comment}draw(t,s){s.length?t.shapes=s:delete t.shapes}annotate(t,s){const n=(t.nags??[]).filter(r=>!(r in ws));t.nags=s?[s,...n]:n}inputAt(t){const{game:s,start:n,options:r}=this.head;return{game:s,...n?{start:n}:{},options:r,moves:ys(t).map(i=>i.move)}}mainLine(){return Bt(this.root)}isPlain(){for(const t of[this.root,...this.mainLine()])if(t.children.length>1||t.comment||t.commentBefore||t.nags?.length||t.eval||t.shapes?.length||t.clock!==void 0)return!1;return this.head.tags.length===0}moverOf(t){const s=this.head.start?.trim().endsWith("b")??!1;return t.ply%2===1!==s?"w":"b"}numberOf(t){const s=this.head.start?.trim().endsWith("b")??!1;return Math.floor((t.ply+(s?2:1))/2)}at(t){let s=this.root;for(const n of t){const r=s.children[n];if(!r)break;s=r}return s}}const Wr="\uFF5D",Kr=e=>e.replaceAll("}",Wr),Fr=e=>e.replaceAll(Wr,"}");function Gr(e,t){const{shapes:s,text:n}=Cc(t);s.length&&(e.shapes=s),n&&(e.comment=Fr(n))}function Vr({comment:e,shapes:t}){return Pc(t??[],Kr(e??""))}function Yr(){return{move:"",parent:null,children:[],ply:0}}function ys(e){const t=[];for(let s=e;s.parent;s=s.parent)t.push(s);return t.reverse()}function me(e){return ys(e).map(t=>t.parent?.children.indexOf(t)??0)}function Xr(e){const t=[0];for(const s of me(e))s?t.push(s,0):t.push((t.pop()??0)+1);return t.join(".")}function Jr(e,t){let s=e.root;for(const[n,r]of t.split(".").entries()){const i=Number(r);n%2?s=s.children[i]??s:s=Bt(s)[Math.min(i,Bt(s).length)-1]??s}return s}function Bt(e){const t=[];for(let s=e.children[0];s;s=s.children[0])t.push(s);return t}function Zr(e,t){let s=e;for(const{variations:n,move:r,comment:i,commentBefore:o,...a}of t){const l={...a,move:r,parent:s,children:[],ply:s.ply+1};i&&Gr(l,i),o&&(l.commentBefore=Fr(o)),s.children.push(l);for(const c of n??[])Zr(s,c);s=l}}function Qr(e){const t=[];for(let s=e;s.children[0];s=s.children[0]){const[n,...r]=s.children;if(!n)break;t.push({...ti(n),...r.length?{variations:r.map(i=>[ti(i),...Qr(i)])}:{}})}return t}function ti(e){const{move:t,commentBefore:s,nags:n,clock:r,eval:i}=e,o=Vr(e);return{move:t,...o?{comment:o}:{},...s?{commentBefore:Kr(s)}:{},...n?.length?{nags:n}:{},...r!==void 0?{clock:r}:{},...i?{eval:i}:{}}}var Rc=Object.freeze({__proto__:null,SIGNS:ws,Tree:H,lineAfter:Bt,nodeAt:Jr,path:ys,pathText:Xr,stepsTo:me});const ei="ordo.analysing",ge="ordo.analysis.",qc=20;function bs(){return new Date().toISOString().replace(/\D/g,"")+Math.floor(Math.random()*1e3)}function jc(e,t,s){const{children:n,comment:r,shapes:i}=t.root;if(!(!n.length&&!r&&!i&&!t.head.start)){N(ge+e,{id:e,record:t.toRecord(),steps:me(s),touched:new Date().toISOString()}),N(ei,e);for(const o of si().slice(qc))ct(ge+o.id)}}function si(){return Re(ge).map(e=>E(e)).filter(ni).sort((e,t)=>e.touched<t.touched?1:-1)}function Ic(){const e=E(ei);return typeof e=="string"?Nc(e):null}function Nc(e){const t=E(ge+e);return ni(t)?t:null}function ni(e){const t=e?.record;return typeof e?.id=="string"&&typeof e.touched=="string"&&Array.isArray(e.steps)&&(t?.game==="stein"||t?.game==="khalifa")&&Array.isArray(t.tags)&&Array.isArray(t.nodes)}const Uc=1e6;async function Bc(e){const t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),s=new Uint8Array(await new Response(t).arrayBuffer());let n="";for(const r of s)n+=String.fromCharCode(r);return btoa(n).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}async function Dc(e){try{const t=atob(e.replaceAll("-","+").replaceAll("_","/")),s=Uint8Array.from(t,o=>o.charCodeAt(0)),n=new Blob([s]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=new TextDecoder("utf-8",{fatal:!0});let i="";for(;;){const{done:o,value:a}=await n.read();if(o)return i+r.decode();if(i+=r.decode(a,{stream:!0}),i.length>Uc)return await n.cancel(),null}}catch{return null}}async function ri(e,t,s=null){if(t.length<2)return null;const n=await Hc(e,t),r=/&at=(\d+(?:\.\d+)*)$/.exec(t)?.[1];return{tree:n,id:s??bs(),...r?{node:Jr(n,r)}:{}}}async function Hc(e,t){const s=/^#r=([\w-]+)(?:&|$)/.exec(t)?.[1];if(s){const r=await Dc(s),[i]=r===null?[]:e.readRecords(r);if(!i)throw new Error("unreadable");return H.ofRecord(i)}const n=wr(t)?is(t):null;if(!n)throw new Error("unreadable");return e.view(n),H.ofGame(n)}function ii(e,t){const s=e.mainLine().at(-1)??e.root;return t===s?"":`&at=${Xr(t)}`}function vs(e,{id:t,record:s,steps:n}){const r=H.ofRecord(s),i=r.at(n);return e.view(r.inputAt(i)),{tree:r,id:t,node:i}}function oi(e,t){const s=Ic();if(s&&(!t||t===s.record.game))try{return vs(e,s)}catch(n){console.warn(n)}return{tree:H.empty({game:t==="khalifa"?"khalifa":"stein"}),id:bs()}}async function ai(e,t){const[s=t.root]=t.mainLine().slice(-1);return t.isPlain()?he(t.inputAt(s)):`#r=${await Bc(e.writeRecord(t.toRecord()))}`}var zc=Object.freeze({__proto__:null,atText:ii,fragmentOfTree:ai,fromAddress:ri,fromSaved:vs,loadLast:oi});const Wc=/^[\w:@,x-]{2,40}$/;function Kc(e){const t=e.trim().split(/\s+/);if(t[0]!=="info"||t[1]==="string")return null;const s=c=>{const u=Number(t[t.indexOf(c)+1]);return t.includes(c)&&Number.isSafeInteger(u)?u:0},n=t[t.indexOf("score")+1],r=t.includes("score")?Number(t[t.indexOf("score")+2]):Number.NaN,i=t.includes("pv")?t.slice(t.indexOf("pv")+1):[],o=i.findIndex(c=>!Wc.test(c)),a=o<0?i:i.slice(0,o);if(!Number.isSafeInteger(r)||n!=="cp"&&n!=="mate"||!a.length)return null;const l=n==="cp"?{hundredths:r,win:null}:{hundredths:null,win:r};return{depth:s("depth"),line:Math.max(1,Math.min(256,s("multipv")||1)),score:l,nodes:s("nodes"),time:s("time"),moves:a}}function Fc({start:e,moves:t}){return[e?`position fen ${e}`:"position startpos",t.length?`moves ${t.join(" ")}`:""].filter(Boolean).join(" ")}function Gc({movetime:e,nodes:t,depth:s}){const n=[e===void 0?"":`movetime ${e}`,t===void 0?"":`nodes ${t}`,s===void 0?"":`depth ${s}`].filter(Boolean);return n.length?`go ${n.join(" ")}`:"go infinite"}function Vc(e,{game:t,options:s},{lines:n=1}){return[["Game",t],["Spacing",t==="khalifa"?s?.spacing??"gaps":""],["MultiPV",String(n)]].filter(([i,o])=>o&&e.has(i.toLowerCase())).map(([i,o])=>`setoption name ${i} value ${o}`)}function Yc(e){const t=e.trim(),s=/^\d+$/.test(t)?`ws://127.0.0.1:${t}`:/^\w+:\/\//.test(t)?t:`ws://${t}`;try{const{protocol:n,hostname:r,host:i}=new URL(s);return n==="ws:"&&(r==="127.0.0.1"||r==="localhost")?`ws://${i}`:null}catch{return null}}const Dt={state:"none"};class Xc{#e;#s;#t;#n;#i;#r=null;#o=!1;#a=null;#c={key:"",proved:Dt};#l={position:"",proved:Dt};constructor(t,{onLoad:s=()=>{},onAnswer:n=()=>{},load:r=gr,server:i=null}={}){this.#e=t,this.#s=s,this.#t=n,this.#n=r,this.#i=i}of(t,s,n){if(!pr(n))return this.#h(n);if(this.#a)return{state:"failed",problem:this.#a};if(!this.#o)return this.load(),{state:"loading"};const r=JSON.stringify([s.start,s.moves,s.options]);return this.#c.key!==r&&(this.#c={key:r,proved:this.#f(t,s)}),this.#c.proved}#h({game:t,position:s,pieces:n,outcome:r}){return t!=="stein"||r||!this.#i?.mayHave(n.length)?Dt:(this.#l.position!==s&&(this.#l={position:s,proved:Dt},this.#u(this.#i,s,n.length)),this.#l.proved)}async#u(t,s,n){const r=await t.probe(s,n);!r||this.#l.position!==s||(this.#l={position:s,proved:{state:"known",probe:r}},this.#e.requestUpdate(),this.#t())}get isReady(){return this.#o}async load(){this.#o||(this.#r??=this.#d(),await this.#r,this.#r=null)}async#d(){this.#a&&(this.#a=null,this.#e.requestUpdate());try{await this.#n(),this.#o=!0}catch(t){this.#a=de(t)}this.#e.requestUpdate(),this.#o&&this.#s()}#f(t,s){try{const n=t.probe(s);return n?{state:"known",probe:n}:Dt}catch(n){return{state:"failed",problem:de(n)}}}}function li({value:e,plies:t},s){return e==="draw"?h("proved.draw"):h("proved.win",{color:e==="win"==(s==="w")?"w":"b",count:t??0})}const Jc=9,Zc={win:"loss",draw:"draw",loss:"win"};class Qc{#e;#s=Jc;constructor({fetch:t=s=>globalThis.fetch(s)}={}){this.#e=t}mayHave(t){return t<=this.#s}async probe(t,s){if(globalThis.navigator?.onLine===!1)return null;try{const n=await this.#e(`/api/tables?game=stein&position=${t.replaceAll(" ","_")}`);if(n.ok)return th(await n.json());await n.body?.cancel(),n.status===404&&(this.#s=Math.min(this.#s,s-1))}catch{}return null}}function th({category:e,dtw:t,moves:s}){return{value:e,plies:t===null?null:Math.abs(t),moves:s.map(({move:n,category:r,dtw:i})=>({move:n,value:Zc[r],plies:i===null?null:Math.abs(i)+1}))}}class eh extends I{static properties={rules:{attribute:!1},input:{attribute:!1},view:{attribute:!1},mode:{type:String},orientation:{type:String},marks:{attribute:!1},arrows:{attribute:!1},drawing:{attribute:!1}};constructor(){super(),this.rules=null,this.input=null,this.view=null,this.mode="play",this.orientation="w",this.marks=[],this.arrows=[],this.drawing=null,this.game=new Rr(this,{canMove:()=>this.mode==="play",play:t=>this.emit("study-move",{move:t}),onSteps:t=>this.reportSteps(t),onRefused:t=>this.emit("study-refused",{message:t})}),this.onHold=this.onHold.bind(this),this.onSquare=this.onSquare.bind(this)}willUpdate(t){t.has("input")||t.has("rules")?this.refresh():t.has("mode")&&this.game.updateSteps()}refresh(){this.game.rules=this.rules,this.game.setLine(this.input,{view:this.view})}reset(){this.refresh(),this.game.board()?.clear()}attempt(t,s){this.game.attempt(t,s)}emit(t,s){this.dispatchEvent(new CustomEvent(t,{detail:s,bubbles:!0}))}reportSteps(t){const{steps:s}=this.game;s?.turn?.wins||this.emit("study-step",{text:t.length?fe(s):""})}onHold(t){const{run:s}=t.detail;s.length&&this.game.clear(),this.game.announceSelection(s)}onSquare(t){t.detail.first&&this.emit("study-tap",{square:t.detail.square})}render(){const{game:t}=this,s=jr(t,{orientation:this.orientation,marks:this.marks,arrows:t.made.length?[]:this.arrows,...this.drawing?{drawing:this.drawing}:{},editing:this.mode==="tap",onHold:this.onHold,onSquare:this.onSquare});return!t.view||!this.input?s:p`${this.tray("far")} ${s} ${this.tray("near")}
    ${t.made.length?p`<div class="rowed turn-actions">${Br(t)}</div>`:m}
    ${qr(t.pieces())}
    ${this.mode==="play"?p`<p class="visually-hidden">${h(`board.help.${this.input.game}`)}</p>`:m}`}tray(t){if(this.game.view?.phase!=="placing")return m;const s=t==="near"==(this.orientation==="w")?"w":"b";return p`<div class="study-tray">${Ur(this.game,s)}</div>`}}customElements.define("ordo-study-board",eh);function sh(){return p`<span class="proved-mark small" title=${h("proved.help")}
    ><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12.5L10 17.5L19.5 7" /></svg>${h("proved.mark")}</span
  >`}function nh(e,t,s){switch(e.state){case"known":return p`<p class="proved-line">${sh()} <strong>${li(e.probe,t)}</strong></p>`;case"loading":return p`<p class="proved-line small soft">${h("proved.loading")}</p>`;case"failed":return p`<p class="proved-line small soft">
        <span>${R(e.problem)}</span>
        <button class="quiet small" @click=${s}>${h("app.retry")}</button>
      </p>`;default:return m}}function rh(e,{choose:t,pressed:s,point:n=()=>{}}){return p`<ol class="proved-moves">
    ${e.map(({move:r,value:i,plies:o})=>p`<li>
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
  </ol>`}var ih=[.2,.375,.5555555555555556,.6666666666666666],oh=(e,t)=>s=>{let n=4*e+s-4,r="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(n)-35,i=n>8?r:1,o=t/i|0,a=t%i,l=i-a,c=n>8?o*ih[s]+(e>5)&-2:r,u=o-c;return{t:l*u+a*u+a,o:[[l,u],[a,u+1]],i:c}},ah={M:1},rt=e=>new Uint8Array(e),Ht=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},we=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),ks=e=>e.charCodeAt(0),ci=(...e)=>(t,s)=>e.forEach(n=>n(t,s)),hi=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},xs=e=>(t,s)=>{t.push(4,4),t.push(e.length,8+8*(s>9)),e.forEach(n=>t.push(n,8))},mt=(e,t,s,n,r=(o,a)=>s(o.length,a),i=n?o=>ci(hi(n),e(o)):e)=>(i.test=t,i.l=s,i.est=r,i.eci=n&&[n],i),ui=mt(e=>(t,s)=>{t.push(1,4),t.push(e.length,10+2*(s>26)+2*(s>9));let n=0;for(;n<e.length-2;n+=3)t.push(+e.slice(n,n+3),10);n<e.length-1?t.push(+e.slice(n),7):n<e.length&&t.push(+e[n],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),di=mt(e=>(t,s)=>{t.push(2,4),t.push(e.length,9+2*(s>26)+2*(s>9));let n=0;for(;n<e.length-1;n+=2)t.push(45*we(e[n])+we(e[n+1]),11);n<e.length&&t.push(we(e[n]),6)},e=>we(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),gt=mt(e=>xs([...e].map(ks)),e=>ks(e)<128,(e,t)=>12+8*(t>9)+8*e);gt._=!0,gt.u=!0;var Ss=mt(gt,e=>ks(e)<256,gt.l,3);Ss._=!0;var fi=new TextEncoder,_s=mt(e=>xs(fi.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*fi.encode(e).length);_s._=!0;var Es=()=>{let e=new Map,t=new TextDecoder("sjis"),s=rt(2);for(let n=0;n<7973;++n)s[0]=n/192+129+64*(n>5951),s[1]=n%192+64,e.set(t.decode(s),n);return e.delete("\uFFFD"),Es=()=>e,e},As=mt(e=>(t,s)=>{t.push(8,4),t.push(e.length,8+2*(s>26)+2*(s>9));for(let n of e)t.push(Es().get(n),13)},e=>Es().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);As._=!0;var pi=[ui,di,gt,Ss,As,_s],lh={auto:(e,{modes:t=pi}={})=>(s,n)=>{let r=t.map((u,d)=>{let f=new Map,g=(w,y)=>(f.has(w)||f.set(w,y(w,n)),f.get(w));return{m:u,h:1<<d,C:u.est("",n),S:u.l?(w,y)=>g(y-w,u.l):(w,y)=>g(e.slice(w,y),u.est)}}),i=[{v:0}],o=0,a=0,l=-1;for(let u of[...e,""]){let d=0;if(u)for(let f of r)f.m.test(u)&&(d|=f.h);if(!u||d!==l){if(l!==-1){let f=new Set(i.map(w=>w.D)),g=[];for(let{m:w,C:y,S,h:A}of r)if(l&A){let L=S(o,a);for(let wt of w.eci??f)if(!w.u||!wt){let $t;for(let z of i)if(z.D===wt||w.eci){let yt=z.m===w&&z.D===wt,ve=yt?z.V:z,Ls=w._&&yt?z.v+L-y:ve.v+12*(ve.D!==wt)+(yt?S(yt?z.$:o,a):L);(!$t||Ls<$t.v)&&($t={$:yt?z.$:o,V:ve,m:w,D:wt,A:a,v:Ls})}$t&&g.push($t)}}i=g}l=d,o=a}a+=u.length}i.length||Ht(5);let c=[];for(let u=i.reduce((d,f)=>f.v<d.v?f:d);u.m;u=u.V)c.push(u.m(e.slice(u.$,u.A)));c.reverse().forEach(u=>u(s,n))},multi:ci,eci:hi,bytes:xs,numeric:ui,alphaNumeric:di,ascii:gt,iso8859_1:Ss,shift_jis:As,utf8:_s},ch=()=>({F:rt(2956),I:0,push(e,t){for(let s=t,n=8-(7&this.I);s>0;s-=n,n=8)this.F[this.I>>3]|=e<<n>>s,this.I+=s<n?s:n}}),Os=(e,t=e*e,s=rt(t))=>({size:e,K:s,get:(n,r)=>n>=0&&n<e&&!!(1&s[r*e+n]),toString({on:n="##",off:r="  ",lf:i=`
`,pad:o=4,padX:a=o,padY:l=o}={}){let c="";for(let u=-l;u<e+l;++u){for(let d=-a;d<e+a;++d)c+=this.get(d,u)?n:r;c+=i}return c},toImageData(n,{on:r=[0,0,0],off:i=[0,0,0,0],pad:o=4,padX:a=o,padY:l=o}={}){let c=e+2*a,u=e+2*l,d=n.createImageData(c,u),f=new Uint32Array(d.data.buffer);d.data.set([...r,255]);let g=f[0];d.data.set([...i,255]);let w=f[0];for(let y=0;y<u;++y)for(let S=0;S<c;++S)f[y*c+S]=this.get(S-a,y-l)?g:w;return d},toCanvas(n,r){let i=n.getContext("2d"),o=this.toImageData(i,r);n.width=o.width,n.height=o.height,i.putImageData(o,0,0)},toDataURL({type:n="image/png",scale:r=1,...i}={}){let o=document.createElement("canvas"),a=o.getContext("2d"),l=this.toImageData(a,i);return o.width=l.width*r,o.height=l.height*r,a.putImageData(l,0,0),a.imageSmoothingEnabled=!1,a.globalCompositeOperation="copy",a.drawImage(o,0,0,l.width,l.height,0,0,o.width,o.height),o.toDataURL(n,1)}}),$e=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],ye=rt(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))ye[ye[t+255]=e++]=t;var mi=e=>ye[e%255],gi=e=>ye[e+255],hh=(e,t)=>{let s=rt(e.length+t.length-1);for(let n=0;n<e.length;++n)for(let r=0;r<t.length;++r)s[n+r]^=mi(e[n]+t[r]);return s.map(gi)},uh=(e,t)=>{let s=rt(e.length+t.length-1);s.set(e,0);for(let n=0;n<e.length;++n)if(s[n]){let r=gi(s[n]);for(let i=0;i<t.length;++i)s[n+i]^=mi(t[i]+r)}return s.slice(e.length)},Ms=[[0],[0,0]];for(let e=1;e<30;++e)Ms.push(hh(Ms[e],[0,e]));var dh=(e,t)=>{let s=[[],[]],n=0,r=0;for(let[o,a]of t.o)for(let l=0;l<o;++l,n+=a){let c=e.slice(n,n+a);s[0].push(c),s[1].push(uh(c,Ms[t.i])),r+=a+t.i}let i=rt(r);r=0;for(let o of s)for(let a=0,l=-1;l<r;++a){l=r;for(let c of o)a<c.length&&(i[r++]=c[a])}return i},wi=(e,t,s)=>{let n=e<<=s;for(let r=134217728;r>>=1;)n&r&&(n^=t*(r>>s));return n|e},fh=({size:e,K:t},s)=>{let n=(o,a,l,c)=>{for(;l-- >0;o+=e)t.fill(c,o,o+a)},r=(o,a,l)=>{for(let c=0;c++<3;l-=2)n(a*e+o-(l>>1)*(e+1),l,l,2|c)},i=2*((e-13)/(1+(s/7|0))/2+.75|0);if(s>1)for(let o=e-7;o>8;o-=i){for(let a=o;a>8;a-=i)r(o,a,5);o<e-7&&r(o,6,5)}if(s>6)for(let o=wi(s,7973,12),a=1;a<7;++a)for(let l=12;l-- >9;o>>=1)t[a*e-l]=2|1&o;n(7,2,9,2),n(e-8,8,9,2);for(let o=0;o<e;++o)t[6*e+o]=3^1&o;r(3,3,7),r(e-4,3,7);for(let o=0;o<e;++o)for(let a=o;a<e;++a)t[a*e+o]=t[o*e+a];t[(e-8)*e+8]=3},ph=({size:e,K:t})=>{let s=[];for(let n=e-2,r=e,i=-1;n>=0;n-=2){for(n===5&&(n=4);r+=i,r!==-1&&r!==e;){let o=r*e+n;t[o+1]||s.push(o+1),t[o]||s.push(o)}i*=-1}return s},mh=({K:e},t,s)=>t.forEach((n,r)=>e[n]=s[r>>3]>>(7&~r)&1),gh=({size:e,K:t},s,n,r)=>{for(let o=0;o<e;++o)for(let a=0;a<e;++a){let l=o*e+a;t[l]^=!(s(a,o)||2&t[l])}let i=21522^wi((1^r)<<3|n,1335,10);for(let o=0;o++<8;i>>=1)t[(o-(o<7))*e+8]=1&i,t[9*e-o]=1&i;for(let o=8;--o,i;i>>=1)t[8*e+o-(o<7)]=1&i,t[(e-o)*e+8]=1&i},wh=({size:e,K:t},s=0,n=0)=>{for(let r=0;r<e;++r){for(let i=0;i<2;++i)for(let o,a=0,l=0,c=2;a<e;++a){let u=1&t[i?r*e+a:a*e+r];n+=u,l=(l>>1|2098176)&(3047517^u-1),2049&l&&(s+=40),u^c&&(o=0),c=u,s+=++o===5?3:o>5}if(r)for(let i=e+r,o=5*t[r-1]^t[r];i<e*e;i+=e){let a=5*t[i-1]^t[i];s+=3*!(1&(o|a)|4&(o^a)),o=a}}return s+10*(10*Math.abs(n/(e*e)-1)|0)},$i=[],Ts=(e=Ht(1),{minCorrectionLevel:t=0,maxCorrectionLevel:s=3,minVersion:n=1,maxVersion:r=40,mask:i,trailer:o=60433,...a}={})=>{s<t&&Ht(3),r<n&&Ht(2),typeof e=="string"&&(e=lh.auto(e,a));for(let l=n,c=0;l<=r;++l){let u=$i[l];u||($i[l]=u=Os(4*l+17),fh(u,l),u.p=ph(u));let d=oh(l,u.p.length>>3);if(8*d(t).t<c)continue;let f=ch();e(f,l),c=f.I;for(let g=s;g>=t;--g){let w=d(g);if(8*w.t<c)continue;for(f.I=c+11&-8;f.I<8*w.t;)f.push(o,16);let y=Os(u.size,u.K);return mh(y,u.p,dh(f.F,w)),($e[i]?[$e[i]]:$e).map((S,A)=>{let L=Os(y.size,y.K);return gh(L,S,i??A,g),L.s=$e[i]?0:wh(L),L}).reduce((S,A)=>A.s<S.s?A:S)}}Ht(4)};Ts.with=(...e)=>(t,s)=>Ts(t,{modes:[...pi,...e],...s});let yi=null;function bi(){return typeof BroadcastChannel<"u"&&(yi??=new BroadcastChannel("ordo.seats")),yi}function $h(e){bi()?.postMessage(e)}function yh(e){const t=({data:n})=>e(n),s=bi();return s?.addEventListener("message",t),()=>s?.removeEventListener("message",t)}const Cs="ordo.table.";function bh(e){const t=new AbortController,s=new Promise(n=>t.signal.addEventListener("abort",n));return navigator.locks?.request(Cs+e,{mode:"shared"},()=>s),()=>t.abort()}async function vh(){return((await navigator.locks?.query())?.held??[]).flatMap(({name:t})=>t?.startsWith(Cs)?[t.slice(Cs.length)]:[])}const kh=1e4,vi=6e4,be=1500;class xh{constructor(){this.games=null,this.statuses=new Map,this.timer=0}start(){const t=()=>this.interval()&&this.schedule(be);for(const s of["popstate","ordo-navigate","online"])window.addEventListener(s,t);window.addEventListener("ordo-mine",s=>{this.onGames(s.detail)}),window.addEventListener("ordo-seat",s=>{const{id:n,state:r,you:i}=s.detail;this.statuses.set(n,r.status!=="playing"?r.status:r.turn===i?"mine":"theirs"),this.schedule(be)}),this.schedule(be)}interval(){if(!this.games)return be;const t=at(location.pathname),s=this.games.filter(({id:n,status:r})=>r!=="over"&&n!==t);return s.some(Tt)?kh:s.length?vi:0}schedule(t){clearTimeout(this.timer),t&&(this.timer=window.setTimeout(()=>{this.poll()},t))}async poll(){this.schedule(vi);try{navigator.onLine&&await Rn()}catch(t){if(!(t instanceof B))throw t;t.code==="no-online"&&this.schedule(0)}}async onGames(t){const s=at(location.pathname),n=this.statuses,r=da(n,t,!this.games).filter(({id:a})=>a!==s);if(this.games=t,this.statuses=new Map(t.map(a=>[a.id,In(a)])),this.schedule(this.interval()),!r.length)return;const i=await vh(),[o]=r.filter(({id:a})=>!i.includes(a)).sort((a,l)=>Number(Tt(l))-Number(Tt(a)));o&&this.notifyPlayer(o,n.get(o.id)==="open",!s)}notifyPlayer(t,s,n){const r=`/g/${t.id}`;ht(h(ie(t)&&(t.plies||!s)?"home.turnIn":"home.started",{name:Je(ua(t)||h("home.guest"))}),{stay:n,about:r,title:h(ie(t)?"home.yourTurn":"home.startedTitle"),action:{label:h("home.goToGame"),run:()=>Yt(r)}}),pe("call")}}let ki=!1;function Sh(){ki||(ki=!0,new xh().start())}var _h=Object.freeze({__proto__:null,watchOwnGames:Sh});const Eh=["wood","sage","slate"],Ah=["discs","blocks","gems"];class xi extends I{render(){const t=P(),s=t.contrast==="more";return p`${Si("board",Eh,t.board,Oh,s)}
    ${s?p`<p class="small soft">${h("settings.board.contrast")}</p>`:m}
    ${Si("pieces",Ah,t.pieces,Mh,!1)}`}}function Si(e,t,s,n,r){const i=t.find(o=>o===s)??t[0];return p`<fieldset class="themes" ?disabled=${r}>
    <legend>${h(`settings.${e}`)}</legend>
    ${t.map(o=>p`<label class="theme">
          <input
            type="radio"
            name="theme-${e}"
            .checked=${o===i}
            @change=${()=>_t({[e]:o})}
          />
          <span class="theme-preview">${n(o)}</span>
          <span class="theme-name">${h(`settings.${e}.${o}`)}</span>
        </label>`)}
  </fieldset>`}function Oh(e){return p`<ordo-mini-board
    data-board=${e}
    game="stein"
    .pieces=${se.stein}
    .net=${P().net}
  ></ordo-mini-board>`}function Mh(e){return p`<span class="theme-pieces" data-pieces=${e}>
    <ordo-piece color="w"></ordo-piece><ordo-piece color="b"></ordo-piece> <ordo-piece color="w" .size=${3}></ordo-piece
    ><ordo-piece color="b" .size=${4}></ordo-piece>
  </span>`}customElements.define("ordo-theme-picker",xi);var Th=Object.freeze({__proto__:null,OrdoThemePicker:xi});const Ch=16;function Lh({table:e=Ch,bytes:t,startWorker:s=Ph}={}){return new Rh(()=>ur(t),e,s)}function Ph(){return new Worker(new URL("../engine/engine-worker.js",import.meta.url),{type:"module",name:"ordo-engine"})}class Rh{#e;#s;#t;#n=null;#i=Promise.resolve();#r=null;#o=null;#a=!1;#c=Math.floor(Math.random()*2**32);constructor(t,s,n){this.#e=t,this.#s=s,this.#t=n}start(){this.#n??=this.#l()}useTables(t){this.#o=t,this.#a=!1}#l(){const t=this.#t();return t.addEventListener("message",({data:s})=>{t===this.#n&&this.#d(s)}),t.addEventListener("error",()=>{t===this.#n&&this.#u()?.reject(new T({code:"engine.died"}))}),this.#i=this.#e().then(s=>t.postMessage({module:s})),this.#i.catch(s=>{t===this.#n&&this.#h()?.reject(s)}),this.#a=!1,t}#h(){const t=this.#r;return this.#r=null,this.#n?.terminate(),this.#n=null,t}#u(){const t=this.#h();return this.#n=this.#l(),t}#d({lines:t,found:s,error:n}){const r=this.#r;if(r){if(t){r.note(t);return}this.#r=null,s?r.resolve(s):r.reject(new T(n??{code:"engine.died"}))}}search(t,s,n=()=>{}){this.stop();const r=this.#n??=this.#l(),i=[{input:D(t),limits:{table:this.#s,seed:this.#c,...s}}];this.#o&&!this.#a&&t.game==="stein"&&(i.unshift({tables:this.#o}),this.#a=!0);const o=()=>i.forEach(a=>r.postMessage(a));return this.#i.then(o,()=>{}),new Promise((a,l)=>{this.#r=new qh(a,l,n)})}stop(){if(!this.#r)return;const t=this.#u();t?.resolve(t.result())}close(){const t=this.#h();t?.resolve(t.result())}}class qh{#e;#s=[];constructor(t,s,n){this.resolve=t,this.reject=s,this.#e=n}note(t){this.#s=t,this.#e(t)}result(){const t=this.#s;return{best:t[0]?.moves[0]??null,lines:t,nodes:t.at(-1)?.nodes??0}}}var jh=Object.freeze({__proto__:null,createEngine:Lh});const Ih=5e3,_i="info string error:";function Nh(e,{closed:t=()=>{},open:s=Uh,patience:n=Ih}={}){return new Promise((r,i)=>{const o=s(e);let a=null,l="";const c=new Set,u=()=>{clearTimeout(d),o.close(),a&&a.lose(),a&&!a.isClosed&&t(),i(new Error(`no engine at ${e}`))},d=setTimeout(u,n);o.addEventListener("open",()=>o.send("ugi")),o.addEventListener("close",u),o.addEventListener("message",({data:f})=>{for(const g of String(f).split(`
`))a?a.onLine(g.trim()):g.startsWith("id name ")?l=g.slice(8).trim().slice(0,60):g.startsWith("option name ")?c.add(Bh(g)):g.trim()==="ugiok"&&(clearTimeout(d),a=new Ei(o,l||e,c),r(a))})})}function Uh(e){return new WebSocket(e)}function Bh(e){return(/^option name (.+?) type /.exec(e)?.[1]??"").toLowerCase()}class Ei{#e;#s;#t=null;#n=0;constructor(t,s,n){this.#e=t,this.name=s,this.#s=n,this.isClosed=!1}search(t,s,n=()=>{}){return this.stop(),new Promise((r,i)=>{this.#t=new Dh(r,i,n);const o=[...Vc(this.#s,t,s),Fc(t),Gc(s)];this.#e.send(o.join(`
`))})}stop(){const t=this.#t;t&&(this.#t=null,this.#n++,this.#e.send("stop"),t.resolve(t.result(null)))}#i(t){const s=this.#t;this.#t=null,this.#n++,this.#e.send("stop"),s?.reject(new Error(t.trim().slice(0,200)))}close(){this.isClosed=!0,this.lose(),this.#e.close()}lose(){this.#t?.reject(new Error("the engine has gone")),this.#t=null}onLine(t){if(t.startsWith("bestmove")){if(this.#n){this.#n--;return}const s=this.#t;this.#t=null;const n=t.split(/\s+/)[1]??"none";s?.resolve(s.result(n==="none"?null:n))}else if(!this.#n&&this.#t){const s=Kc(t);s?this.#t.note(s):t.startsWith(_i)&&this.#i(t.slice(_i.length))}}}class Dh{#e;#s=[];constructor(t,s,n){this.resolve=t,this.reject=s,this.#e=n}note(t){this.#s=[...this.#s.filter(({line:s})=>s!==t.line),t].sort((s,n)=>s.line-n.line),this.#e(this.#s)}result(t){const s=this.#s;return{best:t??s[0]?.moves[0]??null,lines:s,nodes:s[0]?.nodes??0}}}var Hh=Object.freeze({__proto__:null,UgiEngine:Ei,connectEngine:Nh});export{Br as $,kn as A,Ue as B,Nl as C,C as D,pe as E,Ho as F,Rr as G,Ot as H,rr as I,he as J,p as K,I as L,Je as M,Ze as N,T as O,jr as P,uc as Q,ql as R,Yo as S,qr as T,Vt as U,sr as V,wc as W,Ur as X,fe as Y,yc as Z,Ul as _,Xo as a,re as a$,xr as a0,wr as a1,tl as a2,kr as a3,Do as a4,qo as a5,is as a6,Ll as a7,or as a8,jl as a9,Ji as aA,dn as aB,bs as aC,H as aD,ri as aE,oi as aF,vs as aG,$l as aH,me as aI,jc as aJ,se as aK,O as aL,_ as aM,k as aN,Nr as aO,Sr as aP,$o as aQ,qt as aR,ne as aS,Qo as aT,tr as aU,sa as aV,la as aW,_c as aX,Qn as aY,ee as aZ,ha as a_,Ec as aa,Ac as ab,Ie as ac,No as ad,st as ae,$r as af,Dr as ag,Po as ah,go as ai,Bt as aj,ai as ak,de as al,ii as am,E as an,Yc as ao,N as ap,Xc as aq,Qc as ar,li as as,$ as at,wl as au,je as av,si as aw,ws as ax,nh as ay,rh as az,m as b,Tt as b0,Zo as b1,sn as b2,B as b3,qn as b4,fa as b5,Pn as b6,na as b7,Ts as b8,ah as b9,oa as ba,jn as bb,ea as bc,ia as bd,Jo as be,aa as bf,ct as bg,ta as bh,bh as bi,yh as bj,$h as bk,ra as bl,at as bm,Hh as bn,cr as c,ca as d,cl as e,Et as f,zo as g,On as h,ie as i,An as j,ht as k,ae as l,Rn as m,Yt as n,tt as o,cn as p,R as q,En as r,P as s,h as t,Io as u,pr as v,gr as w,_n as x,vn as y,jo as z};
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
