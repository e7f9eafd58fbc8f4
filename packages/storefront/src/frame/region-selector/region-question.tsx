import type { RegionPickerView } from '@cartonnage/react-hooks'
import type { ShopError } from '@cartonnage/sdk/errors'
import { useTranslation } from 'react-i18next'
import { sentencesOf } from '../../shell/reported-failure'
import { useReportedFailure } from '../../shared/failures/use-reported-failure'
import { ConfirmChange } from './confirm-change'

/** The question before a change that empties the cart, if there is one to ask. */
export function RegionQuestion({ picker }: { readonly picker: RegionPickerView }) {
  const { question, isBusy, confirm, cancel, problem } = picker
  if (question === undefined) return null
  return (
    <ConfirmChange
      {...question}
      isOpen
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={cancel}
      problem={problem && <Problem error={problem} />}
    />
  )
}

/** Why a change failed; the dialog offers another attempt. */
function Problem({ error }: { readonly error: ShopError }) {
  const { t } = useTranslation('region')
  const failure = useReportedFailure(error)
  return (
    <>
      <p>{t('confirm.failedText')}</p>
      {failure === undefined ? null : <p>{sentencesOf(failure)}</p>}
    </>
  )
}
