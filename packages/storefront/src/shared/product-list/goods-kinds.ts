import type { GoodsFactId } from '../product/goods-facts'
import type { SortColumn } from '../product/product-sort'

/** What a column of a list says: a fact, or what follows from several. */
export type ListFact = GoodsFactId | 'size' | 'flute' | 'load' | 'basePrice'

export interface GoodsKind {
  /** The inner size is the title of a row, headed by this text; otherwise the name is. */
  readonly sizeHead?: 'box' | 'flat' | 'tube'
  /** The facts of each column. One without a value in the list has no column. */
  readonly columns: readonly (readonly ListFact[])[]
}

/** The columns of lists by the kind of goods, which is the beginning of the products' image hints. */
const kinds = {
  boxes: { sizeHead: 'box', columns: [['flute', 'load']] },
  'mailers-tube': { sizeHead: 'tube', columns: [['material', 'colour']] },
  mailers: { sizeHead: 'flat', columns: [['material', 'colour']] },
  'fill-paper': {
    columns: [['size'], ['grammage', 'pieces', 'colour'], ['basePrice']],
  },
  'fill-bubble': { columns: [['size'], ['thickness'], ['material', 'colour'], ['basePrice']] },
  'fill-chips': { columns: [['size'], ['volume'], ['material'], ['basePrice']] },
  'tape-pack': {
    columns: [['size'], ['thickness'], ['material', 'adhesive', 'colour'], ['basePrice']],
  },
  'tape-tools': { columns: [['material']] },
  'pallet-film': { columns: [['size'], ['thickness', 'core'], ['colour'], ['basePrice']] },
  'pallet-edge': { columns: [['size'], ['thickness'], ['material']] },
  'label-doc': { columns: [['size'], ['material'], ['pieces']] },
  'label-ship': { columns: [['size'], ['pieces'], ['core', 'material']] },
  present: { sizeHead: 'box', columns: [['material', 'colour'], ['grammage']] },
  custom: { columns: [['pieces']] },
} as const satisfies Readonly<Record<string, GoodsKind>>

/** A list of several kinds, none of which most of its products are. */
const mixed: GoodsKind = { columns: [] }

const entries: readonly (readonly [string, GoodsKind])[] = Object.entries(kinds)

const kindOf = (hint: string): GoodsKind | undefined => entries.find(([start]) => hint.startsWith(start))?.[1]

/** The kind of most products of a list, by their image hints. */
export function kindOfList(hints: readonly string[]): GoodsKind {
  const found = hints.map(kindOf)
  const common = found.find((kind) => found.filter((other) => other === kind).length * 2 > found.length)
  return common ?? mixed
}

/** What a press on the head of a column sorts by. */
export const factSorts: Partial<Record<ListFact, SortColumn>> = {
  size: 'width',
  width: 'width',
  load: 'load',
  thickness: 'thickness',
  grammage: 'grammage',
  pieces: 'contents',
}
