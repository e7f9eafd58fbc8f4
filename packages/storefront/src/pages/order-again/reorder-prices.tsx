import { useShopClient } from '@cartonnage/react-hooks'
import { formatPercent, priceChange, unitDecimals } from '@cartonnage/sdk/rules'
import type { Money, ReorderLine } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { usePriceView } from '../../shared/price/use-price-view'
import styles from './order-again.module.css'

interface ReorderPricesProps {
  readonly line: ReorderLine
  /** What is bought today, the item or its successor; undefined for neither. */
  readonly bought: ReorderLine | undefined
  /** Of the product that is bought. */
  readonly unit: string | undefined
}

/** What a line cost then and costs today, and the difference in words. */
export function ReorderPrices({ line, bought, unit = '' }: ReorderPricesProps) {
  const { t } = useTranslation('order-again')
  const { toMain, toTotal, text } = usePriceView()
  const { per } = useUnitLabels()
  const { orderedPrice: before } = line
  const now = bought?.unitPrice
  const decimals = unitDecimals([before, now].flatMap((price) => (price ? [toMain(price)] : [])))
  const unitPrice = (price: Money) => text(toMain(price), { decimals })
  return (
    <dl className={styles.prices}>
      {before === null ? null : (
        <div>
          <dt>{t('then')}</dt>
          <dd>{unitPrice(before)}</dd>
        </div>
      )}
      {now === undefined || bought === undefined ? null : (
        <>
          <div>
            <dt>{t('today')}</dt>
            <dd>
              {`${unitPrice(now)} ${per(unit)}`}
              <PriceDifference before={before} now={now} />
            </dd>
          </div>
          <div className={styles.amount}>
            <dt>{t('amount')}</dt>
            <dd>{text(toTotal(now, bought.quantity))}</dd>
          </div>
        </>
      )}
    </dl>
  )
}

interface PriceDifferenceProps {
  readonly before: Money | null
  readonly now: Money | undefined
}

/** `4.9% mehr`; nothing for equal prices. */
export function PriceDifference({ before, now }: PriceDifferenceProps) {
  const { t } = useTranslation('order-again')
  const { locale } = useShopClient()
  const change = priceChange(before, now)
  if (change === undefined) return null
  const isMore = !change.startsWith('-')
  const percent = formatPercent(change.replace('-', ''), locale)
  return <span className={styles[isMore ? 'more' : 'less']}>{t(isMore ? 'more' : 'less', { percent })}</span>
}
