import * as z from 'zod/mini'
import { atOnce } from './at-once'
import { object } from './object'
import { mapOf, maybe } from './schema'

/** Values of a record's fields by API name; booleans and numbers are texts, null means empty. */
export type FieldValues = Record<string, string | null>

const plain = z.union([z.string(), z.number(), z.boolean()])
const wrapped = object({ value: maybe(plain), text: maybe(plain) })
const fieldsWire = maybe(mapOf(z.nullable(z.union([plain, wrapped]))))

/**
 * The platform sends fields as plain texts, as `{ value }` or as `{ label, text, type }`, depending on the
 * call. All three read the same; a missing map reads as an empty one.
 */
export const fieldValues = atOnce(
  z.pipe(
    fieldsWire,
    z.transform((fields): FieldValues => {
      const values = Object.entries(fields ?? {}).map(([name, field]) => [name, toFieldText(field)] as const)
      return Object.fromEntries(values)
    }),
  ),
  (fields) => (isPlain(fields) ? { ...fields } : undefined),
)

/** Whether all values are plain texts, as they nearly always are. Of a `__proto__` the schema knows what to think. */
function isPlain(fields: unknown): fields is FieldValues {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return false
  if (Object.hasOwn(fields, '__proto__')) return false
  return Object.values(fields).every((field) => field === null || typeof field === 'string')
}

type Field = NonNullable<z.output<typeof fieldsWire>>[string]

function toFieldText(field: Field): string | null {
  const value = field !== null && typeof field === 'object' ? (field.value ?? field.text) : field
  return value === null ? null : String(value)
}

/** A field by its name, also where the platform puts the record in front of it, as in `OrderSummary.Status`. */
export function fieldNamed(fields: FieldValues, name: string): string | null {
  const found = Object.entries(fields).find(([key]) => key === name || key.endsWith(`.${name}`))
  return found?.[1] ?? null
}
