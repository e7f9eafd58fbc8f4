import type { Cart } from '../state/cart'
import type { CartIntent } from './cart-intents'
import { addQuantities, productKey } from './quantities'

/** What intents need of a cart line. */
export interface ReplayedLine {
  readonly productId?: string | undefined
  readonly cartItemId?: string | undefined
  /** '0' for a line that is removed. */
  readonly quantity: string
  /** An intent was about this line. */
  readonly isIntended?: boolean
}

/** One key for all items of a product; the item's own id where its product is unknown. */
export const lineKey = ({ productId, cartItemId = '' }: Omit<ReplayedLine, 'quantity'>): string =>
  productId === undefined ? cartItemId : productKey(productId)

export const linesOfCart = (cart: Cart | null | undefined): readonly ReplayedLine[] =>
  (cart?.items ?? []).map(({ productId, cartItemId, quantity }) => ({
    productId,
    cartItemId,
    quantity: String(quantity),
  }))

/** Changes the quantity of the line that the target names, or adds a new one. */
function change(
  lines: readonly ReplayedLine[],
  target: Omit<ReplayedLine, 'quantity'>,
  toQuantity: (current: string) => string,
): readonly ReplayedLine[] {
  const { cartItemId } = target
  const exact = cartItemId === undefined ? -1 : lines.findIndex((line) => line.cartItemId === cartItemId)
  const index = exact < 0 ? lines.findIndex((line) => lineKey(line) === lineKey(target)) : exact
  const found = lines[index] ?? { ...target, quantity: '0' }
  const changed = { ...found, quantity: toQuantity(found.quantity), isIntended: true }
  return index < 0 ? [...lines, changed] : lines.with(index, changed)
}

function replayOne(lines: readonly ReplayedLine[], intent: CartIntent): readonly ReplayedLine[] {
  if (intent.kind === 'delete') return lines.map((line) => ({ ...line, quantity: '0', isIntended: true }))
  if (intent.kind === 'other') return lines
  if (intent.kind === 'set') return change(lines, intent, () => intent.quantity)
  return intent.lines.reduce(
    (all, { productId, quantity }) =>
      change(all, { productId }, (current) => addQuantities(current, quantity)),
    lines,
  )
}

/** The lines as they will be once all intents are done. */
export const replay = (
  lines: readonly ReplayedLine[],
  intents: readonly CartIntent[],
): readonly ReplayedLine[] => intents.reduce(replayOne, lines)

/** A quantity as responses have it: a safe integer, or the text. */
const toQuantity = (text: string): number | string =>
  Number.isSafeInteger(Number(text)) ? Number(text) : text

/** The platform's cart with the intended quantities; lines being removed stay, marked as pending. */
export function replayOverCart<C extends Cart | null | undefined>(
  cart: C,
  intents: readonly CartIntent[],
): C | Cart {
  if (!cart || intents.length === 0) return cart
  const intended = replay(linesOfCart(cart), intents).filter(({ isIntended }) => isIntended)
  const pending = Object.fromEntries(
    intended.map((line) => [line.cartItemId ?? line.productId ?? '', line.quantity]),
  )
  const items = cart.items.map((item) => {
    const quantity = pending[item.cartItemId] ?? '0'
    return quantity === '0' ? item : { ...item, quantity: toQuantity(quantity) }
  })
  return { ...cart, items, pending }
}
