import { platformLogoutUrl } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useActionData, useHref, useLoaderData } from 'react-router-dom'
import type { PageHandle } from '../../app/page-handle'
import { paths } from '../../app/paths'
import { useSignOut } from '../../app/use-sign-out'
import { Note } from '../../components/note'
import { FailureNote } from '../failures/failure-note'
import { AccountRow } from './account-row'
import type { chooseAccount, ChoiceProblem } from './choose-account'
import type { loadAccounts } from './accounts-loader'
import styles from './accounts-page.module.css'

export { loadAccounts as loader } from './accounts-loader'
export { chooseAccount as action } from './choose-account'

export const handle: PageHandle<typeof loadAccounts> = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('title', { ns: 'accounts' }),
}

/** The accounts that a buyer may order for; choosing one is a form each, which works without scripts [1-7]. */
export function Component() {
  const { t } = useTranslation('accounts')
  const { accounts } = useLoaderData<typeof loadAccounts>()
  const problem = useActionData<typeof chooseAccount>()?.problem
  return (
    <div className="container section">
      <h1>{t('title')}</h1>
      <p className={styles['intro']}>{accounts.length > 1 ? t('intro') : t('onlyOwn')}</p>
      {problem === undefined ? null : <Problem problem={problem} />}
      <ul className={styles['list']}>
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </ul>
      <p className={styles['ways']}>
        <Link className="link" to={paths.home()}>
          {t('shop')}
        </Link>
        <SignOut />
      </p>
    </div>
  )
}

function Problem({ problem }: { readonly problem: ChoiceProblem }) {
  const { t } = useTranslation('accounts')
  if (problem !== 'refused') {
    const own = { unreachable: t('problem.unreachable'), accountMissing: t('problem.refused') }
    return <FailureNote className={styles['problem']} failure={problem} own={own} isBesideForm />
  }
  return (
    <Note kind="error" role="alert" className={styles['problem']}>
      {t('problem.refused')}
    </Note>
  )
}

/** The platform's own logout [2.1-17]; from here a buyer can leave even when the user menu cannot be shown. */
function SignOut() {
  const { t } = useTranslation('accounts')
  const { href, onClick } = useSignOut(platformLogoutUrl(useHref('/')))
  return (
    <a className="link" href={href} onClick={onClick}>
      {t('signOut')}
    </a>
  )
}
