import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import { ProblemSummary } from '../../forms/problem-summary'
import { FailureText } from '../failures/failure-text'
import type { RefusedAddress } from './data/read-address'
import { useAddressBinding } from './use-address-binding'

/** The summary above the form of what is wrong with an address. */
export function AddressProblemSummary({ refused }: { readonly refused: RefusedAddress }) {
  const { t } = useTranslation('addresses')
  const { problems, failure, entered } = refused
  const { errors } = useAddressBinding({ problems, country: entered.country })
  const own = {
    unreachable: t('failure.unreachable'),
    busy: t('failure.unreachable'),
    refused: t('failure.refused'),
    incomplete: t('failure.refused'),
  }
  return (
    <ProblemSummary errors={errors} response={refused}>
      {failure === undefined ? null : <FailureText failure={failure} own={own} />}
    </ProblemSummary>
  )
}

/** Says that a form was filled again with what was entered before signing in. */
export function RestoredDraftNote() {
  const { t } = useTranslation('addresses')
  return (
    <Note kind="info" role="status">
      {t('typedAgain')}
    </Note>
  )
}
