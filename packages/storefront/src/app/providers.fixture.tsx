import type { Client } from '@cartonnage/sdk'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { render } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { DrawnAtOnce } from '../drawing/drawn-at-once.fixture'
import { createI18n } from '../i18n/create-i18n'
import type { Namespace } from '../i18n/namespace'
import { createNotificationQueue } from '../shared/notifications/notification'
import type { ProvidersProps } from './providers'
import { Providers } from './providers'

type RouterOptions = NonNullable<Parameters<typeof createMemoryRouter>[1]>

export interface RenderOptions extends RouterOptions, Partial<Pick<ProvidersProps, 'analytics'>> {
  readonly shop: Client
  /** Language of the texts. @default the shop's */
  readonly locale?: ShopLocale
  /** Text namespaces besides those of the shell. */
  readonly texts?: readonly Namespace[]
}

/** Renders the routes of a memory router with everything that components get through React's context. */
export async function renderRoutes(routes: RouteObject[], options: RenderOptions) {
  const { shop, locale = shop.locale, texts = [], analytics, ...routerOptions } = options
  const i18n = await createI18n(locale, [...texts, 'units'])
  const router = createMemoryRouter(routes, routerOptions)
  const view = render(
    <DrawnAtOnce>
      <Providers
        shop={shop}
        texts={i18n}
        notifications={createNotificationQueue()}
        {...(analytics && { analytics })}
      >
        <RouterProvider router={router} />
      </Providers>
    </DrawnAtOnce>,
  )
  return { ...view, router }
}
