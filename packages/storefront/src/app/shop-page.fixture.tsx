import { createShopClient } from '@cartonnage/sdk'
import type { ShopClient } from '@cartonnage/sdk'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterContextProvider, RouterProvider } from 'react-router-dom'
import { DrawnAtOnce } from '../drawing/drawn-at-once.fixture'
import { Providers } from './providers'
import { shopContext } from '../shell/shop-context'
import { requestContext } from '../shell/request-context'
import { createI18n } from '../i18n/create-i18n'
import { createNotificationQueue } from '../shared/notifications/notification'
import { Notifications } from '../shared/notifications/notifications'
import { addToCart } from '../shared/add-to-cart/add-to-cart'
import type { ListedProduct } from '../shared/product/listed-product'
import { toListedProduct } from '../shared/product/listed-product'

const origin = 'https://shop.example.ch'

interface OfflineShop {
  readonly userType?: 'business' | 'private'
  /** The guest permission that the server has loaded. @default none */
  readonly guestCartEnabled?: boolean
}

/** A client without a network. */
export function offlineShop({ userType, guestCartEnabled }: OfflineShop = {}): ShopClient {
  return createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: `${origin}/de-CH/`,
    locale: 'de-CH',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    reportFailure: () => undefined,
    initialState: {
      features: {
        ...(userType && { session: { isGuest: false, userType, menuItems: [] } }),
        ...(guestCartEnabled !== undefined && {
          guestPermissions: { guestCartEnabled, guestCheckoutEnabled: false },
        }),
      },
    },
  })
}

/** Renders part of a page in the German-Swiss shop, with the action for adding to the cart. */
export const renderInShop = (
  children: ReactNode,
  shop = offlineShop(),
  locale: ShopLocale = 'de-CH',
): ReturnType<typeof renderPart> => renderPart({ children, shop, locale })

/** The same for a part of the frame, which stays during navigation. */
export const renderInFrame = (children: ReactNode): ReturnType<typeof renderPart> =>
  renderPart({ children, shop: offlineShop(), locale: 'de-CH', isOfFrame: true })

interface RenderedPart {
  readonly children: ReactNode
  readonly shop: ShopClient
  readonly locale: ShopLocale
  readonly isOfFrame?: boolean
}

async function renderPart({ children, shop, locale, isOfFrame = false }: RenderedPart) {
  const texts = await createI18n(locale, [
    'product-page',
    'units',
    'compare-choice',
    'delivery',
    'product',
    'product-details',
    'price-switch',
    'category',
    'goods',
    'home',
    'search-results',
    'box-finder',
    'files',
  ])
  const part = (
    <>
      {children}
      <Notifications />
    </>
  )
  const others = [
    { path: '/product/:urlName/:id', element: <p>product</p> },
    { path: '/product/:urlName/:id/addition', action: addToCart },
    { path: '*', element: <p>elsewhere</p> },
  ]
  const frame = (
    <>
      {part}
      <Outlet />
    </>
  )
  const routes = isOfFrame
    ? [{ element: frame, children: [{ path: '/', element: <p>start</p> }, ...others] }]
    : [{ path: '/', element: part }, ...others]
  const getContext = () => {
    const context = new RouterContextProvider()
    context.set(shopContext, shop)
    context.set(requestContext, { origin, hasSession: false })
    return context
  }
  const router = createMemoryRouter(routes, { getContext })
  const view = render(
    <DrawnAtOnce>
      <Providers shop={shop} texts={texts} notifications={createNotificationQueue()}>
        <RouterProvider router={router} />
      </Providers>
    </DrawnAtOnce>,
  )
  return { ...view, shop }
}

export interface SampleOptions {
  readonly fields?: Readonly<Record<string, string>>
  readonly tiers?: readonly (readonly [from: number, net: string])[]
  readonly rule?: { readonly minimum?: number; readonly increment?: number }
  readonly id?: string
}

const standardTiers = [
  [1, '0.99'],
  [25, '0.82'],
  [100, '0.67'],
  [500, '0.55'],
  [1000, '0.47'],
] as const

/** The product 1001100 of the catalogue, with changes. */
export function sampleProduct({
  fields,
  tiers = standardTiers,
  rule,
  id,
}: SampleOptions = {}): ListedProduct {
  const source = {
    id: id ?? '01tCN0001001100YAA',
    name: 'Faltkarton 1-wellig 300 × 200 × 150 mm',
    urlName: 'faltkarton',
    purchaseQuantityRule: rule ?? null,
    fields: {
      StockKeepingUnit: '1001100',
      QuantityUnitOfMeasure: 'Stk',
      InnerLength__c: '300',
      InnerWidth__c: '200',
      InnerHeight__c: '150',
      Fefco__c: '0201',
      Flute__c: 'B',
      Wall__c: '1',
      Stock__c: '2600',
      LeadDays__c: '2',
      Status__c: 'active',
      ImageHint__c: 'boxes-fold-single',
      ...fields,
    },
  }
  const prices = tiers.map(([from, amount]) => ({ from, unitPrice: { amount, currencyCode: 'CHF' } }))
  return toListedProduct(source, prices)
}
