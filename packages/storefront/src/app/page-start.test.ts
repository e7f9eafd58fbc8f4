import { describe, expect, it } from 'vitest'
import { matchLanguage } from './page-start'

const moved = (language: string, url: string, isPreview = false) => {
  const moves: string[] = []
  matchLanguage(language, { url, go: (to) => moves.push(to), isPreview })
  return moves
}

describe('matchLanguage', () => {
  it('[4.language-2] moves to the language that is matched in part', () => {
    expect(moved('fr', 'https://shop.example.ch/cart#list')).toEqual([
      'https://shop.example.ch/fr-CH/cart?redirect=false#list',
    ])
  })

  it('[4.language-2] moves nothing on a preview host', () => {
    expect(moved('fr', 'https://preview.example.ch/cart', true)).toEqual([])
  })

  it.each(['fr-CH', 'es', ''])('stays where the language is "%s"', (language) => {
    expect(moved(language, 'https://shop.example.ch/fr-CH/cart')).toEqual([])
  })

  it('moves once, also when the page goes on with the other language', () => {
    expect(moved('fr', 'https://shop.example.ch/fr-CH/cart?redirect=false')).toEqual([])
  })
})
