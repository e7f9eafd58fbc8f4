import { compare, parseDecimal, subtract, toText, trimZeros } from '../../decimal'
import type { Decimal } from '../../decimal'
import { isSameRecordId } from '../../record-id'
import type { GuestCartLine } from './guest-cart'

/** A product and how much of it, as a decimal string above 0. */
export interface ProductQuantity {
  /** Record id of 15 or 18 characters. */
  readonly productId: string
  /** Above 0. */
  readonly quantity: string
}

/** An item of the guest session cart; the id of its product may be missing. */
export interface GuestSessionItem {
  readonly cartItemId: string | null
  readonly productId: string | null
  readonly quantity: string | number
}

/** The changes after which a guest session cart holds what the browser's guest cart holds. */
export interface GuestSessionChanges {
  readonly add: readonly ProductQuantity[]
  readonly set: readonly { readonly cartItemId: string; readonly quantity: string }[]
  /** Ids of the items. */
  readonly remove: readonly string[]
}

const nothing: Decimal = { units: 0n, scale: 0 }

const decimalOf = (quantity: string | number): Decimal => parseDecimal(String(quantity).trim()) ?? nothing

const isEqual = (a: string | number, b: string | number): boolean => compare(decimalOf(a), decimalOf(b)) === 0

const isOf = (productId: string) => (other: { readonly productId: string | null }) =>
  other.productId !== null && isSameRecordId(other.productId, productId)

/**
 * The changes that bring a guest session cart in line with the guest cart, whatever an earlier attempt did: quantities
 * are set, not added to, so that nothing doubles. `lines` has each product once. Of several items of a product the
 * first one is kept.
 */
export function planGuestSessionCart(
  lines: readonly ProductQuantity[],
  items: readonly GuestSessionItem[],
): GuestSessionChanges {
  const kept = lines.map((line) => ({ line, item: items.find(isOf(line.productId)) }))
  const keptItems = new Set(kept.map(({ item }) => item))
  return {
    add: kept.flatMap(({ line, item }) => (item === undefined ? [line] : [])),
    set: kept.flatMap(({ line: { quantity }, item }) =>
      item?.cartItemId && !isEqual(item.quantity, quantity)
        ? [{ cartItemId: item.cartItemId, quantity }]
        : [],
    ),
    remove: items.flatMap((item) => (keptItems.has(item) || !item.cartItemId ? [] : [item.cartItemId])),
  }
}

/**
 * The guest cart without what was ordered or given to a buyer. What was added to a line meanwhile stays, with the other
 * members of the line.
 */
export const withoutQuantities = (
  lines: readonly GuestCartLine[],
  taken: readonly ProductQuantity[],
): readonly GuestCartLine[] =>
  lines.flatMap((line) => {
    const found = taken.find(isOf(line.productId))
    if (found === undefined) return [line]
    const rest = subtract(decimalOf(line.quantity), decimalOf(found.quantity))
    return compare(rest, nothing) > 0 ? [{ ...line, quantity: toText(trimZeros(rest)) }] : []
  })

/** How much less of each product the guest cart has than was sent of it; nothing for what it has as much of, or more. */
export const loweredQuantities = (
  lines: readonly ProductQuantity[],
  sent: readonly ProductQuantity[],
): readonly ProductQuantity[] =>
  sent.flatMap(({ productId, quantity }) => {
    const left = lines.find(isOf(productId))?.quantity ?? '0'
    const difference = subtract(decimalOf(quantity), decimalOf(left))
    return compare(difference, nothing) > 0 ? [{ productId, quantity: toText(trimZeros(difference)) }] : []
  })

/** A quantity less another one, not below 0. */
export function lowerQuantity(quantity: string, less: string): string {
  const rest = subtract(decimalOf(quantity), decimalOf(less))
  return compare(rest, nothing) > 0 ? toText(trimZeros(rest)) : '0'
}
