/**
 * Order lists as files and pasted text: reading them, and writing CSV that spreadsheets open. Load it on use: it brings a
 * parser.
 *
 * @module @cartonnage/sdk/order-files
 */
export { largestOrderFile, readOrderFile } from './read-order-file'
export type { OrderFileProblem, ReadOrderFile } from './read-order-file'
export { readOrderText } from './read-order-text'
export { writeCsv } from './write-csv'
