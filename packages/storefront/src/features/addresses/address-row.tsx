import { useShopClient } from '@cartonnage/react-hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Badge } from '../../components/badge'
import { Button } from '../../components/button'
import styles from './addresses-page.module.css'
import { deliversTo } from './delivers-to'
import type { PlaceNamesByCountry } from './place-names'
import type { Address } from './saved-address'
import { useSavedLines } from './use-saved-lines'

export interface AddressRowProps {
  readonly address: Address
  readonly locations: PlaceNamesByCountry
}

/**
 * One saved address, with what can be done with it; deleting asks first, without scripts too. One in a country that
 * the shop does not deliver to can be deleted, and for invoices be the default.
 */
export function AddressRow({ address, locations }: AddressRowProps) {
  const { t } = useTranslation('addresses')
  const { addressId, addressType, country, isDefault } = address
  const [head = '', ...lines] = useSavedLines()(address, locations)
  const isOutside = !deliversTo(useShopClient().shop, country)
  const isForDelivery = addressType !== 'Billing'
  const of = (what: string) => t('of', { what, address: [head, ...lines].join(', ') })
  return (
    <li className={styles['address']}>
      <div className={styles['lines']}>
        <p>
          <b>{head}</b> {isDefault ? <Badge>{t('default')}</Badge> : null}
        </p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {isOutside && isForDelivery ? <p className={styles['outside']}>{t('outside')}</p> : null}
      </div>
      <div className={styles['ways']}>
        {isOutside ? null : (
          <Link className="link" to={paths.address(addressId)} aria-label={of(t('change'))}>
            {t('change')}
          </Link>
        )}
        {isDefault || (isOutside && isForDelivery) ? null : (
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
