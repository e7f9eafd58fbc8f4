import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import type { ShopLocale, Shortage } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { StockDot } from '../../components/stock-dot'
import { useDayText } from '../delivery-day/use-day-text'
import { useExpectedDay } from '../delivery-day/use-expected-day'
import { useUnitLabels } from '../price/unit-labels'
import type { ListedProduct } from '../product/listed-product'
import { stockOf } from '../product/stock'
import styles from './stock-text.module.css'

/** `14.12.2026`; without the year in lists. The day is a plain calendar day, so no time zone may shift it. */
export function dayText(day: string, locale: ShopLocale, { year = true }: { year?: boolean } = {}): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: locale === 'en-US' ? 'numeric' : '2-digit',
    month: locale === 'en-US' ? 'short' : '2-digit',
    ...(year && { year: 'numeric' }),
  }).format(Date.parse(day))
}

interface StockTextProps {
  readonly product: Pick<ListedProduct, 'attributes'>
}

/** Availability on a product page or in a cart: shape and sentence. */
export function StockText({ product }: StockTextProps) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { amount } = useUnitLabels()
  const { attributes } = product
  const found = stockOf(attributes)
  if (found === undefined) return null
  const units = amount(attributes.stock ?? 0, attributes.unit)
  const texts = {
    in: () => t('stock.in', { amount: units }),
    few: () => t('stock.few', { amount: units }),
    rest: () => t('stock.rest', { amount: units }),
    made: () => t('stock.made', { count: attributes.leadDays }),
    out: () =>
      attributes.nextSupply === undefined
        ? t('stock.outUnknown')
        : t('stock.out', { date: dayText(attributes.nextSupply, locale) }),
  }
  return <StockDot level={found.level}>{texts[found.kind]()}</StockDot>
}

/** Availability in a list, whose column head says what the figure means. */
export function StockFigure({ product }: { readonly product: ListedProduct }) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { amount } = useUnitLabels()
  const { attributes } = product
  const found = stockOf(attributes)
  if (found === undefined) return null
  const { stock = 0, nextSupply } = attributes
  const figure = () => (
    <>
      {formatNumber(stock, locale)}
      <span className="visually-hidden">{` ${t('stock.inStock')}`}</span>
    </>
  )
  const texts = {
    in: figure,
    few: figure,
    rest: () => t('stock.rest', { amount: amount(stock, attributes.unit) }),
    made: () => (
      <>
        {t('stock.listMade', { count: attributes.leadDays })}
        <ExpectedLater leadDays={attributes.leadDays} />
      </>
    ),
    out: () =>
      nextSupply === undefined
        ? t('stock.outUnknown')
        : t('stock.listOut', { date: dayText(nextSupply, locale, { year: false }) }),
  }
  return <StockDot level={found.level}>{texts[found.kind]()}</StockDot>
}

/** `bis Do, 17. Dez.`: the day of a product that is made to order, below the rest. */
function ExpectedLater({ leadDays }: { readonly leadDays: number }) {
  const { t } = useTranslation('delivery')
  const text = useDayText('short')
  const day = useExpectedDay()({ leadDays })
  if (day === undefined) return null
  return (
    <>
      {' '}
      <span className={styles.later}>{t('expectedShort', { day: text(day) })}</span>
    </>
  )
}

/** Says what is short in stock; `unit` is the product's. */
export function useShortageText(): (shortage: Shortage, unit: string) => string {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { amount } = useUnitLabels()
  return ({ inStock, largestQuantity: most, rest, restFrom }, unit) => {
    const date = restFrom === undefined ? undefined : dayText(restFrom, locale)
    if (inStock === 0) return date === undefined ? t('shortage.none') : t('shortage.noneUntil', { date })
    const units = amount(inStock, unit)
    if (date !== undefined) return t('shortage.restLater', { amount: units, rest: amount(rest, unit), date })
    return most === undefined
      ? t('shortage.belowMinimum', { amount: units })
      : t('shortage.only', { amount: units })
  }
}
