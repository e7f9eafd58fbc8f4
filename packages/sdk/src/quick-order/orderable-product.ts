import type { Product } from '../contract/catalog/product'
import type { ReorderProduct } from '../rules/orders/plan-addition'
import type { PriceTier } from '../rules/money/price-tiers'

/** An integer from 0 on, written in digits. */
const readCount = (text: string | null | undefined): number | undefined =>
  /^\d{1,9}(?:\.0+)?$/.test(text?.trim() ?? '') ? Math.trunc(Number(text)) : undefined

/** A day, `2026-12-14`, of a date or a moment. */
const readDay = (text: string | null | undefined): string | undefined =>
  /^\d{4}-\d{2}-\d{2}(?![\d-])/.exec(text?.trim() ?? '')?.[0]

/** A product of the catalogue with its prices as the rules read it; fields that cannot be read count as missing. */
export function toOrderableProduct(
  { id, fields, purchaseQuantityRule }: Pick<Product, 'id' | 'fields' | 'purchaseQuantityRule'>,
  tiers: readonly PriceTier[] | null | undefined,
): ReorderProduct {
  return {
    productId: id,
    tiers: tiers ?? [],
    rule: purchaseQuantityRule,
    stock: {
      inStock: readCount(fields.Stock__c),
      isMadeToOrder: fields.Status__c === 'made-to-order',
      moreFrom: readDay(fields.NextSupplyDate__c),
    },
    isLastStock: fields.Status__c === 'discontinued',
    successorId: fields.SuccessorId__c?.trim() || undefined,
  }
}
