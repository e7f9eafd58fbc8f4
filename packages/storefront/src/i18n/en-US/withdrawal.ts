/** The withdrawal function of the German shop. */
export const texts = {
  title: 'Withdraw from contract',
  steps: 'Step {{step}} of 2',
  declare: {
    lead: 'As a consumer you can withdraw from your order within 14 days of receiving the goods, without giving reasons. This takes two steps; you do not need to sign in.',
    policy: 'Your right of withdrawal in full',
    made: 'There is no right of withdrawal for goods that are made to your specification. We accept your declaration all the same and check it.',
    business:
      'You are signed in for {{company}}. The right of withdrawal is for consumers; a declaration that you make as one is accepted.',
    whole: 'The whole order',
    part: 'Only some of the goods',
    scope: 'What are you withdrawing from?',
    known: 'Goods of this order',
    madeLine: 'Made or printed to your specification: there is no right of withdrawal',
    withdrawnLine: 'Already withdrawn',
    earlier: 'We received a withdrawal from this order on {{date}}. Reference {{id}}.',
    next: 'Check my details',
    busy: 'Checking your details',
    privacy: 'We use these details for your withdrawal only.',
  },
  field: {
    name: 'First and last name',
    order: 'Order number',
    orderHint: 'You find it in the order confirmation, for example KR4TN-BQX5A-PACK9-2H26A.',
    email: 'E-mail address',
    emailHint: 'The confirmation of receipt goes there.',
    lines: 'Goods and quantities',
    linesHint: 'One item per line, for example: 25 pieces 1001180 folding box',
    more: 'Other quantities or remarks',
    optional: '(optional)',
  },
  problems: {
    heading: 'Please check your details',
    name: 'First and last name: please enter both, at most 200 characters, for example Jonas Weber.',
    order:
      'Order number: please enter it, at most 100 characters, for example KR4TN-BQX5A-PACK9-2H26A. If you do not have it at hand, describe the order, for example “order of 3 November”.',
    email: 'E-mail address: please enter an address with @ and a domain, for example name@example.com.',
    line: 'Goods of this order: please tick at least one item, or describe it in the field below, for example 10 × 1001180 folding box.',
    lines:
      'Goods and quantities: please name at least one item, for example 25 pieces 1001180 folding box; at most 100 lines of 500 characters.',
    unreachable:
      'Your withdrawal could not be sent: the shop did not answer. Please press the button again. Nothing is recorded twice.',
    tooOften:
      'Your withdrawal has not been sent yet. You can declare it just as well by e-mail or letter; then the day on which you send it counts.',
    contact: 'See our addresses',
    refused: 'Your withdrawal could not be accepted like this. Please check your details.',
  },
  review: {
    title: 'Confirm your withdrawal',
    lead: 'Please check your declaration. It takes effect only when you press the button.',
    declaration: 'I hereby withdraw from the contract for the following goods.',
    confirm: 'Confirm withdrawal',
    busy: 'Sending',
    change: 'Change details',
  },
  mail: {
    title: 'Send your withdrawal by e-mail',
    lead: 'This form does not reach us at present. Your declaration is ready as an e-mail: please send it. The day on which you send it counts.',
    write: 'Open the e-mail',
  },
  received: {
    title: 'Your withdrawal has been received',
    note: 'We received it on {{moment}}. The receipt is on its way to {{email}}.',
    keep: 'Please print this page, and keep the e-mail.',
    next: 'What happens now',
    check:
      'We check which order the number {{order}} belongs to. If we find none, we will get back to you; your withdrawal counts as received all the same.',
    back: 'Send the goods that you have already got back within 14 days to: {{address}}. Write the number {{id}} on the parcel.',
    refund:
      'We refund all payments, including the standard delivery costs, within 14 days. We may wait until the goods are back or you have shown that you have sent them.',
    home: 'Go to the home page',
    orders: 'Your orders',
  },
  fact: {
    id: 'Reference',
    receivedAt: 'Received on',
    name: 'Name',
    order: 'Order number',
    email: 'E-mail address',
    goods: 'Withdrawn from',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    withdrawal: typeof texts
  }
}
