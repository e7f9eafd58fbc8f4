import { quickOrder } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { replaceNumber, writeList } from '../list-text'
import type { CheckedOrder, ProgressOptions } from '@cartonnage/sdk'
import type { ListProblem, Replacement } from '../quick-order-form'
import { readList } from './read-list'

/** A list with what will become of it, or what is wrong with it as a whole. */
export type ListCheck = { readonly list: string } & (
  | { readonly order: CheckedOrder }
  | { readonly problem: ListProblem }
)

interface SentList {
  readonly text: string
  /** One of its rows gets another article number first. */
  readonly replacement?: Replacement | undefined
}

/** Reads the list and asks the platform what will become of each row. Rejects with the error of a failed call. */
export async function checkList(
  { use }: Client,
  { text, replacement }: SentList,
  options?: ProgressOptions,
): Promise<ListCheck> {
  const read = readList(text)
  if ('problem' in read) return { list: text, problem: read.problem }
  const rows = replacement === undefined ? read.rows : replaceNumber(read.rows, replacement)
  const list = replacement === undefined ? text : writeList(rows)
  return { list, order: await use(quickOrder).check(rows, options) }
}
