import * as z from 'zod/mini'
import type { CallSpec } from '../contract/kit/call'
import { inRequestedCurrency } from '../contract/kit/in-one-currency'
import type { SafeParse, Schema } from '../contract/kit/schema'
import { ShopError } from '../errors/errors'
import type { RawResponse } from './server-errors'

interface Reading {
  /** The requested currency. */
  readonly currencyCode: string | undefined
  readonly safeParse: SafeParse | undefined
}

/**
 * Validates the body of a response and returns its value. Amounts without a currency get the requested one. Errors:
 * `UNEXPECTED_ANSWER` that names the call and the path of the first missing or mistyped member.
 */
export function parse(
  call: CallSpec,
  { body, isJson, status }: RawResponse,
  { currencyCode, safeParse = z.safeParse }: Reading,
): unknown {
  const { responses, takesAnySuccess } = call
  const schema: Schema | null = responses[status] ?? (takesAnySuccess ? responses[200] : null) ?? null
  // An HTML page is no response, even where no content is expected.
  if (!isJson) throw new ShopError('UNEXPECTED_ANSWER', `${call.id}: the answer is no JSON`)
  if (schema === null) return undefined
  const { success, data, error } = safeParse(schema, inRequestedCurrency(body, currencyCode))
  if (success) return data
  throw new ShopError('UNEXPECTED_ANSWER', `${call.id}: ${describe(error.issues)}`, { cause: error })
}

/** The first issue as text; inside a union, that of the alternative with the longest path. */
function describe(issues: readonly z.core.$ZodIssue[], above: readonly PropertyKey[] = []): string {
  const [issue] = issues
  if (!issue) return 'the answer is not as agreed'
  const path = [...above, ...issue.path]
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return describe(furthest(issue.errors), path)
  const expected = issue.code === 'invalid_type' ? `expected ${issue.expected}` : issue.message
  return `${toDotted(path) || 'answer'}: ${expected}`
}

function furthest(alternatives: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] {
  const depth = (issues: readonly z.core.$ZodIssue[]) => issues[0]?.path.length ?? 0
  return alternatives.reduce((best, next) => (depth(next) > depth(best) ? next : best))
}

function toDotted(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : (index ? '.' : '') + String(key)))
    .join('')
}
