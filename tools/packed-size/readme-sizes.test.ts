import { expect, it } from 'vitest'
import { findFalseSizes } from './readme-sizes.ts'

const readme =
  '| `cart` | a cart |\n\n| With     |  Size |\n| -------- | ----: |\n| `cart`   | 42 kB |\n| `orders` |  5 kB |\n'

it.each([
  ['a little off', { cart: 41.6, orders: 5.9 }, []],
  ['wrong', { cart: 43.1 }, ['README of the sdk: cart is 43.1 kB, not 42']],
  ['missing', { menu: 0.9 }, ['README of the sdk: menu is 0.9 kB, not there']],
])(
  'a README may give sizes that are a little off, but none that are wrong or missing: %s',
  (_, sizes, said) => {
    expect(findFalseSizes(readme, new Map(Object.entries(sizes)))).toEqual(said)
  },
)
