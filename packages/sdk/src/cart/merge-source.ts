import { isLastingRefusal } from '../errors/outcome'
import { ShopError } from '../errors/errors'
import { isSameRecordId } from '../record-id'
import { lowerQuantity } from '../rules/cart/guest-session-cart'
import type { Cart, CartDifference } from '../state/cart'
import type { CartClaim } from '../storage/cart-claims'
import type {
  ArrivedAttempt,
  ArrivedLine,
  LineSource,
  MergeAttempt,
  MovedAttempt,
} from '../storage/merge-journal'
import { splitList } from './cart-intents'
import { hasOpenLines, toArrived } from './merge-attempts'
import { readJournal, replaceAttempt, writeJournal } from './merge-journal-store'
import type { Lines, MergePorts, SendLines } from './merge-ports'
import { productKey, quantitiesIn, sumQuantities } from './quantities'

/** How long to wait before trying again to take lines out of an inactive cart, in ms. */
export const takeOutRetryMs = 5000

/** How often taking them out may be refused. */
const mostRefusals = 10

/** Whether the cart is the one that the lines come from: they must not be added to that. */
const isSource = (cart: Cart | null, cartId: string): boolean =>
  cart !== null && isSameRecordId(cart.summary.cartId, cartId)

const linesOf = (cart: Cart | null): Lines =>
  Object.entries(sumQuantities(cart?.items ?? [])).map(([productId, quantity]) => ({ productId, quantity }))

/** Writes the lines of an inactive cart to the journal, unless they are there. They stay in that cart until they arrive. */
export async function beginFrom(ports: MergePorts, cartId: string): Promise<void> {
  if (hasOpenLines(ports, cartId)) return
  if (isSource(await ports.readCart(), cartId))
    throw new ShopError('INVALID_OPTION', 'cartId is the active cart')
  const cart = await ports.source.read(cartId)
  if (cart?.items.length === 0) return await deleteSource(ports, cartId)
  const { webstoreId, createId } = ports
  const source: LineSource = { cartId, owner: ports.browser.self().owner }
  const attempts = splitList(linesOf(cart))
    .filter((lines) => lines.length > 0)
    .map((lines): MergeAttempt => ({ state: 'moved', id: createId(), webstoreId, lines, source }))
  await ports.guestCart.exclusively(() => writeJournal(ports, [...readJournal(ports), ...attempts]))
}

/**
 * The attempt with its lines as the inactive cart has them now: somebody may have changed it since. Undefined where
 * nothing is left to be sent, or where that cart has become the active one.
 */
export async function refreshSource(
  ports: MergePorts,
  attempt: MovedAttempt,
  active: Cart | null,
): Promise<MovedAttempt | undefined> {
  const { source } = attempt
  if (!source) return attempt
  const quantityOf = quantitiesIn(
    isSource(active, source.cartId) ? null : await ports.source.read(source.cartId),
  )
  const lines = attempt.lines
    .map((line) => ({ ...line, quantity: quantityOf(line.productId) }))
    .filter(({ quantity }) => quantity !== '0')
  const current = lines.length > 0 ? { ...attempt, lines } : undefined
  await replaceAttempt(ports, attempt.id, current ? [current] : [])
  return current
}

/** The cart that got the lines of a claim, or was to get them. */
export const readTarget = (ports: MergePorts, { cartId }: CartClaim): Promise<Cart | null> =>
  cartId === undefined ? ports.readCart() : ports.source.read(cartId)

/** Sends lines of an inactive cart to the active one by its id: another may be the active one when they arrive. */
export const sendTo =
  ({ source }: MergePorts, cartId: string): SendLines =>
  (lines, call) =>
    source.add(cartId, lines, call)

/** Forgets lines that were never sent, which are still in their inactive cart. */
export async function forgetUnsent(ports: MergePorts, attempts: readonly MovedAttempt[]): Promise<void> {
  for (const { id } of attempts) await replaceAttempt(ports, id, [])
}

/** Whether all of a line is in the active cart, however much that has of the product. */
const hasArrived =
  (requested: Lines, arrived: Lines) =>
  ({ productId = '' }: CartDifference): boolean => {
    const quantityOf = (lines: Lines) =>
      lines.find((line) => productKey(line.productId) === productKey(productId))?.quantity
    return quantityOf(arrived) !== undefined && quantityOf(arrived) === quantityOf(requested)
  }

/** An attempt with lines of an inactive cart. */
export interface SourceAttempt extends Pick<MovedAttempt, 'id' | 'lines'> {
  readonly source: LineSource
}

interface SettledLines {
  readonly arrived: Lines
  readonly rest: readonly MovedAttempt[]
  readonly differences: readonly CartDifference[]
}

/** Records what has become of lines from an inactive cart. */
export async function settleSource(
  ports: MergePorts,
  { id, lines, source }: SourceAttempt,
  { arrived, rest, differences }: SettledLines,
): Promise<void> {
  await replaceAttempt(ports, id, [...rest, ...toArrived(ports, source, arrived)])
  const isComplete = hasArrived(lines, arrived)
  const others = differences.filter(isComplete)
  ports.onSourceSettled(source.cartId, { arrived, left: differences.filter((line) => !isComplete(line)) })
  if (others.length > 0) ports.onMismatch(others)
}

/** Takes lines that have arrived out of the inactive cart, which is deleted once it is empty. */
export async function takeOut(ports: MergePorts, attempt: ArrivedAttempt): Promise<void> {
  const { source, onSourceChanged, reportFailure } = ports
  const { cartId } = attempt.source
  try {
    const cart = await source.read(cartId)
    const planned = await planRests(ports, attempt, cart)
    await lowerLines(ports, planned, cart)
    await replaceAttempt(ports, attempt.id, [])
  } catch (error) {
    reportFailure(error, 'items that were merged cannot be taken out of the inactive cart')
    if (isLastingRefusal(error)) await countRefusal(ports, attempt)
  }
  onSourceChanged()
}

/** Fixed before the first write: a repetition must not take the same out twice. */
async function planRests(
  ports: MergePorts,
  attempt: ArrivedAttempt,
  cart: Cart | null,
): Promise<ArrivedAttempt> {
  const quantityOf = quantitiesIn(cart)
  const lines = attempt.lines.map((line): ArrivedLine => {
    const { productId, quantity, rest = lowerQuantity(quantityOf(productId), quantity) } = line
    return { ...line, rest }
  })
  const planned = { ...attempt, lines }
  await replaceAttempt(ports, attempt.id, [planned])
  return planned
}

async function lowerLines(
  ports: MergePorts,
  { lines, source }: ArrivedAttempt,
  cart: Cart | null,
): Promise<void> {
  if (cart === null) return
  const isTaken = ({ productId }: { readonly productId: string }) =>
    lines.some((line) => line.rest === '0' && productKey(line.productId) === productKey(productId))
  if (cart.items.every(isTaken)) return await deleteSource(ports, source.cartId)
  for (const line of lines) await lowerLine(ports, source.cartId, { line, cart })
}

interface TakenLine {
  readonly line: ArrivedLine
  readonly cart: Cart
}

/** The last of several items of a product keeps what is to stay. */
async function lowerLine(ports: MergePorts, cartId: string, { line, cart }: TakenLine): Promise<void> {
  const items = cart.items.filter(({ productId }) => productKey(productId) === productKey(line.productId))
  let left = quantitiesIn(cart)(line.productId)
  for (const { cartItemId, quantity } of items) {
    const excess = lowerQuantity(left, line.rest ?? '0')
    if (excess === '0') return
    const kept = lowerQuantity(String(quantity), excess)
    if (kept === '0') await ports.source.remove({ cartId, cartItemId }, {})
    else await ports.source.setQuantity({ cartId, cartItemId, quantity: kept }, {})
    left = lowerQuantity(left, kept === '0' ? String(quantity) : excess)
  }
}

async function deleteSource({ source, onSourceChanged }: MergePorts, cartId: string): Promise<void> {
  await source.delete(cartId, {})
  onSourceChanged()
}

/** A gateway may refuse as well, so it is tried again; then the buyer is told that they are in both carts. */
async function countRefusal(ports: MergePorts, { id, lines }: ArrivedAttempt): Promise<void> {
  // Whoever is shopping by now: a page that is left has no shopper, and the next one goes on.
  const attempt = readJournal(ports).find((each) => each.id === id)
  if (attempt?.state !== 'arrived') return
  const refusals = (attempt.refusals ?? 0) + 1
  if (refusals < mostRefusals) return await replaceAttempt(ports, id, [{ ...attempt, refusals }])
  await replaceAttempt(ports, id, [])
  const differences = lines.map(({ productId, quantity }): CartDifference => ({
    productId,
    intended: quantity,
    actual: quantity,
    reason: 'unknown',
  }))
  ports.onMismatch(differences)
}
