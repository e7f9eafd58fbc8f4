import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ProblemSummary } from '../../forms/problem-summary'
import { paths } from '../../shell/paths'
import { FailureText } from '../../shared/failures/failure-text'
import type { RequestSource } from './data/request-loader'
import type { RequestResponse } from './data/request-response'
import { useProblemText } from './use-problem-text'
import { useRequestBinding } from './use-request-binding'

interface RequestOutcomeProps {
  readonly source: RequestSource
  readonly response: RequestResponse | undefined
}

/** Why no offer was asked for; nothing before the form was sent. */
export function RequestOutcome({ source, response }: RequestOutcomeProps) {
  const { t } = useTranslation('offers')
  const { errors } = useRequestBinding(source, response?.problems)
  const text = useProblemText('failed')
  const refused = [...new Set(response?.refused?.map(text))]
  const own = { unreachable: t('problem.unreachable'), refused: t('refused.failed') }
  return (
    <ProblemSummary
      title={response?.refused === undefined ? undefined : t('refused.title')}
      errors={errors}
      response={response}
    >
      {refused.length === 0 ? null : refused.map((each) => <p key={each}>{each}</p>)}
      {response?.failure === undefined ? null : <FailureText failure={response.failure} own={own} />}
      {response?.isUnknown ? <UnknownText /> : null}
    </ProblemSummary>
  )
}

function UnknownText() {
  const { t } = useTranslation('offers')
  return (
    <p>
      {`${t('unknown.request')} `}
      <Link className="link" to={paths.offers()}>
        {t('unknown.toOffers')}
      </Link>
    </p>
  )
}
