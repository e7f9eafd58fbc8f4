import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { Client, Feature } from '@cartonnage/sdk'

const ShopContext = createContext<Client | undefined>(undefined)

/** The client that all hooks below use. */
export interface ShopProviderProps {
  /**
   * The client of this shopper, created by the application: one per page in the browser, one per request on a
   * server.
   */
  readonly client: Client
  /** All components that use the hooks of this package. */
  readonly children?: ReactNode
}

/**
 * Provides the shop client to all hooks below it.
 *
 * @example
 * <ShopProvider client={createClient({ webstoreId, url: location.href, locale: 'de-CH' })}>
 *   <App />
 * </ShopProvider>
 */
export const ShopProvider = ({ client, children }: ShopProviderProps) => (
  <ShopContext value={client}>{children}</ShopContext>
)

/** The shop client of the nearest {@link ShopProvider}. Throws outside of one. */
export function useShopClient(): Client {
  const client = use(ShopContext)
  if (!client)
    throw new Error('No shop client here: wrap the tree in <ShopProvider client={createClient(…)}>.')
  return client
}

/**
 * A feature of the shop client: the same object in every component. A page only loads the features that it imports.
 *
 * @example
 * const { suggestTerms } = useFeature(catalog)
 */
export const useFeature = <T,>(feature: Feature<T>): T => useShopClient().use(feature)
