import { request } from '@playwright/test'
import { inParallel } from '../in-parallel.ts'
import { fillCart, placeOrder, signIn } from '../../lab/shopping.mjs'
import { withImports } from './build-files.mjs'
import { addressOf, buyerOf } from './pages.mjs'
import { readDocument } from './read-document.mjs'

/** @typedef {import('@playwright/test').APIRequestContext} Requests */
/** @typedef {import('./measure-page.mjs').PageMeasurement} PageMeasurement */
/** @typedef {import('./measure-page.mjs').Subject} Subject */
/** @typedef {import('./served-files.mjs').ServedFiles} ServedFiles */

/**
 * What one page's HTML makes a browser fetch, and what is wrong with it.
 * @typedef {object} WeighedDocument
 * @property {PageMeasurement} measurement
 * @property {readonly string[]} problems
 */

/** @typedef {{ requests: Requests, cartId?: string, order?: string }} Visitor */

/**
 * A buyer with lines in the cart, and a business with an order.
 * @param {string} origin
 * @param {import('../../lab/screens/routes.mjs').Visitor} visitor
 * @returns {Promise<Visitor>}
 */
const openBuyer = async (origin, visitor) => {
  const requests = await request.newContext()
  const shopper = { request: requests, origin, visitor }
  await signIn(shopper)
  // Stock is low, and the pages of private buyers need no order.
  const order = visitor.label === 'business' ? await placeOrder(shopper) : ''
  return { requests, order, cartId: await fillCart(shopper) }
}

/**
 * The visitors of both shops: one guest, and each buyer once.
 * @param {string} origin
 */
const createVisitors = (origin) => {
  /** @type {Map<string, Promise<Visitor>>} */
  const visitors = new Map()
  const openGuest = async () => ({ requests: await request.newContext() })
  return {
    /** @param {Subject} subject */
    open({ page, site, who }) {
      const buyer = who === 'buyer' ? buyerOf(site, page) : undefined
      const key = buyer?.username ?? 'guest'
      const visitor = visitors.get(key) ?? (buyer === undefined ? openGuest() : openBuyer(origin, buyer))
      visitors.set(key, visitor)
      return visitor
    },
    async close() {
      for (const visitor of visitors.values()) await visitor.then(({ requests }) => requests.dispose())
    },
  }
}

/** @param {Requests} requests @param {{ url: string, status: number }} page */
const readPage = async (requests, { url, status }) => {
  // A redirect would weigh another page under this name.
  const response = await requests.get(url, { maxRedirects: 0 })
  if (response.status() !== status) throw new Error(`${url}: ${response.status()} instead of ${status}`)
  return await response.text()
}

/**
 * How the page differs from what the measurement expects of it.
 * @param {Subject} subject
 * @param {import('./read-document.mjs').DocumentFiles} named
 * @param {readonly string[]} needed
 */
const findProblems = ({ page, site, who }, { app, startsAtOnce }, needed) => {
  const label = `${page.name}, ${who}, ${site.name}`
  const missing = needed.filter((path) => !app.includes(path))
  return [
    ...(app.length === 0 ? [`${label}: the document names no scripts of the application`] : []),
    ...missing.map(
      (path) => `${label}: the document does not name ${path}, which one of its scripts imports`,
    ),
    ...(startsAtOnce === (page.startsAtOnce === true)
      ? []
      : [`${label}: ${startsAtOnce ? 'starts at once' : 'waits for a sign'}, which is not expected of it`]),
  ]
}

/**
 * @param {object} shop
 * @param {string} shop.origin
 * @param {import('./build-files.mjs').Manifest} shop.manifest
 * @param {ServedFiles} shop.files
 */
const createWeighDocument =
  ({ origin, manifest, files }) =>
  /** @param {Subject} subject @param {Visitor} visitor @returns {Promise<WeighedDocument>} */
  async (subject, { requests, ...records }) => {
    const { page, site, who } = subject
    const url = origin + addressOf(page, site, records)
    const named = readDocument(await readPage(requests, { url, status: page.status ?? 200 }))
    const app = withImports(manifest, named.app)
    const rest = await files.weighAll([...named.early, ...named.styles])
    const sign = await files.weighAll(app.filter((path) => !named.early.includes(path)))
    const measurement = { page: page.name, who, site: site.name, states: { rest, sign } }
    return { measurement, problems: findProblems(subject, named, app) }
  }

/** Requests at the same time: the shop renders one page after the other. */
const width = 4

/**
 * Weighs what the HTML of these pages names, without a browser.
 * @param {Parameters<typeof createWeighDocument>[0]} shop
 * @param {readonly Subject[]} subjects
 * @returns {Promise<WeighedDocument[]>}
 */
export const weighDocuments = async (shop, subjects) => {
  const visitors = createVisitors(shop.origin)
  const weighDocument = createWeighDocument(shop)
  try {
    return await inParallel(subjects, width, async (subject) =>
      weighDocument(subject, await visitors.open(subject)),
    )
  } finally {
    await visitors.close()
  }
}
