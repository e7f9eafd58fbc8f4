import type { UserMenuItem } from '@cartonnage/react-hooks'
import { resolveUserMenuItem } from '@cartonnage/sdk/rules'
import { Link, useHref } from 'react-router-dom'
import { useReportedTarget } from '../../app/use-reported-target'
import { useSignOut } from '../../app/use-sign-out'
import { useShell } from '../../app/use-shell'
import { MenuItemIcon } from './menu-item-icon'

/** One entry of the menu [2.5-6]. An address that nobody should follow is shown as text only [2.5-10]. */
export function MenuItemLink({ item }: { readonly item: UserMenuItem }) {
  const { origin } = useShell()
  const basePath = useHref('/')
  const link = resolveUserMenuItem(item, { origin, basePath })
  const refused = link === undefined ? (item.target ?? item.label) : undefined
  useReportedTarget(refused, 'a menu item leads nowhere')
  const content = (
    <>
      <MenuItemIcon item={item} />
      <span>{item.label}</span>
    </>
  )
  if (link === undefined) return <span>{content}</span>
  if (link.kind === 'page') return <Link to={link.path}>{content}</Link>
  if (link.kind === 'signOut') return <SignOut url={link.url}>{content}</SignOut>
  return <a href={link.url}>{content}</a>
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
