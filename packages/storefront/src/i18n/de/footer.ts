import type { texts as source } from '../en-US/footer'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  contact: 'Sprechen Sie mit uns',
  hours: 'Mo–Fr 07:30–17:30',
  phone: 'Telefon',
  email: 'E-Mail',
  newTab: '(öffnet einen neuen Tab)',
  website: 'MODEL WEBSITE',
  companyWebsite: 'Website des Unternehmens',
  knowHow: 'Inspiration & Know-how',
  customerInfo: 'Kundeninfo',
  pages: 'Seiten zu Service und Recht',
  legal: 'Rechtliches',
  withdraw: 'Vertrag widerrufen',
  badges: 'Zahlung und Versand',
  carriers: 'Versand',
  social: 'Folgen Sie uns',
  demo: 'Dies ist eine Vorführung mit einer erfundenen Firma. Es wird nichts verkauft und nichts geliefert.',
}
