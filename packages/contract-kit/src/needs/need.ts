/** An object of an answer. */
export type Members = Readonly<Record<string, unknown>>

/** What the objects at one place of an answer have to have. */
export interface Need {
  /**
   * Where the objects are: `productsPage.products[]`, every entry of a list; `cartItem?` steps into a wrapper where
   * there is one, `fields{}` takes every value of a map. '' is the answer itself.
   */
  readonly in: string
  /** Members that must have a value. `name|fields.Name`: in one of these places. */
  readonly filled?: readonly string[]
  /** Members that must come, be it as null: the platform says so where there is nothing. */
  readonly sent?: readonly string[]
  /**
   * Members that are listed as missing, and are no failure: names in a map, which no schema knows. `fields.*` stands for
   * the product fields that were asked for, or for those of `names`.
   */
  readonly listed?: readonly string[]
  /** The names that an answer itself announces. */
  readonly names?: (response: unknown) => readonly string[]
  /** Leaves out the objects that have to have none of it. */
  readonly when?: (holder: Members) => boolean
}

/** A value that a shop cannot show: the empty text counts as none. */
export const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a member, or of a member inside it; a field's value stands bare or in `{ value }` or `{ text }`. */
export function valueAt(holder: Members, path: string): unknown {
  const found = path
    .split('.')
    .reduce<unknown>((value, name) => (isMembers(value) ? value[name] : undefined), holder)
  return isMembers(found) && path.includes('fields.') ? (found['value'] ?? found['text']) : found
}

/** Whether a member came, be it as null. */
export function isSent(holder: Members, path: string): boolean {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const inner = names.length === 0 ? holder : valueAt(holder, names.join('.'))
  return isMembers(inner) && inner[last] !== undefined
}

/** The objects at a place of an answer; none where something on the way is missing. */
export function holdersAt(response: unknown, location: string): readonly Members[] {
  const steps = location === '' ? [] : location.split('.')
  return steps.reduce<readonly unknown[]>(stepInto, [response]).filter(isMembers)
}

function stepInto(values: readonly unknown[], step: string): readonly unknown[] {
  const name = step.replace(/(?:\[\]|\{\}|\?)$/, '')
  const member = (value: unknown): unknown =>
    name === '' ? value : isMembers(value) ? value[name] : undefined
  return values.flatMap((value): readonly unknown[] => {
    const inner = member(value)
    if (step.endsWith('[]')) return Array.isArray(inner) ? inner : []
    if (step.endsWith('{}')) return isMembers(inner) ? Object.values(inner) : []
    return [step.endsWith('?') ? (inner ?? value) : inner]
  })
}

/** Whether the platform still does the sums of a cart: until then, any amount may be missing. */
export const isWorkedOn = (response: unknown): boolean =>
  [...holdersAt(response, ''), ...holdersAt(response, 'cartSummary')].some(
    ({ asyncOperationStatus }) => asyncOperationStatus === 'Processing',
  )
