/** What no field can use: several values of its name, a file, or control characters. */
export type UnreadableProblem = 'repeated' | 'file' | 'characters'

/** What may be wrong with any text field, whatever it is for. */
export type TextProblem = 'missing' | 'long' | UnreadableProblem

export interface TextOptions<Problem extends string = never> {
  /** Empty is the problem `missing`. @default false */
  readonly isRequired?: boolean
  /** The maximum number of characters after trimming. @default 5000 */
  readonly limit?: number
  /** Keeps line breaks, as `\n`. @default false: they become spaces */
  readonly isMultiline?: boolean
  /** Further problems of a text that is not empty, in this order: whether it has them. */
  readonly problems?: Readonly<Record<Problem, (text: string) => boolean>>
}

/** Characters that move the cursor, as between the cells of a table that was pasted. */
const spacing = /[\t\n\v\f\r\u0085\u2028\u2029]/g
const spacingWithinLine = /[\t\v\f\u0085]/g
/** The other control characters, and halves of characters. */
const unreadable = /(?![\t\n\v\f\r\u0085])[\p{Cc}\p{Cs}]/gu

/** A text as a field holds it: trimmed, in one line unless it may have several. */
export function tidy(text: string, { isMultiline = false }: Pick<TextOptions, 'isMultiline'> = {}): string {
  return isMultiline
    ? text.replace(/\r\n?/g, '\n').replace(spacingWithinLine, ' ').trim()
    : text.replace(spacing, ' ').trim()
}

/** The text without what no field can use, for showing it again. */
export const withoutControls = (text: string): string => text.replace(unreadable, '')

/** The first problem of a tidy text. A long one is not tested for others. */
export function findTextProblem<Problem extends string>(
  text: string,
  { isRequired = false, limit = 5000, problems }: TextOptions<Problem>,
): TextProblem | Problem | undefined {
  if (text === '') return isRequired ? 'missing' : undefined
  if (text.length > limit) return 'long'
  if (text.search(unreadable) >= 0) return 'characters'
  // `Object.keys` has no type for the keys.
  const own = Object.keys(problems ?? {}) as Problem[]
  return own.find((problem) => problems?.[problem](text))
}
