export const texts = {
  title: 'Deliver to several addresses',
  intro:
    'Enter how much each address gets. What you do not split goes to the first address, and nothing is lost.',
  addresses: 'Addresses',
  address: 'Address {{number}}',
  restHere: 'Gets the rest',
  change: 'Change',
  remove: 'Remove',
  removeWhat: 'Remove address {{number}}: {{place}}',
  addLabel: 'Another address',
  add: 'Add address',
  enter: 'Enter a new address',
  back: 'Back to the addresses',
  toEditor: 'Back to the split',
  goods: 'Split the goods',
  total: '{{quantity}} in total',
  toAddress: '{{place}} ({{number}})',
  rest: '{{quantity}} to {{place}}',
  saved: 'Saved: {{quantity}}.',
  excess: 'That is {{excess}} too many: there are {{quantity}} in all. Please reduce a quantity.',
  invalid: 'Please enter a whole number, for example {{example}}, or nothing.',
  loose: 'We open bundles for this: sold in steps of {{step}}.',
  drag: 'With a mouse you can also drag an item onto an address; it gets what is left of it.',
  save: 'Continue to delivery',
  one: 'Back to one address',
  busy: 'One moment',
  waiting: 'The goods are being split up.',
  problem: {
    changed:
      'The cart or the addresses have changed meanwhile, for example in another window. Your entries are still here; please check them.',
    tooMany: 'An order goes to at most {{most}} addresses. Please remove one before you add another.',
    partly: 'A part has been split. Please press the button again for the rest; your entries are still here.',
    unknown:
      'We did not get a response. Your entries are still here; press the button again, then only what is missing is split.',
    busy: 'The shop is still splitting the goods. Nothing is lost; please look again in a moment.',
    addressMissing: 'Please choose an address.',
    addressGone: 'This address is no longer in your account. Please choose another one.',
    refused: 'The shop does not accept this split. Nothing has been changed.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'delivery-addresses': typeof texts
  }
}
