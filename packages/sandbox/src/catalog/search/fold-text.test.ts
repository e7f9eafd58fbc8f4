import { describe, expect, it } from 'vitest'
import { foldText, slugify } from './fold-text'

describe('foldText', () => {
  it.each([
    ['Faltkarton weiß 300 × 200 × 150 mm', 'faltkarton weiss 300x200x150 mm'],
    ['PP-Packband 50 mm × 66 m', 'pp-packband 50x66 m'],
    ['Étui livre «A4»', 'etui livre a4'],
    ['Versandrohr Ø 50 mm, Länge 430 mm', 'versandrohr o 50 mm lange 430 mm'],
    ['12,5 kg', '12,5 kg'],
    ['', ''],
  ])('folds %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })
})

describe('slugify', () => {
  it('writes German umlauts out and leaves French accents off', () => {
    expect(slugify('Höhenvariable Kartons', { umlauts: true })).toBe('hoehenvariable-kartons')
    expect(slugify('Caisse américaine 100 × 100 mm', { umlauts: false })).toBe('caisse-americaine-100-100-mm')
  })

  it('cuts a very long name between two words', () => {
    expect(slugify('eins zwei drei', { umlauts: true, length: 10 })).toBe('eins-zwei')
  })

  it('leaves nothing of quotes and angle brackets', () => {
    expect(slugify('Etiketten "Nicht stürzen" <oben>', { umlauts: true })).toBe(
      'etiketten-nicht-stuerzen-oben',
    )
  })
})
