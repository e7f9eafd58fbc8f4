import { storageEntries } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isRecord } from '../../shell/is-record'

const { unsentFields } = storageEntries
const name = 'quick-order list'
const guest = 'guest'

/** More does not fit into a tab's storage for sure. */
const maximumLength = 500_000

const ownerOf = ({ scope }: Client): string => scope.getSnapshot().userId ?? guest

const readForms = ({ storage }: Client): Readonly<Record<string, unknown>> => {
  const stored = storage.read(unsentFields)
  return isRecord(stored) ? stored : {}
}

/** The list that was entered in this tab, by this person or before signing in; empty without one. */
export function readDraft(shop: Client): string {
  const stored = readForms(shop)[name]
  if (!isRecord(stored) || typeof stored.text !== 'string') return ''
  return stored.owner === ownerOf(shop) || stored.owner === guest ? stored.text : ''
}

/** Keeps the list in this tab, for a reload and for signing in. */
export function keepDraft(shop: Client, text: string): void {
  const { [name]: _, ...others } = readForms(shop)
  const draft = { [name]: { owner: ownerOf(shop), text } }
  const forms = { ...others, ...(text.trim() !== '' && text.length <= maximumLength && draft) }
  if (Object.keys(forms).length === 0) shop.storage.remove(unsentFields)
  else shop.storage.write(unsentFields, forms)
}
