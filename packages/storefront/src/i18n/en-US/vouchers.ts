/** Voucher codes, in the carts and at the checkout. */
export const texts = {
  heading: 'Vouchers',
  open: 'Enter a voucher code',
  label: 'Voucher code',
  apply: 'Apply',
  applying: 'Checking',
  remove: 'Remove',
  removeNamed: 'Remove voucher {{code}}',
  idle: 'No deduction at the moment: its conditions are not met, or it has expired.',
  later: 'We check it at checkout. Nothing has been deducted yet.',
  unchecked: 'Not checked yet. We will try again on the next page.',
  notApplied: 'Not applied.',
  news: {
    'apply-voucher': 'Voucher {{code}} is applied.',
    'remove-voucher': 'Voucher {{code}} is removed.',
    kept: 'Code {{code}} noted. We check it at checkout.',
  },
  problem: {
    missing: 'Please enter the code.',
    long: 'A code has at most {{length}} characters.',
    many: 'That is more codes than an order can have. Please remove one first.',
    kept: 'This code is in the list already.',
    busy: 'The cart is being calculated, so nothing was changed. Please try again.',
    unreachable: 'The shop is not responding, so nothing was changed. Please try again.',
    unknown: 'We did not get a response. You are seeing the cart as it is now.',
    'apply-voucher': 'The shop does not accept this code. Please check it, or go on without one.',
    'remove-voucher': 'The code could not be removed. Please try again.',
  },
  refusal: {
    unknown: 'This code does not exist or has expired. Please check the spelling.',
    'other-shop': {
      CH: 'This code is for our German shop only.',
      DE: 'This code is for our Swiss shop only.',
    },
    applied: 'This code is applied already.',
    'not-combinable': 'This code cannot be combined with another one. Remove the other to use it.',
    'not-first-order': 'This code is for the first order only, and you have ordered here before.',
    'not-met': 'Nothing in your cart is covered by this code, or its conditions are not met.',
    'used-up': 'This code has been used the maximum number of times.',
    'too-many-lines': 'The cart has too many lines for a code.',
    'too-many-attempts': 'Too many codes were tried. Please wait a while.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    vouchers: typeof texts
  }
}
