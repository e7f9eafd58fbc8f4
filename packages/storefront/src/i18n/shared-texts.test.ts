import { describe, expect, it } from 'vitest'
import { sharedTexts } from './shared-texts'

describe('the texts of a page on the server', () => {
  it('are created once for each language and page', async () => {
    const [first, again, french, other] = await Promise.all([
      sharedTexts('de-CH', 'home/home-page'),
      sharedTexts('de-CH', 'home/home-page'),
      sharedTexts('fr-CH', 'home/home-page'),
      sharedTexts('de-CH', 'cart/cart-page'),
    ])
    expect(again).toBe(first)
    expect(new Set([first, french, other]).size).toBe(3)
    expect([first, french, other].map(({ language }) => language)).toEqual(['de-CH', 'fr-CH', 'de-CH'])
    expect([first, other].map((texts) => texts.hasResourceBundle('de-CH', 'home'))).toEqual([true, false])
  })
})
