import { describe, expect, it } from 'vitest'
import { sharedTexts } from './shared-texts'

describe('the texts of a kind of page on the server', () => {
  it('are made once for each language and set of texts', async () => {
    const [one, again, french, other] = await Promise.all([
      sharedTexts('de-CH', ['home']),
      sharedTexts('de-CH', ['home']),
      sharedTexts('fr-CH', ['home']),
      sharedTexts('de-CH', ['cart']),
    ])
    expect(again).toBe(one)
    expect(new Set([one, french, other]).size).toBe(3)
    expect([one, french, other].map(({ language }) => language)).toEqual(['de-CH', 'fr-CH', 'de-CH'])
    expect([one, other].map((texts) => texts.hasResourceBundle('de-CH', 'home'))).toEqual([true, false])
  })
})
