import type { SortRule } from '@cartonnage/sdk'

/** What a list may be sorted by in its URL, with the platform's fields. */
const sortFields = {
  relevance: 'Relevancy',
  name: 'Name',
  length: 'InnerLength__c',
  volume: 'InnerVolume__c',
  load: 'MaxLoad__c',
  stock: 'Stock__c',
  price: 'UnitPrice',
  width: 'Width__c',
  'roll-length': 'RollLength__c',
  thickness: 'Thickness__c',
  grammage: 'Grammage__c',
  contents: 'Contents__c',
} as const

type FieldColumn = keyof typeof sortFields

/** `price-100` is the price of each piece of a hundred. */
export type SortColumn = FieldColumn | `price-${number}`

/** A value of `sort` in a URL: a column, with a minus from its highest value down. */
export type ProductSort = SortColumn | `-${SortColumn}`

const isFieldColumn = (name: string): name is FieldColumn => Object.hasOwn(sortFields, name)

const fieldColumns = Object.keys(sortFields).filter(isFieldColumn)

function columnOf(field: string): SortColumn | undefined {
  const [, from] = /^UnitPriceFrom([1-9]\d{0,5})__c$/.exec(field) ?? []
  return from === undefined
    ? fieldColumns.find((column) => sortFields[column] === field)
    : `price-${Number(from)}`
}

/** The orders that the platform offers, with the ids of their rules. */
export type OfferedSorts = ReadonlyMap<ProductSort, string>

export function offeredSorts(
  rules: readonly Pick<SortRule, 'nameOrId' | 'direction' | 'sortRuleId'>[],
): OfferedSorts {
  return new Map(
    rules.flatMap(({ nameOrId, direction, sortRuleId }) => {
      const column = nameOrId === null ? undefined : columnOf(nameOrId)
      if (column === undefined) return []
      return [[direction === 'Descending' ? (`-${column}` as const) : column, sortRuleId] as const]
    }),
  )
}

/** The value of a `sort` parameter; `preferred` if it is missing or not offered. */
export const readSort = (text: string | null, preferred: ProductSort, offered: OfferedSorts): ProductSort =>
  [...offered.keys()].find((sort) => sort === text) ?? preferred
