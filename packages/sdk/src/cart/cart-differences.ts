import type { Cart, CartDifference } from '../state/cart'
import type { CartIntent } from './cart-intents'
import { lineKey, linesOfCart, replay } from './cart-replay'
import type { ReplayedLine } from './cart-replay'
import { addQuantities } from './quantities'

/** Something meant that was not done, and why. */
export interface FailedIntent extends Pick<CartDifference, 'reason' | 'code'> {
  readonly intent: CartIntent
}

/** The changes of one stretch of work: from a cart at rest to the next. */
export interface CartWork {
  /** The cart that the shopper saw when it began; undefined when none had been seen. */
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

/** Compares a line of what was meant with what is there. */
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
 * The lines that intents were about and that are not as meant. Where no cart had been seen, only what failed can be told:
 * then it is compared with the present cart plus what is missing in it.
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
