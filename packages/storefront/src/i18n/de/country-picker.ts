import type { texts as source } from '../en-US/country-picker'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  heading: 'Standort wählen',
  hint: 'Ihr Warenkorb wird beim Wechsel geleert.',
  close: 'Schließen',
  confirm: {
    heading: 'Standort wechseln?',
    prices: 'Einige Produkte sind vielleicht nicht mehr verfügbar, und Preise können abweichen.',
    clears: 'Ihr Warenkorb wird dabei geleert. Möchten Sie fortfahren?',
    yes: 'Weiter, Land wechseln',
    no: 'Abbrechen',
    busy: 'Einen Moment',
  },
}
