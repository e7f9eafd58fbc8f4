import type { FeatureContext } from '../client/client'
import { nullWhenNotFound } from '../errors/outcome'
import { awaitShopper } from '../session/await-shopper'
import type { Cart, CartDifference } from '../state/cart'
import type { MovedAttempt } from '../storage/merge-journal'
import { hasOpenLines, unsentAttempts } from './merge-attempts'
import { findRefused } from './merge-differences'
import { mergeGuestCart } from './merge-guest-cart'
import type { MergePorts, SourceOutcome } from './merge-ports'
import { mergeRunner } from './merge-runner'
import { forgetUnsent } from './merge-source'
import type { MergedCart } from './merged-cart'
import { toReason, unknownOutcome } from './cart-outcome'

/** Moves the lines of an inactive cart to the active one. */
export interface CartMerger {
  merge(cartId: string): Promise<MergedCart>
  /** Settles what earlier merges of the cart have left. Errors: `UNKNOWN_OUTCOME` while something is open. */
  requireSettled(cartId: string): Promise<void>
  /** Whether lines of the cart are on their way; exact only in the turn of a change. */
  isOpen(cartId: string): boolean
}

export function cartMerger(client: FeatureContext): CartMerger {
  const runner = client.use(mergeRunner)
  const { ports, continueMerging } = runner
  const waitForShopper = client.use(awaitShopper)
  return {
    merge: async (cartId) => {
      // The lines are kept for their buyer: in the name of nobody, no later page would go on.
      await waitForShopper()
      const settled: SourceOutcome[] = []
      const stop = runner.follow(cartId, (outcome) => settled.push(outcome))
      try {
        const failed = await moveLines(ports, cartId)
        const merged = toMergedCart(settled, { failed, isOpen: hasOpenLines(ports, cartId) })
        // There is no later page that would settle them.
        if (merged.isOpen && client.options.runtime === 'server') throw unknownOutcome(undefined)
        return merged
      } finally {
        stop()
        continueMerging()
      }
    },
    isOpen: (cartId) => hasOpenLines(ports, cartId),
    requireSettled: async (cartId) => {
      if (!hasOpenLines(ports, cartId)) return
      await mergeGuestCart(ports)
      if (!hasOpenLines(ports, cartId)) return
      continueMerging()
      throw unknownOutcome(undefined)
    },
  }
}

/** Lines that were not sent when the merge failed stay where they are, and are given as failed. */
async function moveLines(ports: MergePorts, cartId: string): Promise<readonly CartDifference[]> {
  try {
    await mergeGuestCart(ports, { from: cartId })
    return []
  } catch (error) {
    const unsent = await takeBackUnsent(ports, cartId)
    if (unsent.length === 0) throw error
    const cart: Cart | null = await ports.readCart().catch(nullWhenNotFound)
    return findRefused(
      unsent.flatMap(({ lines }) => lines),
      cart,
      toReason(error),
    )
  }
}

/** In the turn of a change: another tab may send them until then, and what is sent must stay in the journal. */
const takeBackUnsent = (ports: MergePorts, cartId: string): Promise<readonly MovedAttempt[]> =>
  ports.browser.exclusively(async () => {
    const unsent = unsentAttempts(ports).filter(({ source }) => source?.cartId === cartId)
    await forgetUnsent(ports, unsent)
    return unsent
  })

function toMergedCart(
  settled: readonly SourceOutcome[],
  { failed, isOpen }: { readonly failed: readonly CartDifference[]; readonly isOpen: boolean },
): MergedCart {
  const products = new Set(settled.flatMap(({ arrived }) => arrived.map(({ productId }) => productId)))
  return {
    addedCount: products.size,
    left: [...settled.flatMap(({ left }) => left), ...failed],
    isOpen,
  }
}
