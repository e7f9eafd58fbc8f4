import type { Schema } from '@cartonnage/sdk/contract'
import { createJsonSchemas } from '../json-schema'

/** The parts of a JSON schema that say which members an object may have. */
export interface JsonShape {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonShape>>
  readonly properties?: Readonly<Record<string, JsonShape>>
  readonly additionalProperties?: JsonShape | boolean
  readonly items?: JsonShape
  readonly anyOf?: readonly JsonShape[]
  readonly oneOf?: readonly JsonShape[]
  readonly allOf?: readonly JsonShape[]
}

const toJsonSchema = createJsonSchemas()
const converted = new WeakMap<Schema, JsonShape>()

/** The shape that a schema accepts. Cached: a run checks many responses against few schemas. */
export function toJsonShape(schema: Schema): JsonShape {
  const found: JsonShape = converted.get(schema) ?? toJsonSchema(schema)
  converted.set(schema, found)
  return found
}

/** Follows references and unions down to plain shapes. */
export function resolveShape(schema: JsonShape, root: JsonShape): readonly JsonShape[] {
  const name = schema.$ref?.replace('#/$defs/', '')
  const target = name === undefined ? undefined : name === '#' ? root : root.$defs?.[name]
  if (target) return resolveShape(target, root)
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return parts.length === 0 ? [schema] : parts.flatMap((part) => resolveShape(part, root))
}
