import { useShopClient } from '@cartonnage/react-hooks'
import { formatMoney, formatNumber } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ChevronDownIcon } from '../../components/icons'
import { readCartTotals } from '../cart/cart-totals'
import { GoodsPicture } from '../cart/goods-picture'
import { keepSizesTogether } from '../cart/goods-name'
import { LineAmounts } from '../cart/line-amounts'
import { choosePictureScale } from '../cart/picture-scale'
import { TotalsList } from '../cart/totals-list'
import { readProductAttributes } from '../product/product-attributes'
import { mainGroup } from './checkout-step'
import styles from './order-summary.module.css'
import type { StepData } from './step-data'

/**
 * What is bought and what it costs, beside each step. On phones its title opens and closes it, natively and without
 * scripts: the content stands behind the disclosure, not in it, so that in wide windows it is simply there.
 */
export function OrderSummary({ data }: { readonly data: StepData }) {
  const { t } = useTranslation('checkout')
  const { locale } = useShopClient()
  const id = useId()
  const { checkout, items, vatRate: rate, countryCode } = data
  const isShippingKnown = Boolean(mainGroup(checkout)?.selectedDeliveryMethod)
  const totals =
    checkout.cartSummary && readCartTotals(checkout.cartSummary, { rate, countryCode, isShippingKnown })
  const total = totals ? formatMoney(totals.gross, locale) : ''
  return (
    <aside className={styles['summary']} aria-labelledby={id}>
      <h2 id={id} className={`type-h3 ${styles['title']}`}>
        {t('review.goods')}
      </h2>
      <details className={styles['toggle']}>
        <summary>
          <span>{t('summary', { count: items.length, total })}</span>
          <ChevronDownIcon size={22} />
        </summary>
      </details>
      <div className={styles['content']}>
        <ul className={styles['lines']}>
          <GoodsLines data={data} />
        </ul>
        {totals === null ? null : <TotalsList totals={totals} shippingLater={t('shippingLater')} />}
      </div>
    </aside>
  )
}

function GoodsLines({ data: { items, vatRate } }: { readonly data: StepData }) {
  const { t } = useTranslation('checkout')
  const { locale } = useShopClient()
  const goods = items.map(({ productDetails }) => readProductAttributes(productDetails?.fields ?? {}))
  const scale = choosePictureScale(goods)
  return items.map((item, index) => (
    <li key={item.cartItemId} className={styles['line']}>
      <GoodsPicture attributes={goods[index]} scale={scale} />
      <div>
        <p className={styles['name']}>{keepSizesTogether(item.name ?? goods[index]?.name ?? '')}</p>
        <p className="type-small muted">
          {t('pieces', { count: Number(item.quantity), quantity: formatNumber(item.quantity, locale) })}
        </p>
      </div>
      <LineAmounts net={item.totalPrice} rate={vatRate} />
    </li>
  ))
}
