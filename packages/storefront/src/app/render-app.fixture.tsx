import type { ShopClient } from '@cartonnage/sdk'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { DrawnAtOnce } from '../drawing/drawn-at-once.fixture'
import { Providers } from './providers'
import { createI18n } from '../i18n/create-i18n'
import type { DeliveryCalendar } from '../shell/delivery-calendar'
import { createNotificationQueue } from '../shared/notifications/notification'

interface AppOptions {
  readonly shop: ShopClient
  /** The namespaces of its texts. */
  readonly texts: readonly string[]
  readonly router?: Parameters<typeof createMemoryRouter>[1]
  /** @default none, and no delivery dates */
  readonly deliveryCalendar?: DeliveryCalendar | undefined
}

/** Renders routes, or an element at every URL, with the providers of the app, in the language of the client. */
export async function renderApp(
  content: ReactElement | RouteObject[],
  { shop, texts, router, deliveryCalendar }: AppOptions,
) {
  const i18n = await createI18n(shop.locale, [...texts, 'units'])
  const routes = Array.isArray(content) ? content : [{ path: '*', element: content }]
  const memoryRouter = createMemoryRouter(routes, router)
  const view = render(
    <DrawnAtOnce>
      <Providers
        shop={shop}
        texts={i18n}
        notifications={createNotificationQueue()}
        deliveryCalendar={deliveryCalendar}
      >
        <RouterProvider router={memoryRouter} />
      </Providers>
    </DrawnAtOnce>,
  )
  return { ...view, router: memoryRouter }
}
