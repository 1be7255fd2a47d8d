// Synthesized sounds: a short knock for a move, a lower one for a capture, two notes for the end, one note for a
// request. Browsers allow sound only after a user gesture.
import { whenIdle } from "../app/idle.js";
import { settings } from "../app/settings.js";

/** @type {AudioContext | null} */
let audio = null;

if (typeof window !== "undefined") {
  const resume = () => {
    if (audio?.state === "suspended") void audio.resume();
  };
  // Creating the context takes up to a tenth of a second, which must not delay the answer to the gesture.
  const create = () => {
    audio ??= new AudioContext();
    resume();
  };
  const wake = () => {
    if (!settings().sound || typeof AudioContext === "undefined") return;
    if (audio) resume();
    else whenIdle(create);
  };
  window.addEventListener("pointerdown", wake, { passive: true });
  window.addEventListener("keydown", wake, { passive: true });
  // The user may have interacted before this module was loaded.
  if (navigator.userActivation?.hasBeenActive) wake();
}

/** @param {"move" | "capture" | "end" | "refused" | "call"} what */
export function play(what) {
  if (settings().sound && audio?.state === "running") {
    if (what === "move") knock(audio, 620, 0.05, 0.5);
    if (what === "capture") knock(audio, 340, 0.09, 0.8);
    if (what === "call") note(audio, 587.33, 0);
    if (what === "refused") knock(audio, 180, 0.05, 0.25);
    if (what === "end") {
      note(audio, 392, 0);
      note(audio, 523.25, 0.16);
    }
  }
  if (settings().vibration && what !== "refused" && matchMedia("(pointer: coarse)").matches)
    navigator.vibrate?.(what === "end" ? [12, 60, 24] : 10);
}

/**
 * A burst of noise through a band-pass filter.
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} length seconds
 * @param {number} loudness
 */
function knock(context, pitch, length, loudness) {
  const samples = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 6;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 2.2 });
  source
    .connect(filter)
    .connect(new GainNode(context, { gain: loudness }))
    .connect(context.destination);
  source.start();
}

/** @param {AudioContext} context @param {number} pitch @param {number} delay seconds */
function note(context, pitch, delay) {
  const at = context.currentTime + delay;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.12, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.7);
  const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.75);
}
