import { useShopClient } from '@cartonnage/react-hooks'
import { formatMoney } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { joinClasses } from '../../components/join-classes'
import table from '../../components/responsive-table.module.css'
import { BuyingPage } from '../cart/buying-page'
import { EmptyList } from '../empty-list/empty-list'
import { formatOrderDate } from './order-date'
import styles from './orders-page.module.css'
import { useOrderStatus } from './use-order-status'
import { useStepText } from './use-step-text'

export const loader = loadLater(async () => (await import('./orders-loader')).ordersLoader)

export const handle: PageHandle<typeof loader> = {
  kind: 'orders',
  title: ({ i18n }) => i18n.t('title', { ns: 'orders' }),
}

/** The buyer's orders. */
export function Component() {
  const { t } = useTranslation('orders')
  const { orders, nextPage, isFirst } = useLoaderData<typeof loader>()
  return (
    <BuyingPage>
      <h1 className={styles['title']}>{t('title')}</h1>
      {orders.length === 0 ? (
        <EmptyList title={t('empty.heading')} action={t('empty.action')}>
          {t('empty.text')}
        </EmptyList>
      ) : (
        <OrderTable />
      )}
      <p className={styles['links']}>
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

type ListedOrder = ReturnType<typeof useLoaderData<typeof loader>>['orders'][number]

/** The step that the deliveries of an order have reached, with its day; the platform's status where it tells no steps. */
function OrderStatus({ order: { status, progress, isPickUp } }: { readonly order: ListedOrder }) {
  const { t } = useTranslation('orders')
  const { locale } = useShopClient()
  const statusText = useOrderStatus()
  const stepText = useStepText()
  if (progress.length === 0) return statusText(status)
  const total = progress.reduce((sum, { count }) => sum + count, 0)
  return progress.map(({ name, at, count }) => {
    const step = stepText(name, isPickUp)
    return (
      <span key={name} className={styles['step']}>
        {total === 1 || count === total ? step : t('progress.countOf', { count, total, step })}
        {at === null ? null : <time dateTime={at}>{formatOrderDate(at, locale)}</time>}
      </span>
    )
  })
}

function OrderTable() {
  const { t } = useTranslation('orders')
  const { locale } = useShopClient()
  const { orders } = useLoaderData<typeof loader>()
  return (
    <table className={joinClasses(table['table'], table['records'], styles['table'])}>
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
            <td data-label={t('status')}>
              <OrderStatus order={order} />
            </td>
            <td data-label={t('total')} className={styles['amount']}>
              {order.total === null ? t('unknown') : formatMoney(order.total, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
