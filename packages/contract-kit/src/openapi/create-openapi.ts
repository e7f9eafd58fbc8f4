import { apiVersion, callVersions, platformRelease, type CallSpec } from '@cartonnage/sdk/contract'
import { callParameters, sharedParameters } from './call-parameters'
import { callResponses, errorSchema, sharedResponses } from './call-responses'
import { callSummaries, tagDescriptions } from './call-summaries'
import { describedCalls } from './extra-calls'
import type { JsonObject } from '../json-schema'
import { createSchemaComponents, type SchemaComponents } from './schema-components'

/** An OpenAPI 3.1 document as plain data, ready for `JSON.stringify`. */
export interface OpenApiDocument extends JsonObject {
  /** Version of the OpenAPI specification, `3.1.0`. */
  readonly openapi: string
  /** Operations by path and method. */
  readonly paths: Readonly<Record<string, JsonObject>>
}

/** Describes every call of the contract. The same contract always gives the same text. */
export function createOpenApi(): OpenApiDocument {
  const components = createSchemaComponents()
  const paths = describePaths(components)
  return {
    openapi: '3.1.0',
    info,
    servers: [server(['shop', 'apiPrefix'])],
    security: [{ session: [] }, {}],
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { session },
      parameters: sharedParameters,
      responses: sharedResponses,
      schemas: { ...components.all(), PlatformErrors: errorSchema },
    },
  }
}

const info: JsonObject = {
  title: 'Hosted commerce, as Cartonnage calls it',
  version: apiVersion,
  description:
    `The documented calls of the storefront as of release ${platformRelease} of the platform, made from the contract ` +
    'of the SDK, and what storefronts of others ask the sandbox beside them. Amounts and quantities are texts ' +
    'or numbers with any number of decimals; every member that is not required may be missing or null, and further ' +
    'members may come.',
  license: { name: 'MIT', identifier: 'MIT' },
}

const session: JsonObject = {
  type: 'apiKey',
  in: 'cookie',
  name: 'sid',
  description: 'The session of a signed-in buyer. Guests have cookies of their own.',
}

const variables: Readonly<Record<string, JsonObject>> = {
  shop: {
    default: 'https://shop.example',
    description: 'Origin of the shop, with the path of its site where there is one',
  },
  apiPrefix: {
    default: '',
    description: 'What stands in front of commerce calls: nothing, /webruntime/api or /sf/api',
  },
}

const server = (names: readonly string[]): JsonObject => ({
  url: names.map((name) => `{${name}}`).join(''),
  variables: Object.fromEntries(names.map((name) => [name, variables[name]])),
})

/** Paths in alphabetical order, methods in the order of the contract. */
function describePaths(components: SchemaComponents): Readonly<Record<string, JsonObject>> {
  const byPath = Map.groupBy(describedCalls, (call) => call.path)
  const sorted = [...byPath].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([path, calls]) => [path, describePath(calls, components)]))
}

function describePath(calls: readonly CallSpec[], components: SchemaComponents): JsonObject {
  const isSiteOnly = calls.every((call) => call.base === 'site')
  const operations = calls.map((call) => [call.method.toLowerCase(), describeCall(call, components)] as const)
  return { ...(isSiteOnly ? { servers: [server(['shop'])] } : {}), ...Object.fromEntries(operations) }
}

function describeCall(call: CallSpec, components: SchemaComponents): JsonObject {
  const [tag = call.id] = call.id.split('.')
  return {
    operationId: call.id,
    summary: callSummaries[call.id] ?? call.id,
    tags: [tag],
    ...sinceOf(call),
    parameters: callParameters(call, components),
    ...(call.body ? { requestBody: requestBody(call.body, components) } : {}),
    responses: callResponses(call, components),
  }
}

/** The first version of the API with the call, where that is documented. */
const sinceOf = ({ id }: CallSpec): JsonObject => {
  const since = callVersions[id]?.since
  return since === undefined ? {} : { 'x-since': `v${since}.0` }
}

const requestBody = (schema: NonNullable<CallSpec['body']>, components: SchemaComponents): JsonObject => ({
  required: true,
  content: { 'application/json': { schema: components.describe(schema) } },
})
