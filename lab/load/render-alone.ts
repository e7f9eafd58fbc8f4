import { startShop } from '../../tools/servers.ts'
import type { Shop } from '../../tools/servers.ts'
import type { RenderTimes } from './render-timer.ts'

const messageLimitMs = 10_000
/** With an ended session a page is rendered for each request; without one it may be cached. */
const headers = { cookie: 'sid=over' }

const timePage = async (shop: Shop, path: string, ms: number) => {
  await shop.request({ repeatMs: ms })
  const message = shop.nextMessage(ms + messageLimitMs)
  await (await fetch(shop.origin + path, { headers })).text()
  const times = (await message) as RenderTimes
  if (!times.isSame) throw new Error(`The tree of ${path} cannot be rendered twice.`)
  return times
}

/** Pages a second and processor time of a page, if each page is rendered equally often. */
export const rateOf = (pages: readonly RenderTimes[]) => {
  const averageOf = (key: 'ms' | 'cpuMs') =>
    pages.reduce((sum, page) => sum + page[key] / page.renders, 0) / pages.length
  return { rate: 1000 / averageOf('ms'), cpuMs: averageOf('cpuMs') }
}

export type Rendered = ReturnType<typeof rateOf>

/**
 * `renderToString` alone for groups of pages: the built shop's own code renders the page's tree again and again, without
 * loaders, document, compression or connection.
 * @param ms for each page
 */
export const renderAlone = async (groups: Readonly<Record<string, readonly string[]>>, ms: number) => {
  const shop = await startShop({ preloads: ['usage-port.ts', '../lab/load/render-timer.ts'] })
  const rendered: Record<string, Rendered> = {}
  try {
    // The first rendering of each only warms the engine up.
    for (const path of Object.values(groups).flat()) await timePage(shop, path, ms)
    for (const [name, paths] of Object.entries(groups)) {
      const pages = []
      for (const path of paths) pages.push(await timePage(shop, path, ms))
      rendered[name] = rateOf(pages)
    }
    return rendered
  } catch (error) {
    throw new Error('renderToString could not be timed: is it what the built server calls?', { cause: error })
  } finally {
    await shop.stop()
  }
}
