import type { CartRecord } from '../database/cart-repository'
import type { SandboxCall } from '../sandbox-context'
import { ensureGuestId } from '../visitor'

/** The first cart write of a guest gives them the cookie that ties the cart to the browser. */
export function identifyGuest(c: SandboxCall): void {
  if (!c.var.visitor.buyer) ensureGuestId(c)
}

/** The time in ms until the cart is calculated. */
export const remainingMs = (c: SandboxCall, { processingUntil }: CartRecord): number =>
  processingUntil - c.var.context.clock.now()
