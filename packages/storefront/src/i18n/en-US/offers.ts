/** The offers of an account, and the form that asks for one. */
export const texts = {
  title: 'Your offers',
  lead: 'What we have priced for you, and what you have asked us to price.',
  unavailable: 'Offers are not available in this shop. Our sales team will gladly make you one:',
  number: 'Offer',
  name: 'For',
  status: 'Status',
  validUntil: 'Valid until',
  total: { net: 'Total excl. VAT', gross: 'Total incl. VAT' },
  open: 'Price to follow',
  daysLeft_one: '{{count}} day left',
  daysLeft_other: '{{count}} days left',
  lastDay: 'today is the last day',
  over: 'expired',
  filter: {
    label: 'Which offers',
    all: 'All',
    open: 'Open',
    closed: 'Closed',
    found_one: '{{count}} offer',
    found_other: '{{count}} offers',
    none: 'No such offers.',
  },
  first: 'Back to the newest',
  more: 'Older offers',
  empty: {
    title: 'No offers yet',
    text: 'For larger quantities, ask for an offer from your cart or from the page of an item. We also make boxes to measure.',
    action: 'See boxes',
  },
  back: 'All offers',
  detailTitle: 'Offer {{number}}',
  state: {
    requested: 'Requested',
    'in-review': 'Being priced',
    presented: 'Presented',
    ready: 'Ready to accept',
    accepted: 'Accepted',
    ordered: 'Ordered',
    expired: 'Expired',
    rejected: 'Not possible',
    declined: 'Declined by you',
    unknown: 'In progress',
  },
  next: {
    requested:
      'We have your request and are working out the prices. You will get an e-mail as soon as the offer is ready.',
    'in-review': 'We are working out the prices. You will get an e-mail as soon as the offer is ready.',
    presented: 'We have presented this offer to you. As soon as it is approved you can accept it here.',
    ready:
      'At these prices you can accept the offer until {{date}}. Accepting puts it into your cart, and you order from there.',
    readyOpen:
      'At these prices you can accept the offer. Accepting puts it into your cart, and you order from there.',
    accepted: 'You have accepted this offer. To order it, put it into your cart.',
    ordered: 'You have ordered this offer.',
    expired:
      'The offer was valid until {{date}}. Please ask for a new one, or take the items at today’s prices.',
    rejected: 'We cannot make this offer. If you have questions, please call us.',
    declined: 'You have declined this offer. You can still take the items at today’s prices.',
    unknown: 'We are working on this offer. If you have questions, please call us.',
  },
  fact: {
    requested: 'Requested on',
    status: 'Status',
    validUntil: 'Valid until',
    order: 'Order',
  },
  lines: {
    title: 'Items',
    provisional: 'These prices are not binding yet.',
    noPrices: 'We will name the prices in our offer.',
    article: 'Art. {{sku}}',
    none: 'This offer has no items yet.',
  },
  sums: { title: 'Total' },
  notes: {
    title: 'Messages',
    shop: 'Cartonnage',
  },
  accept: {
    action: 'Accept and buy',
    again: 'Put into the cart',
    busy: 'Putting it into the cart',
    hint: 'Puts the items into your cart at these prices. You order in the checkout.',
  },
  renegotiate: {
    open: 'Ask for changes',
    note: 'What should be different?',
    hint: 'For example other quantities, another date or another price. The offer goes back to us, and cannot be accepted until we send it again.',
    action: 'Send to us',
    busy: 'Sending',
  },
  decline: {
    open: 'Decline',
    question: 'Do you really want to decline this offer? You cannot take that back.',
    note: 'Why?',
    optional: '(optional)',
    action: 'Decline the offer',
    busy: 'Declining',
  },
  copy: {
    action: 'Copy into the cart at today’s prices',
    busy: 'Copying',
    hint: 'Without the prices of the offer.',
  },
  print: 'Print',
  why: {
    expired: 'It can no longer be accepted: the offer was valid until {{date}}.',
    requested: 'It can be accepted as soon as we have named our prices.',
    presented: 'It can be accepted as soon as it is approved.',
    ordered: 'It can no longer be accepted: it is ordered already.',
    rejected: 'It cannot be accepted: we cannot make this offer.',
    declined: 'It can no longer be accepted: you have declined it.',
    unknown: 'It cannot be accepted at the moment.',
  },
  done: {
    requested: 'Your request has reached us. You will find our offer here, and we will tell you by e-mail.',
    renegotiated: 'Your message has reached us. We will get back to you with a new offer.',
    declined: 'The offer is declined. Thank you for telling us.',
  },
  refused: {
    title: 'That did not work',
    changed: 'The offer has changed in the meantime. This is how it is now.',
    'already in cart':
      'One of the items is already in your cart. Please order or remove it first, then accept the offer.',
    'other quote in cart':
      'Your cart already contains an offer. Please order it, or take it out of the cart first.',
    failedCart:
      'The offer could not be put into the cart. It may be expired, ordered already, or kept in your other cart.',
    'products unavailable':
      'The offer contains items that this shop does not sell any more, or that have no price of today. Please ask for a new offer.',
    subscriptions: 'The offer contains a subscription, which cannot be bought here. Please call us.',
    sets: 'Sets cannot be offered online. Please call us.',
    'out of stock': 'One of the items is out of stock. Please ask for changes to the offer, or call us.',
    'not enough stock':
      'There are only {{left}} of one of the items in stock. Please ask for changes to the offer, or call us.',
    failed: 'The shop did not accept that, so nothing was changed. Please call us.',
    toCart: 'To the cart',
    toCarts: 'To your carts',
  },
  unknown: {
    cart: 'We did not get a response, so we do not know whether the items have arrived in the cart. Please look there before you try again.',
    offer:
      'We did not get a response, so we do not know whether that has arrived. This is the offer as it is now.',
    request:
      'We did not get a response, so we do not know whether your request has arrived. Please look at your offers before you send it again.',
    toCart: 'See the cart',
    toOffers: 'See your offers',
  },
  problem: {
    unreachable: 'The shop is not responding, so nothing was changed. Please try again.',
    noteMissing: 'Please tell us what should be different.',
  },
  gone: {
    title: 'There is no such offer',
    text: 'Perhaps it belongs to another account, or the address is incomplete.',
  },
  request: {
    title: 'Ask for an offer',
    lead: 'Tell us what you need. We will name our price and write to you.',
    cart: 'From your cart',
    quantity: 'Quantity',
    quantityHint: 'How many do you need?',
    quantityRule: 'From {{minimum}}, in steps of {{step}}.',
    wish: 'Your wish',
    wishHint:
      'For example your target price, the annual quantity, partial deliveries or print. {{limit}} characters at most.',
    date: 'The offer should be valid until',
    dateHint: 'Leave it empty, and we will name a date.',
    optional: '(optional)',
    empty: 'Empty the cart afterwards',
    action: 'Ask for the offer',
    busy: 'Sending',
    back: 'Back',
    free: 'Asking costs nothing and commits you to nothing.',
    restored: 'You were logged out in the meantime. This is what you had entered.',
    lost: 'There is nothing to ask an offer for: the cart is empty, or is just being calculated. Please go back and try again.',
    lostProduct: 'This shop does not sell this item, so we cannot make an offer for it.',
    fromOffer:
      'Your cart already contains an offer, and no other can be asked for from it. Please order it, or take it out of the cart first.',
    problem: {
      quantity: 'Quantity: Please enter a whole number above 0, for example {{example}}.',
      'too-large': 'Quantity: {{largest}} at most.',
      rule: 'Quantity: From {{minimum}}, in steps of {{step}}.',
      date: 'Valid until: Please choose a day from tomorrow on.',
    },
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    offers: typeof texts
  }
}
