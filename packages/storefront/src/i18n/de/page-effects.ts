import type { texts as source } from '../en-US/page-effects'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  consent: {
    question: 'Dürfen wir Besuche zählen?',
    text: 'Gezählt werden Seiten und Menüpunkte, ohne Namen, E-Mail-Adressen und Suchbegriffe.',
    settings: 'Einstellungen',
    reject: 'Ablehnen',
    accept: 'Zustimmen',
  },
  renewal: {
    done: 'Die Seite wurde neu geladen',
    doneText: 'Der Shop ist aktualisiert worden. Fehlt Ihr letzter Schritt, wiederholen Sie ihn bitte.',
    ask: 'Bitte laden Sie die Seite neu',
    askText:
      'Der Shop ist aktualisiert worden. Damit Ihre Eingaben nicht verloren gehen, haben wir gewartet.',
    reload: 'Seite neu laden',
  },
  waiting: {
    title: 'Ihre Artikel von vor der Anmeldung warten noch',
    text: 'Sie sind gespeichert, aber noch nicht in Ihrem Warenkorb. Beim nächsten Laden der Seite versuchen wir es wieder.',
    toCart: 'Zum Warenkorb',
  },
}
