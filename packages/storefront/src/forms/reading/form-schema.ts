import * as z from 'zod/mini'
import type { AnyFieldSchema } from './field-schema'

/** The fields of a form by name, in the order of the form. */
export type Fields = Readonly<Record<string, AnyFieldSchema>>

export type NameOf<F extends Fields> = keyof F & string

/** What the fields hold. */
export type Values<F extends Fields> = { readonly [Name in NameOf<F>]: z.output<F[Name]> }

/** What was entered, without passwords. */
export type Entered<F extends Fields> = {
  readonly [Name in NameOf<F> as F[Name]['enteredOf'] extends null ? never : Name]: z.output<F[Name]>
}

/** What the fields may have as a problem by themselves. */
export type FieldProblem<F extends Fields> = ProblemOf<F[NameOf<F>]>

type ProblemOf<Schema> = Schema extends { readonly problem?: infer Problem extends string } ? Problem : never

/** One problem a field, by name. */
export type Problems<Name extends string, Problem extends string> = Readonly<Partial<Record<Name, Problem>>>

/** The schema of a form. `Problem` is every code that its fields may get. */
export type FormSchema<F extends Fields, Problem extends string> = z.ZodMiniType<Values<F>> & {
  readonly shape: F
  /** Never set; carries the type. */
  readonly problem?: Problem
}

/**
 * The schema of a form with these fields. `findProblems` finds what is wrong with them together; it gets all values,
 * wrong ones too, and a field's own problem comes first.
 */
export function formSchema<
  F extends Fields,
  Found extends Problems<NameOf<F>, string> = Problems<NameOf<F>, never>,
>(fields: F, findProblems?: (values: Values<F>) => Found): FormSchema<F, FieldProblem<F> | ValueOf<Found>> {
  // The type of an object's values cannot be computed for an unknown shape.
  const schema = z.object(fields) as unknown as FormSchema<F, FieldProblem<F> | ValueOf<Found>>
  if (findProblems === undefined) return schema
  return schema.check(({ value, issues }) => {
    for (const [name, message] of Object.entries<unknown>(findProblems(value))) {
      if (typeof message !== 'string') continue
      issues.push({ code: 'custom', message, path: [name], input: value, continue: true })
    }
  })
}

type ValueOf<Found> = Found extends unknown ? Extract<Found[keyof Found], string> : never
