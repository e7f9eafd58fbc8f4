import type { UserMenuItem } from '@cartonnage/react-hooks'
import { paths } from '../../app/paths'
import {
  ArrowRightIcon,
  BoxIcon,
  DocumentIcon,
  ListIcon,
  SignOutIcon,
  TruckIcon,
  UserFilledIcon,
} from '../../components/icons'

const icons: Readonly<Record<string, typeof ListIcon>> = {
  [paths.orders()]: DocumentIcon,
  [paths.addresses()]: TruckIcon,
  [paths.offers()]: DocumentIcon,
  [paths.products()]: BoxIcon,
  [paths.accounts()]: UserFilledIcon,
  Logout: SignOutIcon,
}

/** The picture of a page that the shop knows; lists of the platform and other sites have one each. */
export function MenuItemIcon({ item }: { readonly item: UserMenuItem }) {
  const Loaded = icons[item.target ?? '']
  if (Loaded !== undefined) return <Loaded size={17} />
  return item.type === 'ExternalLink' ? <ArrowRightIcon size={17} /> : <ListIcon size={17} />
}
