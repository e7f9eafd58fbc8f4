import { allCalls, type CallSpec } from '@cartonnage/sdk/contract'
import * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import { callOf, everyCall, openShopAfterOrder, shops } from './shop.fixture'
import { verify } from './verify'

type Path = readonly (string | number)[]

interface Kept {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** What the sandbox answered in a run without faults, by call and in the order of the askings. */
const kept = new Map<string, Kept[]>()

beforeAll(async () => {
  const { options, sandbox } = await openShopAfterOrder('CH', async (call, response) => {
    const responses = kept.get(call?.id ?? '') ?? []
    const { status, headers } = response
    kept.set(call?.id ?? '', [...responses, { status, headers, text: await response.clone().text() }])
    return response
  })
  await verify({ ...options, ...everyCall('CH') })
  sandbox.close()
})

/** A run against the kept answers, one call of which is answered differently. */
async function runWith(id: string, change: (response: Kept) => Response) {
  const requested = new Map<string, number>()
  const fetch = async (request: Request) => {
    const of = callOf(request)?.id ?? ''
    const count = requested.get(of) ?? 0
    requested.set(of, count + 1)
    const response = kept.get(of)?.[count]
    if (response === undefined) return new Response(null, { status: 404 })
    if (of === id) return change(response)
    return new Response(response.text === '' ? null : response.text, response)
  }
  const reports = await verify({ ...shops.CH, fetch, ...everyCall('CH') })
  return reports.find((report) => report.call === id)
}

const lastResponse = ({ id }: CallSpec): Kept | undefined => kept.get(id)?.at(-1)
const read = (text: string): unknown => (text === '' ? null : JSON.parse(text))

/** Every place in an answer, members before what is in them; of a list its first entry. */
function pathsIn(value: unknown, above: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return []
  const members = Array.isArray(value) ? value.slice(0, 1).entries() : Object.entries(value)
  const here = [...members].map(([name, inner]) => ({ location: [...above, name], inner }))
  return [
    ...here.map(({ location }) => location),
    ...here.flatMap(({ location, inner }) => pathsIn(inner, location)),
  ]
}

/** The answer with a place changed; undefined takes the member away. */
function broken(value: unknown, [name, ...extra]: Path, other: (value: unknown) => unknown): unknown {
  if (name === undefined) return other(value)
  if (Array.isArray(value)) {
    return value.map((entry, at) => (at === name ? broken(entry, extra, other) : entry))
  }
  const members = Object.entries(Object(value)).flatMap(([member, inner]) => {
    if (member !== name) return [[member, inner]]
    const changed = broken(inner, extra, other)
    return changed === undefined ? [] : [[member, changed]]
  })
  return Object.fromEntries(members)
}

const otherKind = (value: unknown): unknown => (typeof value === 'object' ? 7 : { another: 'kind' })
const nothing = () => undefined

const textOf = (path: Path) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '')

/** Every place that the contract minds when it is broken. */
function checkedPaths(call: CallSpec, other: (value: unknown) => unknown): readonly Path[] {
  const { status = 0, text = '' } = lastResponse(call) ?? {}
  const schema = call.responses[status]
  if (!schema) return []
  const response = read(text)
  const locations = [...pathsIn(response), ...(other === nothing ? [] : [[]])]
  return locations
    .filter((location) => other !== nothing || typeof location.at(-1) === 'string')
    .filter((location) => !z.safeParse(schema, broken(response, location, other)).success)
}

/** The report of a call whose answer comes with a place changed. */
const breaking = (call: CallSpec, location: Path, other: (value: unknown) => unknown) =>
  runWith(call.id, ({ status, text }) =>
    Response.json(broken(read(text), location, other) ?? null, { status }),
  )

const deepest = (locations: readonly Path[]) => locations.toSorted((a, b) => b.length - a.length)[0]

/** Calls whose answer may be anything: nobody outside of the platform knows it. */
const anyResponse = ['account.getUserInfo', 'cart.addItemsToCart']

describe('a changed response', () => {
  it.each(allCalls)('$id with a member of another kind is drift with its path', async (call) => {
    const locations = checkedPaths(call, otherKind)
    const isFree = call.responses[lastResponse(call)?.status ?? 0] === null || anyResponse.includes(call.id)
    expect(locations.length > 0).toBe(!isFree)
    for (const location of new Set([locations[0], deepest(locations)])) {
      if (location === undefined) continue
      const report = await breaking(call, location, otherKind)
      expect(report).toMatchObject({ outcome: 'drift' })
      const found = report?.drifts.find(({ path }) => path === textOf(location))
      expect(found?.seen).toMatch(/^(?:number|object)$/)
      expect(found?.expected).not.toBe(found?.seen)
    }
  })

  it.each(allCalls)('$id without a member that it must have is drift with its path', async (call) => {
    const [location] = checkedPaths(call, nothing)
    if (location === undefined) return
    const report = await breaking(call, location, nothing)
    expect(report).toMatchObject({ outcome: 'drift' })
    expect(report?.drifts).toContainEqual(
      expect.objectContaining({ path: textOf(location), seen: 'nothing' }),
    )
  })

  it.each(allCalls)('$id with a status that the contract does not have is drift', async (call) => {
    const report = await runWith(call.id, () => new Response(null, { status: 418 }))
    expect(report).toMatchObject({ outcome: 'drift', status: 418 })
    expect(report?.drifts[0]).toMatchObject({ path: '', seen: 'status 418' })
  })

  it('is looked for at a required member of most calls', () => {
    const withRequired = allCalls.filter((call) => checkedPaths(call, nothing).length > 0)
    expect(withRequired.length).toBeGreaterThan(25)
  })
})
