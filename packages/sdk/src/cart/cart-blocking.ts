import type { CartClaim } from '../storage/cart-claims'
import { linesOf } from './cart-intents'
import type { CartIntent, IntentEntry } from './cart-intents'
import type { CartState, UnresolvedWrite } from './cart-state'
import { productKey } from './quantities'

/** How long to wait before trying blocked entries again, in ms. */
export const blockedRetryMs = 1000

/** What must not be written to at the moment: products and items by their keys, or the whole cart. */
interface Blocked {
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

const isAboutAll = (intent: CartIntent): boolean =>
  intent.kind === 'delete' || (intent.kind === 'other' && intent.isSwitch === true)

const isBlocked = (intent: CartIntent, { isWhole, keys }: Blocked): boolean => {
  if (isWhole || (intent.kind === 'other' && !intent.isSwitch)) return isWhole
  return isAboutAll(intent) ? keys.length > 0 : keysOfIntent(intent).some((key) => keys.includes(key))
}

/** Whether two changes are about a common line, so that their order matters. */
export const isAboutSameLines = (one: CartIntent, other: CartIntent): boolean =>
  one.kind !== 'other' && isBlocked(other, { isWhole: one.kind === 'delete', keys: keysOfIntent(one) })

/**
 * The entries that may be written now. An open write blocks those for the same products, and a blocked entry blocks
 * later ones for its products. Writes that have not been sent block nothing.
 */
export function unblockedEntries(
  waiting: readonly IntentEntry[],
  open: readonly CartClaim[],
): readonly IntentEntry[] {
  const claims = open.filter(({ isUnsent }) => !isUnsent)
  let blocked: Blocked = {
    isWhole: claims.some(({ kind }) => kind === 'delete'),
    keys: claims.flatMap(keysOfClaim),
  }
  return waiting.filter(({ intent }) => {
    if (!isBlocked(intent, blocked)) return true
    blocked = {
      isWhole: blocked.isWhole || isAboutAll(intent),
      keys: [...blocked.keys, ...keysOfIntent(intent)],
    }
    return false
  })
}

/** What an earlier page enqueued and did not send comes before this page's changes. */
const asOpen = ({ claim }: UnresolvedWrite): CartClaim => ({ ...claim, isUnsent: false })

/** The waiting entries that may be written now. */
export const sendableEntries = ({ waiting, unresolved, foreign }: CartState): readonly IntentEntry[] =>
  unblockedEntries(waiting, [...unresolved.map(asOpen), ...foreign])

/** The first write that is due and that no other open write blocks. */
export const findDueWrite = ({ unresolved, foreign }: CartState): UnresolvedWrite | undefined =>
  unresolved.find(({ isDue, intent }, index) => {
    const earlier = unresolved.slice(0, index).map(asOpen)
    return isDue && unblockedEntries([{ caller: 0, intent }], [...earlier, ...foreign]).length > 0
  })

/** Whether something can be written now. */
export const hasSendable = (state: CartState): boolean =>
  sendableEntries(state).length > 0 || (state.readError === undefined && findDueWrite(state) !== undefined)
