import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../components/button'
import { BuyingPage } from '../../shared/lines/buying-page'
import { OrderChangesPanel } from '../../shared/order/order-changes-panel'
import { OrderDetails } from '../../shared/order/order-details'
import { OrderItems } from '../../shared/order/order-items'
import { OrderProgress } from '../../shared/order/order-progress'
import type { loadOrder } from '../../shared/order/data/order-loader'
import columns from '../../shared/order/order-columns.module.css'
import styles from './order-page.module.css'
import { OrderSums } from '../../shared/order/order-sums'
import { OrderTitle } from '../../shared/order/order-title'
import { PaperLinks } from '../../shared/order/paper-links'
import { PrintButton } from '../../shared/page-parts/print-button'
import { TransferDetails } from '../../shared/order/transfer-details'
import { WithdrawalInfo } from '../../shared/order/withdrawal-info'

export const loader = loadLater(async () => (await import('../../shared/order/data/order-loader')).loadOrder)

export const handle: PageHandle<typeof loadOrder> = {
  kind: 'orders',
  title: ({ data, i18n }) =>
    i18n.t('detail.title', { ns: 'orders', number: data.order.orderReferenceNumber ?? '' }),
}

/** An order: its items, totals and addresses, and a link to order it again. */
export function Component() {
  const { t } = useTranslation('orders')
  const view = useLoaderData<typeof loadOrder>()
  const { order, path, hasEInvoice } = view
  return (
    <BuyingPage>
      <p className={styles.back} data-screen-only>
        <Link className="link" to={paths.orders()}>
          {t('detail.back')}
        </Link>
      </p>
      <OrderTitle order={order} />
      <div className={columns.columns}>
        <div className={columns.main}>
          {view.transfer === null ? null : <TransferDetails transfer={view.transfer} />}
          <OrderProgress view={view} path={path} />
          <OrderDetails view={view} />
          <OrderItems view={view} mayReorder />
        </div>
        <div className={columns.aside}>
          <OrderSums view={view} />
          <div className={styles.actions}>
            <Link
              className={buttonClass({ variant: 'primary', wide: true })}
              to={paths.orderAgain(order.orderReferenceNumber ?? order.orderSummaryId ?? '')}
            >
              {t('detail.reorder')}
            </Link>
            <Link
              className={buttonClass({ wide: true })}
              to={paths.lists({
                source: { from: 'order', id: order.orderReferenceNumber ?? order.orderSummaryId ?? '' },
              })}
            >
              {t('detail.toList')}
            </Link>
            <PrintButton wide />
          </div>
          <OrderChangesPanel />
          <PaperLinks order={order} path={path} hasEInvoice={hasEInvoice} />
          <WithdrawalInfo view={view} />
        </div>
      </div>
    </BuyingPage>
  )
}
