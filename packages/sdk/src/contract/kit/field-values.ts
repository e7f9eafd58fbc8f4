import * as z from 'zod/mini'
import { isRecord } from '../../is-record'

/** Values of a record's fields by API name; booleans and numbers are texts, null means empty. */
export type FieldValues = Record<string, string | null>

/**
 * Reads all three forms of a field the same: plain, as `{ value }` or, where `value` is empty, as `{ label, text, type }`.
 * Organisations choose the type of a field; texts, numbers and booleans read as text. A missing map is an empty one.
 */
export const fieldValues = z._default(
  z.transform((sent: unknown, { issues }): FieldValues => {
    const values: FieldValues = {}
    if (sent === null) return values
    if (!isRecord(sent)) issues.push({ code: 'invalid_type', expected: 'record', input: sent })
    else {
      for (const [name, field] of Object.entries(sent)) {
        // Assigning to it would set the prototype.
        if (name !== '__proto__') values[name] = readField(field, { name, issues })
      }
    }
    return values
  }),
  {},
)

/** The name of a field, and its issues. */
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
  const [value, text] = [read(field.value, 'value'), read(field.text, 'text')]
  return value ?? text
}

/** A field by its name, with or without its record in front, as in `OrderSummary.Status`; null without it. */
export function fieldNamed(fields: FieldValues, name: string): string | null {
  const found = Object.entries(fields).find(([key]) => key === name || key.endsWith(`.${name}`))
  return found?.[1] ?? null
}
