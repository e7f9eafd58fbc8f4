import { createShopClient } from '@cartonnage/sdk'
import type { ShopClient } from '@cartonnage/sdk'
import { createActions, describeError } from './actions.ts'
import type { Tab } from './browser.ts'
import { webstoreId } from './direct-calls.ts'
import type { Action, Mention } from './evaluate.ts'
import { callTimeoutMs } from './network.ts'

export type Shopper = ReturnType<typeof createShopper>
export type ShopPage = ReturnType<Shopper['openPage']>

export const origin = 'http://localhost'

/** Reasons for which a line of the merge journal is shown in the cart. */
const visibleReasons = new Set(['refused', 'unknown'])

/** All objects in a value that have a product id. */
const namedProducts = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'productId' in value ? [value as Record<string, unknown>] : []
  return [...own, ...Object.values(value).flatMap(namedProducts)]
}

/** The lines of the stored merge journal that are shown to the shopper. */
export const readJournalMentions = (stored: string | null): Mention[] =>
  namedProducts(JSON.parse(stored ?? '[]')).flatMap(({ productId, reason, confirmedBy }) => {
    const isMatch = confirmedBy === 'match'
    if (!isMatch && !visibleReasons.has(String(reason))) return []
    return [{ product: String(productId), kind: isMatch ? 'match' : 'alarm', by: 'journal' }]
  })

interface ReportedLine {
  reason?: string
  confirmedBy?: string
  actual: string
}

/** What an event reports about a line. */
const kindOf = ({ reason, confirmedBy }: ReportedLine): Mention['kind'] => {
  if (confirmedBy === 'match') return 'match'
  return reason === 'changed-elsewhere' ? 'elsewhere' : 'alarm'
}

const countActions = (actions: readonly Action[], product: string) =>
  actions.filter((action) => action.product === product).length

/** A shopper with a browser: acts through the client and records intentions, results and what is reported. */
export const createShopper = (
  random: () => number,
  log: (text: string) => void,
  /** Stories of quotes need a version that has them. */
  apiVersion?: 'v67.0',
) => {
  const mentions: Mention[] = []
  const clients: ShopClient[] = []
  const { actions, act, listen, leave } = createActions(log)
  /** Products by cart item id, because some events only name that. */
  const products = new Map<string, string>()

  const listenToMismatches = (client: ShopClient, tab: string) => {
    client.events.on('cartmismatch', (payload) => {
      log(`${tab} receives cartmismatch: ${JSON.stringify(payload)}`)
      // What waits is not decided: in the end it is in the cart, or reported in another way.
      for (const line of payload.filter(({ reason }) => reason !== 'waiting')) {
        const product = line.productId ?? products.get(line.cartItemId ?? '')
        if (product === undefined) continue
        const [actual, after] = [Number(line.actual), countActions(actions, product)]
        mentions.push({ product, kind: kindOf(line), by: tab, actual, after })
      }
    })
    client.cart.subscribe(() => {
      for (const { cartItemId, productId } of visibleItems(client)) products.set(cartItemId, productId)
    })
  }

  /** Opens a page of the shop. */
  const openPage = (tab: Tab) => {
    const page = tab.openPage()
    const client = createShopClient({
      ...page.ports,
      webstoreId,
      url: `${origin}/de-CH/`,
      locale: 'de-CH',
      ...(apiVersion && { apiVersion }),
      random,
      timeoutMs: callTimeoutMs,
      // Above the latest effect, and twice the timeout of a call.
      platformWorkTimeMs: 2 * callTimeoutMs,
      navigate: () => undefined,
      reportFailure: (error, context) => log(`${tab.name} log: ${context}: ${describeError(error)}`),
    })
    log(`${tab.name} opens a page`)
    clients.push(client)
    listenToMismatches(client, tab.name)
    listen(client, tab.name)
    return { ...page, client, tab: tab.name }
  }

  const close = () => clients.forEach((client) => client.dispose())

  return { actions, mentions, openPage, act, leave, close }
}

/** The visible items of a page, without those being removed. */
export const visibleItems = (client: ShopClient) => {
  const state = client.cart.getSnapshot()
  const cart = 'value' in state ? state.value : undefined
  return (cart?.items ?? []).filter(({ cartItemId }) => cart?.pending?.[cartItemId] !== '0')
}
