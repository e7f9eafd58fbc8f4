import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShopError } from '../errors'
import {
  addGuestCartLine,
  addGuestCartLines,
  countGuestCartLines,
  readGuestCart,
  removeGuestCartLine,
  setGuestCartQuantity,
  type GuestCartLine,
} from './guest-cart'

const box = '01tCN0001001180YAA'
const line = (productId: string, quantity: string, more: object = {}): GuestCartLine => ({
  productId,
  quantity,
  ...more,
})
const withCode = (code: 'INVALID_QUANTITY' | 'INVALID_OPTION' | 'GUEST_CART_ITEM_NOT_FOUND') =>
  expect.toSatisfy((error: unknown) => isShopError(error, code)) as unknown
const badQuantities: readonly (readonly [unknown])[] = [
  [0],
  [-1],
  ['0'],
  ['-3'],
  ['0.00'],
  [''],
  [' '],
  ['abc'],
  ['1e3'],
  [NaN],
  [Infinity],
  [1e21],
  ['NaN'],
  ['1,5'],
  ['５'],
  ['9007199254740992'],
  [null],
  [undefined],
  [true],
  [{}],
  [[1]],
]

describe('readGuestCart', () => {
  it.each([
    [5, '5', 'a number'],
    ['5', '5', 'a text'],
    ['007', '007', 'leading zeros, kept'],
    [' 5 ', ' 5 ', 'blanks, kept'],
    ['2.5', '2.5', 'a decimal'],
    [2.5, '2.5', 'a decimal number'],
  ])('[3.browser-stored-data-1] keeps the quantity %j as %j: %s', (quantity, kept, _why) => {
    expect(readGuestCart([{ productId: 'a', quantity }])).toEqual({ lines: [line('a', kept)], dropped: [] })
  })

  it.each(badQuantities)(
    '[3.browser-stored-data-1] drops a line with the quantity %j, and the rest survives',
    (quantity) => {
      const bad = { productId: 'a', quantity }
      expect(readGuestCart([bad, line('b', '2')])).toEqual({ lines: [line('b', '2')], dropped: [bad] })
    },
  )

  it.each([
    [null],
    [5],
    ['a'],
    [[]],
    [{}],
    [{ quantity: '1' }],
    [{ productId: '', quantity: '1' }],
    [{ productId: ' ', quantity: '1' }],
    [{ productId: 5, quantity: '1' }],
  ])('[3.browser-stored-data-1] drops the entry %j', (entry) => {
    expect(readGuestCart([line('b', '2'), entry])).toEqual({ lines: [line('b', '2')], dropped: [entry] })
  })

  it('[3.browser-stored-data-1] keeps members that it does not know', () => {
    const stored = '[{"productId":"a","quantity":"1","note":{"x":1},"__proto__":{"y":2}}]'
    const [first] = readGuestCart(stored).lines
    expect(JSON.parse(JSON.stringify(first))).toEqual(first && (JSON.parse(stored) as unknown[])[0])
    expect(first && Object.getPrototypeOf(first)).toBe(Object.prototype)
  })

  it.each([[undefined], [null], [''], ['  '], ['null'], [[]], ['[]']])(
    'reads %j as an empty cart',
    (stored) => {
      expect(readGuestCart(stored)).toEqual({ lines: [], dropped: [] })
    },
  )

  it.each([['{'], ['{}'], [{}], [5], [true], ['"a"'], [{ length: 1, 0: line('a', '1') }]])(
    'reads %j as an empty cart and reports it',
    (stored) => {
      expect(readGuestCart(stored)).toEqual({ lines: [], dropped: [stored] })
    },
  )

  it('never throws, whatever is stored, and reads its own lines again', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const { lines } = readGuestCart(stored)
        expect(readGuestCart(lines).lines).toEqual(lines)
      }),
    )
  })
})

describe('addGuestCartLine', () => {
  it('[4.guest-cart-1] appends a product that is not in the cart, its quantity as text', () => {
    expect(addGuestCartLine([line('a', '1')], { productId: 'b', quantity: 25, note: 'x' })).toEqual([
      line('a', '1'),
      line('b', '25', { note: 'x' }),
    ])
  })

  it.each([
    ['5', 3, '8'],
    ['007', 1, '8'],
    [' 5 ', '2', '7'],
    ['2.5', '1', '3.5'],
    ['0.1', '0.2', '0.3'],
  ])('[4.guest-cart-1] lets %j grow by %j to %j', (present, added, sum) => {
    expect(addGuestCartLine([line('a', present)], { productId: 'a', quantity: added })).toEqual([
      line('a', sum),
    ])
  })

  it('[4.guest-cart-1] keeps the line order and the own members of the line that grows', () => {
    const lines = [line('a', '1', { note: 'mine' }), line('b', '2')]
    expect(addGuestCartLine(lines, { productId: 'a', quantity: 1, note: 'other', more: 1 })).toEqual([
      line('a', '2', { note: 'mine' }),
      line('b', '2'),
    ])
  })

  it('[4.guest-cart-1] lets the first line grow when a product stands there twice', () => {
    expect(addGuestCartLine([line('a', '1'), line('a', '2')], { productId: 'a', quantity: 1 })).toEqual([
      line('a', '2'),
      line('a', '2'),
    ])
  })

  it('takes a record id of 15 and of 18 characters for the same product', () => {
    expect(addGuestCartLine([line(box, '1')], { productId: box.slice(0, 15), quantity: 1 })).toEqual([
      line(box, '2'),
    ])
  })

  it.each(badQuantities)('[4.guest-cart-3] throws INVALID_QUANTITY for %j', (quantity) => {
    const addition = { productId: 'a', quantity: quantity as number }
    expect(() => addGuestCartLine([], addition)).toThrow(withCode('INVALID_QUANTITY'))
    expect(() => setGuestCartQuantity([line('a', '1')], addition)).toThrow(withCode('INVALID_QUANTITY'))
  })

  it('throws INVALID_QUANTITY when the sum is no longer exact', () => {
    expect(() => addGuestCartLine([line('a', '9007199254740991')], { productId: 'a', quantity: 1 })).toThrow(
      withCode('INVALID_QUANTITY'),
    )
  })

  it.each([[''], [' '], [undefined], [5]])('throws INVALID_OPTION for the product id %j', (productId) => {
    expect(() => addGuestCartLine([], { productId: productId as string, quantity: 1 })).toThrow(
      withCode('INVALID_OPTION'),
    )
  })
})

describe('addGuestCartLines', () => {
  it('[4.guest-cart-2] merges each line in its turn', () => {
    const more = [
      { productId: 'a', quantity: 1 },
      { productId: 'b', quantity: '2' },
      { productId: 'a', quantity: 3 },
    ]
    expect(addGuestCartLines([line('b', '1')], more)).toEqual([line('b', '3'), line('a', '4')])
  })

  it('[4.guest-cart-2] adds none when one of them is wrong', () => {
    const lines = [line('a', '1')]
    const more = [
      { productId: 'a', quantity: 1 },
      { productId: 'b', quantity: 0 },
    ]
    expect(() => addGuestCartLines(lines, more)).toThrow(withCode('INVALID_QUANTITY'))
    expect(lines).toEqual([line('a', '1')])
  })
})

describe('setGuestCartQuantity', () => {
  it('[4.guest-cart-3] sets the quantity and keeps everything else', () => {
    const lines = [line('a', '1', { note: 'x' }), line('b', '2')]
    expect(setGuestCartQuantity(lines, { productId: 'a', quantity: 7 })).toEqual([
      line('a', '7', { note: 'x' }),
      line('b', '2'),
    ])
  })

  it('[4.guest-cart-3] leaves one line of a product that stood there twice', () => {
    expect(
      setGuestCartQuantity([line('a', '1'), line('b', '1'), line('a', '2')], { productId: 'a', quantity: 7 }),
    ).toEqual([line('a', '7'), line('b', '1')])
  })

  it("[4.guest-cart-3] [8-19] fails with 'item not found' for a product that is not in the cart", () => {
    const setMissing = () => setGuestCartQuantity([line('a', '1')], { productId: 'b', quantity: 1 })
    expect(setMissing).toThrow('item not found')
    expect(setMissing).toThrow(withCode('GUEST_CART_ITEM_NOT_FOUND'))
  })
})

describe('removeGuestCartLine', () => {
  it('[4.guest-cart-4] removes every line of the product', () => {
    expect(removeGuestCartLine([line('a', '1'), line('b', '1'), line('a', '2')], 'a')).toEqual([
      line('b', '1'),
    ])
  })

  it('[4.guest-cart-4] gives the very same list when there is nothing to remove', () => {
    const lines = [line('a', '1')]
    expect(removeGuestCartLine(lines, 'b')).toBe(lines)
  })
})

describe('countGuestCartLines', () => {
  it('[2.7-6] counts lines, not pieces', () => {
    expect(countGuestCartLines([line('a', '100'), line('b', '5')])).toBe(2)
  })
})

const additions = fc.array(
  fc.record({
    productId: fc.constantFrom('a', 'b', 'c', 'd'),
    quantity: fc.integer({ min: 1, max: 10_000 }),
  }),
)
const totals = (lines: readonly { productId: string; quantity: string | number }[]) => {
  const sums = new Map<string, number>()
  for (const one of lines) sums.set(one.productId, (sums.get(one.productId) ?? 0) + Number(one.quantity))
  return Object.fromEntries([...sums].toSorted())
}

describe('the guest cart as algebra', () => {
  it('[4.guest-cart-1] [4.guest-cart-2] has one line for each product and loses no piece', () => {
    fc.assert(
      fc.property(additions, (more) => {
        const lines = addGuestCartLines([], more)
        expect(totals(lines)).toEqual(totals(more))
        expect(new Set(lines.map(({ productId }) => productId)).size).toBe(lines.length)
      }),
    )
  })

  it('[4.guest-cart-2] gives the same whether lines come together or one by one', () => {
    fc.assert(
      fc.property(additions, additions, (first, second) => {
        expect(addGuestCartLines(addGuestCartLines([], first), second)).toEqual(
          addGuestCartLines([], [...first, ...second]),
        )
      }),
    )
  })

  it('[4.guest-cart-3] [4.guest-cart-4] sets twice as once, and removing undoes adding', () => {
    fc.assert(
      fc.property(additions, fc.integer({ min: 1, max: 99 }), (more, quantity) => {
        const lines = addGuestCartLines([line('e', '1')], more)
        const once = setGuestCartQuantity(lines, { productId: 'e', quantity })
        expect(setGuestCartQuantity(once, { productId: 'e', quantity })).toEqual(once)
        expect(removeGuestCartLine(once, 'e')).toEqual(addGuestCartLines([], more))
      }),
    )
  })
})
