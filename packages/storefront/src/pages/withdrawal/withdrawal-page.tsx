import { useTranslation } from 'react-i18next'
import { useActionData } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { DeclareStep } from './declare-step'
import { MailStep } from './mail-step'
import { ReviewStep } from './review-step'
import type { withdraw, WithdrawalResponse } from './data/withdrawal-action'
import type { loadWithdrawal } from './data/withdrawal-loader'
import styles from './withdrawal-page.module.css'

export const action = loadLater(async () => (await import('./data/withdrawal-action')).withdraw)
export const loader = loadLater(async () => (await import('./data/withdrawal-loader')).loadWithdrawal)

/** `account`: neither robots nor caches may keep personal data. */
export const handle: PageHandle<typeof loadWithdrawal> = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('title', { ns: 'withdrawal' }),
}

/** The withdrawal function: a declaration, and its confirmation. */
export function Component() {
  const { t } = useTranslation('withdrawal')
  const response = useActionData<typeof withdraw>()
  const step = response?.step ?? 'declare'
  return (
    <article className={`container ${styles.page}`}>
      <p className={styles.step}>{t('steps', { step: step === 'declare' ? 1 : 2 })}</p>
      <Step response={response} />
    </article>
  )
}

function Step({ response }: { readonly response: WithdrawalResponse | undefined }) {
  if (response?.step === 'review') return <ReviewStep response={response} />
  if (response?.step === 'mail') return <MailStep response={response} />
  return <DeclareStep response={response} />
}
