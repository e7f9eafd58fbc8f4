import { addressLines, fullName } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { useLoaderData } from 'react-router-dom'
import type { loadOrder } from './order-loader'
import styles from './order-page.module.css'

const countries = ['CH', 'DE', 'NL', 'LU', 'BE'] as const

export interface OrderAddressProps {
  readonly kind: 'delivery' | 'billing'
  readonly address: ReturnType<typeof useLoaderData<typeof loadOrder>>['order']['deliveryAddress']
}

/** An address of the order as it is written on a parcel; nothing where the order has none. */
export function OrderAddress({ kind, address }: OrderAddressProps) {
  const { t } = useTranslation(['orders', 'common'])
  if (address === null) return null
  const { country } = address
  const known = countries.find((code) => code === country)
  const land = known === undefined ? country : t(`common:country.${known}`)
  const name = address.name ?? fullName(address, country)
  const lines = [...addressLines({ ...address, name }, country ?? ''), land ?? '']
  return (
    <section>
      <h2 className="type-h3">{t(`orders:detail.${kind}`)}</h2>
      <address className={styles['address']}>
        {[...new Set(lines)]
          .filter((line) => line !== '')
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
    </section>
  )
}
