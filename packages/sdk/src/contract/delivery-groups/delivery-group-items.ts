import * as z from 'zod/mini'
import { cartItemSchema } from '../cart/cart-item'
import { deliveryGroupMembers } from './delivery-groups'
import { inOneCurrency } from '../kit/in-one-currency'
import { listOf, maybe, type Schema } from '../kit/schema'

const items = z.array(cartItemSchema)
const itemsWire = maybe(z.union([items, z.object({ cartItems: listOf(cartItemSchema) })]))

// The platform says `cartItems`, a page of cart items or their list; `items` is read as well.
const groupWithItemsShape = z.pipe(
  inOneCurrency(z.object({ ...deliveryGroupMembers, cartItems: itemsWire, items: itemsWire })),
  z.transform(({ cartItems, items: listed, ...group }) => {
    const found = cartItems ?? listed ?? []
    return { ...group, items: Array.isArray(found) ? found : found.cartItems }
  }),
)
/** A delivery group with the cart items that ship in it [3.checkout-delivery-and-payment-5]. */
export interface DeliveryGroupWithItems extends z.output<typeof groupWithItemsShape> {}
export interface DeliveryGroupWithItemsWire extends z.input<typeof groupWithItemsShape> {}
export const deliveryGroupWithItemsSchema: Schema<DeliveryGroupWithItems, DeliveryGroupWithItemsWire> =
  groupWithItemsShape
