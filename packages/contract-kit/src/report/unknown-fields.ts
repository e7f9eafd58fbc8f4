import * as z from 'zod/mini'
import type { Schema } from '@cartonnage/sdk/contract'

interface JsonSchema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema | boolean
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
}

/**
 * The paths of members that the answer has and the contract does not name, each once, list positions as `[]`:
 * `cartItems[].cartItem.giftNote`. They are no failure: the platform adds members with every release.
 */
export function findUnknownFields(schema: Schema, answer: unknown): readonly string[] {
  const root = toJsonSchema(schema)
  const found = new Set<string>()
  walk({ branches: resolve(root, root), root, value: answer, path: '', found })
  return [...found].sort()
}

const converted = new WeakMap<Schema, JsonSchema>()

/** Converted once: a run holds many answers against few schemas. */
function toJsonSchema(schema: Schema): JsonSchema {
  // The library's own type of a JSON schema is far wider than the few keywords that matter here.
  const found =
    converted.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
  converted.set(schema, found)
  return found
}

interface Step {
  /** Every shape that the contract allows at this place. */
  readonly branches: readonly JsonSchema[]
  readonly root: JsonSchema
  readonly value: unknown
  readonly path: string
  readonly found: Set<string>
}

function walk(step: Step): void {
  if (Array.isArray(step.value)) walkList(step, step.value)
  else if (typeof step.value === 'object' && step.value !== null) walkMembers(step, step.value)
}

function walkList(step: Step, entries: readonly unknown[]): void {
  const branches = step.branches.flatMap((branch) => (branch.items ? resolve(branch.items, step.root) : []))
  for (const value of entries) walk({ ...step, branches, value, path: `${step.path}[]` })
}

function walkMembers(step: Step, members: object): void {
  const shapes = step.branches.filter((branch) => branch.properties || branch.additionalProperties)
  if (shapes.length === 0) return
  for (const [name, value] of Object.entries(members)) {
    const path = step.path === '' ? name : `${step.path}.${name}`
    const branches = shapes.flatMap((shape) => memberBranches(shape, name, step.root))
    if (branches.length === 0) step.found.add(path)
    else walk({ ...step, branches, value, path })
  }
}

function memberBranches(shape: JsonSchema, name: string, root: JsonSchema): readonly JsonSchema[] {
  const own = shape.properties?.[name]
  if (own) return resolve(own, root)
  const others = shape.additionalProperties
  return typeof others === 'object' ? resolve(others, root) : []
}

/** Follows references and unions down to plain shapes. */
function resolve(schema: JsonSchema, root: JsonSchema): readonly JsonSchema[] {
  const name = schema.$ref?.replace('#/$defs/', '')
  const target = name === undefined ? undefined : name === '#' ? root : root.$defs?.[name]
  if (target) return resolve(target, root)
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return parts.length === 0 ? [schema] : parts.flatMap((part) => resolve(part, root))
}
