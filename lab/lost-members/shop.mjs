import { recording, replaying } from './recorded.mjs'
import { goShopping } from './shopping.mjs'
import { createVisitor, origin, signIn } from './visitor.mjs'
import { sites } from './visits.mjs'

/** @typedef {import('./recorded.mjs').Fetch} Fetch */
/** @typedef {import('./recorded.mjs').Kept} Kept */
/** @typedef {import('./recorded.mjs').Lost} Lost */

/**
 * A page of the shop and the platform's responses for it.
 * @typedef {object} Page
 * @property {string} name
 * @property {'CH' | 'DE'} shop
 * @property {readonly Kept[]} kept
 * @property {string} content the visible content of the original page
 * @property {(lost: Lost) => Promise<string>} contentWithout its content when the platform leaves a member out
 */

/** Identifies a request by all of it. @param {Request} request */
const keyOf = async (request) =>
  `${request.method} ${request.url} ${request.method === 'GET' ? '' : await request.clone().text()}`

/**
 * The visible content of a page: status, redirect and document without scripts and data blocks.
 * @param {Response} response
 */
const visibleContent = async (response) => {
  const html = await response.text()
  const target = response.headers.get('location') ?? ''
  return `${response.status} ${target} ${html.replaceAll(/<script[ >].*?<\/script>/gs, '')}`
}

/**
 * Opens the pages of the reference shop, as its server renders them.
 * @param {object} ports
 * @param {(options: object) => (request: Request) => Promise<Response>} ports.createRenderPage
 * @param {Fetch} ports.fetch of the platform
 * @param {(request: Request) => string} ports.callOf
 * @param {readonly import('./visits.mjs').Visit[]} visits
 * @returns {Promise<Page[]>}
 */
export const openPages = async ({ createRenderPage, fetch, callOf }, visits) => {
  /** @type {Fetch} */
  let current = fetch
  const platform = { fetch: (/** @type {Request} */ request) => current(request), close: () => undefined }
  /** Each page from a new server, because a server caches pages. @param {Request} request */
  const renderPage = (request) =>
    createRenderPage({ platform, manifest: {}, reportFailure: () => undefined })(request)
  /** @param {Request} request @param {Fetch} through */
  const contentOf = async (request, through) => {
    current = through
    try {
      return await visibleContent(await renderPage(request))
    } catch (error) {
      return `failed: ${String(error)}`
    } finally {
      current = fetch
    }
  }
  /** @param {import('./visits.mjs').Visit} visit @returns {Promise<Page[]>} */
  const openVisit = async ({ who, shop, username, pages }) => {
    const visitor = createVisitor(fetch, sites[shop].site)
    const own = username === undefined ? {} : await enter(visitor, { shop, username, renderPage })
    /** @type {Page[]} */
    const opened = []
    for (const path of pages.map((page) => fillIn(page, { shop, ...own }))) {
      const request = () =>
        new Request(origin + sites[shop].base + path, { headers: { cookie: visitor.cookie() } })
      const recorded = recording(fetch, { callOf, keyOf })
      const content = await contentOf(request(), recorded.fetch)
      const { kept } = recorded
      /** @param {Lost} [lost] */
      const again = (lost) => contentOf(request(), replaying(kept, { keyOf, ...(lost && { lost }) }))
      if ((await again()) !== content) throw new Error(`${path} is not the same each time.`)
      opened.push({ name: `${shop} ${who} ${path}`, shop, kept, content, contentWithout: again })
    }
    return opened
  }
  /** @type {Page[]} */
  const pages = []
  for (const visit of visits) pages.push(...(await openVisit(visit)))
  return pages
}

/** @param {string} path @param {Record<string, string>} own */
const fillIn = (path, own) => path.replaceAll(/:([a-z]+)/g, (_, name) => own[name] ?? '')

/**
 * Signs a buyer in, with an order, a cart and a checkout before its last step.
 * @param {import('./visitor.mjs').Visitor} visitor
 * @param {object} options
 * @param {'CH' | 'DE'} options.shop
 * @param {string} options.username
 * @param {(request: Request) => Promise<Response>} options.renderPage
 */
const enter = async (visitor, { shop, username, renderPage }) => {
  await signIn(visitor, username)
  const { order, cart, checkoutId } = await goShopping(visitor, { shop, couponCode: 'NEWSLETTER5' })
  const form = { intent: 'payment', checkoutId, purchaseOrderNumber: 'WS-1', billing: 'delivery' }
  const headers = { cookie: visitor.cookie() }
  const url = `${origin}${sites[shop].base}/checkout`
  const sent = new Request(url, { method: 'POST', headers, body: new URLSearchParams(form) })
  const accepted = await renderPage(sent)
  visitor.keep(accepted)
  const to = accepted.headers.get('location') ?? `${accepted.status}`
  if (!to.endsWith('step=review')) throw new Error(`${username} was led to ${to} instead of the review.`)
  return { order, cart }
}
