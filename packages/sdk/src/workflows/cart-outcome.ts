import { isResponseError, isShopError, ShopError } from '../errors'
import type { Cart, CartDifference, CartNotice } from '../state/cart'
import type { CartIntent, NewLine } from './cart-intents'
import { missingLines, productKey, sumQuantities } from './missing-lines'
import { isCutConnection } from './outcome'
import { isRefusal } from './refusal'

type SeenCart = Cart | null | undefined

/** A write that has had its answer, or has lost it. */
export interface AnsweredWrite {
  readonly intent: CartIntent
  /** The cart as it was last seen before; undefined when nobody looked. */
  readonly before: SeenCart
  /** Lines that the platform did not take. */
  readonly notices: readonly CartNotice[]
  /** Absent when the platform accepted the write. */
  readonly error?: unknown
  readonly isRepeat: boolean
}

export type Verdict = 'done' | 'repeat' | { readonly error: unknown }

const quantitiesOf = (cart: SeenCart) => sumQuantities(cart?.items ?? [])

/** Whether a notice is about one of these lines. */
export const isAbout = (lines: readonly NewLine[], { productId }: CartNotice): boolean =>
  productId !== undefined && lines.some((line) => productKey(line.productId) === productKey(productId))

/** Without a look at the cart before, only a cart that holds none of the products tells anything. */
function hasAdded(lines: readonly NewLine[], now: Cart | null, before: SeenCart): boolean | undefined {
  const missing = missingLines(lines, { before: quantitiesOf(before), now: quantitiesOf(now) })
  const isNothingThere = missing.every((line, index) => line === lines[index])
  if (lines.length > 0 && missing.length === lines.length && isNothingThere) return false
  return before !== undefined && missing.length === 0 ? true : undefined
}

/** Whether the cart shows that a write was made; undefined when it does not tell. */
function hasHappened({ intent, before, notices }: AnsweredWrite, now: Cart | null): boolean | undefined {
  // Of what is no line the items tell nothing.
  if (intent.kind === 'other') return undefined
  if (intent.kind === 'delete') return now === null || isOtherCart(now, before)
  if (intent.kind === 'set') {
    const item = now?.items.find(({ cartItemId }) => cartItemId === intent.cartItemId)
    return String(item?.quantity ?? '0') === intent.quantity
  }
  const taken = intent.lines.filter((line) => !notices.some((notice) => isAbout([line], notice)))
  return hasAdded(taken, now, before)
}

/** The platform took something on and could not do it. */
export const isErrored = (cart: Cart | null): boolean => cart?.summary.asyncOperationStatus === 'Errored'

/** After a delete the next addition makes a cart of its own. */
const isOtherCart = (now: Cart, before: SeenCart): boolean =>
  before === null || (before !== undefined && before.summary.cartId !== now.summary.cartId)

/** A delete or a quantity is done whoever did it; of an addition another tab's would look the same. */
const mayBeDoneByOthers = ({ intent, error }: AnsweredWrite): boolean =>
  (intent.kind === 'set' || intent.kind === 'delete') && isResponseError(error) && error.status === 409

/** What a caller hears when the cart does not tell what became of a write. */
export const unknownOutcome = (cause: unknown): ShopError =>
  new ShopError('UNKNOWN_OUTCOME', 'the cart may or may not have been changed', { cause })

/**
 * What became of a write, given the cart that was read after it. Repeated is only what is clearly not done: after a
 * cut connection or when the platform says that its own work failed, once.
 */
export function judgeWrite(write: AnsweredWrite, now: Cart | null): Verdict {
  const { error, isRepeat } = write
  const isAccepted = error === undefined
  if (isAccepted && !isErrored(now)) return 'done'
  if (isRefusal(error) && !mayBeDoneByOthers(write)) return { error }
  const isDone = hasHappened(write, now)
  if (isDone === true) return 'done'
  if (isDone === undefined) return { error: unknownOutcome(error) }
  if (!isRepeat && (isAccepted || isCutConnection(error))) return 'repeat'
  // A server that failed has answered; one that only took too long may still do it.
  return { error: isResponseError(error) ? error : unknownOutcome(error) }
}

/** What became of a write when the cart cannot be read after it. */
export function judgeUnseen({ error }: AnsweredWrite): Verdict {
  if (error === undefined) return 'done'
  return { error: isRefusal(error) ? error : unknownOutcome(error) }
}

/** Why a write was not made, as the event tells it. */
export function toReason(error: unknown): Pick<CartDifference, 'reason' | 'code'> {
  const code = isResponseError(error) ? (error.errors[0]?.type ?? error.code) : codeOf(error)
  if (code === 'UNKNOWN_OUTCOME') return { reason: 'unknown', code }
  const isConflict = isResponseError(error) && error.status === 409
  return { reason: isRefusal(error) && !isConflict ? 'refused' : 'failed', code }
}

const codeOf = (error: unknown) => (isShopError(error) ? error.code : 'INTERNAL_ERROR')
