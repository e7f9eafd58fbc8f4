import { createShopClient } from '@cartonnage/sdk'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../app/render-app.fixture'
import { NoWithdrawalNote } from './no-withdrawal-note'

const guest = { isGuest: true, userType: 'private' } as const
const consumer = { isGuest: false, userType: 'private' } as const
const company = { isGuest: false, userType: 'business' } as const

async function renderNote(shopType: 'CH' | 'DE', session: object, isMadeToMeasure: boolean | undefined) {
  const shop = createShopClient({
    webstoreId: `0ZE${shopType}00000000014AA`,
    url: `http://localhost/${shopType === 'CH' ? 'de-CH/' : 'de-shop/'}`,
    locale: shopType === 'CH' ? 'de-CH' : 'de',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    reportFailure: () => undefined,
    initialState: { features: { session: { menuItems: [], ...session } } },
  })
  const content = (
    <>
      <p>line</p>
      <NoWithdrawalNote attributes={isMadeToMeasure === undefined ? undefined : { isMadeToMeasure }} />
    </>
  )
  await renderApp(content, { shop, texts: ['cart'] })
  await screen.findByText('line')
  return screen.queryByText('Nach Ihren Vorgaben gefertigt oder bedruckt: kein Widerrufsrecht.') !== null
}

describe('at an item that is made to measure, the missing right of withdrawal', () => {
  it.each([
    ['DE', 'a guest', guest, true],
    ['DE', 'a consumer', consumer, true],
    ['DE', 'a company', company, false],
    ['CH', 'a guest', guest, false],
    ['CH', 'a consumer', consumer, false],
    ['CH', 'a company', company, false],
  ] as const)('in the shop %s, for %s', async (shopType, _who, session, isNamed) => {
    expect(await renderNote(shopType, session, true)).toBe(isNamed)
  })

  it.each([
    ['another one', false],
    ['one that is no longer sold', undefined],
  ] as const)('is not named at %s', async (_item, isMadeToMeasure) => {
    expect(await renderNote('DE', consumer, isMadeToMeasure)).toBe(false)
  })
})
