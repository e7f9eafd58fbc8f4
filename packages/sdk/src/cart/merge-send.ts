import { isShopError } from '../errors/errors'
import { isCallRefusal, isLastingRefusal, isNotFound, isRefusal } from '../errors/outcome'
import type { CartNotice } from '../state/cart'
import type { CartClaim } from '../storage/cart-claims'
import type { MovedAttempt } from '../storage/merge-journal'
import { splitList } from './cart-intents'
import { resolveLineOutcomes } from './cart-line-outcomes'
import { isAmong, isUnblocked, splitAttempt, toReport, unsentAttempts } from './merge-attempts'
import { findArrived, findMismatches, findTaken } from './merge-differences'
import { replaceAttempt } from './merge-journal-store'
import type { MergePorts, SendLines } from './merge-ports'
import { resolveSent, settle } from './merge-settle'
import { readTarget, refreshSource, sendTo, settleSource } from './merge-source'
import { addQuantities, productKey, quantitiesIn } from './quantities'

interface SentAttempt {
  readonly attempt: MovedAttempt
  /** @default the shop's own action, or a batch for lines of an inactive cart */
  readonly by?: SendLines
}

/**
 * Lines that wait are done where the cart has exactly as much as they would have made of it: the buyer has added them, or
 * an earlier request has taken effect after all. As nobody knows which, the buyer is told.
 */
export async function settleArrived(ports: MergePorts, attempt: MovedAttempt): Promise<void> {
  const { waiting, lines } = attempt
  if (waiting?.owner !== ports.browser.self().owner) return
  const arrived = findArrived(waiting.lines, await ports.readCart())
  if (arrived.length === 0) return
  const rest = splitAttempt(ports, attempt, [lines.filter((line) => !isAmong(arrived)(line))])
  await replaceAttempt(ports, attempt.id, [...rest, ...toReport(ports, waiting.owner, arrived)])
  ports.onMismatch(arrived)
}

/** Sends an attempt, unless another write to one of its products is open. */
export async function send(
  ports: MergePorts,
  { attempt: requested, by: chosen }: SentAttempt,
): Promise<void> {
  const { browser, now } = ports
  if (!isUnblocked(ports, requested)) return
  const cart = await ports.readCart()
  const attempt = await refreshSource(ports, requested, cart)
  if (!attempt) return
  const target = attempt.source ? (cart?.summary.cartId ?? (await ports.source.ensureActive())) : undefined
  const by = target === undefined ? (chosen ?? ports.send) : sendTo(ports, target)
  const quantityBefore = quantitiesIn(cart)
  const claim: CartClaim = {
    ...browser.self(),
    id: attempt.id,
    kind: 'merge',
    ...(target !== undefined && { cartId: target }),
    sentAt: now(),
    lookedAt: now(),
    lines: attempt.lines.map(({ productId, quantity }) => ({
      productId,
      quantity: addQuantities('', quantity),
      before: quantityBefore(productId),
    })),
  }
  browser.put(claim)
  const sent = { at: claim.sentAt }
  const beforeRetry = async () => {
    sent.at = now()
    browser.put({ ...claim, sentAt: sent.at, lookedAt: sent.at })
  }
  let notices: readonly CartNotice[]
  try {
    notices = await by(attempt.lines, { beforeRetry })
  } catch (error) {
    if (by === ports.send && isNotFound(error)) return await sendBatches(ports, attempt)
    return await handleFailure(ports, { attempt, by, claim: { ...claim, sentAt: sent.at }, error })
  }
  await finish(ports, { attempt, claim }, notices)
}

/** Sends an attempt where the shop has no action of its own: in attempts that are small enough for a batch. */
async function sendBatches(ports: MergePorts, attempt: MovedAttempt): Promise<void> {
  const parts = splitAttempt(ports, attempt, splitList(attempt.lines))
  await replaceAttempt(ports, attempt.id, parts)
  ports.browser.remove(attempt.id)
  for (const part of parts) await send(ports, { attempt: part, by: ports.sendBatch })
}

/** After the platform has accepted the lines, compares the cart with what was sent. */
async function finish(
  ports: MergePorts,
  { attempt, claim }: Pick<FailedAttempt, 'attempt' | 'claim'>,
  notices: readonly CartNotice[],
): Promise<void> {
  const { browser, onMerged, onMismatch } = ports
  const { source } = attempt
  // If the read fails, the open write stays: after the end of a session, a guest's cart may have got the lines.
  const cart = await readTarget(ports, claim)
  const differences = findMismatches(claim, cart, notices)
  if (source)
    await settleSource(
      ports,
      { ...attempt, source },
      { arrived: findTaken(claim, cart), rest: [], differences },
    )
  else await replaceAttempt(ports, claim.id, toReport(ports, claim.owner, differences))
  browser.remove(claim.id)
  onMerged()
  if (!source && differences.length > 0) onMismatch(differences)
}

interface FailedAttempt extends Required<SentAttempt> {
  readonly claim: CartClaim
  readonly error: unknown
}

/** A refusal is final; after a lost response, the cart has to be checked. */
async function handleFailure(ports: MergePorts, { attempt, by, claim, error }: FailedAttempt): Promise<void> {
  if (isCallRefusal(error)) return await keepWaiting(ports, claim, error)
  const readAt = ports.now()
  const cart = await readTarget(ports, claim).catch(() => undefined)
  // The next read of the cart decides.
  if (cart === undefined) {
    ports.browser.put({ ...claim, isChecked: !isRefusal(error) })
    throw error
  }
  if (!isRefusal(error)) {
    ports.reportFailure(error, 'the response to the merge of the guest cart was lost')
    return await resolveSent(ports, claim, { cart, readAt })
  }
  const outcomes = resolveLineOutcomes(claim, { cart, isFinal: true })
  const isLasting = isLastingRefusal(error)
  const isAlone = attempt.lines.length === 1
  const missing = isLasting && isAlone ? { refusal: error } : isLasting ? 'resend each alone' : 'resend'
  await settle(ports, { claim, outcomes, cart, missing })
  if (!isLasting) throw error
  if (!isAlone)
    for (const single of unsentAttempts(ports).filter(isPartOf(attempt)))
      await send(ports, { attempt: single, by })
}

const isPartOf =
  ({ lines }: MovedAttempt) =>
  (single: MovedAttempt): boolean =>
    single.lines.length === 1 &&
    lines.some(({ productId }) => productKey(productId) === productKey(single.lines[0]?.productId ?? ''))

/** Nothing was done, so the cart need not be read. */
async function keepWaiting(ports: MergePorts, claim: CartClaim, error: unknown): Promise<void> {
  const outcomes = claim.lines.map(() => 'missing' as const)
  await settle(ports, { claim, outcomes, cart: null, missing: { refusedCall: error } })
  if (isShopError(error, 'SESSION_ENDED')) throw error
  ports.reportFailure(error, 'the merge of the guest cart was refused, and its lines wait')
}
