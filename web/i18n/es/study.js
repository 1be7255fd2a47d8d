// @ts-check
export { default } from "../en/study.js";
