import { isRecord, parseJson, rejectUnknownMembers, withoutUndefined } from '../json-object'
import { invalidInput, parserError } from '../platform-error'
import { faultKinds, type Fault, type FaultKind, type FaultMatch } from './faults'

type Input = Readonly<Record<string, unknown>>

interface Range {
  readonly minimum: number
  readonly maximum: number
  /** Whether fractions are allowed. */
  readonly isFraction?: true
}

const day = 86_400_000
const year = 366 * day

const numbers = {
  status: { minimum: 200, maximum: 599 },
  retryAfter: { minimum: 0, maximum: 86_400 },
  after: { minimum: 1, maximum: 1000 },
  times: { minimum: 1, maximum: 1_000_000 },
  probability: { minimum: 0, maximum: 1, isFraction: true },
} satisfies Record<string, Range>

/** The members that a fault may have. */
export const faultMembers = ['kind', 'match', 'ms', 'errorCode', 'message', 'body', ...Object.keys(numbers)]

/** Reads a fault from JSON; 400 INVALID_API_INPUT names the invalid member. */
export function readFault(input: Input): Fault {
  rejectUnknownMembers(input, faultMembers)
  const kind = readKind(input.kind)
  return {
    kind,
    ...withoutUndefined({
      match: readMatch(input.match),
      ms: readNumber(
        input,
        'ms',
        kind === 'clock' ? { minimum: -year, maximum: year } : { minimum: 0, maximum: day },
      ),
      status: readNumber(input, 'status', numbers.status),
      body: readBody(input.body),
      errorCode: readText(input, 'errorCode'),
      message: readText(input, 'message'),
      retryAfter: readNumber(input, 'retryAfter', numbers.retryAfter),
      after: readNumber(input, 'after', numbers.after),
      times: readNumber(input, 'times', numbers.times),
      probability: readNumber(input, 'probability', numbers.probability),
    }),
  }
}

/** Reads the fault of a request's own header, which may have no `match` and no `times`: it affects that request only. */
export function readFaultHeader(text: string): Fault {
  const input = parseJson(text)
  if (input === undefined) throw parserError('The header is not JSON.')
  if (!isRecord(input)) throw invalidInput('The header is not a fault as JSON.')
  if ('match' in input || 'times' in input) throw invalidInput('A fault of a header meets its own request.')
  return readFault(input)
}

/** Reads the fields of a form as the members of a fault; blank ones are left out. */
export function readFaultForm(fields: Readonly<Record<string, string>>): Fault {
  const { method, path, header, ...rest } = definedFields(fields)
  const match = withoutUndefined({ method, path, header })
  const members = Object.entries(rest).map(
    ([name, value]) => [name, isNumeric(name) ? Number(value) : value] as const,
  )
  return readFault({
    ...Object.fromEntries<unknown>(members),
    ...(Object.keys(match).length === 0 ? {} : { match }),
  })
}

const isNumeric = (name: string) => name === 'ms' || Object.hasOwn(numbers, name)

const definedFields = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''))

function readKind(value: unknown): FaultKind {
  const kinds = Object.keys(faultKinds)
  // The keys of the table are the kinds.
  if (typeof value === 'string' && kinds.includes(value)) return value as FaultKind
  throw invalidInput(`kind is one of ${kinds.join(', ')}.`)
}

function readBody(value: unknown): Fault['body'] {
  if (value === undefined || value === 'list' || value === 'html') return value
  throw invalidInput('body is list or html.')
}

function readMatch(match: unknown): FaultMatch | undefined {
  if (match === undefined) return undefined
  if (!isRecord(match)) throw invalidInput('match is an object.')
  rejectUnknownMembers(match, ['method', 'path', 'header'])
  const path = readText(match, 'path')
  if (path !== undefined && !isPattern(path)) throw invalidInput('match.path is not a regular expression.')
  return withoutUndefined({ method: readText(match, 'method'), path, header: readHeaderName(match) })
}

function readHeaderName(match: Input): string | undefined {
  const header = readText(match, 'header')
  // What `Headers.get` accepts as a name; anything else would throw at every request.
  if (header === undefined || /^[\w!#$%&'*+.^`|~-]+\s*(:|$)/.test(header)) return header
  throw invalidInput('match.header is a name, or a name, a colon and a value.')
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}

function readNumber(input: Input, name: string, { minimum, maximum, isFraction }: Range): number | undefined {
  const value = input[name]
  if (value === undefined) return undefined
  const isNumber = typeof value === 'number' && (isFraction || Number.isInteger(value))
  if (isNumber && value >= minimum && value <= maximum) return value
  throw invalidInput(`${name} is a ${isFraction ? '' : 'whole '}number from ${minimum} to ${maximum}.`)
}

function readText(input: Input, name: string): string | undefined {
  const value = input[name]
  if (value === undefined || typeof value === 'string') return value
  throw invalidInput(`${name} is text.`)
}
