/** Texts of the guest cart only. */
export const texts = {
  ended: 'Your session has ended. Nothing was ordered.',
  taken: 'Other shoppers had the rest in their checkouts.',
  signIn: 'Sign in to use your terms',
  withoutScripts:
    'A guest’s cart is kept in the browser, which needs JavaScript. Once you have signed in, it works without.',
  register: 'Open an account',
  waiting: 'Loading the cart',
  moving: 'Your cart is being moved to your account',
  toBuyerCart: 'Go to your cart',
  otherShop:
    'This shop does not sell the item. It stays saved and is not counted; if our other shop sells it, you will find it there.',
  tooLarge:
    'The cart takes no more than {{largest}} of an item. Please change the quantity to place your order.',
  beyond: 'The cart holds {{most}} items. This one stays saved and counts once you have removed others.',
  tooManySamples:
    'An order can have {{most}} samples. Please remove the ones you need least, then you can order.',
  hidden_one: 'One more item stays saved. It appears here once you have removed others.',
  hidden_other: '{{count}} more items stay saved. They appear here once you have removed others.',
  noPrice: 'Price on request. The item is not ordered with this cart.',
  failed: 'The prices are not available at the moment. Your cart is kept.',
  retry: 'Try again',
  signInToOrder: 'Sign in to order. Your cart comes with you.',
  notAllowed: {
    text: 'In this shop items go into the cart of your account. Please sign in for that.',
    textWithLines:
      'In this shop items go into the cart of your account. What is here already comes along when you sign in.',
    action: 'Sign in',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'guest-cart': typeof texts
  }
}
