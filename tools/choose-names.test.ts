import { expect, it } from 'vitest'
import { chooseNames } from './choose-names.ts'

const names = { option: 'pages', existing: ['home', 'guest cart'] }

it.each([
  [undefined, ['home', 'guest cart']],
  ['guest cart', ['guest cart']],
  ['guest cart, home', ['guest cart', 'home']],
])('the list %j', (list, expected) => {
  expect(chooseNames(list, names)).toEqual(expected)
})

it('a name that nobody knows is refused', () => {
  expect(() => chooseNames('home,hom', names)).toThrow('--pages: unknown: hom. There are: home, guest cart')
})
