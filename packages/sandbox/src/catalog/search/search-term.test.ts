import { describe, expect, it } from 'vitest'
import { parseSearchTerm } from './search-term'

describe('parseSearchTerm', () => {
  it.each(['1001180', ' 1001 180 ', '10.01.180', '1001-180'])('reads %j as a product number', (term) => {
    expect(parseSearchTerm(term).sku).toBe('1001180')
  })

  it.each([
    ['300x200x150', [300, 200, 150]],
    ['300 × 200 × 150 mm', [300, 200, 150]],
    ['300*200', [300, 200]],
    ['300 200', [300, 200]],
    ['30x20x15', [300, 200, 150]],
    ['30 x 20 x 15 cm', [300, 200, 150]],
    ['30x20x15 mm', [30, 20, 15]],
    ['150x20', [150, 20]],
  ])('reads the size in %j in mm', (term, millimetres) => {
    expect(parseSearchTerm(term)).toMatchObject({ sku: undefined, words: [], sizes: [{ millimetres }] })
  })

  it('keeps the words around a size', () => {
    const { words, sizes } = parseSearchTerm('Weiße Kartons 30 x 20, A4')
    expect(words).toEqual(['weisse', 'kartons', 'a4'])
    expect(sizes).toEqual([{ text: '30x20', millimetres: [300, 200] }])
  })

  it('reads no more than 32 words', () => {
    expect(parseSearchTerm('a '.repeat(60)).words).toHaveLength(32)
  })
})
