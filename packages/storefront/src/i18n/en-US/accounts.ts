/** The accounts that a buyer may order for. */
export const texts = {
  title: 'Switch account',
  intro:
    'Choose the account you are ordering for. Prices, cart, addresses and orders will be those of that account.',
  onlyOwn: 'You can order for your own account only.',
  mine: 'My account',
  active: 'You are ordering for this account',
  choose: 'Order for this account',
  busy: 'Switching',
  problem: {
    refused: 'You cannot order for this account any more. Please choose another one.',
    unreachable: 'Switching is not possible at the moment. Please try again in a minute.',
  },
  shop: 'Continue shopping',
  signOut: 'Log out',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accounts: typeof texts
  }
}
