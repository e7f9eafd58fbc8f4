import type { AddressCountry } from './address'

/**
 * What can be said of a VAT id without asking anybody. `checkDigit`: it looks right, but its check digit does not
 * agree; that is a warning and never blocks, because tax offices have handed out such numbers.
 */
export type VatIdFinding = 'plausible' | 'checkDigit' | 'format'

/** A VAT id as it was read. */
export interface VatIdReading {
  /** In capitals, without blanks around it. */
  readonly vatId: string
  readonly finding: VatIdFinding
}

/** The VAT id that somebody typed, and what is to be said of it. Only the register can say that it is valid. */
export function readVatId(country: AddressCountry, text: unknown): VatIdReading {
  const vatId = typeof text === 'string' ? text.trim().toUpperCase() : ''
  if (!patterns[country].test(vatId)) return { vatId, finding: 'format' }
  const isRight = checks[country](vatId.replace(/\D/g, ''), vatId)
  return { vatId, finding: isRight ? 'plausible' : 'checkDigit' }
}

const patterns: Readonly<Record<AddressCountry, RegExp>> = {
  CH: /^CHE-?\d{3}\.?\d{3}\.?\d{3}(?: ?(?:MWST|TVA|IVA))?$/,
  DE: /^DE[1-9]\d{8}$/,
  NL: /^NL\d{9}B\d{2}$/,
  BE: /^BE[01]\d{9}$/,
  LU: /^LU\d{8}$/,
}

type Check = (digits: string, vatId: string) => boolean

const checks: Readonly<Record<AddressCountry, Check>> = {
  CH: (digits) => mod11(digits, [5, 4, 3, 2, 7, 6, 5, 4], 'complement'),
  DE: (digits) => iso7064(digits),
  NL: (digits, vatId) => mod97(vatId) === 1 || mod11(digits.slice(0, 9), [9, 8, 7, 6, 5, 4, 3, 2], 'rest'),
  BE: (digits) => Number(digits.slice(8)) === 97 - (Number(digits.slice(0, 8)) % 97),
  LU: (digits) => Number(digits.slice(6)) === Number(digits.slice(0, 6)) % 89,
}

/** Weighted sum modulo 11: the last digit is the rest, or what is missing to 11; 10 is no digit. */
function mod11(digits: string, weights: readonly number[], kind: 'rest' | 'complement'): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const rest = sum % 11
  const wanted = kind === 'rest' ? rest : (11 - rest) % 11
  return wanted === Number(digits[weights.length])
}

/** ISO 7064, MOD 11,10. */
function iso7064(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10 === Number(digits.at(-1))
}

/** Letters count as 10 to 35. */
function mod97(vatId: string): number {
  const digits = vatId.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}
