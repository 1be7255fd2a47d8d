export { LitElement, html, svg, css, nothing, render } from "lit";
export { classMap } from "lit/directives/class-map.js";
export { guard } from "lit/directives/guard.js";
export { live } from "lit/directives/live.js";
export { ref, createRef } from "lit/directives/ref.js";
export { repeat } from "lit/directives/repeat.js";
export type { PropertyValues, TemplateResult } from "lit";
