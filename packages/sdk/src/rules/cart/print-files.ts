import type { NoteFields } from './order-notes'

/** A file for what is printed for the buyer: a logo, or a drawing. The shop's server keeps its bytes. */
export interface PrintFile {
  /** Record id of the product that is printed. */
  readonly productId: string
  /** Of the file, as the shop's server gave it. */
  readonly id: string
  /** For display. */
  readonly name: string
}

/** API name of the custom field of checkouts and orders that names the files. */
const printFilesField = 'PrintFiles__c'

/** The most characters of that field, by the platform's long text areas. */
export const longestPrintFiles = 4000

/** The files in the custom fields of a checkout or an order; empty for anything that is no list of them. */
export function readPrintFiles(fields: NoteFields): readonly PrintFile[] {
  try {
    const list: unknown = JSON.parse(fields[printFilesField] ?? '[]')
    return Array.isArray(list) ? list.flatMap(readEntry) : []
  } catch {
    return []
  }
}

function readEntry(entry: unknown): readonly PrintFile[] {
  const [productId, id, name] = Array.isArray(entry) ? (entry as readonly unknown[]) : []
  const isFile = [productId, id, name].every((text) => typeof text === 'string' && text !== '')
  return isFile ? [{ productId: String(productId), id: String(id), name: String(name) }] : []
}

/** The custom field for files: null removes it. Null too for more than the field holds. */
export function toPrintFileFields(files: readonly PrintFile[]): Readonly<Record<string, string | null>> {
  const text = JSON.stringify(files.map(({ productId, id, name }) => [productId, id, name]))
  return { [printFilesField]: files.length === 0 || text.length > longestPrintFiles ? null : text }
}

/** Whether the field holds these files. */
export const fitPrintFiles = (files: readonly PrintFile[]): boolean =>
  files.length === 0 || toPrintFileFields(files)[printFilesField] !== null
