import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { OrderChangesPanel } from '../../shared/order/order-changes-panel'
import { OrderDetails } from '../../shared/order/order-details'
import { OrderItems } from '../../shared/order/order-items'
import type { loadOrder } from '../../shared/order/data/order-loader'
import { OrderProgress } from '../../shared/order/order-progress'
import { OrderSums } from '../../shared/order/order-sums'
import { OrderTitle } from '../../shared/order/order-title'
import { PaperLinks } from '../../shared/order/paper-links'
import { PrintButton } from '../../shared/page-parts/print-button'
import { TransferDetails } from '../../shared/order/transfer-details'
import { WithdrawalInfo } from '../../shared/order/withdrawal-info'
import columns from '../../shared/order/order-columns.module.css'

export const loader = loadLater(async () => (await import('../../shared/order/data/order-loader')).loadOrder)

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
      <div className={columns.columns}>
        <div className={columns.main}>
          {view.transfer === null ? null : <TransferDetails transfer={view.transfer} />}
          <OrderProgress view={view} path={path} />
          <OrderDetails view={view} />
          <OrderItems view={view} />
        </div>
        <div className={columns.aside}>
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
