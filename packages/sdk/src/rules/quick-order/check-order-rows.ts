import type { ShopLocale } from '../locale/locale'
import { planAddition, type ReorderProduct } from '../orders/plan-addition'
import { unitsIn, type ReorderAddition } from '../orders/reorder-plan'
import type { BlockedRow, CheckedRow, NearestItem, ReadyRow, RowCheck } from './checked-row'
import type { OrderRow } from './order-row'
import { readRow, type ReadRow } from './read-row'

/** What the rows of an order list are compared with. */
export interface OrderCatalogue {
  /** The items of this shop by `articleNumberKey`. */
  readonly items: ReadonlyMap<string, ReorderProduct>
  /** The `articleNumberKey` of what only another shop sells. */
  readonly notSold: ReadonlySet<string>
  /** What may have been meant by a number without an item. */
  readonly nearest: ReadonlyMap<string, NearestItem>
  /** What the cart holds already. */
  readonly inCart: readonly ReorderAddition[]
  /** How many lines the cart may have. */
  readonly maximumLines: number
  /** Decides how quantities are read. */
  readonly locale: ShopLocale
}

/**
 * What will become of every row of an order list, each exactly once and in the order of the rows. Rows of the same item are
 * added up into the first of them. What cannot be added says why.
 */
export function checkOrderRows(rows: readonly OrderRow[], catalogue: OrderCatalogue): readonly CheckedRow[] {
  const read = rows.map((row) => readRow(row, catalogue.locale))
  const planned = planGroups(groupByItem(read, catalogue), catalogue)
  return rows.map((row, index): CheckedRow => {
    const one = read[index]
    if (one?.kind !== 'read') return { row, check: one ?? noRow }
    const item = catalogue.items.get(one.key)
    const first = item && planned.get(item.productId)
    if (item === undefined || first === undefined) return { row, check: namelessRow(one, catalogue) }
    const check = first.place === row.place ? first.check : joinedRow(one, { item, into: first.place })
    return { row, check }
  })
}

const noRow: RowCheck = { kind: 'unreadable', part: 'row', problem: 'missing' }

const joinedRow = (
  { quantity }: ReadRow,
  { item, into }: { readonly item: ReorderProduct; readonly into: number },
): RowCheck => ({ kind: 'joined', productId: item.productId, quantity, into })

function namelessRow({ key }: ReadRow, { notSold, nearest }: OrderCatalogue): RowCheck {
  const meant = nearest.get(key)
  return { kind: notSold.has(key) ? 'not-sold' : 'unknown', ...(meant && { nearest: meant }) }
}

/** The rows of one item, of which there is at least one. */
interface Group {
  readonly item: ReorderProduct
  readonly first: ReadRow
  readonly others: readonly ReadRow[]
}

function groupByItem(read: readonly (ReadRow | RowCheck)[], { items }: OrderCatalogue): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const row of read) {
    const item = row.kind === 'read' ? items.get(row.key) : undefined
    if (row.kind !== 'read' || item === undefined) continue
    const group = groups.get(item.productId)
    groups.set(
      item.productId,
      group ? { ...group, others: [...group.others, row] } : { item, first: row, others: [] },
    )
  }
  return [...groups.values()]
}

/** What a group comes to, told at its first row. */
interface PlannedGroup {
  readonly place: number
  readonly check: RowCheck
}

/** In their order, so that the last ones are beyond the limit of a cart. */
function planGroups(groups: readonly Group[], catalogue: OrderCatalogue): ReadonlyMap<string, PlannedGroup> {
  const { inCart, maximumLines } = catalogue
  const planned = new Map<string, PlannedGroup>()
  let lines = new Set(inCart.map(({ productId }) => productId)).size
  for (const group of groups) {
    const { productId } = group.item
    const check = planGroup(group, unitsIn(inCart, productId))
    const isNewLine = check.kind === 'ready' && unitsIn(inCart, productId) === 0
    const isBeyond = isNewLine && lines >= maximumLines
    if (isNewLine && !isBeyond) lines += 1
    planned.set(productId, {
      place: group.first.row.place,
      check: isBeyond ? { kind: 'beyond', productId } : check,
    })
  }
  return planned
}

function planGroup({ item, first, others }: Group, inCart: number): ReadyRow | BlockedRow {
  const { productId, successorId } = item
  const wanted = others.reduce((sum, { quantity }) => sum + quantity, first.quantity)
  const { obstacle, shortage, ...addition } = planAddition(item, { wanted, inCart: Math.ceil(inCart) })
  const short = shortage && { shortage }
  if (obstacle === undefined) {
    const joined = others.map(({ row }) => row.place)
    return { kind: 'ready', productId, joined, ...addition, ...short }
  }
  return { kind: obstacle, productId, ...short, ...(successorId !== undefined && { successorId }) }
}
