import { expect, it } from 'vitest'
import { readOptions } from './options.mjs'

it('every page is measured five times unless the options differ', () => {
  expect(readOptions([])).toEqual({ pages: ['home', 'category', 'product'], runs: 5 })
  expect(readOptions(['--pages', 'home,product', '--runs=3'])).toEqual({
    pages: ['home', 'product'],
    runs: 3,
  })
})

it.each([
  [['--pages', 'cart'], '--pages: unknown: cart. There are: home, category, product'],
  [['--runs', '0'], '--runs must be a whole number from 1'],
  [['--quick'], 'quick'],
])('an option that does not exist is refused: %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
