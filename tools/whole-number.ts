/**
 * Reads an option that is a whole number from 1. Throws an error that names the option.
 * @param option its name without the dashes
 */
export const readWholeNumber = (option: string, text: string, maximum: number = 999_999_999_999) => {
  const number = /^[1-9]\d{0,11}$/.test(text) ? Number(text) : NaN
  if (number <= maximum) return number
  throw new Error(`--${option} must be a whole number from 1 to ${maximum}, not "${text}"`)
}
