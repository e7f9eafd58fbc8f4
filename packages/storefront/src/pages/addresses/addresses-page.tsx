import { useShopClient } from '@cartonnage/react-hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useActionData, useLoaderData, Form, useNavigation } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { usePageQuery } from '../../shell/use-shared-location'
import { Badge } from '../../components/badge'
import { buttonClass, Button } from '../../components/button'
import { Note } from '../../components/note'
import { ResponseFocus } from '../../forms/response-focus'
import { FailureNote } from '../../shared/failures/failure-note'
import type { AddressKind } from '../../shared/addresses/address-fields'
import type { changeAddresses } from './data/addresses-action'
import type { loadAddresses } from './data/addresses-loader'
import styles from './addresses-page.module.css'
import { deliversTo } from '../../shared/addresses/delivery-country'
import type { PlaceNamesByCountry } from '../../shared/address-lines/place-names'
import type { Address } from '../../shared/addresses/saved-address'
import { useSavedLines } from './use-saved-lines'

export const action = loadLater(async () => (await import('./data/addresses-action')).changeAddresses)
export const loader = loadLater(async () => (await import('./data/addresses-loader')).loadAddresses)

export const handle: PageHandle<typeof loadAddresses> = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('title', { ns: 'addresses' }),
}

/** The buyer's addresses for deliveries and for invoices. */
export function Component() {
  const { t } = useTranslation('addresses')
  const { addresses, placeNames } = useLoaderData<typeof loadAddresses>()
  const response = useActionData<typeof changeAddresses>()
  return (
    <div className="container section">
      <h1>{t('title')}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      {response === undefined ? (
        <DoneNote />
      ) : (
        <ResponseFocus response={response}>
          <FailureNote
            className={styles.note}
            failure={response.failure}
            own={{ unreachable: t('failed'), refused: t('failed'), busy: t('failed') }}
            isBesideForm
          />
        </ResponseFocus>
      )}
      <AddressGroup
        kind="Shipping"
        addresses={addresses.filter(({ addressType }) => addressType !== 'Billing')}
        placeNames={placeNames}
      />
      <AddressGroup
        kind="Billing"
        addresses={addresses.filter(({ addressType }) => addressType === 'Billing')}
        placeNames={placeNames}
      />
    </div>
  )
}

/** Confirms what the form before this page has done. */
function DoneNote() {
  const { t } = useTranslation('addresses')
  const done = usePageQuery().get('done')
  if (done !== 'saved' && done !== 'removed') return null
  return (
    <Note kind="success" role="status" className={styles.note}>
      {t(done)}
    </Note>
  )
}

interface AddressGroupProps {
  readonly kind: AddressKind
  readonly addresses: readonly Address[]
  readonly placeNames: PlaceNamesByCountry
}

function AddressGroup({ kind, addresses, placeNames }: AddressGroupProps) {
  const { t } = useTranslation('addresses')
  return (
    <section className={styles.group}>
      <h2>{t(`kind.${kind}`)}</h2>
      {addresses.length === 0 ? <p className={styles.intro}>{t(`none.${kind}`)}</p> : null}
      <ul className={styles.list}>
        {addresses.map((address) => (
          <AddressRow key={address.addressId} address={address} placeNames={placeNames} />
        ))}
      </ul>
      <Link
        className={buttonClass({
          variant: addresses.length === 0 && kind === 'Shipping' ? 'primary' : 'secondary',
        })}
        to={paths.address('new', kind === 'Billing' ? { type: kind } : {})}
      >
        {t(`add.${kind}`)}
      </Link>
    </section>
  )
}

interface AddressRowProps {
  readonly address: Address
  readonly placeNames: PlaceNamesByCountry
}

/**
 * One saved address with its actions; deleting asks first, without scripts too. An address in a country that the shop
 * does not deliver to can only be deleted, or for invoices be made the default.
 */
function AddressRow({ address, placeNames }: AddressRowProps) {
  const { t } = useTranslation('addresses')
  const { addressId, addressType, country, isDefault } = address
  const [head = '', ...lines] = useSavedLines()(address, placeNames)
  const isOutside = !deliversTo(useShopClient().shop, country)
  const isForDelivery = addressType !== 'Billing'
  const labelOf = (action: string) => t('of', { what: action, address: [head, ...lines].join(', ') })
  return (
    <li className={styles.address}>
      <div className={styles.lines}>
        <p>
          <b>{head}</b> {isDefault ? <Badge>{t('default')}</Badge> : null}
        </p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {isOutside && isForDelivery ? <p className={styles.outside}>{t('outside')}</p> : null}
      </div>
      <div className={styles.actions}>
        {isOutside ? null : (
          <Link className="link" to={paths.address(addressId)} aria-label={labelOf(t('change'))}>
            {t('change')}
          </Link>
        )}
        {isDefault || (isOutside && isForDelivery) ? null : (
          <ChangeForm addressId={addressId} intent="default" label={labelOf(t('makeDefault'))}>
            {t('makeDefault')}
          </ChangeForm>
        )}
        <details className={styles.remove}>
          <summary className="link" aria-label={labelOf(t('remove'))}>
            {t('remove')}
          </summary>
          <p>{t('removeSure')}</p>
          <ChangeForm addressId={addressId} intent="remove" label={labelOf(t('removeYes'))}>
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
