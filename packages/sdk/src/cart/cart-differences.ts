import type { Cart, CartDifference } from '../state/cart'
import type { CartIntent } from './cart-intents'
import { lineKey, linesOfCart, replay } from './cart-replay'
import type { ReplayedLine } from './cart-replay'
import { addQuantities } from './quantities'

/** An intent that was not done, and why. */
export interface FailedIntent extends Pick<CartDifference, 'reason' | 'code'> {
  readonly intent: CartIntent
}

/** The changes between two moments at which nothing was open. */
export interface CartWork {
  /** The cart that the shopper saw when the work began; undefined when it had not been read. */
  readonly start: Cart | null | undefined
  /** The cart as last read. */
  readonly base: Cart | null | undefined
  readonly intents: readonly CartIntent[]
  readonly failed: readonly FailedIntent[]
}

const quantityUnder = (key: string, lines: readonly ReplayedLine[]): string =>
  lines
    .filter((line) => lineKey(line) === key || line.cartItemId === key)
    .reduce((sum, { quantity }) => addQuantities(sum, quantity), '0')

const isAboutLine = (intent: CartIntent, line: ReplayedLine): boolean =>
  replay([{ ...line, isIntended: false }], [intent]).some(
    ({ isIntended, ...other }) => isIntended && lineKey(other) === lineKey(line),
  )

/** Compares an intended line with the cart. */
function compareLine(
  line: ReplayedLine,
  intendedLines: readonly ReplayedLine[],
  { base, failed }: CartWork,
): readonly CartDifference[] {
  const key = lineKey(line)
  const intended = quantityUnder(key, intendedLines)
  const actual = quantityUnder(key, linesOfCart(base))
  if (intended === actual) return []
  const { reason = 'changed-elsewhere', code } =
    failed.findLast(({ intent }) => isAboutLine(intent, line)) ?? {}
  const { productId, cartItemId } = line
  return [
    {
      ...(productId !== undefined && { productId }),
      ...(cartItemId !== undefined && { cartItemId }),
      intended,
      actual,
      reason,
      ...(code !== undefined && { code }),
    },
  ]
}

/**
 * The lines of the intents that are not as intended. Where the cart had not been read before, only failures can be
 * reported: those are compared with the current cart plus what it lacks.
 */
export function findDifferences(work: CartWork): readonly CartDifference[] {
  const { start, base, intents, failed } = work
  const lines =
    start === undefined
      ? replay(
          linesOfCart(base),
          failed.map(({ intent }) => intent),
        )
      : replay(linesOfCart(start), intents)
  const touched = new Map(lines.filter(({ isIntended }) => isIntended).map((line) => [lineKey(line), line]))
  return [...touched.values()].flatMap((line) => compareLine(line, lines, work))
}
