import type { NavigationItem } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { matchCategories } from './match-categories'

const item = (title: string, children?: readonly NavigationItem[]): NavigationItem => ({
  type: 'Category',
  id: title,
  navid: title,
  level: 1,
  title,
  url: '',
  index: 0,
  ...(children && { children }),
})

const tree = [
  item('Kartons & Schachteln', [
    item('Faltkartons', [item('Faltkartons 1-wellig'), item('Faltkartons 2-wellig')]),
  ]),
  item('Füll- & Polstermaterial'),
  item('Boîtes'),
]

const titles = (term: string) => matchCategories(tree, term).map(({ title }) => title)

describe('matchCategories', () => {
  it.each([
    ['faltkarton', ['Faltkartons', 'Faltkartons 1-wellig', 'Faltkartons 2-wellig']],
    ['faltkarton 2-wellig', ['Faltkartons 2-wellig']],
    ['FULL-', ['Füll- & Polstermaterial']],
    ['boites', ['Boîtes']],
    ['300 200', []],
    ['& ×', []],
    ['', []],
    ['[a-z', []],
  ])('of %j are %j', (term, found) => {
    expect(titles(term)).toEqual(found)
  })

  it('are at most six', () => {
    expect(
      matchCategories(
        Array.from({ length: 9 }, () => item('Karton')),
        'karton',
      ),
    ).toHaveLength(6)
  })
})
