// Registers the service worker and offers new versions to the user.
import { t } from "../i18n/i18n.js";
import { notify } from "./notice.js";
import { gameIdOf } from "./router.js";

export function startServiceWorker() {
  if (!("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") void register();
  else addEventListener("load", register, { once: true });
  addEventListener("offline", () => {
    // Online games show their own connection status.
    if (!gameIdOf(location.pathname)) notify(t("app.offline"));
  });
}

async function register() {
  const had = !!navigator.serviceWorker.controller;
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    if (registration.waiting && had) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const fresh = registration.installing;
      fresh?.addEventListener("statechange", () => {
        if (fresh.state === "installed" && had) offer(fresh);
      });
    });
  } catch {
    // no service worker (in a private window, for example): the app works, but only online
  }
}

/** @param {ServiceWorker} fresh the waiting version */
function offer(fresh) {
  notify(t("app.update"), {
    stay: true,
    action: {
      label: t("app.updateNow"),
      run: () => {
        navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
        fresh.postMessage("take over");
      },
    },
  });
}
