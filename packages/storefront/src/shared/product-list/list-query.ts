/** New values of query parameters; `undefined` and an empty list remove one. */
export type QueryChanges = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * A list's query with some parameters changed: '' or '?…'. All others stay as they are. The list then begins at its first
 * page again, unless `page` is among the changes.
 */
export function changeQuery(search: string, changes: QueryChanges): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
    query.delete(name)
    for (const each of [value ?? []].flat()) query.append(name, each)
  }
  return query.size === 0 ? '' : `?${query.toString()}`
}
