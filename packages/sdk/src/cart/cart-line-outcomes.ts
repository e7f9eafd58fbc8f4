import { nextReadDelayMs } from '../rules/call/platform-work-time'
import type { Cart } from '../state/cart'
import type { CartClaim, ClaimedLine } from '../storage/cart-claims'
import { addQuantities, quantitiesIn } from './quantities'

/**
 * What became of one line of a write whose response was lost. `open`: the platform may still be working on it.
 * `missing`: it was not done and will not be. `unknown`: someone else changed it too, or the cart had not been read
 * before.
 */
export type LineOutcome = 'done' | 'open' | 'missing' | 'unknown'

/** The cart as read after a write. */
export interface CartRead {
  readonly cart: Cart | null
  /** The platform could no longer be working on the write when the read began. */
  readonly isFinal: boolean
}

/** How long to wait before the next read, in ms: at most until the platform can no longer be working on the write. */
export function msUntilNextRead({ sentAt }: CartClaim, now: number, workTimeMs: number): number {
  const age = now - sentAt
  const left = workTimeMs - age
  return left > 0 ? Math.min(nextReadDelayMs(age), left) : nextReadDelayMs(age)
}

const noQuantity = '0'

/** What the cart holds of a line's product, or of the item that is set; '0' without it. */
function actualQuantity(cart: Cart | null, { kind, cartItemId }: CartClaim, line: ClaimedLine): string {
  if (kind !== 'set') return quantitiesIn(cart)(line.productId)
  const item = cart?.items.find((other) => other.cartItemId === cartItemId)
  return addQuantities('', String(item?.quantity ?? noQuantity))
}

/** The claim with what the first read after the write shows, where the cart had not been read before it. */
export function recordFirstRead(claim: CartClaim, cart: Cart | null): CartClaim {
  const { kind, lines } = claim
  if (kind === 'delete') return cart ? { cartId: cart.summary.cartId, ...claim } : claim
  const recorded = lines.map((line) => {
    if (line.before !== undefined || line.firstSeen !== undefined) return line
    const firstSeen = actualQuantity(cart, claim, line)
    // What is not there yet was not there before either.
    return firstSeen === noQuantity ? { ...line, before: noQuantity } : { ...line, firstSeen }
  })
  return { ...claim, lines: recorded }
}

/** Only an exact match proves anything, and a cart that does not show the change yet proves nothing. */
function resolveAddedLine(line: ClaimedLine, actual: string, isFinal: boolean): LineOutcome {
  const start = line.before ?? line.firstSeen ?? noQuantity
  if (actual === addQuantities(start, line.quantity)) return 'done'
  if (!isFinal) return 'open'
  return actual === line.before ? 'missing' : 'unknown'
}

/** Setting the quantity that was there already may still be under way: until it is over, no newer one may be sent. */
function resolveSetLine({ quantity, before }: ClaimedLine, actual: string, isFinal: boolean): LineOutcome {
  if (actual === quantity && (isFinal || actual !== before)) return 'done'
  if (!isFinal) return 'open'
  return actual === before ? 'missing' : 'unknown'
}

/** Where there was no cart before, the delete may still come, and would remove the next one. */
function resolveDelete(cartId: string | undefined, { cart, isFinal }: CartRead): LineOutcome {
  if (cart !== null && cart.summary.cartId === cartId) return isFinal ? 'missing' : 'open'
  return cartId === undefined && !isFinal ? 'open' : 'done'
}

/** What became of the lines of a write, in their order; a delete has a single outcome. */
export function resolveLineOutcomes(claim: CartClaim, { cart, isFinal }: CartRead): readonly LineOutcome[] {
  const { kind, lines, cartId } = claim
  if (kind === 'delete') return [resolveDelete(cartId, { cart, isFinal })]
  const resolveLine = kind === 'set' ? resolveSetLine : resolveAddedLine
  return lines.map((line) => resolveLine(line, actualQuantity(cart, claim, line), isFinal))
}
