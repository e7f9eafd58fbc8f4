import { formatMoney, formatPercent } from '@cartonnage/sdk/rules'
import type { Money, ShopLocale, ShopType } from '@cartonnage/sdk/rules'
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
export function totalsRows(input: RowInput & { readonly isNetFirst: boolean }): readonly TotalsRow[] {
  const gross = grossPartsOf(input.totals)
  // Where the rates are unknown the parts have no gross amounts, so they stay net.
  return input.isNetFirst || gross === undefined ? netRows(input) : grossRows(input, gross)
}

interface RowInput {
  readonly totals: CartTotals
  readonly locale: ShopLocale
  readonly shop: ShopType
  readonly t: TFunction<'cart'>
  readonly shippingLater: string | undefined
}

/** The parts of the totals, all net or all gross. */
interface Parts {
  readonly items: Money | null
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
  const taken = totals.discounts.map(({ amount }) => amount)
  const parts = { ...totals, items: totals.itemsNet, taken }
  return [
    ...partRows(input, { parts, itemsLabel: t('totals.goodsExcl') }),
    ...vatLines(input),
    totalRow(input),
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
    ...(items === null ? [] : [{ key: 'items', label: itemsLabel, value: format(items) }]),
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

function shippingRow({ locale, t, shippingLater }: RowInput, { shipping }: Parts): TotalsRow {
  const label = t('totals.shipping')
  if (shipping === null) {
    return { key: 'shipping', label, value: shippingLater ?? t('totals.shippingLater'), tone: 'quiet' }
  }
  const value = isZero(shipping) ? t('totals.free') : formatLineAmount(shipping, locale)
  return { key: 'shipping', label, value }
}

const totalRow = ({ totals, locale, t }: RowInput): TotalsRow => ({
  key: 'total',
  label: t('totals.totalIncl'),
  value: formatMoney(totals.gross, locale),
  tone: 'total',
})
