// Loads the strings of online play before its pages are rendered.
import { loadPart } from "../../i18n/i18n.js";

await loadPart("online");
