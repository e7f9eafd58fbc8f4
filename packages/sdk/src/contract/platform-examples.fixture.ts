/** The path from a response to one of its members. */
export type Path = readonly (string | number)[]

/** Every member of every object in a value, by its path. */
export function memberPaths(value: unknown, above: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const path = [...above, Array.isArray(value) ? Number(name) : name]
    return [...(Array.isArray(value) ? [] : [path]), ...memberPaths(member, path)]
  })
}

/** A copy in which one member is another value, or absent for undefined. */
export function changeMember(value: unknown, [step, ...rest]: Path, member: unknown): unknown {
  if (step === undefined) return member
  if (Array.isArray(value))
    return value.map((entry: unknown, at): unknown =>
      at === step ? changeMember(entry, rest, member) : entry,
    )
  const entries = Object.entries(value as object)
  const changed = entries.map(
    ([name, old]) => [name, name === step ? changeMember(old, rest, member) : old] as const,
  )
  return Object.fromEntries(changed.filter(([, entry]) => entry !== undefined))
}
