import { ShopProvider } from '@cartonnage/react-hooks'
import { createClient } from '@cartonnage/sdk'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { useShopStart } from './use-shop-start'

const rates = [{ countryCode: 'CH', vatRate: 0.081 }]

/** A guest's hydrated page, and its calls. */
function openPage() {
  const requested: string[] = []
  const client = createClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'https://shop.example/de-CH/',
    locale: 'de-CH',
    fetch: ({ url }) => {
      requested.push(new URL(url).pathname.split('/').at(-1) ?? '')
      return Promise.reject(new TypeError('There is no network here.'))
    },
    retryReads: false,
    reportFailure: () => undefined,
    initialState: { features: { vatRates: rates } },
  })
  document.documentElement.lang = 'de-CH'
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShopProvider client={client}>{children}</ShopProvider>
  )
  renderHook(() => useShopStart(), { wrapper })
  return { requested }
}

const comeBack = () =>
  act(async () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
const signInElsewhere = () => {
  document.cookie = 'sid_Client=1; Path=/'
}

afterEach(() => {
  document.cookie = 'sid_Client=; Path=/; Max-Age=0'
})

describe('a page of a guest', () => {
  it('asks nothing when it comes to life, nor when it comes back', async () => {
    const { requested } = openPage()
    await comeBack()
    expect(requested).toEqual([])
  })

  it('asks who is shopping when the page is restored after a sign-in elsewhere', async () => {
    const { requested } = openPage()
    signInElsewhere()
    await comeBack()
    await waitFor(() => expect(requested).toContain('session-context'))
  })
})
