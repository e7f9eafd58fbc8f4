import { describe, expect, it } from 'vitest'
import { findUndocumented, repeatsName } from './find-undocumented.ts'

const comment = (text: string) => ({ comment: { summary: [{ text }] } })

describe('findUndocumented', () => {
  const api = {
    name: 'All',
    kind: 1,
    children: [
      {
        name: '@shop/sdk',
        kind: 2,
        children: [
          {
            name: 'Line',
            kind: 256,
            ...comment('What a shopper put into the cart.'),
            children: [
              { name: 'quantity', kind: 1024 },
              { name: 'productId', kind: 1024, ...comment('The id of the product.') },
              { name: 'price', kind: 1024, ...comment('Net, a decimal string; null when no price is set.') },
              { name: 'note', kind: 1024, inheritedFrom: {} },
            ],
          },
          {
            name: 'addLine',
            kind: 64,
            signatures: [{ name: 'addLine', kind: 4096, ...comment('Adds it.') }],
          },
          {
            name: 'Options',
            kind: 2_097_152,
            type: { declaration: { name: '__type', kind: 65_536, children: [{ name: 'now', kind: 1024 }] } },
          },
        ],
      },
    ],
  }

  it('names what has no sentence, and what only repeats its name', () => {
    expect(findUndocumented(api).missing).toEqual([
      { name: '@shop/sdk.Line.quantity', reason: 'no sentence' },
      { name: '@shop/sdk.Line.productId', reason: 'repeats itself' },
      { name: '@shop/sdk.Options', reason: 'no sentence' },
      { name: '@shop/sdk.Options.now', reason: 'no sentence' },
    ])
  })

  it('counts what it looked at, without what is inherited', () => {
    expect(findUndocumented(api).total).toBe(7)
  })
})

describe('repeatsName', () => {
  it.each([
    ['The items of the cart.', 'Cart.items', true],
    ['The cart item.', 'Cart.items', true],
    ['In mm.', 'Box.length', false],
  ])('says of "%s" for %s: %s', (sentence, name, expected) => {
    expect(repeatsName(sentence, name)).toBe(expected)
  })
})
