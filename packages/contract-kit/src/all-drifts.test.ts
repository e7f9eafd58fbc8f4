import { allCalls, type CallSpec } from '@cartonnage/sdk/contract'
import * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import { callOf, callsOfGuests, everyCall, openShopAfterOrder, shops } from './shop.fixture'
import type { CallReport } from './report/call-report'
import { verify } from './verify'

type Path = readonly (string | number)[]

const callsOfBuyer = allCalls.filter(({ id }) => !callsOfGuests.includes(id))

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

type Change = (response: Kept) => Response

/** A run against the kept answers, some calls of which are answered differently. */
async function runWith(changes: ReadonlyMap<string, Change>) {
  const requested = new Map<string, number>()
  const fetch = async (request: Request) => {
    const of = callOf(request)?.id ?? ''
    const count = requested.get(of) ?? 0
    requested.set(of, count + 1)
    const response = kept.get(of)?.[count]
    if (response === undefined) return new Response(null, { status: 404 })
    const change = changes.get(of)
    return change?.(response) ?? new Response(response.text === '' ? null : response.text, response)
  }
  return await verify({ ...shops.CH, fetch, ...everyCall('CH') })
}

/**
 * The report of each of these calls, changed as told. A run changes all that no run before has found to be drift: a
 * changed call keeps those from being sent that need it, so it takes a few runs to reach all. What is left then has a
 * run of its own.
 */
async function reportsWith(changes: ReadonlyMap<string, Change>): Promise<ReadonlyMap<string, CallReport>> {
  const found = new Map<string, CallReport>()
  const left = new Map(changes)
  for (let before = Infinity; left.size > 0 && left.size < before;) {
    before = left.size
    for (const report of await runWith(left)) {
      if (report.outcome === 'drift' && left.delete(report.call)) found.set(report.call, report)
    }
  }
  for (const change of left) {
    const report = (await runWith(new Map([change]))).find(({ call }) => call === change[0])
    if (report !== undefined) found.set(report.call, report)
  }
  return found
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

/** Changes a place of an answer. */
const breaking =
  (location: Path, other: (value: unknown) => unknown): Change =>
  ({ status, text }) =>
    Response.json(broken(read(text), location, other) ?? null, { status })

/** The reports of calls whose answers come with this place changed, where there is one. */
const reportsBroken = (
  locationOf: (call: CallSpec) => Path | undefined,
  other: (value: unknown) => unknown,
): Promise<ReadonlyMap<string, CallReport>> =>
  reportsWith(
    new Map(
      callsOfBuyer.flatMap((call) => {
        const location = locationOf(call)
        return location === undefined ? [] : [[call.id, breaking(location, other)] as const]
      }),
    ),
  )

const deepest = (locations: readonly Path[]) => locations.toSorted((a, b) => b.length - a.length)[0]

/** Calls whose answer may be anything: nobody outside of the platform knows it, or a wrong code is refused. */
const anyResponse = ['account.getUserInfo', 'cart.addItemsToCart', 'profile.verify']

const first = (locations: readonly Path[]) => locations[0]

describe('a changed response', () => {
  describe.each([
    ['a member', first],
    ['its deepest member', deepest],
  ])('with %s of another kind', (_, choose) => {
    const locationOf = (call: CallSpec) => choose(checkedPaths(call, otherKind))
    let reports: ReadonlyMap<string, CallReport>
    beforeAll(async () => (reports = await reportsBroken(locationOf, otherKind)))

    it.each(callsOfBuyer)('of $id is drift with its path', (call) => {
      const location = locationOf(call)
      const isFree = call.responses[lastResponse(call)?.status ?? 0] === null || anyResponse.includes(call.id)
      expect(location !== undefined).toBe(!isFree)
      if (location === undefined) return
      const report = reports.get(call.id)
      expect(report).toMatchObject({ outcome: 'drift' })
      const found = report?.drifts.find(({ path }) => path === textOf(location))
      expect(found?.seen).toMatch(/^(?:number|object)$/)
      expect(found?.expected).not.toBe(found?.seen)
    })
  })

  describe('without a member that it must have', () => {
    const locationOf = (call: CallSpec) => first(checkedPaths(call, nothing))
    let reports: ReadonlyMap<string, CallReport>
    beforeAll(async () => (reports = await reportsBroken(locationOf, nothing)))

    it.each(callsOfBuyer)('of $id is drift with its path', (call) => {
      const location = locationOf(call)
      if (location === undefined) return
      const report = reports.get(call.id)
      expect(report).toMatchObject({ outcome: 'drift' })
      expect(report?.drifts).toContainEqual(
        expect.objectContaining({ path: textOf(location), seen: 'nothing' }),
      )
    })
  })

  describe('with a status that the contract does not have', () => {
    let reports: ReadonlyMap<string, CallReport>
    beforeAll(async () => {
      const teapot = () => new Response(null, { status: 418 })
      reports = await reportsWith(new Map(callsOfBuyer.map(({ id }) => [id, teapot])))
    })

    it.each(callsOfBuyer)('of $id is drift', (call) => {
      const report = reports.get(call.id)
      expect(report).toMatchObject({ outcome: 'drift', status: 418 })
      expect(report?.drifts[0]).toMatchObject({ path: '', seen: 'status 418' })
    })
  })

  it('is looked for at a required member of most calls', () => {
    const withRequired = callsOfBuyer.filter((call) => checkedPaths(call, nothing).length > 0)
    expect(withRequired.length).toBeGreaterThan(25)
  })
})
