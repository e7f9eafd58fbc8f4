import { useTranslation } from 'react-i18next'
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { usePageQuery } from '../../shell/use-shared-location'
import { Button } from '../../components/button'
import { Choice } from '../../components/choice'
import { Note } from '../../components/note'
import { AddressFields } from '../../shared/addresses/address-fields'
import styles from '../../shared/addresses/address-form.module.css'
import { checkoutStepAfter, fromRegistration, homeAfter } from '../../shared/addresses/address-origin'
import { useAddressDraft } from '../../shared/addresses/address-draft'
import { AddressProblemSummary, RestoredDraftNote } from '../../shared/addresses/address-form-notes'
import type { saveAddressPage } from './data/addresses-action'
import type { loadAddress } from './data/addresses-loader'

export const action = loadLater(async () => (await import('./data/addresses-action')).saveAddressPage)
export const loader = loadLater(async () => (await import('./data/addresses-loader')).loadAddress)

export const handle: PageHandle<typeof loadAddress> = {
  kind: 'account',
  title: ({ data, i18n }) =>
    i18n.t(data.addressId === undefined ? `add.${data.kind}` : `edit.${data.kind}`, { ns: 'addresses' }),
}

/** The form for a new or a saved address. */
export function Component() {
  const { t } = useTranslation('addresses')
  const { addressId, kind, isOutside } = useLoaderData<typeof loadAddress>()
  const search = usePageQuery()
  return (
    <div className="container section">
      <h1>{t(addressId === undefined ? `add.${kind}` : `edit.${kind}`)}</h1>
      {search.get('from') === fromRegistration ? <p>{t('welcome')}</p> : null}
      {isOutside ? <OutsideNote /> : <AddressForm search={search} />}
    </div>
  )
}

/** Instead of the form, which offers only the shop's countries and would move the address to one of them. */
function OutsideNote() {
  const { t } = useTranslation('addresses')
  return (
    <>
      <Note kind="info" className={styles.outside}>
        {t('outsideChange')}
      </Note>
      <p>
        <Link className="link" to={paths.addresses()}>
          {t('back')}
        </Link>
      </p>
    </>
  )
}

function AddressForm({ search }: { readonly search: URLSearchParams }) {
  const { t } = useTranslation('addresses')
  const { kind, fields, values, isDefault } = useLoaderData<typeof loadAddress>()
  const refused = useActionData<typeof saveAddressPage>()
  const draft = useAddressDraft()
  const version = draft === undefined ? 'loaded' : 'draft'
  const entered = refused?.entered ?? draft
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name="kind" value={kind} />
      {refused === undefined ? null : <AddressProblemSummary refused={refused} />}
      {draft === undefined || refused !== undefined ? null : <RestoredDraftNote />}
      <AddressFields
        key={version}
        kind={kind}
        {...fields}
        values={entered ?? values}
        problems={refused?.problems ?? {}}
      />
      {isDefault ? (
        <input type="hidden" name="isDefault" value="true" />
      ) : (
        <Choice
          key={`default ${version}`}
          type="checkbox"
          name="isDefault"
          value="true"
          defaultChecked={entered?.isDefault ?? false}
          label={t('useDefault')}
        />
      )}
      <div className={styles.actions}>
        <Button variant="primary" size="prominent" busy={isBusy} busyLabel={t('busy')}>
          {t('save')}
        </Button>
        <BackLink search={search} />
      </div>
    </Form>
  )
}

function BackLink({ search }: { readonly search: URLSearchParams }) {
  const { t } = useTranslation('addresses')
  const home = homeAfter(search)
  return (
    <Link className="link" to={home ?? checkoutStepAfter(search) ?? paths.addresses()}>
      {home === undefined ? t('back') : t('later')}
    </Link>
  )
}
