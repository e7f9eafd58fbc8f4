import { useShopClient } from '@cartonnage/react-hooks'
import type { Money } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { readCartItem } from '../../shared/lines/cart-item'
import { choosePictureScale } from '../../shared/lines/product-picture'
import { cartPathOf } from './cart-path'
import { AddressText } from './address-text'
import { chosenFee, listDeliveries, methodFee } from './checkout-deliveries'
import type { CheckoutDelivery } from './checkout-deliveries'
import type { StepData } from './data/checkout-loader'
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
      <div className={styles.head}>
        <h2 className="type-h3">{t('review.goods')}</h2>
        <Link className="link" to={cartPathOf(useShopClient())}>
          {t('review.changeCart')}
        </Link>
      </div>
      {deliveries.map((delivery, index) => (
        <DeliverySection
          key={delivery.group.id}
          isInAdvance={data.choice?.method === 'prepayment'}
          {...{ delivery, scale }}
          checkout={data.checkout}
          fee={methodFee(chosenFee(delivery.group), delivery.group.id, deliveries)}
          title={t('review.deliveryOf', { number: index + 1, count: deliveries.length })}
        />
      ))}
    </section>
  )
}

interface DeliverySectionProps {
  readonly checkout: StepData['checkout']
  readonly delivery: CheckoutDelivery
  /** Of its method, without the surcharge of a small order. */
  readonly fee: Money | null
  readonly title: string
  readonly isInAdvance: boolean
  /** Of all drawings of the page. */
  readonly scale: number
}

function DeliverySection({
  checkout,
  delivery: { group, items, rate },
  fee,
  title,
  isInAdvance,
  scale,
}: DeliverySectionProps) {
  const { t } = useTranslation('checkout')
  const address = group.deliveryAddress
  return (
    <section className={styles.delivery}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <Link
          className="link"
          to={paths.deliveryAddresses()}
          aria-label={t('review.changeWhat', { what: title })}
        >
          {t('review.change')}
        </Link>
      </div>
      <div className={styles.attributes}>
        <p>{address ? <AddressText address={address} phone={address.phoneNumber} /> : null}</p>
        <div>
          <GroupDelivery group={group} isInAdvance={isInAdvance} />{' '}
          <Link
            className="link"
            to={stepPath('delivery')}
            aria-label={t('review.changeWhat', { what: `${t('review.method')} ${title}` })}
          >
            {t('review.change')}
          </Link>
        </div>
        <DeliveryFee net={fee} rate={rate} />
      </div>
      <ul className={styles.lines}>
        {items.map((item) => (
          <ItemLine key={item.cartItemId} checkout={checkout} item={item} rate={rate} scale={scale} />
        ))}
      </ul>
    </section>
  )
}
