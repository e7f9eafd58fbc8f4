import type { CartClaim } from '../storage/cart-claims'
import { linesOf } from './cart-intents'
import type { CartIntent, IntentEntry } from './cart-intents'
import type { CartState, Doubt } from './cart-state'
import { productKey } from './quantities'

/** How long to wait for what is in doubt about the same products, in ms. */
export const heldBackMs = 1000

/** What nothing may be written to at the moment: products and items by their keys, or the whole cart. */
interface Holds {
  readonly isWhole: boolean
  readonly keys: readonly string[]
}

const keysOfIntent = (intent: CartIntent): readonly string[] => {
  if (intent.kind === 'set')
    return [intent.cartItemId, ...(intent.productId ? [productKey(intent.productId)] : [])]
  return linesOf(intent).map(({ productId }) => productKey(productId))
}

const keysOfClaim = ({ lines, cartItemId }: CartClaim): readonly string[] => [
  ...lines.map(({ productId }) => productKey(productId)),
  ...(cartItemId === undefined ? [] : [cartItemId]),
]

const isHeld = (intent: CartIntent, { isWhole, keys }: Holds): boolean => {
  if (isWhole || intent.kind === 'other') return isWhole
  return intent.kind === 'delete' ? keys.length > 0 : keysOfIntent(intent).some((key) => keys.includes(key))
}

/**
 * The entries that may be written now. Those that touch what an open write is about wait for it, and so does what was
 * meant after them for the same products. A write that has not been sent keeps nothing back.
 */
export function freeEntries(
  waiting: readonly IntentEntry[],
  open: readonly CartClaim[],
): readonly IntentEntry[] {
  const claims = open.filter(({ isUnsent }) => !isUnsent)
  let holds: Holds = {
    isWhole: claims.some(({ kind }) => kind === 'delete'),
    keys: claims.flatMap(keysOfClaim),
  }
  return waiting.filter(({ intent }) => {
    if (!isHeld(intent, holds)) return true
    holds = {
      isWhole: holds.isWhole || intent.kind === 'delete',
      keys: [...holds.keys, ...keysOfIntent(intent)],
    }
    return false
  })
}

/** What an earlier page meant and did not send goes before what is meant here. */
const asOpen = ({ claim }: Doubt): CartClaim => ({ ...claim, isUnsent: false })

/** What of the waiting entries may be written now. */
export const freeNow = ({ waiting, doubts, foreign }: CartState): readonly IntentEntry[] =>
  freeEntries(waiting, [...doubts.map(asOpen), ...foreign])

/** The first write in doubt that is to be sent, now that it touches nothing else that is open. */
export const findDue = ({ doubts, foreign }: CartState): Doubt | undefined =>
  doubts.find(({ isDue, intent }, index) => {
    const earlier = doubts.slice(0, index).map(asOpen)
    return isDue && freeEntries([{ caller: 0, intent }], [...earlier, ...foreign]).length > 0
  })

/** Whether there is something to write now. */
export const canGoOn = (state: CartState): boolean =>
  freeNow(state).length > 0 || (state.readError === undefined && findDue(state) !== undefined)
