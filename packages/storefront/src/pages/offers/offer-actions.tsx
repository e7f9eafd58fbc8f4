import { useShopClient } from '@cartonnage/react-hooks'
import type { QuoteDetail } from '@cartonnage/sdk'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { useHydrated } from '../../hydration/use-hydrated'
import { useEnteredForm } from '../../shell/entered-form'
import { formatOrderDate } from '../../shell/order-date'
import type { OfferResponse } from './data/offer-response'
import { NoteForm } from './note-form'
import { OfferForm } from './offer-form'
import { offerState } from './offer-state'
import styles from './offers.module.css'

interface OfferActionsProps {
  readonly offer: QuoteDetail
  readonly response: OfferResponse | undefined
}

/** What the buyer can do with the offer, by the table of its states; and why it cannot be accepted. */
export function OfferActions({ offer, response }: OfferActionsProps) {
  const { t } = useTranslation('offers')
  const { actions, id } = offer
  const kept = useEnteredForm()
  const isAllowed = (action: keyof typeof actions) => actions[action] === 'allowed'
  return (
    <div className={styles.actions} data-screen-only>
      {isAllowed('accept') ? <Accept offer={offer} /> : <WhyNot offer={offer} />}
      {isAllowed('renegotiate') ? (
        <NoteForm key={`renegotiate ${kept?.note}`} intent="renegotiate" {...{ id, response, kept }} />
      ) : null}
      {isAllowed('decline') ? (
        <NoteForm key={`decline ${kept?.note}`} intent="decline" {...{ id, response, kept }} />
      ) : null}
      {isAllowed('copy') && offer.lines.length > 0 ? (
        <OfferForm
          intent="copy"
          id={id}
          busyLabel={t('copy.busy')}
          label={t('copy.action')}
          hint={t('copy.hint')}
        />
      ) : null}
      <PrintOffer />
    </div>
  )
}

function Accept({ offer }: Pick<OfferActionsProps, 'offer'>) {
  const { t } = useTranslation('offers')
  return (
    <OfferForm
      intent="accept"
      id={offer.id}
      isPrimary
      busyLabel={t('accept.busy')}
      label={t(offerState(offer) === 'accepted' ? 'accept.again' : 'accept.action')}
      hint={t('accept.hint')}
    />
  )
}

/** The state says it, and the verdict of the table; nothing more for what the buyer has done anyway. */
function WhyNot({ offer }: Pick<OfferActionsProps, 'offer'>) {
  const { t } = useTranslation('offers')
  const { locale } = useShopClient()
  const { expiresOn } = offer
  const state = offerState(offer)
  const reason = state === 'in-review' ? 'requested' : state
  if (reason === 'ready' || reason === 'accepted') return <p>{t('why.unknown')}</p>
  const date = expiresOn === null ? '' : formatOrderDate(expiresOn, locale)
  return <p>{t(`why.${reason}`, { date })}</p>
}

/** With scripts only; without them the browser's own menu prints. */
function PrintOffer() {
  const { t } = useTranslation('offers')
  if (!useHydrated()) return null
  return (
    <Button type="button" wide onClick={() => window.print()}>
      {t('print')}
    </Button>
  )
}
