import { invalidInput, isObject, rejectUnknownMembers } from './answers'
import type { Fault } from './faults'

const kinds = ['drop-before', 'drop-after', 'delay', 'status'] as const

/** Reads a fault from JSON; 400 INVALID_API_INPUT names the member that is wrong. */
export function readFault(input: Readonly<Record<string, unknown>>): Fault {
  const kind = kinds.find((known) => known === input.kind)
  if (!kind) throw invalidInput(`kind is one of ${kinds.join(', ')}.`)
  const status = readNumber(input, 'status', { least: 200, most: 599 })
  return {
    kind,
    ...withoutUndefined({
      match: readMatch(input.match),
      ms: readNumber(input, 'ms', { least: 0, most: 3_600_000 }),
      status,
      errorCode: readText(input, 'errorCode'),
      message: readText(input, 'message'),
      times: readNumber(input, 'times', { least: 1, most: 1_000_000 }),
    }),
  }
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function withoutUndefined<T extends object>(value: T): Present<T> {
  // leaving out the undefined members is what the type says
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Present<T>
}

function readMatch(match: unknown): Fault['match'] {
  if (match === undefined) return undefined
  if (!isObject(match)) throw invalidInput('match is an object.')
  rejectUnknownMembers(match, ['method', 'path'])
  const path = readText(match, 'path')
  if (path !== undefined && !isPattern(path)) throw invalidInput('match.path is not a regular expression.')
  return withoutUndefined({ method: readText(match, 'method'), path })
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}

function readNumber(
  input: Readonly<Record<string, unknown>>,
  name: string,
  { least, most }: { least: number; most: number },
): number | undefined {
  const value = input[name]
  if (value === undefined) return undefined
  if (typeof value === 'number' && value >= least && value <= most) return value
  throw invalidInput(`${name} is a number from ${least} to ${most}.`)
}

function readText(input: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = input[name]
  if (value === undefined || typeof value === 'string') return value
  throw invalidInput(`${name} is text.`)
}
