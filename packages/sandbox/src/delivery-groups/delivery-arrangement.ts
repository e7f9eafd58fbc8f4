import type { Call } from '../calls/call'
import type { SandboxContext } from '../calls/sandbox-context'
import { admit, admitQuantity } from '../cart/cart-admission'
import * as carts from '../cart/cart-repository'
import type { CartItemRecord, CartRecord } from '../cart/cart-repository'
import { finishWrite } from '../cart/cart-state'
import { itemNotFound } from '../platform-error'
import type { ArrangementTarget, ArrangementWish } from './delivery-arrangement-input'
import { readDeliveryPlan } from './delivery-calculation'
import { saveDeliveryGroup, setItemGroup, splitCartItem } from './delivery-group-repository'
import { finishDelivery, openCart, requireGroup } from './delivery-group-writes'
import { deleteEmptyGroups, newDeliveryGroup } from './delivery-groups'

interface Arranging {
  readonly call: Call
  readonly cart: CartRecord
  /** The groups that this call made, by what they were asked for: equal wishes share one. */
  readonly made: Map<string, string>
}

/**
 * Spreads items over groups in one transaction, one arrangement after the other. A part of an item becomes an item
 * of its own; what comes to a group that has the product already joins it. The goods of the cart may change with it,
 * which ends a checkout as any change of the cart does. Answers the cart.
 */
export function arrangeItems(
  call: Call,
  { cartId, wishes, deletesEmptyGroups }: ArrangementCall,
): CartRecord {
  const { context } = call
  return context.db.transaction(() => {
    const cart = openCart(call, cartId)
    const before = goodsOf(context, cart)
    const arranging = { call, cart, made: new Map<string, string>() }
    for (const wish of wishes) arrange(arranging, wish)
    if (deletesEmptyGroups) deleteEmptyGroups(call, cart)
    if (goodsOf(context, cart) === before) return finishDelivery(call, { cart })
    finishWrite(context, cart)
    return cart
  })
}

interface ArrangementCall {
  readonly cartId: string
  readonly wishes: readonly ArrangementWish[]
  readonly deletesEmptyGroups: boolean
}

function arrange(arranging: Arranging, { subject, quantity, target }: ArrangementWish): void {
  if ('productId' in subject) return addProduct(arranging, { ...subject, quantity: quantity ?? 0, target })
  const { db } = arranging.call.context
  const item = carts.findCartItem(db, arranging.cart.id, subject.cartItemId)
  if (!item) throw itemNotFound('The cart item')
  if (quantity === 0) return carts.deleteCartItem(db, item.id)
  const groupId = targetGroup(arranging, target) ?? groupOf(arranging, item.id)
  move(arranging, item, { groupId, quantity: quantity ?? item.quantity })
}

/** The quantity is what the group gets; what an item has beyond it stays where it is. */
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
    return join(arranging, { ...item, quantity }, groupId)
  }
  const part = { id: context.random.recordId('0a9'), quantity, groupId }
  splitCartItem(context.db, item.id, part)
  join(arranging, { ...item, id: part.id, quantity }, groupId)
}

/** Adds an item to the one of its product that the group has already. */
function join(arranging: Arranging, item: CartItemRecord, groupId: string): void {
  const { db } = arranging.call.context
  const sandbox = carts
    .listCartItems(db, arranging.cart.id)
    .find(
      ({ id, productId }) =>
        id !== item.id && productId === item.productId && groupOf(arranging, id) === groupId,
    )
  if (!sandbox) return
  carts.setCartItemQuantity(db, sandbox.id, sandbox.quantity + item.quantity)
  carts.deleteCartItem(db, item.id)
}

function addProduct(
  arranging: Arranging,
  { productId, quantity, target }: { productId: string; quantity: number; target: ArrangementTarget },
): void {
  const { call, cart } = arranging
  const { context } = call
  const requested = admit(call, { cart, line: { productId, quantity } })
  const groupId = targetGroup(arranging, target) ?? readDeliveryPlan(context, cart).groups[0]?.id ?? ''
  const id = context.random.recordId('0a9')
  const item = { id, cartId: cart.id, productId: requested.productId, quantity, now: context.clock.now() }
  carts.insertCartItem(context.db, item)
  setItemGroup(context.db, id, groupId)
  join(arranging, { ...item, createdAt: item.now, position: 0 }, groupId)
}

/** Judges the quantity that the product then has in the whole cart. */
function setQuantity({ call, cart }: Arranging, item: CartItemRecord, quantity: number): void {
  const others = carts
    .listCartItems(call.context.db, cart.id)
    .filter(({ id, productId }) => productId === item.productId && id !== item.id)
  const sum = others.reduce((total, other) => total + other.quantity, quantity)
  admitQuantity(call, { cart, productId: item.productId, quantity: sum })
  carts.setCartItemQuantity(call.context.db, item.id, quantity)
}

function targetGroup(
  { call: { context }, cart, made }: Arranging,
  target: ArrangementTarget,
): string | undefined {
  if (target === undefined) return undefined
  if ('groupId' in target) return requireGroup(context, cart, target.groupId).id
  const key = JSON.stringify(target)
  const existing = made.get(key)
  if (existing !== undefined) return existing
  const name = target.name ?? target.address?.name ?? 'Delivery'
  const group = newDeliveryGroup(context, cart, { name, isDefault: false })
  saveDeliveryGroup(context.db, { ...group, deliveryAddress: target.address })
  made.set(key, group.id)
  return group.id
}

const groupOf = ({ call, cart }: Arranging, itemId: string): string =>
  readDeliveryPlan(call.context, cart).groupOf(itemId)?.id ?? ''

/** The quantity of each product in the cart, as text to compare. */
function goodsOf({ db }: SandboxContext, cart: CartRecord): string {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of carts.listCartItems(db, cart.id))
    sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return JSON.stringify([...sums].toSorted(([a], [b]) => a.localeCompare(b)))
}
