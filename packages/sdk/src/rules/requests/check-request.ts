import { readEnteredQuantity } from '../cart/entered-quantity'
import type { ShopLocale } from '../locale/locale'
import type { Dimensions } from '../url/search'
import { readGoods } from '../box/entered-goods'
import { findBoxStyle } from './box-styles'
import { boxProblems, dimensionProblems, readFlute, wholeSize } from './check-box'
import { contactProblems, lengthProblem, toContact } from './check-contact'
import type {
  FoundProblems,
  RequestDraft,
  RequestFields,
  RequestProblem,
  RequestProblems,
} from './request-form'

/** Who fills in the form, and when. */
export interface RequestView {
  /** How numbers are read. */
  readonly locale: ShopLocale
  /** A guest says who asks; a buyer is known. */
  readonly isGuest: boolean
  /** ISO 8601 day in the shop's time zone. */
  readonly today: string
}

/** A form that was read: the request, or what is wrong with it. */
export type CheckedRequest =
  | {
      /** What can be sent. */
      readonly request: RequestDraft
      /** None. */
      readonly problems: Readonly<Record<never, never>>
    }
  | {
      /** Nothing can be sent. */
      readonly request: null
      /** By the names of the fields. */
      readonly problems: RequestProblems
    }

/** How many years ahead a wished day may be. */
const yearsAhead = 2

/** Reads a form, and finds at most one problem a field, all at once. */
export function checkRequest(fields: RequestFields, view: RequestView): CheckedRequest {
  const { dimensions } = readGoods(fields, view.locale)
  const quantities = readQuantities(fields, view.locale)
  const problems = present({
    ...dimensionProblems(fields, dimensions),
    style: findBoxStyle(fields.style) ? undefined : 'unknown',
    ...boxProblems(fields, dimensions),
    print: /^[0-4]$/.test(fields.print) ? undefined : 'unknown',
    ...quantityProblems(quantities),
    wishedDate: dayProblem(fields.wishedDate, view.today),
    remark: lengthProblem(fields, 'remark'),
    ...(view.isGuest && contactProblems(fields)),
  })
  const request = toDraft(fields, { dimensions, quantities, isGuest: view.isGuest })
  return request === undefined || Object.keys(problems).length > 0
    ? { request: null, problems }
    : { request, problems: {} }
}

const present = (found: FoundProblems): RequestProblems =>
  Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))

const quantityNames = ['quantity', 'quantity2', 'quantity3'] as const

type ReadQuantity = number | null | 'missing' | 'invalid' | 'too-large'
type ReadQuantities = Readonly<Record<(typeof quantityNames)[number], ReadQuantity>>

function readQuantities(fields: RequestFields, locale: ShopLocale): ReadQuantities {
  const read = (name: (typeof quantityNames)[number]): ReadQuantity => {
    const text = fields[name].trim()
    if (text === '') return name === 'quantity' ? 'missing' : null
    return readEnteredQuantity(text, locale)
  }
  return { quantity: read('quantity'), quantity2: read('quantity2'), quantity3: read('quantity3') }
}

function quantityProblems(read: ReadQuantities): FoundProblems {
  const values = quantityNames.map((name) => read[name])
  const problemOf = (value: ReadQuantity, index: number): RequestProblem | undefined => {
    if (value === 'invalid') return 'unreadable'
    if (typeof value === 'string') return value
    return value !== null && values.indexOf(value) < index ? 'same-quantity' : undefined
  }
  return Object.fromEntries(quantityNames.map((name, index) => [name, problemOf(read[name], index)]))
}

/** Days compare as texts. */
function dayProblem(day: string, today: string): RequestProblem | undefined {
  if (day === '') return undefined
  if (!isDay(day)) return 'unreadable'
  if (day <= today) return 'past'
  const last = `${String(Number(today.slice(0, 4)) + yearsAhead)}${today.slice(4)}`
  return day > last ? 'too-far' : undefined
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

interface ReadParts {
  readonly dimensions: Partial<Dimensions>
  readonly quantities: ReadQuantities
  readonly isGuest: boolean
}

function toDraft(
  fields: RequestFields,
  { dimensions, quantities, isGuest }: ReadParts,
): RequestDraft | undefined {
  const style = findBoxStyle(fields.style)
  const size = wholeSize(dimensions)
  if (style === undefined || size === undefined) return undefined
  const printColours = Number(fields.print)
  return {
    ...size,
    style: style.fefco,
    flute: readFlute(fields.flute) ?? null,
    printColours,
    isPrintedInside: fields.isPrintedInside,
    quantities: Object.values(quantities).filter((value) => typeof value === 'number'),
    wishedDate: fields.wishedDate === '' ? null : fields.wishedDate,
    remark: fields.remark.trim(),
    contact: isGuest ? toContact(fields) : null,
  }
}
