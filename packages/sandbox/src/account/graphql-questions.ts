import type { Buyer } from '../calls/call'
import type { SandboxContext } from '../calls/sandbox-context'
import { isObject } from '../json-object'
import { recordKey } from '../record-id'
import { findBuyer } from '../session/buyer-repository'
import { changeUser, userFields, type UserFields } from './user-profile'

/** A question as it came: its text, and the values of its variables. */
export interface GraphqlQuestion {
  readonly query: string
  readonly operationName: string | null
  readonly variables: Readonly<Record<string, unknown>>
}

/** An answer of GraphQL: it says itself what went wrong, under status 200. */
export interface GraphqlResponse {
  readonly data: unknown
  readonly errors: readonly { readonly message: string }[]
}

type Question = (context: SandboxContext, buyer: Buyer, requested: GraphqlQuestion) => GraphqlResponse

/** What a storefront asks, by the name of the operation. The fields are those that the text selects. */
const questions: Readonly<Record<string, Question>> = {
  GetUserProfile: (context, buyer, { query, variables: { userId } }) => {
    const isOwn = typeof userId === 'string' && recordKey(userId) === recordKey(buyer.userId)
    return select(query, userFields(context, buyer), (node) => ({
      uiapi: { query: { User: { edges: isOwn ? [{ node }] : [] } } },
    }))
  },
  UpdateUserProfile: (context, buyer, { query, variables: { input } }) => {
    if (!isObject(input) || !isObject(input['User'])) return failed('The variable input is required.')
    const { Id, User } = input
    if (typeof Id !== 'string' || recordKey(Id) !== recordKey(buyer.userId)) {
      return failed('The record is not visible, or may not be changed.')
    }
    const unknown = findUnknown(query, userFields(context, buyer))
    const wrong = unknown ?? changeUser(context, buyer, User)
    if (wrong !== undefined) return failed(wrong)
    const changed = findBuyer(context.db, buyer.userId) ?? buyer
    return select(query, userFields(context, changed), (Record) => ({ uiapi: { UserUpdate: { Record } } }))
  },
}

/** Answers a question of the signed-in person; one that nobody knows is answered with an error, as a wrong text is. */
export function chooseConsent(
  context: SandboxContext,
  buyer: Buyer,
  requested: GraphqlQuestion,
): GraphqlResponse {
  const name = requested.operationName ?? /\b(?:query|mutation)\s+(\w+)/.exec(requested.query)?.[1] ?? ''
  const question = Object.hasOwn(questions, name) ? questions[name] : undefined
  return (
    question?.(context, buyer, requested) ?? failed(`The sandbox has no answer to the operation "${name}".`)
  )
}

/** What a text selects of a record. */
const selectionOf = (query: string): string => /\b(?:node|Record)\s*\{([\s\S]*)/.exec(query)?.[1] ?? ''

/** The fields that a text selects, as `Name { value }`; `@optional` leaves one out where it is not known. */
const selected = (query: string) =>
  [...selectionOf(query).matchAll(/(\w+)\s*(@optional)?\s*\{\s*value\s*\}/g)].map(
    ([, name = '', optional]) => ({
      name,
      isOptional: optional !== undefined,
    }),
  )

const findUnknown = (query: string, fields: UserFields): string | undefined => {
  const unknown = selected(query).find(({ name, isOptional }) => !isOptional && !Object.hasOwn(fields, name))
  return unknown && `Field '${unknown.name}' in type 'User' is undefined.`
}

function select(query: string, fields: UserFields, wrap: (record: object) => object): GraphqlResponse {
  const unknown = findUnknown(query, fields)
  if (unknown !== undefined) return failed(unknown)
  const named = selected(query).filter(({ name }) => Object.hasOwn(fields, name))
  const values = named.map(({ name }) => [name, { value: fields[name] ?? null }] as const)
  const id = /\bId\b/.test(selectionOf(query)) ? { Id: fields['Id'] } : {}
  return { data: wrap({ ...id, ...Object.fromEntries(values) }), errors: [] }
}

const failed = (message: string): GraphqlResponse => ({ data: null, errors: [{ message }] })
