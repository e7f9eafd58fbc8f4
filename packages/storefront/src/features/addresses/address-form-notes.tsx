import { addressFields } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import { ProblemSummary } from '../../forms/problem-summary'
import { FailureText } from '../failures/failure-text'
import { addressFieldId } from './address-fields'
import type { RefusedAddress } from './read-address'
import { useProblemText } from './use-problem-text'

/** The summary above the form of what is wrong with an address. */
export function AddressProblemSummary({ refused }: { readonly refused: RefusedAddress }) {
  const { t } = useTranslation('addresses')
  const { problems, failure, values } = refused
  const textOf = useProblemText()
  const lines = addressFields.flatMap((field) => {
    const problem = problems[field]
    if (problem === undefined) return []
    return [{ fieldId: addressFieldId(field), text: textOf({ field, problem, country: values.country }) }]
  })
  const own = {
    unreachable: t('failure.unreachable'),
    busy: t('failure.unreachable'),
    refused: t('failure.refused'),
    incomplete: t('failure.refused'),
  }
  return (
    <ProblemSummary
      title={failure === undefined ? t('problems', { count: lines.length }) : undefined}
      problems={lines}
      response={refused}
    >
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
