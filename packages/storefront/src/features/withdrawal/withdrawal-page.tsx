import { useTranslation } from 'react-i18next'
import { useActionData } from 'react-router-dom'
import type { PageHandle } from '../../app/page-handle'
import { DeclareStep } from './declare-step'
import { ReceivedStep } from './received-step'
import { ReviewStep } from './review-step'
import { useResponseFocus } from './use-response-focus'
import type { withdraw, WithdrawalResponse } from './withdrawal-action'
import type { loadWithdrawal } from './withdrawal-loader'
import styles from './withdrawal-page.module.css'

export { withdraw as action } from './withdrawal-action'
export { loadWithdrawal as loader } from './withdrawal-loader'

/** Not for robots nor for caches, as nothing that carries a person's data is. */
export const handle: PageHandle<typeof loadWithdrawal> = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('title', { ns: 'withdrawal' }),
}

/** The withdrawal function: a declaration, its confirmation, and at once the receipt. */
export function Component() {
  const { t } = useTranslation('withdrawal')
  const response = useActionData<typeof withdraw>()
  const page = useResponseFocus(response)
  const step = response?.step ?? 'declare'
  return (
    <article ref={page} className={`container ${styles['page']}`}>
      {step === 'received' ? null : (
        <p className={styles['step']}>{t('steps', { step: step === 'review' ? 2 : 1 })}</p>
      )}
      <Step response={response} />
    </article>
  )
}

function Step({ response }: { readonly response: WithdrawalResponse | undefined }) {
  if (response?.step === 'review') return <ReviewStep response={response} />
  if (response?.step === 'received') return <ReceivedStep response={response} />
  return <DeclareStep response={response} />
}
