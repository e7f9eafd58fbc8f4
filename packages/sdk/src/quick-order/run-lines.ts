import { addQuantities, productKey } from '../cart/quantities'
import type { CartNotice } from '../state/cart'
import type { RunLine } from '../storage/order-runs'
import type { AddedPart, Quantities } from './run-cart'

/** Small enough for a progress that moves, and for a stop that is soon. */
const linesPerPart = 50
/** How often a line is sent that did not arrive. */
const mostLosses = 2

/** The lines to send next: what was refused together with others goes alone. */
export function nextPart(lines: readonly RunLine[]): readonly RunLine[] {
  const waiting = lines.filter(({ outcome }) => outcome === 'waiting')
  const together = waiting.filter(({ isAlone }) => isAlone !== true)
  return together.length > 0 ? together.slice(0, linesPerPart) : waiting.slice(0, 1)
}

/** All lines, with these in place of those of the same products. */
export function replaceLines(lines: readonly RunLine[], by: readonly RunLine[]): readonly RunLine[] {
  const others = new Map(by.map((line) => [line.productId, line]))
  return lines.map((line) => others.get(line.productId) ?? line)
}

const quantityIn = (quantities: Quantities, productId: string): string =>
  quantities[productKey(productId)] ?? '0'

/** Lines that are about to be sent, with what the cart holds of them. */
export const toSending = (
  part: readonly RunLine[],
  { held, now }: { readonly held: Quantities; readonly now: number },
): readonly RunLine[] =>
  part.map(({ productId, quantity, losses, isAlone }) => ({
    productId,
    quantity,
    outcome: 'sending',
    before: quantityIn(held, productId),
    sentAt: now,
    ...(losses !== undefined && { losses }),
    ...(isAlone && { isAlone }),
  }))

/** Lines that are not to be looked after any more. */
const end = (
  { productId, quantity }: RunLine,
  outcome: RunLine['outcome'],
  more: Pick<RunLine, 'inCart' | 'code' | 'message'> = {},
): RunLine => ({ productId, quantity, outcome, ...more })

/** The end of lines that the platform has accepted, by what it refused of them and what the cart holds. */
export const acceptedLines = (sent: readonly RunLine[], { refused, held }: AddedPart): readonly RunLine[] =>
  sent.map((line) => {
    const notice = refused.find(
      ({ productId }) => productId !== undefined && productKey(productId) === productKey(line.productId),
    )
    if (notice) return refusedLine(line, notice)
    return isIn(line, held) ? end(line, 'added') : differingLine(line, held)
  })

/** A line that the platform or a limit of the cart does not take, and will not take the next time. */
export const refusedLine = (
  line: RunLine,
  { code, message }: Pick<CartNotice, 'code' | 'message'>,
): RunLine => end(line, 'refused', { code, ...(message !== undefined && { message }) })

const differingLine = (line: RunLine, held: Quantities): RunLine =>
  end(line, 'differs', { inCart: Number(quantityIn(held, line.productId)) })

/** Whether the cart holds what it had and this line. */
const isIn = ({ productId, quantity, before = '0' }: RunLine, held: Quantities): boolean =>
  quantityIn(held, productId) === addQuantities(before, String(quantity))

/** When it was read, and for how long the platform may work on what was sent, in ms. */
interface Reading {
  readonly held: Quantities
  readonly readAt: number
  readonly workTimeMs: number
}

/**
 * What became of lines whose response was lost, by what the cart holds. As long as the platform may still be working on
 * them they stay `sending`; what did not arrive waits to be sent again.
 */
export const lostLines = (
  sent: readonly RunLine[],
  { held, readAt, workTimeMs }: Reading,
): readonly RunLine[] =>
  sent.map((line) => {
    const { productId, before, sentAt = 0 } = line
    if (isIn(line, held)) return end(line, 'added')
    // A clock that was set back must not hold it for ever.
    const age = readAt < sentAt ? workTimeMs : readAt - sentAt
    if (age < workTimeMs) return line
    return quantityIn(held, productId) === (before ?? '0') ? missingLine(line) : end(line, 'unknown')
  })

/** A line that did not arrive. */
export function missingLine({ productId, quantity, losses = 0, isAlone }: RunLine): RunLine {
  const again = { productId, quantity, losses: losses + 1, ...(isAlone && { isAlone }) }
  return { ...again, outcome: again.losses < mostLosses ? 'waiting' : 'failed' }
}

/** Lines as if they had never been sent. */
export const toWaiting = (lines: readonly RunLine[]): readonly RunLine[] =>
  lines.map(({ productId, quantity }) => ({ productId, quantity, outcome: 'waiting' }))

/** Lines that were refused together, of which some may be taken. */
export const toAlone = (sent: readonly RunLine[]): readonly RunLine[] =>
  toWaiting(sent).map((line) => ({ ...line, isAlone: true }))
