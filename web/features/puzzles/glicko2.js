// Glicko-2 ratings (Mark Glickman, "Example of the Glicko-2 system", 2022). Every puzzle is a rating period of its own.

/** @typedef {{ rating: number, deviation: number, volatility: number }} Rating */
/** @typedef {{ rating: number, deviation: number, score: number }} Result an opponent, and 1, 0.5 or 0 points */

/** Points of the Glicko scale per unit of the internal one. */
const SCALE = 173.7178;
/** The rating that is 0 on the internal scale. */
const CENTRE = 1500;
/** The system constant τ, which limits changes of the volatility. */
const TAU = 0.5;
/** Precision of the volatility. */
const EPSILON = 1e-6;

/**
 * The rating after a period.
 * @param {Rating} player
 * @param {readonly Result[]} results
 * @returns {Rating}
 */
export function rate(player, results) {
  const mu = (player.rating - CENTRE) / SCALE;
  const phi = player.deviation / SCALE;
  if (!results.length) return { ...player, deviation: SCALE * Math.hypot(phi, player.volatility) };
  let information = 0;
  let surprise = 0;
  for (const { rating, deviation, score } of results) {
    const g = weight(deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (rating - CENTRE) / SCALE)));
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const variance = 1 / information;
  const volatility = newVolatility(phi, player.volatility, variance, variance * surprise);
  const newPhi = 1 / Math.sqrt(1 / (phi * phi + volatility * volatility) + information);
  return {
    rating: CENTRE + SCALE * (mu + newPhi * newPhi * surprise),
    deviation: SCALE * newPhi,
    volatility,
  };
}

/** The weight g(φ) of a result against an opponent with this deviation. @param {number} phi */
function weight(phi) {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
}

/**
 * Step 5 of the paper: the root of f by the Illinois algorithm.
 * @param {number} phi
 * @param {number} sigma
 * @param {number} variance
 * @param {number} delta the estimated improvement
 */
function newVolatility(phi, sigma, variance, delta) {
  const a = Math.log(sigma * sigma);
  const f = (/** @type {number} */ x) => {
    const e = Math.exp(x);
    const spread = phi * phi + variance + e;
    return (e * (delta * delta - spread)) / (2 * spread * spread) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high = Math.log(Math.max(delta * delta - phi * phi - variance, 0));
  if (!Number.isFinite(high)) {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > EPSILON) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
