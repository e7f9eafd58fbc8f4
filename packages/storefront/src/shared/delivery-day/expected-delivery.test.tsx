import { createMemoryStorage, createShopClient } from '@cartonnage/sdk'
import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../app/render-app.fixture'
import { calendarAt, thursday } from '../delivery/delivery-calendar.fixture'
import { ExpectedDelivery, ExpectedStock } from './expected-delivery'

const shops = {
  CH: { webstoreId: '0ZECH00000000014AA', url: 'http://localhost/de-CH/' },
  DE: { webstoreId: '0ZEDE00000000014AA', url: 'http://localhost/de-shop/' },
} as const
const locales = { de: 'de-CH', fr: 'fr-CH', en: 'en-US' } as const

async function show(
  element: React.ReactElement,
  { shop = 'CH', language = 'de', now = thursday }: Scene = {},
): Promise<string> {
  const client = createShopClient({
    ...shops[shop],
    locale: shop === 'DE' && language === 'de' ? 'de' : locales[language],
    localStorage: createMemoryStorage,
    sessionStorage: createMemoryStorage,
  })
  await renderApp(element, { shop: client, texts: ['delivery'], deliveryCalendar: calendarAt(now) })
  const text = (await screen.findByRole('paragraph')).textContent?.replaceAll('\u00a0', ' ') ?? ''
  cleanup()
  return text
}

interface Scene {
  readonly shop?: 'CH' | 'DE'
  readonly language?: 'de' | 'fr' | 'en'
  readonly now?: number
}

describe('the expected delivery of a cart', () => {
  it.each<[Scene, string]>([
    [{}, 'Lieferung voraussichtlich bis Montag, 30. Nov.'],
    [{ language: 'fr' }, 'Livraison prévue d’ici au lundi 30 nov.'],
    [{ language: 'en' }, 'Delivery expected by Monday, Nov 30'],
    [{ shop: 'DE' }, 'Lieferung voraussichtlich bis Dienstag, 1. Dez.'],
    [{ now: Date.parse('2026-11-26T12:00:00Z') }, 'Lieferung voraussichtlich bis Dienstag, 1. Dez.'],
  ])('with %o is %j', async (scene, text) => {
    expect(await show(<ExpectedDelivery leadDays={0} />, scene)).toBe(text)
  })

  it('says from which day to which a product that is made to order changes it', async () => {
    expect(await show(<ExpectedDelivery leadDays={12} />)).toBe(
      'Lieferung voraussichtlich bis Mittwoch, 16. Dez. statt Montag, 30. Nov., weil ein Teil erst gefertigt oder nachgeliefert wird',
    )
  })

  it.each<['CH' | 'DE', number, readonly (readonly string[])[], string]>([
    ['CH', 0, [['CH-ZH']], 'Mittwoch, 9. Dez.'],
    ['CH', 0, [['CH-LU']], 'Donnerstag, 10. Dez. statt Mittwoch, 9. Dez., an Ihre Lieferadresse'],
    [
      'CH',
      0,
      [['CH-ZH'], ['CH-ZG', 'CH-ZH']],
      'Donnerstag, 10. Dez. statt Mittwoch, 9. Dez., an Ihre Lieferadresse',
    ],
    [
      'CH',
      12,
      [['CH-ZH']],
      'Montag, 28. Dez. statt Mittwoch, 9. Dez., weil ein Teil erst gefertigt oder nachgeliefert wird',
    ],
    ['DE', 0, [['NL']], 'Freitag, 11. Dez. statt Donnerstag, 10. Dez., an Ihre Lieferadresse'],
  ])(
    'in %s with %i days of making goes by the holidays of %j',
    async (shop, leadDays, destinations, text) => {
      const now = Date.parse('2026-12-07T09:00:00Z')
      expect(await show(<ExpectedDelivery {...{ leadDays, destinations }} />, { shop, now })).toBe(
        `Lieferung voraussichtlich bis ${text}`,
      )
    },
  )

  it('names the same day as lists do', async () => {
    expect(await show(<ExpectedStock />)).toContain('bis Montag, 30. Nov.')
  })
})
