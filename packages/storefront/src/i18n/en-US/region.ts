/** Region and language: the selector in the header, and the question before a change. */
export const texts = {
  language: 'Choose Your Language',
  region: 'Choose Your Region',
  otherRegion: 'Choose Another Region',
  change: 'Change Language & Region',
  panel: 'Language & Region',
  open: 'Language and region: {{country}}, {{language}}',
  otherShops: 'Other shops',
  opensOtherShop: 'Opens the shop for the EU',
  hint: 'The region determines VAT, shipping costs and delivery time.',
  newWindow: 'opens in a new window',
  confirm: {
    heading: "You're Changing Currency",
    view: 'Now: {{from}}. New: {{to}}.',
    sameCurrency: 'The currency stays {{currency}}.',
    otherVat: 'VAT changes from {{before}} to {{after}}.',
    sameVat: 'VAT stays at {{after}}, too.',
    prices: 'Some products may no longer be available, and prices may vary.',
    clears: 'Your cart will also be cleared, would you like to continue?',
    yes: 'Yes, Continue',
    no: 'No, Cancel',
    busy: 'One moment',
    failed: 'The region could not be changed',
    failedText: 'Your cart could not be cleared. Nothing was changed.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    region: typeof texts
  }
}
