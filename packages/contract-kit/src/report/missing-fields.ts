import type { Schema } from '@cartonnage/sdk/contract'
import { resolveShape, toJsonShape, type JsonShape } from './json-shape'

/**
 * The paths of members that the contract names and that the answer has nowhere: of a list they are missing when none
 * of its entries has them, and inside of what is missing nothing is listed. They are no failure: organisations leave
 * out what they do not use. A null is there.
 */
export function findMissingFields(schema: Schema, response: unknown): readonly string[] {
  const root = toJsonShape(schema)
  return walk({ branches: resolveShape(root, root), root, values: [response], path: '' }).toSorted()
}

interface Spot {
  /** Every shape that the contract allows at this place. */
  readonly branches: readonly JsonShape[]
  readonly root: JsonShape
  /** What the answer has at this place, of all entries of the lists above. */
  readonly values: readonly unknown[]
  readonly path: string
}

type Members = Readonly<Record<string, unknown>>

function walk(location: Spot): readonly string[] {
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

/** Each object is held against the shape that it has most members of. */
function walkObjects({ branches, root, path }: Spot, objects: readonly Members[]): readonly string[] {
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
