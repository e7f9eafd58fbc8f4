/** Checkout: from the address to the order. */
export const texts = {
  title: 'Checkout',
  /** Header and footer of the checkout pages. */
  frame: {
    secure: 'Secure checkout',
    backToCart: 'Back to the cart',
    cart: 'Cart',
    phone: 'Questions? Call {{phone}}',
    legal: 'Legal',
  },
  steps: 'Checkout steps',
  step: { address: 'Address', delivery: 'Delivery', payment: 'Payment', review: 'Review' },
  done: 'done',
  summary_one: '{{count}} item · {{total}}',
  summary_other: '{{count}} items · {{total}}',
  heading: {
    address: 'Where should we deliver?',
    delivery: 'How should we deliver?',
    payment: 'How would you like to pay?',
    review: 'Review and order',
  },
  shippingLater: 'once you have chosen a method',
  next: { address: 'Continue', delivery: 'Next: payment', payment: 'Next: review' },
  busy: 'One moment',
  backToCart: 'Back to the cart',
  address: {
    legend: 'Delivery address',
    default: 'Default address',
    once: 'For this order only',
    new: 'Enter another address',
    outside:
      'The current delivery address is in a country that this shop does not deliver to. Please choose another one.',
  },
  delivery: {
    legend: 'Delivery method',
    free: 'Free',
    none: 'We do not deliver to this address. Please choose another one.',
    changeAddress: 'Choose another address',
    date: 'Requested delivery date',
    optional: '(optional)',
    dateHint: 'From {{day}}, on a business day. Without a date we deliver as soon as possible.',
    pickUpAt: 'At {{address}}',
    freight: 'Delivery of the pallet',
    needsLift: 'We need a truck with a tail lift',
    needsLiftHint: 'Nobody at the address can unload a pallet with a forklift.',
    callsBefore: 'Please call before the delivery',
    callPhone: 'Phone number for the driver',
    openingHours: 'When are goods received?',
    openingHoursHint: 'For example Mon–Fri 7–12 and 13–16.',
    remark: 'Note for the driver',
    remarkHint: 'For example: ramp behind the building.',
  },
  payment: {
    legend: 'Payment method',
    limit:
      'Until you have paid a first order, you can pay by invoice up to {{limit}}; please choose another way to pay here.',
    method: {
      invoice: 'Invoice',
      prepayment: 'Prepayment by bank transfer',
      card: 'Credit or debit card',
      applePay: 'Apple Pay',
      paypal: 'PayPal',
      twint: 'TWINT',
      ideal: 'iDEAL | Wero',
      bancontact: 'Bancontact',
      sepa: 'SEPA direct debit',
    },
    sentence: {
      invoice: 'You pay after delivery.',
      prepayment: 'We ship once your payment has arrived.',
      card: 'Visa or Mastercard, charged when you order.',
      applePay: 'With the card in your wallet.',
      paypal: 'You confirm the payment at PayPal.',
      twint: 'You confirm the payment in your TWINT app.',
      ideal: 'You confirm the payment at your bank.',
      bancontact: 'You confirm the payment in your Bancontact app.',
      sepa: 'We collect the amount from your bank account.',
    },
    leaves: 'The order button takes you to {{method}} and then back here.',
    mandate:
      'By ordering, you authorize {{seller}} to collect this amount once from your account, and your bank to honor it. You can ask your bank for a refund within eight weeks; its terms apply. We announce the collection at least one day ahead.',
    transfer:
      'After you order, you will see our account at {{bank}} and a code for your banking app. The delivery time starts when your payment arrives.',
    withoutScripts:
      'Cards, wallet and direct debit need JavaScript, because only the payment provider may see their data. All other methods work without it.',
    frame: { card: 'Card data', sepa: 'Bank account', applePay: 'Wallet' },
    frameLoading: 'The fields of the payment provider are loading.',
    frameSilent: 'The payment provider did not respond. Please try once more, or choose another way to pay.',
    changeEntered: 'Enter other data',
    number: 'Your reference',
    optional: '(optional)',
    numberHint:
      'A number from your purchasing department; it is printed on the invoice. For example WS-2026-1187, at most 80 characters.',
    billing: 'Billing address',
    same: 'Same as the delivery address',
  },
  print: {
    none: 'Print data: nothing handed in yet, which can wait until after the order.',
    files: 'Print data: {{names}}.',
    handIn: 'Hand in now',
    change: 'Change',
  },
  notes: {
    heading: 'Order notes',
    costCentre: 'Cost center',
    costCentreHint: 'Such as 4711; it is printed on the confirmation and the invoice.',
    remark: 'Remark',
    remarkHint:
      'For our order desk, at most {{limit}} characters. Anything the driver needs to know goes with the delivery.',
    copyTo: 'Second recipient of the confirmation',
    copyToHint: 'Gets a copy of the order confirmation by e-mail.',
    invalidEmail: 'Please enter a complete e-mail address, such as name@company.com.',
    none: 'None',
  },
  preset: {
    title: 'Chosen for you: {{what}}',
    check: 'From your account and your last order. Please check everything; you can change each item.',
    later: 'From your account and your last order. You will see everything again before you order.',
  },
  review: {
    delivery: 'Delivery address',
    billing: 'Billing address',
    method: 'Delivery',
    payment: 'Payment',
    leaves: 'You confirm the payment after the order button.',
    numberIs: 'Your reference: {{number}}',
    noNumber: 'Without a reference of your own',
    change: 'Change',
    changeWhat: 'Change: {{what}}',
    goods: 'Your goods',
    deliveryOf: 'Delivery {{number}} of {{count}}',
    changeCart: 'Change cart',
    applies: 'Our',
    appliesAfter: ' apply. More:',
    after: 'You will see your order number right after ordering, and at any time under “Orders”.',
    order: 'Order with obligation to pay',
    ordering: 'Your order is being sent',
  },
  vat: {
    intraCommunity: 'VAT-exempt intra-Community supply',
    ids: 'VAT ID of the buyer: {{buyer}}. Our VAT ID: {{seller}}.',
    checked: 'Format and check digit of your VAT ID are correct.',
    unverified: 'We could not verify your VAT ID {{buyer}}, so the VAT of the country of delivery applies.',
  },
  split: {
    offer: 'More than one delivery?',
    several: 'Deliver to several addresses',
    edit: 'Change how the goods are split',
    state: 'The goods ship in {{count}} deliveries.',
    one: 'Back to one address',
    apart: 'Deliver what comes later separately',
    apartHint:
      'Items in stock ship right away; items that are made to order or restocked follow. Each delivery has its own fee.',
  },
  shortage: {
    left: '{{name}}: {{left}} left, {{wanted}} wanted.',
    none: '{{name}}: not available at the moment.',
    held: 'Other shoppers have {{amount}} of it in their checkouts.',
    heldFor:
      'Other shoppers have {{amount}} of it in their checkouts. What they do not order is free again within {{time}}.',
    hours_one: '{{count}}\u00a0hour',
    hours_other: '{{count}}\u00a0hours',
    minutes_one: '{{count}}\u00a0minute',
    minutes_other: '{{count}}\u00a0minutes',
    take: 'Take {{amount}}',
    remove: 'Remove the item',
    takeAll: 'Take only what is there',
  },
  problem: {
    stock: 'At least one item is no longer in stock in this quantity. Nothing was ordered.',
    short: 'There is no longer enough in stock for everything. Nothing was ordered.',
    conflict: 'The shop is still working on your order. Nothing was lost; please try again.',
    'date-passed':
      'The delivery day you asked for is no longer possible. Nothing was ordered; please choose another day.',
    outdated:
      'The goods, the delivery or the total has changed in the meantime, for example in another window. Nothing was ordered; please check everything again.',
    expired: 'The cart has changed in the meantime. Please go through the steps again; nothing was ordered.',
    incomplete:
      'Something is still missing. Nothing was ordered; please check address, delivery and payment.',
    unreachable: 'The shop is not responding. Please try again; your order is placed only once.',
    unknown:
      'We did not get a response. Press the button again: your order is placed only once. Or look under “Orders”.',
    refused: 'The shop does not accept this choice.',
    declined: 'The payment was not accepted. Nothing was ordered; please check your choice under “Payment”.',
    'payment-missing': 'Please choose a payment method.',
    'payment-declined':
      'The payment was declined. Nothing was charged or ordered. Please choose another method, or try again.',
    'payment-cancelled':
      'You have canceled the payment. Nothing was charged or ordered; everything else is still here.',
    'payment-expired':
      'The payment has timed out. Nothing was charged or ordered. Please choose again how you would like to pay.',
    'payment-failed':
      'The payment is not possible at the moment. Nothing was ordered. Please choose another method, or try again later.',
    'payment-again':
      'Please choose again how you would like to pay: what you entered for it is never stored. Nothing was ordered.',
    'address-missing': 'Please choose an address.',
    'address-gone': 'This address is no longer in your account. Please choose another one.',
    'date-invalid': 'Please enter a date such as 12/31/2026.',
    'date-early': 'The earliest day for this delivery method is {{day}}.',
    'date-late': 'Please choose a day no later than {{day}}.',
    'date-closed': 'There are no deliveries on {{day}}. The next business day is {{next}}.',
    'phone-missing': 'Please enter the phone number that the driver should call.',
    'phone-invalid': 'This does not look like a phone number. For example 071 555 01 00.',
    room_one: '{{label}}: too long. At most {{count}} character is left for it; it has {{length}}.',
    room_other: '{{label}}: too long. At most {{count}} characters are left for it; it has {{length}}.',
    'method-missing': 'Please choose a delivery method.',
    'method-gone':
      'This delivery method is no longer available for this delivery. Please choose another one.',
    'number-missing':
      'Please enter your reference, for example WS-2026-1187. Your account needs it with every order.',
    'number-long': 'At most 80 characters; your reference has {{length}}.',
  },
  waiting: 'Your checkout is being prepared',
  waitingHint: 'This takes a few seconds. If nothing happens, press the button.',
  findingOut:
    'We are checking every few seconds whether your order has arrived. You do not need to do anything; your order is placed only once.',
  elsewhere: {
    title: 'Confirm the payment',
    leaving: 'Taking you to {{method}}.',
    leave: 'Continue',
    open: '{{method}} has not confirmed the payment yet. We check every few seconds; your order is placed as soon as it is confirmed.',
    other: 'Pay another way',
  },
  look: 'Check now',
  continue: 'Continue',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    checkout: typeof texts
  }
}
