import { useShopClient } from '@cartonnage/react-hooks'
import type { NavigationItem } from '@cartonnage/sdk/rules'
import { joinBasePath, resolveNavigationUrl } from '@cartonnage/sdk/rules'
import { createContext, useMemo } from 'react'
import { useHref } from 'react-router-dom'

export interface ItemAddress {
  readonly href: string
  /** For the router, which knows no base path; undefined where the address is another site's. */
  readonly to?: string
}

/** The address of an item's own page under the route rules of categories [2.6-9]; undefined where it is unsafe. */
export type AddressOf = (item: NavigationItem) => ItemAddress | undefined

/** Made once for the whole menu: a menu may have thousands of links, and none of them asks the router itself. */
export const MenuLocation = createContext<AddressOf>(() => undefined)

export function useAddressOf(): AddressOf {
  const { shop, locale } = useShopClient()
  const root = useHref('/')
  return useMemo(
    () => (item) => {
      const to = resolveNavigationUrl(item, { shop, locale, basePath: '' })
      if (to === undefined) return undefined
      return to.startsWith('/') ? { href: joinBasePath(root, to), to } : { href: to }
    },
    [shop, locale, root],
  )
}
