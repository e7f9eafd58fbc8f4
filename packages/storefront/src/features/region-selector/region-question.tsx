import type { RegionPickerView } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { FailureText } from '../failures/failure-text'
import { useToldFailure } from '../failures/use-told-failure'
import { ConfirmChange } from '../region-change/confirm-change'

/** The question before a change, when there is one. */
export function RegionQuestion({ picker }: { readonly picker: RegionPickerView }) {
  const { t } = useTranslation('region')
  const { question, isBusy, confirm, cancel, problem } = picker
  const failure = useToldFailure(problem)
  if (question === undefined) return null
  const own = {
    unreachable: t('confirm.failedText'),
    busy: t('confirm.failedText'),
    refused: t('confirm.failedText'),
  }
  return (
    <ConfirmChange
      {...question}
      isOpen
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={cancel}
      problem={failure && <FailureText failure={failure} own={own} />}
    />
  )
}
