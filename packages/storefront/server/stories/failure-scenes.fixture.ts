import type { ErrorRow } from '@cartonnage/sdk/errors'
import type { FailingShop, DisplayedPage } from './failing-shop.fixture'

/** How the running shop gets a failure, and what its page then says. */
export interface Scene {
  readonly play: (shop: FailingShop, row: ErrorRow) => Promise<DisplayedPage>
  /** The page's own text, as `namespace:key`; only where the row leaves it to the page. */
  readonly own?: string
  /** The page's own next step, with such a text. */
  readonly ownWay?: string
  /** What has to be changed or sent again is in a form of the page. */
  readonly isBesideForm?: boolean
}

const unheardOf = 'NEVER_HEARD_OF'

type Fault = Parameters<FailingShop['sandbox']['faults']['arm']>[0]

/** Refuses a call as in the row; a status comes with an unknown code. */
export function refuse({ sandbox }: FailingShop, row: ErrorRow, match: Fault['match']): void {
  const { code, status = 400, family, text } = row
  const isCode = family === 'platform' || code === 'CART_VALIDATION_ERROR'
  const sentence = code === 'CART_VALIDATION_ERROR' ? 'A rule of the cart.' : text
  const message = family === 'response' && sentence !== undefined ? { message: sentence } : {}
  const errorCode = isCode ? code : unheardOf
  // Often enough that no retry succeeds.
  sandbox.faults.arm({ kind: 'status', status, errorCode, ...message, times: 9, ...(match && { match }) })
}

const read =
  (page: string, call: string): Scene['play'] =>
  async (shop, row) => {
    refuse(shop, row, { path: call })
    return await shop.open(page)
  }

/** A list of the buyer that cannot be read. */
export const list: Scene = {
  play: read('/my/orders', 'order-summaries'),
  own: 'common:error.unreachable.text',
}
/** The platform refuses the request of the list. */
export const listRefused: Scene = { play: list.play }
export const category: Scene = {
  play: read('/category/detail/0ZGCH0000000003AAA', 'product-categories'),
  own: 'common:error.unreachable.text',
}
export const accounts: Scene = { play: read('/my/accounts', 'external-managed-accounts') }
/** An unknown URL. */
export const unknownPage: Scene = {
  play: read('/category/detail/0ZGCH0000000003AAA', 'product-categories'),
  own: 'common:error.notFound.text',
  ownWay: 'common:error.home',
}

/** A product that cannot be added to the cart. */
const add: Scene['play'] = async (shop, row) => {
  refuse(shop, row, { method: 'POST', path: 'cart-items' })
  return await shop.open(shop.product, { quantity: '25' })
}
export const adding = (own?: string): Scene => ({
  play: add,
  ...(own !== undefined && { own: `product:cart.${own}` }),
  isBesideForm: true,
})

/** A quantity in the cart that cannot be changed. */
export const changingLine = (own?: string): Scene => ({
  play: async (shop, row) => {
    const { cartItemId, path } = await shop.fillCart()
    refuse(shop, row, { method: 'PATCH', path: 'cart-items' })
    return await shop.open(path, { cartItemId, quantity: '50' })
  },
  ...(own !== undefined && { own: `cart:problem.${own}` }),
  isBesideForm: true,
})

/** A checkout that cannot be started. */
export const starting = (own?: string): Scene => ({
  play: async (shop, row) => {
    await shop.fillCart()
    refuse(shop, row, { method: 'PUT', path: '/checkouts' })
    return await shop.open('/checkout', { intent: 'start' })
  },
  ...(own !== undefined && { own: `checkout:problem.${own}` }),
})

/** A checkout with an unexpected response of the platform. */
export const startingWith = (change: object, own: string): Scene => ({
  play: async (shop) => {
    await shop.fillCart()
    const { fetch } = shop.sandbox
    shop.response(async (request) => {
      const response = await fetch(request)
      if (!request.url.includes('/checkouts')) return response
      return Response.json({ ...(await response.json()), ...change }, { status: response.status })
    })
    return await shop.open('/checkout', { intent: 'start' })
  },
  own: `checkout:problem.${own}`,
})

/** An address that a form of the list does not name. */
export const addressUnnamed: Scene = {
  play: (shop) => shop.open('/my/addresses', { intent: 'default', addressId: '' }),
}

export const choosingAccount: Scene = {
  play: async ({ sandbox, open }, { status = 404, code }) => {
    const match = { path: 'external-managed-accounts' }
    sandbox.faults.arm({ kind: 'status', status, errorCode: code, match })
    return await open('/my/accounts', { accountId: '001CN0000000001YAA' })
  },
  own: 'accounts:problem.refused',
  isBesideForm: true,
}

/** A wrong password. */
export const signingIn: Scene = {
  play: async (shop) => {
    shop.jar.clear()
    return await shop.open('/login', { email: 'lea.keller@example.com', password: 'wrong' })
  },
  own: 'login:problem.credentials',
  isBesideForm: true,
}

/** A platform without the class that signs people in. */
export const signingInNowhere: Scene = {
  play: async (shop) => {
    shop.jar.clear()
    const match = { path: 'auth/login' }
    shop.sandbox.faults.arm({ kind: 'status', status: 404, errorCode: 'NOT_FOUND', times: 9, match })
    return await shop.open('/login', { email: 'lea.keller@example.com', password: 'cartonnage' })
  },
  isBesideForm: true,
}

/** A change of the cart whose CSRF token the platform does not accept. */
export const withoutToken: Scene = {
  play: async (shop) => {
    const { cartItemId, path } = await shop.fillCart()
    const match = { method: 'PATCH', path: 'cart-items' } as const
    const errorCode = 'INVALID_CSRF_TOKEN'
    shop.sandbox.faults.arm({ kind: 'status', status: 403, errorCode, times: 9, match })
    return await shop.open(path, { cartItemId, quantity: '50' })
  },
  isBesideForm: true,
}

/** A session that has ended when a form is sent. */
export const sessionOver: Scene = {
  play: async (shop) => {
    shop.sandbox.clock.advance(31 * 24 * 3_600_000)
    return await shop.open('/my/addresses', { intent: 'default', addressId: '8lWCN00000001012AA' })
  },
  own: 'login:reason.ended',
  isBesideForm: true,
}

const lose =
  (
    fault: Fault['kind'] | Fault,
    path: string,
    run: (shop: FailingShop) => Promise<DisplayedPage>,
  ): Scene['play'] =>
  async (shop) => {
    const kind = typeof fault === 'string' ? { kind: fault } : fault
    shop.sandbox.faults.arm({ ...kind, match: { path }, times: 99 })
    return await run(shop)
  }

/** An unreachable platform. */
export const platformDown: Scene = {
  play: lose('drop-before', 'order-summaries', ({ open }) => open('/my/orders')),
  own: 'common:error.unreachable.text',
}
/** A platform that responds with a page. */
export const unexpectedResponse: Scene = {
  play: lose({ kind: 'status', status: 200, body: 'html' }, 'order-summaries', ({ open }) =>
    open('/my/orders'),
  ),
}
/** A product that may or may not be in the cart. */
export const unknownOutcome: Scene = {
  play: lose('drop-after', '/carts/', ({ open, product }) => open(product, { quantity: '25' })),
  own: 'product:cart.unknownText',
  ownWay: 'product:cart.toCart',
}
/** Text that is not a quantity. */
export const noQuantity: Scene = {
  play: ({ open, product }) => open(product, { quantity: 'abc' }),
  own: 'product:quantity.invalid',
  isBesideForm: true,
}
