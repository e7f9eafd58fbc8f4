import { useTranslation } from 'react-i18next'
import { Link, useActionData } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../components/button'
import { ResponseFocus } from '../../forms/response-focus'
import { OrderDetails } from '../orders/order-details'
import { OrderItems } from '../orders/order-items'
import { OrderProgress } from '../orders/order-progress'
import { OrderSums } from '../orders/order-sums'
import type { OrderView } from '../orders/order-view'
import { PrintButton } from '../orders/print-button'
import { WithdrawalInfo } from '../orders/withdrawal-info'
import type { lookUpOrder, OrderLookupResponse } from './order-lookup-action'
import { OrderLookupForm } from './order-lookup-form'
import styles from './order-lookup-page.module.css'

export const action = loadLater(async () => (await import('./order-lookup-action')).lookUpOrder)

/** `account`: neither robots nor caches may keep personal data. */
export const handle: PageHandle = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('title', { ns: 'order-lookup' }),
}

/** An order of someone without an account: a form for its number and e-mail address, and what it finds. */
export function Component() {
  const response: OrderLookupResponse | undefined = useActionData<typeof lookUpOrder>()
  return (
    <div className="container section">
      {response?.state === 'found' ? <FoundOrder response={response} /> : <LookupPage refused={response} />}
    </div>
  )
}

interface LookupPageProps {
  readonly refused: Extract<OrderLookupResponse, { readonly state: 'refused' }> | undefined
}

function LookupPage({ refused }: LookupPageProps) {
  const { t } = useTranslation('order-lookup')
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <p className="type-lead">{t('intro')}</p>
      <OrderLookupForm refused={refused} />
      <p>
        {t('account')}{' '}
        <Link className="link" to={paths.orders()}>
          {t('signIn')}
        </Link>
      </p>
    </div>
  )
}

interface FoundOrderProps {
  readonly response: { readonly view: OrderView }
}

/** The order as its buyer sees it, without what needs an account. */
function FoundOrder({ response }: FoundOrderProps) {
  const { t } = useTranslation('order-lookup')
  const { view } = response
  return (
    <>
      <ResponseFocus response={response}>
        <h1 className={styles['title']}>{t('found', { number: view.order.orderReferenceNumber ?? '' })}</h1>
      </ResponseFocus>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <OrderProgress view={view} />
          <OrderDetails view={view} />
          <OrderItems view={view} />
        </div>
        <div className={styles['aside']}>
          <OrderSums view={view} />
          <div className={styles['actions']}>
            <PrintButton wide />
            <Link
              className={buttonClass({ variant: 'text' })}
              to={paths.orderLookup()}
              data-screen-only
              reloadDocument
            >
              {t('another')}
            </Link>
          </div>
          <WithdrawalInfo view={view} />
        </div>
      </div>
    </>
  )
}
