import type { WithdrawalKey } from '@cartonnage/sdk'
import { ShopError } from '@cartonnage/sdk/errors'
import { canonicalBasePathname, parseShopUrl } from '@cartonnage/sdk/rules'
import { createContext } from 'react-router-dom'
import { paths } from '../../shell/paths'
import type { PageLoaderArgs } from '../../shell/shop-context'

/**
 * Keeps the keys of the declarations that this browser made, in a cookie that scripts cannot read: whoever has a key may
 * see its receipt. It ends with the browser's session and with signing out.
 */
export interface ReceiptKeys {
  /** The key of a declaration; undefined where this browser has not made it. */
  find(withdrawalId: string): Promise<string | undefined>
  /** Never fails: without a key the receipt is gone after a reload, and the e-mail has it. */
  add(key: WithdrawalKey): Promise<void>
}

/** Those of this request; null in the browser, which asks the server. */
export const receiptKeysContext = createContext<ReceiptKeys | null>(null)

/** The keys inside a loader or an action. */
export const receiptKeysOf = ({
  context,
  request,
}: Pick<PageLoaderArgs, 'context' | 'request'>): ReceiptKeys =>
  context.get(receiptKeysContext) ?? createBrowserKeys(request.url)

/** Calls the shop's own server below the page's base path. */
function createBrowserKeys(pageUrl: string): ReceiptKeys {
  const url = new URL(canonicalBasePathname(parseShopUrl(pageUrl)) + paths.withdrawalKeys(), pageUrl)
  return {
    find: async (withdrawalId) => {
      const response = await fetch(`${url.href}?${new URLSearchParams({ withdrawalId }).toString()}`).catch(
        unreachable,
      )
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
