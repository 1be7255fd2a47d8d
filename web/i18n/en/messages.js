// @ts-check
/** What the rules and the engine say; the keys are the codes of `ordo-wasm`. @type {import("../i18n.js").Catalogue} */
const messages = {
  "message.rule": "{rule}: {text}",
};
export default messages;
