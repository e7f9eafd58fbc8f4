import { decideQuote, quoteActions, quoteStatuses, type QuoteAction } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import type { Shopper } from '../../fixtures/ordering.fixture'
import { errorOf } from '../../fixtures/shopper.fixture'
import { approvedId, convert, openQuotes, readQuote, refusalOf } from './quote.fixture'
import { changeQuoteRecord } from './quote-repository'

const rows = quoteStatuses.flatMap((status) =>
  [false, true].flatMap((isExpired) =>
    [false, true].flatMap((isOrdered) =>
      quoteActions.map((action) => ({ status, isExpired, isOrdered, action })),
    ),
  ),
)

const change = (shopper: Shopper, status: string) =>
  shopper.call('PATCH', `quotes/${approvedId}`, { status, note: { content: 'Zu teuer.' } })

/** A quote of 600 folding boxes can be copied, because these have a price of today. */
const calls: Readonly<Record<QuoteAction, (shopper: Shopper) => ReturnType<typeof change>>> = {
  renegotiate: (shopper) => change(shopper, 'Draft'),
  decline: (shopper) => change(shopper, 'Denied'),
  accept: (shopper) => convert(shopper),
  copy: (shopper) =>
    shopper.call('POST', `quotes/${approvedId}/cart`, { operationType: 'DUPLICATE_TO_CART' }),
}

function open() {
  const { as, db } = openQuotes()
  db.exec("DELETE FROM quote_line WHERE product_id LIKE '01tCN0002000480%'")
  return { reto: as('reto'), db }
}

describe('the table of what may be done with a quote', () => {
  it.each(rows)(
    'holds in the twin: $status, expired $isExpired, ordered $isOrdered, $action',
    async ({ action, ...situation }) => {
      const { reto, db } = open()
      const { status, isExpired, isOrdered } = situation
      const lastDay = isExpired ? '2026-11-20' : '2026-11-21'
      changeQuoteRecord(db, approvedId, { status, lastDay, orderReferenceNumber: isOrdered ? 'A-B' : null })
      const response = await calls[action](reto)
      const isDone = response.status < 300 && (response.body.errors as readonly unknown[]).length === 0
      expect(isDone).toBe(decideQuote(situation, action) === 'allowed')
      if (isDone) return
      const code = action === 'accept' ? refusalOf(response).slice(0, 2) : errorOf(response)
      expect(code).toEqual(action === 'accept' ? [400, 'CART_CREATION_FAILED'] : [409, 'INVALID_STATUS'])
    },
  )
})

describe('what a buyer says about a quote', () => {
  it.each([
    ['Draft', 'Draft'],
    ['Denied', 'Denied'],
  ])('comes with the change to %s', async (status, expected) => {
    const { reto } = open()
    await change(reto, status)
    const quote = await readQuote(reto, approvedId)
    expect([quote.status, quote.notes.at(-1)?.content]).toEqual([expected, 'Zu teuer.'])
  })

  it.each([
    { status: 'Approved' },
    {},
    { status: 'Draft', note: 'text' },
    { status: 'Draft', note: { content: 1 } },
  ])('is refused as %j', async (body) => {
    const response = await open().reto.call('PATCH', `quotes/${approvedId}`, body)
    expect(response.status).toBe(400)
  })
})
