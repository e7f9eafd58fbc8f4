/** An object in a response. */
export type Members = Readonly<Record<string, unknown>>

/** The members that the objects at one location of a response must have. */
export interface Need {
  /**
   * Location of the objects: `productsPage.products[]` is every entry of a list, `cartItem?` steps into an optional
   * wrapper, `fields{}` is every value of a map, '' is the response itself.
   */
  readonly in: string
  /** Members that must have a value. `name|fields.Name`: at one of these paths. */
  readonly filled?: readonly string[]
  /** Members that must be sent, possibly as null, which the platform sends for "none". */
  readonly sent?: readonly string[]
  /**
   * Keys of maps, which no schema names. If missing they are listed, and are no failure. `fields.*` stands for the
   * requested product fields, or for those of `names`.
   */
  readonly listed?: readonly string[]
  /** The field names that the response itself declares. */
  readonly names?: (response: unknown) => readonly string[]
  /** Limits the need to objects for which this returns true. */
  readonly when?: (holder: Members) => boolean
}

/** Whether there is a value to show; an empty text is none. */
export const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path. A field's value may be wrapped in `{ value }` or `{ text }`. */
export function valueAt(holder: Members, path: string): unknown {
  const found = path
    .split('.')
    .reduce<unknown>((value, name) => (isMembers(value) ? value[name] : undefined), holder)
  return isMembers(found) && path.includes('fields.') ? (found.value ?? found.text) : found
}

/** Whether a member was sent, possibly as null. */
export function isSent(holder: Members, path: string): boolean {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const inner = names.length === 0 ? holder : valueAt(holder, names.join('.'))
  return isMembers(inner) && inner[last] !== undefined
}

/** The objects at a location of a response; none if a part of the path is missing. */
export function objectsAt(response: unknown, location: string): readonly Members[] {
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

/** Whether the platform is still calculating the cart: until it is done, any amount may be missing. */
export const isProcessing = (response: unknown): boolean =>
  [...objectsAt(response, ''), ...objectsAt(response, 'cartSummary')].some(
    ({ asyncOperationStatus }) => asyncOperationStatus === 'Processing',
  )
