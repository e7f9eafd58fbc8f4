import { fileDeskOf } from '../../../shared/files/data/file-desk'
import { findPrintWait, listPrinted } from '../../../shared/order-facts/print-state'
import { loadOrder } from '../../../shared/order/data/order-loader'
import { notFound } from '../../../shell/not-found'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import type { PrintPage } from '../../../shared/print-files/print-form'

/** What is printed in an order; 404 for an order without anything printed. */
export async function loadPrintFiles(args: PageLoaderArgs): Promise<PrintPage> {
  const { order, path } = await loadOrder(args)
  const printed = listPrinted(order)
  if (printed.length === 0) notFound()
  return {
    printed,
    held: await fileDeskOf(args).list(),
    back: path,
    isClosed: findPrintWait(order) === undefined,
  }
}
