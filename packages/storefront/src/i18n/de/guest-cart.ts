import type { texts as source } from '../en-US/guest-cart'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  ended: 'Ihre Sitzung ist abgelaufen. Es wurde nichts bestellt.',
  taken: 'Den Rest hatten zuletzt andere Käufer in der Kasse.',
  signIn: 'Anmelden und Konditionen nutzen',
  withoutScripts:
    'Den Warenkorb eines Gasts führt der Browser, und dafür braucht er JavaScript. Nach dem Anmelden geht es auch ohne.',
  register: 'Konto eröffnen',
  waiting: 'Der Warenkorb wird gelesen',
  moving: 'Ihr Warenkorb wird in Ihr Konto übernommen',
  toBuyerCart: 'Zu Ihrem Warenkorb',
  otherShop:
    'Dieser Shop führt den Artikel nicht. Er bleibt gespeichert und zählt nicht mit; führt ihn unser anderer Shop, sehen Sie ihn dort wieder.',
  tooLarge:
    'Mehr als {{largest}} nimmt der Warenkorb von einem Artikel nicht auf. Bitte ändern Sie die Menge, dann können Sie bestellen.',
  beyond:
    'Der Warenkorb fasst {{most}} Artikel. Dieser bleibt gespeichert und zählt mit, sobald Sie andere entfernt haben.',
  tooManySamples:
    'Je Bestellung sind {{most}} Muster möglich. Bitte entfernen Sie die übrigen, dann können Sie bestellen.',
  hidden_one: 'Ein weiterer Artikel bleibt gespeichert. Er steht hier, sobald Sie andere entfernt haben.',
  hidden_other:
    '{{count}} weitere Artikel bleiben gespeichert. Sie stehen hier, sobald Sie andere entfernt haben.',
  noPrice: 'Preis auf Anfrage. Der Artikel wird mit diesem Warenkorb nicht bestellt.',
  failed: 'Die Preise sind gerade nicht verfügbar. Ihr Warenkorb bleibt erhalten.',
  retry: 'Noch einmal versuchen',
  signInToOrder: 'Zum Bestellen melden Sie sich an. Ihr Warenkorb kommt mit.',
  notAllowed: {
    text: 'In diesem Shop legen Sie Artikel in den Warenkorb Ihres Kontos. Melden Sie sich dafür bitte an.',
    textWithLines:
      'In diesem Shop legen Sie Artikel in den Warenkorb Ihres Kontos. Was schon hier ist, kommt mit, wenn Sie sich anmelden.',
    action: 'Anmelden',
  },
}
