import { Hono } from 'hono'
import type { Call, Env } from '../../calls/call'
import { readBody } from '../../calls/json-body'
import { accepted, noContent } from '../../calls/responses'
import { readWholeNumber, readPageSize } from '../../calls/query'
import { calculateCart, type CalculatedCart } from '../calculation/cart-calculation'
import { remainingMs } from '../cart/cart-call'
import { cartItemList, readCartItemQuery, type CartItemQuery } from '../cart/cart-item-list'
import { requireCart } from '../records/cart-owner'
import type { CartRecord } from '../records/cart-repository'
import { cartSummary } from '../cart/cart-representation'
import type { CheckoutError } from '../../calls/checkout-error'
import { findGroupErrors } from '../checkout/checkout-representation'
import { invalidInput } from '../../platform-error'
import { arrangeItems } from './delivery-arrangement'
import { readArrangements } from './delivery-arrangement-input'
import type { CalculatedGroup } from '../calculation/delivery-calculation'
import { groupMembers, readGroupChange } from './delivery-group-input'
import { changeGroup, createGroup, deleteGroup, requireGroup } from './delivery-group-writes'
import { ensureDefaultGroup } from '../checkout/delivery-groups'
import { deliveryGroupBody } from '../checkout/delivery-representation'

/** The delivery groups of a cart: what goes to which address by which method. */
export const deliveryGroupRoutes = new Hono<Env>()
  .get('/carts/:cartId/delivery-groups', (c) => c.json(groupList(c.var, openedCart(c.var))))
  .get('/carts/:cartId/delivery-groups/:groupId', (c) => {
    const cart = openedCart(c.var)
    const { id } = requireGroup(c.var.context, cart, c.req.param('groupId'))
    return c.json(groupById(c.var, cart, { id, query: readCartItemQuery(c.req.query()) }))
  })
  .post('/carts/:cartId/delivery-groups', async (c) => {
    const body = await readBody(c, ['id', ...groupMembers])
    const change = readGroupChange(c.var, body)
    if (!change.deliveryAddress) throw invalidInput('deliveryAddress is required.')
    const { cart, group } = createGroup(c.var, {
      cartId: c.req.param('cartId'),
      change,
    })
    return c.json(groupById(c.var, cart, { id: group.id }), 201)
  })
  .patch('/carts/:cartId/delivery-groups/:groupId', async (c) => {
    const body = await readBody(c, groupMembers)
    const change = readGroupChange(c.var, body)
    if (Object.keys(change).length === 0) throw invalidInput('Nothing to change was given.')
    const { cart, groupId, errors } = changeGroup(c.var, { ...c.req.param(), change })
    const response = groupById(c.var, cart, { id: groupId, errors })
    return c.json(response, response.errors.length > 0 ? 422 : 200)
  })
  .delete('/carts/:cartId/delivery-groups/:groupId', (c) => {
    const deletesItems = c.req.query('deleteCartItems') === 'true'
    deleteGroup(c.var, { ...c.req.param(), deletesItems })
    return noContent(c)
  })
  .post('/carts/:cartId/delivery-groups/actions/arrange-items', async (c) => {
    const arrangements = readArrangements(c.var, await readBody(c, ['arrangements']))
    const deletesEmptyGroups = c.req.query('deleteEmptyDeliveryGroups') === 'true'
    const cartId = c.req.param('cartId')
    const { id } = arrangeItems(c.var, { cartId, arrangements, deletesEmptyGroups })
    const cart = requireCart(c.var, id)
    const location = new URL(c.req.url).pathname.replace(/\/actions\/arrange-items$/, '')
    return accepted(c, groupList(c.var, cart), { location, retryAfterMs: remainingMs(c.var, cart) })
  })

/** The visitor's cart, which has at least a default group from here on. */
function openedCart(call: Call): CartRecord {
  const cart = requireCart(call, call.request.param('cartId') ?? 'current')
  ensureDefaultGroup(call.context, cart)
  return cart
}

/** How many items come with each group; with 0 the groups come alone. */
function readItemLimit(query: Readonly<Record<string, string>>): number {
  if (query.cartItemLimit === '0') return 0
  return readPageSize(query, 'cartItemLimit')
}

function groupList(call: Call, cart: CartRecord) {
  const query = call.request.query()
  const limit = readPageSize(query, query.limit ? 'limit' : 'pageSize')
  const page = readWholeNumber(query, 'page') ?? 1
  const pageSize = readItemLimit(query)
  const calculated = calculateCart(call, cart)
  const onPage = calculated.groups.slice((page - 1) * limit, page * limit)
  const hasMore = calculated.groups.length > page * limit
  const items = { ...readCartItemQuery({}), pageSize }
  return {
    count: onPage.length,
    currentPageToken: String(page),
    currentPageUrl: null,
    nextPageToken: hasMore ? String(page + 1) : null,
    nextPageUrl: null,
    items: onPage.map((group) => groupBody(call, { calculated, group, query: items, errors: [] })),
  }
}

interface GroupQuery {
  readonly id: string
  readonly query?: CartItemQuery
  readonly errors?: readonly CheckoutError[]
}

function groupById(call: Call, cart: CartRecord, { id, query, errors = [] }: GroupQuery) {
  const calculated = calculateCart(call, cart)
  const group = calculated.groups.find((calculatedGroup) => calculatedGroup.group.id === id)
  if (!group) throw new TypeError('a delivery group that was found is among those of its cart')
  return groupBody(call, { calculated, group, query: query ?? readCartItemQuery({}), errors })
}

interface GroupDetails {
  readonly calculated: CalculatedCart
  readonly group: CalculatedGroup
  readonly query: CartItemQuery
  readonly errors: readonly CheckoutError[]
}

function groupBody(call: Call, { calculated, group, query, errors }: GroupDetails) {
  const { visitor } = call
  const allErrors = [...findGroupErrors(group, visitor), ...errors]
  const lines = calculated.lines.filter(({ item }) => group.itemIds.includes(item.id))
  return {
    ...deliveryGroupBody(call, { group, details: { calculated, errors: allErrors } }),
    cartItems: {
      ...cartItemList({ ...calculated, lines }, visitor, query),
      cartSummary: cartSummary(calculated, visitor),
    },
  }
}
