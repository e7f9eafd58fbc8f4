import { html } from 'hono/html'
import { boxText } from '../orders/requests/box-text'
import type { AboutSandbox } from './about'

type OpenRequest = AboutSandbox['requests'][number]

/** What people asked to be made to measure, each with the seller's answer. */
export const requestsSection = ({ requests, now }: AboutSandbox) =>
  html`<section id="requests">
    <h2>Requests for boxes made to measure</h2>
    ${requests.length === 0 ? html`<p>No request is open.</p>` : requests.map((each) => openRequest(each, now))}
  </section>`

function openRequest(request: OpenRequest, now: string) {
  const { requestNumber, name, company, email, accountId, content } = request
  const { remark, wishedDate, files } = content
  return html`<article>
    <h3>${requestNumber}</h3>
    <p>${boxText(content, 'en-US')}${wishedDate === null ? '' : `, by ${wishedDate}`}</p>
    <p>
      ${name}${company === null ? '' : `, ${company}`}, ${email}
      (${accountId === null ? 'a guest, answered by mail' : 'a buyer, answered with quotes'})
    </p>
    ${remark === null ? '' : html`<p>“${remark}”</p>`}
    ${files.length === 0 ? '' : html`<p>Files: ${files.map((file) => file.name).join(', ')}</p>`}
    ${answerForm(request, now)}
    <form method="post" action="/__sandbox/requests/decline">
      <input type="hidden" name="requestNumber" value="${requestNumber}" />
      <label>Why it cannot be made <input name="note" autocomplete="off" /></label>
      <button>Decline ${requestNumber}</button>
    </form>
  </article>`
}

const holds = 30 * 86_400_000

function answerForm({ requestNumber, content }: OpenRequest, now: string) {
  const lastDay = new Date(Date.parse(now) + holds).toISOString().slice(0, 10)
  return html`<form method="post" action="/__sandbox/requests/answer">
    <input type="hidden" name="requestNumber" value="${requestNumber}" />
    ${content.quantities.map(
      (quantity, index) =>
        html`<label
          >Net unit price for ${quantity}
          <input name="unitPrice${index + 1}" inputmode="decimal" autocomplete="off"
        /></label>`,
    )}
    <label>Holds until <input name="lastDay" type="date" value="${lastDay}" required /></label>
    <label>Note <input name="note" autocomplete="off" /></label>
    <button>Answer ${requestNumber}</button>
  </form>`
}
