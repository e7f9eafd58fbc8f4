import { html } from 'hono/html'
import type { AboutSandbox } from './about'

const units = { Seconds: 1000, Minutes: 60_000, Hours: 3_600_000, Days: 86_400_000 }

/** Forms that advance, set and stop the clock. */
export function clockSection({ now, isFrozen }: AboutSandbox) {
  return html`<section id="clock">
    <h2>Clock</h2>
    <p>It is <time datetime="${now}">${now}</time>; time ${isFrozen ? 'stands still' : 'goes on'}.</p>
    <form method="post" action="/__sandbox/clock">
      <label>Move on by <input name="advance" type="number" min="0" value="1" required /></label>
      <label>
        Unit
        <select name="unit">
          ${Object.entries(units).map(([name, ms]) => html`<option value="${ms}">${name}</option>`)}
        </select>
      </label>
      <button>Move on</button>
    </form>
    <form method="post" action="/__sandbox/clock">
      <label
        >Set to (UTC) <input name="set" type="datetime-local" step="1" value="${now.slice(0, 19)}" required
      /></label>
      <button>Set</button>
    </form>
    ${button({ action: 'clock', name: 'freeze', isOn: isFrozen, labels: ['Stop time', 'Let time go on'] })}
  </section>`
}

const steps = { paid: 'Paid in advance', packed: 'Packed', sent: 'Sent', delivered: 'Delivered' }

/** Moves an order on before its time. */
export const ordersSection = () =>
  html`<section id="orders">
    <h2>Orders</h2>
    <p>
      Orders are packed, sent and delivered by the clock, on the days that the shop promised; the money of a
      prepayment comes on the next working day. This takes the steps of one order now.
    </p>
    <form method="post" action="/__sandbox/orders">
      <label>Order number <input name="orderNumber" autocomplete="off" required /></label>
      <label>
        Until it is
        <select name="step">
          ${Object.entries(steps).map(([name, label]) => html`<option value="${name}">${label}</option>`)}
        </select>
      </label>
      <button>Move on</button>
    </form>
  </section>`

/** Takes a product off sale. */
export const productsSection = () =>
  html`<section id="products">
    <h2>Products</h2>
    <p>
      This discontinues a product in both shops: without stock it cannot be bought any more, but is still in
      past orders.
    </p>
    <form method="post" action="/__sandbox/products">
      <label>Article number <input name="sku" autocomplete="off" required /></label>
      <label>Left in stock <input name="stock" type="number" min="0" value="0" required /></label>
      <label>Article that takes its place <input name="successor" autocomplete="off" /></label>
      <button>Take off sale</button>
    </form>
  </section>`

/** Reports what the platform's site editor would report to a page. */
export function guestSimulationSection({ guestSimulation: { loading } }: AboutSandbox) {
  return html`<section id="events">
    <h2>Guest simulation</h2>
    <p>It is ${loading ? 'loading: the header of a page that listens takes no input' : 'not loading'}.</p>
    ${button({ action: 'events', name: 'loading', isOn: loading, labels: ['Say that it loads', 'Say that it is there'] })}
  </section>`
}

/** Back to the state of the first start. */
export const resetSection = () =>
  html`<section id="reset">
    <h2>Start anew</h2>
    <p>Throws away carts, orders, sessions, addresses and faults.</p>
    <form method="post" action="/__sandbox/reset"><button>Reset</button></form>
  </section>`

interface SwitchButton {
  readonly action: string
  readonly name: string
  readonly isOn: boolean
  /** For switching on, then off. */
  readonly labels: readonly [string, string]
}

/** Submits the opposite of the current state. */
const button = ({ action, name, isOn, labels: [on, off] }: SwitchButton) =>
  html`<form method="post" action="/__sandbox/${action}">
    <button name="${name}" value="${isOn ? 'false' : 'true'}">${isOn ? off : on}</button>
  </form>`
