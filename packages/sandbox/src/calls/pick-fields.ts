/** Only the named fields of a list such as `Name,StockKeepingUnit`; all of them without a list. */
export function pickFields<T>(
  fields: Readonly<Record<string, T>>,
  names: readonly string[],
): Record<string, T> {
  if (names.length === 0) return { ...fields }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}
