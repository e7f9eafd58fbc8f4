import { useFeature, useSession, useShopClient, useStore } from '@cartonnage/react-hooks'
import { isSameRecordId, lineNet } from '@cartonnage/sdk/rules'
import type { CartLineChange, Money, SeenLine } from '@cartonnage/sdk/rules'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import { formatDeliveryDay } from '../../shell/order-date'
import { formatUnitPrice } from '../lines/format-line-amount'
import type { ShownLine } from '../lines/format-line-amount'
import { useMainPrice } from '../lines/line-amounts'
import type { ProductAttributes } from '../product/product-attributes'
import styles from './cart-tools.module.css'
import { cartVisits } from './cart-visits'

/** What a visit remembers of a line. */
export const toSeenLine = (
  productId: string,
  { unitPrice, quantity }: ShownLine,
  { status, stock }: ProductAttributes,
): SeenLine => ({
  productId,
  quantity: Number(quantity),
  unitPrice,
  inStock: status === 'made-to-order' ? null : (stock ?? null),
})

/** Remembers the lines of a cart; nothing while they are being calculated. The same lines are the same array. */
export function useCartVisit(lines: readonly SeenLine[] | undefined): void {
  const { session } = useSession()
  const { see } = useFeature(cartVisits)
  const shopper = session?.userId ?? 'guest'
  useEffect(() => {
    if (lines !== undefined) see(shopper, lines)
  }, [see, shopper, lines])
}

/** Says how many lines have changed since the last visit. Rendered before there is anything to say. */
export function VisitNote() {
  const { t } = useTranslation('cart-tools')
  const { locale } = useShopClient()
  const { since, lines } = useStore(useFeature(cartVisits))
  return (
    <div role="status" data-screen-only>
      {lines.length === 0 ? null : (
        <Note kind="info" className={styles.visit}>
          {t('visit.count', { count: lines.length, day: formatDeliveryDay(since, locale).date })}
        </Note>
      )}
    </div>
  )
}

interface VisitChangeProps {
  readonly productId: string
  readonly line: ShownLine
  /** VAT rate as a fraction. */
  readonly rate: number
}

/** What of a line has changed since the last visit. */
export function VisitChange({ productId, line, rate }: VisitChangeProps) {
  const { t } = useTranslation('cart-tools')
  const { lines } = useStore(useFeature(cartVisits))
  const change = lines.find((each) => isSameRecordId(each.productId, productId))
  if (change === undefined) return null
  const { price, stock } = change
  return (
    <Note kind={stock === undefined ? 'info' : 'warning'} inline>
      {price === undefined ? null : <PriceChange {...price} {...{ line, rate }} />}
      {stock === undefined ? null : <p>{t(stock === 'short' ? 'visit.short' : 'visit.soldOut')}</p>}
    </Note>
  )
}

type PriceChangeProps = NonNullable<CartLineChange['price']> & Pick<VisitChangeProps, 'line' | 'rate'>

/** Both prices as the line has its own: net or gross, with as many decimals as it needs. */
function PriceChange({ from, to, line, rate }: PriceChangeProps) {
  const { t } = useTranslation('cart-tools')
  const { t: cartText } = useTranslation('cart')
  const { locale } = useShopClient()
  const main = useMainPrice()
  const { since } = useStore(useFeature(cartVisits))
  const { date: day } = formatDeliveryDay(since, locale)
  const format = (unitPrice: Money): string => {
    const priced = { ...line, unitPrice, net: lineNet(unitPrice, line.quantity) }
    return formatUnitPrice(priced, { rate, main, locale, t: cartText }) ?? ''
  }
  return <p>{t('visit.price', { day, from: format(from), to: format(to) })}</p>
}
