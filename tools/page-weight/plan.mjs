import { isIn, pages, sites } from './pages.mjs'

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

/** Enough to prove that weights by the HTML are true: each way in which a page starts, and each kind of visitor. */
const sample = {
  pages: ['home', 'list', 'product', 'guest cart', 'sign-in', 'checkout'],
  sites: ['de-CH'],
  whos: ['guest', 'buyer'],
}
const isInSample = (/** @type {Subject} */ { page, who }) =>
  who === (page.name === 'checkout' ? 'buyer' : 'guest')

/** @param {Pick<import('./options.mjs').Options, 'isQuick' | 'documents' | 'pages' | 'sites' | 'whos'>} options @returns {Plan} */
export const planRun = (options) => {
  const browsed = options.isQuick ? listSubjects(sample).filter(isInSample) : listSubjects(options)
  const visitors = /** @type {const} */ (['guest', 'buyer']).filter((who) =>
    options.isQuick ? who === 'guest' : options.pages.includes('visit') && options.whos.includes(who),
  )
  const visited = chooseSites(options.isQuick ? sample.sites : options.sites)
  return {
    documents: listSubjects({ ...options, pages: options.documents }).filter(hasOwnDocument),
    pages: browsed,
    visits: visitors.flatMap((who) => visited.map((site) => ({ site, who }))),
    savingData: browsed.filter(({ page, who }) => page.name === 'home' && who === 'guest').slice(0, 1),
  }
}
