import { addressFields } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { ProblemSummary } from '../../forms/problem-summary'
import { addressFieldId } from './address-fields'
import type { RefusedAddress } from './read-address'
import { useProblemText } from './use-problem-text'

/** What is wrong with an address, above its form. */
export function AddressProblemSummary({ refused }: { readonly refused: RefusedAddress }) {
  const { t } = useTranslation('addresses')
  const { problems, failure, values } = refused
  const textOf = useProblemText()
  const lines = addressFields.flatMap((field) => {
    const problem = problems[field]
    if (problem === undefined) return []
    return [{ fieldId: addressFieldId(field), text: textOf({ field, problem, country: values.country }) }]
  })
  return (
    <ProblemSummary
      title={failure === undefined ? t('problems', { count: lines.length }) : undefined}
      problems={lines}
      response={refused}
    >
      {failure === undefined ? null : t(`failure.${failure}`)}
    </ProblemSummary>
  )
}
