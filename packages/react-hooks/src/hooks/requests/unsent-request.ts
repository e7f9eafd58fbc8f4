import { storageEntries, type Client } from '@cartonnage/sdk'
import { requestFieldNames, type RequestField, type RequestFields } from '@cartonnage/sdk/rules/requests'

/** What a field showed when its visitor began to type, and what they typed. */
interface TypedField {
  readonly base: string
  readonly typed: string
}

type TypedFields = Readonly<Partial<Record<RequestField, TypedField>>>

/** The name of the form in the tab's storage, where other forms that are not sent yet are as well. */
const formName = 'request'

/** A person and the account that is bought for: what is typed is shown to nobody else. */
function ownerOf({ scope }: Client): string {
  const { userId = 'guest', effectiveAccountId = '' } = scope.getSnapshot()
  return `${userId} ${effectiveAccountId}`
}

type Stored = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readForms = ({ storage }: Client): Stored => {
  const stored = storage.read(storageEntries.unsentFields)
  return isRecord(stored) ? stored : {}
}

function readTyped(client: Client): TypedFields {
  const form = readForms(client)[formName]
  if (!isRecord(form) || form.owner !== ownerOf(client) || !isRecord(form.fields)) return {}
  const { fields } = form
  const found = requestFieldNames.flatMap((name) => {
    const field = fields[name]
    return isRecord(field) && typeof field.base === 'string' && typeof field.typed === 'string'
      ? [[name, { base: field.base, typed: field.typed }] as const]
      : []
  })
  return Object.fromEntries(found)
}

const textOf = (value: string | boolean): string => String(value)

/** What was typed into the fields before, unless the page shows another value by now, such as a size from its address. */
export function readUnsent(client: Client, shown: RequestFields): Partial<RequestFields> {
  const typed = readTyped(client)
  const kept = requestFieldNames.flatMap((name) => {
    const field = typed[name]
    const now = textOf(shown[name])
    if (field === undefined || (now !== '' && now !== field.base)) return []
    return [[name, name === 'isPrintedInside' ? field.typed === 'true' : field.typed] as const]
  })
  return Object.fromEntries(kept)
}

/** Keeps in this tab what differs from what the page showed. */
export function keepUnsent(client: Client, shown: RequestFields, fields: RequestFields): void {
  const changed = requestFieldNames.flatMap((name) => {
    const [base, typed] = [textOf(shown[name]), textOf(fields[name])]
    return base === typed ? [] : [[name, { base, typed }] as const]
  })
  const form = { owner: ownerOf(client), fields: Object.fromEntries(changed) }
  client.storage.write(storageEntries.unsentFields, { ...readForms(client), [formName]: form })
}

/** Forgets what was typed into the form of a request, once it was sent. */
export function forgetUnsentRequest(client: Client): void {
  const { [formName]: sent, ...others } = readForms(client)
  if (sent === undefined) return
  if (Object.keys(others).length === 0) client.storage.remove(storageEntries.unsentFields)
  else client.storage.write(storageEntries.unsentFields, others)
}
