import type { RegionPickerView } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { ConfirmChange } from '../region-change/confirm-change'

/** The question before a change, when there is one. */
export function RegionQuestion({ picker }: { readonly picker: RegionPickerView }) {
  const { t } = useTranslation('region')
  const { question, isBusy, confirm, cancel, problem } = picker
  if (question === undefined) return null
  return (
    <ConfirmChange
      {...question}
      isOpen
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={cancel}
      problem={problem && t('confirm.failedText')}
    />
  )
}
