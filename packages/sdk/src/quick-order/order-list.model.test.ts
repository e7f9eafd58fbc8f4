import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addQuantities } from '../cart/quantities'
import { francs } from '../rules/orders/reorder.fixture'
import { largestQuantity } from '../rules/cart/quantity-limits'
import type { ReorderProduct } from '../rules/orders/plan-addition'
import { unitsIn, type ReorderAddition } from '../rules/orders/reorder-plan'
import { checkOrderRows, type OrderCatalogue } from '../rules/quick-order/check-order-rows'
import { orderAdditions } from '../rules/quick-order/order-additions'
import type { CheckedRow } from '../rules/quick-order/checked-row'
import type { OrderRow } from '../rules/quick-order/order-row'
import { readRow } from '../rules/quick-order/read-row'
import type { RunLine } from '../storage/order-runs'
import type { Quantities } from './run-cart'
import { acceptedLines, lostLines, nextPart, replaceLines, toSending } from './run-lines'

/** Each draws another list. `ORDER_LIST_RUNS=100000` is for a change of these rules. */
const numRuns = Number(process.env.ORDER_LIST_RUNS ?? 500)
const timeout = 10_000 + numRuns * 5

/** What happens to a part: all is well, it arrives and its response is lost, it is lost before, some lines are refused. */
type Fault = 'none' | 'lost-after' | 'lost-before' | 'refused'

interface Story {
  readonly rows: readonly OrderRow[]
  readonly catalogue: OrderCatalogue
  readonly faults: readonly Fault[]
}

const numbers = ['1001', '1002', '1003', '1004', '1005', '9999', '0001001', '']
const limit = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null })

const item = (productId: string): fc.Arbitrary<ReorderProduct> =>
  fc.record(
    {
      productId: fc.constant(productId),
      tiers: fc.constantFrom([], [{ from: 1, unitPrice: francs('1.10') }]),
      rule: fc.option(fc.record({ minimum: limit(50), increment: limit(20), maximum: limit(500) }), {
        nil: null,
      }),
      stock: fc.record(
        {
          inStock: fc.integer({ min: 0, max: 400 }),
          isMadeToOrder: fc.boolean(),
          moreFrom: fc.constant('2026-12-14'),
        },
        { requiredKeys: [] },
      ),
      isLastStock: fc.boolean(),
    },
    { requiredKeys: ['productId', 'tiers', 'rule', 'stock'] },
  )

const rows = fc
  .array(
    fc.record({
      number: fc.constantFrom(...numbers, '10 01', ' 1002', '1.00E+06', '=1+1'),
      quantity: fc.oneof(
        fc.integer({ min: 1, max: 300 }).map(String),
        fc.constantFrom('', '0', '-5', '2,5', '1e9', '1000000', 'many'),
      ),
    }),
    { maxLength: 20 },
  )
  .map((drawn) => drawn.map((row, index): OrderRow => ({ place: index + 1, ...row })))

const catalogue: fc.Arbitrary<OrderCatalogue> = fc.record({
  items: fc
    .subarray(['1001', '1002', '1003', '1004', '1005'])
    .chain((known) => fc.tuple(...known.map((number) => item(`id-${number}`))))
    .map((items) => new Map(items.map((one) => [one.productId.slice(3), one]))),
  notSold: fc.constant(new Set(['9999'])),
  nearest: fc.constant(new Map()),
  inCart: fc.array(
    fc.record({
      productId: fc.constantFrom('id-1001', 'id-1002', 'else'),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: 2 },
  ),
  maximumLines: fc.integer({ min: 1, max: 6 }),
  locale: fc.constantFrom('de-CH', 'fr-CH', 'en-US'),
})

const story: fc.Arbitrary<Story> = fc.record({
  rows,
  catalogue,
  faults: fc.array(fc.constantFrom<Fault>('none', 'lost-after', 'lost-before', 'refused'), { maxLength: 6 }),
})

/** A cart behind a network that loses what it is told to lose. */
function createCart(inCart: readonly ReorderAddition[], faults: readonly Fault[]) {
  const lines: ReorderAddition[] = [...inCart]
  let calls = 0
  const held = (): Quantities => {
    const sums: Record<string, string> = {}
    for (const { productId, quantity } of lines)
      sums[productId] = addQuantities(sums[productId] ?? '0', String(quantity))
    return sums
  }
  /** Undefined where the response is lost. */
  const add = (part: readonly RunLine[]) => {
    const fault = faults[calls++] ?? 'none'
    const [first] = part
    const refused = fault === 'refused' && first ? [{ code: 'X', productId: first.productId }] : []
    if (fault !== 'lost-before')
      lines.push(...part.filter(({ productId }) => productId !== refused[0]?.productId))
    return fault.startsWith('lost') ? undefined : { refused, held: held() }
  }
  return { held, add, lines }
}

/** Adds the lines of a list as its runner does. */
function run(additions: readonly ReorderAddition[], cart: ReturnType<typeof createCart>): readonly RunLine[] {
  let lines: readonly RunLine[] = additions.map((line) => ({ ...line, outcome: 'waiting' }))
  for (let part = nextPart(lines); part.length > 0; part = nextPart(lines)) {
    const sending = toSending(part, { held: cart.held(), now: 0 })
    const added = cart.add(sending)
    const ended = added
      ? acceptedLines(sending, added)
      : lostLines(sending, { held: cart.held(), readAt: 60_000, workTimeMs: 60_000 })
    lines = replaceLines(lines, ended)
  }
  return lines
}

const askedOf = (
  checked: readonly CheckedRow[],
  { locale }: OrderCatalogue,
  isWanted: (row: CheckedRow) => boolean,
) =>
  checked.filter(isWanted).reduce((sum, { row }) => {
    const read = readRow(row, locale)
    return sum + (read.kind === 'read' ? read.quantity : 0)
  }, 0)

const check = (property: (drawn: Story) => void) => fc.assert(fc.property(story, property), { numRuns })

describe('an order list, checked and added', { timeout }, () => {
  it('has every row once, in its place, and each either ready, part of a ready one, or with a reason', () => {
    check(({ rows: list, catalogue: among }) => {
      const checked = checkOrderRows(list, among)
      expect(checked.map(({ row }) => row)).toEqual(list)
      for (const {
        row,
        check: { kind, ...rest },
      } of checked) {
        const read = readRow(row, among.locale)
        expect(kind === 'unreadable').toBe(read.kind === 'unreadable')
        if (kind === 'joined' && 'into' in rest)
          expect(checked.find((other) => other.row.place === rest.into)?.check.kind).not.toBe('joined')
      }
    })
  })

  it('adds of an item what its rows ask for together, or says from what it was changed', () => {
    check(({ rows: list, catalogue: among }) => {
      const checked = checkOrderRows(list, among)
      for (const { check: ready } of checked) {
        if (ready.kind !== 'ready') continue
        const isSame = ({ check: other }: CheckedRow) =>
          'productId' in other && other.productId === ready.productId
        const asked = askedOf(checked, among, isSame)
        expect(ready.change?.from ?? ready.quantity).toBe(asked)
        expect(ready.change?.to ?? asked).toBe(ready.quantity)
        expect(ready.quantity).toBeLessThanOrEqual(largestQuantity)
      }
    })
  })

  it('brings the cart to what it had and what the report says was added, whatever the network loses', () => {
    check(({ rows: list, catalogue: among, faults }) => {
      const additions = orderAdditions(checkOrderRows(list, among))
      const cart = createCart(among.inCart, faults)
      const ends = run(additions, cart)
      expect(ends.map(({ productId }) => productId)).toEqual(additions.map(({ productId }) => productId))
      for (const { productId, quantity, outcome } of ends) {
        expect(['added', 'refused', 'failed']).toContain(outcome)
        const gained = unitsIn(cart.lines, productId) - unitsIn(among.inCart, productId)
        expect(gained).toBe(outcome === 'added' ? quantity : 0)
      }
    })
  })
})
