import { describe, expect, it } from 'vitest'
import {
  decideQuote,
  isQuoteExpired,
  quoteActions,
  quoteRules,
  quoteStatuses,
  toQuoteStatus,
  type QuoteVerdict,
} from './quote-actions'
import { readQuoteProblem } from './quote-problems'

/** renegotiate, decline, accept, copy of a valid quote, then of an expired one. */
const table: Readonly<Record<(typeof quoteStatuses)[number], readonly QuoteVerdict[]>> = {
  Draft: [...no('preparing'), ...no('preparing')],
  'Needs Review': [...no('preparing'), ...no('preparing')],
  'In Review': [...no('preparing'), ...no('preparing')],
  Rejected: [...no('preparing'), ...no('preparing')],
  Presented: [...no('presented'), ...no('presented')],
  Approved: ['allowed', 'allowed', 'allowed', 'allowed', 'allowed', 'allowed', 'expired', 'allowed'],
  Accepted: [
    ...(['accepted', 'accepted', 'allowed', 'allowed'] as const),
    ...(['accepted', 'accepted', 'expired', 'allowed'] as const),
  ],
  Denied: [...no('declined'), ...no('declined')],
}

/** Everything is refused for one reason, but copying. */
function no(reason: QuoteVerdict): readonly QuoteVerdict[] {
  return [reason, reason, reason, 'allowed']
}

const rows = quoteStatuses.flatMap((status) =>
  [false, true].flatMap((isExpired) =>
    quoteActions.map((action, index) => ({
      status,
      isExpired,
      action,
      verdict: table[status][index + (isExpired ? quoteActions.length : 0)],
    })),
  ),
)

describe('what a buyer may do with a quote', () => {
  it.each(rows)(
    '$status, expired $isExpired: $action is $verdict',
    ({ status, isExpired, action, verdict }) => {
      expect(decideQuote({ status, isExpired, isOrdered: false }, action)).toBe(verdict)
    },
  )

  it.each(quoteStatuses)('%s: of an ordered one only a copy', (status) => {
    const verdicts = quoteActions.map((action) =>
      decideQuote({ status, isExpired: false, isOrdered: true }, action),
    )
    expect(verdicts).toEqual(no('ordered'))
  })

  it.each(quoteActions)(
    '%s is decided for a quote without a state as for one that is being prepared',
    (action) => {
      const situation = { isExpired: false, isOrdered: false }
      expect(decideQuote({ status: null, ...situation }, action)).toBe(
        decideQuote({ status: 'Draft', ...situation }, action),
      )
    },
  )

  it('rests on the documentation, but for presented quotes', () => {
    const inferred = quoteStatuses.flatMap((status) =>
      quoteActions
        .filter((action) => quoteRules[status][action].basis === 'inferred')
        .map((action) => `${status}: ${action}`),
    )
    expect(inferred).toEqual(['Presented: renegotiate', 'Presented: decline', 'Presented: accept'])
  })
})

describe('the state of a quote', () => {
  it.each([
    ['Needs Review', 'Needs Review'],
    ['needs review', null],
    ['Won', null],
    [null, null],
  ])('%j reads as %j', (text, status) => {
    expect(toQuoteStatus(text)).toBe(status)
  })

  it.each([
    ['2026-12-31', '2026-12-31', false],
    ['2026-12-31', '2027-01-01', true],
    ['2026-12-31', '2026-12-30', false],
    [null, '2030-01-01', false],
  ])('last day %j is over on %j: %j', (lastDay, today, isExpired) => {
    expect(isQuoteExpired(lastDay, today)).toBe(isExpired)
  })
})

describe('why the platform does nothing with a quote', () => {
  it.each([
    ['BUNDLES_NOT_SUPPORTED', null, 'sets', null],
    ['SUBSCRIPTION_PRODUCTS_NOT_SUPPORTED', null, 'subscriptions', null],
    ['SUBSCRIPTION_PRODUCT_CHECK_FAILED', null, 'failed', null],
    ['DUPLICATE_PRODUCT_IN_CART', 'Duplicate', 'already in cart', null],
    ['CART_ALREADY_CONTAINS_QUOTE_ITEMS', null, 'other quote in cart', null],
    ['QUOTE_CONTAINS_INVALID_PRODUCTS', null, 'products unavailable', null],
    ['CART_CREATION_FAILED', 'Out of stock.', 'failed', null],
    [null, 'Out of stock.', 'out of stock', null],
    [null, 'Not enough stock. There is/are only 12 left in stock.', 'not enough stock', '12'],
    [
      'UNKNOWN_EXCEPTION',
      'Not enough stock. There is/are only 1,250.5 left in stock.',
      'not enough stock',
      '1250.5',
    ],
    [null, 'Not enough stock. There is/are only many left in stock.', 'failed', null],
    ['constructor', null, 'failed', null],
    [null, null, 'failed', null],
  ])('%j with %j: %s, %j left', (code, message, kind, available) => {
    expect(readQuoteProblem({ code, message })).toEqual({ kind, code, available })
  })
})
