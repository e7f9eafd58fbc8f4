/** Canceling an order, and sending items back. */
export const texts = {
  back: 'Back to the order',
  unreachable: 'The shop did not answer. Please press the button once more. Nothing is done twice.',
  cancel: {
    title: 'Cancel this order?',
    text: 'Order {{number}} is canceled as a whole. You get a confirmation by e-mail.',
    paid: 'We refund what you have paid to the same payment method.',
    unpaid: 'Please do not transfer anything for it.',
    confirm: 'Cancel the order now',
    busy: 'Canceling',
    tooLate: 'A part of this order is packed already, so it can no longer be canceled. Please call us.',
    done: 'This order is canceled.',
  },
  return: {
    title: 'Send items back',
    text: 'Enter how many of each item you send back: unopened bundles, as they arrived. You pay the return postage, and we refund the goods.',
    notPossible:
      'No item of this order can be sent back. It is possible for 14 days once everything has arrived, but not for items that were made for you or whose return is registered already.',
    quantityOf: 'Quantity of {{name}}',
    left: 'At most {{count}}',
    reason: 'Reason',
    optional: '(optional)',
    confirm: 'Register the return',
    busy: 'Sending',
    empty: 'Please enter at least one quantity.',
    refused: 'We can no longer take these items back. Please call us.',
    problem: {
      number: '{{name}}: please enter a whole number, for example 25.',
      tooMany: '{{name}}: at most {{count}} can be returned.',
    },
  },
  receipt: {
    title: 'Your return is registered',
    text: 'You also get this receipt by e-mail.',
    id: 'Return number',
    date: 'Registered on',
    order: 'Order number',
    items: 'Items',
    next: 'What happens next',
    write: 'Write the number {{id}} on the parcel.',
    send: 'Send it to: {{address}}.',
    refund: 'We check the goods and refund their value within 14 days.',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'order-changes': typeof texts
  }
}
