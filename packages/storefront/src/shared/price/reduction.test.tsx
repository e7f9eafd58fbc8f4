import { createShopClient } from '@cartonnage/sdk'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../app/render-app.fixture'
import { sampleProduct } from '../../app/shop-page.fixture'
import { Reduction } from './reduction'

const tiers = [{ from: 1, unitPrice: { amount: '1.67', currencyCode: 'EUR' } }]

interface Reduced {
  readonly userType?: 'private' | 'business'
  /** The first quantities with another price. @default 6 */
  readonly next?: number | undefined
}

async function renderReduction(lowest: string | undefined, { userType = 'private', ...rest }: Reduced = {}) {
  const { next } = { next: 6, ...rest }
  const shop = createShopClient({
    webstoreId: '0ZEDE00000000014AA',
    url: 'http://localhost/de-shop/',
    locale: 'de',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    reportFailure: () => undefined,
    initialState: { features: { session: { isGuest: false, userType, menuItems: [] } } },
  })
  const fields = lowest === undefined ? {} : { LowestPrice30Days__c: lowest }
  const more = next === undefined ? [] : [{ from: next, unitPrice: { amount: '1.44', currencyCode: 'EUR' } }]
  const product = { ...sampleProduct({ fields }), tiers: [...tiers, ...more] }
  const content = (
    <p data-testid="price">
      <Reduction product={product} />
    </p>
  )
  await renderApp(content, { shop, texts: ['product'] })
  const price = await screen.findByTestId('price')
  return price.textContent.replace(/\s/g, ' ')
}

describe('a reduced price', () => {
  it.each([
    [6, '1 bis 5 Stück: '],
    [2, '1 Stück: '],
    [undefined, ''],
  ])(
    'has the lowest price of the last 30 days with VAT, up to the next price at %s',
    async (next, quantities) => {
      expect(await renderReduction('1.95', { next })).toBe(
        `${quantities}14 % reduziert. Niedrigster Preis der letzten 30 Tage: 2,32 €`,
      )
    },
  )

  it.each([undefined, '1.67', '1.20', '0', 'about 2', '-2', '1e1'])(
    'is none where the lowest price is %s',
    async (lowest) => {
      expect(await renderReduction(lowest)).toBe('')
    },
  )

  it('is not shown to a business, which has prices of its own', async () => {
    expect(await renderReduction('1.95', { userType: 'business' })).toBe('')
  })
})
