import { fitPrintFiles, readPrintFiles, toPrintFileFields, type PrintFile } from '@cartonnage/sdk/rules'
import type { Call } from '../../calls/call'
import { readRequired } from '../../calls/json-body'
import type { Database } from '../../database/database'
import { isRecord, rejectUnknownMembers } from '../../json-object'
import { invalidInput, parserError, PlatformError } from '../../platform-error'
import {
  listOrderItems,
  requireOrder,
  setCustomFields,
  setPrint,
  type OrderRecord,
} from '../records/order-repository'
import { hasAllFiles } from '../records/print-steps'

/** Reads `{ files: [{ productId, id, name }] }`; 400 for anything else, and for more than an order can name. */
export function readPrintFilesBody({ files }: Record<string, unknown>): readonly PrintFile[] {
  if (!Array.isArray(files)) throw invalidInput('files is a list.')
  const read = files.map(readFile)
  if (!fitPrintFiles(read)) throw invalidInput('files are too many.')
  return read
}

function readFile(sent: unknown): PrintFile {
  if (!isRecord(sent)) throw parserError('A file is an object.')
  rejectUnknownMembers(sent, ['productId', 'id', 'name'])
  const file = {
    productId: readRequired(sent, 'productId'),
    id: readRequired(sent, 'id'),
    name: readRequired(sent, 'name'),
  }
  if (!/^[A-Za-z0-9_-]{22}$/.test(file.id)) throw invalidInput('id is not that of a file.')
  if (file.name.length > 120) throw invalidInput('name is too long.')
  return file
}

/**
 * Names the files for the print of an order, in the place of those before; the same again changes nothing. 422 for a product
 * that the order does not print, 409 once the print is approved and for a canceled order.
 */
export function setPrintFiles(
  { context: { db, clock } }: Call,
  order: OrderRecord,
  files: readonly PrintFile[],
): OrderRecord {
  const printed = printedIdsOf(db, order)
  if (files.some(({ productId }) => !printed.includes(productId)))
    throw new PlatformError(422, 'NOT_PRINTED', 'The order does not print that product.')
  if (order.canceledAt !== null) throw new PlatformError(409, 'CANCELED', 'The order is canceled.')
  if (isSame(readPrintFiles(order.customFields), files)) return order
  if (order.print?.approvedAt != null)
    throw new PlatformError(409, 'PRINT_APPROVED', 'The print is approved.')
  return db.transaction(() => {
    const { PrintFiles__c: _, ...others } = order.customFields
    const { PrintFiles__c: value = null } = toPrintFileFields(files)
    const customFields = { ...others, ...(value !== null && { PrintFiles__c: value }) }
    setCustomFields(db, order.id, customFields)
    // Another file needs another proof.
    const artworkAt = hasAllFiles(printed, customFields) ? clock.now() : null
    setPrint(db, order.id, { artworkAt, proofAt: null, approvedAt: null })
    return requireOrder(db, order.id)
  })
}

const isSame = (before: readonly PrintFile[], after: readonly PrintFile[]): boolean =>
  JSON.stringify(toPrintFileFields(before)) === JSON.stringify(toPrintFileFields(after))

/** The products of an order that are printed for its buyer. */
function printedIdsOf(db: Database, { id }: OrderRecord): readonly string[] {
  const sql = "SELECT id FROM product WHERE json_extract(fields, '$.Printed__c') = 'true'"
  const printed = new Set(db.all<{ readonly id: string }>(sql).map((product) => product.id))
  return listOrderItems(db, id).flatMap(({ productId }) => (printed.has(productId) ? [productId] : []))
}
