import { addQuantities, productKey } from './quantities'

/** How a call may be cut short, and who hears that it goes out once more. */
export interface Call {
  readonly signal?: AbortSignal | undefined
  readonly beforeRetry?: (() => Promise<unknown>) | undefined
}

/** A product and how much of it to add. */
export interface NewLine {
  readonly productId: string
  readonly quantity: string
}

/** What a shopper means to do to the cart. */
export type CartIntent =
  | { readonly kind: 'add'; readonly lines: readonly NewLine[] }
  /** The quantity of an item from now on; `'0'` takes it out. */
  | {
      readonly kind: 'set'
      readonly cartItemId: string
      readonly quantity: string
      /** Whose item it is, where the cart was seen. */
      readonly productId?: string | undefined
    }
  | { readonly kind: 'delete' }
  /** Any other write to the cart, such as a coupon: it takes its turn, and says nothing about lines. */
  | { readonly kind: 'other'; readonly write: (call: Call) => Promise<void> }

/** An entry of the intent log: what one caller means. */
export interface IntentEntry {
  readonly caller: number
  readonly intent: CartIntent
}

/** One write to the platform, and the entries that it fulfils. */
export interface CartWrite {
  readonly intent: CartIntent
  readonly entries: readonly IntentEntry[]
}

/** The platform takes at most this many lines at once. */
const linesPerWrite = 100

export const linesOf = (intent: CartIntent): readonly NewLine[] => (intent.kind === 'add' ? intent.lines : [])

export const intentsOf = (entries: readonly IntentEntry[]): readonly CartIntent[] =>
  entries.map(({ intent }) => intent)

/** Adds up lines of the same product, in the order in which the products came. */
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

/** Parts of a long list of lines, each small enough for one write. */
export function splitLines(lines: readonly NewLine[]): readonly (readonly NewLine[])[] {
  const merged = mergeLines(lines)
  const count = Math.max(Math.ceil(merged.length / linesPerWrite), 1)
  return Array.from({ length: count }, (_, part) =>
    merged.slice(part * linesPerWrite, (part + 1) * linesPerWrite),
  )
}

const isOvertaken = (earlier: CartIntent, by: CartIntent): boolean =>
  (by.kind === 'delete' && earlier.kind !== 'other') ||
  (by.kind === 'set' && earlier.kind === 'set' && earlier.cartItemId === by.cartItemId)

/** An add joins an add that goes out last anyway: before a later absolute quantity it would be lost. */
function planAdd(planned: readonly CartWrite[], entry: IntentEntry): readonly CartWrite[] {
  const last = planned.at(-1)
  const entries = last?.intent.kind === 'add' ? [...last.entries, entry] : [entry]
  const lines = mergeLines(intentsOf(entries).flatMap(linesOf))
  if (entries.length > 1 && lines.length <= linesPerWrite) {
    return [...planned.slice(0, -1), { intent: { kind: 'add', lines }, entries }]
  }
  return [...planned, { intent: { kind: 'add', lines: mergeLines(linesOf(entry.intent)) }, entries: [entry] }]
}

/** What means an absolute state overtakes what waits for the same; all its callers get the same answer. */
function planAbsolute(planned: readonly CartWrite[], entry: IntentEntry): readonly CartWrite[] {
  const { intent } = entry
  const overtaken = planned.filter((write) => isOvertaken(write.intent, intent))
  const others = planned.filter((write) => !isOvertaken(write.intent, intent))
  return [...others, { intent, entries: [...overtaken.flatMap(({ entries }) => entries), entry] }]
}

/** The fewest writes that come to the same as all waiting entries in the order in which they were meant. */
export function planWrites(waiting: readonly IntentEntry[]): readonly CartWrite[] {
  return waiting.reduce<readonly CartWrite[]>(
    (planned, entry) =>
      entry.intent.kind === 'add' ? planAdd(planned, entry) : planAbsolute(planned, entry),
    [],
  )
}
