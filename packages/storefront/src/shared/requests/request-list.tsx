import { useShopClient } from '@cartonnage/react-hooks'
import type { ReceivedRequest } from '@cartonnage/sdk/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Badge } from '../../components/badge'
import { buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { formatOrderDate } from '../../shell/order-date'
import { paths } from '../../shell/paths'
import styles from './request-list.module.css'
import { useRequestText } from './use-request-text'

interface RequestListProps {
  /** As `loadRequests` gives them. */
  readonly requests: readonly ReceivedRequest[] | null | undefined
}

/** The buyer's requests for boxes made to measure, with their answers; nothing where the platform takes none. */
export function RequestList({ requests }: RequestListProps) {
  const { t } = useTranslation('requests')
  if (requests === null) return null
  return (
    <section className={styles.requests} aria-labelledby="requests">
      <div className="section-head">
        <h2 id="requests" className="type-h3">
          {t('list.title')}
        </h2>
        <Link className={buttonClass({ variant: 'secondary', size: 'dense' })} to={paths.request()}>
          {t('list.ask')}
        </Link>
      </div>
      <Requests requests={requests} />
    </section>
  )
}

function Requests({ requests }: { readonly requests: readonly ReceivedRequest[] | undefined }) {
  const { t } = useTranslation('requests')
  if (requests === undefined) return <Note kind="warning">{t('list.missing')}</Note>
  if (requests.length === 0) return <p>{t('list.none')}</p>
  return (
    <ul className={styles.list}>
      {requests.map((request) => (
        <RequestRow key={request.requestId} request={request} />
      ))}
    </ul>
  )
}

function RequestRow({ request }: { readonly request: ReceivedRequest }) {
  const { t } = useTranslation('requests')
  const { locale } = useShopClient()
  const { box, pieces, number } = useRequestText()
  const { requestId, requestNumber, receivedAt, quantities, quotes } = request
  const date = formatOrderDate(receivedAt, locale)
  return (
    <li className={styles.request}>
      <div className={styles.head}>
        <Link className="link" to={paths.requestSent(requestId)}>
          {t('list.number', { number: requestNumber, date })}
        </Link>
        <Badge variant={request.status === 'Answered' ? 'fit' : 'neutral'}>
          {t(`status.${statusOf(request)}`)}
        </Badge>
      </div>
      <p>{box(request)}</p>
      <p className="muted">{quantities.map(pieces).join(' · ')}</p>
      {quotes.length === 0 ? null : (
        <ul className="cluster">
          {quotes.map(({ quoteId, quantity }) => (
            <li key={quoteId}>
              <Link className={buttonClass({ variant: 'neutral', size: 'dense' })} to={paths.offer(quoteId)}>
                {t('list.quote', { number: number(quantity) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** A state that the shop does not know counts as open. */
export const statusOf = ({ status }: Pick<ReceivedRequest, 'status'>) =>
  status === 'Answered' || status === 'Declined' ? status : 'Submitted'
