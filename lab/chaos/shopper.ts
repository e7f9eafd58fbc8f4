import { callTimeoutMs } from './call-limits.mjs'
import { createOpenChanges, keyOf } from './open-changes.mjs'
import { webstoreId } from './sandbox.mjs'

/** @typedef {import('@cartonnage/sdk').ShopClient} ShopClient */
/** @typedef {import('./evaluate.mjs').Action} Action */
/** @typedef {import('./evaluate.mjs').Mention} Mention */
/** @typedef {ReturnType<typeof createShopper>} Shopper */

/**
 * The client's setting for how long the platform may work on a request after its response was lost, in ms: above the
 * latest effect, and twice the timeout of a call.
 */
const timing = { timeoutMs: callTimeoutMs, platformWorkTimeMs: 6000 }

/** Reasons for which a line of the merge journal is shown in the cart. */
const visibleReasons = new Set(['refused', 'unknown'])

/** The status of the platform's response, where there was one. @param {unknown} error */
const statusOf = (error) => Number(Object(error).status ?? Number.NaN)

/** A refusal means that it was not done; anything else leaves that open. @param {unknown} error @returns {'refused' | 'unknown'} */
export const resultOf = (error) => {
  const status = statusOf(error)
  if (status >= 400 && status < 500 && status !== 408) return 'refused'
  return refusals.has(Object(error).code) ? 'refused' : 'unknown'
}

/** The client's own codes that say that nothing was done. */
const refusals = new Set(['INVALID_QUANTITY', 'INSUFFICIENT_INVENTORY', 'SESSION_ENDED'])

/** Whether an event will tell the end. @param {unknown} error */
const isBeingChecked = (error) => String(Object(error).message).startsWith('the change is being checked')

/** @param {unknown} error */
export const describeError = (error) => {
  const { code, status, message } = Object(error)
  return [code ?? message ?? String(error), status].filter((part) => part !== undefined).join(' ')
}

/** All objects in a value that have a product id. @param {unknown} value @returns {Record<string, unknown>[]} */
const namedProducts = (value) => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'productId' in value ? [/** @type {Record<string, unknown>} */ (value)] : []
  return [...own, ...Object.values(value).flatMap(namedProducts)]
}

/** The lines of the stored merge journal that are shown to the shopper. @param {string | null} stored @returns {Mention[]} */
export const readJournalMentions = (stored) =>
  namedProducts(JSON.parse(stored ?? '[]')).flatMap(({ productId, reason, confirmedBy }) => {
    const isMatch = confirmedBy === 'match'
    if (!isMatch && !visibleReasons.has(String(reason))) return []
    return [{ product: String(productId), kind: isMatch ? 'match' : 'alarm', by: 'journal' }]
  })

/** What an event reports about a line. @param {{ reason?: string, confirmedBy?: string }} line @returns {Mention['kind']} */
const kindOf = ({ reason, confirmedBy }) => {
  if (confirmedBy === 'match') return 'match'
  return reason === 'changed-elsewhere' ? 'elsewhere' : 'alarm'
}

/** @param {{ reason?: string, confirmedBy?: string, actual: string }} line @param {{ product: string, by: string, actions: readonly Action[] }} where @returns {Mention} */
const toMention = (line, { product, by, actions }) => ({
  ...{ product, kind: kindOf(line), by, actual: Number(line.actual) },
  after: actions.filter((action) => action.product === product).length,
})

/** One action for each product, and the change that all of them are. @param {{ tab: string, kind: Action['kind'], quantity: number, named: readonly string[] }} requested */
const toChange = ({ tab, kind, quantity, named }) => {
  /** @type {Action[]} */
  const own = named.map((product) => ({ kind, quantity, product, result: 'unknown', by: tab }))
  /** @param {Action['result']} result @param {readonly string[]} refused */
  const end = (result, refused) => {
    for (const action of own) action.result = refused.includes(action.product) ? 'refused' : result
  }
  const key = keyOf(named.map((productId) => ({ kind, productId, quantity: String(quantity) })))
  return { own, change: { tab, key, products: named, isTold: false, end } }
}

/** @param {ShopClient} client @param {{ tab: string, changes: ReturnType<typeof createOpenChanges>, log: (text: string) => void }} where */
const listenToEnds = (client, { tab, changes, log }) =>
  client.events.on('cartsettled', ({ requested, outcome, errors }) => {
    const key = keyOf(requested)
    log(`${tab} receives cartsettled: ${outcome} ${key}`)
    const refused = errors.map(({ productId = '' }) => productId)
    const result = outcome === 'done' ? 'ok' : outcome === 'failed' ? 'refused' : 'unknown'
    changes.settle(tab, key, { result, refused })
  })

/**
 * A shopper with a browser: acts through the client and records intentions and results.
 * @param {{ createShopClient: (options: any) => ShopClient, origin: string, random: () => number, log: (text: string) => void }} options
 */
export const createShopper = ({ createShopClient, origin, random, log }) => {
  /** @type {Action[]} */
  const actions = []
  /** @type {Mention[]} */
  const mentions = []
  const changes = createOpenChanges()
  /** Products by cart item id, because some events only name that. @type {Map<string, string>} */
  const products = new Map()

  /** @param {ShopClient} client @param {string} tab */
  const listen = (client, tab) => {
    client.events.on('cartmismatch', (payload) => {
      log(`${tab} receives cartmismatch: ${JSON.stringify(payload)}`)
      // What waits is not decided: in the end it is in the cart, or reported in another way.
      for (const line of payload.filter(({ reason }) => reason !== 'waiting')) {
        const product = line.productId ?? products.get(line.cartItemId ?? '')
        if (product !== undefined) mentions.push(toMention(line, { product, by: tab, actions }))
      }
    })
    listenToEnds(client, { tab, changes, log })
    client.cart.subscribe(() => {
      for (const { cartItemId, productId } of visibleItems(client)) products.set(cartItemId, productId)
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
   * Performs one action on some products, and records its result.
   * @param {{ tab: string, action: Pick<Action, 'kind' | 'quantity'>, products: readonly string[], run: () => Promise<any> }} input
   */
  const act = async ({ tab, action: { kind, quantity }, products: named, run }) => {
    const text = `${tab} ${kind}s ${quantity} of ${named.join(', ')}`
    const { own, change } = toChange({ tab, kind, quantity, named })
    if (changes.isAskedAgain(change)) {
      log(`${text} once more, while that is being checked`)
      return void (await run().catch(() => undefined))
    }
    actions.push(...own)
    changes.add(change)
    log(text)
    try {
      const { errors = [] } = (await run()) ?? {}
      const refused = new Set(errors.map((/** @type {{ productId?: string }} */ { productId }) => productId))
      for (const action of own) action.result = refused.has(action.product) ? 'refused' : 'ok'
      changes.remove(change)
      log(`${text}: ${own.map(({ result }) => result).join(', ')}`)
    } catch (error) {
      for (const action of own) action.result = resultOf(error)
      if (isBeingChecked(error)) change.isTold = true
      else changes.remove(change)
      log(`${text}: ${describeError(error)}`)
    }
  }

  return { actions, mentions, openPage, act, leave: changes.leave }
}

/** @typedef {ReturnType<Shopper['openPage']>} ShopPage */

/** The visible items of a page, without those being removed. @param {ShopClient} client */
export const visibleItems = (client) => {
  const state = client.cart.getSnapshot()
  const cart = 'value' in state ? state.value : undefined
  return (cart?.items ?? []).filter(({ cartItemId }) => cart?.pending?.[cartItemId] !== '0')
}
