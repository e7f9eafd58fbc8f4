import { isRecord } from '../json-object'
import { isOwnField } from './standard-fields'

/** Extensions of the platform's responses, wherever they are. */
const ownMembers: ReadonlySet<string> = new Set(['correctedTerm', 'appliedFilters'])

/** What the platform says of an order; its sums and its status are in `fields`, its items in a call of their own. */
const orderMembers = [
  'orderSummaryId',
  'orderNumber',
  'orderReferenceNumber',
  'purchaseOrderNumber',
  'createdDate',
  'orderedDate',
  'ownerId',
  'accountId',
  'currencyIsoCode',
  'totalAmount',
  'status',
  'adjustmentAggregates',
  'fields',
]
/** Of a list; the buyer's own number is in single orders only. */
const listedOrderMembers = orderMembers.filter((name) => name !== 'purchaseOrderNumber')

const compactMembers = ['cartId', 'currencyIsoCode', 'totalProductCount', 'uniqueProductCount']

/** The body of a response without custom fields, what is found by them, and other extensions of the platform's. */
export function withoutOwnMembers(path: string, body: unknown): unknown {
  if (path.endsWith('/carts/compact-summary') && isRecord(body)) return pick(body, compactMembers)
  return clean(body, path.endsWith('/order-summaries') ? listedOrderMembers : orderMembers)
}

function clean(value: unknown, ofOrder: readonly string[]): unknown {
  if (Array.isArray(value))
    return value.filter((entry) => !isOfOwnField(entry)).map((entry) => clean(entry, ofOrder))
  if (!isRecord(value)) return value
  const isOrder = 'orderSummaryId' in value && 'orderNumber' in value
  const members = Object.entries(isOrder ? pick(value, ofOrder) : value)
  const kept = members.filter(([name]) => !isOwnField(name) && !ownMembers.has(name))
  return Object.fromEntries(kept.map(([name, member]) => [name, clean(member, ofOrder)]))
}

/** A facet, a sort rule or a value of a custom field. */
const isOfOwnField = (entry: unknown): boolean =>
  isRecord(entry) &&
  [entry.nameOrId, entry.fieldName, entry.dataName].some(
    (name) => typeof name === 'string' && isOwnField(name),
  )

const pick = (value: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (name in value ? [[name, value[name]]] : [])))
