import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../tools/random.ts'
import { settledUsageOf } from '../../tools/servers.ts'
import { fetchSitemaps } from '../load/addresses.ts'
import { sendLoad } from '../load/send.ts'
import { signIn } from '../load/session.ts'
import { drawVisit } from './kinds.ts'
import { limits } from './judge.ts'
import type { Shop } from '../../tools/servers.ts'
import type { Choice } from './kinds.ts'
import type { Outage, SoakRun, Visited } from './judge.ts'

interface Soak {
  shop: Shop
  platform: { kill: () => Promise<void>; restart: () => Promise<void> }
  seed: number
  ms: number
  warmUpMs: number
  /** a short run says nothing about it: it takes minutes until the engine has compiled the code of every page */
  withHeap: boolean
}

const connections = 8
/** The shop is busy but not overloaded. */
const rate = 40
const pollMs = 200
/** Until what visitors left behind has ended. */
const restMs = 10_000
const storyPauseMs = 1_000
const mostSessions = 8
const firstPages = ['/de-CH/', '/fr-CH/', '/de-shop/', '/', '/de-shop/en-US/']

/**
 * When the platform is killed and started again, in ms from the start: twice, in the second and in the fourth of five
 * parts; when exactly, the seed decides.
 */
export const planOutages = (ms: number, seed: number) => {
  const random = createRandom(`outages ${seed}`)
  const downMs = Math.min(20_000, ms / 15)
  return [0.2, 0.6].map((part) => {
    const killAtMs = (part + random.next() / 10) * ms
    return { killAtMs, startAtMs: killAtMs + downMs }
  })
}

/** What visits can choose from. */
export const readChoice = async (origin: string, seed: number): Promise<Choice> => {
  const paths = await fetchSitemaps(origin)
  const products = paths.filter((path) => path.startsWith('/de-CH/product/')).slice(0, 12)
  if (products.length === 0) throw new Error('The sitemaps name no product of the Swiss shop.')
  return { random: createRandom(`soak ${seed}`), pages: [...firstPages, ...paths], products }
}

/** The ms until the shop serves a page again that needs the platform: cached pages are served all the time. */
const waitForPage = async (origin: string) => {
  const start = performance.now()
  while (performance.now() - start < limits.recoveryMs) {
    const { status } = await fetch(`${origin}/de-CH/global-search/karton-${Date.now()}`)
    if (status === 200) return performance.now() - start
    await sleep(pollMs)
  }
  return undefined
}

/** Kills the platform and starts it again as planned. */
const playOutages = async ({ shop, platform, ms, seed }: Soak) => {
  const start = performance.now()
  const until = (atMs: number) => sleep(Math.max(0, start + atMs - performance.now()))
  const outages: Outage[] = []
  for (const { killAtMs, startAtMs } of planOutages(ms, seed)) {
    await until(killAtMs)
    const from = performance.now()
    await platform.kill()
    await until(startAtMs)
    await platform.restart()
    const recoveryMs = await waitForPage(shop.origin)
    outages.push({ from, to: performance.now(), recoveryMs })
  }
  return outages
}

/** What the sender cannot do: visitors who leave a page before it is there, and sign-ins to the end. */
const playStories = async (origin: string, { random, pages }: Choice, sessions: string[]) => {
  const leave = AbortSignal.timeout(random.integer(1, 60))
  await fetch(origin + random.pick(pages), { signal: leave }).catch(() => undefined)
  // While the platform is down nobody can sign in; other visits see whether that is right.
  const session = await signIn(origin).catch(() => undefined)
  if (session !== undefined) sessions.push(session)
  if (sessions.length > mostSessions) sessions.shift()
}

const createTraffic = ({ shop: { origin } }: Soak, choice: Choice, sessions: string[]) => {
  const next = () => {
    const visit = drawVisit(choice, sessions)
    return { ...visit, headers: { origin, 'accept-encoding': 'gzip', ...visit.headers } }
  }
  return async (ms: number) => {
    const visits: Visited[] = []
    const over = new AbortController()
    const stories = async () => {
      for (; !over.signal.aborted; await sleep(storyPauseMs)) await playStories(origin, choice, sessions)
    }
    const told = stories()
    const { errors } = await sendLoad({
      origin,
      connections,
      rate,
      ms,
      next,
      onAnswer: ({ visit: { kind, path = '' }, status, headers: { location }, endedAt, ms: tookMs }) =>
        visits.push({ kind, path, status, location, startedAt: endedAt - tookMs, endedAt }),
    })
    over.abort()
    await told
    return { visits, errors }
  }
}

/** Mixed traffic, during which the platform is killed twice. */
export const runMixed = async (soak: Soak): Promise<SoakRun> => {
  const { shop, seed, ms, warmUpMs, withHeap } = soak
  const choice = await readChoice(shop.origin, seed)
  const send = createTraffic(soak, choice, [await signIn(shop.origin)])
  const heapOf = async () => {
    await sleep(restMs)
    return (await settledUsageOf(shop)).heap
  }
  await send(warmUpMs)
  const before = withHeap ? await heapOf() : undefined
  const [sent, outages] = await Promise.all([send(ms), playOutages(soak)])
  const heap = before === undefined ? undefined : { before, after: await heapOf() }
  return { ...sent, outages, heap, isRunning: shop.isRunning(), log: shop.complaints() }
}
