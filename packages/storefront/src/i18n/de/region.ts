import type { texts as source } from '../en-US/region'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  language: 'Sprache wählen',
  region: 'Region wählen',
  otherRegion: 'Andere Region wählen',
  change: 'Sprache und Region ändern',
  panel: 'Sprache und Region',
  open: 'Sprache und Region: {{country}}, {{language}}',
  otherShops: 'Weitere Shops',
  opensOtherShop: 'Öffnet den Shop für die EU',
  hint: 'Die Region bestimmt Mehrwertsteuer, Versandkosten und Lieferzeit.',
  newWindow: 'öffnet ein neues Fenster',
  confirm: {
    heading: 'Sie wechseln die Währung',
    view: 'Bisher: {{from}}. Neu: {{to}}.',
    sameCurrency: 'Die Währung bleibt {{currency}}.',
    otherVat: 'Die Mehrwertsteuer ändert sich von {{before}} auf {{after}}.',
    sameVat: 'Auch die Mehrwertsteuer bleibt bei {{after}}.',
    prices: 'Einige Produkte sind vielleicht nicht mehr verfügbar, und Preise können abweichen.',
    clears: 'Ihr Warenkorb wird dabei geleert. Möchten Sie fortfahren?',
    yes: 'Ja, fortfahren',
    no: 'Nein, abbrechen',
    busy: 'Einen Moment',
    failed: 'Die Region konnte nicht gewechselt werden',
    failedText: 'Ihr Warenkorb ließ sich nicht leeren. Es wurde nichts geändert.',
  },
}
