import { longestPrintFiles, readPrintFiles } from '@cartonnage/sdk/rules'
import { isRecord } from '../../json-object'
import { isMailAddress } from '../../mails/mail-address'
import { invalidInput, parserError } from '../../platform-error'
import type { Database } from '../../database/database'
import { replaceRecord } from '../../database/write-record'

/** The custom fields of a checkout: what a buyer adds to an order. An extension of ours. */
const names = ['CostCentre__c', 'Remark__c', 'ConfirmationCopy__c', 'PrintFiles__c'] as const
type CustomFieldName = (typeof names)[number]

/** The values by name, without blank ones. */
export type CustomFields = Readonly<Partial<Record<CustomFieldName, string>>>

/** A long text area; the others are plain texts. */
const maximumLength = (name: CustomFieldName): number => (name === 'PrintFiles__c' ? longestPrintFiles : 255)

/** The list as the platform sends it. */
export const customFieldList = (fields: CustomFields) =>
  Object.entries(fields).map(([fieldName, value]) => ({ fieldName, value }))

/**
 * Reads the list of a request; a blank or null value removes its field. 400 JSON_PARSER_ERROR for another shape, 400
 * INVALID_API_INPUT for an unknown field, for a value of more characters than the field has, for a second recipient that is no
 * e-mail address, and for files for the print that are no list of them.
 */
export function readCustomFields(value: unknown): Readonly<Partial<Record<CustomFieldName, string | null>>> {
  if (!Array.isArray(value)) throw parserError('customFields is not a list.')
  return Object.fromEntries(value.map(readField))
}

function readField(field: unknown): readonly [CustomFieldName, string | null] {
  if (!isRecord(field)) throw parserError('A custom field is not an object.')
  const { fieldName, value } = field
  const name = names.find((each) => each === fieldName)
  if (name === undefined) throw invalidInput('There is no such custom field.')
  if (value !== null && typeof value !== 'string') throw parserError(`${name} is not a text.`)
  const text = value?.trim() ?? ''
  if (text.length > maximumLength(name))
    throw invalidInput(`${name} has more than ${maximumLength(name)} characters.`)
  if (name === 'ConfirmationCopy__c' && text !== '' && !isMailAddress(text))
    throw invalidInput(`${name} is not an e-mail address.`)
  if (name === 'PrintFiles__c' && text !== '' && readPrintFiles({ [name]: text }).length === 0)
    throw invalidInput(`${name} is not a list of files.`)
  return [name, text === '' ? null : text]
}

/** The fields of a cart, which its next checkout has too. */
export const findCustomFields = (db: Database, cartId: string): CustomFields =>
  Object.fromEntries(
    db
      .all<{ name: CustomFieldName; value: string }>(
        'SELECT name, value FROM cart_custom_field WHERE cart_id = ? ORDER BY name',
        cartId,
      )
      .map(({ name, value }) => [name, value]),
  )

/** Changes the named fields of a cart; null removes one. */
export function saveCustomFields(
  db: Database,
  cartId: string,
  fields: ReturnType<typeof readCustomFields>,
): void {
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) db.run('DELETE FROM cart_custom_field WHERE cart_id = ? AND name = ?', cartId, name)
    else replaceRecord(db, 'cart_custom_field', { cartId, name, value })
  }
}
