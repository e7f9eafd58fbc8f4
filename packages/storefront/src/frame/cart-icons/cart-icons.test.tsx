import { createShopClient } from '@cartonnage/sdk'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buyers, createShopper, origin } from '../../app/shopper.fixture'
import { renderInShop } from '../../app/shop-page.fixture'
import { CartIcons } from './cart-icons'

const carton = '01tCN0001002120YAA'
const other = '01tCN0001001180YAA'

describe('CartIcons', () => {
  it('[2.7-3] lead nowhere while the cart is empty', async () => {
    await renderInShop(<CartIcons />)
    expect(screen.getByRole('img', { name: 'Warenkorb, leer' })).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('[2.7-5] [2.7-6] lead a guest to the guest cart, and count its lines', async () => {
    const shop = createShopper({ runtime: 'browser' }).createClient()
    await shop.guestCart.addAll([
      { productId: carton, quantity: 25 },
      { productId: other, quantity: 1 },
    ])
    await renderInShop(<CartIcons />, shop)
    expect(screen.getByRole('link', { name: 'Warenkorb, 2 Artikel' })).toHaveProperty(
      'pathname',
      '/anonymous-cart',
    )
  })

  /** A guest of a shop that has no carts for guests. */
  async function openGuestWithoutCart() {
    const shopper = createShopper({ runtime: 'browser' })
    await shopper.changeSettings({ guestCartEnabled: false })
    const shop = shopper.createClient()
    await shop.guestPermissions.load()
    return shop
  }

  it('[6-5] lead a guest to the sign-in where guests have no cart', async () => {
    await renderInShop(<CartIcons />, await openGuestWithoutCart())
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Warenkorb, nach dem Anmelden' })
    expect(link.getAttribute('href')).toBe('/login?startUrl=%2Fcart%2Fcurrent&cart=1')
    expect(screen.queryByRole('img', { name: 'Warenkorb, leer' })).toBeNull()
  })

  it('[6-5] still lead to lines that a guest added before', async () => {
    const shop = await openGuestWithoutCart()
    await shop.guestCart.add({ productId: carton, quantity: 25 })
    await renderInShop(<CartIcons />, shop)
    expect(screen.getByRole('link', { name: 'Warenkorb, 1 Artikel' })).toHaveProperty(
      'pathname',
      '/anonymous-cart',
    )
  })

  /** A buyer's client that knows the counts of a filled cart, and the inactive carts that the platform names. */
  async function openBuyer(
    inactiveCarts: readonly object[],
    numberOfProductsWithError: number | null = null,
  ) {
    const shopper = createShopper({ runtime: 'browser' })
    await shopper.signIn(buyers.lea)
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      if (request.url.includes('compact-summary')) {
        const summary = (await (await shopper.fetch(request)).json()) as object
        return Response.json({ ...summary, numberOfProductsWithError })
      }
      // The sandbox has no inactive cart of its own.
      return request.url.includes('getInactiveCarts')
        ? Response.json({ inactiveCarts })
        : shopper.fetch(request)
    }
    const shop = createShopClient({
      webstoreId: '0ZECH00000000014AA',
      url: `${origin}/de-CH/`,
      locale: 'de-CH',
      fetch,
      reportFailure: () => undefined,
    })
    await shop.session.load()
    const { cart } = await shop.cart.add({ productId: carton, quantity: 20 })
    await Promise.all([shop.cartCounts.load(), shop.inactiveCart.load()])
    return { shop, cartId: cart?.summary.cartId }
  }

  it('[2.2-7] [2.7-4] lead a buyer to the cart by its id', async () => {
    const { shop, cartId } = await openBuyer([])
    await renderInShop(<CartIcons />, shop)
    expect(cartId).toMatch(/^0a6/)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/cart/${cartId ?? ''}`,
    ])
  })

  it('[2.2-7] [2.7-2] show how many items the cart holds', async () => {
    const { shop } = await openBuyer([])
    await renderInShop(<CartIcons />, shop)
    expect(screen.getByRole('link').textContent).toBe('1')
    expect(screen.getByRole('link', { name: 'Warenkorb, 1 Artikel' })).toBeTruthy()
  })

  it.each([
    [1, 'Warenkorb, 1 Artikel. 1 Artikel kann so nicht bestellt werden.', '1 !'],
    [2, 'Warenkorb, 1 Artikel. 2 Artikel können so nicht bestellt werden.', '1 !'],
    [0, 'Warenkorb, 1 Artikel', '1'],
    [null, 'Warenkorb, 1 Artikel', '1'],
  ])('[3.cart-4] say that %j products of the cart have a problem', async (count, name, text) => {
    const { shop } = await openBuyer([], count)
    await shop.cartSummary.load()
    await renderInShop(<CartIcons />, shop)
    expect(screen.getByRole('link', { name }).textContent).toBe(text)
  })

  it('[2.7-8] have no second icon for an inactive cart without products', async () => {
    const { shop } = await openBuyer([{ Id: '0a6Q50000000002AAA', UniqueProductCount: 0 }])
    await renderInShop(<CartIcons />, shop)
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('[2.2-6] [2.7-8] [2.7-9] [3.cart-5] lead a buyer to the carts when there is an inactive one, with the count of the first', async () => {
    const { shop } = await openBuyer([
      { Id: '0a6Q50000000002AAA', UniqueProductCount: 3 },
      { Id: '0a6Q50000000003AAA', UniqueProductCount: 9 },
    ])
    await renderInShop(<CartIcons />, shop)
    const second = screen.getByRole('link', { name: 'Zweiter Warenkorb, 3 Artikel' })
    expect(second).toHaveProperty('pathname', '/my/carts')
    expect(second.textContent).toBe('3')
  })
})
