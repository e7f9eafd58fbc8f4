import { createShopClient } from '@cartonnage/sdk'
import type { Session, ShopClient } from '@cartonnage/sdk'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import type { EffectiveAccount } from '@cartonnage/sdk'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { createNotificationQueue } from '../notifications/notification-queue'

export const origin = 'https://shop.example.ch'

/** A client that asks nobody and knows who is shopping. */
export function shopOfSession(session?: Session): ShopClient {
  return createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: `${origin}/de-CH/`,
    locale: 'de-CH',
    fetch: () => Promise.reject(new TypeError('There is no network here.')),
    reportFailure: () => undefined,
    ...(session && { initialState: { features: { session } } }),
  })
}

export interface StageOptions {
  readonly session?: Session | undefined
  readonly effectiveAccount?: EffectiveAccount
  /** Address below the base path. */
  readonly at?: string
}

/** Puts a part of the header into a page of the German-Swiss shop; `address()` is where the visitor is. */
export async function renderInHeader(
  part: ReactNode,
  { session, effectiveAccount, at = '/' }: StageOptions = {},
) {
  const reportFailure = vi.fn()
  const shop = { ...shopOfSession(session), reportFailure }
  const texts = await createI18n('de-CH', [])
  // Effects of one commit run together: once the address is there, the part listens.
  const Address = () => {
    const { pathname, search } = useLocation()
    const [isHydrated, setIsHydrated] = useState(false)
    useEffect(() => setIsHydrated(true), [])
    return isHydrated ? <span data-testid="address">{pathname + search}</span> : null
  }
  const shell = {
    id: 'shell',
    path: '*',
    loader: () => ({ origin, year: 2026, unreachable: false, effectiveAccount }),
    element: (
      <>
        {part}
        <Address />
      </>
    ),
    HydrateFallback: () => null,
  }
  const router = createMemoryRouter([shell], { initialEntries: [`/de-CH${at}`], basename: '/de-CH' })
  const view = render(
    <Providers shop={shop} texts={texts} notifications={createNotificationQueue()}>
      <RouterProvider router={router} />
    </Providers>,
  )
  await screen.findByTestId('address')
  const address = () => screen.getByTestId('address').textContent
  return { ...view, shop, reportFailure, router, address }
}
