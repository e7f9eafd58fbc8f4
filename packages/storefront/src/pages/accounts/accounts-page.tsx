import { platformLogoutUrl } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useActionData, useHref, useLoaderData, Form, useNavigation } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { useSignOut } from '../../shell/use-sign-out'
import { Badge } from '../../components/badge'
import { Button } from '../../components/button'
import { CheckIcon } from '../../components/icons'
import { Note } from '../../components/note'
import { ResponseFocus } from '../../forms/response-focus'
import { FailureNote } from '../../shared/failures/failure-note'
import type { loadAccounts, ListedAccount } from './data/accounts-loader'
import styles from './accounts-page.module.css'
import type { chooseAccount, ChoiceProblem } from './data/choose-account'

export const loader = loadLater(async () => (await import('./data/accounts-loader')).loadAccounts)
export const action = loadLater(async () => (await import('./data/choose-account')).chooseAccount)

export const handle: PageHandle<typeof loadAccounts> = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('title', { ns: 'accounts' }),
}

/** The accounts that a buyer may order for. Each has its own form, which works without scripts. */
export function Component() {
  const { t } = useTranslation('accounts')
  const { accounts } = useLoaderData<typeof loadAccounts>()
  const response = useActionData<typeof chooseAccount>()
  return (
    <div className="container section">
      <h1>{t('title')}</h1>
      <p className={styles.intro}>{accounts.length > 1 ? t('intro') : t('onlyOwn')}</p>
      {response === undefined ? null : (
        <ResponseFocus response={response}>
          <Problem problem={response.problem} />
        </ResponseFocus>
      )}
      <ul className={styles.list}>
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </ul>
      <p className={styles.links}>
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
    return <FailureNote className={styles.problem} failure={problem} own={own} isBesideForm />
  }
  return (
    <Note kind="error" role="alert" className={styles.problem}>
      {t('problem.refused')}
    </Note>
  )
}

/** The platform's logout. Here a buyer can sign out even when the user menu cannot be shown. */
function SignOut() {
  const { t } = useTranslation('accounts')
  const { href, onClick } = useSignOut(platformLogoutUrl(useHref('/')))
  return (
    <a className="link" href={href} onClick={onClick}>
      {t('signOut')}
    </a>
  )
}

/** One account: name, address, badges, and the button that makes it the effective account. */
function AccountRow({ account }: { readonly account: ListedAccount }) {
  const { t } = useTranslation('accounts')
  const nameId = useId()
  return (
    <li className={styles.account} aria-labelledby={nameId}>
      <div>
        <h2 className={styles.name} id={nameId}>
          {account.name}
        </h2>
        {account.isMyAccount ? <Badge>{t('mine')}</Badge> : null}
        {account.addressLines.length === 0 ? null : (
          <p className={styles.address}>{account.addressLines.join(', ')}</p>
        )}
      </div>
      {account.isActive ? (
        <p className={styles.active}>
          <CheckIcon size={17} />
          {t('active')}
        </p>
      ) : (
        <ChooseForm account={account} nameId={nameId} />
      )}
    </li>
  )
}

interface ChooseFormProps {
  readonly account: ListedAccount
  readonly nameId: string
}

function ChooseForm({ account, nameId }: ChooseFormProps) {
  const { t } = useTranslation('accounts')
  const buttonId = useId()
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle'
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name="accountId" value={account.id} />
      <Button
        id={buttonId}
        variant="secondary"
        aria-labelledby={`${buttonId} ${nameId}`}
        busy={isBusy && formData?.get('accountId') === account.id}
        busyLabel={t('busy')}
      >
        {t('choose')}
      </Button>
    </Form>
  )
}
