/**
 * The names in a list of an option, which must exist; all names without a list.
 * @param list separated by commas
 */
export const chooseNames = (
  list: string | undefined,
  { option, existing }: { option: string; existing: readonly string[] },
) => {
  if (list === undefined) return existing
  const names = list.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !existing.includes(name))
  if (unknown.length === 0) return names
  throw new Error(`--${option}: unknown: ${unknown.join(', ')}. There are: ${existing.join(', ')}`)
}
