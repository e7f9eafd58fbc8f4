import type { ReactNode } from 'react'
import type { UserMenuItem } from '@cartonnage/react-hooks'
import { resolveUserMenuItem } from '@cartonnage/sdk/rules'
import { Link, useHref } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { useReportedTarget } from '../../shell/use-reported-target'
import { useSignOut } from '../../shell/use-sign-out'
import { useShell } from '../../shell/use-shell'
import {
  ArrowRightIcon,
  BoxIcon,
  CartIcon,
  DocumentIcon,
  ListIcon,
  SignOutIcon,
  TruckIcon,
  UserFilledIcon,
} from '../../components/icons'

/** One entry of the menu; plain text if its address is unsafe, which is logged. */
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
  readonly children: ReactNode
}

/** Without scripts a plain link to the platform's logout page. */
function SignOut({ url, children }: SignOutProps) {
  const { href, onClick } = useSignOut(url)
  return (
    <a href={href} data-replay onClick={onClick}>
      {children}
    </a>
  )
}

const icons: Readonly<Record<string, typeof ListIcon>> = {
  [paths.orders()]: DocumentIcon,
  [paths.addresses()]: TruckIcon,
  [paths.profile()]: UserFilledIcon,
  [paths.offers()]: DocumentIcon,
  [paths.products()]: BoxIcon,
  [paths.accounts()]: UserFilledIcon,
  [paths.carts()]: CartIcon,
  [paths.lists()]: ListIcon,
  Logout: SignOutIcon,
}

/** The icon of a known page; lists of the platform and other sites have a common one each. */
function MenuItemIcon({ item }: { readonly item: UserMenuItem }) {
  const PageIcon = icons[item.target ?? '']
  if (PageIcon !== undefined) return <PageIcon size={17} />
  return item.type === 'ExternalLink' ? <ArrowRightIcon size={17} /> : <ListIcon size={17} />
}
