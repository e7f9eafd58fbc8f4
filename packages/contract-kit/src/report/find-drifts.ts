import type { Schema } from '@cartonnage/sdk/contract'
import * as z from 'zod/mini'
import type { Drift } from './call-report'

type Issue = z.core.$ZodIssue
type Branch = readonly Issue[]
type Path = readonly PropertyKey[]

/** Where a response departs from a schema; empty when it fits. */
export function findDrifts(schema: Schema, response: unknown): readonly Drift[] {
  const result = z.safeParse(schema, response)
  return result.success ? [] : result.error.issues.flatMap((issue) => driftsOf(issue, [], response))
}

function driftsOf(issue: Issue, above: Path, response: unknown): readonly Drift[] {
  const path = [...above, ...issue.path]
  const seen = seenAt(response, path)
  if (issue.code !== 'invalid_union') return [{ path: pathText(path), ...describeIssue(issue, seen) }]
  const branches = issue.errors.filter((branch) => branch.length > 0)
  const nearest = nearestBranch(branches, seen)
  if (nearest) return nearest.flatMap((inner) => driftsOf(inner, path, response))
  const expected = [...new Set(branches.flat().map(expectedBy))].join(' or ')
  return [{ path: pathText(path), expected, seen: kindOf(seen) }]
}

/** The branch of a union that the value fits best; undefined if its type fits none of them. */
function nearestBranch(branches: readonly Branch[], value: unknown): Branch | undefined {
  const sameKind = branches.filter((branch) => branch.every((issue) => issue.path.length > 0))
  const [nearest] = sameKind.toSorted(
    (a, b) =>
      Number(hasOtherTag(a)) - Number(hasOtherTag(b)) ||
      a.length - b.length ||
      Number(lacksWrapper(a, value)) - Number(lacksWrapper(b, value)) ||
      depth(b) - depth(a),
  )
  return nearest
}

/** Whether the value that identifies the branch differs. */
const hasOtherTag = (branch: Branch): boolean =>
  branch.some(({ code }) => code === 'custom' || code === 'invalid_value')

/** Whether the object that wraps everything in the branch is missing. */
const lacksWrapper = (branch: Branch, value: unknown): boolean =>
  branch.some(
    (issue) =>
      issue.code === 'invalid_type' && issue.expected === 'object' && seenAt(value, issue.path) === undefined,
  )

const depth = (branch: Branch): number => Math.max(...branch.map((issue) => issue.path.length))

function describeIssue(issue: Issue, seen: unknown): Pick<Drift, 'expected' | 'seen'> {
  const isListed = issue.code === 'invalid_value'
  return { expected: expectedBy(issue), seen: isListed ? listedText(seen) : kindOf(seen) }
}

function expectedBy(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.expected === 'record' ? 'object' : issue.expected
  if (issue.code === 'invalid_value') return issue.values.map(String).join(' or ')
  if (issue.code === 'custom') return (issue.message || 'another value').replace(/^expected (?:an? )?/, '')
  return issue.code === 'invalid_union' ? 'another shape' : issue.code.replaceAll('_', ' ')
}

/** Values of an enumeration can be reported; anything longer or with spaces may be personal. */
const listedText = (seen: unknown): string =>
  typeof seen === 'string' && /^[A-Za-z_-]{1,30}$/.test(seen) ? `"${seen}"` : kindOf(seen)

/** The type of a value; the value itself may be personal. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function seenAt(response: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    response,
  )
}

/** `['products', 0, 'id']` as `products[0].id`. */
const pathText = (path: Path): string =>
  path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? String(part) : `${text}.${String(part)}`,
    '',
  )
