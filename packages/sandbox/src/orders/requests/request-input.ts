import { findBoxStyle, requestDimensionLimits, requestFlutes } from '@cartonnage/sdk/rules/requests'
import { isRecord, rejectUnknownMembers } from '../../json-object'
import { isMailAddress } from '../../mails/mail-address'
import type { RequestedBox, RequestSender } from './request-repository'

/** A request as it was sent. */
export interface SentRequest {
  readonly box: RequestedBox
  /** Null where neither name nor e-mail address was sent, as buyers do. */
  readonly sender: RequestSender | null
  readonly language: string | undefined
  readonly idempotencyKey: string
}

const members = [
  ...['style', 'length', 'width', 'height', 'flute', 'printColours', 'isPrintedInside', 'quantities'],
  ...['wishedDate', 'remark', 'files', 'name', 'company', 'email', 'phone', 'language', 'productId'],
  'searchTerm',
]

/** Reads a request, or returns the texts of its errors. 400 JSON_PARSER_ERROR for an unknown member. */
export function readRequestBody(body: unknown): SentRequest | { readonly errors: readonly string[] } {
  const outer = membersOf(body, ['request', 'idempotencyKey'])
  const sent = membersOf(outer.request, members)
  const idempotencyKey = textOf(outer.idempotencyKey)
  const box = readBox(sent)
  const sender = readSender(sent)
  const errors = [
    ...('errors' in box ? box.errors : []),
    ...(sender === null ? [] : senderErrors(sender)),
    ...(isText(idempotencyKey, 100) ? [] : ['idempotencyKey is required and has at most 100 characters.']),
  ]
  if ('errors' in box || errors.length > 0) return { errors }
  return { box, sender, language: textOf(sent.language) || undefined, idempotencyKey }
}

/** Reads `{ requestId, idempotencyKey }`; 400 JSON_PARSER_ERROR for an unknown member. */
export function readRequestKey(body: unknown) {
  const sent = membersOf(body, ['requestId', 'idempotencyKey'])
  return { requestId: textOf(sent.requestId), idempotencyKey: textOf(sent.idempotencyKey) }
}

type Members = Readonly<Record<string, unknown>>

function membersOf(value: unknown, allowed: readonly string[]): Members {
  if (!isRecord(value)) return {}
  rejectUnknownMembers(value, allowed)
  return value
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const textOrNull = (value: unknown): string | null => textOf(value) || null
const isText = (text: string, most: number): boolean => text !== '' && text.length <= most

/** Style, size, board, print, quantities and all that comes with them. */
function readBox(sent: Members): RequestedBox | { readonly errors: readonly string[] } {
  const style = findBoxStyle(sent.style)
  const flute = requestFlutes.find((each) => each === sent.flute) ?? null
  const quantities = quantitiesOf(sent.quantities)
  const files = filesOf(sent.files)
  const wishedDate = textOrNull(sent.wishedDate)
  const remark = textOrNull(sent.remark)
  const rules: readonly (readonly [isKept: boolean, text: string])[] = [
    [style !== undefined, 'style is the FEFCO number of a style that is made to measure.'],
    ...dimensionRules(sent),
    [sent.flute === undefined || flute !== null, `flute is one of ${requestFlutes.join(', ')}.`],
    [isWithin(sent.printColours, [0, 4]), 'printColours is a whole number from 0 to 4.'],
    [typeof sent.isPrintedInside === 'boolean', 'isPrintedInside is true or false.'],
    [quantities !== undefined, 'quantities is a list of one to three whole numbers up to 999999.'],
    [wishedDate === null || isDay(wishedDate), 'wishedDate is a day such as 2027-02-01.'],
    [(remark ?? '').length <= 4000, 'remark has at most 4000 characters.'],
    [files !== undefined, 'files is a list of at most five files with id and name.'],
    [textOf(sent.searchTerm).length <= 200, 'searchTerm has at most 200 characters.'],
    [textOf(sent.productId).length <= 18, 'productId is a record id.'],
  ]
  const errors = rules.flatMap(([isKept, text]) => (isKept ? [] : [text]))
  if (style === undefined || quantities === undefined || files === undefined || errors.length > 0)
    return { errors }
  return {
    style: style.fefco,
    ...{ length: Number(sent.length), width: Number(sent.width), height: Number(sent.height) },
    flute,
    ...{ printColours: Number(sent.printColours), isPrintedInside: sent.isPrintedInside === true },
    ...{ quantities, wishedDate, remark, files },
    productId: textOrNull(sent.productId),
    searchTerm: textOrNull(sent.searchTerm),
  }
}

const dimensionRules = (sent: Members) =>
  Object.entries(requestDimensionLimits).map(([name, limits]): [boolean, string] => [
    isWithin(sent[name], limits),
    `${name} is a whole number of mm from ${limits[0]} to ${limits[1]}.`,
  ])

function isWithin(value: unknown, [least, most]: readonly [number, number]): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

function quantitiesOf(value: unknown): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > 3) return undefined
  const quantities = value.filter((each) => isWithin(each, [1, 999_999])).map(Number)
  return quantities.length === value.length ? quantities : undefined
}

function filesOf(value: unknown): RequestedBox['files'] | undefined {
  if (value === undefined) return []
  if (!Array.isArray(value) || value.length > 5) return undefined
  const files = value.flatMap((file: unknown) => {
    const { id, name } = membersOf(file, ['id', 'name'])
    return isText(textOf(id), 100) && isText(textOf(name), 255)
      ? [{ id: textOf(id), name: textOf(name) }]
      : []
  })
  return files.length === value.length ? files : undefined
}

function readSender({ name, company, email, phone }: Members): RequestSender | null {
  const sender = {
    ...{ name: textOf(name), company: textOrNull(company) },
    ...{ email: textOf(email), phone: textOrNull(phone) },
  }
  return sender.name === '' && sender.email === '' ? null : sender
}

function senderErrors({ name, company, email, phone }: RequestSender): readonly string[] {
  const rules: readonly (readonly [isKept: boolean, text: string])[] = [
    [isText(name, 200), 'name is required and has at most 200 characters.'],
    [(company ?? '').length <= 200, 'company has at most 200 characters.'],
    [isMailAddress(email), 'email is required and has to be an e-mail address.'],
    [(phone ?? '').length <= 40, 'phone has at most 40 characters.'],
  ]
  return rules.flatMap(([isKept, text]) => (isKept ? [] : [text]))
}
