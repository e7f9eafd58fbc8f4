import type { UploadedFile } from '../files/uploaded-file'
import type { PrintedItem } from '../order-facts/print-state'
import type { ReportedFailure } from '../../shell/reported-failure'

/** The name of the fields with the files of a product. */
export const filesField = (productId: string): string => `file-${productId}`

/** How many files one product may have. */
export const filesOfProduct = 3

/** What the page shows and asks for. */
export interface PrintPage {
  readonly printed: readonly PrintedItem[]
  /** Handed in before, and without a product. */
  readonly held: readonly UploadedFile[]
  /** Where the page leads back to. */
  readonly back: string
  /** The print is approved, or there is nothing to print: no file can be named any more. */
  readonly isClosed: boolean
}

/** Why files were not named. */
export interface PrintResponse {
  readonly problem: 'none' | 'gone' | 'closed' | 'tooMany' | ReportedFailure
}
