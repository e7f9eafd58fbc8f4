/** When and how goods are delivered: on pages of products, carts, the checkout and orders. */
export const texts = {
  day: '{{weekday}}, {{date}}',
  between: '{{from}} to {{to}}',
  expected: 'Delivery expected by {{day}}',
  stockExpected: 'Items in stock: delivery expected by {{day}}',
  expectedShort: 'by {{day}}',
  expectedDays: 'Expected {{days}}',
  afterPayment_zero: 'on the business day of your payment',
  afterPayment_one: '{{count}} business day after your payment',
  afterPayment_other: '{{count}} business days after your payment',
  afterPaymentBetween: '{{from}} to {{to}} business days after your payment',
  /** Of an order in advance. */
  payBy: 'Your payment must reach us by {{date}}, or we cancel the order.',
  ready: 'Ready for pick-up, expected by {{day}}',
  readyDays: 'Ready for pick-up, expected {{days}}',
  /** Why the day is another one than before. */
  madeToOrder: '{{after}} instead of {{before}}, because a part has yet to be made or restocked',
  otherAddress: '{{after}} instead of {{before}}, to your delivery address',
  otherMethod: '{{after}} instead of {{before}}, by this delivery method',
  desired: 'Requested for {{day}}',
  desiredDate: 'Requested delivery date',
  carrier: { swissPost: 'Swiss Post', swissPostCargo: 'Swiss Post Cargo' },
  /** Of what is printed for the buyer. */
  logo: 'Printed for you: we need your logo as a vector file (PDF, SVG, AI or EPS), with the order or after it. Before production you get a proof, and the delivery time counts from your approval.',
  instructions: 'For the driver',
  driver: {
    lift: 'Truck with tail lift needed',
    call: 'Call before delivery: {{phone}}',
    hours: 'Receiving hours: {{hours}}',
    remark: 'Note for the driver: {{remark}}',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    delivery: typeof texts
  }
}
