import type { Call } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { checkNewLine, checkQuantity, requireOwnQuantity } from '../cart/cart-line-checks'
import * as carts from '../records/cart-repository'
import type { CartItemRecord, CartRecord } from '../records/cart-repository'
import { finishWrite } from '../cart/cart-state'
import { itemNotFound } from '../../platform-error'
import type { ArrangementTarget, Arrangement } from './delivery-arrangement-input'
import { readDeliveryPlan } from '../calculation/delivery-calculation'
import { saveDeliveryGroup, setItemGroup, splitCartItem } from '../records/delivery-group-repository'
import { finishDelivery, openCart, requireGroup } from './delivery-group-writes'
import { deleteEmptyGroups, newDeliveryGroup } from '../checkout/delivery-groups'

interface Arranging {
  readonly call: Call
  readonly cart: CartRecord
  /** The groups that this call created, by their target: equal targets share a group. */
  readonly createdGroups: Map<string, string>
}

/**
 * Distributes items over groups in one transaction, one arrangement after the other. A part of an item becomes an item
 * of its own; in a group that has the product already, the two are merged. When the quantities of the cart's products
 * change, its checkout is gone as after any change of the cart.
 */
export function arrangeItems(
  call: Call,
  { cartId, arrangements, deletesEmptyGroups }: ArrangementCall,
): CartRecord {
  const { context } = call
  return context.db.transaction(() => {
    const cart = openCart(call, cartId)
    const before = productQuantities(context, cart)
    const arranging = { call, cart, createdGroups: new Map<string, string>() }
    for (const arrangement of arrangements) arrange(arranging, arrangement)
    if (deletesEmptyGroups) deleteEmptyGroups(call, cart)
    if (productQuantities(context, cart) === before) return finishDelivery(call, { cart })
    finishWrite(context, cart)
    return cart
  })
}

interface ArrangementCall {
  readonly cartId: string
  readonly arrangements: readonly Arrangement[]
  readonly deletesEmptyGroups: boolean
}

function arrange(arranging: Arranging, { subject, quantity, target }: Arrangement): void {
  if ('productId' in subject) return addProduct(arranging, { ...subject, quantity: quantity ?? 0, target })
  const { db } = arranging.call.context
  const item = carts.findCartItem(db, arranging.cart.id, subject.cartItemId)
  if (!item) throw itemNotFound('The cart item')
  if (quantity === 0) return carts.removeFromCart(db, item)
  const groupId = targetGroup(arranging, target) ?? groupOf(arranging, item.id)
  move(arranging, item, { groupId, quantity: quantity ?? item.quantity })
}

/** Moves a quantity of an item to a group; the rest stays where it is. */
function move(
  arranging: Arranging,
  item: CartItemRecord,
  { groupId, quantity }: { groupId: string; quantity: number },
): void {
  const { context } = arranging.call
  const staysInGroup = groupOf(arranging, item.id) === groupId
  if (staysInGroup || quantity >= item.quantity) {
    if (quantity !== item.quantity) setQuantity(arranging, item, quantity)
    if (!staysInGroup) setItemGroup(context.db, item.id, groupId)
    return mergeIntoGroup(arranging, { ...item, quantity }, groupId)
  }
  const part = { id: context.random.recordId('0a9'), quantity, groupId }
  splitCartItem(context.db, item.id, part)
  mergeIntoGroup(arranging, { ...item, id: part.id, quantity }, groupId)
}

/** Merges an item into the one of the same product that the group has already, if any. */
function mergeIntoGroup(arranging: Arranging, item: CartItemRecord, groupId: string): void {
  const { db } = arranging.call.context
  const plan = readDeliveryPlan(arranging.call.context, arranging.cart)
  const existing = carts
    .listCartItems(db, arranging.cart.id)
    .find(
      ({ id, productId, quoteLineItemId }) =>
        id !== item.id &&
        productId === item.productId &&
        quoteLineItemId === item.quoteLineItemId &&
        plan.groupOf(id)?.id === groupId,
    )
  if (!existing) return
  carts.setCartItemQuantity(db, existing.id, existing.quantity + item.quantity)
  carts.deleteCartItem(db, item.id)
}

function addProduct(
  arranging: Arranging,
  { productId, quantity, target }: { productId: string; quantity: number; target: ArrangementTarget },
): void {
  const { call, cart } = arranging
  const { context } = call
  const requested = checkNewLine(call, { cart, line: { productId, quantity } })
  const groupId = targetGroup(arranging, target) ?? readDeliveryPlan(context, cart).groups[0]?.id ?? ''
  const id = context.random.recordId('0a9')
  const item = { id, cartId: cart.id, productId: requested.productId, quantity, now: context.clock.now() }
  carts.insertCartItem(context.db, item)
  setItemGroup(context.db, id, groupId)
  mergeIntoGroup(
    arranging,
    { ...item, quoteId: null, quoteLineItemId: null, createdAt: item.now, position: 0 },
    groupId,
  )
}

/** Sets the quantity of an item, after checking what the whole cart then has of the product. */
function setQuantity({ call, cart }: Arranging, item: CartItemRecord, quantity: number): void {
  requireOwnQuantity(item)
  const others = carts
    .listCartItems(call.context.db, cart.id)
    .filter(({ id, productId }) => productId === item.productId && id !== item.id)
  const sum = others.reduce((total, other) => total + other.quantity, quantity)
  checkQuantity(call, { cart, productId: item.productId, quantity: sum })
  carts.setCartItemQuantity(call.context.db, item.id, quantity)
}

function targetGroup(
  { call: { context }, cart, createdGroups }: Arranging,
  target: ArrangementTarget,
): string | undefined {
  if (target === undefined) return undefined
  if ('groupId' in target) return requireGroup(context, cart, target.groupId).id
  const key = JSON.stringify(target)
  const existing = createdGroups.get(key)
  if (existing !== undefined) return existing
  const name = target.name ?? target.address?.name ?? 'Delivery'
  const group = newDeliveryGroup(context, cart, { name, isDefault: false })
  saveDeliveryGroup(context.db, { ...group, deliveryAddress: target.address })
  createdGroups.set(key, group.id)
  return group.id
}

const groupOf = ({ call, cart }: Arranging, itemId: string): string =>
  readDeliveryPlan(call.context, cart).groupOf(itemId)?.id ?? ''

/** The quantity of each product in the cart, as text to compare. */
function productQuantities({ db }: SandboxContext, cart: CartRecord): string {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of carts.listCartItems(db, cart.id))
    sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return JSON.stringify([...sums].toSorted(([a], [b]) => a.localeCompare(b)))
}
