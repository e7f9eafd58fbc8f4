import { createRandom } from '../../tools/random.ts'

export interface PageVisit {
  /** the group that it is counted in */
  kind: string
  path: string
}

/** The home pages of the most popular languages. */
const hotHomes = ['/de-CH/', '/fr-CH/', '/de-shop/']
const narrowings = ['stock=1', 'flute=B', 'colour=braun', 'quantity=25&stock=1']
const files = visitsOf(
  'file',
  Array.from({ length: 5 }, () => '/favicon.svg'),
)

/** The paths in all sitemaps of a running shop. */
export const fetchSitemaps = async (origin: string) => {
  const robots = await (await fetch(`${origin}/robots.txt`)).text()
  const sitemaps = [...robots.matchAll(/^Sitemap: (.*)$/gm)].map(([, address = '']) => address.trim())
  const texts = await Promise.all(sitemaps.map(async (address) => (await fetch(address)).text()))
  const addresses = texts.flatMap((xml) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)])
  return addresses.map(([, address = '']) => new URL(address).pathname)
}

const isProduct = (path: string) => path.includes('/product/')
const isCategory = (path: string) => path.includes('/category/')

/** Searches for each word and each two neighbouring words in the address of a product; without sizes. */
const searchesOf = (path: string) => {
  const [home = '/', product = ''] = path.split('product/')
  const words = product.split(/[-/]/).filter((word) => /^[a-z]{4,}$/.test(word))
  const pairs = words.slice(1).map((word, index) => `${words[index]}%20${word}`)
  return [...words, ...pairs].map((term) => `${home}global-search/${term}`)
}

/** Ten popular addresses: home, first category and first product in three languages, and one search. */
export const chooseHot = (paths: readonly string[]) => {
  const pages = hotHomes.flatMap((home) => {
    const own = paths.filter((path) => path.startsWith(home))
    return [home, own.find(isCategory), own.find(isProduct)]
  })
  const hot = [...pages, searchesOf(pages[2] ?? '')[0]].filter((path) => path !== undefined)
  if (hot.length < 10) throw new Error(`The sitemap lacks a hot page: ${hot.join(' ')}`)
  return hot
}

/** The same order every time. */
const shuffle = <Item>(items: readonly Item[]) => createRandom('load').sample(items, items.length)

/** Addresses by kind, none twice and none of them hot. */
export const chooseCold = (paths: readonly string[], hot: readonly string[]) => {
  const searches = new Set(paths.filter(isProduct).flatMap(searchesOf))
  const lists = paths.filter(isCategory)
  const narrowed = lists.flatMap((path) => narrowings.map((narrowing) => `${path}?${narrowing}`))
  const draw = (all: readonly string[]) => shuffle(all.filter((path) => !hot.includes(path)))
  return { page: draw(paths), search: draw([...searches]), 'narrowed list': draw(narrowed) }
}

export function visitsOf(kind: string, paths: readonly string[]): PageVisit[] {
  return paths.map((path) => ({ kind, path }))
}

/** A part of the cold addresses of each kind, from one share to another. */
export const takePart = (cold: Readonly<Record<string, readonly string[]>>, from: number, to: number) =>
  Object.entries(cold).flatMap(([kind, paths]) =>
    visitsOf(kind, paths.slice(from * paths.length, to * paths.length)),
  )

/** Returns the items in order, again and again. */
export const inTurn = <Item>(items: readonly Item[]) => {
  let index = 0
  return () => {
    const item = items[index++ % items.length]
    if (item === undefined) throw new Error('There is nothing to visit.')
    return item
  }
}

/**
 * A mix: in each block the ten hot addresses come four times, ten others once and a file five times, so that short rounds
 * have the same mix as long ones.
 */
export const mix = (hot: readonly string[], others: readonly PageVisit[]) => {
  const four = Array.from({ length: 4 }, () => visitsOf('hot', hot)).flat()
  const shuffled = shuffle(others)
  const count = Math.max(1, Math.ceil(others.length / 10))
  const blocks = Array.from({ length: count }, (_, block) =>
    shuffle([...four, ...files, ...shuffled.slice(block * 10, block * 10 + 10)]),
  )
  return inTurn(blocks.flat())
}
