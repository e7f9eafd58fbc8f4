import { startShop } from '../../tools/servers.ts'

/** @typedef {import('./render-timer.mjs').RenderTimes} RenderTimes */
/** @typedef {RenderTimes & { path: string }} RenderedPage */
/** @typedef {import('../../tools/servers.ts').Shop} Shop */

const visitsBefore = 3
const messageLimitMs = 10_000
/** With an ended session a page is rendered for each request; without one it may be cached. */
const headers = { cookie: 'sid=over' }

/** @param {Shop} shop @param {string} path */
const visit = async ({ origin }, path) => (await fetch(origin + path, { headers })).text()

/** @param {Shop} shop @param {string} path @param {number} ms @returns {Promise<RenderTimes>} */
const timePage = async (shop, path, ms) => {
  await shop.request({ repeatMs: ms })
  const times = shop.nextMessage(ms + messageLimitMs)
  const [result] = await Promise.all([times, visit(shop, path)])
  return /** @type {RenderTimes} */ (result)
}

/** @param {Shop} shop @param {string} path @param {number} ms */
const warmAndTimePage = async (shop, path, ms) => {
  for (let before = 0; before < visitsBefore; before += 1) await visit(shop, path)
  await timePage(shop, path, ms / 2)
  const times = await timePage(shop, path, ms)
  if (!times.isSame) throw new Error(`The tree of ${path} cannot be rendered twice.`)
  return { path, ...times }
}

/**
 * The time of `renderToString` alone for each page: the built shop's own code renders the page's tree again and again,
 * without loaders, document, compression or connection.
 * @param {readonly string[]} paths
 * @param {number} ms for each page
 */
export const renderAlone = async (paths, ms) => {
  const shop = await startShop({ preloads: ['usage-port.mjs', 'load/render-timer.mjs'] })
  try {
    const pages = []
    for (const path of paths) pages.push(await warmAndTimePage(shop, path, ms))
    return pages
  } catch (error) {
    throw new Error('renderToString could not be timed: is it what the built server calls?', { cause: error })
  } finally {
    await shop.stop()
  }
}
