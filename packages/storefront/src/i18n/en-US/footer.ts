/** Footer. */
export const texts = {
  contact: 'Talk to us',
  hours: 'Mon–Fri 07:30–17:30',
  phone: 'Phone',
  email: 'E-mail',
  customerInfo: 'Customer Info',
  legal: 'Legal',
  badges: 'Payment and delivery',
  languages: 'Language',
  demo: 'This is a demonstration with an invented company. Nothing is sold or delivered.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    footer: typeof texts
  }
}
