import { html } from 'hono/html'
import type { PaymentRecord } from '../../../basket/records/payment-repository'
import { pageTexts } from './page-texts'

/** What a shopper can decide at the provider. */
export const decisions = ['approve', 'wait', 'decline', 'cancel'] as const
export type Decision = (typeof decisions)[number]

const methodNames: Readonly<Record<string, string>> = {
  paypal: 'PayPal',
  twint: 'TWINT',
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  card: '3-D Secure',
}

/** Asks the shopper to confirm a payment; works without scripts. */
export function confirmPage(payment: PaymentRecord) {
  const texts = pageTexts(payment.locale)
  return page(
    payment,
    html`<form class="decisions" method="post">
      ${decisions.map(
        (decision) =>
          html`<button name="decision" value="${decision}" class="${decision === 'approve' ? 'first' : ''}">
            ${texts[decision]}
          </button>`,
      )}
    </form>`,
  )
}

/** For a payment that was decided before, for example after Back. */
export function endedPage(payment: PaymentRecord) {
  const texts = pageTexts(payment.locale)
  return page(
    payment,
    html`<p role="status">${texts.ended}</p>
      ${payment.returnUrl === null ? '' : html`<p><a href="${payment.returnUrl}">${texts.back}</a></p>`}`,
  )
}

function page(payment: PaymentRecord, content: ReturnType<typeof html>) {
  const { locale, amount, currencyCode, method } = payment
  const texts = pageTexts(locale)
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency: currencyCode }).format(
    Number(amount),
  )
  const name = methodNames[method ?? ''] ?? method ?? ''
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts.title}</title>
        <link rel="stylesheet" href="/page.css" />
      </head>
      <body>
        <main>
          <h1>${texts.pay.replace('{amount}', price)}</h1>
          <p>${texts.with.replace('{method}', name)}</p>
          <p class="quiet">${texts.sandbox}</p>
          ${content}
        </main>
      </body>
    </html>`
}
