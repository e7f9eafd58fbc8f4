import { storageEntries } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isRecord } from '../../shell/is-record'

interface TypedField {
  /** What the page showed when the visitor began to type. */
  readonly base: string
  readonly typed: string
}

type TypedFields = Readonly<Record<string, TypedField>>

interface UnsentForm {
  /** Who typed it; it is displayed to nobody else. */
  readonly owner: string
  readonly fields: TypedFields
}

export interface KeptForm {
  readonly shop: Client
  /** The intent of the form, a blank, and what it is for; the same on each page that shows it. */
  readonly name: string
}

const { unsentFields } = storageEntries

/** A person and the account that is bought for. */
function ownerOf({ scope }: Client): string {
  const { userId = 'guest', effectiveAccountId = '' } = scope.getSnapshot()
  return `${userId} ${effectiveAccountId}`
}

const readForms = ({ storage }: Pick<Client, 'storage'>): Readonly<Record<string, unknown>> => {
  const stored = storage.read(unsentFields)
  return isRecord(stored) ? stored : {}
}

/** What this person typed into the form, by the keys of its fields. */
export function readFields({ shop, name }: KeptForm): TypedFields {
  const stored = readForms(shop)[name]
  if (!isRecord(stored) || stored.owner !== ownerOf(shop) || !isRecord(stored.fields)) return {}
  return Object.fromEntries(Object.entries(stored.fields).filter(isTypedField))
}

const isTypedField = (entry: [string, unknown]): entry is [string, TypedField] =>
  isRecord(entry[1]) && typeof entry[1].base === 'string' && typeof entry[1].typed === 'string'

export function writeField(kept: KeptForm, { key, ...field }: TypedField & { readonly key: string }): void {
  const { shop, name } = kept
  const form: UnsentForm = { owner: ownerOf(shop), fields: { ...readFields(kept), [key]: field } }
  shop.storage.write(unsentFields, { ...readForms(shop), [name]: form })
}

/** Forgets what was typed into a form once it was sent; of its name all that begins with the intent of the form. */
export function forgetUnsentFields({ storage }: Client, intent: string): void {
  const forms = Object.entries(readForms({ storage })).filter(([name]) => !name.startsWith(`${intent} `))
  if (forms.length === 0) storage.remove(unsentFields)
  else storage.write(unsentFields, Object.fromEntries(forms))
}
