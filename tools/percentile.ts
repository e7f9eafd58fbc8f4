/**
 * The smallest value that this share of the values does not exceed (nearest rank, no interpolation).
 * @param share 0.5 for the median
 * @returns undefined without values
 */
export const percentile = (values: readonly number[], share: number): number | undefined => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
}

export const median = (values: readonly number[]) => percentile(values, 0.5) ?? NaN
