import { callTimeoutMs } from './call-limits.mjs'
import { webstoreId } from './sandbox.mjs'

/** @typedef {import('@cartonnage/sdk').ShopClient} ShopClient */
/** @typedef {import('./judge.mjs').Deed} Deed */
/** @typedef {import('./judge.mjs').Mention} Mention */
/** @typedef {ReturnType<typeof createShopper>} Shopper */

/**
 * How long the platform may still work on a request whose response was lost, as the client is told, in ms; above the
 * latest effect, and twice what a call may take.
 */
const timing = { timeoutMs: callTimeoutMs, platformWorkTimeMs: 6000 }

/** Events that tell the shopper of single products: their payload is a list. */
const tellingEvents = /** @type {const} */ (['cartmismatch'])

/** Why a line of the merge journal is shown in the cart. */
const shownReasons = new Set(['refused', 'unknown'])

/** The status of the platform's response, where there was one. @param {unknown} error */
const statusOf = (error) => Number(Object(error).status ?? Number.NaN)

/** A refusal says that it was not done; everything else leaves that open. @param {unknown} error @returns {'refused' | 'unknown'} */
export const heardFrom = (error) => {
  const status = statusOf(error)
  if (status >= 400 && status < 500 && status !== 408) return 'refused'
  return ['INVALID_QUANTITY', 'INSUFFICIENT_INVENTORY'].includes(Object(error).code) ? 'refused' : 'unknown'
}

/** @param {unknown} error */
export const describeError = (error) => {
  const { code, status, message } = Object(error)
  return [code ?? message ?? String(error), status].filter((part) => part !== undefined).join(' ')
}

/** Everything in a value that names a product. @param {unknown} value @returns {Record<string, unknown>[]} */
const namedProducts = (value) => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'productId' in value ? [/** @type {Record<string, unknown>} */ (value)] : []
  return [...own, ...Object.values(value).flatMap(namedProducts)]
}

/** Lines of the stored merge journal that the shopper is shown. @param {string | null} stored @returns {Mention[]} */
export const readJournalMentions = (stored) =>
  namedProducts(JSON.parse(stored ?? '[]')).flatMap(({ productId, reason, confirmedBy }) => {
    const isMatch = confirmedBy === 'match'
    if (!isMatch && !shownReasons.has(String(reason))) return []
    return [{ product: String(productId), kind: isMatch ? 'match' : 'alarm', by: 'journal' }]
  })

/** What an event says of a line. @param {{ reason?: string, confirmedBy?: string }} line @returns {Mention['kind']} */
const kindOf = ({ reason, confirmedBy }) => {
  if (confirmedBy === 'match') return 'match'
  return reason === 'changed-elsewhere' ? 'elsewhere' : 'alarm'
}

/**
 * A shopper at a browser: does things through the client and keeps the book of what was meant and what was heard.
 * @param {{ createShopClient: (options: any) => ShopClient, origin: string, random: () => number, log: (text: string) => void }} options
 */
export const createShopper = ({ createShopClient, origin, random, log }) => {
  /** @type {Deed[]} */
  const deeds = []
  /** @type {Mention[]} */
  const mentions = []
  /** Products by the ids of their cart items, which some messages name alone. @type {Map<string, string>} */
  const products = new Map()

  /** @param {ShopClient} client @param {string} tab */
  const listen = (client, tab) => {
    for (const name of tellingEvents) {
      client.events.on(name, (payload) => {
        log(`${tab} hears ${name}: ${JSON.stringify(payload)}`)
        for (const line of payload) {
          const { productId, cartItemId = '', actual } = line
          const product = productId ?? products.get(cartItemId)
          if (product !== undefined)
            mentions.push({
              ...{ product, kind: kindOf(line), by: tab, actual: Number(actual) },
              after: deeds.filter((deed) => deed.product === product).length,
            })
        }
      })
    }
    client.cart.subscribe(() => {
      for (const { cartItemId, productId } of shownItems(client)) products.set(cartItemId, productId)
    })
  }

  /**
   * Opens a page of the shop.
   * @param {import('./browser.mjs').Tab} tab
   */
  const openPage = (tab) => {
    const page = tab.openPage()
    const client = createShopClient({
      ...{ webstoreId, url: `${origin}/de-CH/`, locale: 'de-CH' },
      ...page.ports,
      random,
      ...timing,
      navigate: () => undefined,
      reportFailure: (/** @type {unknown} */ error, /** @type {string} */ context) =>
        log(`${tab.name} log: ${context}: ${describeError(error)}`),
    })
    log(`${tab.name} opens a page`)
    listen(client, tab.name)
    return { ...page, client, tab: tab.name }
  }

  /**
   * Does one thing to some products, and keeps what is heard of it.
   * @param {{ tab: string, deed: Pick<Deed, 'kind' | 'quantity'>, products: readonly string[], run: () => Promise<any> }} wish
   */
  const act = async ({ tab, deed: { kind, quantity }, products: named, run }) => {
    const text = `${tab} ${kind}s ${quantity} of ${named.join(', ')}`
    /** @type {Deed[]} */
    const own = named.map((product) => ({ kind, quantity, product, heard: 'unknown', by: tab }))
    deeds.push(...own)
    log(text)
    try {
      const { errors = [] } = (await run()) ?? {}
      const refused = new Set(errors.map((/** @type {{ productId?: string }} */ { productId }) => productId))
      for (const deed of own) deed.heard = refused.has(deed.product) ? 'refused' : 'ok'
      log(`${text}: ${own.map(({ heard }) => heard).join(', ')}`)
    } catch (error) {
      for (const deed of own) deed.heard = heardFrom(error)
      log(`${text}: ${describeError(error)}`)
    }
  }

  return { deeds, mentions, openPage, act }
}

/** @typedef {ReturnType<Shopper['openPage']>} ShopPage */

/** The items as the page shows them; those being taken out are left out. @param {ShopClient} client */
export const shownItems = (client) => {
  const state = client.cart.getSnapshot()
  const cart = 'value' in state ? state.value : undefined
  return (cart?.items ?? []).filter(({ cartItemId }) => cart?.pending?.[cartItemId] !== '0')
}
