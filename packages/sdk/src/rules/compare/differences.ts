/**
 * Whether the values of a row differ, one for each compared product. A value that is not known differs from any that is;
 * of fewer than two products nothing differs.
 */
export const isDifferent = (values: readonly (string | number | undefined)[]): boolean =>
  new Set(values).size > 1

/**
 * Which of the values is the smallest or largest, by its index. None where that is in doubt: one is not known, several are
 * as good, or there are fewer than two.
 */
export function findBest(
  values: readonly (number | undefined)[],
  best: 'smallest' | 'largest',
): number | undefined {
  const known = values.filter((value) => value !== undefined)
  if (known.length < values.length || known.length < 2) return undefined
  const found = best === 'smallest' ? Math.min(...known) : Math.max(...known)
  const index = values.indexOf(found)
  return values.lastIndexOf(found) === index ? index : undefined
}
