import { html } from 'hono/html'
import type { ArmedFault } from '../faults/faults'
import type { AboutSandbox } from './about'

interface Field {
  readonly name: string
  readonly label: string
  readonly type?: 'number'
  readonly step?: string
}

const fields: readonly Field[] = [
  { name: 'method', label: 'Method (any)' },
  { name: 'path', label: 'Part of the path, or a pattern (any)' },
  { name: 'header', label: 'Header, such as Cookie: sid= (none)' },
  { name: 'times', label: 'Number of requests (1)', type: 'number' },
  { name: 'probability', label: 'Probability from 0 to 1 (1)', type: 'number', step: '0.01' },
  { name: 'ms', label: 'Milliseconds, for delay, late, clock, reorder, cart-processing', type: 'number' },
  { name: 'status', label: 'Status (500)', type: 'number' },
  { name: 'errorCode', label: 'Error code for the status' },
  { name: 'retryAfter', label: 'Retry-After for the status, in seconds', type: 'number' },
  { name: 'after', label: 'How many other responses go out first, for reorder (1)', type: 'number' },
]

/** The armed faults, each with a button to disarm it, and the form that arms one. */
export function faultsSection({ faults, faultKinds }: AboutSandbox) {
  return html`<section id="faults">
    <h2>Faults</h2>
    ${faults.length === 0 ? html`<p>No fault is armed.</p>` : armedList(faults)}
    <form method="post" action="/__sandbox/faults">
      <fieldset>
        <legend>Arm a fault</legend>
        <div class="fields">
          <label
            >Kind
            <select name="kind">
              ${Object.keys(faultKinds).map(kindOption)}
            </select></label
          >
          ${fields.map(fieldInput)}
        </div>
        <p><button>Arm</button></p>
      </fieldset>
    </form>
    <dl>${Object.entries(faultKinds).map(faultExplanation)}</dl>
  </section>`
}

const kindOption = (kind: string) => html`<option>${kind}</option>`

const faultExplanation = ([kind, what]: readonly [string, string]) =>
  html`<dt><code>${kind}</code></dt>
    <dd>${what}</dd>`

const fieldInput = ({ name, label, type, step }: Field) =>
  html`<label>${label} <input name="${name}" type="${type ?? 'text'}" step="${step ?? '1'}" /></label>`

const armedList = (faults: readonly ArmedFault[]) =>
  html`<ul>
      ${faults.map(armedItem)}
    </ul>
    <form method="post" action="/__sandbox/faults/clear"><button>Disarm all</button></form>`

const armedItem = ({ id, ...fault }: ArmedFault) =>
  html`<li>
    <code>${JSON.stringify(fault)}</code>
    <form method="post" action="/__sandbox/faults/${id}/clear"><button>Disarm ${id}</button></form>
  </li>`
