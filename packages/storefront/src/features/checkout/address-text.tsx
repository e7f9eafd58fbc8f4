import { formatPhone } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { PlaceNamesByCountry } from '../addresses/place-names'
import { addressLines } from './address-lines'
import styles from './address-text.module.css'
import type { SavedAddress } from './billing-address'

export interface AddressTextProps {
  readonly address: SavedAddress
  /** False where the first line stands above already. */
  readonly isHeadShown?: boolean
  /** Of a delivery: the carrier calls it. */
  readonly phone?: string | null
  /** Of an invoice. */
  readonly vatId?: string | null
  /** Of an invoice, which may go to a country outside the shop's. @default none */
  readonly locations?: PlaceNamesByCountry
}

/** An address, one part a line. */
export function AddressText({ address, isHeadShown = true, phone, vatId, locations = {} }: AddressTextProps) {
  const { t } = useTranslation(['checkout', 'addresses'])
  const lines = [
    ...addressLines(address, t, locations).slice(isHeadShown ? 0 : 1),
    ...(vatId ? [t('addresses:vatIdIs', { vatId })] : []),
    formatPhone(phone),
  ].filter((line) => line !== '')
  return (
    <>
      {lines.map((line, index) => (
        <span key={index} className={styles['line']}>
          {line}
        </span>
      ))}
    </>
  )
}
