import { parseShopUrl, ShopError, shownBasePathname } from '@cartonnage/sdk/rules'
import { createContext } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { PageLoaderArgs } from '../../app/shop-context'

/** What was chosen at the payment step; nothing of it is sent to the platform before the order. */
export interface CheckoutChoice {
  /** The id of a saved billing address, or `delivery` for the address of delivery. */
  readonly billing: string
  /** The buyer's own order number; empty without one. */
  readonly purchaseOrderNumber: string
}

/** A choice with the checkout that it was made for. */
export interface KeptChoice extends CheckoutChoice {
  readonly checkoutId: string
}

/**
 * Where the choice lies between the steps: a cookie that scripts cannot read, so that it works without them, over a
 * reload and the way back, and never stands in an address. Errors: `NETWORK` in a browser that cannot reach the shop.
 */
export interface CheckoutChoiceStore {
  /** The choice that was made last, whatever checkout it belongs to. */
  read(): Promise<KeptChoice | undefined>
  /** False for what is no choice, such as a form without its checkout. */
  keep(choice: KeptChoice): Promise<boolean>
  /** Never fails: a choice of a checkout that is over counts as absent. */
  forget(): void
}

/** The server's store of this request; null in the browser, which asks the server. */
export const checkoutChoiceContext = createContext<CheckoutChoiceStore | null>(null)

/** The store of the choice inside a loader or an action. */
export const choiceStoreOf = ({ context, request }: Pick<PageLoaderArgs, 'context' | 'request'>) =>
  context.get(checkoutChoiceContext) ?? createBrowserChoiceStore(request.url)

/** Speaks to the shop's own server below the page's base path. */
function createBrowserChoiceStore(pageUrl: string): CheckoutChoiceStore {
  const url = new URL(shownBasePathname(parseShopUrl(pageUrl)) + paths.checkoutChoice(), pageUrl)
  return {
    read: async () => {
      const response = await ask(url)
      // The server has judged what stands in the cookie.
      return response.status === 200 ? ((await response.json()) as KeptChoice) : undefined
    },
    keep: async (choice) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await ask(url, { method: 'PUT', headers, body: JSON.stringify(choice) })
      return response.ok
    },
    // It may outlive the page: nobody waits for it.
    forget: () => void ask(url, { method: 'DELETE', keepalive: true }).catch(() => undefined),
  }
}

async function ask(url: URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new ShopError('NETWORK', 'the shop cannot be reached', { cause })
  })
  if (response.ok || response.status === 422) return response
  throw new ShopError('NETWORK', `the shop answers ${response.status}`)
}
