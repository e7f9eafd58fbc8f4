import type { DeletedCart } from '@cartonnage/sdk'

type Lines = DeletedCart['lines']

/** The lines of a deleted cart as the text of a form's field, which is short: a cart may have hundreds. */
export const writeDeletedLines = (lines: Lines): string =>
  lines.map(({ productId, quantity }) => `${productId}:${quantity}`).join(' ')

const line = /^([A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?):(\d{1,9}(?:\.\d{1,9})?)$/

/** The lines that a form has sent back; undefined for anything else. */
export function readDeletedLines(text: string): Lines | undefined {
  const parts = text.split(' ')
  const lines = parts.flatMap((part) => {
    const [, productId, quantity] = line.exec(part) ?? []
    return productId === undefined || quantity === undefined ? [] : [{ productId, quantity }]
  })
  return lines.length === parts.length ? lines : undefined
}
