import { useShopClient } from '@cartonnage/react-hooks'
import { formatMoney, formatPercent } from '@cartonnage/sdk/rules'
import type { Money, ShopLocale } from '@cartonnage/sdk/rules'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { SummaryList } from '../../components/summary-list'
import type { SummaryRow } from '../../components/summary-list'
import { grossOf, isZero } from './cart-totals'
import type { CartTotals } from './cart-totals'
import { formatLineAmount, useMainPrice } from './line-amounts'

interface TotalsListProps {
  readonly totals: CartTotals
  /** Replaces the shipping until a delivery method is chosen. @default that the checkout calculates it */
  readonly shippingLater?: string | undefined
  readonly className?: string | undefined
}

/** Items, discounts, small-order surcharge, shipping, VAT and total: gross for private shoppers, net for business. */
export function TotalsList({ totals, shippingLater, className }: TotalsListProps) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const isNetFirst = useMainPrice() === 'net'
  // Without a single rate the parts have no gross amounts, so they stay net.
  const rows = isNetFirst || totals.rate === null ? netRows : grossRows
  return <SummaryList rows={rows({ totals, locale, t, shippingLater })} className={className} />
}

interface RowInput {
  readonly totals: CartTotals
  readonly locale: ShopLocale
  readonly t: TFunction<'cart'>
  readonly shippingLater: string | undefined
}

function grossRows(input: RowInput): SummaryRow[] {
  const { totals, locale, t } = input
  const format = (money: Money) => formatLineAmount(grossOf(money, totals), locale)
  const rate = totals.rate === null ? '' : formatPercent(totals.rate, locale)
  return [
    { key: 'items', label: t('totals.goodsIncl'), value: format(totals.itemsNet) },
    ...discountRows(input, format),
    ...surchargeRow(input, format),
    shippingRow(input, format),
    {
      key: 'vat',
      label: t('totals.vatIncludedRate', { rate }),
      value: formatLineAmount(totals.vat, locale),
      tone: 'quiet',
    },
    { key: 'net', label: t('totals.totalExcl'), value: formatLineAmount(totals.net, locale), tone: 'quiet' },
    totalRow(input),
  ]
}

function netRows(input: RowInput): SummaryRow[] {
  const { totals, locale, t } = input
  const format = (money: Money) => formatLineAmount(money, locale)
  const { rate } = totals
  const label =
    rate === null
      ? t('totals.vat')
      : t('totals.vatOn', { rate: formatPercent(rate, locale), base: format(totals.net) })
  return [
    { key: 'items', label: t('totals.goodsExcl'), value: format(totals.itemsNet) },
    ...discountRows(input, format),
    ...surchargeRow(input, format),
    shippingRow(input, format),
    { key: 'vat', label, value: format(totals.vat), tone: 'quiet' },
    totalRow(input),
  ]
}

/** One row a voucher, with its name. */
function discountRows({ totals, t }: RowInput, format: (money: Money) => string): SummaryRow[] {
  return totals.discounts.map(({ couponCode: code, name, amount }) => {
    const named = code === null ? name : t('totals.voucher', { name: name ?? t('totals.discount'), code })
    const label = named ?? t('totals.discount')
    return { key: `discount ${code ?? label}`, label, value: `−${format(amount)}`, tone: 'saving' }
  })
}

function surchargeRow({ totals, t }: RowInput, format: (money: Money) => string): SummaryRow[] {
  const { surcharge } = totals
  if (surcharge === null) return []
  return [{ key: 'surcharge', label: t('totals.surcharge'), value: format(surcharge) }]
}

function shippingRow({ totals, t, shippingLater }: RowInput, format: (money: Money) => string): SummaryRow {
  const { shipping } = totals
  const label = t('totals.shipping')
  if (shipping === null) {
    return { key: 'shipping', label, value: shippingLater ?? t('totals.shippingLater'), tone: 'quiet' }
  }
  return { key: 'shipping', label, value: isZero(shipping) ? t('totals.free') : format(shipping) }
}

const totalRow = ({ totals, locale, t }: RowInput): SummaryRow => ({
  key: 'total',
  label: t('totals.totalIncl'),
  value: formatMoney(totals.gross, locale),
  tone: 'total',
})
