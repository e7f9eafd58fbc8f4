import * as z from 'zod/mini'

/** Values of a record's fields by API name; booleans and numbers are texts, null means empty. */
export type FieldValues = Record<string, string | null>

type Plain = string | number | boolean
/** A field as the platform sends it, depending on the call: plain, as `{ value }` or as `{ label, text, type }`. */
export type FieldWire =
  Plain | { readonly value?: Plain | null | undefined; readonly text?: Plain | null | undefined } | null

/** The three kinds of fields read the same; a missing map reads as an empty one. */
export const fieldValues = z._default(
  z.transform((sent: Readonly<Record<string, FieldWire>> | null, { issues }): FieldValues => {
    const values: FieldValues = {}
    if (sent === null) return values
    if (!isRecord(sent)) issues.push({ code: 'invalid_type', expected: 'record', input: sent })
    else {
      for (const [name, field] of Object.entries(sent)) {
        // It would become the prototype.
        if (name !== '__proto__') values[name] = readField(field, { name, issues })
      }
    }
    return values
  }),
  {},
)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where a field is, and where an issue goes. */
interface FieldContext {
  readonly name: string
  readonly issues: {
    push(issue: { code: 'custom'; message: string; input: unknown; path: string[] }): unknown
  }
}

function readField(field: unknown, { name, issues }: FieldContext): string | null {
  if (typeof field === 'string') return field
  const read = (value: unknown, ...path: string[]): string | null => {
    if (value === null || value === undefined) return null
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return String(value)
    issues.push({ code: 'custom', message: 'expected a text', input: value, path: [name, ...path] })
    return null
  }
  if (!isRecord(field)) return read(field)
  const [value, text] = [read(field['value'], 'value'), read(field['text'], 'text')]
  return value ?? text
}

/** A field by its name, also where the platform puts the record in front of it, as in `OrderSummary.Status`. */
export function fieldNamed(fields: FieldValues, name: string): string | null {
  const found = Object.entries(fields).find(([key]) => key === name || key.endsWith(`.${name}`))
  return found?.[1] ?? null
}
