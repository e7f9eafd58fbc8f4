import { ShopError } from '../errors'
import { addGuestCartLines, readGuestCart } from '../rules/guest-cart'
import type { GuestCartLine } from '../rules/guest-cart'
import type { CartDifference } from '../state/cart'
import type { GuestCartStore } from '../state/guest-cart-store'
import type { BrowserStore } from '../storage/browser-store'
import type { RunExclusive } from '../storage/exclusive'
import { readMergeJournal } from '../storage/merge-journal'
import type { MergeAttempt, MovedAttempt, SendingAttempt } from '../storage/merge-journal'
import { settleMove } from '../storage/settle-move'
import { storageEntries } from '../storage/storage-entries'
import { findMergeDifferences } from './merge-differences'
import { missingLines } from './missing-lines'
import type { Quantities } from './missing-lines'
import { isLastingRefusal } from './outcome'
import { isRefusal } from './refusal'

type Lines = readonly GuestCartLine[]
type OpenAttempt = MovedAttempt | SendingAttempt

export interface MergePorts {
  readonly webstoreId: string
  /** The buyer's account: attempts that were perhaps sent to another one's cart are left alone. */
  readonly owner: string
  readonly browserStore: BrowserStore
  readonly guestCart: Pick<GuestCartStore, 'exclusively'>
  readonly runExclusive: RunExclusive
  readonly createId: () => string
  /** Which of the products the present shop sells. */
  readonly findSold: (productIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** What the buyer's cart holds of each product, once it is not working any more. */
  readonly readQuantities: () => Promise<Quantities>
  /** Adds the lines to the buyer's cart. */
  readonly send: (lines: Lines) => Promise<void>
  /** Called when lines have arrived. */
  readonly onMerged: () => void
  readonly reportFailure: (error: unknown, context: string) => void
}

/**
 * Brings the lines of the browser's guest cart into the buyer's cart, each once, whatever dies in between.
 * [4.guest-cart-on-login-1]
 *
 * Lines go from the guest cart to a journal in browser storage, then the guest cart is without them, then they are
 * sent. Before sending, the journal notes what the buyer's cart held; whoever finds an unfinished attempt later
 * reads the cart first and sends only what is missing. Lines that this shop does not sell stay in the guest cart.
 * One tab works at a time. Fails when it could not finish; what is left is taken up by the next call. Returns the
 * products whose lines were refused, or that the buyer's cart holds another quantity of than was meant.
 */
export function mergeGuestCart(ports: MergePorts): Promise<readonly CartDifference[]> {
  return ports.runExclusive('cartonnage:cart-merge', async () => {
    const sent: SendingAttempt[] = []
    const merging = { ...ports, noteSending: (attempt: SendingAttempt) => void sent.push(attempt) }
    await ports.guestCart.exclusively(() => undefined)
    for (const attempt of openAttempts(ports)) await finish(merging, attempt)
    const attempt = await moveLines(ports)
    if (attempt) await finish(merging, attempt)
    if (sent.length === 0) return []
    const refused = openAttempts(ports).flatMap(({ lines }) => lines)
    return findMergeDifferences({ sent, refused, now: await ports.readQuantities() })
  })
}

interface Merging extends MergePorts {
  readonly noteSending: (attempt: SendingAttempt) => void
}

const readJournal = ({ browserStore }: MergePorts) =>
  readMergeJournal(browserStore.read(storageEntries.mergeJournal))

function openAttempts(ports: MergePorts): readonly OpenAttempt[] {
  return readJournal(ports).filter(
    (attempt): attempt is OpenAttempt =>
      attempt.webstoreId === ports.webstoreId &&
      (attempt.state === 'moved' || (attempt.state === 'sending' && attempt.owner === ports.owner)),
  )
}

/** Fails when the journal cannot be kept: going on without it could lose or double lines. */
function writeJournal(ports: MergePorts, journal: readonly MergeAttempt[]): void {
  const { browserStore } = ports
  const previous = readJournal(ports)
  if (browserStore.write(storageEntries.mergeJournal, journal)) return
  browserStore.write(storageEntries.mergeJournal, previous)
  throw new ShopError('INTERNAL_ERROR', 'the merge journal cannot be stored')
}

/** Puts others in the place of an attempt; with none it is done. */
const replaceAttempt = (ports: MergePorts, id: string, others: readonly MergeAttempt[]) =>
  ports.guestCart.exclusively(() =>
    writeJournal(
      ports,
      readJournal(ports).flatMap((attempt) => (attempt.id === id ? others : [attempt])),
    ),
  )

const guestLines = ({ browserStore }: MergePorts): Lines =>
  readGuestCart(browserStore.read(storageEntries.anonymousCart)).lines

/** Moves what the shop sells to the journal, and answers with the attempt; undefined when there is nothing. */
async function moveLines(ports: MergePorts): Promise<MovedAttempt | undefined> {
  const wanted = guestLines(ports)
  if (wanted.length === 0) return undefined
  const sold = await ports.findSold(wanted.map((line) => line.productId))
  return ports.guestCart.exclusively(() => {
    const from = guestLines(ports)
    // The same product twice becomes one line, so that what arrives can be told by product.
    const lines = addGuestCartLines(
      [],
      from.filter((line) => sold.has(line.productId)),
    )
    if (lines.length === 0) return undefined
    const attempt = { id: ports.createId(), webstoreId: ports.webstoreId, lines }
    writeJournal(ports, [...readJournal(ports), { ...attempt, state: 'moving', from }])
    settleMove(ports.browserStore)
    return { ...attempt, state: 'moved' }
  })
}

/** Sends what the buyer's cart does not have of an attempt, and strikes it from the journal. */
async function finish(ports: Merging, attempt: OpenAttempt): Promise<void> {
  const now = await ports.readQuantities()
  const lines =
    attempt.state === 'sending' ? missingLines(attempt.lines, { before: attempt.before, now }) : attempt.lines
  if (lines.length > 0) {
    const { id, webstoreId } = attempt
    const sending: SendingAttempt = {
      state: 'sending',
      id,
      webstoreId,
      lines,
      before: now,
      owner: ports.owner,
    }
    await replaceAttempt(ports, id, [sending])
    ports.noteSending(sending)
    const isDone = await send(ports, sending)
    if (!isDone) return
  }
  await replaceAttempt(ports, attempt.id, [])
  ports.onMerged()
}

/** True when all lines arrived; false when the rest of them now stands in attempts of its own. */
async function send(ports: Merging, attempt: SendingAttempt): Promise<boolean> {
  try {
    await ports.send(attempt.lines)
    return true
  } catch (error) {
    const lines = missingLines(attempt.lines, { before: attempt.before, now: await ports.readQuantities() })
    if (lines.length === 0) return true
    if (!isRefusal(error)) throw error
    return await putBack(ports, { attempt, lines, error })
  }
}

/**
 * After a refusal it is known what is missing. One line that the shop does not take must not hold up the others, so
 * each gets an attempt of its own; a single one waits in the journal for a later load.
 */
async function putBack(
  ports: Merging,
  { attempt, lines, error }: { attempt: SendingAttempt; lines: Lines; error: unknown },
): Promise<false> {
  const { id, webstoreId } = attempt
  const isSingle = lines.length === 1 || !isLastingRefusal(error)
  const rest: readonly MovedAttempt[] = isSingle
    ? [{ state: 'moved', id, webstoreId, lines }]
    : lines.map((line) => ({ state: 'moved', id: ports.createId(), webstoreId, lines: [line] }))
  await replaceAttempt(ports, id, rest)
  if (lines.length < attempt.lines.length) ports.onMerged()
  if (isSingle && !isLastingRefusal(error)) throw error
  if (isSingle) ports.reportFailure(error, 'a line of the guest cart is not taken by the buyer’s cart')
  else for (const single of rest) await finish(ports, single)
  return false
}
