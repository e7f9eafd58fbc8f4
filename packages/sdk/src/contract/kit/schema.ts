import * as z from 'zod/mini'

/** Validates what the platform sends and converts it to a domain value (`Out`). Unknown members are dropped. */
export type Schema<Out = unknown> = z.ZodMiniType<Out>

/** Validates a value synchronously, like `safeParse` of zod. */
export type SafeParse = <Out>(schema: Schema<Out>, value: unknown) => z.core.util.SafeParseResult<Out>

type AnySchema = z.core.$ZodType

/** The member may be missing or null on the wire; it reads as null. */
export function maybe<S extends AnySchema>(schema: S): z.ZodMiniDefault<z.ZodMiniNullable<S>> {
  // null is a value of every nullable schema, which the generic signature of the library cannot see.
  return z._default<z.ZodMiniNullable<S>>(
    z.nullable(schema),
    null as z.core.util.NoUndefined<z.core.output<S> | null>,
  )
}

/** A list that may be missing or null on the wire; it reads as an empty list. */
export function listOf<S extends AnySchema>(schema: S) {
  return z.pipe(
    maybe(z.array(schema)),
    z.transform((entries: z.core.output<S>[] | null) => entries ?? []),
  )
}

/** A map with arbitrary names. */
export function mapOf<S extends AnySchema>(schema: S) {
  // Unlike `z.record` this needs no code that is not already bundled.
  return z.catchall(z.object({}), schema)
}

/** A map of texts; other values are left out and do not fail. */
export const textsByName = z.pipe(
  mapOf(z.unknown()),
  z.transform((found): Record<string, string> => {
    const texts = Object.entries(found).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    return Object.fromEntries(texts)
  }),
)

/** A text that may be missing or null. */
export const text = maybe(z.string())

/** A boolean that may be missing or null, and then reads as null. */
export const nullableFlag = maybe(z.boolean())

/** A boolean that counts as false unless the platform says true. */
export const flag = z.pipe(
  nullableFlag,
  z.transform((value) => value === true),
)
