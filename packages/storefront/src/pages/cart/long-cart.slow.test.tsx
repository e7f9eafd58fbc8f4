import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { createMemoryStorage, createShopClient, valueOf } from '@cartonnage/sdk'
import { raiseQuantity } from '@cartonnage/sdk/rules'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { paths } from '../../shell/paths'
import { buyers, createShopper } from '../../app/shopper.fixture'
import { Component as GuestCartPage } from '../guest-cart/guest-cart-page'
import { renderApp } from '../../app/render-app.fixture'
import type * as CartLines from '../../shared/cart/cart-line'
import { Component as CartPage, loader } from './cart-page'

/** The ids of the lines in the order in which they were rendered. */
const rendered: string[] = []

vi.mock('../../shared/cart/cart-line', async (load) => {
  const original = await load<typeof CartLines>()
  const { CartLine } = original
  const CountedLine: typeof CartLine = (props) => {
    rendered.push(props.id ?? '')
    return <CartLine {...props} />
  }
  return { ...original, CartLine: CountedLine }
})

const lineCount = 500

/** A shop with more products than its catalogue has: variants of them, each in a quantity that it can be ordered in. */
async function openSandbox() {
  const sandbox = createNodeSandbox({ delay: 0, products: 800 })
  onTestFinished(sandbox.close)
  const client = createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'http://localhost/de-CH/',
    locale: 'de-CH',
    fetch: (input: RequestInfo | URL, init?: RequestInit) => sandbox.fetch(new Request(input, init)),
  })
  const ids = Array.from({ length: 600 }, (_, index) => `01tCN000${3_000_000 + index}YAA`)
  const [products, prices] = await Promise.all([
    client.catalog.listProducts(ids),
    client.catalog.getPrices(ids),
  ])
  client.dispose()
  const hasPrice = new Set(prices.flatMap(({ productId, tiers }) => (tiers === null ? [] : [productId])))
  const lines = products
    .filter(({ id }) => hasPrice.has(id))
    .map(({ id, purchaseQuantityRule }) => ({
      productId: id,
      quantity: String(raiseQuantity(20, purchaseQuantityRule ?? {})),
    }))
  return { sandbox, lines }
}

/** The page of a guest with 500 lines; the result reads the quantity of one. */
async function renderGuestCart() {
  const { sandbox, lines } = await openSandbox()
  const storage = createMemoryStorage()
  storage.setItem('anonymousCart', JSON.stringify(lines.slice(0, lineCount)))
  const shop = createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'http://localhost/de-CH/anonymous-cart',
    locale: 'de-CH',
    fetch: (input: RequestInfo | URL, init?: RequestInit) => sandbox.fetch(new Request(input, init)),
    localStorage: () => storage,
    sessionStorage: createMemoryStorage,
    reportFailure: () => undefined,
  })
  onTestFinished(() => shop.dispose())
  const path = paths.guestCart()
  history.replaceState(null, '', path)
  await renderApp(<GuestCartPage />, {
    shop,
    texts: ['guest-cart', 'cart', 'cart-tools', 'vouchers', 'product'],
    router: { initialEntries: [path] },
  })
  return (index: number) => Number(shop.guestCart.getSnapshot()[index]?.quantity)
}

/** The page of a buyer with 500 lines; the result reads the quantity of one. */
async function renderBuyerCart() {
  const { sandbox, lines } = await openSandbox()
  const shopper = createShopper({ runtime: 'browser', sandbox })
  await shopper.signIn(buyers.reto)
  const shop = shopper.createClient()
  onTestFinished(() => shop.dispose())
  // A few are not sold to everybody.
  const { cart } = await shop.cart.add(lines.slice(0, lineCount + 10))
  const path = paths.cart(cart?.summary.cartId ?? '')
  await renderApp([{ path: '/cart/:cartId', loader, element: <CartPage />, HydrateFallback: () => null }], {
    shop,
    texts: ['cart', 'cart-tools', 'vouchers', 'product'],
    router: { getContext: () => shopper.contextOf('/cart/current', shop), initialEntries: [path] },
  })
  // The platform has the newest first.
  return (index: number) => Number(valueOf(shop.cart.getSnapshot())?.items.at(-1 - index)?.quantity)
}

// By role it would take minutes.
const linesOnPage = () => [...document.querySelectorAll('li[id^="line-"]')]

describe('a cart of 500 lines', () => {
  it.each([
    ['guest', renderGuestCart],
    ['buyer', renderBuyerCart],
  ])(
    'renders no more than three of them again when a %s changes the quantity of one',
    async (_, renderCart) => {
      const quantityOf = await renderCart()
      await waitFor(() => expect(linesOnPage().length).toBeGreaterThanOrEqual(lineCount), { timeout: 40_000 })
      await act(async () => undefined)
      const [line] = linesOnPage().slice(3)
      const before = quantityOf(3)
      rendered.length = 0
      fireEvent.click(line?.querySelector('button[aria-label^="Mehr: "]') ?? document.body)
      await waitFor(() => expect(quantityOf(3)).toBeGreaterThan(before))
      await waitFor(() => expect(document.querySelector('[class*="updating"]')).toBeNull())
      await act(async () => undefined)
      expect(new Set(rendered)).toContain(line?.id)
      expect(new Set(rendered).size).toBeLessThanOrEqual(3)
      // What the row itself shows of the change: it was chosen, it is being sent, it is done.
      expect(rendered.length).toBeLessThanOrEqual(8)
    },
    90_000,
  )
})
