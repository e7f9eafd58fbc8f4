import { useShopClient } from '@cartonnage/react-hooks'
import { formatMoney, formatNumber } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ChevronDownIcon } from '../../components/icons'
import { readCartItem } from '../cart/cart-item'
import { readCartTotals } from '../cart/cart-totals'
import { LineAmounts } from '../cart/line-amounts'
import { choosePictureScale, ProductPicture } from '../cart/product-picture'
import { TotalsList } from '../cart/totals-list'
import { CheckoutExpected } from './checkout-expected'
import type { StepData } from './checkout-loader'
import type { CheckoutResponse } from './checkout-run'
import { mainGroup } from './checkout-step'
import { CheckoutVouchers } from './checkout-vouchers'
import styles from './order-summary.module.css'

/**
 * Items and totals next to each step. On small screens a `details` element toggles them, without scripts: the content
 * follows it instead of being inside, so that wide windows always show it.
 */
export function OrderSummary({
  data,
  response,
}: {
  readonly data: StepData
  readonly response: CheckoutResponse | undefined
}) {
  const { t } = useTranslation('checkout')
  const { locale } = useShopClient()
  const id = useId()
  const { checkout, items, promotions, vatRate: rate, countryCode } = data
  const isShippingKnown = Boolean(mainGroup(checkout)?.selectedDeliveryMethod)
  const totals =
    checkout.cartSummary &&
    readCartTotals(checkout.cartSummary, { rate, countryCode, isShippingKnown, promotions })
  const total = totals ? formatMoney(totals.gross, locale) : ''
  return (
    <aside className={styles['summary']} aria-labelledby={id}>
      <h2 id={id} className={`type-h3 ${styles['title']}`}>
        {t('review.goods')}
      </h2>
      <details className={styles['toggle']} open={response?.voucher !== undefined}>
        <summary>
          <span>{t('summary', { count: items.length, total })}</span>
          <ChevronDownIcon size={22} />
        </summary>
      </details>
      <div className={styles['content']}>
        <ul className={styles['lines']}>
          <ItemLines data={data} />
        </ul>
        {totals === null ? null : <TotalsList totals={totals} shippingLater={t('shippingLater')} />}
        <CheckoutExpected data={data} />
        <CheckoutVouchers data={data} response={response} />
      </div>
    </aside>
  )
}

function ItemLines({ data: { items, vatRate } }: { readonly data: StepData }) {
  const { t } = useTranslation('checkout')
  const { locale } = useShopClient()
  const lines = items.map((item) => ({ item, ...readCartItem(item) }))
  const scale = choosePictureScale(lines.map(({ attributes }) => attributes))
  return lines.map(({ item, attributes, name, net }) => (
    <li key={item.cartItemId} className={styles['line']}>
      <ProductPicture attributes={attributes} scale={scale} />
      <div>
        <p className={styles['name']}>{name}</p>
        <p className="type-small muted">
          {t('pieces', { count: Number(item.quantity), quantity: formatNumber(item.quantity, locale) })}
        </p>
      </div>
      <LineAmounts net={net} rate={vatRate} />
    </li>
  ))
}
