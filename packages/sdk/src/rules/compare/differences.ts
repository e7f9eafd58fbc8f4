import { compare, parseDecimal } from '../../decimal'

/**
 * Whether the values of a row differ, one for each compared product. A value that is not known differs from any that is;
 * of fewer than two products nothing differs.
 */
export const isDifferent = (values: readonly (string | number | undefined)[]): boolean =>
  new Set(values).size > 1

/**
 * Which of the values is the smallest or largest, by its index; values are numbers or decimal texts such as amounts. None
 * where that is in doubt: one is not known, several are as good, or there are fewer than two.
 */
export function findBest(
  values: readonly (string | number | undefined)[],
  best: 'smallest' | 'largest',
): number | undefined {
  const decimals = values
    .map((value) => parseDecimal(String(value)))
    .filter((decimal) => decimal !== undefined)
  if (decimals.length < values.length || decimals.length < 2) return undefined
  const better = best === 'smallest' ? -1 : 1
  const index = decimals.findIndex((one, at) =>
    decimals.every((other, otherAt) => at === otherAt || compare(one, other) === better),
  )
  return index === -1 ? undefined : index
}
