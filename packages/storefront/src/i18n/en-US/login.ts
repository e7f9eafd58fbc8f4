/** Sign-in page. */
export const texts = {
  title: 'Sign in',
  /** Why the page asks. */
  reason: {
    ended: 'Your session has ended. Your cart is still there: sign in, and you go on where you were.',
    /** Nobody knows whether there was a session. */
    checkout: 'To go on with the checkout, please sign in. The cart in your account is kept.',
    cart: 'To put products into the cart in this shop, please sign in.',
  },
  email: 'E-mail address',
  password: 'Password',
  submit: 'Sign in',
  busy: 'Signing in',
  takeOver_one: 'Your cart with {{count}} item is taken over into your account.',
  takeOver_other: 'Your cart with {{count}} items is taken over into your account.',
  problem: {
    email: 'Please enter your e-mail address, for example name@company.com.',
    password: 'Please enter your password.',
    credentials: 'E-mail address or password is wrong.',
    unreachable: 'Signing in is not possible at the moment. Please try again in a minute.',
  },
  new: {
    heading: 'New at Cartonnage?',
    account: 'An account for private customers is open in a minute.',
    register: 'Open an account',
    without: 'Rather without an account?',
    text: 'You can look around and fill your cart without an account. It stays in this browser until you sign in.',
    textNoCart:
      'You can look at everything without an account. In this shop you put products into the cart after signing in.',
    browse: 'Continue shopping',
    cart: 'Back to the cart',
  },
  benefits: {
    heading: 'With an account',
    order: 'You order and pay by invoice.',
    business: 'Business customers see net prices first.',
    history: 'You see your orders and their status.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    login: typeof texts
  }
}
