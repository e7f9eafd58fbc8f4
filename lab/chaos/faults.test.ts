import { describe, expect, it } from 'vitest'
import { createRandom } from '../../tools/random.ts'
import { createClock } from './clock.ts'
import { drawFault, faultKinds, lateFrom, lateTo } from './faults.ts'
import type { Fault } from './faults.ts'
import { createLine, isWrite } from './line.ts'

describe('drawing faults', () => {
  const drawMany = (isChange: boolean) =>
    Array.from({ length: 2000 }, (_, seed) =>
      drawFault(createRandom(`test/${seed}`), { isWrite: isChange, rate: 1, mayBeAtWork: true }),
    )

  it('draws every kind for writes, and for reads none that does something twice or later', () => {
    const kinds = (faults: Fault[]) => new Set(faults.map(({ kind }) => kind))
    expect([...kinds(drawMany(true))].toSorted()).toEqual(faultKinds.toSorted())
    expect(faultKinds.filter((kind) => !kinds(drawMany(false)).has(kind))).toEqual([
      'cut-late',
      'status-after',
      'double',
    ])
  })

  it('lets a late effect come long after the first look of a client', () => {
    const late = drawMany(true).filter(({ effect }) => effect === 'late')
    expect(late.length).toBeGreaterThan(0)
    expect(late.every((fault) => fault.late >= lateFrom && fault.late <= lateTo)).toBe(true)
    expect(late.every(({ there }) => there < lateFrom)).toBe(true)
  })

  it('has no effect where the response is a status below 500', () => {
    const refusals = drawMany(true).filter(({ status = 500 }) => status < 500)
    expect(new Set(refusals.map(({ effect }) => effect))).toEqual(new Set(['none']))
  })
})

describe('the line of a run', () => {
  const openLine = () => createLine('cart:7', createClock(1000))
  type OpenLine = ReturnType<typeof openLine>
  const draw = (line: OpenLine, tab: string, number: number) =>
    `${tab} ${number} ${line.take({ tab, number, method: 'POST', path: '/carts' }).fault.kind}`
  const count = (line: OpenLine) =>
    Array.from({ length: 50 }, (_, number) => draw(line, 'tab1', number)).filter(
      (text) => !text.endsWith(' none'),
    ).length

  it('has a few faults, and none before it is disturbed and after it is mended', () => {
    const line = openLine()
    const before = count(line)
    line.disturb({ writes: 1 })
    const during = count(line)
    line.mend()
    expect([before, during, count(line)]).toEqual([0, 8, 0])
  })

  it('draws by the tab and the number alone', () => {
    const [one, other] = [openLine(), openLine()]
    for (const line of [one, other]) line.disturb({ writes: 0.5 })
    const inTurn = [draw(one, 'tab1', 1), draw(one, 'tab1', 2), draw(one, 'tab2', 1)]
    const mixed = [draw(other, 'tab2', 1), draw(other, 'tab1', 2), draw(other, 'tab1', 1)]
    expect(mixed.toReversed().toSorted()).toEqual(inTurn.toSorted())
  })

  it('refuses the calls that it is told to, until it is mended', () => {
    const line = openLine()
    line.refuse(/carts$/, { kind: 'status', status: 403 })
    const refused = draw(line, 'tab1', 1)
    line.mend()
    expect([refused, draw(line, 'tab1', 2)]).toEqual(['tab1 1 status', 'tab1 2 none'])
  })

  it.each([
    ['GET', '/carts/current', false],
    ['POST', '/carts/current/cart-items', true],
    ['POST', '/lwr/apex/v65.0/ShoppingCartController/addItemsToCart', true],
    ['POST', '/lwr/apex/v65.0/ShoppingCartController/getInactiveCarts', false],
  ])('%s %s changes something: %s', (method, path, expected) => {
    expect(isWrite(method, path)).toBe(expected)
  })
})
