import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router-dom'
import { Badge } from '../../components/badge'
import { Button } from '../../components/button'
import { CheckIcon } from '../../components/icons'
import type { ListedAccount } from './accounts-loader'
import styles from './accounts-page.module.css'

/** One account: name, address, marks, and the button that orders for it from now on. */
export function AccountRow({ account }: { readonly account: ListedAccount }) {
  const { t } = useTranslation('accounts')
  const nameId = useId()
  return (
    <li className={styles['account']} aria-labelledby={nameId}>
      <div>
        <h2 className={styles['name']} id={nameId}>
          {account.name}
        </h2>
        {account.isMyAccount ? <Badge>{t('mine')}</Badge> : null}
        {account.addressLines.length === 0 ? null : (
          <p className={styles['address']}>{account.addressLines.join(', ')}</p>
        )}
      </div>
      {account.isActive ? (
        <p className={styles['active']}>
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
