import type { ListLine } from '@cartonnage/sdk'
import { largestQuantity, maximumListLines } from '@cartonnage/sdk/rules'

const line = /^([A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?)(?::(\d{1,9}))?$/

/** Lines as the text of a form's field: `id:25,id:10`. A line without a quantity is its id. */
export const writeListLines = (lines: readonly ListLine[]): string =>
  lines.map(({ productId, quantity }) => productId + (quantity === null ? '' : `:${quantity}`)).join(',')

/** The lines that a form has sent, each product once; undefined for more than 500, and for anything else. */
export function readListLines(text: string): readonly ListLine[] | undefined {
  if (text.trim() === '') return []
  const parts = text.split(',')
  if (parts.length > maximumListLines) return undefined
  const lines = parts.flatMap((part): readonly ListLine[] => {
    const [, productId, quantity] = line.exec(part.trim()) ?? []
    if (productId === undefined || Number(quantity ?? 0) > largestQuantity) return []
    return [{ productId, quantity: quantity === undefined ? null : Number(quantity) }]
  })
  if (lines.length < parts.length) return undefined
  return [...new Map(lines.map((each) => [each.productId.slice(0, 15), each])).values()]
}
