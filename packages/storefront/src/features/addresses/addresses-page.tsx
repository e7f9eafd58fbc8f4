import { useTranslation } from 'react-i18next'
import { Link, useActionData, useLoaderData, useSearchParams } from 'react-router-dom'
import type { PageHandle } from '../../app/page-handle'
import { paths } from '../../app/paths'
import { buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { FailureNote } from '../failures/failure-note'
import type { AddressKind } from './address-fields'
import { AddressRow } from './address-row'
import type { changeAddresses } from './addresses-action'
import type { loadAddresses } from './addresses-loader'
import styles from './addresses-page.module.css'
import type { PlaceNamesByCountry } from './place-names'
import type { Address } from './saved-address'

export { changeAddresses as action } from './addresses-action'
export { loadAddresses as loader } from './addresses-loader'

export const handle: PageHandle<typeof loadAddresses> = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('title', { ns: 'addresses' }),
}

/** The buyer's addresses: where goods go, and where invoices go. */
export function Component() {
  const { t } = useTranslation('addresses')
  const { addresses, locations } = useLoaderData<typeof loadAddresses>()
  const failure = useActionData<typeof changeAddresses>()?.failure
  return (
    <div className="container section">
      <h1>{t('title')}</h1>
      <p className={styles['intro']}>{t('intro')}</p>
      {failure === undefined ? (
        <DoneNote />
      ) : (
        <FailureNote
          className={styles['note']}
          failure={failure}
          own={{ unreachable: t('failed'), refused: t('failed'), busy: t('failed') }}
          isBesideForm
        />
      )}
      <AddressGroup
        kind="Shipping"
        addresses={addresses.filter(({ addressType }) => addressType !== 'Billing')}
        locations={locations}
      />
      <AddressGroup
        kind="Billing"
        addresses={addresses.filter(({ addressType }) => addressType === 'Billing')}
        locations={locations}
      />
    </div>
  )
}

/** What the form before this page did. */
function DoneNote() {
  const { t } = useTranslation('addresses')
  const done = useSearchParams()[0].get('done')
  if (done !== 'saved' && done !== 'removed') return null
  return (
    <Note kind="success" role="status" className={styles['note']}>
      {t(done)}
    </Note>
  )
}

interface AddressGroupProps {
  readonly kind: AddressKind
  readonly addresses: readonly Address[]
  readonly locations: PlaceNamesByCountry
}

function AddressGroup({ kind, addresses, locations }: AddressGroupProps) {
  const { t } = useTranslation('addresses')
  return (
    <section className={styles['group']}>
      <h2>{t(`kind.${kind}`)}</h2>
      {addresses.length === 0 ? <p className={styles['intro']}>{t(`none.${kind}`)}</p> : null}
      <ul className={styles['list']}>
        {addresses.map((address) => (
          <AddressRow key={address.addressId} address={address} locations={locations} />
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
