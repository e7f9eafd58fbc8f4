import { useTranslation } from 'react-i18next'
import { addressLines } from './address-lines'
import styles from './address-text.module.css'
import type { KnownAddress } from './billing-address'

export interface AddressTextProps {
  readonly address: KnownAddress
  /** False where the first line stands above already. */
  readonly isHeadShown?: boolean
}

/** An address, one part a line. */
export function AddressText({ address, isHeadShown = true }: AddressTextProps) {
  const { t } = useTranslation('checkout')
  const lines = addressLines(address, t).slice(isHeadShown ? 0 : 1)
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
