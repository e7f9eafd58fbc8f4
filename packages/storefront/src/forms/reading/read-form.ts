import * as z from 'zod/mini'
import type { Entered, Fields, FormSchema, NameOf, Problems, Values } from './form-schema'

/** A form that was read: its values, or what is wrong with them. */
export type FormReading<F extends Fields, Problem extends string> =
  | { readonly isValid: true; readonly values: Values<F>; readonly entered: Entered<F> }
  | {
      readonly isValid: false
      readonly problems: Problems<NameOf<F>, Problem>
      readonly entered: Entered<F>
    }

/**
 * Reads a posted form. Problems are codes, the first one of each field; the form has the sentences. What was entered comes
 * with them, so that the form can show it again; passwords do not. Nothing that a form may contain makes it throw.
 */
export function readForm<F extends Fields, Problem extends string>(
  form: FormData,
  schema: FormSchema<F, Problem>,
): FormReading<F, Problem> {
  const names = namesOf(schema.shape)
  const sent = Object.fromEntries(names.map((name) => [name, form.getAll(name)]))
  const result = z.safeParse(schema, sent)
  const entered = readEntered(form, schema.shape)
  if (result.success) return { isValid: true, values: result.data, entered }
  return { isValid: false, problems: firstProblems(names, result.error.issues), entered }
}

/** What was entered, valid or not. */
export function readEntered<F extends Fields>(form: FormData, fields: F): Entered<F> {
  const entered = namesOf(fields).flatMap((name) => {
    const value = fields[name]?.enteredOf?.(form.getAll(name))
    return value === undefined ? [] : [[name, value] as const]
  })
  // Of the fields' own types, which a list of pairs does not keep.
  return Object.fromEntries(entered) as Entered<F>
}

const namesOf = <F extends Fields>(fields: F) => Object.keys(fields) as NameOf<F>[]

/** The messages are the codes of the schema. */
function firstProblems<Name extends string, Problem extends string>(
  names: readonly Name[],
  issues: readonly z.core.$ZodIssue[],
): Problems<Name, Problem> {
  const found = names.flatMap((name) => {
    const issue = issues.find(({ path }) => path[0] === name)
    return issue === undefined ? [] : [[name, issue.message] as const]
  })
  return Object.fromEntries(found) as Problems<Name, Problem>
}
