import type { Bindable, Database } from './database'

/**
 * Inserts a record whose members are the columns of a table (`cartId` for `cart_id`). Booleans become 0 and 1, objects
 * and lists JSON text.
 */
export function insertRecord(db: Database, table: string, record: object): void {
  db.run(`INSERT ${into(table, record)}`, ...valuesOf(record))
}

/** As `insertRecord`; a row that has the same value in a unique column is deleted first. */
export function replaceRecord(db: Database, table: string, record: object): void {
  db.run(`INSERT OR REPLACE ${into(table, record)}`, ...valuesOf(record))
}

/** As `insertRecord`; a row with the same id is updated in place. */
export function saveRecord(db: Database, table: string, record: object): void {
  const changes = columnsOf(record).map((column) => `${column} = excluded.${column}`)
  const sql = `INSERT ${into(table, record)} ON CONFLICT (id) DO UPDATE SET ${changes.join(', ')}`
  db.run(sql, ...valuesOf(record))
}

/** Which rows of a table change, and what: both named as the members of a record. */
interface Change {
  readonly where: object
  readonly set: object
}

/** Sets columns of the rows that have all the values of `where`. */
export function updateRecord(db: Database, table: string, { where, set }: Change): void {
  const assign = (values: object) => columnsOf(values).map((column) => `${column} = ?`)
  const sql = `UPDATE ${table} SET ${assign(set).join(', ')} WHERE ${assign(where).join(' AND ')}`
  db.run(sql, ...valuesOf(set), ...valuesOf(where))
}

function into(table: string, record: object): string {
  const columns = columnsOf(record)
  return `INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
}

const columnsOf = (record: object): string[] =>
  Object.keys(record).map((member) => member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

const valuesOf = (record: object): Bindable[] => Object.values(record).map(toBindable)

function toBindable(value: unknown): Bindable {
  if (typeof value === 'boolean') return Number(value)
  // Records have no other values.
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Bindable)
}
