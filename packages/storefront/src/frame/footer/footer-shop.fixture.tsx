import { createShopClient } from '@cartonnage/sdk'
import type { FooterItem, ShopLocale, ShopType } from '@cartonnage/sdk/rules'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import type { FooterMenuFailure } from '../../shell/use-shell'
import { Providers } from '../../app/providers'
import type { Shell } from '../../shell/use-shell'
import { createI18n } from '../../i18n/create-i18n'
import { createNotificationQueue } from '../../shared/notifications/notification'
import { Notifications } from '../../shared/notifications/notifications'

export const origin = 'http://localhost'

interface ShopLocation {
  readonly locale: ShopLocale
  readonly basename: string
  readonly webstoreId: string
}

const locations: Readonly<Record<ShopType, ShopLocation>> = {
  CH: { locale: 'en-US', basename: '/', webstoreId: '0ZECH00000000014AA' },
  DE: { locale: 'en-US', basename: '/de-shop/en-US', webstoreId: '0ZEDE00000000014AA' },
}

/** An item of the server's menu; by default a link to the terms. */
export function item(changes: Partial<FooterItem> = {}): FooterItem {
  return { label: 'Terms', column: 'Legal', type: 'InternalLink', target: '/service/terms', ...changes }
}

export interface FooterShopOptions {
  readonly shop?: ShopType
  readonly locale?: ShopLocale
  readonly items?: readonly FooterItem[]
  readonly failure?: FooterMenuFailure
  readonly unreachable?: boolean
}

/** Renders a part of the footer in a shop, with data of the shell loader. */
export async function renderInFooter(children: ReactNode, options: FooterShopOptions = {}) {
  const { shop = 'CH', items = [], failure = null, unreachable = false } = options
  const { webstoreId, ...location } = locations[shop]
  const locale = options.locale ?? location.locale
  const basename = locale === location.locale ? location.basename : `/${locale === 'de' ? 'de-shop' : locale}`
  const reportFailure = vi.fn()
  const client = createShopClient({
    webstoreId,
    url: `${origin}${basename}`,
    locale,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    reportFailure,
  })
  const shell: Shell = { origin, year: 2026, footer: { items, failure }, unreachable }
  const element = (
    <>
      {children}
      <Notifications />
    </>
  )
  const router = createMemoryRouter(
    [{ id: 'shell', path: '/', loader: () => shell, element, children: [{ path: '*', element: null }] }],
    { basename, initialEntries: [basename], hydrationData: { loaderData: { shell } } },
  )
  const texts = await createI18n(locale, [])
  const page = (
    <Providers shop={client} texts={texts} notifications={createNotificationQueue()}>
      <RouterProvider router={router} />
    </Providers>
  )
  const view = render(page)
  return { ...view, rerender: () => view.rerender(page), router, reportFailure }
}
