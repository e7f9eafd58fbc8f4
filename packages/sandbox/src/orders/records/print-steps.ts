import { readPrintFiles } from '@cartonnage/sdk/rules'
import type { CustomFields } from '../../basket/checkout/custom-fields'
import type { PrintSteps } from './order-repository'

/** Whether there is a file for each product that is printed. */
export function hasAllFiles(printedIds: readonly string[], customFields: CustomFields): boolean {
  const withFile = new Set(readPrintFiles(customFields).map(({ productId }) => productId))
  return printedIds.every((id) => withFile.has(id))
}

/** How far the print of a new order is; null where nothing is printed. */
export function startPrint(
  printedIds: readonly string[],
  { customFields, now }: { readonly customFields: CustomFields; readonly now: number },
): PrintSteps | null {
  if (printedIds.length === 0) return null
  return { artworkAt: hasAllFiles(printedIds, customFields) ? now : null, proofAt: null, approvedAt: null }
}
