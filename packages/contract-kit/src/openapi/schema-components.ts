import * as contract from '@cartonnage/sdk/contract'
import type { Schema } from '@cartonnage/sdk/contract'
import { createJsonSchemas, type JsonObject } from '../json-schema'

/** Converts schemas to JSON Schema and collects the named ones. */
export interface SchemaComponents {
  /** The JSON schema; a reference if the contract names the schema. */
  describe(schema: Schema): JsonObject
  /** The JSON schema itself, even if it is named. */
  inline(schema: Schema): JsonObject
  /** Every named schema used so far, sorted by name. */
  all(): Readonly<Record<string, JsonObject>>
}

/** The named schemas of the contract, `cartSummarySchema` as `CartSummary`. */
function namedSchemas(): ReadonlyMap<Schema, string> {
  const named = new Map<Schema, string>()
  const exported: Readonly<Record<string, unknown>> = contract
  for (const name of Object.keys(exported).sort()) {
    const value = exported[name]
    if (name.endsWith('Schema') && isSchema(value)) named.set(value, toComponentName(name))
  }
  return named
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value

const toComponentName = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/Schema$/, '')

export function createSchemaComponents(): SchemaComponents {
  const toJsonSchema: (schema: Schema) => Converted = createJsonSchemas(namedSchemas())
  const needed = new Map<string, JsonObject>()
  const keep = (definitions: Definitions, except?: string) => {
    for (const [id, definition] of Object.entries(definitions)) {
      if (id !== except) needed.set(id, tidy(definition))
    }
  }
  return {
    describe: (schema) => {
      const { $defs = {}, ...root } = toJsonSchema(schema)
      keep($defs)
      return tidy(root)
    },
    inline: (schema) => {
      const { $defs = {}, ...root } = toJsonSchema(schema)
      const id = typeof root.$ref === 'string' ? root.$ref.replace(definitionsPath, '') : ''
      keep($defs, id)
      return tidy($defs[id] ?? root)
    },
    all: () => Object.fromEntries([...needed].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

const definitionsPath = '#/$defs/'
type Definitions = Readonly<Record<string, JsonObject>>
interface Converted extends JsonObject {
  readonly $ref?: string
  readonly $defs?: Definitions
}

const dropped = new Set(['$schema', '$id', 'id', '~standard'])

/** Removes what only a standalone schema needs, and points references into this document. */
function tidy(schema: JsonObject): JsonObject {
  const { anyOf, ...rest } = schema
  const branches: readonly unknown[] = Array.isArray(anyOf) ? anyOf : []
  const [only, ...others] = branches.filter(isMeaningful)
  if (isObject(only) && others.length === 0) return tidy({ ...rest, ...only })
  const members = others.length === 0 ? schema : { ...schema, anyOf: [only, ...others] }
  return Object.fromEntries(
    Object.entries(members)
      .filter(([name, value]) => !isNoise(name, value))
      .map(([name, value]) => [name, tidyValue(name, value)]),
  )
}

/** An empty schema accepts anything, and says nothing. */
const isMeaningful = (branch: unknown): boolean => !isObject(branch) || Object.keys(branch).length > 0

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null

/** Draft-specific members, the limits of safe integers, and the SDK's default for missing members. */
function isNoise(name: string, value: unknown): boolean {
  if (dropped.has(name) && typeof value === 'string') return true
  if (name === 'default' && value === null) return true
  return value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER
}

function tidyValue(name: string, value: unknown): unknown {
  if (name === '$ref' && typeof value === 'string') {
    return value.replace(definitionsPath, '#/components/schemas/')
  }
  if (Array.isArray(value)) return value.map((entry) => tidyValue('', entry))
  return isObject(value) ? tidy(value) : value
}
