import { describe, expect, it } from 'vitest'
import type { ReorderProduct } from '../orders/plan-addition'
import { francs, product } from '../orders/reorder.fixture'
import { checkOrderRows, type OrderCatalogue } from './check-order-rows'
import { orderAdditions } from './order-additions'
import { articleNumberKey, type OrderRow } from './order-row'

const list = (...rows: readonly (readonly [number: string, quantity: string])[]): readonly OrderRow[] =>
  rows.map(([number, quantity], index) => ({ place: index + 1, number, quantity }))

const catalogue = (
  items: Readonly<Record<string, ReorderProduct>>,
  more: Partial<OrderCatalogue> = {},
): OrderCatalogue => ({
  items: new Map(Object.entries(items)),
  notSold: new Set(),
  nearest: new Map(),
  inCart: [],
  maximumLines: 500,
  locale: 'de-CH',
  ...more,
})

const checks = (rows: readonly OrderRow[], among: OrderCatalogue) =>
  checkOrderRows(rows, among).map(({ check }) => check)

describe('checkOrderRows', () => {
  it('[7.3-18] adds what a row asks for, at the price of that quantity', () => {
    const [check] = checks(list(['1001180', '100']), catalogue({ '1001180': product('a') }))
    expect(check).toEqual({
      kind: 'ready',
      productId: 'a',
      quantity: 100,
      joined: [],
      unitPrice: francs('0.90'),
    })
  })

  it('adds up rows of the same item, however its number is written', () => {
    const among = catalogue({ '1001180': product('a') })
    const rows = list(['1001180', '60'], ['9', '1'], ['10 01 180', '40'], ['1001180', '5'])
    expect(checks(rows, among)).toMatchObject([
      { kind: 'ready', quantity: 105, joined: [3, 4] },
      { kind: 'unknown' },
      { kind: 'joined', productId: 'a', quantity: 40, into: 1 },
      { kind: 'joined', productId: 'a', quantity: 5, into: 1 },
    ])
  })

  it('raises to the step on top of what the cart has, and says from what', () => {
    const step = product('a', { rule: { minimum: 50, increment: 50 } })
    const among = catalogue({ '1': step }, { inCart: [{ productId: 'a', quantity: 50 }] })
    expect(checks(list(['1', '75']), among)).toMatchObject([
      { kind: 'ready', quantity: 100, change: { kind: 'raised', from: 75, to: 100 } },
    ])
  })

  it('tells what is short in stock, with its date', () => {
    const few = product('a', { stock: { inStock: 10, moreFrom: '2026-12-14' } })
    expect(checks(list(['1', '25']), catalogue({ '1': few }))).toMatchObject([
      { kind: 'ready', quantity: 25, shortage: { inStock: 10, rest: 15, restFrom: '2026-12-14' } },
    ])
  })

  it.each([
    ['gone', product('a', { stock: { inStock: 0 }, isLastStock: true, successorId: 'b' })],
    ['no-stock', product('a', { stock: { inStock: 0 } })],
    ['no-price', product('a', { tiers: [] })],
  ] as const)('adds nothing of what is %s', (kind, item) => {
    const among = catalogue({ '1': item })
    expect(checks(list(['1', '5']), among)).toMatchObject([{ kind, productId: 'a' }])
    expect(orderAdditions(checkOrderRows(list(['1', '5']), among))).toEqual([])
  })

  it('names the item that has almost the same number, and what another shop sells', () => {
    const nearest = { number: '1001190', productId: 'b', name: 'Box' }
    const among = catalogue({}, { nearest: new Map([['1001199', nearest]]), notSold: new Set(['1001290']) })
    expect(checks(list(['1001199', '5'], ['1001290', '5']), among)).toEqual([
      { kind: 'unknown', nearest },
      { kind: 'not-sold' },
    ])
  })

  it('has no line beyond the limit of a cart, but more of what the cart has', () => {
    const among = catalogue(
      { '1': product('a'), '2': product('b'), '3': product('c') },
      { maximumLines: 2, inCart: [{ productId: 'c', quantity: 1 }] },
    )
    expect(checks(list(['1', '5'], ['2', '5'], ['3', '5']), among)).toMatchObject([
      { kind: 'ready' },
      { kind: 'beyond', productId: 'b' },
      { kind: 'ready' },
    ])
  })

  it.each([
    ['1001180', '', 'quantity', 'missing'],
    ['1001180', '2,5', 'quantity', 'invalid'],
    ['1001180', '1e9', 'quantity', 'invalid'],
    ['1001180', '0', 'quantity', 'invalid'],
    ['1001180', '1000000', 'quantity', 'too-large'],
    ['', '5', 'number', 'missing'],
    ['1.00E+06', '5', 'number', 'invalid'],
    ['=cmd|1', '5', 'number', 'invalid'],
    ['1,2', '5', 'number', 'invalid'],
    ['__proto__', '5', 'number', 'invalid'],
  ])('cannot read %j with %j', (number, quantity, part, problem) => {
    const among = catalogue({ '1001180': product('a') })
    expect(checks(list([number, quantity]), among)).toEqual([{ kind: 'unreadable', part, problem }])
  })

  it('reads leading zeros as part of the number', () => {
    const among = catalogue({ '0012': product('a') })
    expect(checks(list(['0012', '1'], ['12', '1']), among)).toMatchObject([
      { kind: 'ready' },
      { kind: 'unknown' },
    ])
  })

  it('cannot read a row with too many columns', () => {
    const rows: readonly OrderRow[] = [{ place: 1, number: '1,1,000', quantity: '', isUnreadable: true }]
    expect(checks(rows, catalogue({}))).toEqual([{ kind: 'unreadable', part: 'row', problem: 'invalid' }])
  })
})

describe('articleNumberKey', () => {
  it('drops blanks of all kinds, and does not tell small letters from capitals', () => {
    expect(articleNumberKey(' 10\u00a001\t180 ')).toBe('1001180')
    expect(articleNumberKey('k-400')).toBe('K-400')
  })
})
