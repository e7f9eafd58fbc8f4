import type { texts as source } from '../en-US/footer'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  contact: 'Sprechen Sie mit uns',
  hours: 'Mo–Fr 07:30–17:30',
  phone: 'Telefon',
  email: 'E-Mail',
  customerInfo: 'Kundeninfo',
  legal: 'Rechtliches',
  badges: 'Zahlung und Versand',
  languages: 'Sprache',
  demo: 'Dies ist eine Vorführung mit einer erfundenen Firma. Es wird nichts verkauft und nichts geliefert.',
}
