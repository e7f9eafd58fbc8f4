import type { texts as source } from '../en-US/consent-bar'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  question: 'Dürfen wir Besuche zählen?',
  text: 'Gezählt werden Seiten und Menüpunkte, ohne Namen, E-Mail-Adressen und Suchbegriffe.',
  settings: 'Einstellungen',
  reject: 'Ablehnen',
  accept: 'Zustimmen',
}
