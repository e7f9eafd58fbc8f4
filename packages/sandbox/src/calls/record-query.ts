import { PlatformError } from '../platform-error'

/** A query for records, as far as the sandbox understands the platform's query language. */
export interface RecordQuery {
  readonly fields: readonly string[]
  readonly object: string
  readonly conditions: readonly Condition[]
  readonly order: { readonly field: string; readonly isDescending: boolean } | undefined
}

/** A field and the only value that it may have. */
export interface Condition {
  readonly field: string
  readonly value: string | boolean
}

const pattern =
  /^\s*SELECT\s+(?<fields>\w+(?:\s*,\s*\w+)*)\s+FROM\s+(?<object>\w+)(?:\s+WHERE\s+(?<where>.+?))?(?:\s+ORDER\s+BY\s+(?<order>\w+)(?:\s+(?<direction>ASC|DESC))?)?\s*$/is
const conditionPattern = /^\s*(?<field>\w+)\s*=\s*(?:'(?<text>[^'\\]*)'|(?<flag>true|false))\s*$/i

/** Reads `SELECT … FROM … WHERE a = 'b' AND c = true ORDER BY …`; 400 MALFORMED_QUERY for anything else. */
export function readRecordQuery(text: string): RecordQuery {
  const { fields, object, where, order, direction } = pattern.exec(text)?.groups ?? {}
  if (fields === undefined || object === undefined) throw malformed(text)
  return {
    fields: fields.split(',').map((field) => field.trim()),
    object,
    conditions: where === undefined ? [] : where.split(/\s+AND\s+/i).map(readCondition),
    order: order === undefined ? undefined : { field: order, isDescending: /^desc$/i.test(direction ?? '') },
  }
}

function readCondition(part: string): Condition {
  const { field, text, flag } = conditionPattern.exec(part)?.groups ?? {}
  if (field === undefined) throw malformed(part)
  return { field, value: text ?? flag?.toLowerCase() === 'true' }
}

const malformed = (text: string) =>
  new PlatformError(400, 'MALFORMED_QUERY', `Not understood in the query: ${text.trim().slice(0, 80)}`)

type Value = string | number | boolean | null
type Row = Readonly<Record<string, Value>>

/** The records that a query finds among rows with their fields by name; 400 INVALID_FIELD for an unknown field. */
export function runRecordQuery({ fields, object, conditions, order }: RecordQuery, rows: Rows): Row[] {
  const nameOf = (field: string): string => {
    const name = rows.names.find((one) => one.toLowerCase() === field.toLowerCase())
    if (name === undefined) throw invalidField(`No such column '${field}' on entity '${object}'.`)
    return name
  }
  const selected = fields.map(nameOf)
  const checks = conditions.map(({ field, value }) => ({ name: nameOf(field), value }))
  const by = order && nameOf(order.field)
  const found = rows.list.filter((row) => checks.every(({ name, value }) => isEqual(row, name, value)))
  const sorted = by === undefined ? found : found.toSorted((a, b) => compare(a[by], b[by]))
  if (order?.isDescending) sorted.reverse()
  return sorted.map((row) => Object.fromEntries(selected.map((name) => [name, row[name] ?? null])))
}

/** Rows with all their fields, and the names of these. */
export interface Rows {
  readonly names: readonly string[]
  readonly list: readonly Row[]
}

/** Record ids are equal in both their lengths. */
function isEqual(row: Row, name: string, value: string | boolean): boolean {
  const own = row[name] ?? null
  if (own !== null && typeof own !== typeof value) {
    throw invalidField(`The value of filter criterion for field '${name}' must be of type ${typeof own}.`)
  }
  if (typeof own !== 'string' || typeof value !== 'string' || !/Id$/.test(name)) return own === value
  return own.slice(0, 15) === value.slice(0, 15) && [15, 18].includes(value.length)
}

const compare = (a: Value | undefined, b: Value | undefined): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))

const invalidField = (message: string) => new PlatformError(400, 'INVALID_FIELD', message)
