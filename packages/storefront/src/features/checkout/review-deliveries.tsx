import { useShopClient } from '@cartonnage/react-hooks'
import { netBeforeDiscounts, smallOrderSurcharge, sumMoney } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { readCartItem } from '../cart/cart-item'
import { splitCharge } from '../cart/cart-totals'
import { choosePictureScale } from '../cart/product-picture'
import { cartPathOf } from './cart-path'
import { AddressText } from './address-text'
import { listDeliveries } from './checkout-deliveries'
import type { CheckoutDelivery } from './checkout-deliveries'
import type { StepData } from './checkout-loader'
import { stepPath } from './checkout-step'
import { DeliveryFee } from './delivery-fee'
import { GroupDelivery } from './group-delivery'
import { ItemLine } from './review-details'
import styles from './review-deliveries.module.css'

/** The items to order by delivery: where they go, how and when, and what that costs. */
export function ReviewDeliveries({ data }: { readonly data: StepData }) {
  const { t } = useTranslation('checkout')
  const deliveries = listDeliveries(data)
  const scale = choosePictureScale(data.items.map((item) => readCartItem(item).attributes))
  return (
    <section>
      <div className={styles['head']}>
        <h2 className="type-h3">{t('review.goods')}</h2>
        <Link className="link" to={cartPathOf(useShopClient())}>
          {t('review.changeCart')}
        </Link>
      </div>
      {deliveries.map((delivery, index) => (
        <DeliverySection
          key={delivery.group.id}
          {...{ delivery, scale }}
          title={t('review.deliveryOf', { number: index + 1, count: deliveries.length })}
        />
      ))}
    </section>
  )
}

interface DeliverySectionProps {
  readonly delivery: CheckoutDelivery
  readonly title: string
  /** Of all drawings of the page. */
  readonly scale: number
}

function DeliverySection({ delivery: { group, items, rate }, title, scale }: DeliverySectionProps) {
  const { t } = useTranslation('checkout')
  const address = group.deliveryAddress
  return (
    <section className={styles['delivery']}>
      <div className={styles['head']}>
        <h3>{title}</h3>
        <Link
          className="link"
          to={paths.deliveryAddresses()}
          aria-label={t('review.changeWhat', { what: title })}
        >
          {t('review.change')}
        </Link>
      </div>
      <div className={styles['attributes']}>
        <p>{address ? <AddressText address={address} phone={address.phoneNumber} /> : null}</p>
        <div>
          <GroupDelivery group={group} />{' '}
          <Link
            className="link"
            to={stepPath('delivery')}
            aria-label={t('review.changeWhat', { what: `${t('review.method')} ${title}` })}
          >
            {t('review.change')}
          </Link>
        </div>
        <DeliveryFee net={feeOf({ group, items })} rate={rate} />
      </div>
      <ul className={styles['lines']}>
        {items.map((item) => (
          <ItemLine key={item.cartItemId} item={item} rate={rate} scale={scale} />
        ))}
      </ul>
    </section>
  )
}

/** Without the surcharge of a small order, which the totals have as a row of their own. */
function feeOf({ group, items }: Pick<CheckoutDelivery, 'group' | 'items'>) {
  const method = group.selectedDeliveryMethod
  const prices = items.flatMap((item) => netBeforeDiscounts(item) ?? [])
  const country = group.deliveryAddress?.country
  const fee = method?.adjustedShippingFee ?? method?.shippingFee ?? null
  if (prices.length === 0 || !country) return fee
  return splitCharge(fee, smallOrderSurcharge(sumMoney(prices), country)).shipping
}
