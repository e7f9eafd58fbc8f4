import { ShopError } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { documentRounding, formatMoney, formatPercent, multiplyMoney } from '@cartonnage/sdk/rules'
import type { DocumentRounding, Money, ShopLocale, ShopType } from '@cartonnage/sdk/rules'
import type { TFunction } from 'i18next'
import { grossPartsOf, isZero } from './cart-totals'
import type { CartTotals, GrossParts } from './cart-totals'
import { formatLineAmount } from './format-line-amount'

/** A row of totals, as `SummaryList` shows it. */
export interface TotalsRow {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly tone?: 'quiet' | 'saving' | 'total'
}

/**
 * The rows of totals: items, discounts, small-order surcharge, shipping, VAT and total; net for business, gross for
 * everybody else.
 */
export function totalsRows(input: RowInput): readonly TotalsRow[] {
  const gross = shownGross(input)
  return gross === undefined ? netRows(input) : grossRows(input, gross)
}

/**
 * What the rows lack to the total; null where they add up to it. A fault is more than rounding explains, and is to be
 * reported.
 */
export function roundingOf(shown: ShownTotals): DocumentRounding | null {
  const { totals } = shown
  const gross = shownGross(shown)
  const { items, discount, surcharge, shipping } = gross ?? netParts(totals)
  const vat = totals.vatRows.length === 0 ? [totals.vat] : totals.vatRows.map((row) => row.vat)
  const parts = [items, discount && multiplyMoney(discount, -1), surcharge, shipping]
  return documentRounding({
    total: totals.gross,
    rows: [...parts.filter((part) => part !== null), ...(gross === undefined ? vat : [])],
    lines: Math.max(1, totals.lines.length),
    rates: Math.max(1, totals.vatRows.length),
  })
}

/** Reports rows that lack more than rounding explains: a fault of the platform's amounts, or of ours. */
export function reportRounding({ reportFailure }: Pick<Client, 'reportFailure'>, shown: ShownTotals): void {
  const rounding = roundingOf(shown)
  if (rounding === null || !rounding.isFault) return
  const lacking = new ShopError('INVALID_AMOUNT', `the rows lack ${rounding.amount.amount} to the total`)
  reportFailure(lacking, 'the rows of totals')
}

interface ShownTotals {
  readonly totals: CartTotals
  readonly isNetFirst: boolean
}

/** Where the rates are unknown the parts have no gross amounts, so they stay net. */
const shownGross = ({ totals, isNetFirst }: ShownTotals): GrossParts | undefined =>
  isNetFirst ? undefined : grossPartsOf(totals)

interface RowInput extends ShownTotals {
  readonly locale: ShopLocale
  readonly shop: ShopType
  readonly t: TFunction<'cart'>
  readonly shippingLater: string | undefined
}

/** The parts of the totals, all net or all gross. */
interface Parts {
  readonly items: Money
  readonly discount: Money | null
  /** One amount a voucher. */
  readonly taken: readonly Money[]
  readonly surcharge: Money | null
  readonly shipping: Money | null
}

function grossRows(input: RowInput, gross: GrossParts): TotalsRow[] {
  const { totals, locale, t } = input
  return [
    ...partRows(input, { parts: { ...gross, taken: gross.discounts }, itemsLabel: t('totals.goodsIncl') }),
    ...roundingRows(input),
    ...totals.vatRows.map((row): TotalsRow => ({
      key: `vat ${row.rate}`,
      label: t('totals.vatIncludedRate', { rate: formatPercent(row.rate, locale) }),
      value: formatLineAmount(row.vat, locale),
      tone: 'quiet',
    })),
    { key: 'net', label: t('totals.totalExcl'), value: formatLineAmount(totals.net, locale), tone: 'quiet' },
    totalRow(input),
  ]
}

function netRows(input: RowInput): TotalsRow[] {
  const { totals, t } = input
  return [
    ...partRows(input, { parts: netParts(totals), itemsLabel: t('totals.goodsExcl') }),
    ...vatLines(input),
    ...roundingRows(input),
    totalRow(input),
  ]
}

const netParts = (totals: CartTotals): Parts => ({
  ...totals,
  items: totals.itemsNet,
  taken: totals.discounts.map(({ amount }) => amount),
})

/** Before what is contained in the total, because it is added. */
function roundingRows(input: RowInput): TotalsRow[] {
  const rounding = roundingOf(input)
  if (rounding === null) return []
  const { amount, currencyCode } = rounding.amount
  const size = formatLineAmount({ amount: amount.replace('-', ''), currencyCode }, input.locale)
  return [
    {
      key: 'rounding',
      label: input.t('totals.rounding'),
      value: amount.startsWith('-') ? `−${size}` : size,
      tone: 'quiet',
    },
  ]
}

/**
 * The VAT of each rate; one row without a rate where the rates are unknown. Only the German shop supplies to businesses in
 * other member states: elsewhere zero is a rate like another.
 */
function vatLines({ totals, locale, shop, t }: RowInput): TotalsRow[] {
  const format = (money: Money) => formatLineAmount(money, locale)
  if (totals.vatRows.length === 0)
    return [{ key: 'vat', label: t('totals.vat'), value: format(totals.vat), tone: 'quiet' }]
  return totals.vatRows.map(({ rate, net, vat }) => ({
    key: `vat ${rate}`,
    label:
      rate === 0 && shop === 'DE'
        ? t('totals.intraCommunity', { base: format(net) })
        : t('totals.vatOn', { rate: formatPercent(rate, locale), base: format(net) }),
    value: format(vat),
    tone: 'quiet',
  }))
}

interface PartRowsInput {
  readonly parts: Parts
  readonly itemsLabel: string
}

function partRows(input: RowInput, { parts, itemsLabel }: PartRowsInput): TotalsRow[] {
  const { locale, t } = input
  const format = (money: Money) => formatLineAmount(money, locale)
  const { items, surcharge } = parts
  return [
    { key: 'items', label: itemsLabel, value: isZero(items) ? t('totals.free') : format(items) },
    ...discountRows(input, parts),
    ...(surcharge === null
      ? []
      : [{ key: 'surcharge', label: t('totals.surcharge'), value: format(surcharge) }]),
    shippingRow(input, parts),
  ]
}

/** One row a voucher, with its name; a single one where the vouchers have no amounts of their own. */
function discountRows(
  { totals, locale, t }: RowInput,
  { discount, taken }: Pick<Parts, 'discount' | 'taken'>,
): TotalsRow[] {
  if (discount === null) return []
  const { discounts } = totals
  const isListed = discounts.length > 0 && (taken.length === discounts.length || discounts.length === 1)
  const listed = isListed
    ? discounts.map((each, index) => ({ ...each, amount: taken[index] ?? discount }))
    : [{ couponCode: null, name: null, amount: discount }]
  return listed.map(({ couponCode: code, name, amount }) => {
    const named = code === null ? name : t('totals.voucher', { name: name ?? t('totals.discount'), code })
    const label = named ?? t('totals.discount')
    const value = `−${formatLineAmount(amount, locale)}`
    return { key: `discount ${code ?? label}`, label, value, tone: 'saving' }
  })
}

function shippingRow({ totals, locale, t, shippingLater }: RowInput, { shipping }: Parts): TotalsRow {
  const label = t(totals.deliveryEstimate ? 'totals.shippingExpected' : 'totals.shipping')
  if (shipping === null) {
    return { key: 'shipping', label, value: shippingLater ?? t('totals.shippingLater'), tone: 'quiet' }
  }
  const value = isZero(shipping) ? t('totals.free') : formatLineAmount(shipping, locale)
  return { key: 'shipping', label, value }
}

const totalRow = ({ totals, locale, t }: RowInput): TotalsRow => ({
  key: 'total',
  label: t(totals.deliveryEstimate ? 'totals.totalExpected' : 'totals.totalIncl'),
  value: formatMoney(totals.gross, locale),
  tone: 'total',
})
