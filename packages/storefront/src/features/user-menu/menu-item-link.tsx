import type { UserMenuItem } from '@cartonnage/react-hooks'
import { useShop } from '@cartonnage/react-hooks'
import { resolveUserMenuItem } from '@cartonnage/sdk/rules'
import { useEffect } from 'react'
import { Link, useHref } from 'react-router-dom'
import { useSignOut } from '../../app/use-sign-out'
import { useShell } from '../../app/use-shell'
import { MenuItemIcon } from './menu-item-icon'

/** One entry of the menu [2.5-6]. An address that nobody should follow is shown as text only [2.5-10]. */
export function MenuItemLink({ item }: { readonly item: UserMenuItem }) {
  const { origin } = useShell()
  const basePath = useHref('/')
  const link = resolveUserMenuItem(item, { origin, basePath })
  useReportedTarget(link === undefined ? (item.target ?? item.label) : undefined)
  const content = (
    <>
      <MenuItemIcon item={item} />
      <span>{item.label}</span>
    </>
  )
  if (link === undefined) return <span>{content}</span>
  if (link.kind === 'page') return <Link to={link.path}>{content}</Link>
  if (link.kind === 'external') return <a href={link.url}>{content}</a>
  return <SignOut url={link.url}>{content}</SignOut>
}

interface SignOutProps {
  readonly url: string
  readonly children: React.ReactNode
}

/** Without scripts a plain link to the platform's logout page [2.5-14]. */
function SignOut({ url, children }: SignOutProps) {
  const { href, onClick } = useSignOut(url)
  return (
    <a href={href} data-replay onClick={onClick}>
      {children}
    </a>
  )
}

/** A target that gives no link only reaches the log [8-9]. */
function useReportedTarget(target: string | null | undefined): void {
  const { reportFailure } = useShop()
  useEffect(() => {
    if (target) reportFailure(target, 'a menu item leads nowhere')
  }, [reportFailure, target])
}
