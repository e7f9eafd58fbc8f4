import { describe, expect, it } from 'vitest'
import { isStopWord, searchWords, spellingsOf } from './search-words'

describe('searchWords', () => {
  it.each([
    ['Faltkarton weiß 300 × 200 mm', ['faltkarton', 'weiss', '300x200', 'mm']],
    ['PP-Packband «A4+»', ['pp', 'packband', 'a4']],
    ['30cm, 12,5 kg', ['30', 'cm', '12', '5', 'kg']],
    ['" * %', []],
  ])('takes %j apart', (text, words) => {
    expect(searchWords(text)).toEqual(words)
  })
})

describe('spellingsOf', () => {
  it('has umlauts with and without their e', () => {
    expect(spellingsOf('groesse')).toEqual(['groesse', 'grosse'])
    expect(spellingsOf('ueberseekarton')).toEqual(['ueberseekarton', 'uberseekarton'])
    expect(spellingsOf('blaue')).toEqual(['blaue'])
  })
})

describe('isStopWord', () => {
  it('has stop words of every language, folded', () => {
    expect(['fur', 'avec', 'the', 'nr'].every(isStopWord)).toBe(true)
    expect(isStopWord('karton')).toBe(false)
  })
})
