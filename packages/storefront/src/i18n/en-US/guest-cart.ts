/** What only the cart of a guest says. */
export const texts = {
  signIn: 'Sign in and use your conditions',
  withoutScripts:
    'The cart of a guest is kept by the browser and needs JavaScript. After signing in, the cart works without it.',
  waiting: 'The cart is being read',
  moving: 'Your cart is being moved to your account',
  toBuyerCart: 'Go to your cart',
  otherShop:
    'This shop does not sell the item. It stays stored and is not counted; if our other shop sells it, you will find it there.',
  tooLarge:
    'The cart takes no more than {{largest}} of an item. Please change the quantity; then you can order.',
  beyond: 'The cart holds {{most}} items. This one stays stored and counts once you have removed others.',
  noPrice: 'Price on request. The item is not ordered with this cart.',
  failed: 'The prices cannot be read at the moment. Your cart is kept.',
  retry: 'Try again',
  signInToOrder: 'You sign in to order. Your cart comes with you.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'guest-cart': typeof texts
  }
}
