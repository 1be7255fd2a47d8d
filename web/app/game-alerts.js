// Starts alerts about the user's online games on every page. Nothing is loaded for users who have never joined one.
import { load } from "./store.js";

export function startGameAlerts() {
  const mind = () =>
    import("../features/online/own-games.js").then(({ watchOwnGames }) => watchOwnGames(), console.warn);
  if (load("ordo.seated") === true) void mind();
  else window.addEventListener("ordo-seat", mind, { once: true });
}
