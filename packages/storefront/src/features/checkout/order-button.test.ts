import { describe, expect, it } from 'vitest'
import { createI18n } from '../../i18n/create-i18n'

describe('order button', () => {
  it.each([
    ['de', 'Zahlungspflichtig bestellen'],
    ['de-CH', 'Jetzt kostenpflichtig bestellen'],
    ['fr-CH', 'Commander avec obligation de paiement'],
    ['en-US', 'Order with obligation to pay'],
  ] as const)('carries in %s exactly the legal text', async (locale, text) => {
    const texts = await createI18n(locale, ['checkout'])
    expect(texts.t('review.order', { ns: 'checkout' })).toBe(text)
  })
})
