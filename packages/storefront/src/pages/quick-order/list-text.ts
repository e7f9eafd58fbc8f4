import type { RunRow } from '@cartonnage/sdk'
import type { CheckedRow, OrderRow, RowCheck } from '@cartonnage/sdk/rules'

/** One line of the list as it is read again: `1001180;60`. A line that could not be read stays as it was. */
const writeLine = ({ number, quantity, isUnreadable }: OrderRow): string =>
  isUnreadable === true || (number === '' && quantity === '') ? number : `${quote(number)};${quote(quantity)}`

/** As in a CSV, so that a number with a separator in it stays one. */
const quote = (text: string): string => (/[;,\t|"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The rows as the text of the list field, a line each. */
export const writeList = (rows: readonly OrderRow[]): string => rows.map(writeLine).join('\n')

/** The rows with another article number in one of them. */
export const replaceNumber = (
  rows: readonly OrderRow[],
  { place, number }: { readonly place: number; readonly number: string },
): readonly OrderRow[] =>
  rows.map((row) => (row.place === place ? { place, number, quantity: row.quantity } : row))

/** Whether the row is added to the cart, by itself or with another one. */
export const isReady = ({ kind }: RowCheck): boolean => kind === 'ready' || kind === 'joined'

/** The rows that are not added, as they were entered. */
export const faultyRows = (rows: readonly CheckedRow[]): readonly OrderRow[] =>
  rows.flatMap(({ row, check }) => (isReady(check) ? [] : [row]))

const failedOutcomes: readonly RunRow['outcome'][] = ['waiting', 'refused', 'failed', 'not-added']

/** What is to be mended or sent again. Not what may be in the cart: sent again, it could be there twice. */
export const failedRows = (rows: readonly RunRow[]): readonly OrderRow[] =>
  rows.flatMap(({ row, outcome }) => (failedOutcomes.includes(outcome) ? [row] : []))
