import { addressLines } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Badge } from '../../components/badge'
import { Button } from '../../components/button'
import styles from './addresses-page.module.css'
import type { Address } from './save-address'
import { countryOf } from './use-problem-text'

/** One saved address, with what can be done with it; deleting asks first, without scripts too. */
export function AddressRow({ address }: { readonly address: Address }) {
  const { t } = useTranslation('addresses')
  const { addressId, country, phoneNumber, isDefault } = address
  const [head = '', ...lines] = addressLines(address, country ?? '')
  const known = countryOf(country)
  const countryName = known === undefined ? country : t(`country.${known}`)
  const of = (what: string) => t('of', { what, address: [head, ...lines].join(', ') })
  return (
    <li className={styles['address']}>
      <div className={styles['lines']}>
        <p>
          <b>{head}</b> {isDefault === true ? <Badge>{t('default')}</Badge> : null}
        </p>
        {[...lines, countryName, phoneNumber].map((line) => (line ? <p key={line}>{line}</p> : null))}
      </div>
      <div className={styles['ways']}>
        <Link className="link" to={paths.address(addressId)} aria-label={of(t('change'))}>
          {t('change')}
        </Link>
        {isDefault === true ? null : (
          <ChangeForm addressId={addressId} intent="default" label={of(t('makeDefault'))}>
            {t('makeDefault')}
          </ChangeForm>
        )}
        <details className={styles['remove']}>
          <summary className="link" aria-label={of(t('remove'))}>
            {t('remove')}
          </summary>
          <p>{t('removeSure')}</p>
          <ChangeForm addressId={addressId} intent="remove" label={of(t('removeYes'))}>
            {t('removeYes')}
          </ChangeForm>
        </details>
      </div>
    </li>
  )
}

interface ChangeFormProps {
  readonly addressId: string
  readonly intent: 'default' | 'remove'
  readonly label: string
  readonly children: ReactNode
}

function ChangeForm({ addressId, intent, label, children }: ChangeFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name="addressId" value={addressId} />
      <Button size="dense" name="intent" value={intent} aria-label={label}>
        {children}
      </Button>
    </Form>
  )
}
