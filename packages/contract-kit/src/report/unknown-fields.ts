import type { Schema } from '@cartonnage/sdk/contract'
import { resolveShape, toJsonShape, type JsonShape } from './json-shape'

/**
 * The paths of members that the response has and the contract does not name, each once, list indexes as `[]`:
 * `cartItems[].cartItem.giftNote`. Not a failure: the platform adds members with every release.
 */
export function findUnknownFields(schema: Schema, response: unknown): readonly string[] {
  const root = toJsonShape(schema)
  const found = new Set<string>()
  walk({ branches: resolveShape(root, root), root, value: response, path: '', found })
  return [...found].sort()
}

interface Step {
  /** Every shape that the contract allows here. */
  readonly branches: readonly JsonShape[]
  readonly root: JsonShape
  readonly value: unknown
  readonly path: string
  readonly found: Set<string>
}

function walk(step: Step): void {
  if (Array.isArray(step.value)) walkList(step, step.value)
  else if (typeof step.value === 'object' && step.value !== null) walkMembers(step, step.value)
}

function walkList(step: Step, entries: readonly unknown[]): void {
  const branches = step.branches.flatMap((branch) =>
    branch.items ? resolveShape(branch.items, step.root) : [],
  )
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

function memberBranches(shape: JsonShape, name: string, root: JsonShape): readonly JsonShape[] {
  const own = shape.properties?.[name]
  if (own) return resolveShape(own, root)
  const others = shape.additionalProperties
  return typeof others === 'object' ? resolveShape(others, root) : []
}
