import { describe, expect, it } from 'vitest'
import { isStopWord, searchWords, spellingsOf, stemOf } from './search-words'

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

describe('stemOf', () => {
  it.each([
    ['schachteln', 'schachtel'],
    ['kartons', 'karton'],
    ['bander', 'band'],
    ['taschen', 'tasche'],
    ['caisses', 'caisse'],
    ['cadeaux', 'cadeau'],
    ['boxes', 'box'],
    ['labels', 'label'],
  ])('gives %j and %j one stem', (inflected, word) => {
    expect(stemOf(inflected)).toBe(stemOf(word))
  })

  it.each([
    ['wein', 'weiss'],
    ['restposten', 'post'],
  ])('gives %j and %j two stems', (word, other) => {
    expect(stemOf(word)).not.toBe(stemOf(other))
  })

  it('leaves short words and numbers alone', () => {
    expect(['box', 'a4', '300x200', 'gans1'].map(stemOf)).toEqual(['box', 'a4', '300x200', 'gans1'])
  })
})

describe('isStopWord', () => {
  it('has stop words of every language, folded', () => {
    expect(['fur', 'avec', 'the', 'nr'].every(isStopWord)).toBe(true)
    expect(isStopWord('karton')).toBe(false)
  })
})
