import { addWorkingDays, calendarDay, presetSenders } from '@cartonnage/sdk/rules'
import type { Call } from '../calls/call'
import { resolveCart } from '../cart/cart-owner'
import { listReservedElsewhere } from '../inventory/reservation-repository'
import type { Product } from './product-repository'

/** What a visitor can buy of a product. */
export interface Availability {
  /** Units in stock that no other cart has reserved. */
  readonly stock: number
  /** The day on which more arrives, `2026-12-14`; null where that is not known. */
  readonly nextSupply: string | null
}

/** The day on which more of a product arrives. Suppliers' holidays are unknown: Monday to Friday count. */
export function nextSupplyDate(
  { context: { clock }, visitor: { shop } }: Call,
  { restockDays }: Pick<Product, 'restockDays'>,
): string | null {
  if (restockDays === null) return null
  const today = calendarDay(clock.now(), presetSenders[shop].timeZone)
  return addWorkingDays(today, restockDays, { location: '', calendar: {} })
}

/** Returns a function that tells the availability of a product, for the caller of a call. */
export function readAvailability(call: Call): (product: Product) => Availability {
  const { context, visitor } = call
  const own = { id: resolveCart(call, 'current')?.id, shop: visitor.shop }
  const reserved = listReservedElsewhere(context.db, own, context.clock.now())
  return (product) => ({
    stock: Math.max(0, product.stock - (reserved.get(product.id)?.quantity ?? 0)),
    nextSupply: nextSupplyDate(call, product),
  })
}
