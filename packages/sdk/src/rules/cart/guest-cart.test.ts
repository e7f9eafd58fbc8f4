import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
const messages = {
  INVALID_QUANTITY: 'a quantity is a number above 0',
  INVALID_OPTION: 'productId: a record id is needed',
  GUEST_CART_ITEM_NOT_FOUND: 'item not found',
}
const withCode = (code: keyof typeof messages) =>
  expect.objectContaining({ name: 'ShopError', code, message: messages[code] }) as unknown
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
  [Infinity],
  [1e-7],
  [-0],
  ['0x10'],
  ['+5'],
  ['5.'],
  ['.5'],
  ['5 5'],
  ["1'000"],
  ['٥'],
  ['5\u200b'],
  ['\u202e5'],
  ['--5'],
  ['9'.repeat(400)],
  ['9007199254740992'],
  [9007199254740992],
  ['9007199254740991.1'],
  [Symbol('5')],
  [5n],
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
    ['\u00a05\n', '\u00a05\n', 'odd blanks, kept'],
    ['9007199254740991', '9007199254740991', 'the largest exact number'],
    ['0.001', '0.001', 'a small one'],
    [0.000001, '0.000001', 'a small number'],
  ])('[3.browser-stored-data-1] keeps the quantity %j as %j: %s', (quantity, kept, _why) => {
    expect(readGuestCart([{ productId: 'a', quantity }])).toEqual({ lines: [line('a', kept)], dropped: [] })
  })

  it.each(badQuantities)(
    '[3.browser-stored-data-1] drops a line with the quantity %o, and the rest survives',
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
    [{ productId: 'a' }],
    [['a', '1']],
    [true],
    [{ quantity: '1' }],
    [{ productId: '', quantity: '1' }],
    [{ productId: ' ', quantity: '1' }],
    [{ productId: 5, quantity: '1' }],
  ])('[3.browser-stored-data-1] drops the entry %j', (entry) => {
    expect(readGuestCart([line('b', '2'), entry])).toEqual({ lines: [line('b', '2')], dropped: [entry] })
  })

  it('[3.browser-stored-data-1] keeps unknown members', () => {
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

  it('[3.browser-stored-data-1] never throws, whatever is stored, and every entry is kept or reported', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const { lines, dropped } = readGuestCart(stored)
        expect(readGuestCart(lines)).toEqual({ lines, dropped: [] })
        if (Array.isArray(stored)) expect(lines.length + dropped.length).toBe(stored.length)
      }),
    )
  })

  it('[3.browser-stored-data-1] never throws on any JSON text, and reads what it wrote as the same', () => {
    const entry = fc.record(
      {
        productId: fc.oneof(fc.constantFrom(box, 'a', ''), fc.jsonValue()),
        quantity: fc.oneof(fc.constantFrom('5', 5, ' 7 ', '007', '2.5', '0'), fc.jsonValue()),
        note: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    const stored = fc.oneof(
      fc.json(),
      fc.array(fc.oneof(entry, fc.jsonValue())).map((list) => JSON.stringify(list)),
    )
    fc.assert(
      fc.property(stored, (text) => {
        const { lines } = readGuestCart(text)
        const written = JSON.stringify(lines)
        expect(readGuestCart(written).dropped).toEqual([])
        expect(JSON.stringify(readGuestCart(written).lines)).toBe(written)
      }),
    )
  })

  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => readGuestCart(text)).not.toThrow()
      }),
    )
  })
})

describe('addGuestCartLine', () => {
  it('[4.guest-cart-1] [3.browser-stored-data-1] appends a product that is not in the cart, its quantity as text', () => {
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
    ['9007199254740990', 1, '9007199254740991'],
    ['9007199254740990.4', '0.6', '9007199254740991.0'],
    ['0.1', '0.2', '0.3'],
  ])('[4.guest-cart-1] lets %j grow by %j to %j', (current, added, sum) => {
    expect(addGuestCartLine([line('a', current)], { productId: 'a', quantity: added })).toEqual([
      line('a', sum),
    ])
  })

  it('[4.guest-cart-1] keeps the line order and the members of the line that grows', () => {
    const lines = [line('a', '1', { note: 'mine' }), line('b', '2')]
    expect(addGuestCartLine(lines, { productId: 'a', quantity: 1, note: 'other', more: 1 })).toEqual([
      line('a', '2', { note: 'mine' }),
      line('b', '2'),
    ])
  })

  it('[4.guest-cart-1] adds to the first of two lines of a product', () => {
    expect(addGuestCartLine([line('a', '1'), line('a', '2')], { productId: 'a', quantity: 1 })).toEqual([
      line('a', '2'),
      line('a', '2'),
    ])
  })

  it('matches record ids of 15 and 18 characters', () => {
    expect(addGuestCartLine([line(box, '1')], { productId: box.slice(0, 15), quantity: 1 })).toEqual([
      line(box, '2'),
    ])
  })

  it.each(badQuantities)('[4.guest-cart-3] throws INVALID_QUANTITY for %o', (quantity) => {
    const addition = { productId: 'a', quantity: quantity as number }
    expect(() => addGuestCartLine([], addition)).toThrow(withCode('INVALID_QUANTITY'))
    expect(() => setGuestCartQuantity([line('a', '1')], addition)).toThrow(withCode('INVALID_QUANTITY'))
  })

  it('throws INVALID_QUANTITY when the sum is no longer exact', () => {
    expect(() => addGuestCartLine([line('a', '9007199254740991')], { productId: 'a', quantity: 1 })).toThrow(
      withCode('INVALID_QUANTITY'),
    )
  })

  it.each([[''], [' '], ['\u00a0'], [undefined], [null], [5], [{}], [Symbol('a')]])(
    'throws INVALID_OPTION for the product id %o',
    (productId) => {
      expect(() => addGuestCartLine([], { productId: productId as string, quantity: 1 })).toThrow(
        withCode('INVALID_OPTION'),
      )
    },
  )
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

  it('[4.guest-cart-2] adds none if one of them is invalid', () => {
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

  it('[4.guest-cart-3] leaves one of two lines of a product', () => {
    expect(
      setGuestCartQuantity([line('a', '1'), line('b', '1'), line('a', '2')], { productId: 'a', quantity: 7 }),
    ).toEqual([line('a', '7'), line('b', '1')])
  })

  it('[4.guest-cart-3] stores the quantity as a text of digits', () => {
    expect(setGuestCartQuantity([line('a', '1')], { productId: 'a', quantity: ' 007 ' })).toEqual([
      line('a', '7'),
    ])
  })

  it('[4.guest-cart-3] finds a product by its id of 15 characters', () => {
    expect(setGuestCartQuantity([line(box, '1')], { productId: box.slice(0, 15), quantity: 2 })).toEqual([
      line(box, '2'),
    ])
  })

  it("[4.guest-cart-3] [8-19] fails with 'item not found' for a product that is not in the cart", () => {
    const setMissing = () => setGuestCartQuantity([line('a', '1')], { productId: 'b', quantity: 1 })
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

const product = fc.constantFrom('a', 'b', 'c', 'd', box, box.slice(0, 15))
const quantity = fc.oneof(
  fc.integer({ min: 1, max: 10_000 }),
  fc.tuple(fc.nat(10_000), fc.integer({ min: 1, max: 999 })).map(([whole, part]) => `${whole}.${part}`),
)
const additions = fc.array(
  fc.record(
    { productId: product, quantity, note: fc.jsonValue() },
    { requiredKeys: ['productId', 'quantity'] },
  ),
)
const cart = additions.map((more) => addGuestCartLines([], more))

/** The sum of quantities per product, in thousandths. */
const totals = (lines: readonly { productId: string; quantity: string | number }[]) => {
  const sums: Record<string, number> = {}
  for (const one of lines) {
    const id = one.productId.slice(0, 15)
    const thousandths = Math.round(Number(one.quantity) * 1000)
    sums[id] = (sums[id] ?? 0) + thousandths
  }
  return sums
}
const idsOf = (lines: readonly GuestCartLine[]) => lines.map(({ productId }) => productId)

describe('the guest cart as algebra', () => {
  it('[4.guest-cart-1] [4.guest-cart-2] has one line for each product and adds quantities exactly', () => {
    fc.assert(
      fc.property(additions, (more) => {
        const lines = addGuestCartLines([], more)
        expect(totals(lines)).toEqual(totals(more))
        expect(Object.keys(totals(lines))).toHaveLength(lines.length)
      }),
    )
  })

  it('[4.guest-cart-2] gives the same result for several lists or one', () => {
    fc.assert(
      fc.property(cart, additions, additions, (lines, first, second) => {
        const together = addGuestCartLines(lines, [...first, ...second])
        expect(addGuestCartLines(addGuestCartLines(lines, first), second)).toEqual(together)
        expect(addGuestCartLines(lines, addGuestCartLines(addGuestCartLines([], first), second))).toEqual(
          together,
        )
      }),
    )
  })

  it('[4.guest-cart-1] keeps order and members of existing lines, and does not change its input', () => {
    fc.assert(
      fc.property(cart, additions, (lines, more) => {
        const before = structuredClone({ lines, more })
        const after = addGuestCartLines(lines, more)
        expect(idsOf(after).slice(0, lines.length)).toEqual(idsOf(lines))
        lines.forEach((one, index) => {
          expect({ ...after[index], quantity: '' }).toEqual({ ...one, quantity: '' })
        })
        expect({ lines, more }).toEqual(before)
      }),
    )
  })

  it('[4.guest-cart-3] sets exactly that quantity, and twice is as once', () => {
    fc.assert(
      fc.property(additions, quantity, (more, requested) => {
        const lines = addGuestCartLines([line('e', '1')], more)
        const once = setGuestCartQuantity(lines, { productId: 'e', quantity: requested })
        expect(readGuestCart(once)).toEqual({ lines: once, dropped: [] })
        expect(once[0]).toEqual(line('e', String(requested)))
        expect(once.slice(1)).toEqual(lines.slice(1))
        expect(setGuestCartQuantity(once, { productId: 'e', quantity: requested })).toEqual(once)
      }),
    )
  })

  it('[4.guest-cart-4] removing undoes adding, and a product added again goes to the end', () => {
    fc.assert(
      fc.property(cart, cart, quantity, (before, after, requested) => {
        const lines = addGuestCartLines([...before, line('e', '1')], after)
        const removed = removeGuestCartLine(lines, 'e')
        expect(removed).toEqual(addGuestCartLines(before, after))
        expect(addGuestCartLine(removed, { productId: 'e', quantity: requested })).toEqual([
          ...removed,
          line('e', String(requested)),
        ])
      }),
    )
  })
})
