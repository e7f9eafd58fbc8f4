/** Three digits or so, as people read them; '-' where there is nothing. @param {number | undefined} value */
export const number = (value) => {
  if (value === undefined || !Number.isFinite(value)) return '-'
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })
}
export const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(0)} %`
export const seconds = (/** @type {number | undefined} */ ms) =>
  ms === undefined ? '-' : `${number(ms / 1000)} s`
