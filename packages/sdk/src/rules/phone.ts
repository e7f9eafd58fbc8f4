/** Ten digits after +1, with blanks, dots, hyphens or brackets between [5-13]. */
const northAmerican = /^\+1((?:[\s.()-]*\d){10})$/

/**
 * A phone number as it is shown: `(NNN) NNN-NNNN` for a number of North America, every other one as it came, without
 * blanks around it; `''` for what is no text.
 */
export function formatPhone(phone: unknown): string {
  const text = typeof phone === 'string' ? phone.trim() : ''
  const digits = northAmerican.exec(text)?.[1]?.replace(/\D/g, '')
  return digits === undefined ? text : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/**
 * The `tel:` link of a phone number of the settings: a leading 'Tel:' in any case and all blanks are left out
 * [3.navigation-and-footer-4]. `undefined` when no digit is left.
 */
export function phoneHref(phone: unknown): string | undefined {
  if (typeof phone !== 'string') return undefined
  const number = phone.trim().replace(/^tel:/i, '').replace(/\s/g, '')
  return /\d/.test(number) ? `tel:${encodeURI(number)}` : undefined
}
