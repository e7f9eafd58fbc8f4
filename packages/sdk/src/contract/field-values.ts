import * as z from 'zod/mini'
import { mapOf, maybe } from './schema'

/** Values of a record's fields by API name; booleans and numbers are texts, null means empty. */
export type FieldValues = Record<string, string | null>

const plain = z.union([z.string(), z.number(), z.boolean()])
const wrapped = z.object({ value: maybe(plain), text: maybe(plain) })
const fieldsWire = maybe(mapOf(z.nullable(z.union([plain, wrapped]))))

/**
 * The platform sends fields as plain texts, as `{ value }` or as `{ label, text, type }`, depending on the
 * call. All three read the same; a missing map reads as an empty one.
 */
export const fieldValues = z.pipe(
  fieldsWire,
  z.transform((fields): FieldValues => {
    const values = Object.entries(fields ?? {}).map(([name, field]) => [name, toFieldText(field)] as const)
    return Object.fromEntries(values)
  }),
)

type Field = NonNullable<z.output<typeof fieldsWire>>[string]

function toFieldText(field: Field): string | null {
  const value = field !== null && typeof field === 'object' ? (field.value ?? field.text) : field
  return value === null ? null : String(value)
}
