import { isResponseError, isShopError, ShopError } from '../errors/errors'
import { isRefusal } from '../errors/outcome'
import type { Cart, CartDifference, CartNotice } from '../state/cart'
import type { CartIntent, NewLine } from './cart-intents'
import { productKey } from './quantities'

/** A write whose response has arrived or was lost. */
interface RespondedWrite {
  readonly intent: CartIntent
  /** Absent when the platform accepted the write. */
  readonly error?: unknown
}

/** `unresolved`: the cart has to be read until it shows what became of the write. */
export type WriteOutcome = 'done' | 'unresolved' | { readonly error: unknown }

/** Whether a notice is about one of these lines. */
export const isAbout = (lines: readonly NewLine[], { productId }: CartNotice): boolean =>
  productId !== undefined && lines.some((line) => productKey(line.productId) === productKey(productId))

/** Whether the platform accepted a write and then could not do it. */
export const isErrored = (cart: Cart | null): boolean => cart?.summary.asyncOperationStatus === 'Errored'

/** A delete or a new quantity counts as done whoever did it; the same addition from another tab must not. */
const mayBeDoneByOthers = ({ intent, error }: RespondedWrite): boolean =>
  (intent.kind === 'set' || intent.kind === 'delete') && isResponseError(error) && error.status === 409

const isDoneByOthers = ({ intent }: RespondedWrite, cart: Cart | null): boolean => {
  if (intent.kind === 'delete') return cart === null
  if (intent.kind !== 'set') return false
  const item = cart?.items.find(({ cartItemId }) => cartItemId === intent.cartItemId)
  return String(item?.quantity ?? '0') === intent.quantity
}

/** The error of a write when the cart does not show what became of it. */
export const unknownOutcome = (cause: unknown): ShopError =>
  new ShopError('UNKNOWN_OUTCOME', 'the cart may or may not have been changed', { cause })

/** What a caller is told while a write is being checked. */
export const beingChecked = (cause: unknown): ShopError =>
  new ShopError('UNKNOWN_OUTCOME', 'the change is being checked: the event cartsettled tells the end', {
    cause,
  })

/** Whether the response to a write was lost, so that it may have been made or not. */
export const isLost = ({ error }: RespondedWrite): boolean => error !== undefined && !isRefusal(error)

/** What became of a write, given the cart read after it; undefined when it could not be read. */
export function resolveWrite(write: RespondedWrite, cart: Cart | null | undefined): WriteOutcome {
  const { error, intent } = write
  if (isRefusal(error)) {
    const isDone = cart !== undefined && mayBeDoneByOthers(write) && isDoneByOthers(write, cart)
    return isDone ? 'done' : { error }
  }
  if (error === undefined && !(cart && isErrored(cart))) return 'done'
  // The items say nothing about a write that is not about lines.
  return intent.kind === 'other' ? { error: unknownOutcome(error) } : 'unresolved'
}

/** Why a write was not made, for the event `cartmismatch`. */
export function toReason(error: unknown): Pick<CartDifference, 'reason' | 'code'> {
  const code = isResponseError(error) ? (error.errors[0]?.type ?? error.code) : codeOf(error)
  if (code === 'UNKNOWN_OUTCOME') return { reason: 'unknown', code }
  const isConflict = isResponseError(error) && error.status === 409
  return { reason: isRefusal(error) && !isConflict ? 'refused' : 'failed', code }
}

const codeOf = (error: unknown) => (isShopError(error) ? error.code : 'INTERNAL_ERROR')
