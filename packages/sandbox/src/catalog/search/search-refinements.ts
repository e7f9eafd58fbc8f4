import { isRecord, parseJson, rejectUnknownMembers } from '../../json-object'
import { invalidInput, parserError, PlatformError } from '../../platform-error'
import { facetRules } from './search-facets'

/** Narrows a search to hits with one of the values of a facet, or in one of the categories. */
export interface Refinement {
  readonly nameOrId: string
  readonly isCategory: boolean
  readonly values: readonly string[]
}

const maximumRefinements = 9
const maximumValues = 20
const members = ['nameOrId', 'type', 'attributeType', 'values']
const attributeTypes = ['Standard', 'Custom', 'ProductCategory']

/** Reads the refinements of a GET: Base64, in either alphabet, of a JSON list in UTF-8. */
export function readEncodedRefinements(text: string | undefined): readonly Refinement[] {
  return text?.trim() ? readRefinements(readJson(decodeBase64(text))) : []
}

/**
 * Reads a list of refinements. Fails with 400: JSON_PARSER_ERROR for an unknown member, MAX_LIMIT_EXCEEDED for more
 * than 9 refinements or more than 20 values, INVALID_API_INPUT for anything else that is not a refinement.
 */
export function readRefinements(value: unknown): readonly Refinement[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw invalidInput('refinements is a list.')
  checkCount(value.length, maximumRefinements, 'refinements')
  return value.map(readRefinement)
}

function readRefinement(value: unknown): Refinement {
  if (!isRecord(value)) throw invalidInput('A refinement is an object.')
  rejectUnknownMembers(value, members)
  const { nameOrId, type = 'DistinctValue', attributeType = 'Standard' } = value
  if (typeof nameOrId !== 'string') throw invalidInput('A refinement needs a nameOrId.')
  if (type !== 'DistinctValue') throw invalidInput('Refinements are of the type DistinctValue.')
  if (!attributeTypes.some((type) => type === attributeType)) {
    throw invalidInput('That attributeType is unknown.')
  }
  const isCategory = attributeType === 'ProductCategory'
  if (!isCategory && !facetRules.some((rule) => rule.nameOrId === nameOrId)) {
    throw invalidInput('A search cannot be narrowed by that nameOrId.')
  }
  return { nameOrId, isCategory, values: readValues(value.values) }
}

function readValues(values: unknown): readonly string[] {
  if (!Array.isArray(values) || values.length === 0) throw invalidInput('A refinement needs values.')
  checkCount(values.length, maximumValues, 'values of a refinement')
  return values.map((value: unknown) => {
    if (typeof value !== 'string') throw invalidInput('The values of a refinement are text.')
    return value
  })
}

function checkCount(count: number, maximum: number, what: string): void {
  if (count > maximum)
    throw new PlatformError(400, 'MAX_LIMIT_EXCEEDED', `At most ${maximum} ${what} are taken.`)
}

function decodeBase64(text: string): string {
  // A plus sign that was not percent-encoded arrives as a space.
  const standard = text.trim().replace(/[- ]/g, '+').replaceAll('_', '/')
  try {
    const bytes = Uint8Array.from(atob(standard), (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalidInput('refinements is not Base64.')
  }
}

function readJson(text: string): unknown {
  const value = parseJson(text)
  if (value === undefined) throw parserError('refinements is not JSON.')
  return value
}
