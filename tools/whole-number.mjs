/**
 * Reads an option that is a whole number from 1. Throws an error that names the option.
 * @param {string} option its name without the dashes
 * @param {string} text
 * @param {number} [maximum]
 */
export const readWholeNumber = (option, text, maximum = 999_999_999_999) => {
  const number = /^[1-9]\d{0,11}$/.test(text) ? Number(text) : NaN
  if (number <= maximum) return number
  throw new Error(`--${option} must be a whole number from 1 to ${maximum}, not "${text}"`)
}
