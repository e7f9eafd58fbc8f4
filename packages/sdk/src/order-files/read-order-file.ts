import type { OrderTable } from '../rules/quick-order/read-order-table'
import { decode, isBinary, isWorkbook } from './decode'
import { readOrderText } from './read-order-text'

/** The most bytes of a file that is read: 2 MB, which is 50,000 rows and more. */
export const largestOrderFile = 2_000_000

/**
 * Why a file is not read: it is larger than {@link largestOrderFile}; a workbook, which its program can save as CSV; some
 * other file without text; has no row; or the browser cannot read it any more, because it was changed or deleted.
 */
export type OrderFileProblem = 'too-large' | 'spreadsheet' | 'binary' | 'empty' | 'unavailable'

/** The rows of a file, or why there are none. */
export type ReadOrderFile =
  | OrderTable
  | {
      /** Why nothing was read. */
      readonly problem: OrderFileProblem
    }

/**
 * Reads a file of an order list, in UTF-8, UTF-16 or Windows-1252, as {@link readOrderText} reads text. Of a file that is
 * too large no byte is read. Never rejects.
 */
export async function readOrderFile(file: Blob): Promise<ReadOrderFile> {
  if (file.size > largestOrderFile) return { problem: 'too-large' }
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
  return bytes ? readBytes(bytes) : { problem: 'unavailable' }
}

function readBytes(bytes: Uint8Array): ReadOrderFile {
  if (isWorkbook(bytes)) return { problem: 'spreadsheet' }
  const text = decode(bytes)
  if (isBinary(text)) return { problem: 'binary' }
  const table = readOrderText(text)
  return table.rows.length === 0 ? { problem: 'empty' } : table
}
