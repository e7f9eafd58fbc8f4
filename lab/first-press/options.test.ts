import { expect, it } from 'vitest'
import { readOptions } from './options.mjs'

it('all presses are made five times, right after loading, unless the options differ', () => {
  expect(readOptions([])).toEqual({
    presses: ['menu', 'wide menu', 'Box Finder', 'search field', 'add to cart', 'stored count'],
    trees: ['small', 'large'],
    runs: 5,
    manner: { waitMs: 0, holdMs: 80 },
  })
  const args = ['--presses', 'menu,stored count', '--trees=small', '--runs', '3', '--idle', '--hold', '20']
  expect(readOptions(args)).toEqual({
    presses: ['menu', 'stored count'],
    trees: ['small'],
    runs: 3,
    manner: { waitMs: 3000, holdMs: 20 },
  })
})

it.each([
  [['--presses', 'footer'], '--presses: unknown: footer. There are: menu, wide menu'],
  [['--trees', 'oak'], '--trees: unknown: oak. There are: small, large'],
  [['--hold', 'long'], '--hold must be a whole number from 1 to 400'],
  [['--quick'], 'quick'],
])('an option that does not exist is refused: %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
