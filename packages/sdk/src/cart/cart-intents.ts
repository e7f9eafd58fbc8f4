import type { CartCheck } from '../state/cart'
import type { CartClaim, ClaimedLine } from '../storage/cart-claims'
import { addQuantities, productKey } from './quantities'

/** How a call is cancelled, and what runs before it is sent again. */
export interface Call {
  readonly signal?: AbortSignal | undefined
  readonly beforeRetry?: (() => Promise<unknown>) | undefined
}

/** A product and how much of it to add. */
export interface NewLine {
  readonly productId: string
  readonly quantity: string
}

/** What a shopper wants to change in the cart. */
export type CartIntent =
  | { readonly kind: 'add'; readonly lines: readonly NewLine[] }
  /** The new quantity of an item; `'0'` removes it. */
  | {
      readonly kind: 'set'
      readonly cartItemId: string
      readonly quantity: string
      /** The item's product; undefined where the cart has not been read. */
      readonly productId?: string | undefined
    }
  | { readonly kind: 'delete' }
  /** Any other write to the cart, such as a coupon: it takes its turn and is not about lines. */
  | {
      readonly kind: 'other'
      readonly write: (call: Call) => Promise<void>
      /** Another cart becomes the active one, so nothing else may be open. */
      readonly isSwitch?: boolean
    }

/** An entry of the intent log: what one caller wants. */
export interface IntentEntry {
  readonly caller: number
  readonly intent: CartIntent
  /** What it replaces, as it was when it was requested; undefined where that was not known, or nothing is replaced. */
  readonly seen?: readonly ClaimedLine[] | undefined
}

/** One write to the platform, and the entries that it fulfils. */
export interface CartWrite {
  readonly intent: CartIntent
  readonly entries: readonly IntentEntry[]
}

/** The most lines that the platform takes at once. */
const linesPerWrite = 100

export const linesOf = (intent: CartIntent): readonly NewLine[] => (intent.kind === 'add' ? intent.lines : [])

export const intentsOf = (entries: readonly IntentEntry[]): readonly CartIntent[] =>
  entries.map(({ intent }) => intent)

/** The intent of an open write that an earlier page left. */
export function toIntent({ kind, lines, cartItemId = '' }: CartClaim): CartIntent {
  const [line] = lines
  if (kind === 'delete') return { kind }
  if (kind === 'set')
    return { kind, cartItemId, quantity: line?.quantity ?? '0', productId: line?.productId || undefined }
  return { kind: 'add', lines: lines.map(({ productId, quantity }) => ({ productId, quantity })) }
}

/** What an intent requests, as pages show it; nothing for one that is not about lines. */
export function requestedLines(intent: CartIntent): readonly CartCheck[] {
  const { kind } = intent
  if (kind === 'other') return []
  if (kind === 'delete') return [{ kind }]
  if (kind === 'add') return intent.lines.map(({ productId, quantity }) => ({ kind, productId, quantity }))
  const { productId, quantity } = intent
  return [{ kind, quantity, ...(productId !== undefined && { productId }) }]
}

const isSameLine = (one: NewLine, other: NewLine | undefined): boolean =>
  productKey(one.productId) === productKey(other?.productId ?? '') && one.quantity === other?.quantity

/** Whether both want the same of the same lines. A change that is not about lines is like no other. */
export function isSameIntent(one: CartIntent, other: CartIntent): boolean {
  if (one.kind === 'set' && other.kind === 'set')
    return one.cartItemId === other.cartItemId && one.quantity === other.quantity
  if (one.kind !== 'add' || other.kind !== 'add') return one.kind === 'delete' && other.kind === 'delete'
  const { lines } = other
  return one.lines.length === lines.length && one.lines.every((line, index) => isSameLine(line, lines[index]))
}

/** Adds up lines of the same product; products keep their order. */
function mergeLines(lines: readonly NewLine[]): readonly NewLine[] {
  const merged = new Map<string, NewLine>()
  for (const line of lines) {
    const key = productKey(line.productId)
    const existing = merged.get(key)
    const quantity = existing ? addQuantities(existing.quantity, line.quantity) : line.quantity
    merged.set(key, { ...(existing ?? line), quantity })
  }
  return [...merged.values()]
}

/** A long list in parts, each small enough for one write; one empty part for none. */
export function splitList<Line>(lines: readonly Line[]): readonly (readonly Line[])[] {
  const count = Math.max(Math.ceil(lines.length / linesPerWrite), 1)
  return Array.from({ length: count }, (_, part) =>
    lines.slice(part * linesPerWrite, (part + 1) * linesPerWrite),
  )
}

/** A long list of lines in parts as {@link splitList}, each product once. */
export const splitLines = (lines: readonly NewLine[]): readonly (readonly NewLine[])[] =>
  splitList(mergeLines(lines))

const isReplaced = (earlier: CartIntent, by: CartIntent): boolean =>
  (by.kind === 'delete' && earlier.kind !== 'other') ||
  (by.kind === 'set' && earlier.kind === 'set' && earlier.cartItemId === by.cartItemId)

/** Joins an addition that is sent last anyway; sent before a later absolute quantity, it would be lost. */
function planAdd(planned: readonly CartWrite[], entry: IntentEntry): readonly CartWrite[] {
  const last = planned.at(-1)
  const entries = last?.intent.kind === 'add' ? [...last.entries, entry] : [entry]
  const lines = mergeLines(intentsOf(entries).flatMap(linesOf))
  if (entries.length > 1 && lines.length <= linesPerWrite) {
    return [...planned.slice(0, -1), { intent: { kind: 'add', lines }, entries }]
  }
  return [...planned, { intent: { kind: 'add', lines: mergeLines(linesOf(entry.intent)) }, entries: [entry] }]
}

/** An absolute quantity replaces earlier ones of the same item; all their callers get the same response. */
function planAbsolute(planned: readonly CartWrite[], entry: IntentEntry): readonly CartWrite[] {
  const { intent } = entry
  const replaced = planned.filter((write) => isReplaced(write.intent, intent))
  const others = planned.filter((write) => !isReplaced(write.intent, intent))
  return [...others, { intent, entries: [...replaced.flatMap(({ entries }) => entries), entry] }]
}

/** The fewest writes with the same result as all waiting entries in their order. */
export function planWrites(waiting: readonly IntentEntry[]): readonly CartWrite[] {
  return waiting.reduce<readonly CartWrite[]>(
    (planned, entry) =>
      entry.intent.kind === 'add' ? planAdd(planned, entry) : planAbsolute(planned, entry),
    [],
  )
}
