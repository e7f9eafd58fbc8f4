import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { ShopClient } from '@cartonnage/sdk'

const ShopContext = createContext<ShopClient | undefined>(undefined)

export interface ShopProviderProps {
  /** The client of this shopper, made by the application: one a page in the browser, one a request on a server. */
  readonly client: ShopClient
  readonly children?: ReactNode
}

/**
 * Hands the shop client to all hooks below it.
 *
 * @example
 * <ShopProvider client={createShopClient({ webstoreId, url: location.href, locale: 'de-CH' })}>
 *   <App />
 * </ShopProvider>
 */
export const ShopProvider = ({ client, children }: ShopProviderProps) => (
  <ShopContext value={client}>{children}</ShopContext>
)

/** The shop client of the nearest {@link ShopProvider}. Throws where there is none. */
export function useShop(): ShopClient {
  const client = use(ShopContext)
  if (!client)
    throw new Error('No shop client here: wrap the tree in <ShopProvider client={createShopClient(…)}>.')
  return client
}
