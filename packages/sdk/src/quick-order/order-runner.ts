import { exclusive } from '../client/exclusive'
import type { FeatureContext } from '../client/client'
import { steadyClock } from '../client/steady-clock'
import { isResponseError, isShopError } from '../errors/errors'
import { isRefusal } from '../errors/outcome'
import { nextReadDelayMs } from '../rules/call/platform-work-time'
import type { CartNotice } from '../state/cart'
import type { RunLine } from '../storage/order-runs'
import { stoppedRunEntry } from '../storage/storage-entries'
import type { Clock } from '../transport/ports'
import { runStore } from './order-run'
import { runCart, type AddedPart, type RunCart } from './run-cart'
import {
  acceptedLines,
  lostLines,
  nextPart,
  refusedLine,
  replaceLines,
  toAlone,
  toSending,
  toWaiting,
} from './run-lines'

/** Adds the lines of a stored list, a part after the other. */
export interface OrderRunner {
  /**
   * Resolves when every line has an end, or the list was stopped or forgotten; one page of the browser at a time.
   * `begin` is called before, in the same turn.
   */
  advance(begin?: () => void): Promise<void>
}

/** What is under way. */
interface Turn {
  readonly cart: RunCart
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Stores lines in place of those of the same products. */
  readonly save: (lines: readonly RunLine[]) => void
}

/** Waits until no change of these products is under way: a cart shows such changes as if they were made. */
async function untilSettled({ cart, clock, signal }: Turn, lines: readonly RunLine[]): Promise<void> {
  const startedAt = clock.now()
  while (cart.isOpen(lines.map(({ productId }) => productId)))
    await clock.sleep(nextReadDelayMs(clock.now() - startedAt), signal)
}

/** Looks for sent lines in the cart, and waits where that does not show yet what became of them. */
async function settle(turn: Turn, sent: readonly RunLine[]): Promise<void> {
  const { cart, clock, signal, save } = turn
  await untilSettled(turn, sent)
  const readAt = clock.now()
  const settled = lostLines(sent, { held: await cart.read(), readAt, workTimeMs: cart.workTimeMs })
  save(settled)
  if (settled.some(({ outcome }) => outcome === 'sending'))
    await clock.sleep(nextReadDelayMs(readAt - oldestOf(settled)), signal)
}

async function send(turn: Turn, part: readonly RunLine[]): Promise<void> {
  const { cart, clock, save } = turn
  await untilSettled(turn, part)
  const sending = toSending(part, { held: await cart.read(), now: clock.now() })
  save(sending)
  const added = await cart.add(sending).catch((error: unknown) => {
    save(linesAfter(error, sending))
    if (!isAboutLines(error) && !isShopError(error, 'UNKNOWN_OUTCOME')) throw error
  })
  if (added) await saveAccepted(turn, sending, added)
}

/** A cart that does not show what was accepted may be from before, such as at the end of a session: it is read again. */
async function saveAccepted({ cart, save }: Turn, sending: readonly RunLine[], added: AddedPart) {
  const ended = acceptedLines(sending, added)
  const open = sending.filter((_, index) => ended[index]?.outcome === 'differs')
  save(ended.filter(({ outcome }) => outcome !== 'differs'))
  if (open.length > 0) save(acceptedLines(open, { refused: [], held: await cart.read() }))
}

/**
 * Each part is written to the browser's storage before it is sent, with what the cart had, and again when its end is known.
 * A part without an end is looked for in the cart before anything else: nothing is sent twice, whenever a page dies.
 */
export function orderRunner(client: FeatureContext): OrderRunner {
  const { webstoreId, storage } = client
  const runExclusive = client.use(exclusive)
  const clock = client.use(steadyClock)
  const store = client.use(runStore)

  /** One step of the list; false when there is nothing left to do. */
  const step = async (id: string, cart: RunCart): Promise<boolean> => {
    const run = store.read()
    if (run?.id !== id || run.state !== 'going') return false
    const save = (lines: readonly RunLine[]) =>
      store.update({ lines: replaceLines(store.read()?.lines ?? [], lines) })
    const turn = { cart, clock, signal: client.signal(), save }
    const sent = run.lines.filter(({ outcome }) => outcome === 'sending')
    const part = sent.length > 0 ? sent : nextPart(run.lines)
    const isOver = part.length === 0
    if (isOver || (sent.length === 0 && storage.read(stoppedRunEntry) === id)) {
      store.update({ state: isOver ? 'done' : 'stopped' })
      return false
    }
    await (sent.length > 0 ? settle(turn, sent) : send(turn, part))
    return true
  }

  const run = async () => {
    const id = store.read()?.id
    if (id === undefined) return
    const cart = await runCart(client)
    try {
      while (await step(id, cart)) client.signal().throwIfAborted()
    } catch (error) {
      // What is missing is tried again when the shopper goes on.
      if (store.read()?.id === id) store.update({ state: 'stopped' })
      throw error
    }
  }

  return {
    advance: (begin) =>
      runExclusive(`cartonnage:quick-order:${webstoreId}`, async () => {
        begin?.()
        await run()
      }),
  }
}

const oldestOf = (lines: readonly RunLine[]): number =>
  Math.min(...lines.flatMap(({ outcome, sentAt = 0 }) => (outcome === 'sending' ? [sentAt] : [])))

/** A refusal that says something of the lines, not of the call or the moment. */
const isAboutLines = (error: unknown): boolean =>
  isShopError(error, 'QUANTITY_TOO_LARGE') ||
  isShopError(error, 'GUEST_CART_FULL') ||
  isShopError(error, 'INVALID_QUANTITY') ||
  (isResponseError(error) && [400, 403, 404, 422].includes(error.status))

/** A part that failed. Where it is not known what became of it, it stays as it was sent. */
function linesAfter(error: unknown, sending: readonly RunLine[]): readonly RunLine[] {
  const [line] = sending
  if (isAboutLines(error)) {
    if (line && sending.length === 1) return [refusedLine(line, reasonOf(error))]
    return toAlone(sending)
  }
  if (!isRefusal(error)) return sending
  return toWaiting(sending)
}

/** Only the texts of validations are for shoppers. */
function reasonOf(error: unknown): Pick<CartNotice, 'code' | 'message'> {
  if (!isShopError(error)) return { code: 'INTERNAL_ERROR' }
  const validation = error.errors.find(({ type }) => type === 'CART_VALIDATION_ERROR')
  const code = error.errors[0]?.type ?? error.code
  return { code, ...(validation?.message !== undefined && { message: validation.message }) }
}
