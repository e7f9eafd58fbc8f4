import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import type { PageHandle } from '../../app/page-handle'
import { paths } from '../../app/paths'
import { BuyingPage } from '../cart/buying-page'
import { OrderAddress } from './order-address'
import { OrderAgain } from './order-again'
import { OrderGoods } from './order-goods'
import { OrderHead } from './order-head'
import { OrderSums } from './order-sums'
import type { loadOrder } from './order-loader'
import styles from './order-page.module.css'

export { orderAgain as action } from './order-action'
export { loadOrder as loader } from './order-loader'

export const handle: PageHandle<typeof loadOrder> = {
  kind: 'orders',
  title: ({ data, i18n }) =>
    i18n.t('detail.title', { ns: 'orders', number: data.order.orderReferenceNumber ?? '' }),
}

/** One order: what was bought, what it came to and where it went, and the way to buy it again. */
export function Component() {
  const { t } = useTranslation('orders')
  const { order } = useLoaderData<typeof loadOrder>()
  return (
    <BuyingPage>
      <p className={styles['back']}>
        <Link className="link" to={paths.orders()}>
          {t('detail.back')}
        </Link>
      </p>
      <h1>{t('detail.title', { number: order.orderReferenceNumber ?? '' })}</h1>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <OrderHead />
          <OrderGoods />
        </div>
        <div className={styles['side']}>
          <OrderSums />
          <OrderAgain />
          <OrderAddress kind="delivery" address={order.deliveryAddress} />
          <OrderAddress kind="billing" address={order.billingAddress} />
        </div>
      </div>
    </BuyingPage>
  )
}
