import { findSortRule } from '../catalog/search/sort-rules'
import { readEncodedRefinements, readRefinements } from '../catalog/search/search-refinements'
import type { Exchange } from '../calls/call'
import { splitList } from '../calls/query'
import { isRecord, parseJson } from '../json-object'
import { invalidInput, parserError, PlatformError } from '../platform-error'
import { isOwnField, standardProductFields } from './standard-fields'

/** Members of bodies that only the shop's own contract has, by the path. */
const ownBodyMembers = [
  { path: /\/search\/product-search$/, members: ['length', 'width', 'height'] },
  { path: /\/order-summaries\/actions\/lookup$/, members: ['orderNumber', 'email', 'phoneNumber'] },
]

const productPath = /\/(?:products|search|carts|wishlists)(?:\/|$)/

/**
 * 400 for a request that names what a plain organisation does not have: INVALID_FIELD for a field, JSON_PARSER_ERROR for
 * a member of a body, INVALID_API_INPUT for a facet and a sort rule.
 */
export async function refuseOwnFields(c: Exchange): Promise<void> {
  const { path } = c.req
  const query = c.req.query()
  const body = ['GET', 'HEAD'].includes(c.req.method) ? undefined : parseJson(await c.req.text())
  const named = [...splitList(query.fields), ...splitList(query.productFields), ...namesIn(body)]
  const isProduct = productPath.test(path)
  const unknown = named.find((name) => isOwnField(name) || (isProduct && !standardProductFields.has(name)))
  if (unknown !== undefined)
    throw new PlatformError(400, 'INVALID_FIELD', `No such column '${unknown}' on the entity.`)
  if (isRecord(body)) refuseMembers(path, body)
  if (path.includes('/search/')) refuseNarrowing({ ...query, ...(isRecord(body) && body) })
}

/** The names in the list `fields` of a body, and those of custom fields anywhere in it. */
function namesIn(body: unknown): readonly string[] {
  if (!isRecord(body)) return []
  const fields: readonly unknown[] = Array.isArray(body.fields) ? body.fields : []
  return [...fields, ...customNamesIn(body)].filter((name) => typeof name === 'string')
}

function customNamesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(customNamesIn)
  if (!isRecord(value)) return []
  const { fieldName, dataName, ...others } = value
  return [fieldName, dataName, ...Object.values(others).flatMap(customNamesIn)].filter(
    (name) => name !== undefined,
  )
}

function refuseMembers(path: string, body: Readonly<Record<string, unknown>>): void {
  const own = ownBodyMembers.find((each) => each.path.test(path))?.members ?? []
  const found = own.find((member) => member in body)
  if (found !== undefined) throw parserError(`Unrecognized field "${found}"`)
}

function refuseNarrowing({ refinements, sortRuleId, sortOrderId }: Readonly<Record<string, unknown>>): void {
  const read =
    typeof refinements === 'string' ? readEncodedRefinements(refinements) : readRefinements(refinements)
  if (read.some(({ nameOrId }) => isOwnField(nameOrId)))
    throw invalidInput('A search cannot be narrowed by that nameOrId.')
  const rule = findSortRule(sortRuleId ?? sortOrderId)
  if (rule && isOwnField(rule.nameOrId)) throw invalidInput('There is no sort rule with that id.')
}
