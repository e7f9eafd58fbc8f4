import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planReorder, unitsIn } from './reorder-plan'
import type { ReorderProduct } from './plan-addition'
import type { ReorderAddition, ReorderItem, ReorderLine } from './reorder-plan'
import { missingAdditions, reorderAdditions, reportReorder } from './reorder-report'
import type { ReorderAnswer, ReorderChoice } from './reorder-report'
import { francs } from './reorder.fixture'

/** Each draws another order. `REORDER_RUNS=100000` is for a change of these rules. */
const numRuns = Number(process.env.REORDER_RUNS ?? 500)
const timeout = 10_000 + numRuns * 5

/** What happens to a call: all is well, it is not made, it is made and its response lost, it is lost before. */
type Fault = 'none' | 'failed' | 'lost-after' | 'lost-before'

interface Story {
  readonly items: readonly ReorderItem[]
  readonly products: readonly ReorderProduct[]
  readonly inCart: readonly ReorderAddition[]
  readonly entered: Readonly<Record<string, number>>
  readonly choice: ReorderChoice
  /** Products that the platform refuses, whatever the shop knows of them. */
  readonly refused: readonly string[]
  /** Of the calls in their order; the rest is well. */
  readonly faults: readonly Fault[]
}

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const id = fc.constantFrom(...ids)
const units = fc.integer({ min: 1, max: 300 })
const limit = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null })

const item: fc.Arbitrary<ReorderItem> = fc.record({
  productId: fc.option(id, { nil: null, freq: 8 }),
  name: fc.constant('name'),
  sku: fc.constant('1'),
  quantity: fc.oneof(units, fc.constantFrom(null, '2.5', 'many')),
  unitPrice: fc.option(fc.constantFrom(francs('1.00'), francs('0.3333')), { nil: null }),
})

const stock = fc.record(
  {
    inStock: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 400 })),
    isMadeToOrder: fc.boolean(),
    moreFrom: fc.constant('2026-12-14'),
  },
  { requiredKeys: [] },
)

const product = (productId: string): fc.Arbitrary<ReorderProduct> =>
  fc.record(
    {
      productId: fc.constant(productId),
      tiers: fc.constantFrom([], [{ from: 1, unitPrice: francs('1.10') }]),
      rule: fc.option(fc.record({ minimum: limit(50), increment: limit(20), maximum: limit(500) }), {
        nil: null,
      }),
      stock,
      isLastStock: fc.boolean(),
      successorId: id,
    },
    { requiredKeys: ['productId', 'tiers', 'rule', 'stock'] },
  )

const story: fc.Arbitrary<Story> = fc.record({
  items: fc.array(item, { maxLength: 10 }),
  products: fc.subarray(ids).chain((known) => fc.tuple(...known.map(product))),
  inCart: fc.array(fc.record({ productId: id, quantity: units }), { maxLength: 3 }),
  entered: fc.dictionary(id, units, { maxKeys: 3 }),
  choice: fc.dictionary(fc.oneof(id, fc.constant('item-1')), fc.constantFrom('item', 'successor')),
  refused: fc.subarray(ids, { maxLength: 2 }),
  faults: fc.array(fc.constantFrom<Fault>('none', 'failed', 'lost-after', 'lost-before'), { maxLength: 4 }),
})

/** A platform that takes two products a call. */
function createPlatform({ inCart, refused, faults }: Story) {
  const cart: ReorderAddition[] = [...inCart]
  let calls = 0
  const addSome = (lines: readonly ReorderAddition[]): readonly ReorderAnswer[] => {
    const fault = faults[calls++] ?? 'none'
    const answers = lines.map(({ productId }) => ({
      productId,
      outcome: refused.includes(productId) ? ('refused' as const) : ('taken' as const),
    }))
    if (fault === 'none' || fault === 'lost-after')
      cart.push(...lines.filter(({ productId }) => !refused.includes(productId)))
    if (fault === 'none') return answers
    return lines.map(({ productId }) => ({ productId, outcome: fault === 'failed' ? 'failed' : 'unknown' }))
  }
  const add = (lines: readonly ReorderAddition[]): readonly ReorderAnswer[] =>
    Array.from({ length: Math.ceil(lines.length / 2) }, (_, index) =>
      addSome(lines.slice(index * 2, index * 2 + 2)),
    ).flat()
  return { add, cart }
}

/** Presses the button of a form as the page does, and says what the report says. */
function press(platform: ReturnType<typeof createPlatform>, told: Story, plan: readonly ReorderLine[]) {
  const additions = reorderAdditions(plan, told.choice)
  const missing = missingAdditions(additions, { before: told.inCart, now: platform.cart })
  const there = additions.filter(({ productId }) => unitsIn(missing, productId) === 0)
  const answers = [
    ...there.map(({ productId }) => ({ productId, outcome: 'taken' as const })),
    ...platform.add(missing),
  ]
  return { additions, report: reportReorder(plan, { choice: told.choice, answers }) }
}

const sumOf = (report: ReturnType<typeof press>['report'], productId: string) =>
  report.reduce((sum, { line, successor, added }) => {
    return sum + ((successor ?? line).productId === productId ? added : 0)
  }, 0)

const check = (run: (told: Story) => void) => fc.assert(fc.property(story, run), { numRuns })

describe('ordering again', () => {
  it(
    'names every line of the order exactly once, and has in the cart what it says, whatever fails',
    { timeout },
    () => {
      check((told) => {
        const plan = planReorder(told.items, told)
        const platform = createPlatform(told)
        const { report } = press(platform, told, plan)
        const ordered = new Set(told.items.map(({ productId }, index) => productId ?? `item-${index + 1}`))
        expect(report.map(({ line }) => line.id)).toEqual([...ordered])
        const isUnknown = (productId: string) =>
          report.some((entry) => {
            return entry.outcome === 'unknown' && (entry.successor ?? entry.line).productId === productId
          })
        for (const productId of ids.filter((each) => !isUnknown(each)))
          expect(unitsIn(platform.cart, productId) - unitsIn(told.inCart, productId)).toBe(
            sumOf(report, productId),
          )
      })
    },
  )

  it('adds nothing twice, however often the same form is sent', { timeout }, () => {
    check((told) => {
      const plan = planReorder(told.items, told)
      const platform = createPlatform(told)
      // The last one is after all faults.
      const presses = Array.from({ length: 12 }, () => press(platform, told, plan))
      const { additions, report } = presses.at(-1) ?? press(platform, told, plan)
      for (const { productId, quantity } of additions) {
        const more = unitsIn(platform.cart, productId) - unitsIn(told.inCart, productId)
        expect(more).toBe(told.refused.includes(productId) ? 0 : quantity)
      }
      expect(report.filter(({ outcome }) => outcome === 'unknown' || outcome === 'failed')).toEqual([])
    })
  })

  it('adds only quantities that the shop sells', { timeout }, () => {
    check((told) => {
      for (const line of planReorder(told.items, told).flatMap((each) =>
        [each, each.successor ?? []].flat(),
      )) {
        expect(line.quantity > 0).toBe(line.obstacle === undefined)
        const found = told.products.find(({ productId }) => productId === line.productId)
        if (line.obstacle !== undefined || found === undefined) continue
        const { minimum, increment, maximum } = found.rule ?? {}
        const total = line.inCart + line.quantity
        expect([total >= (minimum ?? 1), total % (increment ?? 1)]).toEqual([true, 0])
        expect(total).toBeLessThanOrEqual(maximum ?? Infinity)
        if (found.isLastStock === true && found.stock.isMadeToOrder !== true)
          expect(total).toBeLessThanOrEqual(found.stock.inStock ?? Infinity)
      }
    })
  })
})
