import { useSession } from '@cartonnage/react-hooks'
import type { AddressFormValues } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { Choice } from '../../components/choice'
import { AddressFields } from '../addresses/address-fields'
import { AddressProblemSummary } from '../addresses/address-problems'
import { nameOf } from '../addresses/name-of'
import type { RefusedAddress } from '../addresses/read-address'
import { TypedAddressNote } from '../addresses/typed-address-note'
import { useTypedAddress } from '../addresses/use-typed-address'
import { stepPath } from './checkout-step'
import styles from './step-form.module.css'

export interface AddressEntryProps {
  /** The saved address that is changed; undefined for a new one. */
  readonly edited:
    | { readonly addressId: string; readonly values: AddressFormValues; readonly isDefault: boolean }
    | undefined
  /** What the form said before it was refused. */
  readonly refused: RefusedAddress | undefined
  /** There is no saved address: this one is meant to stay. */
  readonly isFirst: boolean
  /** There are addresses to go back to. */
  readonly hasChoice: boolean
}

/** The form of an address in the first step. It is sent to the address of this very page. */
export function AddressEntry({ edited, refused, isFirst, hasChoice }: AddressEntryProps) {
  const { t } = useTranslation('addresses')
  const { session } = useSession()
  const isBusy = useNavigation().state !== 'idle'
  const typed = useTypedAddress()
  const version = typed === undefined ? 'loaded' : 'typed'
  return (
    <Form
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value="enter-address" />
      {edited === undefined ? null : <input type="hidden" name="addressId" value={edited.addressId} />}
      {refused === undefined ? null : <AddressProblemSummary refused={refused} />}
      {typed === undefined || refused !== undefined ? null : <TypedAddressNote />}
      <AddressFields
        key={version}
        kind="Shipping"
        isBusiness={session?.userType === 'business'}
        values={refused?.values ?? typed?.values ?? edited?.values ?? nameOf(session ?? {})}
        problems={refused?.problems ?? {}}
      />
      {edited === undefined ? (
        <Choice
          key={`keep ${version}`}
          type="checkbox"
          name="keep"
          value="true"
          defaultChecked={typed?.isChecked.keep ?? true}
          label={t('keep')}
        />
      ) : null}
      {edited?.isDefault === true ? <input type="hidden" name="isDefault" value="true" /> : null}
      {edited?.isDefault === true ? null : (
        <Choice
          key={`default ${version}`}
          type="checkbox"
          name="isDefault"
          value="true"
          defaultChecked={typed?.isChecked.isDefault ?? isFirst}
          label={t('useDefault')}
        />
      )}
      <div className={styles['ways']}>
        <Button variant="primary" size="prominent" busy={isBusy} busyLabel={t('busy')}>
          {t('deliverHere')}
        </Button>
        {hasChoice ? (
          <Link className="link" to={stepPath('address')}>
            {t('choose')}
          </Link>
        ) : null}
      </div>
    </Form>
  )
}
