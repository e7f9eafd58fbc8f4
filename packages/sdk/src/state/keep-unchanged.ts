type Members = Readonly<Record<string, unknown>>

const prototypeOf = (value: object): unknown => Object.getPrototypeOf(value)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** An object as JSON has it, of any realm. */
const isPlain = (value: unknown): value is Members => {
  if (!isObject(value)) return false
  const prototype = prototypeOf(value)
  return prototype === null || (isObject(prototype) && prototypeOf(prototype) === null)
}

/** Whether two plain values, as JSON has them, have the same content. */
function isSameContent(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b) || prototypeOf(a) !== prototypeOf(b)) return false
  // Errors carry their content in members that are not listed; only the same error is equal.
  if (a instanceof Error) return false
  const [members, others] = [a as Members, b as Members]
  const keys = Object.keys(members)
  return (
    keys.length === Object.keys(others).length &&
    keys.every((key) => Object.hasOwn(others, key) && isSameContent(members[key], others[key]))
  )
}

/**
 * The new value, with each part of it that is as before taken from the old value: what renders one part compares it by
 * identity. Of a list that became longer or shorter, the entries before the change are compared from its beginning, the
 * others from its end, so one that was added or removed leaves all others as they are.
 */
export function keepUnchanged<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after
  // What is kept has the content of `after`, and so its type.
  if (Array.isArray(before) && Array.isArray(after)) return keepEntries(before, after) as T
  if (isPlain(before) && isPlain(after)) return keepMembers(before, after) as T
  return isSameContent(before, after) ? (before as T) : after
}

function keepEntries(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const offset = before.length - after.length
  const changed = after.findIndex((entry, index) => !isSameContent(before[index], entry))
  const start = changed < 0 ? after.length : changed
  const entries = after.map((entry, index) =>
    index < start ? before[index] : keepUnchanged(before[index + offset], entry),
  )
  const isAs = (list: readonly unknown[]) =>
    list.length === entries.length && entries.every((entry, index) => Object.is(entry, list[index]))
  return [before, after].find(isAs) ?? entries
}

function keepMembers(before: Members, after: Members): Members {
  const members = Object.entries(after).map(
    ([key, value]) => [key, keepUnchanged(before[key], value)] as const,
  )
  const isAs = (other: Members) =>
    Object.keys(other).length === members.length &&
    members.every(([key, value]) => Object.hasOwn(other, key) && Object.is(value, other[key]))
  return [before, after].find(isAs) ?? Object.fromEntries(members)
}
