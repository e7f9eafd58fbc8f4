/** The country picker in the footer. */
export const texts = {
  heading: 'Select Your Location',
  hint: 'Your cart will be cleared when you change.',
  close: 'Close',
  confirm: {
    heading: 'Change your location?',
    prices: 'Some products may no longer be available, and prices may vary.',
    clears: 'Your cart will also be cleared, would you like to continue?',
    yes: 'Continue, change country',
    no: 'Cancel',
    busy: 'One moment',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'country-picker': typeof texts
  }
}
