import { useShopClient } from '@cartonnage/react-hooks'
import { formatMoney } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { joinClasses } from '../../components/join-classes'
import { Note } from '../../components/note'
import table from '../../components/responsive-table.module.css'
import { BuyingPage } from '../../shared/lines/buying-page'
import { EmptyList } from '../../shared/page-parts/empty-list'
import { formatOrderDate } from '../../shell/order-date'
import { filterQuery, isNarrowed } from '../../shared/order-facts/order-filter'
import { OffersLink } from './offers-link'
import { OrderFilterForm } from './order-filter-form'
import styles from './orders-page.module.css'
import { useOrderStatus } from '../../shared/order/use-order-status'
import { useStepText } from '../../shared/order/use-step-text'

export const loader = loadLater(async () => (await import('./data/orders-loader')).ordersLoader)

export const handle: PageHandle<typeof loader> = {
  kind: 'orders',
  title: ({ i18n }) => i18n.t('title', { ns: 'orders' }),
}

/** The buyer's orders: to search, to filter, and to order again. */
export function Component() {
  const { t } = useTranslation('orders')
  const { orders, filter, isFirst } = useLoaderData<typeof loader>()
  const hasOrders = orders.length > 0 || isNarrowed(filter) || !isFirst
  return (
    <BuyingPage>
      <div className={styles.title}>
        <h1>{t('title')}</h1>
        <OffersLink />
      </div>
      {hasOrders ? (
        <>
          <OrderFilterForm filter={filter} />
          <Found />
          {orders.length === 0 ? <NothingFound /> : <OrderTable />}
          <OtherPages />
        </>
      ) : (
        <EmptyList title={t('empty.heading')} action={t('empty.action')}>
          {t('empty.text')}
        </EmptyList>
      )}
    </BuyingPage>
  )
}

/** How many orders match, announced when that changes; and what could not be searched for. */
function Found() {
  const { t } = useTranslation('orders')
  const { orders, filter, isFirst, nextPage, isIgnored } = useLoaderData<typeof loader>()
  const isAll = isFirst && nextPage === null
  const text = t(isAll ? 'filter.found' : 'filter.foundPart', { count: orders.length })
  return (
    <>
      <p role="status" className={joinClasses('type-small', 'muted', styles.found)}>
        {isNarrowed(filter) && !isIgnored ? text : null}
      </p>
      {isIgnored ? (
        <Note kind="warning" role="alert">
          <p>{t('filter.ignored')}</p>
        </Note>
      ) : null}
    </>
  )
}

function NothingFound() {
  const { t } = useTranslation('orders')
  return (
    <EmptyState
      title={t('none.heading')}
      actions={
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.orders()}>
          {t('filter.reset')}
        </Link>
      }
    >
      <p>{t('none.text')}</p>
    </EmptyState>
  )
}

/** Links to the older and the newest orders of the same filter. */
function OtherPages() {
  const { t } = useTranslation('orders')
  const { filter, nextPage, isFirst } = useLoaderData<typeof loader>()
  if (isFirst && nextPage === null) return null
  return (
    <p className={styles.links}>
      {isFirst ? null : (
        <Link className="link" to={`${paths.orders()}${filterQuery(filter)}`}>
          {t('newest')}
        </Link>
      )}
      {nextPage === null ? null : (
        <Link className="link" to={`${paths.orders()}${filterQuery(filter, nextPage)}`}>
          {t('more')}
        </Link>
      )}
    </p>
  )
}

type ListedOrder = ReturnType<typeof useLoaderData<typeof loader>>['orders'][number]

const idOf = ({ orderSummaryId, orderReferenceNumber }: ListedOrder) => orderSummaryId ?? orderReferenceNumber

function OrderLink({ order }: { readonly order: ListedOrder }) {
  const id = idOf(order)
  if (id === null) return null
  return (
    <Link className="link" to={paths.order(id)}>
      {order.orderReferenceNumber ?? id}
    </Link>
  )
}

/**
 * The step that the deliveries of an order have reached, with its day; the platform's status where it tells no steps, or
 * where none will follow.
 */
function OrderStatus({ order }: { readonly order: ListedOrder }) {
  const { status, progress, isPickUp, canceledAt, isAwaitingPayment } = order
  const { t } = useTranslation('orders')
  const { locale } = useShopClient()
  const statusText = useOrderStatus()
  const stepText = useStepText()
  if (canceledAt !== null) {
    return (
      <span className={styles.step}>
        {statusText('Canceled')}
        <time dateTime={canceledAt}>{formatOrderDate(canceledAt, locale)}</time>
      </span>
    )
  }
  if (progress.length === 0 || status === 'Canceled') return statusText(status)
  const total = progress.reduce((sum, { count }) => sum + count, 0)
  return progress.map(({ name, at, count }) => {
    const step = stepText(name, isPickUp)
    return (
      <span key={name} className={styles.step}>
        {total === 1 || count === total ? step : t('progress.countOf', { count, total, step })}
        {at === null ? null : <time dateTime={at}>{formatOrderDate(at, locale)}</time>}
        {isAwaitingPayment ? <span>{t('progress.awaits')}</span> : null}
      </span>
    )
  })
}

function OrderTable() {
  const { t } = useTranslation('orders')
  const { locale } = useShopClient()
  const { orders } = useLoaderData<typeof loader>()
  return (
    <table className={joinClasses(table.table, table.records, styles.table)}>
      <thead>
        <tr className="type-table-head">
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col" className={styles.amount}>
            {t('total')}
          </th>
          <th scope="col">
            <span className="visually-hidden">{`${t('detail.reorder')}, ${t('papers.invoice')}`}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.orderReferenceNumber}>
            <th scope="row">
              <div>
                <OrderLink order={order} />
                {order.ownNumber === null ? null : (
                  <p className={styles.ownNumber}>
                    {t('detail.ownNumber')}: {order.ownNumber}
                  </p>
                )}
              </div>
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
            <td data-label={t('total')} className={styles.amount}>
              {order.total === null ? t('unknown') : formatMoney(order.total, locale)}
            </td>
            <td className={styles.again}>
              <OrderAgainLink order={order} />
              <InvoiceLink order={order} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What bookkeepers come for; the other papers are on the page of the order. */
function InvoiceLink({ order }: { readonly order: ListedOrder }) {
  const { t } = useTranslation('orders')
  const id = idOf(order)
  if (id === null || order.invoiceNumber === null) return null
  return (
    <Link className="link" to={paths.orderPaper(paths.order(id), 'invoice')}>
      {`${t('papers.invoice')} `}
      <span className="visually-hidden">{order.invoiceNumber}</span>
    </Link>
  )
}

/** Leads to the order at today's prices. */
function OrderAgainLink({ order }: { readonly order: ListedOrder }) {
  const { t } = useTranslation('orders')
  const id = idOf(order)
  if (id === null) return null
  return (
    <Link className={buttonClass({ size: 'dense' })} to={paths.orderAgain(id)}>
      {`${t('detail.reorder')} `}
      <span className="visually-hidden">{order.orderReferenceNumber}</span>
    </Link>
  )
}
