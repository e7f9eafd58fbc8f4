import { useUserMenu } from '@cartonnage/react-hooks'
import { SignInLink } from './sign-in-link'
import { UserMenu } from './user-menu'

/** Who is shopping: a way to sign in for guests, the user menu for buyers [2.5]; nothing when nobody knows [8-8]. */
export function UserArea() {
  const view = useUserMenu()
  if (view.kind === 'hidden') return null
  return view.kind === 'guest' ? <SignInLink menu={view} /> : <UserMenu menu={view} />
}
