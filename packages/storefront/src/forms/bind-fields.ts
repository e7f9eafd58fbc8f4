import type { Problems } from './reading/form-schema'

/** The error text of one field, and the id of its control. */
export interface FieldError {
  readonly fieldId: string
  readonly text: string
}

export interface FormBinding<Name extends string, Problem extends string> {
  /** Begins the ids of the fields: unique on the page. */
  readonly form: string
  /** The visible fields in their order. */
  readonly names: readonly Name[]
  readonly problems?: Problems<Name, Problem> | undefined
  /** The sentence for a problem, which names its field. */
  readonly textOf: (name: Name, problem: Problem) => string
}

/**
 * Binds a refused form to what is on screen: `field` has the props of a control, which shows its error and is described by
 * it, and `errors` are the lines of the summary.
 */
export function bindFields<Name extends string, Problem extends string>({
  form,
  names,
  problems,
  textOf,
}: FormBinding<Name, Problem>) {
  const field = (name: Name) => {
    const problem = problems?.[name]
    const error = problem === undefined ? undefined : textOf(name, problem)
    return { id: `${form}-${name}`, name, error }
  }
  const errors = names.flatMap((name): readonly FieldError[] => {
    const { id: fieldId, error } = field(name)
    return error === undefined ? [] : [{ fieldId, text: error }]
  })
  return { field, errors }
}
