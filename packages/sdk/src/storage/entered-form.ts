import { isRecord } from '../is-record'

/** The fields of a form that was sent after the session had ended. */
export interface EnteredForm {
  /** Who entered it; it is displayed to nobody else. */
  readonly userId: string
  /** Page of the form: path and search below the base path. */
  readonly path: string
  /** Time of sending, in ms since 1970. */
  readonly typedAt: number
  /** Values by the name of their field; files are not kept. */
  readonly fields: Readonly<Record<string, string>>
}

/** A valid stored form, or null. */
export function readEnteredForm(stored: unknown): EnteredForm | null {
  if (!isRecord(stored)) return null
  const { userId, path, typedAt, fields } = stored
  if (typeof userId !== 'string' || typeof path !== 'string' || typeof typedAt !== 'number') return null
  if (!isRecord(fields)) return null
  const texts = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  return { userId, path, typedAt, fields: Object.fromEntries(texts) }
}
