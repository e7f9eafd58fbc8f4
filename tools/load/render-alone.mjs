import { startShop } from './shop.mjs'

/** @typedef {import('./render-timer.mjs').RenderTimes} RenderTimes */
/** @typedef {RenderTimes & { path: string }} RenderedPage */
/** @typedef {import('./shop.mjs').Shop} Shop */

const visitsBefore = 3
const messageLimitMs = 10_000
/** A page for somebody whose session is over is rendered for each request; one for nobody may have been kept. */
const headers = { cookie: 'sid=over' }

/** @param {Shop} shop @param {string} path */
const visit = async ({ origin }, path) => (await fetch(origin + path, { headers })).text()

/** @param {Shop} shop @param {string} path @param {number} ms @returns {Promise<RenderTimes>} */
const timePage = async (shop, path, ms) => {
  await shop.ask({ repeatMs: ms })
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
 * What `renderToString` of each page takes alone: the built shop's own code renders the tree of the page over and over,
 * without loaders, document, packing or connection.
 * @param {readonly string[]} paths
 * @param {number} ms for each page
 */
export const renderAlone = async (paths, ms) => {
  const shop = await startShop(['usage-port.mjs', 'render-timer.mjs'])
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
