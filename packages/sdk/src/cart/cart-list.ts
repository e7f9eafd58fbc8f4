import { describeCart, listCarts, type ListedCart } from '../contract/cart/carts'
import { ShopError } from '../errors/errors'
import { nullWhenNotFound } from '../errors/outcome'
import { checkCartName } from '../rules/cart/cart-name'
import type { CallOptions, Transport } from '../transport/transport'

/** Name, note, age and owner of a cart, where the shop keeps them. */
export interface CartEntry {
  /** Record id. */
  readonly cartId: string
  /** False for an inactive cart. */
  readonly isActive: boolean
  /** What the buyer calls it, at most 250 characters; null where it has no name. */
  readonly name: string | null
  /** What the buyer wrote about it, at most 250 characters; null without a note. */
  readonly note: string | null
  /** When it was made, ISO 8601; null where the shop does not say. */
  readonly createdDate: string | null
  /** When it was changed last, ISO 8601; null where the shop does not say. */
  readonly changedDate: string | null
  /** First and last name of who made it; null where the shop does not say. */
  readonly ownerName: string | null
}

const toEntry = ({ isSecondary, ...cart }: ListedCart): CartEntry => ({ ...cart, isActive: !isSecondary })

/** The buyer's carts; null where the shop has no such call. */
export async function readCartList(
  { send }: Transport,
  options?: CallOptions,
): Promise<readonly CartEntry[] | null> {
  const response = await send(listCarts, {}, options).catch(nullWhenNotFound)
  return response && response.data.carts.map(toEntry)
}

/** Name and note of a cart. */
export interface CartDescription {
  /** At most 250 characters; empty for none. */
  readonly name: string
  /** At most 250 characters; empty for none. */
  readonly note: string
}

/** Sets name and note of a cart. Errors: `INVALID_OPTION`, a 404 where the shop has no such call. */
export async function sendDescription(
  { send }: Transport,
  { cartId, name, note }: CartDescription & { readonly cartId: string },
  options?: CallOptions,
): Promise<void> {
  for (const [field, text] of Object.entries({ name, note })) {
    if (checkCartName(text))
      throw new ShopError('INVALID_OPTION', `${field} is too long or has a forbidden character`)
  }
  const body = { name: name.trim(), note: note.trim() }
  await send(describeCart, { params: { cartId }, body }, options)
}
