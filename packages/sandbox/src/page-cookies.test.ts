import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNodeSandbox } from './server'

/** Browsers hide these two from scripts; here they are removed from requests and responses. */
const hiddenFromPages = ['cookie', 'set-cookie']

beforeEach(() => {
  const OpenResponse = Response
  vi.stubGlobal(
    'Response',
    class extends OpenResponse {
      constructor(body?: BodyInit | null, init?: ResponseInit) {
        const headers = [...new Headers(init?.headers)].filter(([name]) => !hiddenFromPages.includes(name))
        super(body, { ...init, headers })
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function openPage() {
  const sandbox = createNodeSandbox({ cookies: 'sandbox' })
  const call = async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await sandbox.fetch(new Request(`http://localhost${path}`, init))
    const text = await response.text()
    return { response, body: text === '' ? undefined : JSON.parse(text) }
  }
  return { call, shop: '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA' }
}

describe('cookies that the sandbox keeps', () => {
  it('tie a guest to the cart', async () => {
    const { call, shop } = openPage()
    const item = { productId: '01tCN0001001180YAA', quantity: '25', type: 'Product' }
    const { response } = await call(`${shop}/carts/current/cart-items`, item)
    expect(response.headers.getSetCookie()).toEqual([])
    expect((await call(`${shop}/carts/compact-summary`)).body).toMatchObject({ uniqueProductCount: 1 })
  })

  it('store a session from signing in to signing out', async () => {
    const { call, shop } = openPage()
    const credentials = { username: 'lea.keller@example.com', password: 'cartonnage' }
    const { body } = await call('/services/apexrest/auth/login', { request: credentials })
    await call(body.redirectUrl)
    expect((await call(`${shop}/session-context`)).body).toMatchObject({ guestUser: false })
    await call('/secur/logout.jsp')
    expect((await call(`${shop}/session-context`)).body).toMatchObject({ guestUser: true })
  })
})
