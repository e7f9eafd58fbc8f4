import { describe, expect, it } from 'vitest'
import { sharedTexts } from './shared-texts'

describe('the texts of a kind of page on the server', () => {
  it('are created once for each language and set of namespaces', async () => {
    const [first, again, french, other] = await Promise.all([
      sharedTexts('de-CH', ['home']),
      sharedTexts('de-CH', ['home']),
      sharedTexts('fr-CH', ['home']),
      sharedTexts('de-CH', ['cart']),
    ])
    expect(again).toBe(first)
    expect(new Set([first, french, other]).size).toBe(3)
    expect([first, french, other].map(({ language }) => language)).toEqual(['de-CH', 'fr-CH', 'de-CH'])
    expect([first, other].map((texts) => texts.hasResourceBundle('de-CH', 'home'))).toEqual([true, false])
  })
})
