import type { RequestFlute, BoxStyleCode } from './box-styles'
import type { Dimensions } from '../url/search'

/** What somebody entered into the form of a request, as text. */
export interface RequestFields {
  /** FEFCO number. */
  readonly style: string
  /** Inner dimensions: `320`, `32 cm`, or a whole size such as `32 x 21 x 14 cm` in one of them. */
  readonly length: string
  /** As the length. */
  readonly width: string
  /** As the length. */
  readonly height: string
  /** A flute; `''` asks for advice. */
  readonly flute: string
  /** Number of colours outside: `0` to `4`. */
  readonly print: string
  /** Printed inside as well. */
  readonly isPrintedInside: boolean
  /** The quantities to be priced; only the first is needed. */
  readonly quantity: string
  /** `''` for none. */
  readonly quantity2: string
  /** `''` for none. */
  readonly quantity3: string
  /** The day by which the goods are wanted, ISO 8601; `''` for none. */
  readonly wishedDate: string
  /** In one's own words, in several lines. */
  readonly remark: string
  /** Of a guest; a buyer's are known. */
  readonly name: string
  /** `''` for a private person. */
  readonly company: string
  /** Where the answer goes. */
  readonly email: string
  /** `''` for none. */
  readonly phone: string
}

/** A field that may have a problem. */
export type RequestField = keyof RequestFields

/** The fields in the order of the form. */
export const requestFieldNames = [
  'style',
  'length',
  'width',
  'height',
  'flute',
  'print',
  'isPrintedInside',
  'quantity',
  'quantity2',
  'quantity3',
  'wishedDate',
  'remark',
  'name',
  'company',
  'email',
  'phone',
] as const satisfies readonly RequestField[]

/** A form in which nothing has been entered. */
export const emptyRequest: RequestFields = {
  style: '0201',
  length: '',
  width: '',
  height: '',
  flute: '',
  print: '0',
  isPrintedInside: false,
  quantity: '',
  quantity2: '',
  quantity3: '',
  wishedDate: '',
  remark: '',
  name: '',
  company: '',
  email: '',
  phone: '',
}

/** The most characters of each free text. */
export const requestTextLimits = { remark: 4000, name: 200, company: 200, email: 254, phone: 40 } as const

/** What is wrong with a field. */
export type RequestProblem =
  | 'missing'
  | 'unreadable'
  | 'unknown'
  | 'too-long'
  /** A dimension, below or above what is made. */
  | 'too-small'
  | 'too-large'
  /** The sheet of the box is larger than the machine; at its longest side. */
  | 'sheet-too-large'
  /** Flutes, see `findFluteProblem`. */
  | 'not-for-style'
  | 'too-weak'
  | 'too-stiff'
  /** The same quantity twice. */
  | 'same-quantity'
  /** A day that is over, or more than two years away. */
  | 'past'
  | 'too-far'

/** One problem a field. */
export type RequestProblems = Readonly<Partial<Record<RequestField, RequestProblem>>>

/** Who asks, where the shop does not know them. */
export interface RequestContact {
  /** First and last name. */
  readonly name: string
  /** Null for a private person. */
  readonly company: string | null
  /** Where the answer goes. */
  readonly email: string
  /** Null where none was given. */
  readonly phone: string | null
}

/** A request that can be sent. */
export interface RequestDraft extends Dimensions {
  /** FEFCO number. */
  readonly style: BoxStyleCode
  /** Null asks for advice. */
  readonly flute: RequestFlute | null
  /** Number of colours outside, 0 to 4. */
  readonly printColours: number
  /** Whether it is printed inside as well. */
  readonly isPrintedInside: boolean
  /** One to three, in the order of the form. */
  readonly quantities: readonly number[]
  /** ISO 8601 day; null for no wish. */
  readonly wishedDate: string | null
  /** `''` for none. */
  readonly remark: string
  /** Null for a buyer, whom the shop knows. */
  readonly contact: RequestContact | null
}

/** What was looked for, with what was found at each field. */
export type FoundProblems = Partial<Record<RequestField, RequestProblem | undefined>>
