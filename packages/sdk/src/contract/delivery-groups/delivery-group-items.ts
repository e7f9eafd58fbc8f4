import * as z from 'zod/mini'
import { cartItemSchema } from '../cart/cart-item'
import { deliveryGroupMembers } from './delivery-groups'
import { inOneCurrency } from '../kit/in-one-currency'
import { listOf, maybe, type Schema } from '../kit/schema'

const items = z.array(cartItemSchema)
const itemsOrPage = maybe(
  z.union([
    items,
    z.object({
      /** Cart items that ship in the group. */
      cartItems: listOf(cartItemSchema),
    }),
  ]),
)

// The platform says `cartItems`, a page of cart items or their list; `items` is read as well.
const groupWithItemsShape = z.pipe(
  inOneCurrency(
    z.object({
      ...deliveryGroupMembers,
      /** A page of cart items or their list, depending on the platform's version. */
      cartItems: itemsOrPage,
      /** Cart items that ship in the group; empty where it has none. */
      items: itemsOrPage,
    }),
  ),
  z.transform(({ cartItems, items: listed, ...group }) => {
    const found = cartItems ?? listed ?? []
    return {
      ...group,
      /** Cart items that ship in the group; empty where it has none. */
      items: Array.isArray(found) ? found : found.cartItems,
    }
  }),
)
/** A delivery group with the cart items that ship in it. */
export interface DeliveryGroupWithItems extends z.output<typeof groupWithItemsShape> {}
/** Fails without `id`. */
export const deliveryGroupWithItemsSchema: Schema<DeliveryGroupWithItems> = groupWithItemsShape
