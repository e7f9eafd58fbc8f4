import { isRecord } from '../../json-object'
import { invalidInput } from '../../platform-error'

/** The only custom field that an address has in this organisation. */
export const vatIdField = 'VatId__c'

/** The field's maximum length. */
const MAXIMUM_LENGTH = 20

/**
 * The VAT id after a call with these custom fields: `current` where they lack it, null where they empty it. The
 * platform's guide documents a list of `{ dataName, text }`, but its example has that list in a member `fields`: both
 * are accepted. Fails with 400 INVALID_API_INPUT for anything else and for an unknown field.
 */
export function readVatIdField(input: unknown, current: string | null): string | null {
  let vatId = current
  for (const { dataName, text } of readEntries(input)) {
    if (dataName !== vatIdField) throw invalidInput(`${String(dataName)} is not a field of an address.`)
    vatId = readVatId(text)
  }
  return vatId
}

function readEntries(input: unknown): readonly Record<string, unknown>[] {
  if (input === undefined || input === null) return []
  const entries: unknown = isRecord(input) ? input.fields : input
  if (Array.isArray(entries) && entries.every(isRecord)) return entries
  throw invalidInput('commerceAddressFieldInputList is a list of { dataName, text }.')
}

/** A VAT id as it is stored; null when absent or blank. Fails with 400 INVALID_API_INPUT. */
export function readVatId(text: unknown): string | null {
  if (text === undefined || text === null) return null
  if (typeof text !== 'string') throw invalidInput(`${vatIdField} is a text.`)
  const vatId = text.trim()
  if (vatId.length > MAXIMUM_LENGTH) throw invalidInput(`${vatIdField} is too long.`)
  return vatId || null
}
