import { ShopError } from '../../errors/errors'
import { hasCheckDigits } from './iban'

/** The reference. Throws `INVALID_OPTION` unless it is one by ISO 11649: `RF`, check digits, at most 21 characters. */
export function requireCreditorReference(reference: string): string {
  if (/^RF\d{2}[A-Z\d]{1,21}$/.test(reference) && hasCheckDigits(reference)) return reference
  throw new ShopError(
    'INVALID_OPTION',
    'reference: RF with check digits is needed for this account (ISO 11649)',
  )
}

/** The reference. Throws `INVALID_OPTION` unless it has 27 digits, the last of which checks the others. */
export function requireQrReference(reference: string): string {
  if (/^\d{27}$/.test(reference) && modulo10(reference) === 0) return reference
  throw new ShopError('INVALID_OPTION', 'reference: the 27 digits of a QR reference are needed for a QR-IBAN')
}

/** Modulo 10, recursive: 0 for digits that end with their check digit. */
const modulo10 = (digits: string): number =>
  [...digits].reduce((carry, digit) => Number('0946827135'[(carry + Number(digit)) % 10]), 0)
