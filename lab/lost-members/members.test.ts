import { describe, expect, it } from 'vitest'
import { membersOf, pathText, without } from './members.mjs'

const response = {
  total: 2,
  items: [
    { id: 'a', fields: { Name: { value: 'x' } } },
    { id: 'b', note: null },
  ],
  menu: JSON.stringify([{ title: 'A' }]),
}

describe('membersOf', () => {
  it('gives each member once, those of all entries of a list, and those inside of a text', () => {
    expect(membersOf(response).map(pathText)).toEqual([
      ...[
        'total',
        'items',
        'items[].id',
        'items[].fields',
        'items[].fields.Name',
        'items[].fields.Name.value',
      ],
      ...['items[].note', 'menu', 'menu(json)[].title'],
    ])
  })

  it.each([[null], [7], ['[ no JSON'], [[]]])('gives none of %j', (value) => {
    expect(membersOf(value)).toEqual([])
  })

  it('takes names with dots for names', () => {
    expect(membersOf({ 'a.b': { c: 1 } })).toEqual([['a.b'], ['a.b', 'c']])
  })
})

describe('without', () => {
  it.each(membersOf(response).map((path) => [pathText(path), path] as const))('takes %s away', (_, path) => {
    const left = membersOf(without(response, path)).map(pathText)
    const gone = membersOf(response)
      .map(pathText)
      .filter((text) => !left.includes(text))
    expect(gone[0]).toBe(pathText(path))
    expect(gone.every((text) => text.startsWith(pathText(path)))).toBe(true)
  })

  it('leaves as it is what does not have the member', () => {
    expect(without(response, ['none', 'at', 'all'])).toEqual(response)
    expect(without(null, ['total'])).toBe(null)
  })
})
