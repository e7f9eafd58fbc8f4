import {
  formatAmount,
  multiplyAmounts,
  toAmount,
  addAmounts,
  formatMoneyAmount,
  roundAmount,
  type Amount,
} from '../../amount'
import type { Call } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { documentVat } from '../products/pricing'
import { findProduct } from '../products/product-repository'
import { itemNotFound } from '../../platform-error'
import { findVatRate } from './vat-rate-repository'

/** Where a delivery is taxed. */
export interface TaxLocation {
  readonly countryIsoCode: string
  readonly stateIsoCode: string | null
}

/** What is taken off a line, below zero; `tiered` for quantity discounts. */
export interface TaxAdjustment {
  readonly id: string | null
  readonly type: string | null
  readonly amount: Amount
}

/** A line whose tax is requested; `totalPrice` is that of all units before adjustments. */
export interface TaxLine {
  readonly lineId: string
  readonly productId: string
  readonly unitPrice: Amount
  readonly totalPrice: Amount
  readonly adjustments: readonly TaxAdjustment[]
}

/** The lines that go to one address. */
export interface TaxGroup {
  readonly location: TaxLocation
  readonly lines: readonly TaxLine[]
}

/** A country's VAT as the platform describes a tax; undefined without a rate. Prices are net. */
function taxOf({ db }: Pick<SandboxContext, 'db'>, { countryIsoCode, stateIsoCode }: TaxLocation) {
  const rate = findVatRate(db, countryIsoCode)
  if (rate === undefined) return undefined
  const info = {
    countryIsoCode,
    stateIsoCode,
    priority: 1,
    taxRatePercentage: formatAmount(multiplyAmounts(toAmount(rate), toAmount(100)), 1),
    taxTreatmentName: `VAT ${countryIsoCode}`,
    taxTreatmentDescription: null,
  }
  return { rate, info }
}

/** The taxes of a product, under the requested id. */
export function productTaxes(
  context: SandboxContext,
  { productId, ...location }: TaxLocation & { productId: string },
) {
  const tax = taxOf(context, location)
  const taxesInfoList = tax ? [tax.info] : []
  return { taxLocaleType: 'Net', taxesInfo: { [productId]: { taxesInfoList, success: true, error: null } } }
}

type Tax = ReturnType<typeof taxOf>

/**
 * The taxes of lines by where they go. The total is rounded once per rate, as in a cart. The line of a product that the
 * shop does not sell has an error.
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
  error: badData(itemNotFound('The product').message),
})

const badData = (message: string) => ({ errorCode: 'BAD_DATA', message })
