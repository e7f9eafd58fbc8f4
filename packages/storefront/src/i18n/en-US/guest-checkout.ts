/** Ordering without an account: in the guest's cart, the checkout and the confirmation. */
export const texts = {
  asGuest: 'Check out as a guest',
  busy: 'Opening the checkout',
  or: 'or',
  signIn: 'Sign in and order',
  hint: 'Without an account we only need your e-mail address and the delivery address.',
  failed: 'The checkout cannot be opened at the moment. Your cart is kept.',
  notTaken_one: 'One item cannot be ordered like this',
  notTaken_other: '{{count}} items cannot be ordered like this',
  goOn: 'Continue anyway',
  known: 'Do you have an account?',
  knownSignIn: 'Sign in',
  changed: 'Your cart has changed in another window. This order does not contain the change yet.',
  take: 'Use the changed cart',
  step: {
    email: 'E-mail address',
    emailHint: 'For the order confirmation, and to look up your order later.',
    country: 'Country of delivery',
    phoneHint: 'Your order comes on a pallet: the carrier calls before delivering it.',
    privacy: 'We need these details for your order.',
    privacyLink: 'How we handle your data',
    next: 'Continue to delivery',
    back: 'Back to the cart',
    emailMissing: 'Please enter your e-mail address, for example name@company.com.',
  },
  contact: 'Contact',
  otherBilling: 'A different billing address',
  account: {
    heading: 'Would you like an account?',
    text: 'Choose a password, and the next order is quicker: your name and e-mail address are already filled in.',
    action: 'Open an account',
  },
  lookUp: 'You can look up your order at any time with its number and your e-mail address.',
  lookUpLink: 'Look up an order',
  openOrder: 'See the order and its documents',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'guest-checkout': typeof texts
  }
}
