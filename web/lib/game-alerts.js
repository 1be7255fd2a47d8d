// Those who have a seat in some game are told of it on every page. For the others nothing is loaded and nobody is asked.
import { load } from "./store.js";

export function startGameAlerts() {
  const mind = () => import("../online/own-games.js").then(({ watchOwnGames }) => watchOwnGames(), console.warn);
  if (load("ordo.seated") === true) void mind();
  else window.addEventListener("ordo-seat", mind, { once: true });
}
