import { maximumOrderRows } from '@cartonnage/sdk/rules'
import { largestOrderFile, readOrderFile, readOrderText } from '@cartonnage/sdk/order-files'
import type { OrderRow } from '@cartonnage/sdk/rules'
import { writeList } from '../list-text'
import type { ListProblem } from '../quick-order-form'

/** The rows of a list, or what is wrong with it as a whole. */
export type ReadList = { readonly rows: readonly OrderRow[] } | { readonly problem: ListProblem }

/** Reads the text of the field. */
export function readList(text: string): ReadList {
  const { rows, excess } = readOrderText(text)
  if (excess > 0) return { problem: { kind: 'too-many', rows: maximumOrderRows + excess } }
  return rows.length === 0 ? { problem: { kind: 'empty' } } : { rows }
}

/** The list of a file as the text of the field, and how many rows it has. */
export type ReadFile = { readonly list: string; readonly count: number } | { readonly problem: ListProblem }

/** Reads a file of the list. */
export async function readFile(file: File): Promise<ReadFile> {
  const { name } = file
  const read = await readOrderFile(file)
  if ('problem' in read) return { problem: { kind: `file-${read.problem}`, name, most: largestOrderFile } }
  const { rows, excess } = read
  if (excess > 0) return { problem: { kind: 'too-many', rows: rows.length + excess } }
  return { list: writeList(rows), count: rows.length }
}
