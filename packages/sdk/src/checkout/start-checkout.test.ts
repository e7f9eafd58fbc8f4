import { describe, expect, it, vi } from 'vitest'
import type { Checkout } from '../contract/checkout/checkout'
import { ResponseError } from '../errors/errors'
import { requireCheckout, startCheckout } from './start-checkout'

const checkout = (checkoutStatus: number, more: Partial<Checkout> = {}): Checkout => ({
  checkoutId: '2z9',
  checkoutStatus,
  cartSummary: null,
  contactInfo: null,
  deliveryGroups: [],
  errors: [],
  customFields: {},
  orderReferenceNumber: null,
  ...more,
})

const refuse = (status: number) => {
  throw new ResponseError({ url: '/checkouts', status, statusText: '', errors: [] })
}

/** Calls whose starts respond with these statuses, in order. */
function createCalls(statuses: readonly number[]) {
  const left = [...statuses]
  return {
    start: vi.fn(async () => {
      const status = left.shift() ?? 200
      return status === 410 || status === 404 ? refuse(status) : checkout(status)
    }),
    load: vi.fn(async () => checkout(200)),
    delete: vi.fn(async () => undefined),
  }
}

describe('startCheckout', () => {
  it.each([
    ['[4.checkout-1] starts once', [200], { start: 1, load: 0, delete: 0 }],
    ['[4.checkout-2] loads until the checkout is ready', [202], { start: 1, load: 1, delete: 0 }],
    [
      '[4.checkout-3] deletes the old checkout after 410 and starts again',
      [410, 200],
      { start: 2, load: 0, delete: 1 },
    ],
    [
      '[4.checkout-3] deletes the old checkout after 422 and starts again',
      [422, 202],
      { start: 2, load: 1, delete: 1 },
    ],
    [
      '[4.checkout-2] accepts a second 422 as a checkout that is ready',
      [422, 422],
      { start: 2, load: 0, delete: 1 },
    ],
  ])('%s', async (_, statuses, calledTimes) => {
    const calls = createCalls(statuses)
    await startCheckout(calls)
    expect(calls.start).toHaveBeenCalledTimes(calledTimes.start)
    expect(calls.load).toHaveBeenCalledTimes(calledTimes.load)
    expect(calls.delete).toHaveBeenCalledTimes(calledTimes.delete)
  })

  it.each([
    ['after the one retry', [410, 410]],
    ['at once for any other status', [404]],
  ])('[4.checkout-3] fails %s', async (_, statuses) => {
    const calls = createCalls(statuses)
    await expect(startCheckout(calls)).rejects.toMatchObject({ status: statuses.at(-1) })
    expect(calls.start).toHaveBeenCalledTimes(statuses.length)
  })
})

describe('requireCheckout', () => {
  const soldOut = [
    { type: '/commerce/integrations/inventory', message: null },
  ] as unknown as Checkout['errors']

  it.each([
    ['[8-24]', checkout(422, { errors: soldOut }), 'INSUFFICIENT_INVENTORY'],
    ['[8-24] [8-25]', checkout(422, { errors: soldOut, checkoutId: '' }), 'INSUFFICIENT_INVENTORY'],
    ['[8-25]', checkout(200, { checkoutId: '' }), 'NULL_CHECKOUTID'],
    ['[8-26]', null, 'SESSION_NOT_LOADED'],
  ])('%s fails with its code', (_, value, code) => {
    const errors = value?.errors.length ? [{ type: '/commerce/integrations/inventory' }] : []
    expect(() => requireCheckout(value)).toThrow(expect.objectContaining({ code, errors }))
  })
})
