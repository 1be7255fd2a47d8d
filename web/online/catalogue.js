// The words of online play, loaded before the first of its pages is drawn.
import { loadPart } from "../i18n/i18n.js";

await loadPart("online");
