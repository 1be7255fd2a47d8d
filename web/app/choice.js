// A segmented control: a group of radio buttons, shown side by side.
import { html } from "../vendor/lit.js";

/**
 * @template {string} Value
 * @param {string} name of the radio buttons
 * @param {string} legend
 * @param {readonly (readonly [Value, string])[]} options values with their labels
 * @param {string} chosen
 * @param {(value: Value) => void} choose
 */
export function choice(name, legend, options, chosen, choose) {
  return html`<fieldset>
    <legend>${legend}</legend>
    <div class="choice">
      ${options.map(
        ([value, words]) =>
          html`<label
            ><input type="radio" name=${name} .checked=${chosen === value} @change=${() => choose(value)} /><span
              >${words}</span
            ></label
          >`,
      )}
    </div>
  </fieldset>`;
}
