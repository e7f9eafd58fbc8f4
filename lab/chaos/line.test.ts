import { describe, expect, it } from 'vitest'
import { createClock } from './clock.mjs'
import { faultKinds } from './faults.mjs'
import { createLine, isWrite } from './line.mjs'

const openLine = (name = 'cart:7') =>
  createLine({ name, clock: createClock({ limitMs: 1000 }), kinds: faultKinds })
const change = { method: 'POST', path: '/carts' }
/** The faults of a tab's changes, from its first request on. */
const kindsOf = (line: ReturnType<typeof openLine>, tab: string, numbers: readonly number[]) =>
  numbers.map((number) => `${number} ${line.take({ tab, number, ...change }).fault.kind}`)
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const isHit = (text: string) => !text.endsWith(' none')

describe('the line of a run', () => {
  it('has no faults before it is disturbed and after it is mended', () => {
    const line = openLine()
    const before = kindsOf(line, 'tab1', upTo(20))
    line.disturb({ writes: 1 })
    const during = kindsOf(line, 'tab1', [21])
    line.mend()
    const after = kindsOf(line, 'tab1', upTo(20))
    expect([...before, ...after].filter(isHit)).toEqual([])
    expect(during.filter(isHit)).toHaveLength(1)
  })

  it('draws by the tab and the number alone', () => {
    const [one, other] = [openLine(), openLine()]
    for (const line of [one, other]) line.disturb({ writes: 0.5 })
    const inTurn = [...kindsOf(one, 'tab1', [1, 2, 3]), ...kindsOf(one, 'tab2', [1, 2, 3])]
    const mixed = [...kindsOf(other, 'tab2', [3, 1, 2]), ...kindsOf(other, 'tab1', [2, 3, 1])]
    expect(mixed.toSorted()).toEqual(inTurn.toSorted())
  })

  it('ends the faults of an unlucky run', () => {
    const line = openLine()
    line.disturb({ writes: 1 })
    expect(kindsOf(line, 'tab1', upTo(50)).filter(isHit)).toHaveLength(8)
  })

  it('refuses the calls that it is told to, until it is mended', () => {
    const line = openLine()
    line.refuse(/carts$/, { kind: 'status', status: 403 })
    const [refused] = kindsOf(line, 'tab1', [1])
    const other = line.take({ tab: 'tab1', number: 2, method: 'GET', path: '/products' })
    line.mend()
    expect([refused, other.fault.kind, ...kindsOf(line, 'tab1', [3])]).toEqual(['1 status', 'none', '3 none'])
  })

  it('knows whether the response to a change was lost', () => {
    const line = createLine({ name: 'x', clock: createClock({ limitMs: 1000 }), kinds: ['cut-after'] })
    line.disturb({ reads: 1, writes: 1 })
    line.take({ tab: 'tab1', number: 1, method: 'GET', path: '/carts' })
    expect(line.hasLostResponse()).toBe(false)
    line.take({ tab: 'tab1', number: 2, ...change })
    expect(line.hasLostResponse()).toBe(true)
  })

  it.each(['/checkouts/2z9', '/checkouts', '/carts/current', '/carts/current/delivery-groups'])(
    'lets the platform be at work for long at %s, until it is mended',
    (path) => {
      const clock = createClock({ limitMs: 1000 })
      const line = createLine({ name: 'x', clock, kinds: ['endless-202'] })
      line.disturb({ reads: 1, writes: 1 })
      const entry = line.take({ tab: 'tab1', number: 1, method: 'GET', path })
      expect([entry.fault.kind, line.isAtWork(entry)]).toEqual(['endless-202', true])
      line.mend()
      expect(line.isAtWork(entry)).toBe(false)
    },
  )

  it('counts the faults by their names', () => {
    const line = createLine({ name: 'x', clock: createClock({ limitMs: 1000 }), kinds: ['cut-after'] })
    line.disturb({ writes: 1 })
    for (const number of [1, 2]) line.take({ tab: 'tab1', number, ...change })
    expect(line.countFaults()).toEqual({ 'cut-after': 2 })
  })

  it.each([
    ['GET', '/carts/current', false],
    ['POST', '/carts/current/cart-items', true],
    ['POST', '/lwr/apex/v65.0/ShoppingCartController/addItemsToCart', true],
    ['POST', '/lwr/apex/v65.0/ShoppingCartController/getInactiveCarts', false],
    ['DELETE', '/carts/current', true],
  ])('%s %s changes something: %s', (method, path, expected) => {
    expect(isWrite(method, path)).toBe(expected)
  })
})
