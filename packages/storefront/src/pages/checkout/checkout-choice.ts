import { ShopError } from '@cartonnage/sdk/errors'
import { parseShopUrl, canonicalBasePathname } from '@cartonnage/sdk/rules'
import type { PaymentMethod } from '@cartonnage/sdk/rules'
import { createContext } from 'react-router-dom'
import { paths } from '../../shell/paths'
import type { PageLoaderArgs } from '../../shell/shop-context'
import type { EnteredBilling } from './entered-billing'

/** The choice at the payment step; the platform gets it with the order only. */
export interface CheckoutChoice {
  readonly method: PaymentMethod
  /** The id of a saved billing address, `delivery` for the delivery address, or `entered` for a guest's own. */
  readonly billing: string
  /** The address that a guest entered. */
  readonly billingAddress?: EnteredBilling | undefined
  /** The buyer's own order number; empty without one. */
  readonly purchaseOrderNumber: string
}

/** A payment that the shopper has to confirm at the provider. */
export interface OpenPayment {
  readonly transaction: string
  readonly redirectUrl: string
  /** The digest of what the review showed. */
  readonly reviewed: string
}

/** A choice with its checkout. */
export interface SavedChoice extends CheckoutChoice {
  readonly checkoutId: string
  /** Present from leaving for the provider until the shopper is back. */
  readonly open?: OpenPayment
}

/**
 * Keeps the choice between the steps, in a cookie that scripts cannot read: it works without scripts, after a reload
 * and after Back, and is never part of a URL. Errors: `NETWORK` in a browser that cannot reach the shop.
 */
export interface CheckoutChoiceStore {
  /** The latest choice, of whatever checkout. */
  read(): Promise<SavedChoice | undefined>
  /** False for an invalid choice, such as one without a checkout. */
  save(choice: SavedChoice): Promise<boolean>
  /** Never fails: a remaining choice of an ended checkout counts as absent. */
  clear(): void
}

/** The server's store of this request; null in the browser, which asks the server. */
export const checkoutChoiceContext = createContext<CheckoutChoiceStore | null>(null)

/** The store of the choice inside a loader or an action. */
export const choiceStoreOf = ({ context, request }: Pick<PageLoaderArgs, 'context' | 'request'>) =>
  context.get(checkoutChoiceContext) ?? createBrowserChoiceStore(request.url)

/** Calls the shop's own server below the page's base path. */
export function createBrowserChoiceStore(pageUrl: string): CheckoutChoiceStore {
  const url = new URL(canonicalBasePathname(parseShopUrl(pageUrl)) + paths.checkoutChoice(), pageUrl)
  return {
    read: async () => {
      const response = await request(url)
      // The server has validated the cookie.
      return response.status === 200 ? ((await response.json()) as SavedChoice) : undefined
    },
    save: async (choice) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await request(url, { method: 'PUT', headers, body: JSON.stringify(choice) })
      return response.ok
    },
    // May outlive the page.
    clear: () => void request(url, { method: 'DELETE', keepalive: true }).catch(() => undefined),
  }
}

async function request(url: URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new ShopError('NETWORK', 'the shop cannot be reached', { cause })
  })
  if (response.ok || response.status === 422) return response
  throw new ShopError('NETWORK', `the shop answers ${response.status}`)
}
