import type { FeatureContext } from '../client/client'
import { cartBrowser, createIds } from '../cart/cart-browser'
import { productKey } from '../cart/quantities'
import { orderAdditions } from '../rules/quick-order/order-additions'
import type { CheckedRow } from '../rules/quick-order/checked-row'
import { deriveStore } from '../state/derived-store'
import type { ReadableStore } from '../state/store'
import { createStoredStore } from '../state/stored-store'
import { readOrderRuns, type RunLine, type StoredRun } from '../storage/order-runs'
import { orderRunsEntry } from '../storage/storage-entries'
import type { CheckedOrder } from './check-rows'

/**
 * What has become of a row so far. The lines of the cart are `waiting`, `sending`, `added`, `differs` (the cart has
 * another quantity than before and this one together: somebody else has changed it, or the platform), `refused`, `failed`
 * (not in the cart, to be tried again) or `unknown`. A row that was faulty when it was checked is `not-added`.
 */
export type RunOutcome =
  | 'waiting'
  | 'sending'
  | 'added'
  | 'differs'
  | 'refused'
  | 'failed'
  | 'unknown'
  | 'not-added'

/** A row of an order list that is being added. A row that was added up into another has the outcome of that. */
export interface RunRow extends CheckedRow {
  /** What has become of it. */
  readonly outcome: RunOutcome
  /** Name of the item, in the language of the check; absent without an item. */
  readonly name?: string
  /** Units of the item that the cart has; present only with `differs`. */
  readonly inCart?: number
  /** Code of the platform, or of the limit of a guest's cart; present only with `refused`. */
  readonly code?: string
  /** The platform's reason, in the language of the request; absent where it gives none. */
  readonly message?: string
}

/** An order list that is being added to the cart, or was. */
export interface OrderRun {
  /** The same as long as it is the same list. */
  readonly id: string
  /** `going` while a page adds it, or since one that did has died: {@link QuickOrderFeature.resume} goes on. */
  readonly state: 'going' | 'stopped' | 'done'
  /** Every row, in the order of the list. */
  readonly rows: readonly RunRow[]
  /** How far it is, in lines of the cart. */
  readonly progress: {
    /** Lines that have an end, whichever. */
    readonly done: number
    /** Lines that were to be added. */
    readonly total: number
  }
}

/** The lists of this browser, one for each shopper. */
export interface RunStore {
  /** The list of whoever is shopping. */
  readonly run: ReadableStore<OrderRun | null>
  read(): StoredRun | undefined
  begin(order: CheckedOrder): void
  update(change: Partial<Pick<StoredRun, 'state' | 'lines'>>): void
  remove(): void
}

export function runStore(client: FeatureContext): RunStore {
  const { storage, scope, options } = client
  const browser = client.use(cartBrowser)
  const createId = createIds(options)
  const runs = createStoredStore<readonly StoredRun[], unknown>({
    browserStore: storage,
    entry: orderRunsEntry,
    read: readOrderRuns,
    serverValue: [],
  })
  const isOwn = ({ owner }: StoredRun) => owner === browser.self().owner
  const replace = (own: readonly StoredRun[]) => {
    const others = readOrderRuns(storage.read(orderRunsEntry)).filter((run) => !isOwn(run))
    storage.write(orderRunsEntry, [...others, ...own])
    runs.refresh()
  }
  const read = () => readOrderRuns(storage.read(orderRunsEntry)).find(isOwn)
  return {
    run: deriveStore([runs, scope], (readStore) => {
      const own = readStore(runs).find(isOwn)
      return own ? toOrderRun(own) : null
    }),
    read,
    begin: (order) => replace([toStoredRun(order, { id: createId(), owner: browser.self().owner })]),
    update: (change) => {
      const own = read()
      if (own) replace([{ ...own, ...change }])
    },
    remove: () => replace([]),
  }
}

function toStoredRun({ rows, products }: CheckedOrder, identity: Pick<StoredRun, 'id' | 'owner'>): StoredRun {
  const lines = orderAdditions(rows).map((line) => ({ ...line, outcome: 'waiting' as const }))
  const names = products.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const]))
  return { ...identity, state: 'going', rows, lines, names: Object.fromEntries(names) }
}

const isOver = ({ outcome }: RunLine): boolean => outcome !== 'waiting' && outcome !== 'sending'

function toOrderRun({ id, state, rows, lines, names }: StoredRun): OrderRun {
  const byKey = new Map(lines.map((line) => [productKey(line.productId), line]))
  return {
    id,
    state,
    rows: rows.map((row) =>
      toRunRow(row, { lineOf: (productId) => byKey.get(productKey(productId)), names }),
    ),
    progress: { done: lines.filter(isOver).length, total: lines.length },
  }
}

interface RunRowParts extends Pick<StoredRun, 'names'> {
  readonly lineOf: (productId: string) => RunLine | undefined
}

function toRunRow(checked: CheckedRow, { lineOf, names }: RunRowParts): RunRow {
  const { check } = checked
  if (!('productId' in check)) return { ...checked, outcome: 'not-added' }
  const { productId } = check
  const name = Object.hasOwn(names, productId) ? { name: names[productId] ?? '' } : {}
  const line = lineOf(productId)
  if (line === undefined) return { ...checked, ...name, outcome: 'not-added' }
  const { outcome, inCart, code, message } = line
  return {
    ...checked,
    ...name,
    outcome,
    ...(inCart !== undefined && { inCart }),
    ...(code !== undefined && { code }),
    ...(message !== undefined && { message }),
  }
}
