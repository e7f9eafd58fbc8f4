import { useShop } from '@cartonnage/react-hooks'
import type { NavigationItem } from '@cartonnage/sdk/rules'
import { resolveNavigationUrl } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export interface ItemLinkProps {
  readonly item: NavigationItem
  readonly className?: string | undefined
  /** Accessible name, where the visible words alone say too little. */
  readonly label?: string
  readonly children?: ReactNode
}

/** A link of the category menu under the route rules of categories [2.6-9]; an unsafe address is text only. */
export function ItemLink({ item, className, label, children = item.title }: ItemLinkProps) {
  const { shop, locale } = useShop()
  // The router puts the base path in front.
  const to = resolveNavigationUrl(item, { shop, locale, basePath: '' })
  if (to === undefined) return <span className={className}>{children}</span>
  return (
    <Link className={className} to={to} aria-label={label}>
      {children}
    </Link>
  )
}
