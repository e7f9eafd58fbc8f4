import type { SandboxContext } from '../../calls/sandbox-context'
import { itemNotFound } from '../../platform-error'

/** A product that goes out of the catalogue. */
export interface WithdrawnProduct {
  readonly sku: string
  /** What is left of it in each shop. */
  readonly stock: number
  /** The article number of what takes its place; null for nothing. */
  readonly successor: string | null
}

/**
 * Discontinues a product in all shops, as catalogue managers do: without stock it is no longer listed and cannot be bought,
 * but keeps its page; samples of it are no longer offered. 404 for an unknown article number, also of the successor.
 */
export function withdrawProduct(
  { db }: Pick<SandboxContext, 'db'>,
  { sku, stock, successor }: WithdrawnProduct,
) {
  const requireId = (number: string): { id: string; fields: string } => {
    const row = db.get<{ id: string; fields: string }>('SELECT id, fields FROM product WHERE sku = ?', number)
    if (!row) throw itemNotFound(`The product ${number}`)
    return row
  }
  const { id, fields } = requireId(sku)
  const successorId = successor === null ? null : requireId(successor).id
  const {
    RestockDays__c: _none,
    SuccessorId__c: _former,
    SampleProduct__c: _sample,
    ...kept
  } = JSON.parse(fields) as Record<string, string>
  const changed = { ...kept, Status__c: 'discontinued', ...(successorId && { SuccessorId__c: successorId }) }
  db.transaction(() => {
    db.run("UPDATE product SET status = 'discontinued', fields = ? WHERE id = ?", JSON.stringify(changed), id)
    db.run('UPDATE product_shop SET stock = ?, listed = ? WHERE product_id = ?', stock, Number(stock > 0), id)
  })
  return { productId: id, status: 'discontinued', stock, successorId }
}
