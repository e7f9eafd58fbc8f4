import { readPrintFiles } from '@cartonnage/sdk/rules'
import type { PrintFile } from '@cartonnage/sdk/rules'
import type { Order } from './order'

/** A product of an order that is printed for its buyer, with the files for it. */
export interface PrintedItem {
  readonly productId: string
  readonly name: string
  readonly files: readonly PrintFile[]
}

/** What is printed in an order, each product once. */
export function listPrinted({
  items,
  customFields,
}: Pick<Order, 'items' | 'customFields'>): readonly PrintedItem[] {
  const files = readPrintFiles(customFields)
  const printed = items.flatMap(({ isPrinted, productId, name, sku }) =>
    isPrinted && productId !== null ? [{ productId, name: name ?? sku ?? '' }] : [],
  )
  return printed
    .filter(({ productId }, index) => printed.findIndex((item) => item.productId === productId) === index)
    .map((item) => ({ ...item, files: files.filter(({ productId }) => productId === item.productId) }))
}

/** What the print of an order waits for; undefined where it waits for nothing any more. */
export type PrintWait = 'file' | 'proof' | 'approval'

type PrintOrder = Pick<Order, 'canceledAt' | 'deliveryStates' | 'artworkAt' | 'proofAt' | 'printApprovedAt'>

/** Nothing is waited for once an order is approved, canceled, or partly on its way. */
export function findPrintWait(order: PrintOrder): PrintWait | undefined {
  const { canceledAt, deliveryStates, artworkAt, proofAt, printApprovedAt } = order
  const isOnItsWay = deliveryStates.some(({ packedAt, sentAt, deliveredAt }) =>
    [packedAt, sentAt, deliveredAt].some((at) => at !== null),
  )
  if (canceledAt !== null || printApprovedAt !== null || isOnItsWay) return undefined
  if (artworkAt === null) return 'file'
  return proofAt === null ? 'proof' : 'approval'
}
