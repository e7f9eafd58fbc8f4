import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grossPartsOf } from '../shared/lines/cart-totals'
import type { CartTotals } from '../shared/lines/cart-totals'
import { sumGuestLines } from '../shared/lines/cart-totals'
import { knownLines } from '../shared/lines/format-line-amount'
import { roundingOf } from '../shared/lines/totals-rows'
import { readCheckoutTotals } from '../pages/checkout/checkout-deliveries'
import { outcomeOf } from './shopper.fixture'
import { loadConfirmation } from '../pages/confirmation/data/confirmation-loader'
import { guestLine } from '../shared/cart/guest-items'
import { loadOrder } from '../shared/order/data/order-loader'
import { acceptedCodes, asOneDelivery, customers, drawnOrder, totalOf } from './drawn-order.fixture'
import type { DrawnOrder } from './drawn-order.fixture'
import {
  cartPageTotals,
  chooseMethods,
  choosePayment,
  deliverTo,
  enterWithOrder,
  fillCart,
  loadGuestItems,
  lookUpKey,
  placeReviewed,
  readPlacement,
} from './order-walk.fixture'
import type { Walk } from './order-walk.fixture'
import { reckon } from './second-calculation.fixture'
import type { Totals } from './second-calculation.fixture'

/** `DRAWN_ORDERS=200` is what the shop's figures were accepted with. */
const numRuns = Number(process.env.DRAWN_ORDERS ?? 40)

const cents = (amount: string): bigint => {
  const [, sign, whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  if (!/^\d{0,2}0*$/.test(part)) throw new Error(`${amount} has parts of the smallest unit`)
  return BigInt(`${sign ?? ''}${whole}${part.slice(0, 2).padEnd(2, '0')}`)
}
const centsOf = (money: { readonly amount: string } | null) => (money === null ? null : cents(money.amount))

/** What is shown, in the smallest unit. */
function readDisplayed(totals: CartTotals | null | undefined): Totals {
  if (!totals) throw new Error('there are no totals')
  const need = (money: { readonly amount: string } | null) => centsOf(money) ?? 0n
  return {
    items: need(totals.itemsNet),
    discounts: totals.discounts.map(({ amount }) => cents(amount.amount)),
    discount: need(totals.discount),
    net: need(totals.net),
    vat: need(totals.vat),
    gross: need(totals.gross),
    vatRows: totals.vatRows.map(({ rate, net, vat }) => ({
      rate: BigInt(Math.round(rate * 1000)),
      net: need(net),
      vat: need(vat),
    })),
    surcharge: centsOf(totals.surcharge),
    shipping: centsOf(totals.shipping),
  }
}

/** The rows of both kinds of prices add up to the total, which is what is paid. */
function expectSums(totals: CartTotals): void {
  const gross = grossPartsOf(totals)
  if (gross === undefined) throw new Error('the parts have no gross amounts')
  const sumOf = (amounts: readonly ({ readonly amount: string } | null)[]) =>
    amounts.reduce((all, money) => all + (centsOf(money) ?? 0n), 0n)
  const { itemsNet, discount, surcharge, shipping, vatRows } = totals
  const net = sumOf([itemsNet, surcharge, shipping]) - sumOf([discount])
  expect(net + sumOf(vatRows.map(({ vat }) => vat))).toBe(cents(totals.gross.amount))
  const parts = sumOf([gross.items, gross.surcharge, gross.shipping]) - sumOf([gross.discount])
  const rounding = roundingOf({ totals, isNetFirst: false })
  expect(parts + (centsOf(rounding?.amount ?? null) ?? 0n)).toBe(cents(totals.gross.amount))
  expect(rounding?.isFault ?? false).toBe(false)
  expect(roundingOf({ totals, isNetFirst: true })).toBeNull()
  if (gross.discounts.length > 0) expect(sumOf(gross.discounts)).toBe(sumOf([gross.discount]))
}

function expectDisplayed(place: string, totals: CartTotals | null | undefined, expected: Totals): void {
  expect({ place, ...readDisplayed(totals) }).toEqual({ place, ...expected })
  if (totals) expectSums(totals)
}

/** A guest's cart page, which has no vouchers yet. */
async function guestCartTotals(walk: Walk) {
  const { client } = walk
  const items = (await loadGuestItems(walk)).flatMap((item) => knownLines([guestLine(item)]))
  const { vatRate: rate, countryCode } = client.vat.getSnapshot()
  return sumGuestLines(items, { rate, countryCode, currencyCode: items[0]?.net.currencyCode ?? '' })
}

/** The amounts of the newest mail, by the word before them. */
async function readMail({ fetch }: Walk) {
  const response = await fetch('http://localhost/__sandbox/mails')
  const { mails } = (await response.json()) as { mails: readonly { text: string; subject: string }[] }
  const amounts = (mails.at(-1)?.text ?? '').split('\n').flatMap((line) => {
    const [, label = '', amount = ''] = /^(\S+) {2}[A-Z]{3} (-?[\d.]+)$/.exec(line) ?? []
    return amount === '' ? [] : [[label, cents(amount)] as const]
  })
  return { subject: mails.at(-1)?.subject ?? '', amounts: Object.fromEntries(amounts) }
}

/** In the sandbox's own mail; drawn-figures.slow.test.tsx reads the shop's. */
async function expectMail(walk: Walk, number: string, expected: Totals): Promise<void> {
  const { subject, amounts } = await readMail(walk)
  expect(subject).toContain(number)
  expect(amounts).toEqual({
    Discount: -expected.discount,
    Delivery: (expected.surcharge ?? 0n) + (expected.shipping ?? 0n),
    VAT: expected.vatRows.reduce((sum, { vat }) => sum + vat, 0n),
    Total: expected.gross,
  })
}

async function walkThrough(order: DrawnOrder): Promise<void> {
  const walk = await enterWithOrder(order)
  const { args, isGuest, loadStep } = walk
  const { customer } = order
  const codes = await fillCart(walk, order.codes)
  expect(codes).toEqual(acceptedCodes(order))
  const { shop } = customers[customer]
  const whole = { lines: asOneDelivery(order.lines), groups: [{ country: shop }], customer }
  if (isGuest) expectDisplayed('guest cart', await guestCartTotals(walk), reckon({ ...whole, codes: [] }))
  // No address is known, so no VAT id counts.
  else expectDisplayed('cart', await cartPageTotals(walk), reckon({ ...whole, codes }))

  await deliverTo(walk, order)
  const placed = await readPlacement(walk, order)
  const groups = placed.groups.map(({ deliveryAddress }) => ({ country: deliveryAddress?.country ?? '' }))
  expectWhole(order, placed.lines, groups)
  const addressed = reckon({ lines: placed.lines, groups, customer, codes })
  for (const step of ['address', 'delivery'])
    expectDisplayed(step, readCheckoutTotals(await loadStep(step)), addressed)
  if (!isGuest) expectDisplayed('cart with addresses', await cartPageTotals(walk), addressed)

  const methods = await chooseMethods(walk, placed, order.methods)
  const delivered = groups.map((group, index) => ({ ...group, method: methods[index] }))
  const expected = reckon({ lines: placed.lines, groups: delivered, customer, codes })
  expectDisplayed('payment', readCheckoutTotals(await loadStep('payment')), expected)
  await choosePayment(walk)
  const review = await loadStep('review')
  expectDisplayed('review', readCheckoutTotals(review), expected)
  if (!isGuest) expectDisplayed('cart with methods', await cartPageTotals(walk), expected)

  const number = await placeReviewed(walk)
  const params = { orderReferenceNumber: number }
  const { data } = await outcomeOf(loadConfirmation(args(`/order-confirmation/${number}`, { params })))
  const { view } = data as { view: { totals: CartTotals; transfer: object | null } }
  expectDisplayed('confirmation', view.totals, expected)
  await expectMail(walk, number, expected)
  const { totals } = isGuest
    ? await lookUp(walk, number)
    : await loadOrder(args(`/my/orders/${number}`, { params: { id: number } }))
  expectDisplayed('order', totals, expected)
}

async function lookUp(walk: Walk, orderNumber: string) {
  return await loadOrder(walk.args('/order-lookup', { params: { key: await lookUpKey(walk, orderNumber) } }))
}

/** Every piece is where it was sent. */
function expectWhole(
  order: DrawnOrder,
  lines: ReturnType<typeof asOneDelivery>,
  groups: readonly { readonly country: string }[],
): void {
  for (const drawn of order.lines) {
    const own = lines.filter(({ product }) => product === drawn.product)
    expect(own.reduce((all, { quantity }) => all + quantity, 0)).toBe(totalOf(drawn))
    for (const country of new Set(order.destinations)) {
      const there = own.filter(({ group }) => groups[group]?.country === country)
      const intended = drawn.quantities.filter((_, place) => order.destinations[place] === country)
      expect(there.reduce((all, { quantity }) => all + quantity, 0)).toBe(intended.reduce((a, b) => a + b, 0))
    }
  }
}

describe('the totals of drawn orders', () => {
  it(
    'are those of a second calculation in cart, every step, confirmation, order and mail',
    { timeout: 600_000 },
    async () => {
      await fc.assert(fc.asyncProperty(drawnOrder, walkThrough), { numRuns, endOnFailure: true })
    },
  )
})
