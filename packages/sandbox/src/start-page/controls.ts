import { html } from 'hono/html'
import type { AboutSandbox } from './about'

const units = { Seconds: 1000, Minutes: 60_000, Hours: 3_600_000, Days: 86_400_000 }

/** Forms that advance, set and stop the clock. */
export function clockSection({ now, isFrozen }: AboutSandbox) {
  return html`<section id="clock">
    <h2>Clock</h2>
    <p>It is <time datetime="${now}">${now}</time>; the clock ${isFrozen ? 'is stopped' : 'is running'}.</p>
    <form method="post" action="/__sandbox/clock">
      <label>Advance by <input name="advance" type="number" min="0" value="1" required /></label>
      <label>
        Unit
        <select name="unit">
          ${Object.entries(units).map(([name, ms]) => html`<option value="${ms}">${name}</option>`)}
        </select>
      </label>
      <button>Advance</button>
    </form>
    <form method="post" action="/__sandbox/clock">
      <label
        >Set to (UTC) <input name="set" type="datetime-local" step="1" value="${now.slice(0, 19)}" required
      /></label>
      <button>Set</button>
    </form>
    ${button({ action: 'clock', name: 'freeze', isOn: isFrozen, labels: ['Stop the clock', 'Start the clock'] })}
  </section>`
}

const steps = {
  paid: 'Paid in advance',
  artwork: 'Print: file received',
  proof: 'Print: proof sent',
  approved: 'Print: approved',
  packed: 'Packed',
  sent: 'Sent',
  delivered: 'Delivered',
}

/** Moves an order ahead of its schedule. */
export const ordersSection = () =>
  html`<section id="orders">
    <h2>Orders</h2>
    <p>
      The clock packs, sends and delivers orders on the days that the shop promised; a prepayment arrives on
      the next working day. What is printed waits for its file and its approval, which only come from here.
      This moves one order ahead now.
    </p>
    <form method="post" action="/__sandbox/orders">
      <label>Order number <input name="orderNumber" autocomplete="off" required /></label>
      <label>
        Until it is
        <select name="step">
          ${Object.entries(steps).map(([name, label]) => html`<option value="${name}">${label}</option>`)}
        </select>
      </label>
      <button>Move ahead</button>
    </form>
  </section>`

/** Releases firms that have registered, or refuses them. */
export const firmsSection = ({ waitingFirms }: AboutSandbox) =>
  html`<section id="firms">
    <h2>Firms</h2>
    <p>
      A firm that has registered is a private customer until the seller has checked it. It gets a mail about
      either.
    </p>
    ${waitingFirms.length === 0 ? html`<p>No firm waits.</p>` : waitingFirms.map(firmForm)}
  </section>`

const firmForm = ({ companyName, vatId, email, shop }: AboutSandbox['waitingFirms'][number]) =>
  html`<form method="post" action="/__sandbox/firms">
    <p>${companyName}, ${vatId} (${shop}), ${email}</p>
    <input type="hidden" name="email" value="${email}" />
    <button name="decision" value="released">Release</button>
    <button name="decision" value="refused">Refuse</button>
  </form>`

/** Discontinues a product. */
export const productsSection = () =>
  html`<section id="products">
    <h2>Products</h2>
    <p>
      This discontinues a product in both shops: once out of stock it can no longer be bought, but it stays in
      past orders.
    </p>
    <form method="post" action="/__sandbox/products">
      <label>Product number <input name="sku" autocomplete="off" required /></label>
      <label>Remaining stock <input name="stock" type="number" min="0" value="0" required /></label>
      <label>Number of its replacement <input name="successor" autocomplete="off" /></label>
      <button>Discontinue</button>
    </form>
  </section>`

/** Reports what the platform's site editor would report to a page. */
export function guestSimulationSection({ guestSimulation: { loading } }: AboutSandbox) {
  return html`<section id="events">
    <h2>Guest simulation</h2>
    <p>It is ${loading ? 'loading: the header of a page that listens takes no input' : 'not loading'}.</p>
    ${button({ action: 'events', name: 'loading', isOn: loading, labels: ['Report loading', 'Report loaded'] })}
  </section>`
}

/** Back to the state of the first start. */
export const resetSection = () =>
  html`<section id="reset">
    <h2>Start over</h2>
    <p>Deletes carts, orders, sessions, new addresses and faults.</p>
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
