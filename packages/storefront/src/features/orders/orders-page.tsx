import { useShopClient } from '@cartonnage/react-hooks'
import { formatMoney } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import type { PageHandle } from '../../app/page-handle'
import { paths } from '../../app/paths'
import { buttonClass } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { BuyingPage } from '../cart/buying-page'
import { CategoryDrawing } from '../drawing/category-drawing'
import { formatOrderDate } from './order-date'
import type { loadOrders } from './orders-loader'
import styles from './orders-page.module.css'
import { useOrderStatus } from './use-order-status'

export { loadOrders as loader } from './orders-loader'

export const handle: PageHandle<typeof loadOrders> = {
  kind: 'orders',
  title: ({ i18n }) => i18n.t('title', { ns: 'orders' }),
}

/** The buyer's orders as a table; on small screens each order is a card. */
export function Component() {
  const { t } = useTranslation('orders')
  const { orders, nextPage, isFirst } = useLoaderData<typeof loadOrders>()
  return (
    <BuyingPage>
      <h1 className={styles['title']}>{t('title')}</h1>
      {orders.length === 0 ? <NoOrders /> : <OrderTable />}
      <p className={styles['ways']}>
        {isFirst ? null : (
          <Link className="link" to={paths.orders()}>
            {t('newest')}
          </Link>
        )}
        {nextPage === null ? null : (
          <Link className="link" to={`${paths.orders()}?${new URLSearchParams({ page: nextPage })}`}>
            {t('more')}
          </Link>
        )}
      </p>
    </BuyingPage>
  )
}

function NoOrders() {
  const { t } = useTranslation('orders')
  return (
    <EmptyState
      drawing={<CategoryDrawing category="boxes" fit={{ width: 190, height: 150 }} />}
      title={t('empty.heading')}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.home()}>
          {t('empty.action')}
        </Link>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}

interface OrderLinkProps {
  readonly order: { readonly orderSummaryId: string | null; readonly orderReferenceNumber: string | null }
}

function OrderLink({ order: { orderSummaryId, orderReferenceNumber } }: OrderLinkProps) {
  const id = orderSummaryId ?? orderReferenceNumber
  if (id === null) return null
  return (
    <Link className="link" to={paths.order(id)}>
      {orderReferenceNumber ?? id}
    </Link>
  )
}

function OrderTable() {
  const { t } = useTranslation('orders')
  const { locale } = useShopClient()
  const status = useOrderStatus()
  const { orders } = useLoaderData<typeof loadOrders>()
  return (
    <table className={styles['table']}>
      <thead>
        <tr className="type-table-head">
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col" className={styles['amount']}>
            {t('total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.orderReferenceNumber}>
            <th scope="row">
              <OrderLink order={order} />
            </th>
            <td data-label={t('date')}>
              {order.createdDate === null ? (
                t('unknown')
              ) : (
                <time dateTime={order.createdDate}>{formatOrderDate(order.createdDate, locale)}</time>
              )}
            </td>
            <td data-label={t('status')}>{status(order.status)}</td>
            <td data-label={t('total')} className={styles['amount']}>
              {order.total === null ? t('unknown') : formatMoney(order.total, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
