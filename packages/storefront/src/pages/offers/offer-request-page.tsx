import { currentCart } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useActionData, useLoaderData } from 'react-router-dom'
import { Note } from '../../components/note'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { BuyingPage } from '../../shared/lines/buying-page'
import { useUnitLabels } from '../../shared/price/unit-labels'
import type { RequestedItem, RequestSource, loadRequest } from './data/request-loader'
import type { RequestResponse } from './data/request-response'
import { NoOffers } from './no-offers'
import styles from './offers.module.css'
import { RequestForm } from './request-form'

export const action = loadLater(async () => (await import('./data/request-action')).requestOffer)
export const loader = loadLater(async () => (await import('./data/request-loader')).loadRequest)

export const handle: PageHandle<typeof loadRequest> = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('request.title', { ns: 'offers' }),
}

/** Asks for an offer for the cart or for a product, with a wish and a day. */
export function Component() {
  const { t } = useTranslation('offers')
  const { source, isUnavailable } = useLoaderData<typeof loadRequest>()
  const response = useActionData<RequestResponse>()
  return (
    <BuyingPage>
      <div className={styles.request}>
        <h1>{t('request.title')}</h1>
        {isUnavailable ? (
          <NoOffers />
        ) : source.from === 'nothing' ? (
          <NothingToAskFor reason={source.reason} />
        ) : (
          <>
            <p>{`${t('request.lead')} ${t('request.free')}`}</p>
            <Requested source={source} />
            <RequestForm source={source} response={response} />
          </>
        )}
      </div>
    </BuyingPage>
  )
}

type Named = Extract<RequestSource, { readonly from: 'nothing' }>

function NothingToAskFor({ reason }: Pick<Named, 'reason'>) {
  const { t } = useTranslation('offers')
  return (
    <>
      <Note kind="warning">
        <p>{t(`request.${reason}`)}</p>
      </Note>
      <p>
        <Link className="link" to={reason === 'lostProduct' ? paths.offers() : paths.cart(currentCart)}>
          {t(reason === 'lostProduct' ? 'back' : 'refused.toCart')}
        </Link>
      </p>
    </>
  )
}

/** What the offer is asked for. */
function Requested({ source }: { readonly source: Exclude<RequestSource, Named> }) {
  const { t } = useTranslation('offers')
  if (source.from === 'product') return <p className={styles.product}>{source.item.name}</p>
  return (
    <section className={styles.requested}>
      <h2 className="type-h3">{t('request.cart')}</h2>
      <ul>
        {source.items.map((item) => (
          <RequestedLine key={item.productId} item={item} />
        ))}
      </ul>
    </section>
  )
}

function RequestedLine({ item: { name, quantity, unit } }: { readonly item: RequestedItem }) {
  const { amount } = useUnitLabels()
  return (
    <li>
      <span>{name}</span> <span className="no-break">{amount(quantity, unit ?? null)}</span>
    </li>
  )
}
