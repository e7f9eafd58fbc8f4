import { describe, expect, it } from 'vitest'
import {
  addGuestFavourite,
  hasFavourite,
  readGuestFavourites,
  removeGuestFavourites,
} from './guest-favourites'
import { checkListName, favouritesName, isFavouritesName, isSameListName } from './list-name'

const [a, b] = ['01tCN0001001180YAA', '01tCN0002000310YAA']

describe('the name of a list', () => {
  it.each([
    ['Monatsbestellung', undefined],
    ['   ', 'missing'],
    ['', 'missing'],
    [` ${'a'.repeat(80)} `, undefined],
    ['a'.repeat(81), 'too-long'],
  ])('%j is checked', (name, problem) => {
    expect(checkListName(name)).toBe(problem)
  })

  it('is the same in other capitals and with other blanks', () => {
    expect(isSameListName(' Lager  Olten', 'lager olten ')).toBe(true)
    expect(isSameListName('Lager Olten', 'Lager Bern')).toBe(false)
  })

  it('says which list has the favourites, in every language', () => {
    expect(favouritesName('fr-CH')).toBe('Favoris')
    expect(['Favoriten', 'favoris ', 'FAVORITES', 'Favourites', 'Lager'].map(isFavouritesName)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
  })
})

describe('the favourites of a guest', () => {
  it('are read without what is no record id', () => {
    expect(readGuestFavourites([a, 5, '<b>', null, b])).toEqual([a, b])
    for (const stored of [null, 'x', { a }]) expect(readGuestFavourites(stored)).toEqual([])
  })

  it('have each product once, by its id of 15 or 18 characters', () => {
    expect(addGuestFavourite([a], a.slice(0, 15))).toEqual([a])
    expect(addGuestFavourite([a], b)).toEqual([a, b])
    expect(addGuestFavourite([a], 'no id')).toEqual([a])
    expect(hasFavourite([a], a.slice(0, 15))).toBe(true)
    expect(removeGuestFavourites([a, b], [b.slice(0, 15)])).toEqual([a])
  })

  it('are at most 500', () => {
    const many = Array.from({ length: 500 }, (_, at) => `01tCN000${String(at).padStart(7, '0')}`)
    expect(addGuestFavourite(many, a)).toBe(many)
    expect(readGuestFavourites([...many, a])).toHaveLength(500)
  })
})
