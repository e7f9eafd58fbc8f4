import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../../tools/percentile.ts'
import { usageOf } from '../../tools/servers.ts'
import { createPageCheck } from './check-page.ts'
import { sendLoad } from './send.ts'
import type { Shop } from '../../tools/servers.ts'
import type { PageVisit } from './addresses.ts'

export interface RoundPlan {
  name: string
  connections: number
  ms: number
  next: () => PageVisit
  /** of a buyer's session */
  cookie?: string
}

export type Round = Awaited<ReturnType<ReturnType<typeof createRounds>['run']>>

interface Measured {
  kind: string
  ms: number
  error: string | undefined
}

const idleMs = 250

/** Waits until the server has done what the round before left behind. */
const waitUntilIdle = async (shop: Pick<Shop, 'request'>) => {
  for (let busyMs = Infinity; busyMs > idleMs / 10;) {
    const { cpuMs } = await usageOf(shop)
    await sleep(idleMs)
    busyMs = (await usageOf(shop)).cpuMs - cpuMs
  }
}

/** The figures of one kind of page in a round; times in ms. */
const figuresOf = (kind: string, measured: readonly Measured[]) => {
  const times = measured.map(({ ms }) => ms)
  return {
    kind,
    requests: measured.length,
    failed: measured.filter(({ error }) => error !== undefined).length,
    p50: percentile(times, 0.5),
    p97_5: percentile(times, 0.975),
    p99: percentile(times, 0.99),
  }
}

/** Rounds of visits against a running shop. */
export const createRounds = (shop: Pick<Shop, 'origin' | 'request'>) => {
  const { isPlain, errorOf } = createPageCheck()

  /** Reads pages before later answers are compared with them. One that fails without load makes all figures worthless. */
  const readPages = async (visits: readonly PageVisit[]) => {
    for (const visit of visits) {
      const response = await fetch(shop.origin + visit.path, { headers: { 'accept-encoding': 'identity' } })
      const headers = Object.fromEntries(response.headers)
      const error = errorOf({ visit, status: response.status, headers, body: await response.text() })
      if (error !== undefined) throw new Error(`${visit.path}: ${error}`)
    }
  }

  const run = async ({ name, connections, ms, next, cookie }: RoundPlan) => {
    const measured: Measured[] = []
    await waitUntilIdle(shop)
    const before = await usageOf(shop)
    const { errors, tookMs } = await sendLoad({
      origin: shop.origin,
      connections,
      ms,
      next: () => {
        const visit = next()
        const headers = { 'accept-encoding': isPlain(visit) ? 'identity' : 'gzip, br' }
        return { ...visit, headers: cookie === undefined ? headers : { ...headers, cookie } }
      },
      onAnswer: (answer) => measured.push({ kind: answer.visit.kind, ms: answer.ms, error: errorOf(answer) }),
    })
    const { cpuMs } = await usageOf(shop)
    const failures = measured.flatMap(({ error }) => error ?? [])
    return {
      name: `${name}, ${connections} connections`,
      /** good answers a second */
      rate: ((measured.length - failures.length) / tookMs) * 1000,
      /** processor time of the server for each answer */
      cpuMs: (cpuMs - before.cpuMs) / measured.length,
      kinds: [...Map.groupBy(measured, ({ kind }) => kind)].map(([kind, all]) => figuresOf(kind, all)),
      /** of answers and connections */
      errors: [...failures, ...errors],
    }
  }
  return { readPages, run }
}
