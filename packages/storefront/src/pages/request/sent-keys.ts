import type { RequestKey } from '@cartonnage/sdk'
import { ShopError } from '@cartonnage/sdk/errors'
import { canonicalBasePathname, parseShopUrl } from '@cartonnage/sdk/rules'
import { createContext } from 'react-router-dom'
import { paths } from '../../shell/paths'
import type { PageLoaderArgs } from '../../shell/shop-context'

/**
 * Keeps the keys of the requests that this browser sent, in a cookie that scripts cannot read: whoever has a key may see its
 * request. It ends with the browser's session and with signing out.
 */
export interface SentKeys {
  /** The key of a request; undefined where this browser has not sent it. */
  find(requestId: string): Promise<string | undefined>
  /** Never fails: without a key a guest cannot reload the page of the request, and the e-mail has it. */
  add(key: RequestKey): Promise<void>
}

/** Those of this request; null in the browser, which asks the server. */
export const sentKeysContext = createContext<SentKeys | null>(null)

/** The keys inside a loader or an action. */
export const sentKeysOf = ({ context, request }: Pick<PageLoaderArgs, 'context' | 'request'>): SentKeys =>
  context.get(sentKeysContext) ?? createBrowserKeys(request.url)

/** Calls the shop's own server below the page's base path. */
function createBrowserKeys(pageUrl: string): SentKeys {
  const url = new URL(canonicalBasePathname(parseShopUrl(pageUrl)) + paths.requestKeys(), pageUrl)
  return {
    find: async (requestId) => {
      const query = new URLSearchParams({ requestId }).toString()
      const response = await fetch(`${url.href}?${query}`).catch(unreachable)
      if (response.status === 404) return undefined
      if (!response.ok) throw new ShopError('NETWORK', `the shop answers ${response.status}`)
      return ((await response.json()) as { readonly idempotencyKey: string }).idempotencyKey
    },
    add: async (key) => {
      const headers = { 'Content-Type': 'application/json' }
      await fetch(url, { method: 'PUT', headers, body: JSON.stringify(key) }).catch(() => undefined)
    },
  }
}

const unreachable = (cause: unknown): never => {
  throw new ShopError('NETWORK', 'the shop cannot be reached', { cause })
}
