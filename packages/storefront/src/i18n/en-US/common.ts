/** Texts that every page may use. */
export const texts = {
  site: {
    description:
      'Cardboard boxes and packaging material in standard sizes, even one piece, with volume discounts. A demonstration shop: nothing here is for sale.',
  },
  material: { paper: 'Paper and board', plastic: 'Plastic', other: 'Other' },
  country: { CH: 'Switzerland', DE: 'Germany', NL: 'Netherlands', LU: 'Luxembourg', BE: 'Belgium' },
  skipToContent: 'Skip to content',
  start: 'Home',
  loading: 'Loading',
  close: 'Close',
  back: 'Back',
  overview: 'Overview',
  notifications: 'Notifications',
  notification: { success: 'Success', info: 'Info', warning: 'Warning', error: 'Error' },
  mode: { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  print: {
    date: 'Printed on {{date}}',
    gross: 'Prices in {{currency}}, incl. {{rate}} VAT, as of the day of printing',
    net: 'Net prices in {{currency}}, plus {{rate}} VAT, as of the day of printing',
  },
  service: {
    delivery: 'Delivery & shipping costs',
    payment: 'Payment methods',
    returns: 'Returns',
    contact: 'Contact',
    terms: 'Terms and conditions',
    cookies: 'Cookie settings',
    accessibility: 'Accessibility',
    guarantee: 'Legal guarantee',
    privacy: 'Privacy',
    imprint: 'Imprint',
    withdrawal: 'Right of withdrawal',
  },
  /** What may be wrong with any form. */
  form: {
    problems_one: 'One entry is missing or incorrect',
    problems_other: '{{count}} entries are missing or incorrect',
    /** `limit`: a number of characters. */
    long: '{{label}}: at most {{limit}} characters.',
    unreadable: '{{label}}: this cannot be read. Please enter it again.',
  },
  error: {
    inTitle: 'Error: {{title}}',
    notFound: {
      heading: 'This page does not exist',
      text: 'The address may be mistyped, or the page has moved. With the item number you can find any item.',
      search: 'Item number or search term',
      submit: 'Search',
    },
    unreachable: {
      heading: 'The shop cannot be reached',
      text: 'Our order system is not responding at the moment. Your cart is safe. Please try again in a minute.',
    },
    failed: {
      heading: 'This page could not be shown',
      text: 'The fault is on our side. Nothing was ordered and nothing was changed. Please try again.',
    },
    offline: {
      heading: 'You are offline',
      text: 'This page loads by itself as soon as the connection is back. Your cart is safe.',
      back: 'The connection is back. The page is loading.',
    },
    retry: 'Try again',
    home: 'Go to the home page',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    common: typeof texts
  }
}
