import { useShopClient } from '@cartonnage/react-hooks'
import { isSafeUrl, readContact } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { shopSettings } from '../../app/shop-settings'
import { useShell } from '../../app/use-shell'
import { NewWindowIcon } from '../../components/icons'
import { NewTabLink } from './new-tab-link'

export interface WebsiteLinkProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to the website that is configured for this shop; nothing where there is none [3.navigation-and-footer-3]. */
export function WebsiteLink({ className, children }: WebsiteLinkProps) {
  const { origin } = useShell()
  const website = readContact(shopSettings[useShopClient().shop].website)
  if (website === undefined || !isSafeUrl(website, { origin, allow: 'http' })) return null
  return (
    <NewTabLink href={website} className={className}>
      {children}
      <NewWindowIcon size={17} />
    </NewTabLink>
  )
}
