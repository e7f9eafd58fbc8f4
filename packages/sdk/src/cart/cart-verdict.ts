import { nextLookMs } from '../rules/call/platform-work-time'
import type { Cart } from '../state/cart'
import type { CartClaim, ClaimedLine } from '../storage/cart-claims'
import { addQuantities, productKey, sumQuantities } from './quantities'

/**
 * What became of one line of a write whose response was lost. `open`: the platform may still be working on it.
 * `missing`: it was not done and will not be. `unknown`: somebody else changed it too, or nobody had looked before.
 */
export type LineVerdict = 'done' | 'open' | 'missing' | 'unknown'

/** A look at the cart after a write. */
export interface CartLook {
  readonly cart: Cart | null
  /** The platform cannot be working on the write any more. */
  readonly isOver: boolean
}

/** How long to wait before a write is looked for again, in ms: at most until the platform cannot be working on it. */
export function waitForRead({ sentAt }: CartClaim, now: number, workTimeMs: number): number {
  const age = now - sentAt
  const left = workTimeMs - age
  return left > 0 ? Math.min(nextLookMs(age), left) : nextLookMs(age)
}

const noQuantity = '0'

/** What the cart holds of a line's product, or of the item that is set; '0' without it. */
function quantityNow({ kind, cartItemId }: CartClaim, line: ClaimedLine, cart: Cart | null): string {
  const items = cart?.items ?? []
  if (kind === 'set') {
    const item = items.find((one) => one.cartItemId === cartItemId)
    return addQuantities('', String(item?.quantity ?? noQuantity))
  }
  return sumQuantities(items)[productKey(line.productId)] ?? noQuantity
}

/** The claim with what a first look shows where nobody had looked before the write. */
export function noteFirstLook(claim: CartClaim, cart: Cart | null): CartClaim {
  const { kind, lines } = claim
  if (kind === 'delete') return cart ? { cartId: cart.summary.cartId, ...claim } : claim
  const noted = lines.map((line) => {
    if (line.before !== undefined || line.firstSeen !== undefined) return line
    const firstSeen = quantityNow(claim, line, cart)
    // What is not there yet was not there before either.
    return firstSeen === noQuantity ? { ...line, before: noQuantity } : { ...line, firstSeen }
  })
  return { ...claim, lines: noted }
}

/** Only an exact match proves anything, and a cart that does not show the change yet proves nothing. */
function judgeAddedLine(line: ClaimedLine, now: string, isOver: boolean): LineVerdict {
  const start = line.before ?? line.firstSeen ?? noQuantity
  if (now === addQuantities(start, line.quantity)) return 'done'
  if (!isOver) return 'open'
  return now === line.before ? 'missing' : 'unknown'
}

/** A quantity that was there already may still be on its way: until then a newer one must not go out. */
function judgeSetLine({ quantity, before }: ClaimedLine, now: string, isOver: boolean): LineVerdict {
  if (now === quantity && (isOver || now !== before)) return 'done'
  if (!isOver) return 'open'
  return now === before ? 'missing' : 'unknown'
}

/** Where there was no cart before, the delete may still come, and would take the next one. */
function judgeDelete(cartId: string | undefined, { cart, isOver }: CartLook): LineVerdict {
  if (cart !== null && cart.summary.cartId === cartId) return isOver ? 'missing' : 'open'
  return cartId === undefined && !isOver ? 'open' : 'done'
}

/** What became of the lines of a write, in their order; of a delete there is one verdict. */
export function judgeClaim(claim: CartClaim, { cart, isOver }: CartLook): readonly LineVerdict[] {
  const { kind, lines, cartId } = claim
  if (kind === 'delete') return [judgeDelete(cartId, { cart, isOver })]
  const judgeLine = kind === 'set' ? judgeSetLine : judgeAddedLine
  return lines.map((line) => judgeLine(line, quantityNow(claim, line, cart), isOver))
}
