/**
 * The smallest value that this share of the values does not exceed (nearest rank, no interpolation).
 * @param {readonly number[]} values
 * @param {number} share 0.5 for the median
 * @returns {number | undefined} undefined without values
 */
export const percentile = (values, share) => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
}

/** @param {readonly number[]} values */
export const median = (values) => percentile(values, 0.5) ?? NaN
