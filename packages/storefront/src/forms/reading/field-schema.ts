import * as z from 'zod/mini'
import type { TextOptions, TextProblem, UnreadableProblem } from '../text-problem'
import { findTextProblem, tidy, withoutControls } from '../text-problem'

/** All values that a form sent under one name. */
export type Sent = readonly FormDataEntryValue[]

/**
 * The schema of a form's field. Its issues have a code as their message, and do not end the parsing: the problems of all
 * fields are found at once.
 */
export type AnyFieldSchema<Value = unknown> = z.ZodMiniType<Value, Sent> & {
  /** What was entered, for showing it again even if it is refused; null for what is never shown again. */
  readonly enteredOf: ((sent: Sent) => Value) | null
}

/** The schema of a field that has these problems. */
export type FieldSchema<Value, Problem extends string = never> = AnyFieldSchema<Value> & {
  /** Never set; carries the type. */
  readonly problem?: Problem
}

/** A password: taken as it is, and never shown again. */
export type SecretSchema<Problem extends string> = FieldSchema<string, Problem> & { readonly enteredOf: null }

/** A text, trimmed. */
export function text<Problem extends string = never>(
  options: TextOptions<Problem> = {},
): FieldSchema<string, TextProblem | Problem> {
  const enteredOf = (sent: Sent) => tidy(withoutControls(firstText(sent)), options)
  return Object.assign(
    textSchema((sent) => tidy(sent, options), options),
    { enteredOf },
  )
}

/** A password: taken as it is, and never shown again. */
export function secret<Problem extends string = never>(
  options: TextOptions<Problem> = {},
): SecretSchema<TextProblem | Problem> {
  return Object.assign(
    textSchema((sent) => sent, options),
    { enteredOf: null },
  )
}

/** One of a page's own options; for any other value the first one. */
export function choice<const Option extends string>(
  options: readonly [Option, ...Option[]],
): FieldSchema<Option> {
  const read = (sent: Sent) => options.find((option) => option === firstText(sent)) ?? options[0]
  return Object.assign(z.transform(read), { enteredOf: read })
}

/** A checkbox with the value `true`. */
export function checkbox(): FieldSchema<boolean> {
  const read = (sent: Sent) => firstText(sent) === 'true'
  return Object.assign(z.transform(read), { enteredOf: read })
}

/** The checked ones of several checkboxes of one name, whose texts the page filled in. */
export function checkboxes(): FieldSchema<readonly string[]> {
  const read = (sent: Sent) =>
    sent
      .flatMap((value) => (typeof value === 'string' ? tidy(withoutControls(value)) : []))
      .filter((each) => each !== '')
  return Object.assign(z.transform(read), { enteredOf: read })
}

/** A text that the page filled in and no visitor can correct: several values, or a long one, count as none. */
export function hidden(): FieldSchema<string> {
  const read = (sent: Sent) => {
    const value = firstText(sent).trim()
    return findSentProblem(sent) === undefined && value.length <= longestHidden ? value : ''
  }
  return Object.assign(z.transform(read), { enteredOf: read })
}

const longestHidden = 20_000

function textSchema<Problem extends string>(read: (sent: string) => string, options: TextOptions<Problem>) {
  return z.transform((sent: Sent, { issues }) => {
    const value = read(firstText(sent))
    const problem = findSentProblem(sent) ?? findTextProblem(value, options)
    if (problem !== undefined) issues.push(issueOf(problem, sent))
    return value
  })
}

const isFile = (value: FormDataEntryValue): boolean => typeof value !== 'string'

/** The text that was sent; `''` without one. */
const firstText = (sent: Sent): string => sent.find((value) => typeof value === 'string') ?? ''

function findSentProblem(sent: Sent): UnreadableProblem | undefined {
  if (sent.some(isFile)) return 'file'
  return sent.length > 1 ? 'repeated' : undefined
}

const issueOf = (problem: string, input: unknown) =>
  ({ code: 'custom', message: problem, input, continue: true }) as const
