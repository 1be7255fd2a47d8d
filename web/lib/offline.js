// The service worker keeps the app for use without a network. A new version waits until the user wants it.
import { t } from "../i18n/i18n.js";
import { notify } from "./notice.js";

export function startServiceWorker() {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", register);
  if (document.readyState === "complete") register();
  addEventListener("offline", () => notify(t("app.offline")));
}

async function register() {
  removeEventListener("load", register);
  try {
    await navigator.serviceWorker.register("/sw.js");
  } catch {
    // no service worker here (a plain file server, a private window): the app works, but needs the network
  }
}
