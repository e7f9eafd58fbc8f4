import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { webstorePath } from '../kit/paths'
import { text, type Schema } from '../kit/schema'

/** Accepts an empty list, which takes all files away again. */
export const printFilesBodySchema = z.object({
  /** All files of the order: those that are left out are not for it any more. */
  files: z.array(
    z.object({
      /** Record id of the product that is printed. */
      productId: z.string(),
      /** Of the file, as the shop's server gave it. */
      id: z.string(),
      /** For display. */
      name: z.string(),
    }),
  ),
  /** As given with the order: a guest proves with it, or with the phone number, that the order is theirs. */
  email: z.optional(z.string()),
  /** As given with the order, with country code. */
  phoneNumber: z.optional(z.string()),
})
/** The files for what is printed in an order, and a guest's proof that the order is theirs. */
export interface PrintFilesBody extends z.output<typeof printFilesBodySchema> {}

const printFilesShape = z.object({
  /** When there was a file for everything that is printed, ISO 8601 in UTC; null until then. */
  artworkAt: text,
})
/** How far the print of an order is. */
export interface SentPrintFiles extends z.output<typeof printFilesShape> {}
/** Accepts an order that still waits for files. */
export const sentPrintFilesSchema: Schema<SentPrintFiles> = printFilesShape

/**
 * Names the files for what is printed in an order. 409 `PRINT_APPROVED` once the print is approved, and for an order that
 * was canceled; 422 for a product that the order does not print. Repeating it does nothing. A guest names the order by its
 * number. A call of the shop itself: the platform takes no files of buyers.
 */
export const setPrintFiles = defineCall(
  {
    id: 'orders.setPrintFiles',
    method: 'POST',
    path: `${webstorePath}/order-summaries/{orderSummaryId}/actions/print-files`,
    base: 'api',
    responses: { 200: sentPrintFilesSchema },
    scopeParams: ['effectiveAccountId'],
  },
  request<{ body: PrintFilesBody }>,
)
