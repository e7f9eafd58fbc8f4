/**
 * Amounts, VAT, price tiers and documents; the only place that rounds.
 *
 * @module @cartonnage/sdk/rules/money
 */
export { contentPrice } from './content-price'
export { chooseCurrency } from './currency'
export type { CurrencyMarket, CurrencySettings } from './currency'
export { deliveryTariff, smallOrderSurcharge } from './delivery-tariff'
export type { DaysInTransit, DeliveryFee, DeliveryTariff, TimedFee } from './delivery-tariff'
export { readVatIdState, resolveVatRate, vatCountry } from './delivery-vat'
export type { TaxedDelivery, VatIdState, VatRateInput } from './delivery-vat'
export { documentRounding, lineFigures } from './document-figures'
export type {
  DocumentLine,
  DocumentRounding,
  DocumentRows,
  FiguresOptions,
  LineFigures,
} from './document-figures'
export {
  addMoney,
  documentTotals,
  documentVat,
  grossAmount,
  grossSteps,
  isZeroMoney,
  lineGross,
  lineNet,
  multiplyMoney,
  sumMoney,
  unitDecimals,
  withVat,
} from './money'
export type { DocumentInput, DocumentTotals, Money, Numeric, PricedLine, VatBase } from './money'
export { formatMoney, formatNumber, formatPercent } from './money-format'
export type { MoneyFormat } from './money-format'
export { chooseMainPrice } from './price-display'
export type { MainPrice } from './price-display'
export { priceReduction } from './price-reduction'
export { priceSegments } from './price-segments'
export type { PriceSegment } from './price-segments'
export { findCliff, largestAllowed, raiseQuantity, tierTable, unitPriceFor } from './price-tiers'
export type { PriceCliff, PriceTier, PriceTierRow, QuantityRule } from './price-tiers'
export { defaultVatInfo, readVatInfo, resolveVatInfo } from './vat'
export type { VatInfo, VatRate } from './vat'
export { readVatRates } from './vat-records'
export { vatRows } from './vat-rows'
export type { TaxedAmount, VatRow } from './vat-rows'
