import type { Call, Visitor } from '../calls/call'
import type { SandboxContext } from '../calls/sandbox-context'
import { calculateCart, type CalculatedLine } from '../cart/cart-calculation'
import { requireCart, writable } from '../cart/cart-owner'
import { checkoutError, type CheckoutError } from '../checkout/checkout-error'
import { checkoutTexts } from '../checkout/checkout-messages'
import { PlatformError } from '../platform-error'
import * as store from './reservation-repository'
import type { ReservationRecord } from './reservation-repository'

/** A reservation, or why there is none: the lines that stock does not suffice for. */
export interface ReservationOutcome {
  readonly cartId: string
  readonly reservation: ReservationRecord | undefined
  readonly errors: readonly CheckoutError[]
}

/**
 * Holds what a cart needs for a while, in place of what was held before; what is made to order is never short. When
 * one line is short nothing is held. Fails with 404 MISSING_RECORD without a cart, 404 or 403 where the organisation
 * does not have reservations.
 */
export function reserveInventory(
  call: Call,
  { cartId, durationInSeconds }: { cartId: string; durationInSeconds: number },
): ReservationOutcome {
  const { context, visitor } = call
  const { db, random, clock } = context
  return db.transaction(() => {
    checkPermission(context)
    const cart = writable(requireCart(call, cartId), context)
    const lines = calculateCart(call, cart).lines.filter(isStocked)
    const errors = findShortages(lines, visitor)
    store.deleteReservation(db, cart.id)
    if (errors.length > 0) return { cartId: cart.id, reservation: undefined, errors }
    const expiresAt = clock.now() + durationInSeconds * 1000
    const reservation = { id: random.recordId('10r'), cartId: cart.id, expiresAt }
    const held = lines.map(({ product, item }) => ({ productId: product.id, quantity: item.quantity }))
    store.saveReservation(db, reservation, held)
    return { cartId: cart.id, reservation, errors }
  })
}

/** Gives free what a cart holds; 404 ITEM_NOT_FOUND when it holds nothing any more. */
export function releaseInventory(call: Call, cartId: string): void {
  const { db, clock } = call.context
  db.transaction(() => {
    checkPermission(call.context)
    const cart = requireCart(call, cartId)
    if (!store.findReservation(db, cart.id, clock.now())) throw nothingReserved()
    store.deleteReservation(db, cart.id)
  })
}

function checkPermission({ options }: SandboxContext): void {
  const response = options.carts?.reservations ?? 'on'
  if (response === 'missing') {
    throw new PlatformError(404, 'NOT_FOUND', 'The requested resource does not exist')
  }
  if (response === 'forbidden') {
    throw new PlatformError(403, 'API_DISABLED_FOR_ORG', 'Inventory reservation is not enabled.')
  }
}

const isStocked = ({ product }: CalculatedLine): boolean => product.status !== 'made-to-order'

/** By product: one that goes to several addresses has several lines. */
function findShortages(lines: readonly CalculatedLine[], { locale }: Visitor): CheckoutError[] {
  const texts = checkoutTexts(locale)
  const byProduct = Map.groupBy(lines, ({ product }) => product.id)
  return [...byProduct.values()].flatMap((same) => {
    const requested = same.reduce((sum, { item }) => sum + item.quantity, 0)
    const product = same[0]?.product
    if (!product || product.stock >= requested) return []
    return [
      checkoutError('integrations/inventory', texts.stockTitle, texts.stock(product.name, product.stock)),
    ]
  })
}

const nothingReserved = () => new PlatformError(404, 'ITEM_NOT_FOUND', 'Nothing is reserved for that cart.')
