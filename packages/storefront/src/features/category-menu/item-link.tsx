import type { NavigationItem } from '@cartonnage/sdk/rules'
import type { HTMLAttributes, ReactNode } from 'react'
import { useContext } from 'react'
import { MenuLocation } from './menu-location'

export interface ItemLinkProps extends HTMLAttributes<HTMLElement> {
  readonly item: NavigationItem
  /** Accessible name, where the visible words alone say too little. */
  readonly label?: string
  readonly children?: ReactNode
}

/** A link of the category menu, followed by `useMenuClick`; an unsafe address is text only [2.6-9]. */
export function ItemLink({ item, label, children = item.title, ...attributes }: ItemLinkProps) {
  const address = useContext(MenuLocation)(item)
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
