import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { buyers, password } from './buyers'
import type { Site } from './sites'
import { sameOriginHeaders } from './sites'
import { expect } from './test'

/** A line of a cart, as guest carts keep it. */
export interface Line {
  readonly productId: string
  readonly quantity: string
}

/**
 * Signs a buyer of the shop in, the business buyer when nobody is named, by the platform's own call: cookies only,
 * no page is opened. `page.request` signs the page's browser in.
 */
export async function signIn(
  request: APIRequestContext,
  { shop, site }: Site,
  username: string = buyers[shop].business.username,
): Promise<void> {
  const response = await request.post(`${site}/services/apexrest/auth/login`, {
    headers: sameOriginHeaders,
    data: { request: { username, password, startUrl: `${site}/` } },
  })
  expect(response.status(), 'sign-in').toBe(200)
}

/** Makes these lines the visitor's cart on the platform and returns its id. */
export async function fillCart(
  request: APIRequestContext,
  site: Site,
  lines: readonly Line[],
): Promise<string> {
  const carts = `${site.site}/services/data/v65.0/commerce/webstores/${site.webstoreId}/carts`
  await request.delete(`${carts}/current`, { headers: sameOriginHeaders })
  let cartId = ''
  for (const { productId, quantity } of lines) {
    const response = await request.post(`${carts}/current/cart-items`, {
      headers: sameOriginHeaders,
      data: { productId, quantity, type: 'Product' },
    })
    expect(response.status(), `adding ${productId}`).toBe(201)
    const item = (await response.json()) as { cartId: string }
    cartId = item.cartId
  }
  return cartId
}

/** Puts these lines into the guest cart of a browser, before its first page. */
export async function fillGuestCart(context: BrowserContext, lines: readonly Line[]): Promise<void> {
  await context.addInitScript((stored) => {
    if (localStorage.getItem('anonymousCart') === null) localStorage.setItem('anonymousCart', stored)
  }, JSON.stringify(lines))
}
