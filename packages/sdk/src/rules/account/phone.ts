import { readText } from '../text'

/** Ten digits after +1, with spaces, dots, hyphens or brackets between them. */
const northAmerican = /^\+1(?:[\s.()-]*\d){10}$/

/**
 * E.164 numbers and the groups in which they are read. German area codes have two to five digits; those of the large towns
 * and of the west tell their length by their first digits. Of any other number only the country code is set apart.
 */
const grouped: readonly RegExp[] = [
  /^(\+41)([2-7]\d|[89]1)(\d{3})(\d\d)(\d\d)$/,
  /^(\+423)([2-7]\d\d)(\d\d)(\d\d)$/,
  /^(\+49)(1[67]\d|15[1279]\d)(\d{7,8})$/,
  /^(\+49)(30|40|69|89)(\d{5,8})$/,
  /^(\+49)(2(?:0[1-389]|1[124]|2[18]|3[14])|3(?:[35-9][15]|4[015])|906|(?:2[4-9]|4[2-9]|[579][1-9]|[68][1-8])1)(\d{4,9})$/,
  /^(\+49)((?:[24-6]\d\d|8(?:0[2-9]|[1-8]\d)|[79](?:0[2-8]|[1-9]\d))\d)(\d{3,8})$/,
  /^(\+31)(6)([1-58]\d{7})$/,
  /^(\+31)(1[035]|2[0346]|3[03568]|4[0356]|5[0358]|7\d|8[4578])(\d{3})(\d{4})$/,
  /^(\+31)([1-5]\d\d)(\d{3})(\d{3})$/,
  /^(\+32)([23]|4(?=[23])|9(?!0))(\d{3})(\d\d)(\d\d)$/,
  /^(\+32)(4[5-9]\d|[15-7]\d|8[1-9])(\d\d)(\d\d)(\d\d)$/,
  /^(\+352)(6\d\d)(\d{3})(\d{3})$/,
  /^(\+352)(\d\d)(\d\d)(\d\d)$/,
  /^(\+352)(2\d)(\d\d)(\d\d)(\d\d)$/,
  /^(\+(?:41|423|49|31|32|352))(\d{4,12})$/,
]

/**
 * A phone number for display: `(NNN) NNN-NNNN` for North America, grouped for the countries that the shops deliver
 * to, otherwise as given but trimmed; `''` if it is not a string.
 */
export function formatPhone(phone: unknown): string {
  const text = readText(phone)
  if (northAmerican.test(text)) {
    const digits = text.replace(/\D/g, '')
    return `(${digits.slice(1, 4)}) ${digits.slice(4, 7)}-${digits.slice(7)}`
  }
  const parts = grouped.find((pattern) => pattern.test(text))?.exec(text)
  return parts ? parts.slice(1).join(' ') : text
}

/**
 * The `tel:` link for a phone number from the settings, without a leading 'Tel:' (any case), spaces and invisible
 * characters. `undefined` if it contains no digit.
 */
export function phoneHref(phone: unknown): string | undefined {
  const number = readText(phone)
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/^tel:/i, '')
  return /\d/.test(number) ? `tel:${encodeURI(number)}` : undefined
}
