/** Footer. */
export const texts = {
  contact: 'Talk to us',
  hours: 'Mon–Fri 07:30–17:30',
  phone: 'Phone',
  email: 'E-mail',
  newTab: '(opens in a new tab)',
  website: 'MODEL WEBSITE',
  companyWebsite: 'Company website',
  knowHow: 'Inspiration & Know-how',
  customerInfo: 'Customer Info',
  pages: 'Service and legal pages',
  legal: 'Legal',
  withdraw: 'Withdraw from contract',
  badges: 'Payment and delivery',
  carriers: 'Delivery',
  social: 'Follow us',
  demo: 'This is a demonstration with an invented company. Nothing is sold or delivered.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    footer: typeof texts
  }
}
