/** The parsed JSON of a text; undefined for any other value. */
const readText = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return undefined
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** The value with the members that `keeps` is true for; it gets paths such as `products[].name` and `menu(json)[].title`. */
const filterMembers = (value: unknown, keeps: (path: string) => boolean, path = ''): unknown => {
  const text = readText(value)
  if (text !== undefined) return JSON.stringify(filterMembers(text, keeps, `${path}(json)`))
  if (Array.isArray(value)) return value.map((entry) => filterMembers(entry, keeps, `${path}[]`))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).flatMap(([name, inner]) => {
    const own = path === '' ? name : `${path}.${name}`
    return keeps(own) ? [[name, filterMembers(inner, keeps, own)]] : []
  })
  return Object.fromEntries(members)
}

/** The paths of all members of a response, each once. */
export const membersOf = (response: unknown): string[] => {
  const found = new Set<string>()
  filterMembers(response, (path) => found.add(path).has(path))
  return [...found]
}

/** The response without a member, at every occurrence. */
export const without = (response: unknown, member: string) =>
  filterMembers(response, (path) => path !== member)
