import { useShopClient } from '@cartonnage/react-hooks'
import { formatMoney, formatPercent } from '@cartonnage/sdk/rules'
import type { Money, ShopLocale } from '@cartonnage/sdk/rules'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { SummaryList } from '../../components/summary-list'
import type { SummaryRow } from '../../components/summary-list'
import { grossOf, isZero } from './cart-totals'
import type { CartTotals } from './cart-totals'
import { formatLineAmount } from './line-amount'
import { useMainPrice } from './use-main-price'

export interface TotalsListProps {
  readonly totals: CartTotals
  /** What stands for the shipping until a way is chosen. @default that the checkout calculates it */
  readonly shippingLater?: string | undefined
  readonly className?: string | undefined
}

/** Goods, discount, small-order surcharge, shipping, VAT and total: in gross amounts for private shoppers, in net ones for business. */
export function TotalsList({ totals, shippingLater, className }: TotalsListProps) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const isNetFirst = useMainPrice() === 'net'
  // Without a rate the parts have no gross amounts, so they stay net.
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
  const shown = (money: Money) => formatLineAmount(grossOf(money, totals), locale)
  const rate = totals.rate === null ? '' : formatPercent(totals.rate, locale)
  return [
    { key: 'goods', label: t('totals.goodsIncl'), value: shown(totals.goodsNet) },
    ...discountRow(input, shown),
    ...surchargeRow(input, shown),
    shippingRow(input, shown),
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
  const shown = (money: Money) => formatLineAmount(money, locale)
  const { rate } = totals
  const label =
    rate === null
      ? t('totals.vat')
      : t('totals.vatOn', { rate: formatPercent(rate, locale), base: shown(totals.net) })
  return [
    { key: 'goods', label: t('totals.goodsExcl'), value: shown(totals.goodsNet) },
    ...discountRow(input, shown),
    ...surchargeRow(input, shown),
    shippingRow(input, shown),
    { key: 'vat', label, value: shown(totals.vat), tone: 'quiet' },
    totalRow(input),
  ]
}

function discountRow({ totals, t }: RowInput, shown: (money: Money) => string): SummaryRow[] {
  const { discount } = totals
  if (discount === null) return []
  return [{ key: 'discount', label: t('totals.discount'), value: `−${shown(discount)}`, tone: 'saving' }]
}

function surchargeRow({ totals, t }: RowInput, shown: (money: Money) => string): SummaryRow[] {
  const { surcharge } = totals
  if (surcharge === null) return []
  return [{ key: 'surcharge', label: t('totals.surcharge'), value: shown(surcharge) }]
}

function shippingRow({ totals, t, shippingLater }: RowInput, shown: (money: Money) => string): SummaryRow {
  const { shipping } = totals
  const label = t('totals.shipping')
  if (shipping === null) {
    return { key: 'shipping', label, value: shippingLater ?? t('totals.shippingLater'), tone: 'quiet' }
  }
  return { key: 'shipping', label, value: isZero(shipping) ? t('totals.free') : shown(shipping) }
}

const totalRow = ({ totals, locale, t }: RowInput): SummaryRow => ({
  key: 'total',
  label: t('totals.totalIncl'),
  value: formatMoney(totals.gross, locale),
  tone: 'total',
})
