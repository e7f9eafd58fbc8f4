import type { Client, Feature } from '@cartonnage/sdk'
import { createMemoryStorage, createShopClient, guestCart } from '@cartonnage/sdk'
import type { VatRate } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { renderRoutes } from '../../app/providers.fixture'

export const rates: readonly VatRate[] = [
  { countryCode: 'CH', vatRate: 0.08 },
  { countryCode: 'DE', vatRate: 0.19 },
  { countryCode: 'NL', vatRate: 0.21 },
  { countryCode: 'LU', vatRate: 0.17 },
  { countryCode: 'BE', vatRate: 0.21 },
]

const guest = { isGuest: true, userType: 'private', menuItems: [] } as const
const locations = {
  CH: { webstoreId: '0ZECH00000000014AA', origin: 'https://shop.example.ch', path: '', locale: 'en-US' },
  DE: {
    webstoreId: '0ZEDE00000000014AA',
    origin: 'https://shop.example.de',
    path: '/s/en-US',
    locale: 'en-US',
  },
  sandbox: { webstoreId: '0ZECH00000000014AA', origin: 'http://localhost:3000', path: '', locale: 'en-US' },
} as const

export interface RegionPage {
  readonly location?: keyof typeof locations
  /** Null before they are loaded. */
  readonly vatRates?: readonly VatRate[] | null
  readonly clearCart?: () => Promise<void>
  /** Lines of the guest cart. */
  readonly lines?: number
}

/** Renders a part of the region selector in a page, with a client that is offline. */
export async function showInRegion(
  part: ReactNode,
  { location = 'DE', vatRates = rates, ...page }: RegionPage = {},
) {
  const { webstoreId, origin, path, locale } = locations[location]
  history.replaceState(null, '', `${path}/cart?utm_id=1&app=2#list`)
  const storage = createMemoryStorage()
  const client = createShopClient({
    webstoreId,
    locale,
    url: `${origin}${path}/cart?app=2`,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    reportFailure: () => undefined,
    localStorage: () => storage,
    initialState: { features: { session: guest, ...(vatRates && { vatRates }) } },
  })
  if (vatRates?.length) client.vat.setCountry(location === 'DE' ? 'DE' : 'CH')
  for (let line = 1; line <= (page.lines ?? 0); line += 1) {
    await client.guestCart.add({ productId: `p${line}`, quantity: 1 })
  }
  const clearCart = vi.fn(page.clearCart ?? client.guestCart.clear)
  const shell = {
    id: 'shell',
    path: '*',
    loader: () => ({ origin, year: 2026, unreachable: false }),
    element: <main>{part}</main>,
    HydrateFallback: () => null,
  }
  const view = await renderRoutes([shell], {
    shop: withFeature(client, guestCart, { ...client.guestCart, clear: clearCart }),
    basename: path || '/',
    initialEntries: [`${path}/cart?utm_id=1&app=2`],
  })
  await view.findByRole('main', {}, { timeout: 5000 })
  return { ...view, client, clearCart }
}

/** The client with a feature replaced. */
function withFeature<T>(client: Client, feature: Feature<T>, instead: T): Client {
  const others = new Map<unknown, unknown>([[feature, instead]])
  const use = <U,>(requested: Feature<U>): U =>
    // The map has for each feature a value of its type.
    (others.has(requested) ? others.get(requested) : client.use(requested)) as U
  return { ...client, use }
}
