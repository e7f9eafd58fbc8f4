/** Cart pages of guests and buyers, and the amounts that the checkout shows too. */
export const texts = {
  title: 'Cart',
  count_one: '{{count}} item',
  count_other: '{{count}} items',
  prices: { net: 'prices excl. VAT', gross: 'prices incl. VAT' },
  line: {
    article: 'Art. {{sku}}',
    flute: 'flute {{flute}}',
    minimum: 'minimum {{quantity}}',
    step: 'in steps of {{quantity}}',
    remove: 'Remove {{name}}',
    quantity: 'Quantity: {{name}}',
    decrease: 'Less: {{name}}',
    increase: 'More: {{name}}',
    apply: 'Apply quantity',
    updating: 'Updating',
    notInTotal: 'not in total',
    removed: 'Removed from the cart',
  },
  price: {
    exclVat: '{{amount}} excl. VAT',
    inclVat: '{{amount}} incl. VAT',
  },
  message: {
    raised: 'Quantity raised from {{from}} to {{to}}.',
    lowered: 'Quantity lowered from {{from}} to {{to}}: more is not possible in one order.',
    invalid: 'Please enter a whole number above 0, for example {{example}}.',
    short: 'Only {{quantity}} in stock. Take fewer, or remove the item; then you can order.',
    soldOut: 'Sold out. Please remove the item; then you can order.',
    take: 'Take {{quantity}}',
  },
  problem: {
    conflict: 'The cart was being calculated, so nothing was changed. Please try again.',
    gone: 'This item is no longer in the cart.',
    refused: 'The shop does not take this quantity. Please choose another one.',
    unknown: 'The answer was lost on the way. What you see is the cart as the shop has it now.',
    unreachable: 'The shop does not answer, so nothing was changed. Please try again.',
  },
  differs: {
    title: 'The cart is not as you wanted it',
    check: 'Please check your cart',
    line: '{{name}}: {{actual}} instead of {{meant}}.',
    unknown:
      '{{name}}: We could not find out whether everything arrived. The cart now holds {{actual}}. Please check the quantity.',
    item: 'An item',
  },
  merged: {
    title: 'Please check: items from before you signed in',
    refused: '{{name}}: The shop did not accept this. The cart holds {{actual}} instead of {{meant}}.',
    unreadable: '{{name}}: The stored quantity could not be read. Please add the item again.',
    elsewhere: '{{name}}: The cart holds {{actual}} instead of {{meant}}. Please check the quantity.',
    match: '{{name}}: {{actual}} in the cart. Please check the quantity.',
    reason: {
      stock: 'There is not enough in stock.',
      most: 'That is more than the shop accepts at once.',
      gone: 'This shop does not sell this item.',
      other: 'The item’s page says what can be ordered.',
    },
    toProduct: 'To the item',
    toProductNamed: 'To the item: {{name}}',
  },
  kept: {
    text_one:
      'One item from before you signed in is still stored: this shop does not sell it. It comes along when you sign in at one of our shops that does.',
    text_other:
      '{{count}} items from before you signed in are still stored: this shop does not sell them. They come along when you sign in at one of our shops that does.',
    remove: 'Stop storing',
  },
  check: {
    add_one: 'We are checking whether {{quantity}} × {{name}} has arrived in the cart.',
    add_other: 'We are checking whether {{quantity}} × {{name}} have arrived in the cart.',
    set: 'We are checking whether the new quantity has arrived: {{quantity}} × {{name}}.',
    remove: 'We are checking whether {{name}} has been removed.',
    delete: 'We are checking whether the cart has been emptied.',
    unnamed: 'We are checking whether your last change has arrived in the cart.',
    more_one: 'And {{count}} more item.',
    more_other: 'And {{count}} more items.',
    hint: 'The connection was interrupted, so this may take a minute or two. You can change other items meanwhile, or leave this page.',
    line: 'Being checked',
    checkout: 'You can go to the checkout as soon as this has been checked.',
    toCart: 'To cart',
  },
  totals: {
    heading: 'Summary',
    goodsIncl: 'Goods incl. VAT',
    goodsExcl: 'Goods excl. VAT',
    discount: 'Discount',
    shipping: 'Shipping',
    shippingLater: 'calculated at checkout',
    free: 'free',
    vat: 'VAT',
    vatOn: 'VAT {{rate}} on {{base}}',
    vatIncluded: 'VAT included',
    vatIncludedRate: 'VAT {{rate}} included',
    totalExcl: 'Total excl. VAT',
    totalIncl: 'Total incl. VAT',
    calculating: 'Totals are being calculated.',
  },
  deliveryTo: {
    CH: 'For delivery to Switzerland',
    DE: 'For delivery to Germany',
    NL: 'For delivery to the Netherlands',
    LU: 'For delivery to Luxembourg',
    BE: 'For delivery to Belgium',
  },
  toCheckout: 'To checkout',
  toCheckoutBusy: 'Opening checkout',
  blocked_one: '{{count}} item prevents the order.',
  blocked_other: '{{count}} items prevent the order.',
  keepShopping: 'Continue shopping',
  plusShipping: 'Plus',
  conditions: {
    CH: 'Delivery within Switzerland. Payment by invoice.',
    DE: 'Delivery to Germany, the Netherlands, Luxembourg and Belgium. Payment by invoice.',
  },
  signedOut: { text: 'Your session has ended. Your cart is still there.', action: 'Sign in' },
  empty: {
    heading: 'Nothing in here yet',
    text: 'Add what you need; the cart keeps it for you.',
    action: 'See boxes',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    cart: typeof texts
  }
}
