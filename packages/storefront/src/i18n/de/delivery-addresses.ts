import type { texts as source } from '../en-US/delivery-addresses'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'An mehrere Adressen liefern',
  intro:
    'Geben Sie ein, wie viel jede Adresse bekommt. Was Sie nicht verteilen, geht an die erste Adresse; es geht nichts verloren.',
  addresses: 'Adressen',
  address: 'Adresse {{number}}',
  restHere: 'Bekommt den Rest',
  change: 'Ändern',
  remove: 'Entfernen',
  removeWhat: 'Adresse {{number}} entfernen: {{place}}',
  addLabel: 'Weitere Adresse',
  add: 'Adresse hinzufügen',
  enter: 'Neue Adresse eingeben',
  back: 'Zurück zu den Adressen',
  toEditor: 'Zurück zur Verteilung',
  goods: 'Ware verteilen',
  total: '{{quantity}} insgesamt',
  toAddress: '{{place}} ({{number}})',
  rest: '{{quantity}} an {{place}}',
  saved: 'Gespeichert: {{quantity}}.',
  excess: 'Das sind {{excess}} zu viel: Es gibt insgesamt {{quantity}}. Bitte verringern Sie eine Menge.',
  invalid: 'Bitte geben Sie eine ganze Zahl ein, zum Beispiel {{example}}, oder nichts.',
  loose: 'Dafür öffnen wir Bündel: Verkauft wird in {{step}}er-Schritten.',
  drag: 'Mit der Maus können Sie einen Artikel auch auf eine Adresse ziehen; sie bekommt, was davon noch übrig ist.',
  save: 'Weiter zur Lieferung',
  one: 'Zurück zu einer Adresse',
  busy: 'Einen Moment',
  waiting: 'Die Ware wird verteilt.',
  problem: {
    changed:
      'Warenkorb oder Adressen haben sich inzwischen geändert, zum Beispiel in einem anderen Fenster. Ihre Eingaben sind noch da; bitte prüfen Sie sie.',
    tooMany:
      'Eine Bestellung geht an höchstens {{most}} Adressen. Bitte entfernen Sie eine, bevor Sie eine weitere hinzufügen.',
    partly:
      'Ein Teil ist verteilt. Bitte drücken Sie den Knopf für den Rest noch einmal; Ihre Eingaben sind noch da.',
    unknown:
      'Wir haben keine Antwort erhalten. Ihre Eingaben sind noch da; drücken Sie den Knopf noch einmal, dann wird nur verteilt, was fehlt.',
    busy: 'Der Shop verteilt die Ware noch. Es ging nichts verloren; bitte sehen Sie gleich noch einmal nach.',
    addressMissing: 'Bitte wählen Sie eine Adresse.',
    addressGone: 'Diese Adresse gibt es in Ihrem Konto nicht mehr. Bitte wählen Sie eine andere.',
    refused: 'Diese Verteilung nimmt der Shop nicht an. Es wurde nichts geändert.',
  },
}
