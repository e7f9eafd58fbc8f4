/** The user menu, and the bar about the effective account. */
export const texts = {
  guestFirst: 'Register',
  guestSecond: 'or Login',
  menu: 'Your account',
  orderingFor: 'You are ordering for',
  effectiveAccount: 'Account that you are ordering for',
  switch: 'Switch account',
  own: 'Back to your own account',
  orders: 'Orders',
  carts: 'Carts',
  lists: 'My lists',
  addresses: 'Addresses',
  profile: 'Profile',
  signOut: 'Sign out',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'user-menu': typeof texts
  }
}
