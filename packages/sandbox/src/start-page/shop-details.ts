import { html } from 'hono/html'
import type { AboutSandbox } from './about'

type Cell = string | ReturnType<typeof html>

/** A table with a caption; the first cell of each row is its heading. */
function table(caption: string, heads: readonly string[], rows: readonly (readonly Cell[])[]) {
  return html`<div class="wide" role="region" tabindex="0" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(tableRow)}
      </tbody>
    </table>
  </div>`
}

const tableRow = ([first = '', ...cells]: readonly Cell[]) =>
  html`<tr>
    <th scope="row">${first}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`

const code = (text: string) => html`<code>${text}</code>`

export function webstoresSection({ webstores }: AboutSandbox) {
  const rows = webstores.map((attributes) => [
    attributes.shop,
    code(attributes.webstoreId),
    attributes.currencyCode,
    attributes.locales.join(', '),
    attributes.countries.join(', '),
  ])
  const heads = ['Shop', 'Webstore id', 'Currency', 'Languages', 'Delivers to']
  return html`<section id="webstores">
    <h2>Webstores</h2>
    ${table('The two shops', heads, rows)}
  </section>`
}

export function accountsSection({ buyers, passwordHint }: AboutSandbox) {
  const rows = buyers.map(({ userName, shop, userType, accountName }) => [
    code(userName),
    shop,
    userType,
    accountName,
  ])
  return html`<section id="accounts">
    <h2>Accounts</h2>
    <p>Every password is ${code(passwordHint)}.</p>
    ${table('Who can sign in', ['User name', 'Shop', 'Kind', 'Account'], rows)}
  </section>`
}

export function callsSection({ calls }: AboutSandbox) {
  const rows = calls.map(({ id, method, path }) => [id, method, code(path)])
  return html`<section id="calls">
    <h2>Calls</h2>
    ${table(`${calls.length} calls of the contract`, ['Call', 'Method', 'Path'], rows)}
  </section>`
}

export function paymentsSection(about: AboutSandbox) {
  const { paymentTokens, purchaseOrderTokens, redirectTokens, testAccounts } = about
  const cards = paymentTokens.map(({ token, cardNumber, text }) => [code(token), code(cardNumber), text])
  const redirects = redirectTokens.map(({ token, text }) => [code(token), text])
  const accounts = testAccounts.map(({ iban, text }) => [code(iban), text])
  const orders = purchaseOrderTokens.map(({ token, text }) => [code(token), text])
  return html`<section id="payments">
    <h2>Payments</h2>
    ${table('Tokens, and the cards that give them', ['Token', 'Card number', 'What happens'], cards)}
    ${table('Accounts of a direct debit', ['IBAN', 'What happens'], accounts)}
    ${table('Tokens of a ClientRequest', ['Token', 'What happens'], redirects)}
    ${table('Purchase order numbers that fail', ['Number', 'What happens'], orders)}
  </section>`
}

export function couponsSection({ coupons }: AboutSandbox) {
  const rows = coupons.map(({ code: voucher, shop, percent, text }) => [
    code(voucher),
    shop ?? 'both',
    `${percent} %`,
    text,
  ])
  return html`<section id="coupons">
    <h2>Coupons</h2>
    ${table('Valid ones, and one for each way to be refused', ['Code', 'Shop', 'Takes off', 'Terms'], rows)}
  </section>`
}

/** The settings of the webstores, which a call changes. */
export function settingsSection({ settings }: AboutSandbox) {
  return html`<section id="settings">
    <h2>Settings</h2>
    <p>These are part of the application context. Change them with ${code('PATCH')} and the new values at:</p>
    <ul>
      ${settings.map((path) => html`<li><a href="${path}">${path}</a></li>`)}
    </ul>
  </section>`
}
