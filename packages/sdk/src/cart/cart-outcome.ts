import { isResponseError, isShopError, ShopError } from '../errors/errors'
import type { Cart, CartDifference, CartNotice } from '../state/cart'
import { isRefusal } from '../errors/refusal'
import type { CartIntent, NewLine } from './cart-intents'
import { productKey } from './quantities'

/** A write that has had its answer, or has lost it. */
interface SettledWrite {
  readonly intent: CartIntent
  /** Absent when the platform accepted the write. */
  readonly error?: unknown
}

/** `doubt`: the cart has to be looked at until it shows what became of it. */
export type Verdict = 'done' | 'doubt' | { readonly error: unknown }

/** Whether a notice is about one of these lines. */
export const isAbout = (lines: readonly NewLine[], { productId }: CartNotice): boolean =>
  productId !== undefined && lines.some((line) => productKey(line.productId) === productKey(productId))

/** The platform took something on and could not do it. */
export const isErrored = (cart: Cart | null): boolean => cart?.summary.asyncOperationStatus === 'Errored'

/** A delete or a quantity is done whoever did it; of an addition another tab's would look the same. */
const mayBeDoneByOthers = ({ intent, error }: SettledWrite): boolean =>
  (intent.kind === 'set' || intent.kind === 'delete') && isResponseError(error) && error.status === 409

const isDoneByOthers = ({ intent }: SettledWrite, now: Cart | null): boolean => {
  if (intent.kind === 'delete') return now === null
  if (intent.kind !== 'set') return false
  const item = now?.items.find(({ cartItemId }) => cartItemId === intent.cartItemId)
  return String(item?.quantity ?? '0') === intent.quantity
}

/** What a caller hears when the cart does not tell what became of a write. */
export const unknownOutcome = (cause: unknown): ShopError =>
  new ShopError('UNKNOWN_OUTCOME', 'the cart may or may not have been changed', { cause })

/** What became of a write, given the cart that was read after it; undefined when it could not be read. */
export function judgeWrite(write: SettledWrite, now: Cart | null | undefined): Verdict {
  const { error, intent } = write
  if (isRefusal(error)) {
    const isDone = now !== undefined && mayBeDoneByOthers(write) && isDoneByOthers(write, now)
    return isDone ? 'done' : { error }
  }
  if (error === undefined && !(now && isErrored(now))) return 'done'
  // Of what is no line the items tell nothing.
  return intent.kind === 'other' ? { error: unknownOutcome(error) } : 'doubt'
}

/** Why a write was not made, as the event tells it. */
export function toReason(error: unknown): Pick<CartDifference, 'reason' | 'code'> {
  const code = isResponseError(error) ? (error.errors[0]?.type ?? error.code) : codeOf(error)
  if (code === 'UNKNOWN_OUTCOME') return { reason: 'unknown', code }
  const isConflict = isResponseError(error) && error.status === 409
  return { reason: isRefusal(error) && !isConflict ? 'refused' : 'failed', code }
}

const codeOf = (error: unknown) => (isShopError(error) ? error.code : 'INTERNAL_ERROR')
