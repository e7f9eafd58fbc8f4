import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useActionData } from 'react-router-dom'
import type { PageHandle } from '../../shell/page-handle'
import { DeclareStep } from './declare-step'
import { ReceivedStep } from './received-step'
import { ReviewStep } from './review-step'
import type { withdraw, WithdrawalResponse } from './withdrawal-action'
import type { loadWithdrawal } from './withdrawal-loader'
import styles from './withdrawal-page.module.css'

export { withdraw as action } from './withdrawal-action'
export { loadWithdrawal as loader } from './withdrawal-loader'

/** `account`: neither robots nor caches may keep personal data. */
export const handle: PageHandle<typeof loadWithdrawal> = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('title', { ns: 'withdrawal' }),
}

/** The withdrawal function: a declaration, its confirmation, and the receipt. */
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

/** After a form, moves the focus to the list of problems, or to the heading of the next step. */
function useResponseFocus(response: WithdrawalResponse | undefined): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    if (response === undefined) return
    const problems = page.current?.querySelector<HTMLElement>('[data-problems]')
    const target = problems ?? page.current?.querySelector<HTMLElement>('h1')
    if (!target) return
    target.tabIndex = -1
    target.focus()
  }, [response])
  return page
}
