/** A field of a form that was left before it was sent. */
interface UnsentField {
  /** The value that the page shows, from the server. */
  readonly shown: string
  /** What it showed when the visitor typed; undefined where nothing was typed. */
  readonly base?: string | undefined
  readonly typed: string | undefined
}

/** What the field is to hold: what was typed, unless the server has another value since. */
export function unsentValue({ shown, base, typed }: UnsentField): string {
  return typed !== undefined && (shown === '' || shown === base) ? typed : shown
}
