import { html } from 'hono/html'
import type { OpenQuote } from '../orders/quotes/open-quotes'
import { priceField } from '../orders/quotes/seller-act-input'
import type { AboutSandbox } from './about'

/** What the buttons of the acts say. */
const actLabels: Readonly<Record<OpenQuote['acts'][number], string>> = {
  review: 'Take up',
  approve: 'Approve',
  present: 'Present without release',
  reject: 'Reject',
  expire: 'Expire now',
}

/** The seller's side: quotes to price, approve, present, reject and expire. */
export const quotesSection = ({ quotes, now }: AboutSandbox) =>
  html`<section id="quotes">
    <h2>Requests and quotes</h2>
    <p>
      The seller sets a net price for one unit of each line and the last day, then approves; the buyer gets a
      mail. Lines without a new price keep theirs.
    </p>
    ${quotes.length === 0 ? html`<p>No quote is open.</p>` : quotes.map((quote) => quoteForm(quote, now))}
  </section>`

const quoteForm = (quote: OpenQuote, now: string) =>
  html`<details class="quote">
    <summary>
      ${quote.quoteNumber}, ${quote.status}: ${quote.name} (${quote.accountName}, ${quote.shop})
    </summary>
    ${quote.notes.map(({ createdBy, content }) => html`<p>${createdBy}: ${content}</p>`)}
    <form method="post" action="/__sandbox/quotes">
      <input type="hidden" name="quoteId" value="${quote.quoteId}" />
      <fieldset>
        <legend>${quote.quoteNumber}</legend>
        <div class="fields">
          ${quote.lines.map((line) => priceInput(line, quote))}
          <label
            >Last day
            <input name="lastDay" type="date" value="${quote.lastDay ?? ''}" min="${now.slice(0, 10)}"
          /></label>
          <label>Note to the buyer <input name="note" maxlength="4000" autocomplete="off" /></label>
        </div>
        <p>${quote.acts.map(actButton)}</p>
      </fieldset>
    </form>
  </details>`

const actButton = (act: OpenQuote['acts'][number]) =>
  // A day that is over must not keep the seller from expiring a quote.
  html`<button name="act" value="${act}" ${act === 'approve' ? '' : 'formnovalidate'}>
    ${actLabels[act]}
  </button> `

const priceInput = (line: OpenQuote['lines'][number], { currencyCode }: OpenQuote) =>
  html`<label
    >${line.quantity} × ${line.name}, ${currencyCode} for
    one${line.listPrice === null ? '' : `, list price ${line.listPrice}`}
    <input
      name="${priceField}${line.lineId}"
      inputmode="decimal"
      pattern="[0-9]+(\\.[0-9]{1,4})?"
      value="${line.unitPrice ?? ''}"
      autocomplete="off"
  /></label>`
