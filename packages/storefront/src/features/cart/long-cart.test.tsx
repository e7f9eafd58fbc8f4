import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { createMemoryStorage, createShopClient } from '@cartonnage/sdk'
import type { ShopClient } from '@cartonnage/sdk'
import { raiseQuantity } from '@cartonnage/sdk/rules'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { paths } from '../../shell/paths'
import { buyers, createShopper } from '../checkout/shopper.fixture'
import { Component as GuestCartPage } from '../guest-cart/guest-cart-page'
import { renderApp } from '../product/render-app.fixture'
import { Component as CartPage, loader } from './cart-page'

/** The ids of the lines in the order in which they were rendered. */
const rendered: string[] = []

vi.mock('./cart-line', async (load) => {
  const original = await load<typeof import('./cart-line')>()
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
    ...{ webstoreId: '0ZECH00000000014AA', url: 'http://localhost/de-CH/', locale: 'de-CH' },
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

/** The page of a guest with 500 lines. */
async function renderGuestCart(): Promise<ShopClient> {
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
    ...{ shop, texts: ['guest-cart', 'cart', 'vouchers', 'product'] },
    router: { initialEntries: [path] },
  })
  return shop
}

/** The page of a buyer with 500 lines. */
async function renderBuyerCart(): Promise<ShopClient> {
  const { sandbox, lines } = await openSandbox()
  const shopper = createShopper({ runtime: 'browser', sandbox })
  await shopper.signIn(buyers.reto)
  const shop = shopper.createClient()
  onTestFinished(() => shop.dispose())
  const { cart } = await shop.cart.add(lines.slice(0, lineCount))
  process.stdout.write(`items ${cart?.items.length} of ${lines.length}\n`)
  const path = paths.cart(cart?.summary.cartId ?? '')
  await renderApp([{ path: '/cart/:cartId', loader, element: <CartPage />, HydrateFallback: () => null }], {
    ...{ shop, texts: ['cart', 'vouchers', 'product'] },
    router: { getContext: () => shopper.contextOf('/cart/current', shop), initialEntries: [path] },
  })
  return shop
}

const linesOnPage = () => document.querySelectorAll('li[id^="line-"]')
const ms = () => Math.round(performance.now())
describe('a cart of 500 lines', () => {
  it.each([
    ['guest', renderGuestCart],
    ['buyer', renderBuyerCart],
  ])('renders at most three of them again when a %s changes the quantity of one', async (_, renderCart) => {
    let t = ms()
    await renderCart()
    process.stdout.write(`${_} open ${ms() - t}\n`)
    await waitFor(() => expect(linesOnPage().length).toBeGreaterThanOrEqual(lineCount - 9), {
      timeout: 20_000,
    })
    process.stdout.write(`${_} open ${ms() - t} ${linesOnPage().length}\n`)
    await act(async () => undefined)
    rendered.length = 0
    const button = linesOnPage()[3]?.querySelectorAll('button[aria-label^="Mehr"]')[0]
    t = ms()
    if (button) fireEvent.click(button)
    process.stdout.write(`${_} click ${ms() - t}\n`)
    await act(async () => {
      await new Promise((r) => setTimeout(r, 1500))
    })
    process.stdout.write(`${_} ${ms() - t} ${rendered.length} ${new Set(rendered).size}\n`)
  })
})
