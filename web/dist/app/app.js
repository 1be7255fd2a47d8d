var kt=globalThis,Yt=kt.ShadowRoot&&(kt.ShadyCSS===void 0||kt.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype,Jt=Symbol(),Fe=new WeakMap,Ve=class{constructor(e,t,s){if(this._$cssResult$=!0,s!==Jt)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=e,this.t=t}get styleSheet(){let e=this.o,t=this.t;if(Yt&&e===void 0){let s=t!==void 0&&t.length===1;s&&(e=Fe.get(t)),e===void 0&&((this.o=e=new CSSStyleSheet).replaceSync(this.cssText),s&&Fe.set(t,e))}return e}toString(){return this.cssText}},rr=e=>new Ve(typeof e=="string"?e:e+"",void 0,Jt),Xe=(e,...t)=>{let s=e.length===1?e[0]:t.reduce((n,r,i)=>n+(o=>{if(o._$cssResult$===!0)return o.cssText;if(typeof o=="number")return o;throw Error("Value passed to 'css' function must be a 'css' function result: "+o+". Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.")})(r)+e[i+1],e[0]);return new Ve(s,e,Jt)},ir=(e,t)=>{if(Yt)e.adoptedStyleSheets=t.map(s=>s instanceof CSSStyleSheet?s:s.styleSheet);else for(let s of t){let n=document.createElement("style"),r=kt.litNonce;r!==void 0&&n.setAttribute("nonce",r),n.textContent=s.cssText,e.appendChild(n)}},Ye=Yt?e=>e:e=>e instanceof CSSStyleSheet?(t=>{let s="";for(let n of t.cssRules)s+=n.cssText;return rr(s)})(e):e,{is:or,defineProperty:ar,getOwnPropertyDescriptor:lr,getOwnPropertyNames:cr,getOwnPropertySymbols:hr,getPrototypeOf:ur}=Object,_t=globalThis,Je=_t.trustedTypes,dr=Je?Je.emptyScript:"",fr=_t.reactiveElementPolyfillSupport,ht=(e,t)=>e,Zt={toAttribute(e,t){switch(t){case Boolean:e=e?dr:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let s=e;switch(t){case Boolean:s=e!==null;break;case Number:s=e===null?null:Number(e);break;case Object:case Array:try{s=JSON.parse(e)}catch{s=null}}return s}},Ze=(e,t)=>!or(e,t),Qe={attribute:!0,type:String,converter:Zt,reflect:!1,useDefault:!1,hasChanged:Ze};Symbol.metadata??=Symbol("metadata"),_t.litPropertyMetadata??=new WeakMap;var Y=class extends HTMLElement{static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(t,s=Qe){if(s.state&&(s.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(t)&&((s=Object.create(s)).wrapped=!0),this.elementProperties.set(t,s),!s.noAccessor){let n=Symbol(),r=this.getPropertyDescriptor(t,n,s);r!==void 0&&ar(this.prototype,t,r)}}static getPropertyDescriptor(t,s,n){let{get:r,set:i}=lr(this.prototype,t)??{get(){return this[s]},set(o){this[s]=o}};return{get:r,set(o){let a=r?.call(this);i?.call(this,o),this.requestUpdate(t,a,n)},configurable:!0,enumerable:!0}}static getPropertyOptions(t){return this.elementProperties.get(t)??Qe}static _$Ei(){if(this.hasOwnProperty(ht("elementProperties")))return;let t=ur(this);t.finalize(),t.l!==void 0&&(this.l=[...t.l]),this.elementProperties=new Map(t.elementProperties)}static finalize(){if(this.hasOwnProperty(ht("finalized")))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(ht("properties"))){let s=this.properties,n=[...cr(s),...hr(s)];for(let r of n)this.createProperty(r,s[r])}let t=this[Symbol.metadata];if(t!==null){let s=litPropertyMetadata.get(t);if(s!==void 0)for(let[n,r]of s)this.elementProperties.set(n,r)}this._$Eh=new Map;for(let[s,n]of this.elementProperties){let r=this._$Eu(s,n);r!==void 0&&this._$Eh.set(r,s)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(t){let s=[];if(Array.isArray(t)){let n=new Set(t.flat(1/0).reverse());for(let r of n)s.unshift(Ye(r))}else t!==void 0&&s.push(Ye(t));return s}static _$Eu(t,s){let n=s.attribute;return n===!1?void 0:typeof n=="string"?n:typeof t=="string"?t.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(t=>this.enableUpdating=t),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(t=>t(this))}addController(t){(this._$EO??=new Set).add(t),this.renderRoot!==void 0&&this.isConnected&&t.hostConnected?.()}removeController(t){this._$EO?.delete(t)}_$E_(){let t=new Map,s=this.constructor.elementProperties;for(let n of s.keys())this.hasOwnProperty(n)&&(t.set(n,this[n]),delete this[n]);t.size>0&&(this._$Ep=t)}createRenderRoot(){let t=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return ir(t,this.constructor.elementStyles),t}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(t=>t.hostConnected?.())}enableUpdating(t){}disconnectedCallback(){this._$EO?.forEach(t=>t.hostDisconnected?.())}attributeChangedCallback(t,s,n){this._$AK(t,n)}_$ET(t,s){let n=this.constructor.elementProperties.get(t),r=this.constructor._$Eu(t,n);if(r!==void 0&&n.reflect===!0){let i=(n.converter?.toAttribute!==void 0?n.converter:Zt).toAttribute(s,n.type);this._$Em=t,i==null?this.removeAttribute(r):this.setAttribute(r,i),this._$Em=null}}_$AK(t,s){let n=this.constructor,r=n._$Eh.get(t);if(r!==void 0&&this._$Em!==r){let i=n.getPropertyOptions(r),o=typeof i.converter=="function"?{fromAttribute:i.converter}:i.converter?.fromAttribute!==void 0?i.converter:Zt;this._$Em=r;let a=o.fromAttribute(s,i.type);this[r]=a??this._$Ej?.get(r)??a,this._$Em=null}}requestUpdate(t,s,n,r=!1,i){if(t!==void 0){let o=this.constructor;if(r===!1&&(i=this[t]),n??=o.getPropertyOptions(t),!((n.hasChanged??Ze)(i,s)||n.useDefault&&n.reflect&&i===this._$Ej?.get(t)&&!this.hasAttribute(o._$Eu(t,n))))return;this.C(t,s,n)}this.isUpdatePending===!1&&(this._$ES=this._$EP())}C(t,s,{useDefault:n,reflect:r,wrapped:i},o){n&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,o??s??this[t]),i!==!0||o!==void 0)||(this._$AL.has(t)||(this.hasUpdated||n||(s=void 0),this._$AL.set(t,s)),r===!0&&this._$Em!==t&&(this._$Eq??=new Set).add(t))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(s){Promise.reject(s)}let t=this.scheduleUpdate();return t!=null&&await t,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[r,i]of this._$Ep)this[r]=i;this._$Ep=void 0}let n=this.constructor.elementProperties;if(n.size>0)for(let[r,i]of n){let{wrapped:o}=i,a=this[r];o!==!0||this._$AL.has(r)||a===void 0||this.C(r,void 0,i,a)}}let t=!1,s=this._$AL;try{t=this.shouldUpdate(s),t?(this.willUpdate(s),this._$EO?.forEach(n=>n.hostUpdate?.()),this.update(s)):this._$EM()}catch(n){throw t=!1,this._$EM(),n}t&&this._$AE(s)}willUpdate(t){}_$AE(t){this._$EO?.forEach(s=>s.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(t)),this.updated(t)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(t){return!0}update(t){this._$Eq&&=this._$Eq.forEach(s=>this._$ET(s,this[s])),this._$EM()}updated(t){}firstUpdated(t){}};Y.elementStyles=[],Y.shadowRootOptions={mode:"open"},Y[ht("elementProperties")]=new Map,Y[ht("finalized")]=new Map,fr?.({ReactiveElement:Y}),(_t.reactiveElementVersions??=[]).push("2.1.2");var Qt=globalThis,ts=e=>e,At=Qt.trustedTypes,es=At?At.createPolicy("lit-html",{createHTML:e=>e}):void 0,ss="$lit$",U=`lit$${Math.random().toFixed(9).slice(2)}$`,ns="?"+U,pr=`<${ns}>`,z=document,ut=()=>z.createComment(""),dt=e=>e===null||typeof e!="object"&&typeof e!="function",te=Array.isArray,mr=e=>te(e)||typeof e?.[Symbol.iterator]=="function",ee=`[ 	
\f\r]`,ft=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,rs=/-->/g,is=/>/g,K=RegExp(`>|${ee}(?:([^\\s"'>=/]+)(${ee}*=${ee}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),os=/'/g,as=/"/g,ls=/^(?:script|style|textarea|title)$/i,cs=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),p=cs(1),y=cs(2),T=Symbol.for("lit-noChange"),m=Symbol.for("lit-nothing"),hs=new WeakMap,W=z.createTreeWalker(z,129);function us(e,t){if(!te(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return es!==void 0?es.createHTML(t):t}var gr=(e,t)=>{let s=e.length-1,n=[],r,i=t===2?"<svg>":t===3?"<math>":"",o=ft;for(let a=0;a<s;a++){let l=e[a],c,u,d=-1,f=0;for(;f<l.length&&(o.lastIndex=f,u=o.exec(l),u!==null);)f=o.lastIndex,o===ft?u[1]==="!--"?o=rs:u[1]!==void 0?o=is:u[2]!==void 0?(ls.test(u[2])&&(r=RegExp("</"+u[2],"g")),o=K):u[3]!==void 0&&(o=K):o===K?u[0]===">"?(o=r??ft,d=-1):u[1]===void 0?d=-2:(d=o.lastIndex-u[2].length,c=u[1],o=u[3]===void 0?K:u[3]==='"'?as:os):o===as||o===os?o=K:o===rs||o===is?o=ft:(o=K,r=void 0);let g=o===K&&e[a+1].startsWith("/>")?" ":"";i+=o===ft?l+pr:d>=0?(n.push(c),l.slice(0,d)+ss+l.slice(d)+U+g):l+U+(d===-2?a:g)}return[us(e,i+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},se=class sr{constructor({strings:t,_$litType$:s},n){let r;this.parts=[];let i=0,o=0,a=t.length-1,l=this.parts,[c,u]=gr(t,s);if(this.el=sr.createElement(c,n),W.currentNode=this.el.content,s===2||s===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(r=W.nextNode())!==null&&l.length<a;){if(r.nodeType===1){if(r.hasAttributes())for(let d of r.getAttributeNames())if(d.endsWith(ss)){let f=u[o++],g=r.getAttribute(d).split(U),w=/([.?@])?(.*)/.exec(f);l.push({type:1,index:i,name:w[2],strings:g,ctor:w[1]==="."?yr:w[1]==="?"?$r:w[1]==="@"?br:Et}),r.removeAttribute(d)}else d.startsWith(U)&&(l.push({type:6,index:i}),r.removeAttribute(d));if(ls.test(r.tagName)){let d=r.textContent.split(U),f=d.length-1;if(f>0){r.textContent=At?At.emptyScript:"";for(let g=0;g<f;g++)r.append(d[g],ut()),W.nextNode(),l.push({type:2,index:++i});r.append(d[f],ut())}}}else if(r.nodeType===8)if(r.data===ns)l.push({type:2,index:i});else{let d=-1;for(;(d=r.data.indexOf(U,d+1))!==-1;)l.push({type:7,index:i}),d+=U.length-1}i++}}static createElement(t,s){let n=z.createElement("template");return n.innerHTML=t,n}};function J(e,t,s=e,n){if(t===T)return t;let r=n!==void 0?s._$Co?.[n]:s._$Cl,i=dt(t)?void 0:t._$litDirective$;return r?.constructor!==i&&(r?._$AO?.(!1),i===void 0?r=void 0:(r=new i(e),r._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=r:s._$Cl=r),r!==void 0&&(t=J(e,r._$AS(e,t.values),r,n)),t}var wr=class{constructor(e,t){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=t}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:t},parts:s}=this._$AD,n=(e?.creationScope??z).importNode(t,!0);W.currentNode=n;let r=W.nextNode(),i=0,o=0,a=s[0];for(;a!==void 0;){if(i===a.index){let l;a.type===2?l=new xt(r,r.nextSibling,this,e):a.type===1?l=new a.ctor(r,a.name,a.strings,this,e):a.type===6&&(l=new vr(r,this,e)),this._$AV.push(l),a=s[++o]}i!==a?.index&&(r=W.nextNode(),i++)}return W.currentNode=z,n}p(e){let t=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(e,s,t),t+=s.strings.length-2):s._$AI(e[t])),t++}},xt=class nr{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,r){this.type=2,this._$AH=m,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=J(this,t,s),dt(t)?t===m||t==null||t===""?(this._$AH!==m&&this._$AR(),this._$AH=m):t!==this._$AH&&t!==T&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):mr(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==m&&dt(this._$AH)?this._$AA.nextSibling.data=t:this.T(z.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,r=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=se.createElement(us(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(s);else{let i=new wr(r,this),o=i.u(this.options);i.p(s),this.T(o),this._$AH=i}}_$AC(t){let s=hs.get(t.strings);return s===void 0&&hs.set(t.strings,s=new se(t)),s}k(t){te(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,r=0;for(let i of t)r===s.length?s.push(n=new nr(this.O(ut()),this.O(ut()),this,this.options)):n=s[r],n._$AI(i),r++;r<s.length&&(this._$AR(n&&n._$AB.nextSibling,r),s.length=r)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=ts(t).nextSibling;ts(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},Et=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,r,i){this.type=1,this._$AH=m,this._$AN=void 0,this.element=t,this.name=s,this._$AM=r,this.options=i,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=m}_$AI(t,s=this,n,r){let i=this.strings,o=!1;if(i===void 0)t=J(this,t,s,0),o=!dt(t)||t!==this._$AH&&t!==T,o&&(this._$AH=t);else{let a=t,l,c;for(t=i[0],l=0;l<i.length-1;l++)c=J(this,a[n+l],s,l),c===T&&(c=this._$AH[l]),o||=!dt(c)||c!==this._$AH[l],c===m?t=m:t!==m&&(t+=(c??"")+i[l+1]),this._$AH[l]=c}o&&!r&&this.j(t)}j(t){t===m?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},yr=class extends Et{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===m?void 0:t}},$r=class extends Et{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==m)}},br=class extends Et{constructor(t,s,n,r,i){super(t,s,n,r,i),this.type=5}_$AI(t,s=this){if((t=J(this,t,s,0)??m)===T)return;let n=this._$AH,r=t===m&&n!==m||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,i=t!==m&&(n===m||r);r&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},vr=class{constructor(e,t,s){this.element=e,this.type=6,this._$AN=void 0,this._$AM=t,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(e){J(this,e)}},kr={I:xt},_r=Qt.litHtmlPolyfillSupport;_r?.(se,xt),(Qt.litHtmlVersions??=[]).push("3.3.3");var ds=(e,t,s)=>{let n=s?.renderBefore??t,r=n._$litPart$;if(r===void 0){let i=s?.renderBefore??null;n._$litPart$=r=new xt(t.insertBefore(ut(),i),i,void 0,s??{})}return r._$AI(e),r},ne=globalThis,G=class extends Y{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let e=super.createRenderRoot();return this.renderOptions.renderBefore??=e.firstChild,e}update(e){let t=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(e),this._$Do=ds(t,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return T}};G._$litElement$=!0,G.finalized=!0,ne.litElementHydrateSupport?.({LitElement:G});var Ar=ne.litElementPolyfillSupport;Ar?.({LitElement:G}),(ne.litElementVersions??=[]).push("4.2.2");var fs={ATTRIBUTE:1,CHILD:2},re=e=>(...t)=>({_$litDirective$:e,values:t}),ie=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}},St=re(class extends ie{constructor(e){if(super(e),e.type!==fs.ATTRIBUTE||e.name!=="class"||e.strings?.length>2)throw Error("`classMap()` can only be used in the `class` attribute and must be the only part in the attribute.")}render(e){return" "+Object.keys(e).filter(t=>e[t]).join(" ")+" "}update(e,[t]){if(this.st===void 0){this.st=new Set,e.strings!==void 0&&(this.nt=new Set(e.strings.join(" ").split(/\s/).filter(n=>n!=="")));for(let n in t)t[n]&&!this.nt?.has(n)&&this.st.add(n);return this.render(t)}let s=e.element.classList;for(let n of this.st)n in t||(s.remove(n),this.st.delete(n));for(let n in t){let r=!!t[n];r===this.st.has(n)||this.nt?.has(n)||(r?(s.add(n),this.st.add(n)):(s.remove(n),this.st.delete(n)))}return T}}),xr={},Er=re(class extends ie{constructor(){super(...arguments),this.ot=xr}render(e,t){return t()}update(e,[t,s]){if(Array.isArray(t)){if(Array.isArray(this.ot)&&this.ot.length===t.length&&t.every((n,r)=>n===this.ot[r]))return T}else if(this.ot===t)return T;return this.ot=Array.isArray(t)?Array.from(t):t,this.render(t,s)}}),{I:Sr}=kr,ps=e=>e,ms=()=>document.createComment(""),pt=(e,t,s)=>{let n=e._$AA.parentNode,r=t===void 0?e._$AB:t._$AA;if(s===void 0){let i=n.insertBefore(ms(),r),o=n.insertBefore(ms(),r);s=new Sr(i,o,e,e.options)}else{let i=s._$AB.nextSibling,o=s._$AM,a=o!==e;if(a){let l;s._$AQ?.(e),s._$AM=e,s._$AP!==void 0&&(l=e._$AU)!==o._$AU&&s._$AP(l)}if(i!==r||a){let l=s._$AA;for(;l!==i;){let c=ps(l).nextSibling;ps(n).insertBefore(l,r),l=c}}}return s},F=(e,t,s=e)=>(e._$AI(t,s),e),Mr={},Or=(e,t=Mr)=>e._$AH=t,Cr=e=>e._$AH,oe=e=>{e._$AR(),e._$AA.remove()},gs=(e,t,s)=>{let n=new Map;for(let r=t;r<=s;r++)n.set(e[r],r);return n},Tr=re(class extends ie{constructor(e){if(super(e),e.type!==fs.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,s){let n;s===void 0?s=t:t!==void 0&&(n=t);let r=[],i=[],o=0;for(let a of e)r[o]=n?n(a,o):o,i[o]=s(a,o),o++;return{values:i,keys:r}}render(e,t,s){return this.dt(e,t,s).values}update(e,[t,s,n]){let r=Cr(e),{values:i,keys:o}=this.dt(t,s,n);if(!Array.isArray(r))return this.ut=o,i;let a=this.ut??=[],l=[],c,u,d=0,f=r.length-1,g=0,w=i.length-1;for(;d<=f&&g<=w;)if(r[d]===null)d++;else if(r[f]===null)f--;else if(a[d]===o[g])l[g]=F(r[d],i[g]),d++,g++;else if(a[f]===o[w])l[w]=F(r[f],i[w]),f--,w--;else if(a[d]===o[w])l[w]=F(r[d],i[w]),pt(e,l[w+1],r[d]),d++,w--;else if(a[f]===o[g])l[g]=F(r[f],i[g]),pt(e,r[d],r[f]),f--,g++;else if(c===void 0&&(c=gs(o,g,w),u=gs(a,d,f)),c.has(a[d]))if(c.has(a[f])){let $=u.get(o[g]),v=$!==void 0?r[$]:null;if(v===null){let _=pt(e,r[d]);F(_,i[g]),l[g]=_}else l[g]=F(v,i[g]),pt(e,r[d],v),r[$]=null;g++}else oe(r[f]),f--;else oe(r[d]),d++;for(;g<=w;){let $=pt(e,l[w+1]);F($,i[g]),l[g++]=$}for(;d<=f;){let $=r[d++];$!==null&&oe($)}return this.ut=o,Or(e,l),T}});class D extends G{constructor(){super(),this.redraw=()=>this.requestUpdate()}createRenderRoot(){return this}connectedCallback(){super.connectedCallback(),window.addEventListener("ordo-language",this.redraw),window.addEventListener("ordo-settings",this.redraw)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener("ordo-language",this.redraw),window.removeEventListener("ordo-settings",this.redraw)}}const ws={"/":{tag:"ordo-home",load:()=>import("../features/home.js"),title:""},"/play":{tag:"ordo-play",load:()=>import("../features/play.js"),title:"app.play"},"/analyse":{tag:"ordo-analyse",load:()=>import("../features/analyse.js"),title:"app.analyse"},"/learn":{tag:"ordo-learn",load:()=>import("../features/learn.js"),title:"app.learn"},"/editor":{tag:"ordo-editor",load:()=>import("../features/editor.js"),title:"app.editor"},"/rules":{tag:"ordo-rules",load:()=>import("../features/rules.js"),title:"app.rules"},"/friend":{tag:"ordo-friend",load:()=>import("../features/online.js").then(function(e){return e.f}),title:"app.friend"},"/lobby":{tag:"ordo-lobby",load:()=>import("../features/online.js").then(function(e){return e.l}),title:"app.lobby"},"/mine":{tag:"ordo-mine",load:()=>import("../features/online.js").then(function(e){return e.m}),title:"app.mine"},"/archive":{tag:"ordo-archive",load:()=>import("../features/online.js").then(function(e){return e.a}),title:"app.archive"}},Lr={tag:"ordo-online",load:()=>import("../features/online.js").then(function(e){return e.g}),title:"app.game"};function ae(e){const t=e.length>1?e.replace(/\/+$/,""):e;return Z(t)?Lr:Object.hasOwn(ws,t)?ws[t]??null:null}function Z(e){return/^\/g\/([a-zA-Z0-9]{1,64})\/?$/.exec(e)?.[1]??""}function Mt(e,t={}){t.replace?history.replaceState(null,"",e):history.pushState(null,"",e),window.dispatchEvent(new CustomEvent("ordo-navigate"))}function Rr(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;const t=e.composedPath().find(n=>n instanceof HTMLAnchorElement);if(!(t instanceof HTMLAnchorElement)||t.target||t.hasAttribute("download"))return;const s=new URL(t.href,location.href);s.origin!==location.origin||!ae(s.pathname)||s.pathname===location.pathname&&s.search===location.search&&s.hash||(e.preventDefault(),Mt(s.pathname+s.search+s.hash))}const Q=new Map;let ys=!1;function Pr(e){if(Q.has(e))return Q.get(e)??null;try{return localStorage.getItem(e)}catch{return null}}function x(e){const t=Pr(e);if(t===null)return null;try{return JSON.parse(t)}catch{return null}}function L(e,t){const s=JSON.stringify(t);try{return localStorage.setItem(e,s),Q.delete(e),!0}catch{return Q.set(e,s),ys||(ys=!0,window.dispatchEvent(new CustomEvent("ordo-storage"))),!1}}function le(e){Q.delete(e);try{localStorage.removeItem(e)}catch{}}function $s(e){const t=new Set([...Q.keys()].filter(s=>s.startsWith(e)));try{for(let s=0;s<localStorage.length;s++){const n=localStorage.key(s);n?.startsWith(e)&&t.add(n)}}catch{}return[...t]}const qr={theme:"system",contrast:"system",motion:"system",sound:!0,vibration:!0,coordinates:!0,net:!0,digits:!1,confirmTurns:!1},bs="ordo.settings";let V=Ir();function Ir(){const e=x(bs),t={...qr};if(e&&typeof e=="object")for(const[s,n]of Object.entries(e))Object.hasOwn(t,s)&&typeof n==typeof t[s]&&(t[s]=n);return t}function j(){return V}function Ot(e){V={...V,...e},L(bs,V),vs(),window.dispatchEvent(new CustomEvent("ordo-settings"))}function vs(){const e=document.documentElement;for(const t of["theme","contrast","motion"])V[t]==="system"?delete e.dataset[t]:e.dataset[t]=V[t]}function ks(){return V.motion==="none"||matchMedia("(prefers-reduced-motion: reduce)").matches}function jr(e){switch(e){case"./de/app.js":return import("../i18n/de.js").then(function(t){return t.a});case"./de/lessons.js":return import("../i18n/de-lessons.js");case"./de/messages.js":return import("../i18n/de.js").then(function(t){return t.m});case"./de/online.js":return import("../i18n/de-online.js");case"./de/play.js":return import("../i18n/de.js").then(function(t){return t.p});case"./de/study.js":return import("../i18n/de.js").then(function(t){return t.s});case"./en/app.js":return import("../i18n/en.js").then(function(t){return t.a});case"./en/lessons.js":return import("../i18n/en-lessons.js");case"./en/messages.js":return import("../i18n/en.js").then(function(t){return t.m});case"./en/online.js":return import("../i18n/en-online.js");case"./en/play.js":return import("../i18n/en.js").then(function(t){return t.p});case"./en/study.js":return import("../i18n/en.js").then(function(t){return t.s});case"./es/app.js":return import("../i18n/es.js").then(function(t){return t.a});case"./es/lessons.js":return import("../i18n/es-lessons.js");case"./es/messages.js":return import("../i18n/es.js").then(function(t){return t.m});case"./es/online.js":return import("../i18n/es-online.js");case"./es/play.js":return import("../i18n/es.js").then(function(t){return t.p});case"./es/study.js":return import("../i18n/es.js").then(function(t){return t.s});case"./fr/app.js":return import("../i18n/fr.js").then(function(t){return t.a});case"./fr/lessons.js":return import("../i18n/fr-lessons.js");case"./fr/messages.js":return import("../i18n/fr.js").then(function(t){return t.m});case"./fr/online.js":return import("../i18n/fr-online.js");case"./fr/play.js":return import("../i18n/fr.js").then(function(t){return t.p});case"./fr/study.js":return import("../i18n/fr.js").then(function(t){return t.s});default:return new Promise(function(t,s){(typeof queueMicrotask=="function"?queueMicrotask:setTimeout)(s.bind(null,new Error("Unknown variable dynamic import: "+e)))})}}const _s={en:"English",fr:"Fran\xE7ais",es:"Espa\xF1ol",de:"Deutsch"},As="ordo.language",Nr={en:"en-GB",fr:"fr",es:"es",de:"de"};let Ct="en",Tt={};const ce=new Set(["app"]);function xs(){return Ct}function mt(){return Nr[Ct]}function Ur(e,t){for(const s of[e??"",...t]){const n=s.toLowerCase().split("-")[0]??"";if(Os(n))return n}return"en"}function Dr(){let e=null;try{e=localStorage.getItem(As)}catch{}return Ur(e,navigator.languages)}function Br(){return Es(Dr())}async function Hr(e){if(Os(e)){await Es(e);try{localStorage.setItem(As,e)}catch{}window.dispatchEvent(new CustomEvent("ordo-language",{detail:e}))}}async function zr(e){ce.has(e)||(ce.add(e),Ms(Tt,await Ss(Ct,e)))}function Kr(e,t){Ct=e,Tt=t}async function Es(e){const t={};for(const s of ce)Ms(t,await Ss(e,s));Kr(e,t),document.documentElement.lang=e}async function Ss(e,t){return(await jr(`./${e}/${t}.js`)).default}function Ms(e,t){Object.assign(e,t)}function Os(e){return Object.hasOwn(_s,e)}function h(e,t={}){const s=Object.hasOwn(Tt,e)?Tt[e]:void 0;return s===void 0?e:Vr(typeof s=="string"?s:Fr(s,Gr(t)),t)}function R(e){const t={...e.args};return typeof t.found=="string"&&(t.found=t.found===""?h("message.end"):h("message.quoted",{text:t.found})),t.cause=e.cause?R(e.cause):"",h(e.code,t).trim()}function Wr(e){return e.rule?h("message.rule",{rule:e.rule,text:R(e)}):R(e)}function he(e){return new Intl.ListFormat(mt(),{type:"conjunction"}).format(e)}function Gr(e){const t=Object.values(e).find(s=>Array.isArray(s));return Number(e.count??t?.length)}function Fr(e,t){return e[new Intl.PluralRules(mt()).select(t)]??e.other??""}function Vr(e,t){return e.replace(/\{(\w+)(?::(\w+))?\}/g,(s,n,r)=>{const i=n.charAt(0).toLowerCase()+n.slice(1),o=t[n]??t[i];if(o===void 0)return s;const a=r?h(`${r}.${o}`,t):Xr(o);return n===i?a:a.charAt(0).toLocaleUpperCase(mt())+a.slice(1)})}function Xr(e){return Array.isArray(e)?he(e):typeof e=="number"?new Intl.NumberFormat(mt()).format(e):e}function tt(e,t={}){window.dispatchEvent(new CustomEvent("ordo-notice",{detail:{text:e,...t}}))}function B(e){window.dispatchEvent(new CustomEvent("ordo-announce",{detail:e}))}function Yr(){"serviceWorker"in navigator&&(document.readyState==="complete"?Cs():addEventListener("load",Cs,{once:!0}),addEventListener("offline",()=>{Z(location.pathname)||tt(h("app.offline"))}))}async function Cs(){const e=!!navigator.serviceWorker.controller;try{const t=await navigator.serviceWorker.register("/sw.js");t.waiting&&e&&Ts(t.waiting),t.addEventListener("updatefound",()=>{const s=t.installing;s?.addEventListener("statechange",()=>{s.state==="installed"&&e&&Ts(s)})})}catch{}}function Ts(e){tt(h("app.update"),{stay:!0,action:{label:h("app.updateNow"),run:()=>{navigator.serviceWorker.addEventListener("controllerchange",()=>location.reload(),{once:!0}),e.postMessage("take over")}}})}function Jr(){const e=()=>Promise.resolve().then(function(){return Oa}).then(({watchOwnGames:t})=>t(),console.warn);x("ordo.seated")===!0?e():window.addEventListener("ordo-seat",e,{once:!0})}const Zr=[["/play","app.play"],["/friend","app.friend"],["/lobby","app.lobby"],["/mine","app.mine"],["/analyse","app.analyse"],["/learn","app.learn"],["/editor","app.editor"],["/rules","app.rules"]],Qr=["sound","vibration","net","coordinates","digits","confirmTurns"];class ti extends D{open(){this.dialog()?.showModal()}close(){this.dialog()?.close()}dialog(){return this.querySelector("dialog")}render(){const t=j();return p`<dialog class="sheet" aria-labelledby="settings-title" @click=${this.onClick}>
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id="settings-title">
            <span class="only-wide">${h("settings.title")}</span><span class="only-narrow">${h("app.menu")}</span>
          </h2>
          <button class="quiet" @click=${this.close}>${h("app.close")}</button>
        </div>
        <nav class="sheet-nav" aria-label=${h("app.nav")}>
          ${Zr.map(([s,n])=>p`<a href=${s} @click=${this.close}>${h(n)}</a>`)}
        </nav>
        <label class="field"
          ><span>${h("settings.language")}</span>
          <select @change=${s=>Hr(Ls(s))}>
            ${Object.entries(_s).map(([s,n])=>p`<option value=${s} lang=${s} ?selected=${s===xs()}>${n}</option>`)}
          </select></label
        >
        <label class="field"
          ><span>${h("settings.theme")}</span>
          <select @change=${s=>Ot({theme:Ls(s)})}>
            ${["system","light","dark"].map(s=>p`<option value=${s} ?selected=${s===t.theme}>${h(`settings.theme.${s}`)}</option>`)}
          </select></label
        >
        ${Lt(h("settings.theme.contrast"),t.contrast==="more",s=>Ot({contrast:s?"more":"system"}))}
        ${Lt(h("settings.motion"),t.motion!=="none",s=>Ot({motion:s?"system":"none"}))}
        ${Qr.map(s=>Lt(h(`settings.${s}`),t[s],n=>Ot({[s]:n})))}
      </div>
    </dialog>`}onClick(t){t.target===this.dialog()&&this.close()}}const Ls=e=>e.target.value;function Lt(e,t,s){return p`<label class="field switch"
    ><span>${e}</span>
    <input
      type="checkbox"
      role="switch"
      .checked=${t}
      @change=${n=>s(n.target.checked)}
  /></label>`}customElements.define("ordo-settings",ti);const ei=[["/play","app.play"],["/lobby","app.lobby"],["/analyse","app.analyse"],["/learn","app.learn"],["/editor","app.editor"],["/rules","app.rules"]],si=6e3,ni=1e3,ri=e=>new Promise(t=>setTimeout(t,e));class ii extends D{static properties={path:{state:!0},notice:{state:!0},announcement:{state:!0},failed:{state:!0}};constructor(){super(),this.path=location.pathname,this.notice=null,this.announcement="",this.failed="",this.visit=0,this.timer=0}connectedCallback(){super.connectedCallback(),this.textContent="",window.addEventListener("popstate",()=>this.show()),window.addEventListener("ordo-navigate",()=>this.show()),window.addEventListener("ordo-language",()=>this.setTitle()),window.addEventListener("ordo-notice",t=>this.showNotice(t.detail)),window.addEventListener("ordo-announce",t=>this.announce(t.detail)),window.addEventListener("ordo-storage",()=>this.showNotice({text:h("app.storageFull"),stay:!0})),window.addEventListener("online",()=>this.failed==="page"&&this.tryAgain()),window.addEventListener("error",()=>this.showError()),window.addEventListener("unhandledrejection",()=>this.showError()),document.addEventListener("click",Rr),this.show()}async show(){const t=ae(location.pathname),s=++this.visit;if(this.path=location.pathname,this.notice?.about===this.path&&(this.notice=null),this.setTitle(),!t){this.failed="missing";return}try{await t.load().catch(()=>ri(ni).then(t.load))}catch(i){s===this.visit&&(this.failed="page"),console.warn(i);return}if(s!==this.visit)return;this.failed="",await this.updateComplete;const n=this.querySelector("main"),r=!n?.firstElementChild;n?.replaceChildren(document.createElement(t.tag)),r||(scrollTo(0,0),n?.focus({preventScroll:!0}))}async tryAgain(){if(await this.show(),this.failed!=="page")return;(await fetch(location.pathname,{cache:"no-store"}).catch(()=>null))?.ok&&location.reload()}setTitle(){const t=ae(location.pathname)?.title,s=this.notice?.title?`\u25CF ${this.notice.title}`:t&&h(t);document.title=s?h("app.page",{page:s}):h("app.title")}updated(t){t.has("notice")&&!Z(location.pathname)&&this.setTitle()}showNotice(t){this.notice=t,clearTimeout(this.timer),t.stay||(this.timer=window.setTimeout(()=>this.notice=null,si))}showError(){this.showNotice({text:h("app.unexpected"),stay:!0,action:{label:h("app.reload"),run:()=>location.reload()}})}announce(t){this.announcement=t===this.announcement?`${t}\xA0`:t}render(){return p` <a class="skip" href="#main" @click=${this.skip}>${h("app.skip")}</a>
      <header class="top">
        <a class="wordmark" href="/" aria-label="Ordo, ${h("app.home")}">Ordo</a>
        <nav aria-label=${h("app.nav")}>
          ${ei.map(([t,s])=>p`<a href=${t} aria-current=${this.path===t?"page":m}>${h(s)}</a>`)}
        </nav>
        <button class="quiet menu" @click=${this.openSettings}>
          <span class="only-wide">${h("settings.title")}</span><span class="only-narrow">${h("app.menu")}</span>
        </button>
      </header>
      <main id="main" tabindex="-1" ?hidden=${this.failed!==""}></main>
      ${this.failed?this.failure():m}
      <div class="notice" role="status">${this.notice?this.noticeView(this.notice):m}</div>
      <div class="visually-hidden" aria-live="polite" id="announcer">${this.announcement}</div>
      <ordo-settings></ordo-settings>`}noticeView({text:t,action:s}){return p`<p>${t}</p>
      ${s?p`<button
              @click=${()=>{this.notice=null,s.run()}}
            >
              ${s.label}
            </button>`:m}
      <button @click=${()=>this.notice=null}>${h("app.close")}</button>`}failure(){return p`<div class="page failure">
      <p role="alert">${this.failed==="missing"?h("app.notFound"):h("app.pageFailed")}</p>
      ${this.failed==="missing"?p`<a class="button primary" href="/">${h("app.home")}</a>`:p`<button class="primary" @click=${this.tryAgain}>${h("app.retry")}</button>`}
    </div>`}skip(t){t.preventDefault(),(this.querySelector("main ordo-board")?.shadowRoot?.querySelector('.cell[tabindex="0"]')??this.querySelector("main"))?.focus()}openSettings(){this.querySelector("ordo-settings")?.open()}}vs(),await Br(),customElements.define("ordo-app",ii),Yr(),Jr();const Rt="ordo.game.",oi=40,ai=1500;function gt(e){const t=new Date().toISOString(),s=(e.clock?.minutes??0)*6e4;return{id:t.replace(/\D/g,"")+Math.floor(Math.random()*1e3),start:null,moves:[],options:{},mode:"computer",human:"w",level:3,clock:null,left:{w:s,b:s},clocks:[],turning:!1,ended:null,begun:t,touched:t,...e}}function Rs(e,t=e.moves.length){return{game:e.game,...e.start?{start:e.start}:{},moves:e.moves.slice(0,t),options:e.options}}function Ps(e){return e?.trim().endsWith("b")?"b":"w"}function qs(e,t){return e&&Math.ceil((e+(t==="b"?1:0))/2)}function li({id:e,level:t}){return{level:t,seed:Number(e.replace(/\D/g,"").slice(-9)),movetime:ai}}function Is(e){e.mode!=="computer"&&e.mode!=="two"||(e.touched=new Date().toISOString(),L(Rt+e.id,e))}function ue(e){le(Rt+e.id)}function js(){return $s(Rt).map(e=>x(e)).filter(Ns).sort((e,t)=>e.touched<t.touched?1:-1)}function ci(e){const t=x(Rt+e);return Ns(t)?t:null}function hi(){return js().filter(e=>!e.ended&&e.moves.length>0)}function ui(e){const t=js().filter(s=>s.id!==e);for(const s of t.filter(n=>!n.moves.length&&!n.ended))ue(s);for(const s of t.filter(n=>n.ended).slice(oi))ue(s)}function Ns(e){return!!e&&typeof e=="object"&&typeof e.id=="string"&&(e.game==="stein"||e.game==="khalifa")&&Us(e.moves)&&(e.made===void 0||Us(e.made))&&(e.mode==="computer"||e.mode==="two")&&(e.human==="w"||e.human==="b")&&Number.isInteger(e.level)&&typeof e.left?.w=="number"&&typeof e.left?.b=="number"&&Array.isArray(e.clocks)&&typeof e.touched=="string"&&(e.start===null||typeof e.start=="string")}function Us(e){return Array.isArray(e)&&e.every(t=>typeof t=="string")}const Pt=e=>e==="w"?"b":"w",Ds="ordo.current";function di(){const e=x(Ds);return typeof e=="string"?ci(e):null}function Bs(e){Is(e),L(Ds,e.id),ui(e.id)}function fi(e){Bs(e),Mt("/play")}const O={stein:{files:10,ranks:8},khalifa:{files:8,ranks:8}};function A(e,t,s){return e==="stein"?String.fromCharCode(97+t)+(s+1):`${s+1}${t+1}`}function k(e,t){const s=t.charCodeAt(0),n=t.charCodeAt(1);return e==="stein"?{x:s-97,y:n-49}:{x:n-49,y:s-49}}function de(e,t,s){const{files:n,ranks:r}=O[e];return t>=0&&s>=0&&t<n&&s<r}function pi(e,t){const{files:s,ranks:n}=O[e];return Array.from({length:n},(i,o)=>Array.from({length:s},(a,l)=>t==="w"?A(e,l,n-1-o):A(e,s-1-l,o)))}function mi(e,t,s,n){const r=k(e,s),i=k(e,n);if(r.x!==i.x&&r.y!==i.y)return null;const o=[];for(let a=Math.min(r.x,i.x);a<=Math.max(r.x,i.x);a++)for(let l=Math.min(r.y,i.y);l<=Math.max(r.y,i.y);l++){const c=A(e,a,l);if(!t.has(c))return null;o.push(c)}return o}function gi(e,t,s){const n=k(e,s),r=t.map(l=>k(e,l)),i=l=>Math.abs(l.x-n.x)+Math.abs(l.y-n.y),o=r.reduce((l,c)=>i(c)<i(l)?c:l),a=r.map(l=>({x:l.x+n.x-o.x,y:l.y+n.y-o.y}));return a.every(l=>de(e,l.x,l.y))?a.map(l=>A(e,l.x,l.y)):null}function Hs(e,t,s){const n=k(e,t),r=k(e,s),i=r.x-n.x,o=r.y-n.y,a=Math.max(Math.abs(i),Math.abs(o));return a===0||i!==0&&o!==0&&Math.abs(i)!==Math.abs(o)?null:Array.from({length:a-1},(l,c)=>A(e,n.x+Math.sign(i)*(c+1),n.y+Math.sign(o)*(c+1)))}function zs(e,t,s){return`${e.length>1?`${e[0]}:${e[e.length-1]}`:`${e[0]}`}${s?"x":"-"}${t[0]}`}function fe(e,t,s){const n=new Set(t.filter(l=>l.color===s).map(l=>l.square)),r=l=>{const{x:c,y:u}=k(e,l);return wi.filter(([d,f])=>de(e,c+d,u+f)).map(([d,f])=>A(e,c+d,u+f)).filter(d=>n.has(d))},i=[],o=new Set;for(const l of n){if(o.has(l))continue;o.add(l);const c=[l];for(const u of c)for(const d of r(u))o.has(d)||(o.add(d),c.push(d));i.push(c)}return i.sort((l,c)=>c.length-l.length),{edges:i.flatMap((l,c)=>l.flatMap(u=>r(u).filter(d=>u<d).map(d=>({a:u,b:d,part:c})))),parts:i}}const wi=[[1,0],[1,1],[0,1],[-1,1],[-1,0],[-1,-1],[0,-1],[1,-1]];function pe(e,t,s){const n=e.filter(i=>t.includes(i.square)).map(i=>({...i,square:s[t.indexOf(i.square)]??i.square}));return[...e.filter(i=>!t.includes(i.square)&&!s.includes(i.square)),...n]}function Ks(e){return e.split("/").flatMap((t,s)=>{let n=0;const r=[];for(const[i]of t.matchAll(/\d+|[wb]/g))i==="w"||i==="b"?r.push({square:String.fromCharCode(97+n++)+(8-s),color:i}):n+=Number(i);return r})}function yi(e){return e.split(" ").map(t=>({square:t.slice(3),color:t[0]==="w"?"w":"b",size:Number(t[1])}))}const Ws={stein:Ks("2bb6/bbbbbb4/1b2bbbb2/1b5bb1/5w1w2/1w2www3/wwwww1wwww/2ww2ww2"),khalifa:yi("w1@33 w2@44 w3@55 w4@77 b1@64 b2@46 b3@27 b4@82")},$i={stein:Ks("2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2"),khalifa:[]};function bi(e,t,s){const n=/^([1-4])@(\d\d)$/.exec(t);if(n?.[2]){const o={square:n[2],color:s,size:Number(n[1])};return{pieces:[...e,o],last:{from:[],to:[o.square]}}}const r=[],i=[];for(const o of t.split(",")){const[a="",l=""]=o.split(/[-x]/),[c="",u=c]=a.split(":"),[d,f]=[l.charCodeAt(0)-c.charCodeAt(0),l.charCodeAt(1)-c.charCodeAt(1)];for(let g=c.charCodeAt(0);g<=u.charCodeAt(0);g++)for(let w=c.charCodeAt(1);w<=u.charCodeAt(1);w++)r.push(String.fromCharCode(g,w)),i.push(String.fromCharCode(g+d,w+f))}return{pieces:pe(e,r,i),last:{from:r,to:i}}}const Gs="ordo.name",wt="ordo.seated",Fs=1e4,vi=50;class P extends Error{constructor(t){super(t),this.code=t}}function qt(){const e=x(Gs);return typeof e=="string"?e:""}function ki(e){L(Gs,e.trim().slice(0,24))}async function et(e,t,s=t===void 0?"GET":"POST"){let n;try{n=await fetch(`/api${e}`,{cache:"no-store",signal:AbortSignal.timeout(Fs),method:s,...t===void 0?{}:{headers:{"content-type":"application/json"},body:JSON.stringify(t)}})}catch{throw new P("offline")}const r=await n.json().catch(()=>null);if(n.ok&&r)return r;const i=r?.error?.code;throw typeof i=="string"&&i!=="no-such-call"?new P(i):new P(n.status>=500?"try-again":"no-online")}const _i=e=>et(`/games/${e}`);async function Ai(e){const t=await fetch(`/api/games/${e}/record`,{cache:"no-store",signal:AbortSignal.timeout(Fs)}).catch(()=>null);if(!t)throw new P("offline");if(!t.ok)throw new P("try-again");return t.text()}const xi=e=>me("/games",{...e,name:qt()}),Ei=e=>me("/quick",{...e,name:qt()}),Si=e=>me(`/games/${e}/join`,{name:qt()});async function me(e,t){const s=await et(e,t);return x(wt)!==!0&&L(wt,!0),window.dispatchEvent(new CustomEvent("ordo-seat",{detail:s})),s}const Mi=e=>et(`/games/${e}/block`,void 0,"PUT"),Oi=e=>et(`/games/${e}/block`,void 0,"DELETE");async function Ci(){if(x(wt)!==!0)return[];try{return(await et("/blocks")).blocks}catch(e){if(!(e instanceof P)||e.code!=="no-seat")throw e;return[]}}async function Vs(e){return(await et(`/games?${new URLSearchParams(e)}`)).games}async function Xs(e={}){if(x(wt)!==!0)return[];try{const t=await Vs({list:"mine",...e});return e.until||window.dispatchEvent(new CustomEvent("ordo-mine",{detail:t})),t}catch(t){if(!(t instanceof P)||t.code!=="no-seat")throw t;return L(wt,!1),[]}}function Ti(e){if(!(e instanceof P))throw e;return Ys(e.code)}function Ys(e){const t=`refused.${Js(e)}`,s=h(t);return s===t?h("refused.tryAgain"):s}function Js(e){return e.replace(/[- ](\w)/g,(t,s)=>s.toUpperCase())}const ge=e=>e.position.endsWith("b")?"b":"w",Li=e=>qs(e.plies,e.plies%2?Pt(ge(e)):ge(e)),It=e=>e.status==="playing"&&!!e.you&&ge(e)===e.you,jt=e=>e.clock.includes("+"),Zs=e=>e.status!=="playing"?e.status:It(e)?"mine":"theirs",Ri=e=>(e.you==="w"?e.black:e.white)??"";function Pi(e,t,s){return t.filter(n=>{const[r,i]=[e.get(n.id),Zs(n)];return i!=="mine"&&i!=="theirs"?!1:r===void 0?s?i==="mine"&&jt(n):!0:r==="open"||r==="theirs"&&i==="mine"})}const yt={anchor:null,run:[]},we=e=>({anchor:e,run:[e]});function qi(e,t,s,n,r){if(t.run.length===1&&t.run[0]===s)return yt;if(t.run.includes(s)||!t.anchor||!r)return we(s);const i=ye(e,t.anchor,s,n),o=t.run.length===1||t.run.every(a=>i?.run.includes(a));return i&&o?i:we(s)}function ye(e,t,s,n){const r=mi(e,n,t,s);return r&&{anchor:t,run:r}}function Qs(e,t){return t.length?e.filter(s=>$e(s.from,t)):[]}function tn(e,t,s,n){const r=gi(e,s,n);if(!r)return null;const i=t.find(o=>$e(o.from,s)&&$e(o.to,r))??null;return{to:r,move:i}}function Ii(e,t,s,n){const r=o=>t.find(a=>a.square===o),i=r(s[0]??"")?.color;return s.length>1&&ji(e,s,n)?!1:s.every((o,a)=>{const l=n[a],c=l&&Hs(e,o,l);if(!l||!c||c.some(r))return!1;const u=r(l);return!u||s.length===1&&u.color!==i})}function ji(e,t,s){const n=k(e,t[0]??""),r=k(e,t[1]??""),i=k(e,s[0]??"");return n.x===r.x?i.y!==n.y:i.x!==n.x}function $e(e,t){return e.length===t.length&&e.every(s=>t.includes(s))}const E=34,C=100;function Nt(e){const{files:t,ranks:s}=O[e];return{width:t*C+2*E,height:s*C+2*E}}function b(e,t){const{files:s,ranks:n}=O[e.game],{x:r,y:i}=k(e.game,t),o=e.orientation==="w"?r:s-1-r,a=e.orientation==="w"?n-1-i:i;return{x:E+(o+.5)*C,y:E+(a+.5)*C}}function Ni(e){const{game:t}=e,{files:s,ranks:n}=O[t],{width:r,height:i}=Nt(t),o=[];for(let a=0;a<s;a++)for(let l=0;l<n;l++){if((a+l)%2)continue;const c=b(e,A(t,a,l));o.push(y`<rect class="dark" x=${c.x-50} y=${c.y-50} width="100" height="100" />`)}return y`
    <rect class="frame" width=${r} height=${i} rx="20" />
    <rect class="light" x=${E} y=${E} width=${s*C} height=${n*C} />
    ${o}
    ${t==="stein"?[en(e,"w"),en(e,"b")]:m}
    <rect class="inset" x=${E} y=${E} width=${s*C} height=${n*C} />`}function en(e,t){const{files:s,ranks:n}=O[e.game],r=b(e,A(e.game,0,t==="w"?0:n-1)),i=E+s*C+E/2,o=r.y<400?r.y-50:r.y+50;return y`
    <rect class="home ${t}" x=${E} y=${r.y-50} width=${s*C} height="100" />
    <line class="home-edge ${t}" x1=${E} x2=${E+s*C} y1=${o} y2=${o} />
    <g class="home-mark ${t}" transform="translate(${i} ${r.y})">
      <circle r="10" />${t==="w"?y`<circle class="ring" r="5.5" />`:y`<circle class="dot" r="3" />`}
    </g>`}function Ui(e){const{game:t}=e,{files:s,ranks:n}=O[t],{height:r}=Nt(t),i=[];for(let o=0;o<s;o++){const a=t==="stein"?String.fromCharCode(97+o):String(o+1);i.push(y`<text x=${b(e,A(t,o,0)).x} y=${r-9}>${a}</text>`)}for(let o=0;o<n;o++)i.push(y`<text x=${E/2} y=${b(e,A(t,0,o)).y+8}>${o+1}</text>`);return y`<g class="coordinates">${i}</g>`}function Di(e,t,s,{drained:n,split:r}){const i=(o,a,l)=>{const c=b(e,a),u=b(e,l);return y`<line class=${o} x1=${c.x} y1=${c.y} x2=${u.x} y2=${u.y} />`};return y`<g class="net ${t} ${r?"split":""}">
    ${s.filter(({part:o})=>o===0).map(({a:o,b:a})=>i("edge",o,a))}
    ${s.map(({a:o,b:a,part:l})=>i(n&&l>0?"drained":`part-${Math.min(l,3)}`,o,a))}
  </g>`}function Bi(e,t){return y`<g class="trail">${t.from.map((s,n)=>{const r=t.to[n];if(!r)return m;const i=b(e,s),o=b(e,r);return y`
      <circle class="origin" cx=${i.x} cy=${i.y} r="14" />
      <path d=${Hi(i,o)} />
      <rect class="landed" x=${o.x-50} y=${o.y-50} width="100" height="100" />`})}
  ${t.from.length?m:t.to.map(s=>{const n=b(e,s);return y`<rect class="landed" x=${n.x-50} y=${n.y-50} width="100" height="100" />`})}</g>`}function Hi(e,t){const s=Math.hypot(t.x-e.x,t.y-e.y)||1,n=-(t.y-e.y)/s*26,r=(t.x-e.x)/s*26;return`M${[[e.x-n/4,e.y-r/4],[t.x-n,t.y-r],[t.x+n,t.y+r],[e.x+n/4,e.y+r/4]].map(o=>o.join(" ")).join("L")}Z`}function zi(e,t){return y`<g class="arrow ${t.kind??"best"}">${t.to.map((s,n)=>{const r=t.from[n],i=b(e,s);if(!r)return y`<circle class="spot" cx=${i.x} cy=${i.y} r="40" />`;const o=b(e,r),a=Math.hypot(i.x-o.x,i.y-o.y)||1,l=(i.x-o.x)/a,c=(i.y-o.y)/a,u={x:i.x-l*8,y:i.y-c*8},d={x:u.x-l*34,y:u.y-c*34};return y`
      <line x1=${o.x+l*30} y1=${o.y+c*30} x2=${d.x} y2=${d.y} />
      <path d="M${u.x} ${u.y}L${d.x-c*22} ${d.y+l*22}L${d.x+c*22} ${d.y-l*22}Z" />`})}</g>`}function $t(e,t){if(!e.size)return e.color==="w"?y`<circle class="body" r="38" /><circle class="ring" r="27" />`:y`<circle class="body" r="38" /><circle class="dot" r="9" />`;const s=13+e.size*7,n=Array.from({length:e.size},(i,o)=>s-7*o),r=e.color==="b"&&!t?y`<circle class="dot" r="4" />`:m;return y`
    ${n.map((i,o)=>y`<circle class=${o?"ring step":"body"} r=${i} />`)}
    ${t?y`<circle class="plate" r="13" /><text class="digit" y="8">${e.size}</text>`:r}`}function Ki(e,t,s,n){return y`<g class="pieces">${Tr(t,r=>`${r.square}${r.color}${r.size??""}`,r=>{const i=b(e,r.square);return y`<g class="place" transform="translate(${i.x} ${i.y})">
        <g class="piece ${r.color} ${s(r)}" data-square=${r.square}>${$t(r,n)}</g></g>`})}</g>`}function Wi(e,t){const s=t[0],n=t[t.length-1];if(!s||!n||t.length<2)return m;const r=b(e,s),i=b(e,n);return y`<line class="bar" x1=${r.x} y1=${r.y} x2=${i.x} y2=${i.y} />`}function Gi(e,t){const s=new Set;for(const n of t)n.from.forEach((r,i)=>{const o=n.to[i];if(o)for(const a of[...Hs(e.game,r,o)??[],o])s.add(a)});return[...s].map(n=>{const r=b(e,n);return y`<rect class="lane" x=${r.x-50} y=${r.y-50} width="100" height="100" />`})}function Fi(e,t){const s=b(e,t);return y`<circle class="open" cx=${s.x} cy=${s.y} r="7" />`}function Vi(e,t,{captures:s,wins:n}){const r=b(e,t),i=s?y`<circle class="take" r="44" />`:n?m:y`<circle class="dot" r="13" />`;return y`<g class="target" transform="translate(${r.x} ${r.y})">${i}${n?sn:m}</g>`}const sn=y`<path class="crown" d="M-24 16L-28 -14L-12 0L0 -22L12 0L28 -14L24 16Z" />`;function nn(e,{square:t,kind:s}){const n=b(e,t),r=`translate(${n.x} ${n.y})`;return s==="no"?y`<g class="mark no" transform=${r}><path d="M-9 -9L9 9M9 -9L-9 9" /></g>`:s==="goal"?y`<g class="mark goal" transform=${r}>${sn}</g>`:y`<g class="mark ${s}" transform=${r}><rect x="-46" y="-46" width="92" height="92" rx="14" /></g>`}const Xi=7,Yi=.38,Ji={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};class Zi{constructor(t){this.board=t,this.press=null,this.byKeyboard=!1}focus(t){t.relatedTarget instanceof Element&&t.relatedTarget.matches(".cell")||this.setKeyboard(t.target.matches(":focus-visible"))}setKeyboard(t){this.byKeyboard=t,this.board.toggleAttribute("keyboard",t)}down(t){if(this.setKeyboard(!1),!this.board.interactive||t.pointerType==="mouse"&&t.button!==0||this.press)return;const s=this.board.under(t.clientX,t.clientY)?.square;s&&(this.board.cursor=s,this.press={id:t.pointerId,square:s,x:t.clientX,y:t.clientY,before:this.board.held,moved:!1,lifted:!1},t.currentTarget.setPointerCapture(t.pointerId),this.board.editing&&this.board.report("ordo-square",{square:s,first:!0}))}move(t){const s=this.board.under(t.clientX,t.clientY),n=this.press;if(!n){t.pointerType==="mouse"&&this.point(s?.square??null);return}if(n.id!==t.pointerId)return;if(this.board.editing){s&&s.square!==n.square&&(n.square=s.square,this.board.report("ordo-square",{square:s.square,first:!1}));return}const r=Math.hypot(t.clientX-n.x,t.clientY-n.y),i=this.board.own();if(!(!i.has(n.square)||!n.moved&&r<Xi)){if(n.moved||(n.moved=!0,this.board.held.run.includes(n.square)||this.board.hold(we(n.square))),!n.lifted&&s&&i.has(s.square)){const o=this.board.runs&&s.off<Yi&&s.square!==n.square&&ye(this.board.game,n.square,s.square,i);o&&o.run.length!==this.board.held.run.length&&this.board.hold(o);return}n.lifted||(n.lifted=!0,this.board.toggleAttribute("dragging",!0)),this.lift(t.clientX-n.x,t.clientY-n.y),this.point(s&&!i.has(s.square)?s.square:null)}}up(t){const s=this.press;if(!s||s.id!==t.pointerId||(this.press=null,this.board.toggleAttribute("dragging",!1),this.lift(0,0),this.board.editing))return;const n=this.board.under(t.clientX,t.clientY)?.square??null;this.board.hover=null,n===s.square&&!s.lifted?(this.board.held=s.before,this.board.tap(n)):s.lifted&&n&&!this.board.own().has(n)&&this.board.attempt(n,!0)}cancel(t){this.press?.id===t.pointerId&&(this.press=null,this.board.hover=null,this.lift(0,0),this.board.toggleAttribute("dragging",!1))}leave(){this.press||(this.board.hover=null)}click(t){if(t.detail!==0||!this.board.interactive)return;const s=t.target.dataset.square;s&&this.board.tap(s)}contextMenu(t){if(this.board.interactive){t.preventDefault();const s=this.board.under(t.clientX,t.clientY)?.square;this.board.editing&&s?this.board.report("ordo-square",{square:s,first:!0,erase:!0}):this.board.clear()}}point(t){const s=this.board.held.run,r=t!==null&&s.length>0&&!this.board.own().has(t)?tn(this.board.game,this.board.moves,s,t):null,o=r&&(r.move||Ii(this.board.game,this.board.pieces,s,r.to))?{from:s,to:r.to}:null;o?.to.join()!==this.board.hover?.to.join()&&(this.board.hover=o)}lift(t,s){const n=this.board.renderRoot.querySelector("svg")?.getBoundingClientRect(),r=n?.width?Nt(this.board.game).width/n.width:1,i=this.board.held.run,[o,a]=i;o&&a&&(k(this.board.game,o).x===k(this.board.game,a).x?s=0:t=0);for(const l of i){const c=this.board.pieceElement(l);c&&(c.style.translate=t||s?`${t*r}px ${s*r}px`:"")}}key(t){const s=this.board.cursor;if(!s||t.ctrlKey||t.metaKey||t.altKey)return;const n=Ji[t.key],r=t.key==="Enter"||t.key===" ";if((r||t.shiftKey||this.board.editing)&&this.setKeyboard(!0),n){if(!this.byKeyboard)return;const i=this.board.orientation==="w"?1:-1,{x:o,y:a}=k(this.board.game,s),{files:l,ranks:c}=O[this.board.game],u=Math.max(0,Math.min(l-1,o+n[0]*i)),d=Math.max(0,Math.min(c-1,a+n[1]*i)),f=A(this.board.game,u,d);t.shiftKey&&this.board.runs&&this.board.interactive&&this.board.extend(s,f),this.board.focusSquare(f)}else if(this.byKeyboard&&(t.key==="Home"||t.key==="End")){const{y:i}=k(this.board.game,s),o=t.key==="Home"==(this.board.orientation==="w");this.board.focusSquare(A(this.board.game,o?0:O[this.board.game].files-1,i))}else if(r&&this.board.interactive)this.board.tap(s);else if(t.key==="Escape"&&this.board.held.run.length)this.board.clear();else return;t.preventDefault(),t.stopPropagation()}}const rn=10;function Qi(e,t,s){const n=t.filter(o=>!s.some(a=>an(o,a))),r=s.filter(o=>!t.some(a=>an(o,a)));if(n.length>rn||r.length>rn)return{slides:[],gone:[],fresh:[]};const i=[];for(const[o,a]of to(e,n,r))i.push({piece:o,from:a.square}),n.splice(n.indexOf(a),1),r.splice(r.indexOf(o),1);return{slides:i,gone:n,fresh:r}}function to(e,t,s){const n=[];for(const r of new Set(s.map(bt))){const i=s.filter(a=>bt(a)===r).sort(on(e)),o=t.filter(a=>bt(a)===r).sort(on(e));i.length===o.length&&i.forEach((a,l)=>{const c=o[l];c&&n.push([a,c])})}return n}function on(e){return(t,s)=>{const n=k(e,t.square),r=k(e,s.square);return n.x-r.x||n.y-r.y}}const bt=e=>`${e.color}${e.size??""}`,an=(e,t)=>e.square===t.square&&bt(e)===bt(t),ln=Xe`
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
    --_black: var(--piece-black, light-dark(#3b4045, #24272a));
    --_black-edge: var(--piece-black-edge, light-dark(#17191b, #0c0d0e));
    --_black-mark: var(--piece-black-mark, light-dark(#e9e2d3, #d9d0c0));
    --_accent: var(--board-accent, light-dark(#a63a17, #ffb27d));
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
  .home-mark circle {
    fill: var(--_white);
    stroke: var(--_white-edge);
    stroke-width: 2;
  }
  .home-mark.w .ring {
    fill: none;
  }
  .home-mark.b circle {
    fill: var(--_black);
    stroke: var(--_black-edge);
  }
  .home-mark.b .dot {
    fill: var(--_black-mark);
    stroke: none;
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
    stroke: var(--_white-edge);
    stroke-width: 2;
    stroke-opacity: 0.75;
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
    fill: var(--_white-edge);
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
    fill-opacity: 0.85;
    stroke: var(--_accent-line);
    stroke-width: 2.5;
  }
  .open {
    fill: var(--_accent);
    fill-opacity: 0.6;
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
`,st={attribute:!1,hasChanged:(e,t)=>JSON.stringify(e)!==JSON.stringify(t)},be={duration:160,easing:"ease-out"};class eo extends G{static styles=ln;static properties={game:{type:String,reflect:!0},pieces:{attribute:!1},orientation:{type:String},moves:{attribute:!1},movable:{type:String},runs:{attribute:!1},placing:st,editing:{type:Boolean},diagram:{type:Boolean},still:{type:Boolean,reflect:!0},interactive:{type:Boolean,reflect:!0},last:st,marks:st,arrows:st,winning:st,preview:st,net:{attribute:!1},coordinates:{attribute:!1},digits:{type:Boolean},label:{type:String},describe:{attribute:!1},held:{state:!0},hover:{state:!0},ghosts:{state:!0},cursor:{state:!0}};constructor(){super(),this.game="stein",this.pieces=[],this.orientation="w",this.moves=[],this.movable=null,this.runs=!0,this.placing=null,this.editing=!1,this.diagram=!1,this.still=!1,this.interactive=!1,this.last=null,this.marks=[],this.arrows=[],this.winning=[],this.preview=null,this.net=!0,this.coordinates=!0,this.digits=!1,this.label="",this.describe=no,this.held=yt,this.hover=null,this.ghosts=[],this.cursor=null,this.gestures=new Zi(this),this.dropped=!1}clear(){this.held.run.length&&this.hold(yt),this.hover=null}squareAtPoint(t,s){return this.under(t,s)?.square??null}willUpdate(t){if(this.interactive=!this.diagram&&(this.movable!==null||this.placing!==null||this.editing),t.has("pieces")||t.has("movable")||t.has("game")){const n=this.own();this.held.run.every(r=>n.has(r))||(this.held=yt),this.hover=null}const s=t.get("pieces");this.moved=s&&!t.has("game")?Qi(this.game,s,this.pieces):null,this.moved&&(this.ghosts=this.still?[]:this.moved.gone)}updated(){if(this.moved&&!this.dropped&&!this.prefersReducedMotion()){const t={game:this.game,orientation:this.orientation};for(const{piece:s,from:n}of this.moved.slides){const r=b(t,n),i=b(t,s.square);this.pieceElement(s.square)?.animate([{transform:`translate(${r.x-i.x}px, ${r.y-i.y}px)`},{transform:"none"}],be)}for(const s of this.moved.fresh)this.pieceElement(s.square)?.animate([{opacity:0},{opacity:1}],be)}this.moved&&(this.dropped=!1,this.ghosts.length&&setTimeout(()=>this.ghosts=[],be.duration+20)),this.moved=null}prefersReducedMotion(){return this.still||matchMedia("(prefers-reduced-motion: reduce)").matches}pieceElement(t){return this.renderRoot.querySelector(`.pieces [data-square="${t}"]`)}own(){return new Set(this.pieces.filter(t=>t.color===this.movable).map(t=>t.square))}pieceOn(t){return this.pieces.find(s=>s.square===t)??null}heldOnTop(){const t=s=>this.held.run.includes(s.square);return this.held.run.length?[...this.pieces.filter(s=>!t(s)),...this.pieces.filter(t)]:this.pieces}render(){const t={game:this.game,orientation:this.orientation},{width:s,height:n}=Nt(this.game),r=Qs(this.moves,this.held.run),i=this.hover??this.preview,o=i?this.cutOff(i):new Set,a=i?new Set:this.apart(),l=c=>so({held:this.held.run.includes(c.square),drained:o.has(c.square),apart:a.has(c.square),win:this.winning.includes(c.square),faint:!!i&&i.to.includes(c.square)&&!i.from.includes(c.square)});return p` <svg
        part="picture"
        viewBox="0 0 ${s} ${n}"
        role=${this.diagram?"img":"presentation"}
        aria-label=${this.diagram?this.label:m}
        aria-hidden=${this.diagram?m:"true"}
      >
        ${Ni(t)} ${this.coordinates?Ui(t):m}
        ${this.held.run.length>1?Gi(t,r):m}
        ${this.last?Bi(t,this.last):m}
        ${this.marks.filter(c=>c.kind!=="no"&&c.kind!=="goal").map(c=>nn(t,c))}
        ${this.net&&this.game==="stein"?this.drawGroups(t,i):m} ${Wi(t,this.held.run)}
        <g class="ghosts">
          ${this.ghosts.map(c=>{const u=b(t,c.square),d=$t(c,this.digits);return y`<g transform="translate(${u.x} ${u.y})"><g class="piece ${c.color}">${d}</g></g>`})}
        </g>
        ${this.drawTargets(t,r)} ${i?this.drawShadows(t,i,o):m}
        ${Ki(t,this.heldOnTop(),l,this.digits)}
        ${this.marks.filter(c=>c.kind==="no"||c.kind==="goal").map(c=>nn(t,c))}
        ${this.placing?m:this.drawTargets(t,r.filter(c=>c.wins&&c.captures.length))}
        ${this.arrows.map(c=>zi(t,c))}
      </svg>
      ${this.diagram?m:this.grid(r)}`}drawGroups(t,s){const n=s?pe(this.pieces,s.from,s.to):this.pieces,r=s&&this.pieceOn(s.from[0]??"")?.color;return["w","b"].map(a=>({color:a,...fe(this.game,n,a)})).map(({color:a,edges:l,parts:c})=>Di(t,a,l,{drained:a===r,split:!s&&c.length>1}))}drawShadows(t,{from:s,to:n},r){return y`<g class="shadows">${n.map((i,o)=>{const a=this.pieceOn(s[o]??""),l=b(t,i),c=r.has(i)?"drained":"";if(!a)return m;const u=$t(a,this.digits);return y`<g transform="translate(${l.x} ${l.y})"><g class="piece ${a.color} ${c}">${u}</g></g>`})}</g>`}apart(){return!this.net||this.game!=="stein"?new Set:new Set(["w","b"].flatMap(t=>fe(this.game,this.pieces,t).parts.slice(1).flat()))}cutOff({from:t,to:s}){const n=this.pieceOn(t[0]??"")?.color;if(!this.net||this.game!=="stein"||!n)return new Set;const{parts:r}=fe(this.game,pe(this.pieces,t,s),n),i=new Set(r.slice(1).flat());return s.forEach((o,a)=>i.has(o)&&i.add(t[a]??o)),i}drawTargets(t,s){return this.placing?this.placing.targets.map(n=>Fi(t,n)):s.flatMap(n=>n.to.map(r=>Vi(t,r,{captures:n.captures.includes(r),wins:n.wins})))}grid(t){const s=this.own(),n=new Map(t.flatMap(a=>a.to.map(l=>[l,a]))),r=pi(this.game,this.orientation),i=this.cursor??this.startOfCursor(r),o=a=>l=>this.gestures[a](l);return p`<div
      class="cells"
      role="grid"
      aria-label=${this.label||"Board"}
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
            ${a.map(l=>{const c=this.pieceOn(l),u=n.get(l),d=!!u||!!this.placing?.targets.includes(l),f=this.held.run.includes(l),g=this.describe({square:l,piece:c,held:f,target:d,capture:!!u?.captures.includes(l)});return p`<div
                class=${St({cell:!0,own:s.has(l),aim:d})}
                role="gridcell"
                data-square=${l}
                tabindex=${l===i?0:-1}
                aria-label=${g}
                aria-selected=${this.interactive?String(f):m}
                @focus=${()=>this.cursor=l}
              ></div>`})}
          </div>`)}
    </div>`}startOfCursor(t){const s=this.own();return t.flat().find(n=>s.has(n))??t[0]?.[0]??null}under(t,s){const n=this.renderRoot.querySelector(".cells")?.getBoundingClientRect(),{files:r,ranks:i}=O[this.game];if(!n||!n.width)return null;const o=(t-n.left)/n.width*r,a=(s-n.top)/n.height*i;if(o<0||a<0||o>=r||a>=i)return null;const l=this.orientation==="w"?o:r-o,c=this.orientation==="w"?i-a:a,u=Math.hypot(l%1-.5,c%1-.5);return{square:A(this.game,Math.min(r-1,Math.floor(l)),Math.min(i-1,Math.floor(c))),off:u}}tap(t){if(this.hover=null,this.editing)return this.report("ordo-square",{square:t,first:!0});if(this.placing)return this.report("ordo-place",{square:t});const s=this.own();s.has(t)?this.hold(qi(this.game,this.held,t,s,this.runs)):this.held.run.length?this.attempt(t,!1):this.report("ordo-square",{square:t,first:!0})}attempt(t,s){const n=[...this.held.run],r=tn(this.game,this.moves,n,t);if(!r)return;if(r.move){this.dropped=s,this.hold(yt),this.report("ordo-move",{move:r.move});return}const i=!!this.pieceOn(r.to[0]??"");this.report("ordo-refused",{from:n,to:r.to,square:t,text:zs(n,r.to,i)})}extend(t,s){const n=this.own(),r=this.held.run.includes(t)?this.held.anchor:n.has(t)?t:null,i=r&&ye(this.game,r,s,n);i&&this.hold(i)}hold(t){this.held=t,this.hover=null,this.report("ordo-hold",{run:[...t.run]})}focusSquare(t){this.cursor=t,this.renderRoot.querySelector(`.cell[data-square="${t}"]`)?.focus()}report(t,s){this.dispatchEvent(new CustomEvent(t,{detail:s,bubbles:!0,composed:!0}))}}function so(e){return Object.keys(e).filter(t=>e[t]).join(" ")}function no({square:e,piece:t,held:s,target:n,capture:r}){const i=t?`${t.color==="w"?"white":"black"}${t.size?` ${t.size}`:""}`:"empty";return[e,i,s?"selected":"",r?"can be captured":n?"can move here":""].filter(Boolean).join(", ")}customElements.define("ordo-board",eo);const ro={game:"stein",mode:"computer",level:2,color:"w",starter:"lots",clock:"none",turning:!1},cn="ordo.wishes",io=["none","3+2","5+0","5+3","10+0","10+5","20+0","30+0"];function Ut(){const e=x(cn),t={...ro};if(e&&typeof e=="object")for(const[s,n]of Object.entries(e))typeof n==typeof t[s]&&(t[s]=n);return t.game!=="khalifa"&&(t.game="stein"),t}function hn(e){L(cn,{...Ut(),...e})}function ve(e){return e==="lots"?Math.random()<.5?"w":"b":e}function un(e){const[t,s]=e.clock.split("+").map(Number),n=e.game==="khalifa"?ve(e.starter):"w";return gt({game:e.game,mode:e.mode,level:Math.min(10,Math.max(1,Math.round(e.level))),human:ve(e.color),start:n==="b"?"8/8/8/8/8/8/8/8 b":null,clock:e.mode==="two"&&t?{minutes:t,increment:s??0}:null,turning:e.mode==="two"&&e.turning})}class oo extends D{static properties={preferences:{state:!0},from:{attribute:!1}};constructor(){super(),this.preferences=Ut(),this.from=null;const t=new URLSearchParams(location.search).get("new");(t==="stein"||t==="khalifa")&&(this.preferences.game=t)}setPreferences(t){this.preferences={...this.preferences,...t},this.dispatchEvent(new CustomEvent("ordo-preferences",{detail:this.preferences,bubbles:!0}))}willUpdate(t){t.has("from")&&this.from&&(this.preferences={...Ut(),color:this.from.turn})}start(){const{mode:t,level:s}=this.preferences;hn(this.from?{mode:t,level:s}:this.preferences),this.dispatchEvent(new CustomEvent("ordo-start",{detail:this.match(),bubbles:!0}))}match(){if(!this.from)return un(this.preferences);const{mode:t,level:s,color:n,turning:r}=this.preferences,{game:i,moves:o,start:a=null,options:l={}}=this.from.input;return gt({game:i,moves:o,start:a,options:l,mode:t,level:s,human:ve(n),turning:t==="two"&&r})}render(){const{preferences:t}=this;return p`<div class=${St({"new-game":!0,going:!!this.from})}>
      ${this.from?m:p`<fieldset>
              <legend>${h("home.pick")}</legend>
              <div class="game-cards">
                ${["stein","khalifa"].map(s=>p`<label class="game-card">
                        <input
                          type="radio"
                          name="game"
                          .checked=${t.game===s}
                          @change=${()=>this.setPreferences({game:s})}
                        />
                        <span class="card">
                          <ordo-board
                            diagram
                            game=${s}
                            .pieces=${Ws[s]}
                            .coordinates=${!1}
                            label=${h(`game.${s}`)}
                          ></ordo-board>
                          <span class="card-words"
                            ><strong>${h(`game.${s}`)}</strong><span>${h(`game.${s}.line`)}</span>
                            <span class="soft small">${h(`game.${s}.by`)}</span></span
                          >
                        </span></label
                      >`)}
              </div>
            </fieldset>`}
      <div class="new-options">
        ${this.choice("mode",h("new.opponent"),[["computer",h("home.computer")],["two",h("home.two")]])}
        ${t.mode==="computer"?this.computer():this.two()}
        ${t.game==="khalifa"&&!this.from?this.choice("starter",h("new.starter"),this.sides()):m}
        <div class="start"><button class="primary large" @click=${this.start}>${h("new.start")}</button></div>
      </div>
    </div>`}computer(){const{level:t}=this.preferences;return p` <label class="level"
        ><span class="legend">${h("new.level")}</span>
        <span class="level-words" aria-hidden="true"
          ><span class="soft">${dn(t)}</span> <span class="number">${t}</span></span
        >
        <input
          type="range"
          min="1"
          max="10"
          .value=${String(t)}
          aria-valuetext=${fn(t)}
          @input=${s=>this.setPreferences({level:Number(s.target.value)})}
      /></label>
      ${this.choice("color",h("new.color"),this.sides())}`}two(){const{clock:t,turning:s}=this.preferences;return p` ${this.from?m:p`<label class="field"
            ><span>${h("new.clock")}</span>
            <select
              @change=${n=>this.setPreferences({clock:n.target.value})}
            >
              ${io.map(n=>p`<option value=${n} ?selected=${n===t}>${ao(n)}</option>`)}
            </select></label
          >`}
    ${Lt(h("new.autoFlip"),s,n=>this.setPreferences({turning:n}))}`}sides(){return[["w",h("seat.w")],["b",h("seat.b")],["lots",h("new.color.random")]]}choice(t,s,n){return p`<fieldset>
      <legend>${s}</legend>
      <div class="choice">
        ${n.map(([r,i])=>p`<label
              ><input
                type="radio"
                name=${t}
                .checked=${this.preferences[t]===r}
                @change=${()=>this.setPreferences({[t]:r})}
              /><span>${i}</span></label
            >`)}
      </div>
    </fieldset>`}}function dn(e){return h(`new.level.kind.${Math.ceil(e/2)}`)}function fn(e){return h("new.level.n",{n:e,kind:dn(e)})}function ao(e){const[t,s]=e.split("+").map(Number);return t?s?h("new.clock.inc",{minutes:t,count:s}):h("new.clock.n",{count:t}):h("new.clock.none")}customElements.define("ordo-new-game",oo);class S extends Error{constructor(t){super(t.code),this.name="OrdoError",this.detail=t}}let ke=null;function pn(e){return e?mn(e):(ke??=lo().catch(t=>{throw ke=null,t}),ke)}async function lo(){let e;try{e=await fetch(new URL("../engine/ordo.wasm",import.meta.url))}catch{throw new S({code:"load.missing",args:{status:0}})}if(!e.ok)throw new S({code:"load.missing",args:{status:e.status}});return e.headers.get("content-type")==="application/wasm"?WebAssembly.compileStreaming(e).catch(Dt):mn(await e.arrayBuffer().catch(Dt))}async function mn(e){return WebAssembly.compile(e).catch(Dt)}function Dt(){throw new S({code:"load.broken"})}const co=new TextEncoder,ho=new TextDecoder;class uo{#n;#r;#e;constructor(t,s=()=>{}){this.#n=t,this.#r=s,this.#e=this.#s()}#s(){const t={now:()=>performance.now(),info:(s,n)=>this.#r(this.#t(s,n))};try{const{exports:s}=new WebAssembly.Instance(this.#n,{ordo:t});if(s.memory&&s.reserve&&s.call&&s.answer)return s}catch{}return Dt()}#t(t,s){const n=new Uint8Array(this.#e.memory.buffer,t>>>0,s>>>0);return JSON.parse(ho.decode(n))}ask(t){return this.askBytes(co.encode(JSON.stringify(t)))}askBytes(t){let s;try{const n=this.#e.reserve(t.length)>>>0;if(n===0)throw new S({code:"limit.memory",args:{megabytes:t.length>>20}});new Uint8Array(this.#e.memory.buffer,n,t.length).set(t);const r=this.#e.call();s=this.#t(this.#e.answer(),r)}catch(n){throw n instanceof S?n:(this.#e=this.#s(),new S({code:"engine.died"}))}if("error"in s)throw new S(s.error);return s.ok}}async function fo(e){const t=new uo(await pn(e)),s=(n,r)=>t.ask({[n]:r});return{view:n=>s("view",H(n)),positions:n=>s("positions",H(n)),explain:(n,r)=>s("explain",{input:H(n),move:r}),preview:(n,r)=>s("preview",{input:H(n),move:r}),steps:(n,r)=>s("steps",{input:H(n),made:r}),lens:n=>s("lens",H(n)),check:(n,r,i={})=>s("check",{game:n,position:r,options:i}),rematchStarter:n=>s("rematchStarter",H(n)),readRecords:n=>s("readRecords",n),open:n=>s("open",n),writeRecord:n=>s("writeRecord",n),codes:()=>s("codes",{})}}function H({game:e,start:t,moves:s,options:n={}}){const{repetition:r,spacing:i}=n;return{game:e,start:t,moves:s,options:{repetition:r,spacing:i}}}function gn(e){let t=null;return()=>(t??=e().catch(s=>{throw t=null,s}),t)}const nt=gn(()=>fo()),po=gn(async()=>{const e=Promise.resolve().then(function(){return qa}).then(({createEngine:n})=>n()),[t,s]=await Promise.all([nt(),e]);return{rules:t,engine:s}}),mo=1e5,go=/^[\w:@,x-]{2,40}$/;function Bt(e){const t=[`g=${e.game}`];e.start&&t.push(`p=${e.start.replaceAll(" ","_")}`),e.moves.length&&t.push(`m=${e.moves.join(".")}`);const s=[e.options?.repetition===!1?"repeat":"",e.options?.spacing==="adjacent"?"adjacent":""];return s.some(Boolean)&&t.push(`x=${s.filter(Boolean).join(".")}`),`#${t.join("&")}`}function _e(e){if(e.length>mo)return null;let t=e.replace(/^#/,"");try{t=decodeURIComponent(t)}catch{return null}const s=new Map(t.split("&").map(l=>[l.slice(0,l.indexOf("=")),l.slice(l.indexOf("=")+1)])),n=s.get("g");if(n!=="stein"&&n!=="khalifa")return null;const r=(s.get("m")??"").split(".").filter(Boolean);if(!r.every(l=>go.test(l)))return null;const i=s.get("p")?.replaceAll("_"," "),o=(s.get("x")??"").split("."),a={};return o.includes("repeat")&&(a.repetition=!1),o.includes("adjacent")&&(a.spacing="adjacent"),{game:n,...i?{start:i}:{},moves:r,options:a}}function wn(e){return/^#.*\bg=/.test(e)}function wo(e,t="/play"){return`${location.origin}${t}${Bt(e)}`}const rt=1;function yo(e){const t=i=>e.mode==="two"?h(`seat.${i}`):i===e.human?h("play.you"):h("play.computer",{level:e.level}),s=e.mode==="computer"||e.mode==="two",n=[["Event","?"],["Site","?"],["Date",e.begun.slice(0,10).replaceAll("-",".")],["Round","-"],["White",s?t("w"):"?"],["Black",s?t("b"):"?"]];e.clock&&n.push(["TimeControl",`${e.clock.minutes*60}+${e.clock.increment}`]);const r=e.ended&&Ae[e.ended.reason.code];return r&&n.push(["Termination",r]),{tags:n,game:e.game,start:e.start,options:e.options,result:$o(e.ended),nodes:e.moves.map((i,o)=>{const a=e.clocks[o];return a===void 0?{move:i}:{move:i,clock:Math.round(a/1e3)}})}}const Ae={"outcome.resignation":"resignation","outcome.time":"time","outcome.agreement":"agreement"};function $o(e){return e?e.winner==="w"?"1-0":e.winner==="b"?"0-1":"1/2-1/2":"*"}function bo(e,t){const s=t.trim(),n=s.indexOf("#g=");if(n>=0&&!/\s/.test(s))return{matches:vo(e,s.slice(n))};const{games:r,fault:i}=e.open(s);return{matches:r.map(({record:o,fault:a})=>({..._o(o),...a?{fault:a}:{}})),...i?{fault:i}:{}}}function vo(e,t){const s=_e(t);return s?(e.view(s),[gt({...s,start:s.start??null,options:s.options??{},mode:"view"})]):[]}function ko(e,t){const s=Object.keys(Ae).find(r=>Ae[r]===t);if(!s||e==="*"||e==="1/2-1/2"!=(s==="outcome.agreement"))return null;const n=e==="1-0"?"w":e==="0-1"?"b":null;return{winner:n,reason:n?{code:s,args:{winner:n}}:{code:s}}}function _o(e){const t=r=>e.tags.find(([i])=>i===r)?.[1]??"?",s=e.nodes.map(r=>r.move),n=[t("White"),t("Black")];return gt({game:e.game,start:e.start,options:e.options,moves:s,mode:"view",ended:ko(e.result,t("Termination")),title:n.some(r=>r!=="?")?n.join(" \u2013 "):s.slice(0,6).join(" ")||e.start||"?",record:e})}async function Ao(e){if(e.record&&xo(e.record)){const[{Tree:t},{fragmentOfTree:s},n]=await Promise.all([Promise.resolve().then(function(){return Qo}),Promise.resolve().then(function(){return oa}),nt()]);return`/analyse${await s(n,t.ofRecord(e.record))}`}return`/play${Bt(Rs(e))}`}function xo({comment:e,nodes:t}){return!!e||t.some(s=>s.comment||s.commentBefore||s.nags?.length||s.variations?.length||s.eval)}class Eo extends D{static properties={problem:{state:!0},found:{state:!0}};constructor(){super(),this.problem="",this.found=[]}open(){this.problem="",this.found=[],this.querySelector("dialog")?.showModal()}close(){this.querySelector("dialog")?.close()}async onFile(t){const s=t.target,n=s.files?.[0];n&&(n.size>rt*1e6?this.problem=h("share.tooBig",{limit:rt}):await this.read(await n.text()),s.value="")}onPaste(){this.read(this.querySelector("textarea")?.value??"")}onBigPaste(t){(t.clipboardData?.getData("text/plain")??"").length<=rt*1e6||(t.preventDefault(),this.problem=h("share.tooBig",{limit:rt}))}async read(t){if(this.problem="",this.found=[],!!t.trim()){if(t.length>rt*1e6){this.problem=h("share.tooBig",{limit:rt});return}try{const s=await nt(),{matches:n,fault:r}=bo(s,t),[i]=n;if(i&&n.length===1&&!r)return this.choose(i);this.found=n.slice(0,200),r?this.problem=h("share.missing",{reason:R(r)}):i||(this.problem=h("share.unreadable"))}catch(s){this.problem=s instanceof S?h("share.nothing",{reason:R(s.detail)}):h("share.unreadable")}}}choose(t){this.close(),this.dispatchEvent(new CustomEvent("ordo-open",{detail:t,bubbles:!0})),t.fault&&tt(h("share.faulty",{reason:R(t.fault)}),{stay:!0})}render(){return p`<dialog
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
    </dialog>`}}customElements.define("ordo-open",Eo);function So(e,t,s=h("app.cancel"),n=void 0){return new Promise(r=>{const i=document.createElement("div");document.body.append(i),ds(p`<dialog class="sheet" aria-labelledby="question" @close=${l=>{r(l.target.returnValue==="yes"),i.remove()}}>
        <form method="dialog" class="sheet-body">
          <p id="question">${e}</p>
          <div class="sheet-foot">
            <button value="no">${s}</button>
            <button class="primary" value="yes">${t}</button>
          </div>
        </form>
      </dialog>`,i);const a=i.querySelector("dialog");a?.showModal(),n?.addEventListener("abort",()=>a?.close("no"))})}const Mo="input:not([type=checkbox]), select, textarea, dialog";function Oo(e){if(e.defaultPrevented||e.ctrlKey||e.metaKey||e.altKey)return!1;const t=e.composedPath()[0];return!(t instanceof Element&&t.closest(Mo))}class Co{constructor(t,s){this.keys=s,this.onKey=this.onKey.bind(this),t.addController(this)}hostConnected(){document.addEventListener("keydown",this.onKey)}hostDisconnected(){document.removeEventListener("keydown",this.onKey)}onKey(t){if(!Oo(t))return;const s=this.keys(),n=Object.hasOwn(s,t.key)?s[t.key]:void 0;n&&(n(),t.preventDefault())}}function To(e){const t=e.line?.moves??[],s=Ps(e.line?.start??null)==="b"?1:0,n=e.shown??t.length,r=[];return s&&t.length&&r.push([p`<span class="soft">…</span>`]),t.forEach((i,o)=>{const a=p`<button
      class="move"
      aria-current=${o+1===n?"step":m}
      @click=${()=>e.goTo(o+1)}
    >
      ${i}
    </button>`,l=r[Math.floor((o+s)/2)];l?l.push(a):r.push([a])}),p`<section class="moves" aria-label=${h("play.moves")} tabindex="0">
    ${r.length?p`<ol>
            ${r.map((i,o)=>p`<li><span class="number">${o+1}</span>${i}</li>`)}
          </ol>`:p`<p class="soft small">${h("play.noMoves")}</p>`}
  </section>`}function Lo(e){e.querySelector(".moves [aria-current]")?.scrollIntoView({block:"nearest"})}const Ro=100;class Po{constructor(t,s){this.match=t,this.tick=s,this.running=null,this.since=0,this.timer=0}left(t){const s=this.running===t?performance.now()-this.since:0;return Math.max(0,this.match.left[t]-s)}run(t){this.pause(),this.match.clock&&(this.running=t,this.since=performance.now(),this.timer=window.setInterval(()=>this.onInterval(),Ro))}press(t){this.match.clock&&(this.pause(),this.match.left[t]+=this.match.clock.increment*1e3,this.match.clocks.push(this.match.left[t]),this.run(Pt(t)))}pause(){this.running&&(this.match.left[this.running]=this.left(this.running)),this.running=null,clearInterval(this.timer)}onInterval(){const t=this.running&&this.left(this.running)<=0?this.running:null;t&&this.pause(),this.tick(t)}}function qo(e){if(e<1e4)return(Math.ceil(e/100)/10).toFixed(1);const t=Math.ceil(e/1e3),s=String(t%60).padStart(2,"0"),n=Math.floor(t/60);return n<60?`${n}:${s}`:`${Math.floor(n/60)}:${String(n%60).padStart(2,"0")}:${s}`}function yn({square:e,piece:t,held:s,target:n,capture:r}){const i=[Io(e,t)];return s&&i.push(h("board.selected")),r?i.push(h("board.capture")):n&&i.push(h("board.target")),i.join(", ")}function Io(e,t){return t?t.size?h(`board.sized.${t.color}`,{square:e,size:t.size}):h(`board.piece.${t.color}`,{square:e}):h("board.empty",{square:e})}function jo(e,t){return e.length?h("board.selection",{pieces:[...e],count:t}):h("board.cleared")}function $n(e){if(e&&typeof e=="object"){for(const t of Object.values(e))if(t&&typeof t=="object"&&"code"in t&&typeof t.code=="string")return t}return{code:"app.unexpected"}}let q=null;if(typeof window<"u"){const e=()=>{!j().sound||typeof AudioContext>"u"||(q??=new AudioContext,q.state==="suspended"&&q.resume())};window.addEventListener("pointerdown",e,{passive:!0}),window.addEventListener("keydown",e,{passive:!0}),navigator.userActivation?.hasBeenActive&&e()}function xe(e){j().sound&&q?.state==="running"&&(e==="move"&&Ee(q,620,.05,.5),e==="capture"&&Ee(q,340,.09,.8),e==="call"&&Se(q,587.33,0),e==="refused"&&Ee(q,180,.05,.25),e==="end"&&(Se(q,392,0),Se(q,523.25,.16))),j().vibration&&e!=="refused"&&matchMedia("(pointer: coarse)").matches&&navigator.vibrate?.(e==="end"?[12,60,24]:10)}function Ee(e,t,s,n){const r=Math.ceil(e.sampleRate*s),i=e.createBuffer(1,r,e.sampleRate),o=i.getChannelData(0);for(let c=0;c<r;c++)o[c]=(Math.random()*2-1)*(1-c/r)**6;const a=new AudioBufferSourceNode(e,{buffer:i}),l=new BiquadFilterNode(e,{type:"bandpass",frequency:t,Q:2.2});a.connect(l).connect(new GainNode(e,{gain:n})).connect(e.destination),a.start()}function Se(e,t,s){const n=e.currentTime+s,r=new GainNode(e,{gain:0});r.gain.setValueAtTime(0,n),r.gain.linearRampToValueAtTime(.12,n+.02),r.gain.exponentialRampToValueAtTime(.001,n+.7);const i=new OscillatorNode(e,{type:"sine",frequency:t});i.connect(r).connect(e.destination),i.start(n),i.stop(n+.75)}const bn=new WeakMap;function No(e){const t=bn.get(e);if(t)return t;const s=Object.entries(e.targets).flatMap(([n,r])=>r.map(i=>{const o=`${n}-${i}`,a=e.wins[n]?.includes(i)??!1;return{text:o,from:[n],to:[i],captures:[],wins:a}}));return bn.set(e,s),s}function vn(e){return!!e?.turn&&!Object.values(e.targets).some(t=>t.length)}function Ht(e){return vn(e)?j().confirmTurns?h("play.turnComplete"):h("play.turnEnds"):h("play.secondStep")}const Uo=[[0,1],[1,1],[-1,1],[1,0],[-1,0],[1,-1],[-1,-1],[0,-1]],Me=["S5","S9","S6","S7","K5"],kn=["stein.ownPiece","khalifa.blocked"];function Do(e,t,s,n,r=[]){const i=n.map(f=>k(t.game,f)),[o,a]=i,l=[];for(const[f=0,g=0]of Uo){if(o&&a&&(o.x===a.x?g:f)||!i.every(({x:_,y:M})=>de(t.game,_+f,M+g)))continue;const w=i.map(({x:_,y:M})=>A(t.game,_+f,M+g)),$=n.length===1&&s.some(_=>_.square===w[0]),v=e.explain(t,[...r,zs(n,w,t.game==="stein"&&$)].join(","));v.legal||l.push({message:v.message,from:n,to:w})}const c=({message:f})=>Me.includes(f.rule??"")?Me.indexOf(f.rule??""):Me.length,[u]=l.sort((f,g)=>c(f)-c(g));if(!u||!kn.includes(u.message.code))return u??null;const d=l.filter(({message:f})=>kn.includes(f.code)).flatMap(({to:f})=>f).sort();return{...u,message:{code:"play.obstructed",rule:u.message.rule,args:{count:d.length,squares:d},squares:d}}}const _n=1500;class Bo{constructor(t){this.game=t,this.waiting=!1,this.timer=0}connect(t){t.style.setProperty("--undo-window",`${_n}ms`)}isDue(){return this.game.isTurnComplete()&&!j().confirmTurns}update(){const t=this.isDue();t!==this.waiting&&(this.waiting=t,t?this.wait():clearTimeout(this.timer))}stop(){this.waiting=!1,clearTimeout(this.timer)}wait(){this.timer=window.setTimeout(()=>this.end(),_n)}end(){document.querySelector("dialog:modal")?this.wait():this.game.endTurn()}}const Ho=["S5","S9"];class An{constructor(t,s){this.host=t,this.hooks=s,this.rules=null,this.line=null,this.shown=null,this.view=null,this.made=[],this.unfinished=[],this.steps=null,this.tray=null,this.remark="",this.marks=[],this.arrows=[],this.preview=null,this.computed=null,this.turnEnd=new Bo(this),this.onMove=this.onMove.bind(this),this.onRefused=this.onRefused.bind(this),this.onHold=this.onHold.bind(this),this.onPlace=this.onPlace.bind(this),t.addController(this)}hostConnected(){this.turnEnd.connect(this.host)}hostUpdated(){this.turnEnd.update()}hostDisconnected(){this.turnEnd.stop()}board(){return this.host.querySelector("ordo-board")}setLine(t,{shown:s=null,made:n=[],view:r=null}={}){this.line=t,this.shown=s;const i=this.shownInput();this.view=i&&this.rules?r??this.viewOf(i):null,this.clear(),this.unfinished=n,this.made=this.canMove()?n:[],this.tray=null,this.updateSteps(),this.host.requestUpdate()}shownInput(){const{line:t,shown:s}=this;return t&&s!==null?{...t,moves:t.moves.slice(0,s)}:t}viewOf(t){if(!this.rules)throw new Error("the rules are not loaded");const s=JSON.stringify(t);return this.computed?.key!==s&&(this.computed={key:s,view:this.rules.view(t)}),this.computed.view}canMove(){return!!this.view&&!this.view.outcome&&this.shown===null&&this.hooks.canMove()}isSplit(){return!!this.view&&!this.view.outcome&&this.view.groups[this.view.turn].length>1}pieces(){return this.steps?.pieces??this.view?.pieces??[]}lastMove(){if(!this.made.length)return this.view?.last??null;const t=this.made.map(s=>s.split("-"));return{from:t.map(([s])=>s??""),to:t.map(([,s])=>s??"")}}goTo(t){const{line:s}=this;if(!s)return;const n=Math.max(0,Math.min(s.moves.length,t));this.setLine(s,{shown:n===s.moves.length?null:n,made:this.unfinished}),B(this.view?.last?h("play.moved",{color:Pt(this.view.turn),move:this.view.last.text}):"")}keys(){if(!this.line)return{};const t=this.line.moves.length,s=this.shown??t;return{ArrowLeft:()=>this.goTo(s-1),ArrowRight:()=>this.goTo(s+1),Home:()=>this.goTo(0),End:()=>this.goTo(t)}}clear(){this.remark="",this.marks=[],this.arrows=[],this.preview=null,this.host.requestUpdate()}tell(t,s=[]){this.clear(),this.remark=t,this.arrows=s,B(t)}refuse(t,s){if(this.showReason(t,s,R(t)),this.hooks.onRefused)return this.hooks.onRefused(t);B(this.remark),xe("refused")}showReason(t,s,n){const r=Ho.includes(t.rule??"");this.clear(),this.remark=n,this.marks=(t.squares??[]).map(i=>({square:i,kind:r?"cut":"bad"})),this.preview=r?s:null}onMove(t){if(!this.canMove())return;const{move:s}=t.detail;this.line?.game==="khalifa"?this.step(s.text):this.hooks.play(s)}onRefused(t){const{from:s,to:n,text:r}=t.detail;this.canMove()&&this.attempt([...this.made,r].join(","),{from:s,to:n})}attempt(t,s){if(!(!this.rules||!this.line))try{const n=this.rules.explain(this.line,t);n.legal?this.hooks.play(n.move):this.refuse(n.message,s)}catch(n){if(!(n instanceof S))throw n;this.refuse($n(n),null)}}onHold(t){const{run:s}=t.detail;this.clear(),s.length&&!this.countMoves(s)&&this.canMove()?this.explainStuck(s):this.announceSelection(s)}announceSelection(t){B(jo(t,this.countMoves(t)))}countMoves(t){return this.line?.game==="khalifa"?this.steps?.targets[t[0]??""]?.length??0:Qs(this.view?.moves??[],t).length}explainStuck(t){if(!this.rules||!this.line)return;const s=Do(this.rules,this.line,this.pieces(),t,this.made),n=[h("play.stuck",{count:t.length}),s?R(s.message):""].join(" ").trim();s?this.showReason(s.message,{from:s.from,to:s.to},n):this.remark=n,B(n)}updateSteps(){const{rules:t,line:s,view:n}=this;if(this.steps=null,!(s?.game!=="khalifa"||!t||!n||!this.canMove())){try{this.steps=t.steps(s,this.made)}catch(r){if(!(r instanceof S)||!this.made.length)throw r;this.made=this.unfinished=[],this.steps=t.steps(s,[]),this.hooks.onSteps?.([],!0)}n.phase==="placing"&&this.tray===null&&(this.tray=n.tray[n.turn][0]??null)}}setMade(t,s){this.made=this.unfinished=t,this.updateSteps(),this.hooks.onSteps?.(t,s),this.host.requestUpdate()}step(t){this.clear(),this.setMade([...this.made,t],!1),this.steps?.turn?.wins?this.endTurn():B(Ht(this.steps))}stepBack(){this.setMade(this.made.slice(0,-1),!0),B(this.made.length?Ht(this.steps):h("play.turnOf",{color:this.view?.turn??"w"}))}discardSteps(){this.made.length&&this.setMade([],!0)}isTurnComplete(){return this.made.length>0&&this.canMove()&&vn(this.steps)}endTurn(){const t=this.steps?.turn;t&&this.made.length&&this.hooks.play(t)}isPlacing(){return this.canMove()&&this.view?.phase==="placing"&&this.steps!==null&&this.tray!==null}chooseSize(t){this.tray=t,this.clear()}onPlace(t){this.place(t.detail.square)}place(t){const{steps:s,tray:n}=this;if(!s||n===null||!this.canMove())return;const r=`${n}@${t}`;if(s.targets[n]?.includes(t)){const o=s.wins[n]?.includes(t)??!1;return this.hooks.play({text:r,from:[],to:[t],captures:[],wins:o})}const i=s.forbidden[n]?.find(o=>o.square===t);i?this.refuse(i.message,null):this.attempt(r,null)}}const zo=["w","b"];function xn(e){return p`<section class="visually-hidden" aria-label=${h("board.list")}>
    <ul>
      ${zo.map(t=>p`<li>${h(`board.list.${t}`,{squares:Ko(e,t)})}</li>`)}
    </ul>
  </section>`}function Ko(e,t){const s=e.filter(n=>n.color===t).map(n=>n.size?h("board.list.sized",{size:n.size,square:n.square}):n.square).sort();return s.length?he(s):h("board.list.none")}function Wo(e,t){const{code:s="",squares:n=[]}=e?.winner?e.reason:{};return s==="outcome.cannotReconnect"?{winning:[],marks:n.map(r=>({square:r,kind:"cut"}))}:{winning:s==="outcome.homeRow"&&!n.length?t?.to??[]:n,marks:[]}}function Go(e){const t=e?.outcome?.reason;return t?.code==="outcome.ordo"?(t.squares??[]).map(s=>({square:s,kind:"won"})):t?.code!=="outcome.homeRow"?[]:(t.squares??e?.last?.to??[]).map(s=>({square:s,kind:"goal"}))}function En(e,t){const{view:s,line:n}=e;if(!s||!n)return p`<div class="skeleton-board" data-game=${n?.game??t.game??"stein"}></div>`;const r=t.outcome??s.outcome,{winning:i,marks:o}=Wo(r,s.last),a=e.isPlacing(),l=e.canMove()&&!a,{net:c,coordinates:u,digits:d}=j();return p`<ordo-board
    game=${n.game}
    .pieces=${e.pieces()}
    .orientation=${t.orientation}
    .moves=${l?e.steps?No(e.steps):s.moves:[]}
    .movable=${l&&!e.isTurnComplete()?s.turn:null}
    .runs=${n.game==="stein"}
    .placing=${a?{targets:e.steps?.targets[e.tray??1]??[]}:null}
    ?editing=${t.editing??!1}
    .last=${e.lastMove()}
    .marks=${[...Fo(e,t.marks??[]),...o]}
    .arrows=${t.arrows??e.arrows}
    .preview=${e.preview}
    .winning=${i}
    .net=${c}
    .coordinates=${u}
    ?digits=${d}
    ?still=${ks()}
    .label=${h("board.label",{game:n.game})}
    .describe=${yn}
    @ordo-move=${e.onMove}
    @ordo-refused=${e.onRefused}
    @ordo-hold=${t.onHold??e.onHold}
    @ordo-place=${e.onPlace}
    @ordo-square=${t.onSquare}
  ></ordo-board>`}function Fo(e,t){const s=[...t,...e.marks],n=new Set(s.map(o=>o.square)),i=(e.tray===null?[]:e.steps?.forbidden[e.tray]??[]).filter(({square:o})=>!n.has(o));return[...s,...i.map(({square:o})=>({square:o,kind:"no"}))]}function Vo(e,t){return p`${e?p`<strong>${e}</strong> `:m}${e===t?m:p`<span>${t}</span>`}`}class Xo extends G{static styles=[ln,Xe`
      :host {
        display: inline-block;
        width: 2.5rem;
      }
      svg {
        pointer-events: none;
      }
    `];static properties={color:{type:String},size:{type:Number},digits:{type:Boolean}};constructor(){super(),this.color="w",this.size=0,this.digits=!1}render(){const t={color:this.color,...this.size?{size:this.size}:{}};return p`<svg viewBox="-46 -46 92 92" aria-hidden="true">
      <g class="piece ${this.color}">${$t(t,this.digits)}</g>
    </svg>`}}customElements.define("ordo-piece",Xo);function Sn(e,t,s=!1){const n=e.canMove()&&e.view?.turn===t&&!s,r=e.view?.tray[t]??[];return p`<span class="tray" role="group" aria-label=${h(`board.tray.${t}`)}>
    ${r.map(i=>p`<button
          class="tray-piece"
          ?disabled=${!n}
          aria-pressed=${n&&e.tray===i}
          aria-label=${h("board.trayPiece",{size:i})}
          @click=${()=>e.chooseSize(i)}
          @pointerdown=${o=>n&&Yo(e,i,o)}
        >
          <ordo-piece color=${t} .size=${i} ?digits=${j().digits}></ordo-piece>
        </button>`)}
  </span>`}function Yo(e,t,s){if(s.button!==0)return;const n=s.currentTarget,r=n.querySelector("ordo-piece"),i={x:s.clientX,y:s.clientY};e.chooseSize(t),n.setPointerCapture(s.pointerId);const o=l=>{r&&(r.style.translate=`${l.clientX-i.x}px ${l.clientY-i.y}px`)},a=l=>{if(n.removeEventListener("pointermove",o),n.removeEventListener("pointerup",a),n.removeEventListener("pointercancel",a),r&&(r.style.translate=""),l.type==="pointercancel")return;const c=e.board()?.squareAtPoint(l.clientX,l.clientY);c&&e.place(c)};n.addEventListener("pointermove",o),n.addEventListener("pointerup",a),n.addEventListener("pointercancel",a)}function Mn(e){return p`<button
      class=${St({primary:!0,ending:e.turnEnd.isDue()})}
      ?disabled=${!e.steps?.turn}
      @click=${()=>e.endTurn()}
    >
      ${h("play.endTurn")}
    </button>
    <button @click=${()=>e.stepBack()}>${h("play.takeBackStep")}</button>`}class Jo extends D{static properties={from:{state:!0}};constructor(){super(),this.from=null}async open(t){this.from=t,await this.updateComplete,this.dialog()?.showModal()}close(){this.dialog()?.close()}dialog(){return this.querySelector("dialog")}render(){return this.from?p`<dialog
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
    </dialog>`:m}}customElements.define("ordo-play-from",Jo);function On(e,t){const s=document.createElement("a");s.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),1e4)}class Zo extends D{static properties={input:{attribute:!1},match:{attribute:!1},record:{attribute:!1},link:{attribute:!1},refused:{state:!0}};constructor(){super(),this.input=null,this.match=null,this.record=null,this.link="",this.refused=""}open(){this.refused="",this.querySelector("dialog")?.showModal()}close(){this.querySelector("dialog")?.close()}address(){return this.link||(this.input?wo(this.input):"")}recordText(t,s){return t.writeRecord(this.record??yo(s))}async send(){try{await navigator.share({title:"Ordo",url:this.address()}),this.close()}catch(t){t instanceof DOMException&&t.name==="AbortError"||await this.copy(()=>this.address())}}async copy(t){const s=t(await nt());try{await navigator.clipboard.writeText(s),this.close(),tt(h("app.copied"))}catch{this.refused=s,await this.updateComplete;const n=this.querySelector("textarea");n?.focus(),n?.select()}}async download(){const{match:t}=this;if(!t)return;const s=await nt();On(`ordo-${t.game}-${t.begun.slice(0,10)}.ordo`,this.recordText(s,t))}render(){const{input:t,match:s}=this;return!t||!s?m:p`<dialog
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
          <button @click=${()=>this.copy(()=>this.address())}>${h("share.link")}</button>
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
    </dialog>`}}customElements.define("ordo-share",Zo);const Oe={1:"!",2:"?",3:"!!",4:"??",5:"!?",6:"?!"};class I{constructor(t,s){this.head=t,this.root=s}static empty({game:t,start:s,options:n}){return new I({tags:[],game:t,start:s??null,options:n??{},result:"*"},Tn())}static ofGame(t){const s=I.empty(t);let n=s.root;for(const r of t.moves)n=s.add(n,r);return s}static ofRecord({nodes:t,...s}){const n=Tn();return s.comment&&(n.comment=Te(s.comment)),Ln(n,t),new I(s,n)}toRecord(){const{comment:t,...s}=this.head,n=this.root.comment;return{...s,...n?{comment:Ce(n)}:{},nodes:Rn(this.root)}}add(t,s){const n=t.children.find(i=>i.move===s);if(n)return n;const r={move:s,parent:t,children:[],ply:t.ply+1};return t.children.push(r),r}remove(t){const{parent:s}=t;return s?(s.children=s.children.filter(n=>n!==t),s):t}promote(t){for(let s=t;s.parent;s=s.parent){const{parent:n}=s;n.children=[s,...n.children.filter(r=>r!==s)]}}comment(t,s){const n=s.replace(/\[%/g,"[ %").replace(/[^\P{Cc}\n\t]/gu,"").replace(/\n\s*\n/g,`
`).trim();n?t.comment=n:delete t.comment}annotate(t,s){const n=(t.nags??[]).filter(r=>!(r in Oe));t.nags=s?[s,...n]:n}inputAt(t){const{game:s,start:n,options:r}=this.head;return{game:s,...n?{start:n}:{},options:r,moves:Le(t).map(i=>i.move)}}mainLine(){return Pe(this.root)}isPlain(){for(const t of[this.root,...this.mainLine()])if(t.children.length>1||t.comment||t.commentBefore||t.nags?.length||t.eval||t.clock!==void 0)return!1;return this.head.tags.length===0}moverOf(t){const s=this.head.start?.trim().endsWith("b")??!1;return t.ply%2===1!==s?"w":"b"}numberOf(t){const s=this.head.start?.trim().endsWith("b")??!1;return Math.floor((t.ply+(s?2:1))/2)}at(t){let s=this.root;for(const n of t){const r=s.children[n];if(!r)break;s=r}return s}}const Cn="\uFF5D",Ce=e=>e.replaceAll("}",Cn),Te=e=>e.replaceAll(Cn,"}");function Tn(){return{move:"",parent:null,children:[],ply:0}}function Le(e){const t=[];for(let s=e;s.parent;s=s.parent)t.push(s);return t.reverse()}function Re(e){return Le(e).map(t=>t.parent?.children.indexOf(t)??0)}function Pe(e){const t=[];for(let s=e.children[0];s;s=s.children[0])t.push(s);return t}function Ln(e,t){let s=e;for(const{variations:n,move:r,comment:i,commentBefore:o,...a}of t){const l={...a,move:r,parent:s,children:[],ply:s.ply+1};i&&(l.comment=Te(i)),o&&(l.commentBefore=Te(o)),s.children.push(l);for(const c of n??[])Ln(s,c);s=l}}function Rn(e){const t=[];for(let s=e;s.children[0];s=s.children[0]){const[n,...r]=s.children;if(!n)break;t.push({...Pn(n),...r.length?{variations:r.map(i=>[Pn(i),...Rn(i)])}:{}})}return t}function Pn({move:e,comment:t,commentBefore:s,nags:n,clock:r,eval:i}){return{move:e,...t?{comment:Ce(t)}:{},...s?{commentBefore:Ce(s)}:{},...n?.length?{nags:n}:{},...r!==void 0?{clock:r}:{},...i?{eval:i}:{}}}var Qo=Object.freeze({__proto__:null,SIGNS:Oe,Tree:I,lineAfter:Pe,path:Le,stepsTo:Re});const qn="ordo.analysing",zt="ordo.analysis.",ta=20;function Kt(){return new Date().toISOString().replace(/\D/g,"")+Math.floor(Math.random()*1e3)}function ea(e,t,s){if(!(!t.root.children.length&&!t.root.comment&&!t.head.start)){L(zt+e,{id:e,record:t.toRecord(),steps:Re(s),touched:new Date().toISOString()}),L(qn,e);for(const n of In().slice(ta))le(zt+n.id)}}function In(){return $s(zt).map(e=>x(e)).filter(jn).sort((e,t)=>e.touched<t.touched?1:-1)}function sa(){const e=x(qn),t=typeof e=="string"?x(zt+e):null;return jn(t)?t:null}function jn(e){const t=e?.record;return typeof e?.id=="string"&&typeof e.touched=="string"&&Array.isArray(e.steps)&&(t?.game==="stein"||t?.game==="khalifa")&&Array.isArray(t.tags)&&Array.isArray(t.nodes)}const na=1e6;async function ra(e){const t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),s=new Uint8Array(await new Response(t).arrayBuffer());let n="";for(const r of s)n+=String.fromCharCode(r);return btoa(n).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}async function ia(e){try{const t=atob(e.replaceAll("-","+").replaceAll("_","/")),s=Uint8Array.from(t,o=>o.charCodeAt(0)),n=new Blob([s]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=new TextDecoder("utf-8",{fatal:!0});let i="";for(;;){const{done:o,value:a}=await n.read();if(o)return i+r.decode();if(i+=r.decode(a,{stream:!0}),i.length>na)return await n.cancel(),null}}catch{return null}}async function Nn(e,t){if(t.length<2)return null;const s=/^#r=([\w-]+)$/.exec(t)?.[1];if(s){const r=await ia(s),[i]=r===null?[]:e.readRecords(r);if(!i)throw new Error("unreadable");return{tree:I.ofRecord(i),id:Kt()}}const n=wn(t)?_e(t):null;if(!n)throw new Error("unreadable");return e.view(n),{tree:I.ofGame(n),id:Kt()}}function qe(e,{id:t,record:s,steps:n}){const r=I.ofRecord(s),i=r.at(n);return e.view(r.inputAt(i)),{tree:r,id:t,node:i}}function Un(e,t){const s=sa();if(s&&(!t||t===s.record.game))try{return qe(e,s)}catch(n){console.warn(n)}return{tree:I.empty({game:t==="khalifa"?"khalifa":"stein"}),id:Kt()}}async function Dn(e,t){const[s=t.root]=t.mainLine().slice(-1);return t.isPlain()?Bt(t.inputAt(s)):`#r=${await ra(e.writeRecord(t.toRecord()))}`}var oa=Object.freeze({__proto__:null,fragmentOfTree:Dn,fromAddress:Nn,fromSaved:qe,loadLast:Un});class aa extends D{static properties={rules:{attribute:!1},input:{attribute:!1},view:{attribute:!1},mode:{type:String},orientation:{type:String},marks:{attribute:!1},arrows:{attribute:!1}};constructor(){super(),this.rules=null,this.input=null,this.view=null,this.mode="play",this.orientation="w",this.marks=[],this.arrows=[],this.game=new An(this,{canMove:()=>this.mode==="play",play:t=>this.emit("study-move",{move:t}),onSteps:t=>this.reportSteps(t),onRefused:t=>this.emit("study-refused",{message:t})}),this.onHold=this.onHold.bind(this),this.onSquare=this.onSquare.bind(this)}willUpdate(t){t.has("input")||t.has("rules")?this.refresh():t.has("mode")&&this.game.updateSteps()}refresh(){this.game.rules=this.rules,this.game.setLine(this.input,{view:this.view})}reset(){this.refresh(),this.game.board()?.clear()}attempt(t,s){this.game.attempt(t,s)}emit(t,s){this.dispatchEvent(new CustomEvent(t,{detail:s,bubbles:!0}))}reportSteps(t){const{steps:s}=this.game;s?.turn?.wins||this.emit("study-step",{text:t.length?Ht(s):""})}onHold(t){const{run:s}=t.detail;s.length&&this.game.clear(),this.game.announceSelection(s)}onSquare(t){t.detail.first&&this.emit("study-tap",{square:t.detail.square})}render(){const{game:t}=this,s=En(t,{orientation:this.orientation,marks:this.marks,arrows:t.made.length?[]:this.arrows,editing:this.mode==="tap",onHold:this.onHold,onSquare:this.onSquare});return!t.view||!this.input?s:p`${this.tray("far")} ${s} ${this.tray("near")}
    ${t.made.length?p`<div class="rowed turn-actions">${Mn(t)}</div>`:m}
    ${xn(t.pieces())}
    ${this.mode==="play"?p`<p class="visually-hidden">${h(`board.help.${this.input.game}`)}</p>`:m}`}tray(t){if(this.game.view?.phase!=="placing")return m;const s=t==="near"==(this.orientation==="w")?"w":"b";return p`<div class="study-tray">${Sn(this.game,s)}</div>`}}customElements.define("ordo-study-board",aa);var la=[.2,.375,.5555555555555556,.6666666666666666],ca=(e,t)=>s=>{let n=4*e+s-4,r="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(n)-35,i=n>8?r:1,o=t/i|0,a=t%i,l=i-a,c=n>8?o*la[s]+(e>5)&-2:r,u=o-c;return{t:l*u+a*u+a,o:[[l,u],[a,u+1]],i:c}},ha={M:1},X=e=>new Uint8Array(e),vt=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},Wt=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),Ie=e=>e.charCodeAt(0),Bn=(...e)=>(t,s)=>e.forEach(n=>n(t,s)),Hn=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},je=e=>(t,s)=>{t.push(4,4),t.push(e.length,8+8*(s>9)),e.forEach(n=>t.push(n,8))},it=(e,t,s,n,r=(o,a)=>s(o.length,a),i=n?o=>Bn(Hn(n),e(o)):e)=>(i.test=t,i.l=s,i.est=r,i.eci=n&&[n],i),zn=it(e=>(t,s)=>{t.push(1,4),t.push(e.length,10+2*(s>26)+2*(s>9));let n=0;for(;n<e.length-2;n+=3)t.push(+e.slice(n,n+3),10);n<e.length-1?t.push(+e.slice(n),7):n<e.length&&t.push(+e[n],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),Kn=it(e=>(t,s)=>{t.push(2,4),t.push(e.length,9+2*(s>26)+2*(s>9));let n=0;for(;n<e.length-1;n+=2)t.push(45*Wt(e[n])+Wt(e[n+1]),11);n<e.length&&t.push(Wt(e[n]),6)},e=>Wt(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),ot=it(e=>je([...e].map(Ie)),e=>Ie(e)<128,(e,t)=>12+8*(t>9)+8*e);ot._=!0,ot.u=!0;var Ne=it(ot,e=>Ie(e)<256,ot.l,3);Ne._=!0;var Wn=new TextEncoder,Ue=it(e=>je(Wn.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*Wn.encode(e).length);Ue._=!0;var De=()=>{let e=new Map,t=new TextDecoder("sjis"),s=X(2);for(let n=0;n<7973;++n)s[0]=n/192+129+64*(n>5951),s[1]=n%192+64,e.set(t.decode(s),n);return e.delete("\uFFFD"),De=()=>e,e},Be=it(e=>(t,s)=>{t.push(8,4),t.push(e.length,8+2*(s>26)+2*(s>9));for(let n of e)t.push(De().get(n),13)},e=>De().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);Be._=!0;var Gn=[zn,Kn,ot,Ne,Be,Ue],ua={auto:(e,{modes:t=Gn}={})=>(s,n)=>{let r=t.map((u,d)=>{let f=new Map,g=(w,$)=>(f.has(w)||f.set(w,$(w,n)),f.get(w));return{m:u,h:1<<d,C:u.est("",n),S:u.l?(w,$)=>g($-w,u.l):(w,$)=>g(e.slice(w,$),u.est)}}),i=[{v:0}],o=0,a=0,l=-1;for(let u of[...e,""]){let d=0;if(u)for(let f of r)f.m.test(u)&&(d|=f.h);if(!u||d!==l){if(l!==-1){let f=new Set(i.map(w=>w.D)),g=[];for(let{m:w,C:$,S:v,h:_}of r)if(l&_){let M=v(o,a);for(let at of w.eci??f)if(!w.u||!at){let lt;for(let N of i)if(N.D===at||w.eci){let ct=N.m===w&&N.D===at,Xt=ct?N.V:N,Ge=w._&&ct?N.v+M-$:Xt.v+12*(Xt.D!==at)+(ct?v(ct?N.$:o,a):M);(!lt||Ge<lt.v)&&(lt={$:ct?N.$:o,V:Xt,m:w,D:at,A:a,v:Ge})}lt&&g.push(lt)}}i=g}l=d,o=a}a+=u.length}i.length||vt(5);let c=[];for(let u=i.reduce((d,f)=>f.v<d.v?f:d);u.m;u=u.V)c.push(u.m(e.slice(u.$,u.A)));c.reverse().forEach(u=>u(s,n))},multi:Bn,eci:Hn,bytes:je,numeric:zn,alphaNumeric:Kn,ascii:ot,iso8859_1:Ne,shift_jis:Be,utf8:Ue},da=()=>({F:X(2956),I:0,push(e,t){for(let s=t,n=8-(7&this.I);s>0;s-=n,n=8)this.F[this.I>>3]|=e<<n>>s,this.I+=s<n?s:n}}),He=(e,t=e*e,s=X(t))=>({size:e,K:s,get:(n,r)=>n>=0&&n<e&&!!(1&s[r*e+n]),toString({on:n="##",off:r="  ",lf:i=`
`,pad:o=4,padX:a=o,padY:l=o}={}){let c="";for(let u=-l;u<e+l;++u){for(let d=-a;d<e+a;++d)c+=this.get(d,u)?n:r;c+=i}return c},toImageData(n,{on:r=[0,0,0],off:i=[0,0,0,0],pad:o=4,padX:a=o,padY:l=o}={}){let c=e+2*a,u=e+2*l,d=n.createImageData(c,u),f=new Uint32Array(d.data.buffer);d.data.set([...r,255]);let g=f[0];d.data.set([...i,255]);let w=f[0];for(let $=0;$<u;++$)for(let v=0;v<c;++v)f[$*c+v]=this.get(v-a,$-l)?g:w;return d},toCanvas(n,r){let i=n.getContext("2d"),o=this.toImageData(i,r);n.width=o.width,n.height=o.height,i.putImageData(o,0,0)},toDataURL({type:n="image/png",scale:r=1,...i}={}){let o=document.createElement("canvas"),a=o.getContext("2d"),l=this.toImageData(a,i);return o.width=l.width*r,o.height=l.height*r,a.putImageData(l,0,0),a.imageSmoothingEnabled=!1,a.globalCompositeOperation="copy",a.drawImage(o,0,0,l.width,l.height,0,0,o.width,o.height),o.toDataURL(n,1)}}),Gt=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],Ft=X(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))Ft[Ft[t+255]=e++]=t;var Fn=e=>Ft[e%255],Vn=e=>Ft[e+255],fa=(e,t)=>{let s=X(e.length+t.length-1);for(let n=0;n<e.length;++n)for(let r=0;r<t.length;++r)s[n+r]^=Fn(e[n]+t[r]);return s.map(Vn)},pa=(e,t)=>{let s=X(e.length+t.length-1);s.set(e,0);for(let n=0;n<e.length;++n)if(s[n]){let r=Vn(s[n]);for(let i=0;i<t.length;++i)s[n+i]^=Fn(t[i]+r)}return s.slice(e.length)},ze=[[0],[0,0]];for(let e=1;e<30;++e)ze.push(fa(ze[e],[0,e]));var ma=(e,t)=>{let s=[[],[]],n=0,r=0;for(let[o,a]of t.o)for(let l=0;l<o;++l,n+=a){let c=e.slice(n,n+a);s[0].push(c),s[1].push(pa(c,ze[t.i])),r+=a+t.i}let i=X(r);r=0;for(let o of s)for(let a=0,l=-1;l<r;++a){l=r;for(let c of o)a<c.length&&(i[r++]=c[a])}return i},Xn=(e,t,s)=>{let n=e<<=s;for(let r=134217728;r>>=1;)n&r&&(n^=t*(r>>s));return n|e},ga=({size:e,K:t},s)=>{let n=(o,a,l,c)=>{for(;l-- >0;o+=e)t.fill(c,o,o+a)},r=(o,a,l)=>{for(let c=0;c++<3;l-=2)n(a*e+o-(l>>1)*(e+1),l,l,2|c)},i=2*((e-13)/(1+(s/7|0))/2+.75|0);if(s>1)for(let o=e-7;o>8;o-=i){for(let a=o;a>8;a-=i)r(o,a,5);o<e-7&&r(o,6,5)}if(s>6)for(let o=Xn(s,7973,12),a=1;a<7;++a)for(let l=12;l-- >9;o>>=1)t[a*e-l]=2|1&o;n(7,2,9,2),n(e-8,8,9,2);for(let o=0;o<e;++o)t[6*e+o]=3^1&o;r(3,3,7),r(e-4,3,7);for(let o=0;o<e;++o)for(let a=o;a<e;++a)t[a*e+o]=t[o*e+a];t[(e-8)*e+8]=3},wa=({size:e,K:t})=>{let s=[];for(let n=e-2,r=e,i=-1;n>=0;n-=2){for(n===5&&(n=4);r+=i,r!==-1&&r!==e;){let o=r*e+n;t[o+1]||s.push(o+1),t[o]||s.push(o)}i*=-1}return s},ya=({K:e},t,s)=>t.forEach((n,r)=>e[n]=s[r>>3]>>(7&~r)&1),$a=({size:e,K:t},s,n,r)=>{for(let o=0;o<e;++o)for(let a=0;a<e;++a){let l=o*e+a;t[l]^=!(s(a,o)||2&t[l])}let i=21522^Xn((1^r)<<3|n,1335,10);for(let o=0;o++<8;i>>=1)t[(o-(o<7))*e+8]=1&i,t[9*e-o]=1&i;for(let o=8;--o,i;i>>=1)t[8*e+o-(o<7)]=1&i,t[(e-o)*e+8]=1&i},ba=({size:e,K:t},s=0,n=0)=>{for(let r=0;r<e;++r){for(let i=0;i<2;++i)for(let o,a=0,l=0,c=2;a<e;++a){let u=1&t[i?r*e+a:a*e+r];n+=u,l=(l>>1|2098176)&(3047517^u-1),2049&l&&(s+=40),u^c&&(o=0),c=u,s+=++o===5?3:o>5}if(r)for(let i=e+r,o=5*t[r-1]^t[r];i<e*e;i+=e){let a=5*t[i-1]^t[i];s+=3*!(1&(o|a)|4&(o^a)),o=a}}return s+10*(10*Math.abs(n/(e*e)-1)|0)},Yn=[],Ke=(e=vt(1),{minCorrectionLevel:t=0,maxCorrectionLevel:s=3,minVersion:n=1,maxVersion:r=40,mask:i,trailer:o=60433,...a}={})=>{s<t&&vt(3),r<n&&vt(2),typeof e=="string"&&(e=ua.auto(e,a));for(let l=n,c=0;l<=r;++l){let u=Yn[l];u||(Yn[l]=u=He(4*l+17),ga(u,l),u.p=wa(u));let d=ca(l,u.p.length>>3);if(8*d(t).t<c)continue;let f=da();e(f,l),c=f.I;for(let g=s;g>=t;--g){let w=d(g);if(8*w.t<c)continue;for(f.I=c+11&-8;f.I<8*w.t;)f.push(o,16);let $=He(u.size,u.K);return ya($,u.p,ma(f.F,w)),(Gt[i]?[Gt[i]]:Gt).map((v,_)=>{let M=He($.size,$.K);return $a(M,v,i??_,g),M.s=Gt[i]?0:ba(M),M}).reduce((v,_)=>_.s<v.s?_:v)}}vt(4)};Ke.with=(...e)=>(t,s)=>Ke(t,{modes:[...Gn,...e],...s});const va=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Jn=e=>va.test(e)?`\u2068${e}\u2069`:e;let Zn=null;function Qn(){return typeof BroadcastChannel<"u"&&(Zn??=new BroadcastChannel("ordo.seats")),Zn}function ka(e){Qn()?.postMessage(e)}function _a(e){const t=({data:n})=>e(n),s=Qn();return s?.addEventListener("message",t),()=>s?.removeEventListener("message",t)}const We="ordo.table.";function Aa(e){const t=new AbortController,s=new Promise(n=>t.signal.addEventListener("abort",n));return navigator.locks?.request(We+e,{mode:"shared"},()=>s),()=>t.abort()}async function xa(){return((await navigator.locks?.query())?.held??[]).flatMap(({name:t})=>t?.startsWith(We)?[t.slice(We.length)]:[])}const Ea=1e4,tr=6e4,Vt=1500;class Sa{constructor(){this.games=null,this.statuses=new Map,this.timer=0}start(){const t=()=>this.interval()&&this.schedule(Vt);for(const s of["popstate","ordo-navigate","online"])window.addEventListener(s,t);window.addEventListener("ordo-mine",s=>{this.onGames(s.detail)}),window.addEventListener("ordo-seat",s=>{const{id:n,state:r,you:i}=s.detail;this.statuses.set(n,r.status!=="playing"?r.status:r.turn===i?"mine":"theirs"),this.schedule(Vt)}),this.schedule(Vt)}interval(){if(!this.games)return Vt;const t=Z(location.pathname),s=this.games.filter(({id:n,status:r})=>r!=="over"&&n!==t);return s.some(jt)?Ea:s.length?tr:0}schedule(t){clearTimeout(this.timer),t&&(this.timer=window.setTimeout(()=>{this.poll()},t))}async poll(){this.schedule(tr);try{navigator.onLine&&await Xs()}catch(t){if(!(t instanceof P))throw t;t.code==="no-online"&&this.schedule(0)}}async onGames(t){const s=Z(location.pathname),n=this.statuses,r=Pi(n,t,!this.games).filter(({id:a})=>a!==s);if(this.games=t,this.statuses=new Map(t.map(a=>[a.id,Zs(a)])),this.schedule(this.interval()),!r.length)return;const i=await xa(),[o]=r.filter(({id:a})=>!i.includes(a)).sort((a,l)=>Number(jt(l))-Number(jt(a)));o&&this.notifyPlayer(o,n.get(o.id)==="open",!s)}notifyPlayer(t,s,n){const r=`/g/${t.id}`;tt(h(It(t)&&(t.plies||!s)?"home.turnIn":"home.started",{name:Jn(Ri(t)||h("home.guest"))}),{stay:n,about:r,title:h(It(t)?"home.yourTurn":"home.startedTitle"),action:{label:h("home.goToGame"),run:()=>Mt(r)}}),xe("call")}}let er=!1;function Ma(){er||(er=!0,new Sa().start())}var Oa=Object.freeze({__proto__:null,watchOwnGames:Ma});const Ca=16;async function Ta({table:e=Ca,bytes:t,startWorker:s=La}={}){return new Ra(await pn(t),e,s)}function La(){return new Worker(new URL("../engine/engine-worker.js",import.meta.url),{type:"module",name:"ordo-engine"})}class Ra{#n;#r;#e;#s;#t=null;#a=Math.floor(Math.random()*2**32);constructor(t,s,n){this.#n=t,this.#r=s,this.#e=n,this.#s=this.#i()}#i(){const t=this.#e();return t.addEventListener("message",({data:s})=>{t===this.#s&&this.#l(s)}),t.addEventListener("error",()=>{t===this.#s&&this.#o()?.reject(new S({code:"engine.died"}))}),t.postMessage({module:this.#n}),t}#o(){const t=this.#t;return this.#t=null,this.#s.terminate(),this.#s=this.#i(),t}#l({lines:t,found:s,error:n}){const r=this.#t;if(r){if(t){r.note(t);return}this.#t=null,s?r.resolve(s):r.reject(new S(n??{code:"engine.died"}))}}search(t,s,n=()=>{}){return this.stop(),new Promise((r,i)=>{this.#t=new Pa(r,i,n),this.#s.postMessage({input:H(t),limits:{table:this.#r,seed:this.#a,...s}})})}stop(){if(!this.#t)return;const t=this.#o();t?.resolve(t.result())}close(){const t=this.#t;this.#t=null,this.#s.terminate(),t?.resolve(t.result())}}class Pa{#n;#r=[];constructor(t,s,n){this.resolve=t,this.reject=s,this.#n=n}note(t){this.#r=t,this.#n(t)}result(){const t=this.#r;return{best:t[0]?.moves[0]??null,lines:t,nodes:t.at(-1)?.nodes??0}}}var qa=Object.freeze({__proto__:null,createEngine:Ta});export{Lo as $,xe as A,gt as B,Po as C,fn as D,Bt as E,En as F,An as G,Go as H,To as I,xn as J,p as K,D as L,Sn as M,Ht as N,S as O,Vo as P,St as Q,qo as R,$i as S,Mn as T,Co as U,wn as V,di as W,po as X,_e as Y,So as Z,hn as _,bi as a,Pe as a0,y as a1,Oe as a2,he as a3,Er as a4,xs as a5,In as a6,Kt as a7,I as a8,x as a9,ha as aA,Oi as aB,Js as aC,On as aD,Ai as aE,Mi as aF,vi as aG,Ci as aH,le as aI,_i as aJ,Aa as aK,_a as aL,ka as aM,Si as aN,Jn as aO,Z as aP,$n as aa,Nn as ab,Un as ac,qe as ad,Re as ae,ea as af,Dn as ag,L as ah,nt as ai,zr as aj,Ws as ak,O as al,A as am,k as an,yn as ao,Wr as ap,$t as aq,qt as ar,ki as as,xi as at,Ti as au,P as av,Ys as aw,Vs as ax,Ei as ay,Ke as az,m as b,un as c,Li as d,Ao as e,mt as f,fi as g,qs as h,It as i,Ps as j,li as k,Ut as l,Xs as m,Mt as n,Rs as o,ks as p,tt as q,R as r,j as s,h as t,hi as u,Bs as v,Is as w,ue as x,Pt as y,B as z};
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
