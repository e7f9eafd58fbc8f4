import { buyerAddressForm } from '../../shared/addresses/buyer-address-form'
import { useSession, useShopClient } from '@cartonnage/react-hooks'
import type { AddressFormValues } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { Choice } from '../../components/choice'
import { AddressFields } from '../../shared/addresses/address-fields'
import type { AddressDraft } from '../../shared/addresses/address-draft'
import { useAddressDraft } from '../../shared/addresses/address-draft'
import { AddressProblemSummary, RestoredDraftNote } from '../../shared/addresses/address-form-notes'
import { namesOfBuyer } from '../../shared/addresses/saved-address'
import type { RefusedAddress } from '../../shared/addresses/data/read-address'
import styles from './step-form.module.css'
import { useUnsentFields } from './use-unsent-fields'

interface AddressEntryProps {
  /** The saved address that is edited; undefined for a new one. */
  readonly edited:
    | { readonly addressId: string; readonly values: AddressFormValues; readonly isDefault: boolean }
    | undefined
  /** The form's content, when it was refused. */
  readonly refused: RefusedAddress | undefined
  /** There is no saved address: this one becomes the default. */
  readonly isFirst: boolean
  /** Where there is something to choose instead; undefined where there is not. */
  readonly instead: { readonly to: string; readonly label: string } | undefined
}

/** The form of an address in the first step. It posts to the URL of the page. */
export function AddressEntry({ edited, refused, isFirst, instead }: AddressEntryProps) {
  const { t } = useTranslation('addresses')
  const { session } = useSession()
  const client = useShopClient()
  const isBusy = useNavigation().state !== 'idle'
  const draft = useAddressDraft()
  const form = useUnsentFields(`enter-address ${edited?.addressId ?? 'new'}`)
  const version = draft === undefined ? 'loaded' : 'draft'
  const entered = refused?.entered ?? draft
  return (
    <Form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value="enter-address" />
      {edited === undefined ? null : <input type="hidden" name="addressId" value={edited.addressId} />}
      {refused === undefined ? null : <AddressProblemSummary refused={refused} />}
      {draft === undefined || refused !== undefined ? null : <RestoredDraftNote />}
      <AddressFields
        key={version}
        kind="Shipping"
        {...buyerAddressForm(client, session?.userType)}
        values={entered ?? edited?.values ?? namesOfBuyer(session ?? {})}
        problems={refused?.problems ?? {}}
      />
      <AddressUse key={`use ${version}`} edited={edited} entered={entered} isFirst={isFirst} />
      <div className={styles.actions}>
        <Button variant="primary" size="prominent" busy={isBusy} busyLabel={t('busy')}>
          {t('deliverHere')}
        </Button>
        {instead === undefined ? null : (
          <Link className="link" to={instead.to}>
            {instead.label}
          </Link>
        )}
      </div>
    </Form>
  )
}

interface AddressUseProps extends Pick<AddressEntryProps, 'edited' | 'isFirst'> {
  readonly entered: Pick<AddressDraft, 'keep' | 'isDefault'> | undefined
}

/** What the address is for besides this order. A default address stays the default. */
function AddressUse({ edited, entered, isFirst }: AddressUseProps) {
  const { t } = useTranslation('addresses')
  return (
    <>
      {edited === undefined ? (
        <Choice
          type="checkbox"
          name="keep"
          value="true"
          defaultChecked={entered?.keep ?? true}
          label={t('keep')}
        />
      ) : null}
      {edited?.isDefault === true ? (
        <input type="hidden" name="isDefault" value="true" />
      ) : (
        <Choice
          type="checkbox"
          name="isDefault"
          value="true"
          defaultChecked={entered?.isDefault ?? isFirst}
          label={t('useDefault')}
        />
      )}
    </>
  )
}
