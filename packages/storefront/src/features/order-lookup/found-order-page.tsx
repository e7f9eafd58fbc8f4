import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { OrderChangesPanel } from '../orders/order-changes-panel'
import { OrderDetails } from '../orders/order-details'
import { OrderItems } from '../orders/order-items'
import type { loadOrder } from '../orders/order-loader'
import { OrderProgress } from '../orders/order-progress'
import { OrderSums } from '../orders/order-sums'
import { OrderTitle } from '../orders/order-title'
import { PaperLinks } from '../orders/paper-links'
import { PrintButton } from '../orders/print-button'
import { TransferDetails } from '../orders/transfer-details'
import { WithdrawalInfo } from '../orders/withdrawal-info'
import columns from '../orders/order-columns.module.css'

export const loader = loadLater(async () => (await import('../orders/order-loader')).loadOrder)

export const handle: PageHandle<typeof loadOrder> = {
  kind: 'orders',
  isConfidential: true,
  title: ({ data, i18n }) =>
    i18n.t('found', { ns: 'order-lookup', number: data.order.orderReferenceNumber ?? '' }),
}

/** An order that was looked up, as its buyer sees it, without what needs an account. */
export function Component() {
  const { t } = useTranslation('order-lookup')
  const view = useLoaderData<typeof loadOrder>()
  const { order, path, hasEInvoice } = view
  return (
    <div className="container section">
      <OrderTitle order={order} />
      <div className={columns['columns']}>
        <div className={columns['main']}>
          {view.transfer === null ? null : <TransferDetails transfer={view.transfer} />}
          <OrderProgress view={view} />
          <OrderDetails view={view} />
          <OrderItems view={view} />
        </div>
        <div className={columns['aside']}>
          <OrderSums view={view} />
          <PrintButton wide />
          <PaperLinks order={order} path={path} hasEInvoice={hasEInvoice} />
          <OrderChangesPanel />
          <WithdrawalInfo view={view} />
          <div data-screen-only>
            <p className="type-small muted">{t('duration')}</p>
            <Link className={buttonClass({ variant: 'text' })} to={paths.orderLookup()}>
              {t('another')}
            </Link>
          </div>
        </div>
      </div>
    </div>
  )
}
