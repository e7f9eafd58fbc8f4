import { createShopClient } from '@cartonnage/sdk'
import type { Session, ShopClient, EffectiveAccount } from '@cartonnage/sdk'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { renderRoutes } from '../../app/providers.fixture'

export const origin = 'https://shop.example.ch'

/** An offline client with a session. */
export function shopOfSession(session?: Session): ShopClient {
  return createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: `${origin}/de-CH/`,
    locale: 'de-CH',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    reportFailure: () => undefined,
    ...(session && { initialState: { features: { session } } }),
  })
}

export interface StageOptions {
  readonly session?: Session | undefined
  readonly effectiveAccount?: EffectiveAccount
  /** Path below the base path. */
  readonly at?: string
}

/** Renders a part of the header in a page of the Swiss shop in German; `address()` is the current path and query. */
export async function renderInHeader(
  part: ReactNode,
  { session, effectiveAccount, at = '/' }: StageOptions = {},
) {
  const reportFailure = vi.fn()
  const shop = { ...shopOfSession(session), reportFailure }
  // Effects of one commit run together, so once the address is rendered the part has its listeners.
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
  const view = await renderRoutes([shell], {
    shop,
    initialEntries: [`/de-CH${at}`],
    basename: '/de-CH',
  })
  await screen.findByTestId('address')
  const address = () => screen.getByTestId('address').textContent
  return { ...view, shop, reportFailure, address }
}
