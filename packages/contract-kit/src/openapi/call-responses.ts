import { mutates, type CallSpec, type Schema } from '@cartonnage/sdk/contract'
import type { JsonObject } from '../json-schema'
import type { SchemaComponents } from './schema-components'

const statusTexts: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'The platform works on it; ask again',
  204: 'Done, without content',
  422: 'Ready, but something in it is wrong',
}

/** The list that the platform returns when a call fails. */
export const errorSchema: JsonObject = {
  type: 'array',
  description: 'What went wrong; the first entry decides.',
  items: {
    type: 'object',
    properties: {
      errorCode: { type: 'string', description: 'Stable code, such as ITEM_NOT_FOUND' },
      message: { type: 'string', description: 'Text for people, in the language of the call' },
    },
    required: ['errorCode'],
  },
}

const failure = (description: string, errorCode: string): JsonObject => ({
  description,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/PlatformErrors' },
      example: [{ errorCode, message: description }],
    },
  },
})

/** Failures of several calls, as components. */
export const sharedResponses: Readonly<Record<string, JsonObject>> = {
  BadInput: failure('The input is wrong.', 'INVALID_API_INPUT'),
  NoSession: failure('The session is missing or over.', 'INVALID_SESSION_ID'),
  NoAccess: failure('The visitor or the organisation may not.', 'INSUFFICIENT_ACCESS'),
  NotFound: failure('There is no such record, or it is not visible.', 'ITEM_NOT_FOUND'),
  Conflict: failure('The cart or checkout changed in the meantime.', 'CHECKOUT_CONFLICT'),
  TooMany: {
    ...failure('Too many calls; Retry-After says when to go on.', 'REQUEST_LIMIT_EXCEEDED'),
    headers: { 'Retry-After': { description: 'Whole seconds', schema: { type: 'integer' } } },
  },
}

const failures: Readonly<Record<number, string>> = {
  400: 'BadInput',
  401: 'NoSession',
  403: 'NoAccess',
  404: 'NotFound',
  409: 'Conflict',
  429: 'TooMany',
}

/** The responses of a call by status: those of the contract, and possible failures. */
export function callResponses(call: CallSpec, components: SchemaComponents): JsonObject {
  const responses = Object.entries(call.responses).map(
    ([status, schema]) => [status, responseOf(Number(status), schema, components)] as const,
  )
  const failing = Object.entries(failures)
    .filter(([status]) => !(status in call.responses) && (status !== '409' || mutates(call)))
    .map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }] as const)
  return Object.fromEntries([...responses, ...failing])
}

const responseOf = (status: number, schema: Schema | null, components: SchemaComponents): JsonObject => ({
  description: statusTexts[status] ?? `Status ${status}`,
  ...(status === 202 ? { headers: pollHeaders } : {}),
  ...(schema === null ? {} : { content: { 'application/json': { schema: components.describe(schema) } } }),
})

const pollHeaders: JsonObject = {
  Location: { description: 'Where to ask', schema: { type: 'string' } },
  'Retry-After': { description: 'Whole seconds until then', schema: { type: 'integer' } },
}
