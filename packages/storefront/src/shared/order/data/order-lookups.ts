import { ShopError } from '@cartonnage/sdk/errors'
import { canonicalBasePathname, parseShopUrl } from '@cartonnage/sdk/rules'
import { createContext } from 'react-router-dom'
import { isRecord } from '../../../shell/is-record'
import { paths } from '../../../shell/paths'
import type { PageLoaderArgs } from '../../../shell/shop-context'

/** What proves that an order is the visitor's. */
export interface OrderProof {
  readonly orderNumber: string
  readonly email: string
}

/** A lookup of an order, by the key that the addresses of its pages have. */
export interface OrderLookup extends OrderProof {
  /** 32 hexadecimal digits. It is worth nothing without the cookie. */
  readonly key: string
}

/**
 * Keeps for half an hour what this browser has entered to look up orders, in a cookie that scripts cannot read: neither
 * number nor e-mail address are in the address of a page. It grants nothing by itself, as the platform checks the proof
 * with every call.
 */
export interface OrderLookups {
  /** What was entered; undefined for an unknown key, and once its time is over. */
  find(key: string): Promise<OrderProof | undefined>
  /** Keeps the latest lookups. Fails where the shop's server cannot be reached. */
  add(lookup: OrderLookup): Promise<void>
}

/** Those of this request; null in the browser, which asks the server. */
export const orderLookupsContext = createContext<OrderLookups | null>(null)

/** The lookups inside a loader or an action. */
export const orderLookupsOf = ({
  context,
  request,
}: Pick<PageLoaderArgs, 'context' | 'request'>): OrderLookups =>
  context.get(orderLookupsContext) ?? createBrowserLookups(request.url)

/** Calls the shop's own server below the page's base path. */
function createBrowserLookups(pageUrl: string): OrderLookups {
  const url = new URL(canonicalBasePathname(parseShopUrl(pageUrl)) + paths.orderLookupKeys(), pageUrl)
  return {
    find: async (key) => {
      const response = await send(`${url.href}?${new URLSearchParams({ key }).toString()}`)
      return response.status === 404 ? undefined : readProof(await response.json())
    },
    add: async (lookup) => {
      const headers = { 'Content-Type': 'application/json' }
      await send(url.href, { method: 'PUT', headers, body: JSON.stringify(lookup) })
    },
  }
}

async function send(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new ShopError('NETWORK', 'the shop cannot be reached', { cause })
  })
  if (response.ok || response.status === 404) return response
  throw new ShopError('NETWORK', `the shop answers ${response.status}`)
}

/** What was sent or stored as a proof; undefined for anything else. */
export function readProof(value: unknown): OrderProof | undefined {
  const { orderNumber, email } = isRecord(value) ? value : {}
  return typeof orderNumber === 'string' && typeof email === 'string' ? { orderNumber, email } : undefined
}
