import { createShopClient } from '@cartonnage/sdk'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { createNotificationQueue } from '../notifications/notification-queue'
import { LegalLine } from './legal-line'

async function linksOf(shopType: 'CH' | 'DE', userType: 'private' | 'business') {
  const isSwiss = shopType === 'CH'
  const shop = createShopClient({
    webstoreId: `0ZE${shopType}00000000014AA`,
    url: `http://localhost/${isSwiss ? '' : 'de-shop/'}`,
    locale: isSwiss ? 'de-CH' : 'de',
    fetch: () => Promise.reject(new TypeError('There is no network here.')),
    reportFailure: () => undefined,
    initialState: { features: { session: { isGuest: false, userType, menuItems: [] } } },
  })
  render(
    <Providers
      shop={shop}
      texts={await createI18n(shop.locale, ['checkout'])}
      notifications={createNotificationQueue()}
    >
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <LegalLine /> }])} />
    </Providers>,
  )
  return screen.getAllByRole('link').map((link) => link.getAttribute('href')?.replace('/service/', ''))
}

describe('what applies to an order', () => {
  it.each([
    ['DE', 'private', ['terms', 'withdrawal', 'guarantee', 'privacy', 'delivery']],
    ['DE', 'business', ['terms', 'privacy', 'delivery']],
    ['CH', 'private', ['terms', 'privacy', 'delivery']],
    ['CH', 'business', ['terms', 'privacy', 'delivery']],
  ] as const)('in the shop %s for a %s buyer: %j', async (shopType, userType, pages) => {
    expect(await linksOf(shopType, userType)).toEqual(pages)
  })
})
