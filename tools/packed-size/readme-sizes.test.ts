import { expect, it } from 'vitest'
import { findFalseSizes } from './readme-sizes.mjs'

const row = (inReadme: string | undefined, bytes: number) => ({
  entry: {
    name: '',
    code: '',
    ceiling: 0,
    sendsCalls: false,
    ...(inReadme === undefined ? {} : { inReadme }),
  },
  sizes: { esbuild: bytes, rollup: bytes - 200 },
  complaints: [],
})
const readme = '| With     |  Size |\n| -------- | ----: |\n| `cart`   | 42 kB |\n| `orders` | 5 kB |\n'

it('a README may give sizes that are a little off, but none that are wrong or missing', () => {
  expect(findFalseSizes(readme, [row('`cart`', 41_600), row('`cart`', 42_900), row(undefined, 1)])).toEqual(
    [],
  )
  expect(findFalseSizes(readme, [row('`cart`', 43_100), row('`orders`', 3_900), row('`menu`', 900)])).toEqual(
    [
      'README of the sdk: `cart` is 43.1 kB, not 42',
      'README of the sdk: `orders` is 3.9 kB, not 5',
      'README of the sdk: `menu` is 0.9 kB, not there',
    ],
  )
})
