import type { Dimensions } from '../url/search'
import { findBoxStyle, requestFlutes, type RequestFlute } from './box-styles'
import { findFluteProblem, suitableFlutes } from './flute-choice'
import type { FoundProblems, RequestFields, RequestProblem } from './request-form'
import { isCuttable, sheetsOf } from './sheet'

/** The smallest and the largest inner dimension in mm. */
export const requestDimensionLimits = { length: [50, 2500], width: [40, 1500], height: [10, 2000] } as const

const dimensionNames = ['length', 'width', 'height'] as const

/** What is wrong with the size. */
export function dimensionProblems(fields: RequestFields, read: Partial<Dimensions>): FoundProblems {
  const problemOf = (name: keyof Dimensions): RequestProblem | undefined => {
    const [least, most] = requestDimensionLimits[name]
    const value = read[name]
    if (value === undefined) return fields[name].trim() === '' ? 'missing' : 'unreadable'
    if (value < least) return 'too-small'
    return value > most ? 'too-large' : undefined
  }
  return Object.fromEntries(dimensionNames.map((name) => [name, problemOf(name)]))
}

/** Flute and sheet, once style and size are known and within limits. */
export function boxProblems(fields: RequestFields, dimensions: Partial<Dimensions>): FoundProblems {
  const flute = readFlute(fields.flute)
  if (flute === undefined) return { flute: 'unknown' }
  const style = findBoxStyle(fields.style)
  const size = wholeSize(dimensions)
  if (style === undefined || size === undefined) return {}
  if (Object.values(dimensionProblems(fields, dimensions)).some((problem) => problem !== undefined)) return {}
  const box = { fefco: style.fefco, ...size }
  const used = flute ?? suitableFlutes(box)[0] ?? style.flutes.at(-1) ?? 'BC'
  if (!sheetsOf({ ...box, flute: used }).every(isCuttable)) return { [longestSide(size)]: 'sheet-too-large' }
  return { flute: flute === null ? undefined : findFluteProblem(flute, box) }
}

/** Null for advice; undefined for what is no flute. */
export function readFlute(text: string): RequestFlute | null | undefined {
  return text === '' ? null : requestFlutes.find((flute) => flute === text)
}

/** The size, once all of it is known. */
export function wholeSize({ length, width, height }: Partial<Dimensions>): Dimensions | undefined {
  return length && width && height ? { length, width, height } : undefined
}

const longestSide = (size: Dimensions): keyof Dimensions =>
  dimensionNames.reduce((longest, name) => (size[name] > size[longest] ? name : longest))
