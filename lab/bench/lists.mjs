import { signIn } from '../load/session.mjs'
import { median } from '../../tools/percentile.ts'
import { startPlatform, startShop } from '../../tools/servers.ts'

const rounds = 5
const visitsPerRound = 8
const list = '/de-CH/category/faltkartons-1-wellig'

/** The whole catalogue, and so many products that the list of 26 has a thousand. */
const catalogues = { few: 138, many: 5308 }

/** Products of a list, from the heading above it. @param {string} html */
const countOf = (html) => /(\d[\d’']*) (?:von \d+ )?Artikel/.exec(html)?.[1]

/**
 * A shop with a buyer's session: no cache keeps pages of buyers.
 * @param {number} products
 */
const openShop = async (products) => {
  const platform = await startPlatform({ flags: ['--products', String(products)] })
  const shop = await startShop({ settings: { PLATFORM_ORIGIN: platform.origin } })
  const cookie = await signIn(shop.origin)
  const visit = async () => {
    const response = await fetch(shop.origin + list, { headers: { cookie } })
    if (response.status !== 200) throw new Error(`status ${response.status} from ${list}`)
    return response.text()
  }
  const stop = async () => {
    await shop.stop()
    await platform.stop()
  }
  return { visit, stop }
}

/** Milliseconds of a visit, the median of a round. @param {() => Promise<string>} visit */
const timeVisits = async (visit) => {
  const times = []
  for (let count = 0; count < visitsPerRound; count += 1) {
    const start = performance.now()
    await visit()
    times.push(performance.now() - start)
  }
  return median(times)
}

/** A list of 26 products and one of a thousand, each from its server: ms, and the median ratio of interleaved rounds. */
export const longLists = async () => {
  const [few, many] = [await openShop(catalogues.few), await openShop(catalogues.many)]
  try {
    const counts = [countOf(await few.visit()), countOf(await many.visit())]
    const pairs = []
    for (let round = 0; round <= rounds; round += 1) {
      const pair = { few: await timeVisits(few.visit), many: await timeVisits(many.visit) }
      // The first round warms up.
      if (round > 0) pairs.push(pair)
    }
    return {
      counts,
      few: median(pairs.map((pair) => pair.few)),
      many: median(pairs.map((pair) => pair.many)),
      ratio: median(pairs.map((pair) => pair.many / pair.few)),
    }
  } finally {
    await few.stop()
    await many.stop()
  }
}
