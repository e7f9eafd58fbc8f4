import { createShopClient } from '@cartonnage/sdk'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createI18n } from '../../i18n/create-i18n'
import { renderApp } from '../../app/render-app.fixture'
import { LegalLine } from './review-step'

async function linksOf(shopType: 'CH' | 'DE', userType: 'private' | 'business') {
  const isSwiss = shopType === 'CH'
  const shop = createShopClient({
    webstoreId: `0ZE${shopType}00000000014AA`,
    url: `http://localhost/${isSwiss ? '' : 'de-shop/'}`,
    locale: isSwiss ? 'de-CH' : 'de',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    reportFailure: () => undefined,
    initialState: { features: { session: { isGuest: false, userType, menuItems: [] } } },
  })
  await renderApp(<LegalLine />, { shop, texts: ['checkout'] })
  return screen.getAllByRole('link').map((link) => link.getAttribute('href')?.replace('/service/', ''))
}

describe('the terms of an order', () => {
  it.each([
    ['DE', 'private', ['terms', 'withdrawal', 'guarantee', 'privacy', 'delivery']],
    ['DE', 'business', ['terms', 'privacy', 'delivery']],
    ['CH', 'private', ['terms', 'privacy', 'delivery']],
    ['CH', 'business', ['terms', 'privacy', 'delivery']],
  ] as const)('in the shop %s for a %s buyer: %j', async (shopType, userType, pages) => {
    expect(await linksOf(shopType, userType)).toEqual(pages)
  })
})

describe('order button', () => {
  it.each([
    ['de', 'Zahlungspflichtig bestellen'],
    ['de-CH', 'Jetzt kostenpflichtig bestellen'],
    ['fr-CH', 'Commander avec obligation de paiement'],
    ['en-US', 'Order with obligation to pay'],
  ] as const)('has in %s exactly the legal text', async (locale, text) => {
    const texts = await createI18n(locale, ['checkout'])
    expect(texts.t('review.order', { ns: 'checkout' })).toBe(text)
  })

  it.each([
    ['de', 'Ihre Bestellung wird übermittelt'],
    ['de-CH', 'Ihre Bestellung wird übermittelt'],
    ['fr-CH', 'Votre commande est transmise'],
    ['en-US', 'Your order is being sent'],
  ] as const)('says in %s what happens while it is pressed', async (locale, text) => {
    const texts = await createI18n(locale, ['checkout'])
    expect(texts.t('review.ordering', { ns: 'checkout' })).toBe(text)
  })
})
