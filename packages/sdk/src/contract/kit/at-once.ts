import type * as z from 'zod/mini'

/**
 * Lets the values that nearly always come pass at one look: `read` gives what the schema would make of a value, or
 * undefined to leave it to the schema. The schema remains what describes values and refuses them; parsing
 * asynchronously asks it alone.
 */
export function atOnce<S extends z.core.$ZodType>(
  schema: S,
  read: (value: unknown) => z.core.output<S> | undefined,
): S {
  const { run } = schema._zod
  schema._zod.run = (payload, context) => {
    const value = context.async ? undefined : read(payload.value)
    if (value === undefined) return run(payload, context)
    payload.value = value
    return payload
  }
  return schema
}
