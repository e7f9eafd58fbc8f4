/** What only the cart of a guest says. */
export const texts = {
  signIn: 'Sign in and use your conditions',
  withoutScripts:
    'The cart of a guest is kept by the browser and needs JavaScript. After signing in, the cart works without it.',
  waiting: 'The cart is being read',
  moving: 'Your cart is being moved to your account',
  toBuyerCart: 'Go to your cart',
  otherShop: 'Sold in the other shop only. It stays here until you go there.',
  noPrice: 'Price on request. The item is not ordered with this cart.',
  failed: 'The prices cannot be read at the moment. Your cart is kept.',
  retry: 'Try again',
  signInToOrder: 'You sign in to order. Your cart comes with you.',
  notAllowed: {
    text: 'In this shop products go into the cart of your account. Please sign in for that.',
    textWithLines:
      'In this shop products go into the cart of your account. What is here already comes along when you sign in.',
    action: 'Sign in',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'guest-cart': typeof texts
  }
}
