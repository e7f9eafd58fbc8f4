/** What somebody typed into a form. */
export interface TypedForm {
  /** Who typed it; nobody else is shown it. */
  readonly userId: string
  /** The page of the form, as a path with search below the base path. */
  readonly path: string
  /** In ms since 1970. */
  readonly typedAt: number
  readonly fields: Readonly<Record<string, string>>
}

const isRecord = (stored: unknown): stored is Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null

/** A stored form; null for anything else. */
export function readTypedForm(stored: unknown): TypedForm | null {
  if (!isRecord(stored)) return null
  const { userId, path, typedAt, fields } = stored
  if (typeof userId !== 'string' || typeof path !== 'string' || typeof typedAt !== 'number') return null
  if (!isRecord(fields)) return null
  const texts = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  return { userId, path, typedAt, fields: Object.fromEntries(texts) }
}
