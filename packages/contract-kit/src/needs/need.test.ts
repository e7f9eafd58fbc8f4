import { describe, expect, it } from 'vitest'
import { objectsAt, isFilled, isSent, isProcessing, valueAt } from './need'

const response = {
  page: { items: [{ id: 'a' }, { id: 'b' }, null], none: null },
  lines: [{ item: { id: 'c' } }, { id: 'd' }],
  fields: { Name: { value: 'x' }, Size: { value: 'y' }, Plain: 'z' },
}

describe('objectsAt', () => {
  it.each<readonly [string, readonly unknown[]]>([
    ['', [response]],
    ['page', [response.page]],
    ['page.items[]', [{ id: 'a' }, { id: 'b' }]],
    ['lines[].item?', [{ id: 'c' }, { id: 'd' }]],
    ['fields{}', [{ value: 'x' }, { value: 'y' }]],
    ['page.none', []],
    ['page.none.items[]', []],
    ['page[]', []],
    ['nothing.at.all', []],
  ])('finds at %j the objects %j', (location, expected) => {
    expect(objectsAt(response, location)).toEqual(expected)
  })

  it('steps into a response that is a list', () => {
    expect(objectsAt([{ below: [{ id: 1 }] }, { id: 2 }], '[].below[]')).toEqual([{ id: 1 }])
  })
})

describe('valueAt', () => {
  it.each<readonly [string, unknown]>([
    ['name', 'box'],
    ['fields.Name', 'x'],
    ['fields.Status', 'Open'],
    ['fields.Plain', 'z'],
    ['fields.None', undefined],
    ['prices.unitPrice', undefined],
  ])('reads %s as %j', (path, expected) => {
    const fields = { Name: { value: 'x' }, Status: { label: 'State', text: 'Open' }, Plain: 'z' }
    expect(valueAt({ name: 'box', fields, prices: null }, path)).toBe(expected)
  })
})

describe('a member', () => {
  it.each<readonly [unknown, boolean, boolean]>([
    ['0.00', true, true],
    [0, true, true],
    [false, true, true],
    [[], true, true],
    ['', true, false],
    [null, true, false],
    [undefined, false, false],
  ])('that is %j was sent: %j, and is filled: %j', (value, sent, filled) => {
    expect([isSent({ inner: { value } }, 'inner.value'), isFilled(value)]).toEqual([sent, filled])
  })
})

describe('isProcessing', () => {
  it.each<readonly [unknown, boolean]>([
    [{ asyncOperationStatus: 'Processing' }, true],
    [{ cartItems: [], cartSummary: { asyncOperationStatus: 'Processing' } }, true],
    [{ asyncOperationStatus: 'Completed', cartSummary: null }, false],
    [{ cartSummary: {} }, false],
    [null, false],
  ])('is for %j %j', (value, expected) => {
    expect(isProcessing(value)).toBe(expected)
  })
})
