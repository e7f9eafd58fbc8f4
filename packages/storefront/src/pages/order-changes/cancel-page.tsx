import { useShopClient } from '@cartonnage/react-hooks'
import { formatMoney } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router-dom'
import { Button, buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { AttributeList } from '../../components/summary-list'
import { ResponseFocus } from '../../forms/response-focus'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { BuyingPage } from '../../shared/lines/buying-page'
import { keepSizesTogether } from '../../shared/lines/cart-item'
import { FailureNote } from '../../shared/failures/failure-note'
import { mayCancel } from '../../shared/order-facts/order-changes'
import { formatOrderDate } from '../../shell/order-date'
import type { Order } from '../../shared/order-facts/order'
import type { loadOrder } from '../../shared/order/data/order-loader'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { CallLink } from './call-link'
import type { cancel, CancelResponse } from './data/cancel-action'
import styles from './order-changes.module.css'

export const action = loadLater(async () => (await import('./data/cancel-action')).cancel)
export const loader = loadLater(async () => (await import('../../shared/order/data/order-loader')).loadOrder)

export const handle: PageHandle<typeof loadOrder> = {
  kind: 'orders',
  isConfidential: true,
  title: ({ i18n }) => i18n.t('cancel.title', { ns: 'order-changes' }),
}

/** Asks whether an order is really to be canceled. */
export function Component() {
  const { t } = useTranslation('order-changes')
  const { order, path } = useLoaderData<typeof loadOrder>()
  const response = useActionData<typeof cancel>()
  // By the problem of the form.
  const isSaid = response !== undefined && 'isPacked' in response
  return (
    <BuyingPage>
      <div className={styles.page}>
        <h1>{t('cancel.title')}</h1>
        {response === undefined ? null : <CancelProblem response={response} />}
        {mayCancel(order) ? (
          <CancelForm order={order} path={path} />
        ) : (
          <>
            {isSaid ? null : (
              <Note className={styles.note} kind="info">
                {order.canceledAt === null ? <TooLate /> : t('cancel.done')}
              </Note>
            )}
            <Link className={buttonClass()} to={path}>
              {t('back')}
            </Link>
          </>
        )}
      </div>
    </BuyingPage>
  )
}

interface CancelFormProps {
  readonly order: Order
  /** The address of the order's page. */
  readonly path: string
}

function CancelForm({ order, path }: CancelFormProps) {
  const { t } = useTranslation('order-changes')
  const isPaid = order.paidAt !== null || order.paymentState === 'captured'
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <>
      <p>{t('cancel.text', { number: order.orderReferenceNumber })}</p>
      <CanceledOrder order={order} />
      {isPaid ? <p>{t('cancel.paid')}</p> : null}
      {order.isAwaitingPayment ? <p>{t('cancel.unpaid')}</p> : null}
      <Form
        className={styles.actions}
        method="post"
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <Button variant="primary" size="prominent" busy={isBusy} busyLabel={t('cancel.busy')}>
          {t('cancel.confirm')}
        </Button>
        <Link className={buttonClass({ size: 'prominent' })} to={path}>
          {t('back')}
        </Link>
      </Form>
    </>
  )
}

/** What would be canceled. */
function CanceledOrder({ order: { createdDate, items, total } }: { readonly order: Order }) {
  const { t } = useTranslation(['order-changes', 'orders'])
  const { locale } = useShopClient()
  const units = useUnitLabels()
  const attributes = [
    {
      key: 'date',
      label: t('orders:detail.date'),
      value: createdDate && formatOrderDate(createdDate, locale),
    },
    {
      key: 'items',
      label: t('receipt.items'),
      value: items.length > 0 && (
        <ul>
          {items.map(({ orderItemSummaryId, quantity, unit, sku, name }, index) => (
            <li key={orderItemSummaryId ?? index}>
              {`${units.quantity(quantity ?? 1, unit)} ${keepSizesTogether(name ?? sku ?? '–')}`}
            </li>
          ))}
        </ul>
      ),
    },
    { key: 'total', label: t('orders:total'), value: total && formatMoney(total, locale) },
  ]
  return (
    <AttributeList className={styles.receipt} attributes={attributes.filter(({ value }) => Boolean(value))} />
  )
}

function TooLate() {
  const { t } = useTranslation('order-changes')
  return (
    <>
      {t('cancel.tooLate')} <CallLink />
    </>
  )
}

function CancelProblem({ response }: { readonly response: CancelResponse }) {
  const { t } = useTranslation('order-changes')
  return (
    <ResponseFocus response={response}>
      {'isPacked' in response ? (
        <Note className={styles.note} kind="error" role="alert">
          <TooLate />
        </Note>
      ) : (
        <FailureNote failure={response.failure} own={{ unreachable: t('unreachable') }} isBesideForm />
      )}
    </ResponseFocus>
  )
}
