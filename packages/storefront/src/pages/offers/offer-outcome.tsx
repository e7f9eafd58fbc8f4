import type { QuoteProblem } from '@cartonnage/sdk/rules'
import { currentCart } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { Note } from '../../components/note'
import { ResponseFocus } from '../../forms/response-focus'
import { offersDone, paths } from '../../shell/paths'
import { usePageQuery } from '../../shell/use-shared-location'
import { FailureNote } from '../../shared/failures/failure-note'
import type { OfferResponse } from './data/offer-response'
import styles from './offers.module.css'
import { useProblemText } from './use-problem-text'

/** What the form before this page has done, or why it has done nothing. It takes the focus, because its button may be gone. */
export function OfferOutcome({ response }: { readonly response: OfferResponse | undefined }) {
  const { key } = useLocation()
  const done = useDone()
  // The field says what is wrong with it.
  const isAtField = response?.kind === 'note'
  if (isAtField || (response === undefined && done === undefined)) return null
  return (
    <div className={styles.outcome} data-screen-only>
      <ResponseFocus response={response ?? key}>
        {response === undefined ? done : <ResponseNote response={response} />}
      </ResponseFocus>
    </div>
  )
}

function useDone(): ReactNode | undefined {
  const { t } = useTranslation('offers')
  const query = usePageQuery()
  const done = offersDone.find((each) => each === query.get('done'))
  return done === undefined ? undefined : (
    <Note kind="success" role="status">
      <p>{t(`done.${done}`)}</p>
    </Note>
  )
}

function ResponseNote({ response }: { readonly response: OfferResponse }) {
  const { t } = useTranslation('offers')
  switch (response.kind) {
    case 'failure':
      return (
        <FailureNote
          failure={response.failure}
          own={{ unreachable: t('problem.unreachable'), refused: t('refused.failed') }}
          isBesideForm
        />
      )
    case 'refused':
      return <RefusedNote problems={response.problems} />
    case 'unknown':
      return <UnknownNote isAboutCart={response.intent === 'accept' || response.intent === 'copy'} />
    case 'changed':
    case 'gone':
    case 'note':
      return (
        <Note kind="warning" role="alert" title={t('refused.title')}>
          <p>{response.kind === 'gone' ? t('gone.text') : t('refused.changed')}</p>
        </Note>
      )
  }
}

const cartKinds: readonly string[] = ['already in cart', 'other quote in cart']

/** Why nothing was put into the cart, each reason once, and where that can be changed. */
function RefusedNote({ problems }: { readonly problems: readonly QuoteProblem[] }) {
  const { t } = useTranslation('offers')
  const text = useProblemText('failedCart')
  const texts = [...new Set(problems.map(text))]
  const isAboutCart = problems.some(({ kind }) => cartKinds.includes(kind))
  const isUnexplained = problems.some(({ kind }) => kind === 'failed')
  return (
    <Note kind="error" role="alert" title={t('refused.title')} action={isAboutCart ? <ToCart /> : null}>
      {texts.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {isUnexplained ? (
        <p>
          <Link className="link" to={paths.carts()}>
            {t('refused.toCarts')}
          </Link>
        </p>
      ) : null}
    </Note>
  )
}

function UnknownNote({ isAboutCart }: { readonly isAboutCart: boolean }) {
  const { t } = useTranslation('offers')
  return (
    <Note kind="warning" role="alert" action={isAboutCart ? <ToCart /> : null}>
      <p>{t(isAboutCart ? 'unknown.cart' : 'unknown.offer')}</p>
    </Note>
  )
}

function ToCart() {
  const { t } = useTranslation('offers')
  return (
    <Link className="link" to={paths.cart(currentCart)}>
      {t('refused.toCart')}
    </Link>
  )
}
