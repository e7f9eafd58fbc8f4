import { isIn, pages, sites, whos } from './pages.mjs'

/** @typedef {import('./measure-page.mjs').Subject} Subject */
/** @typedef {{ site: import('./pages.mjs').Site, who: 'guest' | 'buyer' }} Visit */

/**
 * What a run weighs.
 * @typedef {object} Plan
 * @property {readonly Subject[]} documents by their HTML
 * @property {readonly Subject[]} pages in a browser
 * @property {readonly Visit[]} visits in a browser
 * @property {readonly Subject[]} savingData in a browser of a visitor who saves data
 */

/**
 * All combinations that exist.
 * @param {{ pages: readonly string[], sites: readonly string[], whos: readonly string[] }} names
 * @returns {readonly Subject[]}
 */
const listSubjects = (names) =>
  pages
    .filter(({ name }) => names.pages.includes(name))
    .flatMap((page) => page.whos.filter((who) => names.whos.includes(who)).map((who) => ({ page, who })))
    .flatMap((subject) => chooseSites(names.sites).map((site) => ({ ...subject, site })))
    .filter(({ page, site }) => isIn(site, page))

/** @param {readonly string[]} names */
const chooseSites = (names) => sites.filter(({ name }) => names.includes(name))

/** A new guest gets the HTML of every guest. @param {Subject} subject */
const hasOwnDocument = ({ who }) => who !== 'new guest'

/**
 * Who opens which pages in a quick run. Enough to prove that weights by the HTML are true: each way in which a page starts,
 * for each kind of visitor.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const sample = {
  home: ['guest', 'buyer'],
  list: ['guest'],
  product: ['guest'],
  'guest cart': ['guest'],
  cart: ['buyer'],
  checkout: ['buyer'],
  'sign-in': ['guest'],
}
const sampleSites = ['de-CH']

const listSample = () =>
  listSubjects({ pages: Object.keys(sample), sites: sampleSites, whos }).filter(({ page, who }) =>
    sample[page.name]?.includes(who),
  )

/** @param {Pick<import('./options.mjs').Options, 'isQuick' | 'documents' | 'pages' | 'sites' | 'whos'>} options @returns {Plan} */
export const planRun = (options) => {
  const browsed = options.isQuick ? listSample() : listSubjects(options)
  const visitors = options.pages.includes('visit')
    ? /** @type {const} */ (['guest', 'buyer']).filter((who) => options.whos.includes(who))
    : []
  const visited = chooseSites(options.isQuick ? sampleSites : options.sites)
  return {
    documents: listSubjects({ ...options, pages: options.documents }).filter(hasOwnDocument),
    pages: browsed,
    visits: visitors.flatMap((who) => visited.map((site) => ({ site, who }))),
    savingData: browsed.filter(({ page, who }) => page.name === 'home' && who === 'guest').slice(0, 1),
  }
}
