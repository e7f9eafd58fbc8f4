import { Hono } from 'hono'
import type { Env, Buyer } from '../../calls/call'
import { readBody, readText } from '../../calls/json-body'
import type { SandboxContext } from '../../calls/sandbox-context'
import { isRecord } from '../../json-object'
import { invalidInput } from '../../platform-error'
import { isSameRecord } from '../../record-id'
import { findBuyer } from '../session/buyer-repository'
import { changeUser, userFields, type UserFields } from './user-profile'
import { requireSiteBuyer } from './user-routes'

/** The GraphQL operations that storefronts use. 401 for guests; other failures are in the response. */
export const graphqlRoutes = new Hono<Env>().post('/services/data/:version/graphql', async (c) => {
  const request = readGraphqlRequest(await readBody(c, requestMembers))
  const buyer = requireSiteBuyer(c)
  c.header('Cache-Control', 'private, no-store')
  return c.json(runOperation(c.var.context, buyer, request))
})

const requestMembers = ['query', 'variables', 'operationName', 'extensions']

function readGraphqlRequest(body: Record<string, unknown>): GraphqlRequest {
  const query = readText(body, 'query')
  const variables = body.variables ?? {}
  if (query === null) throw invalidInput('query is required.')
  if (!isRecord(variables)) throw invalidInput('variables is not an object.')
  return { query, variables, operationName: readText(body, 'operationName') }
}

/** A request as it was sent. */
interface GraphqlRequest {
  readonly query: string
  readonly operationName: string | null
  readonly variables: Readonly<Record<string, unknown>>
}

/** A GraphQL response: failures are in `errors`, with status 200. */
interface GraphqlResponse {
  readonly data: unknown
  readonly errors: readonly { readonly message: string }[]
}

type Operation = (context: SandboxContext, buyer: Buyer, request: GraphqlRequest) => GraphqlResponse

/** The operations by name. Each returns the fields that the query text selects. */
const operations: Readonly<Record<string, Operation>> = {
  GetUserProfile: (context, buyer, { query, variables: { userId } }) => {
    const isOwn = typeof userId === 'string' && isSameRecord(userId, buyer.userId)
    return select(query, userFields(context, buyer), (node) => ({
      uiapi: { query: { User: { edges: isOwn ? [{ node }] : [] } } },
    }))
  },
  UpdateUserProfile: (context, buyer, { query, variables: { input } }) => {
    if (!isRecord(input) || !isRecord(input.User)) return failed('The variable input is required.')
    const { Id, User } = input
    if (typeof Id !== 'string' || !isSameRecord(Id, buyer.userId)) {
      return failed('The record is not visible, or may not be changed.')
    }
    const unknown = findUnknown(query, userFields(context, buyer))
    const problem = unknown ?? changeUser(context, buyer, User)
    if (problem !== undefined) return failed(problem)
    const changed = findBuyer(context.db, buyer.userId) ?? buyer
    return select(query, userFields(context, changed), (Record) => ({ uiapi: { UserUpdate: { Record } } }))
  },
}

/** Runs an operation for the signed-in buyer; an unknown one gives an error in the response. */
function runOperation(context: SandboxContext, buyer: Buyer, request: GraphqlRequest): GraphqlResponse {
  const name = request.operationName ?? /\b(?:query|mutation)\s+(\w+)/.exec(request.query)?.[1] ?? ''
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
  return (
    operation?.(context, buyer, request) ?? failed(`The sandbox does not support the operation "${name}".`)
  )
}

/** The part of a query text that selects the fields of a record. */
const selectionOf = (query: string): string => /\b(?:node|Record)\s*\{([\s\S]*)/.exec(query)?.[1] ?? ''

/** The fields that a query selects as `Name { value }`; an `@optional` one may be unknown. */
const listSelectedFields = (query: string) =>
  [...selectionOf(query).matchAll(/(\w+)\s*(@optional)?\s*\{\s*value\s*\}/g)].map(
    ([, name = '', optional]) => ({
      name,
      isOptional: optional !== undefined,
    }),
  )

const findUnknown = (query: string, fields: UserFields): string | undefined => {
  const unknown = listSelectedFields(query).find(
    ({ name, isOptional }) => !isOptional && !Object.hasOwn(fields, name),
  )
  return unknown && `Field '${unknown.name}' in type 'User' is undefined.`
}

function select(query: string, fields: UserFields, wrap: (record: object) => object): GraphqlResponse {
  const unknown = findUnknown(query, fields)
  if (unknown !== undefined) return failed(unknown)
  const named = listSelectedFields(query).filter(({ name }) => Object.hasOwn(fields, name))
  const values = named.map(({ name }) => [name, { value: fields[name] ?? null }] as const)
  const id = /\bId\b/.test(selectionOf(query)) ? { Id: fields.Id } : {}
  return { data: wrap({ ...id, ...Object.fromEntries(values) }), errors: [] }
}

const failed = (message: string): GraphqlResponse => ({ data: null, errors: [{ message }] })
