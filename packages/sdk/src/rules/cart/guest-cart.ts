import { add, toText } from '../../decimal'
import { ShopError } from '../../errors/errors'
import { isSameRecordId } from '../../record-id'
import { readQuantity, requireQuantity } from './quantity'

/** One line of the cart that a guest's browser keeps. Unknown members survive every operation. */
export interface GuestCartLine {
  readonly productId: string
  /** A numeric text. */
  readonly quantity: string
  readonly [field: string]: unknown
}

/** A line to add: the quantity may be a number. */
export interface GuestCartAddition {
  readonly productId: string
  readonly quantity: number | string
  readonly [field: string]: unknown
}

/** What a read of the browser's storage gives. */
export interface GuestCartReading {
  readonly lines: readonly GuestCartLine[]
  /** What could not be read, as it stood there, for the report. */
  readonly dropped: readonly unknown[]
}

/**
 * The guest cart in a stored value (the JSON text or the parsed list) [3.browser-stored-data-1]. Lines without a
 * product id or with a quantity that is no positive number are dropped, the rest survives. Never throws.
 */
export function readGuestCart(stored: unknown): GuestCartReading {
  const value = typeof stored === 'string' ? parseJson(stored) : stored
  if (value === undefined || value === null) return { lines: [], dropped: [] }
  if (!Array.isArray(value)) return { lines: [], dropped: [stored] }
  const lines: GuestCartLine[] = []
  const dropped: unknown[] = []
  for (const entry of value as readonly unknown[]) {
    const line = readLine(entry)
    if (line) lines.push(line)
    else dropped.push(entry)
  }
  return { lines, dropped }
}

/**
 * The cart with a line more. The quantity of a product that is there grows, and its line keeps its own members;
 * a new product goes to the end [4.guest-cart-1]. Throws `INVALID_QUANTITY`, or `INVALID_OPTION` without product id.
 */
export function addGuestCartLine(
  lines: readonly GuestCartLine[],
  line: GuestCartAddition,
): readonly GuestCartLine[] {
  const added = requireQuantity(line.quantity)
  if (!isProductId(line.productId)) throw new ShopError('INVALID_OPTION', 'productId: a record id is needed')
  const index = lines.findIndex(isLineOf(line.productId))
  const current = lines[index]
  if (!current) return [...lines, { ...line, quantity: toText(added) }]
  const sum = add(requireQuantity(current.quantity), added)
  return lines.with(index, { ...current, quantity: toText(requireQuantity(toText(sum))) })
}

/** The cart with several lines more, one after the other [4.guest-cart-2]; all of them or, on an error, none. */
export function addGuestCartLines(
  lines: readonly GuestCartLine[],
  more: readonly GuestCartAddition[],
): readonly GuestCartLine[] {
  return more.reduce(addGuestCartLine, lines)
}

/**
 * The cart with the product at this quantity [4.guest-cart-3]; a second line of the same product goes.
 * Throws `INVALID_QUANTITY`, or `GUEST_CART_ITEM_NOT_FOUND` ('item not found') for a product that is not there.
 */
export function setGuestCartQuantity(
  lines: readonly GuestCartLine[],
  { productId, quantity }: { readonly productId: string; readonly quantity: number | string },
): readonly GuestCartLine[] {
  const text = toText(requireQuantity(quantity))
  const position = lines.findIndex(isLineOf(productId))
  if (position < 0) throw new ShopError('GUEST_CART_ITEM_NOT_FOUND', 'item not found')
  return lines
    .map((line, index) => (index === position ? { ...line, quantity: text } : line))
    .filter((line, index) => index <= position || !isLineOf(productId)(line))
}

/** The cart without the product [4.guest-cart-4]; the very same list when the product is not in it. */
export function removeGuestCartLine(
  lines: readonly GuestCartLine[],
  productId: string,
): readonly GuestCartLine[] {
  return lines.some(isLineOf(productId)) ? lines.filter((line) => !isLineOf(productId)(line)) : lines
}

/** The number of lines, which is what the cart icon of a guest shows [2.7-6]. */
export function countGuestCartLines(lines: readonly GuestCartLine[]): number {
  return lines.length
}

function readLine(entry: unknown): GuestCartLine | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  // Any object may be asked for any member; what is missing is `undefined`.
  const { productId, quantity } = entry as Readonly<Record<string, unknown>>
  if (!isProductId(productId) || !readQuantity(quantity)) return undefined
  return { ...entry, productId, quantity: String(quantity) }
}

function isProductId(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isLineOf(productId: string): (line: GuestCartLine) => boolean {
  return (line) => isSameRecordId(line.productId, productId)
}

/** The stored text as JSON; a text that is none comes back itself, so that the reader reports it. */
function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
