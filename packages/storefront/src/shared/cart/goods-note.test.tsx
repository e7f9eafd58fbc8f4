import { createShopClient } from '@cartonnage/sdk'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../app/render-app.fixture'
import { GoodsNote } from './goods-note'

async function textOf(locale: 'de-CH' | 'fr-CH' | 'en-US', weight: number | undefined, quantity: number) {
  const shop = createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'http://localhost/',
    locale,
    fetch: () => Promise.reject(new Error('no call is expected')),
    reportFailure: () => undefined,
  })
  const line = { weight, quantity, isFreightOnly: false, isBulky: false }
  const { container, unmount } = await renderApp(<GoodsNote packed={[line]} />, { shop, texts: ['cart-tools'] })
  const text = container.textContent.replace(/\s/g, ' ')
  unmount()
  return text
}

describe('the weight of the goods', () => {
  it.each([
    ['de-CH', 248, 1, 'Gewicht der Ware: etwa 248 g in 1 Paket'],
    ['de-CH', 248.4, 150, 'Gewicht der Ware: etwa 37.3 kg in 2 Paketen'],
    ['fr-CH', 248.4, 50, 'Poids de la marchandise : environ 12,4 kg en 1 colis'],
    ['en-US', 1234, 1000, 'Weight of the goods: about 1,230 kg by pallet'],
    ['en-US', undefined, 1, ''],
  ] as const)('in %s of %s g × %i is "%s %s"', async (locale, weight, quantity, text) => {
    expect(await textOf(locale, weight, quantity)).toBe(text)
  })
})
