import * as z from 'zod/mini'
import { listOf, text } from './schema'

const customFieldShape = z.object({
  /** API name of the field, such as `Remark__c`; null where the platform sends none. */
  fieldName: text,
  /** Null for a field without a value. */
  value: text,
})

/** The custom fields of a record, sent as a list; read as values by name, without empty ones. */
export const customFieldsSchema = z.pipe(
  listOf(customFieldShape),
  z.transform((fields): Readonly<Partial<Record<string, string>>> =>
    Object.fromEntries(
      fields.flatMap(({ fieldName, value }) => (fieldName && value ? [[fieldName, value]] : [])),
    ),
  ),
)
