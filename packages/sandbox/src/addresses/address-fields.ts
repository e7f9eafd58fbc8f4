import { isObject } from '../json-object'
import { invalidInput } from '../platform-error'

/** The one custom field of an address that this organisation has. */
export const vatIdField = 'VatId__c'

/** The length that the organisation gave the field. */
const MOST_LETTERS = 20

/**
 * The VAT id after a call with these custom fields: `present` where it is not among them, null where it is emptied.
 * The guide shows the fields as a list of `{ dataName, text }` in its table and below a member `fields` in its example:
 * both are taken. Fails with 400 INVALID_API_INPUT for anything else and for a field that an address does not have.
 */
export function readVatIdField(input: unknown, current: string | null): string | null {
  let vatId = current
  for (const { dataName, text } of readEntries(input)) {
    if (dataName !== vatIdField) throw invalidInput(`${String(dataName)} is no field of an address.`)
    vatId = readVatId(text)
  }
  return vatId
}

function readEntries(input: unknown): readonly Record<string, unknown>[] {
  if (input === undefined || input === null) return []
  const entries: unknown = isObject(input) ? input['fields'] : input
  if (Array.isArray(entries) && entries.every(isObject)) return entries
  throw invalidInput('commerceAddressFieldInputList is a list of { dataName, text }.')
}

/** A VAT id as it is kept; null where there is none. Fails with 400 INVALID_API_INPUT. */
export function readVatId(text: unknown): string | null {
  if (text === undefined || text === null) return null
  if (typeof text !== 'string') throw invalidInput(`${vatIdField} is a text.`)
  const vatId = text.trim()
  if (vatId.length > MOST_LETTERS) throw invalidInput(`${vatIdField} is too long.`)
  return vatId || null
}
