import { formatPhone } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { PlaceNamesByCountry } from '../../shared/address-lines/place-names'
import { useAddressLines } from '../../shared/address-lines/use-address-lines'
import styles from './address-text.module.css'
import type { SavedAddress } from './invoice'

interface AddressTextProps {
  readonly address: SavedAddress
  /** False where the first line is already displayed above. */
  readonly hasFirstLine?: boolean
  /** Of a delivery, for the carrier. */
  readonly phone?: string | null
  /** Of an invoice. */
  readonly vatId?: string | null
  /** Of an invoice, which may go to a country outside the shop's. @default none */
  readonly locations?: PlaceNamesByCountry
}

/** An address, line by line. */
export function AddressText({
  address,
  hasFirstLine = true,
  phone,
  vatId,
  locations = {},
}: AddressTextProps) {
  const { t } = useTranslation('addresses')
  const toLines = useAddressLines(locations)
  const lines = [
    ...toLines(address).slice(hasFirstLine ? 0 : 1),
    ...(vatId ? [t('vatIdIs', { vatId })] : []),
    formatPhone(phone),
  ].filter((line) => line !== '')
  return (
    <>
      {lines.map((line, index) => (
        <span key={index} className={styles.line}>
          {line}
        </span>
      ))}
    </>
  )
}
