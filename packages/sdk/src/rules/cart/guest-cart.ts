import { add, toText } from '../../decimal'
import { ShopError } from '../../errors/errors'
import { isSameRecordId } from '../../record-id'
import { readQuantity, requireQuantity } from './quantity'

/** A line of the guest cart in the browser. Unknown members survive every operation. */
export interface GuestCartLine {
  /** Record id; ids of 15 and 18 characters of the same product match. */
  readonly productId: string
  /** Decimal string above 0, such as `'25'`. */
  readonly quantity: string
  readonly [field: string]: unknown
}

/** A line to add to the guest cart. */
export interface GuestCartAddition {
  /** Record id of the product. */
  readonly productId: string
  /** Above 0; a number or a decimal string. */
  readonly quantity: number | string
  readonly [field: string]: unknown
}

/** The guest cart as read from the browser's storage. */
export interface GuestCartReading {
  /** The readable lines in stored order. */
  readonly lines: readonly GuestCartLine[]
  /** The entries that could not be read, as they were stored, for error reports. */
  readonly dropped: readonly unknown[]
}

/**
 * Reads the guest cart from a stored value (the JSON text or the parsed list). Lines without a product id or with a
 * quantity that is not a positive number are dropped, the others survive. Never throws.
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
 * The cart with a line added. If the product is already there, its quantity grows and its line keeps its other
 * members; a new product goes to the end. Throws `INVALID_QUANTITY`, or `INVALID_OPTION` without a product id.
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

/** The cart with several lines added in order: all of them or, on an error, none. */
export function addGuestCartLines(
  lines: readonly GuestCartLine[],
  more: readonly GuestCartAddition[],
): readonly GuestCartLine[] {
  return more.reduce(addGuestCartLine, lines)
}

/**
 * The cart with the product at this quantity; a duplicate line of the same product is removed. Throws
 * `INVALID_QUANTITY`, or `GUEST_CART_ITEM_NOT_FOUND` ('item not found') for a product that is not in the cart.
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

/** The cart without the product; the same array when the product is not in it. */
export function removeGuestCartLine(
  lines: readonly GuestCartLine[],
  productId: string,
): readonly GuestCartLine[] {
  return lines.some(isLineOf(productId)) ? lines.filter((line) => !isLineOf(productId)(line)) : lines
}

/** The number of lines, which is the count on the cart icon of a guest. */
export function countGuestCartLines(lines: readonly GuestCartLine[]): number {
  return lines.length
}

function readLine(entry: unknown): GuestCartLine | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
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

/** Invalid JSON is returned unchanged, so that it is reported as dropped. */
function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
