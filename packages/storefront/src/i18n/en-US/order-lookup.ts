/** Looking up an order without an account. */
export const texts = {
  title: 'Look up an order',
  intro:
    'Did you order without an account? Enter the order number and the e-mail address of the order. Both are in the confirmation we sent you.',
  number: 'Order number',
  numberHint: 'For example KR4TN-BQX5A-PACK9-2H26A.',
  email: 'E-mail address',
  submit: 'Look up the order',
  submitReturn: 'Look up the order and register the return',
  busy: 'Looking',
  problem: {
    number: 'Please enter the order number from your confirmation.',
    numberShape:
      'An order number consists of letters, digits and hyphens, for example KR4TN-BQX5A-PACK9-2H26A.',
    email: 'Please enter the e-mail address of the order, for example name@company.com.',
    unknown:
      'We cannot find an order with this number and e-mail address. Please check both. Orders of an account are shown after signing in.',
    unreachable: 'The shop is not responding at the moment. Please try again in a minute.',
  },
  found: 'Order {{number}}',
  ended: 'An order stays open for 30 minutes after you have looked it up. Please enter both once more.',
  endedInReturn: 'We have kept what you entered for your return and will register it right after.',
  duration: 'This page stays open for 30 minutes, in this browser only.',
  another: 'Look up another order',
  account: 'Do you have an account?',
  signIn: 'Sign in to see your orders',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'order-lookup': typeof texts
  }
}
