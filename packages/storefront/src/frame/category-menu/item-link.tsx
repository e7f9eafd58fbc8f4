import { useShopClient } from '@cartonnage/react-hooks'
import type { NavigationItem } from '@cartonnage/sdk/rules'
import { joinBasePath, resolveNavigationUrl } from '@cartonnage/sdk/rules'
import type { HTMLAttributes, ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'
import { useHref } from 'react-router-dom'

export interface ItemAddress {
  readonly href: string
  /** The path for the router, without the base path; undefined for another site. */
  readonly to?: string
}

/** The address of an item's page; undefined if it is unsafe. */
export type AddressOf = (item: NavigationItem) => ItemAddress | undefined

/** Made once for the whole menu: with thousands of links it would be slow if each asked the router. */
export const ItemAddressContext = createContext<AddressOf>(() => undefined)

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

export interface ItemLinkProps extends HTMLAttributes<HTMLElement> {
  readonly item: NavigationItem
  /** Accessible name, where the visible text is not enough. */
  readonly label?: string
  readonly children?: ReactNode
}

/** A link of the category menu, whose clicks the menu handles; plain text if the address is unsafe. */
export function ItemLink({ item, label, children = item.title, ...attributes }: ItemLinkProps) {
  const address = useContext(ItemAddressContext)(item)
  if (address === undefined) return <span {...attributes}>{children}</span>
  return (
    <a
      {...attributes}
      href={address.href}
      aria-label={label}
      data-to={address.to}
      data-name={label && item.title}
    >
      {children}
    </a>
  )
}
