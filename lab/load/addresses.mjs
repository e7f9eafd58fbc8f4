import { drawSample } from '../../tools/conformance/sample.mjs'

/** The home pages of the most popular languages. */
const hotHomes = ['/de-CH/', '/fr-CH/', '/de-shop/']
const campaigns = ['newsletter', 'spring', 'search-ad', 'trade-fair', 'flyer']

/** The paths in a sitemap, in its order. @param {string} xml */
export const readSitemap = (xml) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

/** The paths in all sitemaps of a running shop. @param {string} origin */
export const fetchSitemaps = async (origin) => {
  const robots = await (await fetch(`${origin}/robots.txt`)).text()
  const sitemaps = [...robots.matchAll(/^Sitemap: (.*)$/gm)].map(([, address = '']) => address.trim())
  const texts = await Promise.all(sitemaps.map(async (address) => (await fetch(address)).text()))
  return texts.flatMap(readSitemap)
}

const isProduct = (/** @type {string} */ path) => path.includes('/product/')
const isCategory = (/** @type {string} */ path) => path.includes('/category/')
const segments = (/** @type {string} */ path) => path.split('/')

/** The home page above a path: the longest match. @param {string} path @param {readonly string[]} homes */
const homeOf = (path, homes) =>
  homes.filter((home) => path.startsWith(home)).sort((one, other) => other.length - one.length)[0] ?? '/'

/** Searchable words in a product's address: no sizes, no short words. @param {string} path */
const wordsOf = (path) => {
  const slug = segments(path).at(-2) ?? ''
  return slug.split('-').filter((word) => /^[a-z]{4,}$/.test(word))
}

/** Searches for each word and each two neighbouring words of the product names. @param {readonly string[]} paths */
const searches = (paths) => {
  const homes = paths.filter((path) => path.endsWith('/'))
  const addresses = paths.filter(isProduct).flatMap((path) => {
    const words = wordsOf(path)
    const pairs = words.slice(1).map((word, index) => `${words[index]}%20${word}`)
    return [...words, ...pairs].map((term) => `${homeOf(path, homes)}global-search/${term}`)
  })
  return [...new Set(addresses)]
}

/**
 * Ten popular addresses: home, first category and first product in three languages, and one search.
 * @param {readonly string[]} paths of all sitemaps
 */
export const chooseHot = (paths) => {
  const pages = hotHomes.flatMap((home) => {
    const own = paths.filter((path) => path.startsWith(home))
    return [home, own.find(isCategory), own.find(isProduct)]
  })
  const hot = [...pages, searches(paths).find((path) => path.startsWith('/de-CH/'))]
  if (hot.includes(undefined)) throw new Error(`The sitemap lacks a hot page: ${hot.join(' ')}`)
  return hot.filter((path) => path !== undefined)
}

/**
 * Pages with campaign parameters, which change nothing.
 * @param {readonly string[]} paths @param {{ count: number, seed: number }} choice
 */
const addNoise = (paths, { count, seed }) => {
  const shuffled = drawSample(paths, { count: paths.length, seed })
  return Array.from({ length: count }, (_, index) => {
    const campaign = campaigns[index % campaigns.length]
    return `${shuffled[index % paths.length]}?utm_source=${campaign}&utm_medium=link&utm_campaign=${seed}-${index}`
  })
}

/**
 * Other addresses, none twice: 45 % pages of the sitemap, 5 % categories in another order, 30 % searches; the rest, and
 * what a small catalogue lacks of these, pages with the parameters of a campaign.
 * @param {readonly string[]} paths of all sitemaps
 * @param {{ hot: readonly string[], count: number, seed: number }} choice
 */
export const chooseOthers = (paths, { hot, count, seed }) => {
  const draw = (/** @type {readonly string[]} */ items, /** @type {number} */ share) => {
    const others = items.filter((path) => !hot.includes(path))
    return drawSample(others, { count: Math.round(count * share), seed })
  }
  const sorted = paths.filter(isCategory).map((path) => `${path}?sort=relevance`)
  const plain = [...draw(paths, 0.45), ...draw(sorted, 0.05), ...draw(searches(paths), 0.3)]
  const noisy = addNoise(paths, { count: count - plain.length, seed })
  return drawSample([...plain, ...noisy], { count, seed })
}

/**
 * The others without campaign parameters, in reverse order: rounds that start at the beginning reach them late, when
 * their pages are no longer cached.
 * @param {readonly string[]} others
 */
export const chooseUncached = (others) => others.filter((path) => !path.includes('utm_')).toReversed()

/**
 * The same pages under new addresses, which are not cached.
 * @param {readonly string[]} paths @param {string} mark
 */
export const markAll = (paths, mark) =>
  paths.map((path) => `${path}${path.includes('?') ? '&' : '?'}visit=${mark}`)

/** Sorts paths by kind of page. @param {string} path */
const sortKey = (path) => {
  const kind = ['/category/', '/global-search/', '/product/'].find((part) => path.includes(part))
  return `${kind ?? ''} ${path}`
}

/**
 * A sample of the paths with the same shares of categories, products and searches.
 * @param {readonly string[]} paths @param {number} count
 */
export const spreadSample = (paths, count) => {
  const sorted = paths.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
  const taken = Math.min(count, sorted.length)
  return Array.from({ length: taken }, (_, index) => {
    const middle = Math.floor(((index + 0.5) * sorted.length) / taken)
    return /** @type {string} */ (sorted[middle])
  })
}

/** @typedef {{ path: string, kind: string }} Visit `kind` is the group that it is counted in */

/** The pages that a buyer of the Swiss shop visits. @param {readonly string[]} hot @returns {Visit[]} */
export const buyerVisits = (hot) => {
  const paths = { home: hot[0], category: hot[1], product: hot[2], search: hot.at(-1) }
  return Object.entries(paths).map(([kind, path = '/']) => ({ kind, path }))
}

/**
 * Returns the visits in order, again and again.
 * @param {readonly Visit[]} visits
 */
export const inTurn = (visits) => {
  let index = 0
  return () => /** @type {Visit} */ (visits[index++ % visits.length])
}

/**
 * The order of the requests. In each block of 50 the ten hot addresses come four times and ten others once, so that
 * short rounds have the same mix as long ones.
 * @param {{ hot: readonly string[], others: readonly string[], seed: number }} addresses
 * @returns {Visit[]}
 */
export const orderVisits = ({ hot, others, seed }) => {
  const visit = (/** @type {string} */ kind) => (/** @type {string} */ path) => ({ path, kind })
  const hotVisits = hot.map(visit('hot'))
  const blocks = Math.ceil(others.length / hot.length)
  return Array.from({ length: blocks }, (_, block) => {
    const own = others.slice(block * hot.length, (block + 1) * hot.length).map(visit('other'))
    const visits = [...hotVisits, ...hotVisits, ...hotVisits, ...hotVisits, ...own]
    return drawSample(visits, { count: visits.length, seed: seed + block })
  }).flat()
}
