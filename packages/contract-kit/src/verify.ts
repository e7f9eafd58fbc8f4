import type { CallSpec, Schema } from '@cartonnage/sdk/contract'
import * as z from 'zod/mini'
import { callUrl, type CallTarget } from './call-url'
import { readingCalls, type ReadingCall } from './reading-calls'
import type { CallReport, Drift } from './report'
import { findUnknownFields } from './unknown-fields'

/** Which shop is checked, and how. */
export interface VerifyOptions {
  /** Origin and, where there is one, the site's path: `https://shop.example/s`. */
  readonly baseUrl: string
  readonly webstoreId: string
  /** Put in front of commerce calls. @default '' */
  readonly apiPrefix?: string
  /** Locale of the answers. @default 'en-US' */
  readonly language?: string
  /** Sent as `Cookie`, to check what a signed-in buyer is answered. */
  readonly cookie?: string
  /** @default globalThis.fetch */
  readonly fetch?: (request: Request) => Promise<Response>
  /** How long one call may take, in ms. @default 15000 */
  readonly timeout?: number
}

/**
 * Asks each documented reading call once and holds its answer against the contract. Nothing is written.
 * A call whose input could not be found out (no product in the shop, say) is reported as not tested.
 */
export async function verify(options: VerifyOptions): Promise<readonly CallReport[]> {
  const reports: CallReport[] = []
  const known: Record<string, unknown> = {}
  for (const reading of readingCalls) {
    const { report, data } = await verifyCall(reading, known, options)
    known[reading.call.id] = data
    reports.push(report)
  }
  return reports
}

interface Verified {
  readonly report: CallReport
  readonly data?: unknown
}

async function verifyCall(
  { call, input }: ReadingCall,
  known: Readonly<Record<string, unknown>>,
  options: VerifyOptions,
): Promise<Verified> {
  const found = input(known)
  if (found === undefined) return { report: notTested(call, 'no record to ask for was found') }
  try {
    const response = await ask(call, callUrl(call, toTarget(options), found), options)
    return judge(call, response.status, await readJson(response))
  } catch (error) {
    return { report: drifted(call, undefined, [{ path: '', problem: messageOf(error) }]) }
  }
}

const toTarget = (options: VerifyOptions): CallTarget => ({
  baseUrl: options.baseUrl,
  webstoreId: options.webstoreId,
  apiPrefix: options.apiPrefix ?? '',
  language: options.language ?? 'en-US',
})

function ask(call: CallSpec, url: string, options: VerifyOptions): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' })
  if (options.cookie !== undefined) headers.set('cookie', options.cookie)
  const signal = AbortSignal.timeout(options.timeout ?? 15_000)
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request))
  return send(new Request(url, { method: call.method, headers, signal }))
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text.trim() === '') return null
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) throw new Error(`status ${response.status} with ${type || 'no content type'}`)
  return JSON.parse(text)
}

/** Statuses that say "nothing is there" or "not for you": the call works, its answer could not be seen. */
const unseen = new Set([401, 403, 404])

function judge(call: CallSpec, status: number, answer: unknown): Verified {
  const schema = call.answers[status]
  if (schema === undefined && unseen.has(status)) {
    return { report: { ...notTested(call, `status ${status}`), status } }
  }
  if (schema === undefined) {
    return {
      report: drifted(call, status, [{ path: '', problem: `status ${status} is not in the contract` }]),
    }
  }
  return schema === null ? { report: passed(call, status, []) } : compare({ call, status, schema, answer })
}

interface Comparison {
  readonly call: CallSpec
  readonly status: number
  readonly schema: Schema
  readonly answer: unknown
}

function compare({ call, status, schema, answer }: Comparison): Verified {
  const result = z.safeParse(schema, answer)
  const unknownFields = findUnknownFields(schema, answer)
  if (result.success) return { report: passed(call, status, unknownFields), data: result.data }
  const drifts = result.error.issues.map((issue): Drift => ({
    path: pathText(issue.path),
    problem: issue.message,
  }))
  return { report: { ...drifted(call, status, drifts), unknownFields } }
}

/** `['products', 0, 'id']` as `products[0].id`. */
const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? String(part) : `${text}.${String(part)}`,
    '',
  )

const passed = (call: CallSpec, status: number, unknownFields: readonly string[]): CallReport => ({
  call: call.id,
  outcome: 'pass',
  status,
  drifts: [],
  unknownFields,
})

const drifted = (call: CallSpec, status: number | undefined, drifts: readonly Drift[]): CallReport => ({
  call: call.id,
  outcome: 'drift',
  ...(status === undefined ? {} : { status }),
  drifts,
  unknownFields: [],
})

const notTested = (call: CallSpec, reason: string): CallReport => ({
  call: call.id,
  outcome: 'not tested',
  drifts: [],
  unknownFields: [],
  reason,
})

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
