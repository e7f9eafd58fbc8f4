import type { APIRequestContext, Page } from '@playwright/test'
import type { Site } from './sites'
import { expect } from './test'
import type { Line } from './visitor'

/** The guest cart in the storage of this page's browser. */
export const readGuestCart = (page: Page): Promise<readonly Line[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('anonymousCart') ?? '[]') as readonly Line[])

/** The lines between the guest cart and the server cart. */
export const readJournal = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cartMergeJournal') ?? '[]') as readonly unknown[])

/** Writes to the buyer's cart whose outcome this page's browser does not know yet. */
export const readOpenWrites = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('cartClaims'))
    return (
      (JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as { claims?: readonly unknown[] }).claims ?? []
    )
  })

/** Writes the guest cart into this page's browser; the page must be of the shop's origin. */
export const writeGuestCart = (page: Page, lines: readonly Line[]): Promise<void> =>
  page.evaluate((text) => localStorage.setItem('anonymousCart', text), JSON.stringify(lines))

/** Puts these lines into the guest cart before the first page with scripts. */
export async function startWithGuestCart(page: Page, lines: readonly Line[]): Promise<void> {
  await page.goto('/favicon.svg')
  await writeGuestCart(page, lines)
}

interface StoredItem {
  readonly cartItem: { readonly productId: string; readonly quantity: string }
}

/** The buyer's cart on the platform: quantities by product, one entry for each item. */
export async function readServerCart(request: APIRequestContext, site: Site): Promise<readonly Line[]> {
  const carts = `${site.site}/services/data/v65.0/commerce/webstores/${site.webstoreId}/carts`
  const response = await request.get(`${carts}/current/cart-items`)
  if (response.status() === 404) return []
  expect(response.status(), 'reading the cart').toBe(200)
  const { cartItems } = (await response.json()) as { readonly cartItems: readonly StoredItem[] }
  return cartItems.map(({ cartItem: { productId, quantity } }) => ({
    productId,
    quantity: String(Number(quantity)),
  }))
}
