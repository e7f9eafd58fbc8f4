import type { Schema } from '@cartonnage/sdk/contract'
import { resolveShape, toJsonShape, type JsonShape } from './json-shape'

/**
 * The paths of members that the contract names and the response lacks. In a list a member is missing if no entry has
 * it; members of a missing member are not listed. Not a failure: organisations leave out what they do not use. A null
 * counts as sent.
 */
export function findMissingFields(schema: Schema, response: unknown): readonly string[] {
  const root = toJsonShape(schema)
  return walk({ branches: resolveShape(root, root), root, values: [response], path: '' }).toSorted()
}

interface Location {
  /** Every shape that the contract allows here. */
  readonly branches: readonly JsonShape[]
  readonly root: JsonShape
  /** The values found here, of all entries of the lists above. */
  readonly values: readonly unknown[]
  readonly path: string
}

type Members = Readonly<Record<string, unknown>>

function walk(location: Location): readonly string[] {
  const { values, branches, root, path } = location
  const entries = values.filter((value) => Array.isArray(value)).flat()
  const inner = branches.flatMap(({ items }) => (items ? resolveShape(items, root) : []))
  const inLists =
    entries.length === 0 ? [] : walk({ branches: inner, root, values: entries, path: `${path}[]` })
  const objects = values.filter(
    (value): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value),
  )
  return [...inLists, ...walkObjects(location, objects)]
}

/** Compares each object with the shape that it shares most members with. */
function walkObjects({ branches, root, path }: Location, objects: readonly Members[]): readonly string[] {
  const shapes = branches.filter(({ properties }) => properties)
  const byShape = Map.groupBy(objects, (one) => shapes.toSorted((a, b) => shared(b, one) - shared(a, one))[0])
  const found = [...byShape].flatMap(([shape, ofShape]) =>
    Object.entries(shape?.properties ?? {}).flatMap(([name, member]) => {
      const at = path === '' ? name : `${path}.${name}`
      const values = ofShape.map((one) => one[name]).filter((value) => value !== undefined)
      return values.length === 0
        ? [at]
        : walk({ branches: resolveShape(member, root), root, values, path: at })
    }),
  )
  return [...new Set(found)]
}

const shared = ({ properties = {} }: JsonShape, members: Members): number =>
  Object.keys(properties).filter((name) => members[name] !== undefined).length
