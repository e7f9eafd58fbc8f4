import {
  addAmounts,
  formatAmount,
  formatMoneyAmount,
  multiplyAmounts,
  roundAmount,
  toAmount,
  type Amount,
} from '../amount'
import type { Call } from '../calls/call'
import { documentVat } from '../catalog/pricing'
import { findProduct } from '../catalog/product-repository'
import { taxOf, type TaxLocation } from './product-taxes'
import type { TaxAdjustment, TaxGroup, TaxLine } from './tax-input'

type Tax = ReturnType<typeof taxOf>

/**
 * The taxes of goods by where they go. The total is rounded once for each rate, as that of a cart is; a product
 * that the shop does not have fails with its line.
 */
export function calculateTaxes({ context, visitor }: Call, groups: readonly TaxGroup[]) {
  const calculated = groups.flatMap(({ location, lines }) => {
    const tax = taxOf(context, location)
    return lines.map((line) => ({
      tax,
      line,
      response: findProduct(context.db, line.productId, visitor)
        ? lineTaxes(line, location, tax)
        : failed(line),
    }))
  })
  const taxed = calculated.filter(({ response }) => response.success)
  const byRate = Map.groupBy(taxed, ({ tax }) => tax?.rate ?? 0)
  const totals = [...byRate].map(([rate, same]) =>
    documentVat(
      same.flatMap(({ line }) => netsOf(line)),
      rate,
    ),
  )
  const success = taxed.length === calculated.length
  return {
    taxLocaleType: 'Net',
    success,
    error: success ? null : badData('The taxes of a line could not be calculated.'),
    totalTaxAmount: formatMoneyAmount(addAmounts(...totals)),
    lineItems: calculated.map(({ response }) => response),
  }
}

const netsOf = ({ totalPrice, adjustments }: TaxLine): readonly Amount[] => [
  totalPrice,
  ...adjustments.map(({ amount }) => amount),
]

function lineTaxes({ totalPrice, adjustments, ...line }: TaxLine, location: TaxLocation, tax: Tax) {
  const vat = (amount: Amount) => roundAmount(multiplyAmounts(amount, toAmount(tax?.rate ?? 0)), 2)
  const sumOf = (list: readonly TaxAdjustment[]) => addAmounts(...list.map(({ amount }) => vat(amount)))
  const adjusted = sumOf(adjustments)
  const tiered = adjustments.filter(({ type }) => type?.toLowerCase() === 'tiered')
  return {
    lineId: line.lineId,
    productId: line.productId,
    success: true,
    error: null,
    netUnitPrice: formatAmount(line.unitPrice),
    taxInfoList: tax ? [{ ...tax.info, taxLineAmount: formatMoneyAmount(vat(totalPrice)) }] : [],
    taxAdjustments: adjustments.map(({ amount, ...adjustment }) => ({
      ...adjustment,
      ...location,
      adjustmentTaxAmount: formatMoneyAmount(vat(amount)),
      taxRatePercentage: tax?.info.taxRatePercentage ?? '0.0',
    })),
    totalLineTaxAmount: formatMoneyAmount(vat(totalPrice)),
    totalAdjustmentTaxAmount: formatMoneyAmount(adjusted),
    totalTieredAdjustmentTaxAmount: formatMoneyAmount(sumOf(tiered)),
    totalPriceTaxAmount: formatMoneyAmount(addAmounts(vat(totalPrice), adjusted)),
  }
}

const failed = ({ lineId, productId }: TaxLine) => ({
  lineId,
  productId,
  success: false,
  error: badData('The product does not exist or is not visible here.'),
})

const badData = (message: string) => ({ errorCode: 'BAD_DATA', message })
