import { useShopClient } from '@cartonnage/react-hooks'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { StockDot } from '../../components/stock-dot'
import { useUnitLabels } from '../price/unit-labels'
import type { ListedProduct } from './listed-product'
import { stockOf } from './stock-of'

/** `14.12.2026`; in lists without the year. The day is a plain calendar day, so no time zone may move it. */
export function dayText(day: string, locale: ShopLocale, { year = true }: { year?: boolean } = {}): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: locale === 'en-US' ? 'numeric' : '2-digit',
    month: locale === 'en-US' ? 'short' : '2-digit',
    ...(year && { year: 'numeric' }),
  }).format(Date.parse(day))
}

/** Availability on a product page: shape and sentence. */
export function StockText({ product }: { readonly product: ListedProduct }) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { amount } = useUnitLabels()
  const { attributes, availableFrom } = product
  const existing = stockOf(attributes)
  if (existing === undefined) return null
  const units = amount(attributes.stock ?? 0, attributes.unit)
  const texts = {
    in: () => t('stock.in', { amount: units }),
    few: () => t('stock.few', { amount: units }),
    rest: () => t('stock.rest', { amount: units }),
    made: () => t('stock.made', { count: attributes.leadDays }),
    out: () =>
      availableFrom === undefined
        ? t('stock.outUnknown')
        : t('stock.out', { date: dayText(availableFrom, locale) }),
  }
  return <StockDot level={existing.level}>{texts[existing.kind]()}</StockDot>
}

/** Availability in a list, where the column says what the figure is. */
export function StockFigure({ product }: { readonly product: ListedProduct }) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { amount } = useUnitLabels()
  const { attributes, availableFrom } = product
  const existing = stockOf(attributes)
  if (existing === undefined) return null
  const { stock = 0 } = attributes
  const figure = () => (
    <>
      {formatNumber(stock, locale)}
      <span className="visually-hidden"> {t('stock.inStock')}</span>
    </>
  )
  const texts = {
    in: figure,
    few: figure,
    rest: () => t('stock.rest', { amount: amount(stock, attributes.unit) }),
    made: () => t('stock.listMade', { count: attributes.leadDays }),
    out: () =>
      availableFrom === undefined
        ? t('stock.outUnknown')
        : t('stock.listOut', { date: dayText(availableFrom, locale, { year: false }) }),
  }
  return <StockDot level={existing.level}>{texts[existing.kind]()}</StockDot>
}
