import { parseAmount } from '../../amount'
import type { Call, Visitor } from '../../calls/call'
import { readText } from '../../calls/json-body'
import { readQuantity } from '../../catalog/products/purchase-rules'
import { readCheckoutAddress } from '../checkout/checkout-address'
import { readObject } from '../../json-object'
import { invalidInput, parserError } from '../../platform-error'
import type { CheckoutAddress } from '../records/delivery-group-repository'

const MAXIMUM_ARRANGEMENTS = 100

const arrangementMembers = [
  'cartItemId',
  'productId',
  'quantity',
  'deliveryGroupId',
  'deliveryGroupName',
  'deliveryAddressId',
  'deliveryAddress',
]

/** Where items go: to an existing group, or to a new one; undefined for the group that they are in. */
export type ArrangementTarget =
  | { readonly groupId: string }
  | { readonly name: string | null; readonly address: CheckoutAddress | null }
  | undefined

/** A quantity of a cart item, or of a product, that goes to a group. */
export interface Arrangement {
  readonly subject: { readonly cartItemId: string } | { readonly productId: string }
  /** Undefined for the whole item, 0 to remove it. */
  readonly quantity: number | undefined
  readonly target: ArrangementTarget
}

/**
 * Reads the arrangements of a call. Fails with 400 INVALID_API_INPUT without one, with more than 100, and for an
 * entry that names neither or both of item and product, or several targets; 404 for an unknown saved address.
 */
export function readArrangements(
  call: Call,
  { arrangements }: Record<string, unknown>,
): readonly Arrangement[] {
  if (arrangements !== undefined && !Array.isArray(arrangements))
    throw parserError('arrangements is not a list.')
  const list: readonly unknown[] = arrangements ?? []
  if (list.length === 0) throw invalidInput('arrangements is required.')
  if (list.length > MAXIMUM_ARRANGEMENTS)
    throw invalidInput(`At most ${MAXIMUM_ARRANGEMENTS} arrangements are possible.`)
  return list.map((entry) => readArrangement(call, entry))
}

function readArrangement(call: Call, value: unknown): Arrangement {
  const entry = readObject(value, 'An arrangement', arrangementMembers)
  const cartItemId = readText(entry, 'cartItemId')
  const productId = readText(entry, 'productId')
  const quantity = readRequestedQuantity(entry.quantity, call.visitor)
  const target = readTarget(call, entry)
  if (cartItemId !== null && productId === null) return { subject: { cartItemId }, quantity, target }
  if (productId === null || cartItemId !== null)
    throw invalidInput('An arrangement names either cartItemId or productId.')
  if (!quantity) throw invalidInput('quantity is required for a product.')
  return { subject: { productId }, quantity, target }
}

function readRequestedQuantity(value: unknown, { locale }: Visitor): number | undefined {
  if (value === undefined || value === null) return undefined
  const amount = typeof value === 'string' || typeof value === 'number' ? parseAmount(value) : undefined
  return amount?.units === 0n ? 0 : readQuantity(value, locale)
}

function readTarget(call: Call, entry: Record<string, unknown>): ArrangementTarget {
  const groupId = readText(entry, 'deliveryGroupId')
  const name = readText(entry, 'deliveryGroupName')
  const address = readTargetAddress(call, entry)
  if (groupId !== null && (name !== null || address !== null))
    throw invalidInput('An arrangement names either a group or what a new one is made of.')
  if (groupId !== null) return { groupId }
  return name === null && address === null ? undefined : { name, address }
}

function readTargetAddress(call: Call, entry: Record<string, unknown>): CheckoutAddress | null {
  const id = readText(entry, 'deliveryAddressId')
  const { deliveryAddress } = entry
  const hasAddress = deliveryAddress !== undefined && deliveryAddress !== null
  if (id !== null && hasAddress) throw invalidInput('An arrangement names one address.')
  if (id !== null) return readCheckoutAddress(call, { id })
  return hasAddress ? readCheckoutAddress(call, deliveryAddress) : null
}
