import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShopClient } from '@cartonnage/sdk'
import { cartProcessing } from '@cartonnage/sdk'
import { Money } from './money'
import { createTestClient } from './shop-client.fixture'
import { ShopProvider, useShopClient } from './shop-provider'
import { useBuyerCart } from './use-buyer-cart'
import { useCart } from './use-cart'
import { useCartCount } from './use-cart-count'
import { useGuestCart } from './use-guest-cart'
import { useNavigation } from './use-navigation'
import { useSession } from './use-session'
import { useVat } from './use-vat'

const show = (View: () => ReactNode, client: ShopClient = createTestClient()) => {
  render(
    <ShopProvider client={client}>
      <View />
    </ShopProvider>,
  )
  return client
}

const statusText = () => screen.getByRole('status').textContent

describe('useShopClient', () => {
  it('names the missing provider', () => {
    const Bare = () => <output>{useShopClient().shop}</output>
    expect(() => renderToString(<Bare />)).toThrow(/ShopProvider/)
  })
})

describe('useGuestCart', () => {
  it('[2.7-6] counts lines and changes them', async () => {
    const View = () => {
      const { count, add } = useGuestCart()
      return (
        <button onClick={() => void add({ productId: 'a', quantity: 1 })}>
          Add, <output>{count}</output> now
        </button>
      )
    }
    const client = show(View)
    expect(statusText()).toBe('0')
    await userEvent.click(screen.getByRole('button'))
    await act(() => client.guestCart.add({ productId: 'b', quantity: 2 }))
    expect(statusText()).toBe('2')
  })
})

describe('views of what was loaded', () => {
  const session = {
    isGuest: false,
    userId: '005',
    userType: 'business',
    userName: 'Reto',
    menuItems: [],
  } as const
  const features = {
    session,
    cartCounts: { uniqueProductCount: 3, cartId: '0a6' },
    cart: null,
    navigation: [{ type: 'Category', id: '1', navid: '1', level: 1, title: 'Kartons', url: '/', index: 0 }],
    vatRates: [{ countryCode: 'CH', vatRate: 0.081 }],
  } as const

  it.each<[string, () => unknown, unknown]>([
    ['useSession', () => useSession().session?.userName, 'Reto'],
    ['useSession', () => useSession().isGuest, false],
    ['useCartCount', () => useCartCount(), { isGuest: false, count: 3, cartId: '0a6' }],
    ['useBuyerCart', () => useBuyerCart().cart, null],
    ['useCart', () => useCart().cart?.lines, []],
    ['useNavigation', () => useNavigation().items.map(({ title }) => title), ['Kartons']],
    ['useVat', () => useVat().vatRate, 0.081],
    ['useVat', () => useVat().rates?.length, 1],
  ])('%s returns it', (_, useValue, value) => {
    const View = () => <output>{JSON.stringify(useValue() ?? null)}</output>
    show(View, createTestClient({ initialState: { features } }))
    expect(statusText()).toBe(JSON.stringify(value ?? null))
  })

  it.each<[string, () => unknown]>([
    ['useSession', () => useSession().session],
    ['useBuyerCart', () => useBuyerCart().cart],
  ])('%s returns nothing before the first response', async (_, useValue) => {
    const View = () => <output>{JSON.stringify(useValue() ?? 'nothing')}</output>
    await act(async () => show(View))
    expect(statusText()).toBe('"nothing"')
  })

  it(
    'loads the navigation with the first component that uses it, and shows that it failed',
    { timeout: 15_000 },
    async () => {
      const View = () => <output>{useNavigation().state.status}</output>
      show(View)
      // The first call imports the calls of the platform, which the test runner has to compile.
      expect(await screen.findByText('failed', {}, { timeout: 10_000 })).toBeTruthy()
    },
  )
})

describe('useBuyerCart', () => {
  it('[4.cart-counts-and-processing-2] reports whether a change is in progress', () => {
    const client = createTestClient({ initialState: { features: { cart: null } } })
    const View = () => <output>{String(useBuyerCart().isProcessing)}</output>
    show(View, client)
    const seen = [false, true, false].map((is) => {
      act(() => client.use(cartProcessing).set(is))
      return statusText()
    })
    expect(seen).toEqual(['false', 'true', 'false'])
  })
})

describe('Money', () => {
  it('writes the amount as the shop’s locale has it', () => {
    show(() => <Money value={{ amount: '1234.50', currencyCode: 'CHF' }} className="price" />)
    const text = screen.getByText(/CHF/)
    expect(text.textContent).toBe('CHF\u00a01’234.50')
    expect(text.getAttribute('value')).toBe('1234.50')
  })

  it('accepts another locale and decimals', () => {
    show(() => <Money value={{ amount: '0.0455', currencyCode: 'EUR' }} locale="de" decimals="unit" />)
    expect(screen.getByText(/€/).textContent).toBe('0,0455\u00a0€')
  })
})
