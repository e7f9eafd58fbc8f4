/** Sign-in page. */
export const texts = {
  title: 'Sign in',
  /** Why the page asks for a sign-in. */
  reason: {
    ended: 'Your session has ended. Your cart is still there: sign in to carry on where you left off.',
    /** It is not known whether there was a session. */
    checkout: 'To continue to the checkout, please sign in. The cart in your account is kept.',
    password: 'Your new password is set. Please sign in with it.',
    cart: 'To put items into the cart in this shop, please sign in.',
  },
  email: 'E-mail address',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgotten: 'Forgot your password?',
  submit: 'Sign in',
  busy: 'Signing in',
  takeOver_one: 'Your cart with {{count}} item will be moved to your account.',
  takeOver_other: 'Your cart with {{count}} items will be moved to your account.',
  problem: {
    email: 'Please enter your e-mail address, for example name@company.com.',
    password: 'Please enter your password.',
    credentials: 'The e-mail address or password is incorrect.',
    unreachable: 'Signing in is not possible at the moment. Please try again in a minute.',
  },
  new: {
    heading: 'New to Cartonnage?',
    account: 'Opening an account takes a minute, for yourself or for a company.',
    register: 'Open an account',
    without: 'Prefer not to open an account?',
    text: 'You can look around and fill your cart without an account. It stays in this browser until you sign in.',
    textGuest: 'You can look around, fill your cart and order without an account.',
    textNoCart:
      'You can look at everything without an account. In this shop you put items into the cart after signing in.',
    needsScripts:
      'Your browser keeps that cart, and needs JavaScript for it. With an account, it works without JavaScript.',
    browse: 'Continue shopping',
    cart: 'Back to the cart',
    asGuest: 'Go to the cart and order as a guest',
    lookUp: 'Look up an order placed without an account',
  },
  benefits: {
    heading: 'With an account',
    order: 'You can pay by invoice too.',
    history: 'You see your orders and their status.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    login: typeof texts
  }
}
