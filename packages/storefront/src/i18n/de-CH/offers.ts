import type { texts as source } from '../en-US/offers'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  title: 'Ihre Offerten',
  lead: 'Was wir Ihnen offeriert haben, und wofür Sie eine Offerte möchten.',
  unavailable: 'In diesem Shop gibt es keine Offerten. Unser Verkauf macht Ihnen gern eine:',
  number: 'Offerte',
  total: { net: 'Total exkl. MWST', gross: 'Total inkl. MWST' },
  filter: {
    label: 'Welche Offerten',
    found_one: '{{count}} Offerte',
    found_other: '{{count}} Offerten',
    none: 'Solche Offerten gibt es nicht.',
  },
  more: 'Ältere Offerten',
  empty: {
    title: 'Noch keine Offerten',
    text: 'Für grössere Mengen fragen Sie eine Offerte an, aus dem Warenkorb oder von der Seite eines Artikels. Auch Schachteln nach Mass fertigen wir.',
    action: 'Schachteln ansehen',
  },
  back: 'Alle Offerten',
  detailTitle: 'Offerte {{number}}',
  next: {
    requested:
      'Ihre Anfrage ist bei uns, wir berechnen die Preise. Sobald die Offerte bereit ist, bekommen Sie eine E-Mail.',
    'in-review': 'Wir berechnen die Preise. Sobald die Offerte bereit ist, bekommen Sie eine E-Mail.',
    presented:
      'Wir haben Ihnen diese Offerte vorgelegt. Sobald sie freigegeben ist, können Sie sie hier annehmen.',
    ready:
      'Zu diesen Preisen können Sie die Offerte bis {{date}} annehmen. Dann liegt sie in Ihrem Warenkorb, und Sie bestellen von dort.',
    readyOpen:
      'Zu diesen Preisen können Sie die Offerte annehmen. Dann liegt sie in Ihrem Warenkorb, und Sie bestellen von dort.',
    accepted: 'Sie haben diese Offerte angenommen. Zum Bestellen legen Sie sie in den Warenkorb.',
    ordered: 'Sie haben diese Offerte bestellt.',
    expired:
      'Die Offerte war bis {{date}} gültig. Bitte fragen Sie eine neue an, oder nehmen Sie die Artikel zu heutigen Preisen.',
    rejected: 'Diese Offerte können wir Ihnen nicht machen. Bei Fragen rufen Sie uns bitte an.',
    declined:
      'Sie haben diese Offerte abgelehnt. Zu heutigen Preisen können Sie die Artikel weiterhin bestellen.',
    unknown: 'Wir arbeiten an dieser Offerte. Bei Fragen rufen Sie uns bitte an.',
  },
  lines: {
    noPrices: 'Die Preise nennen wir Ihnen mit unserer Offerte.',
    none: 'In dieser Offerte steht noch kein Artikel.',
  },
  sums: { title: 'Total' },
  renegotiate: {
    hint: 'Zum Beispiel andere Mengen, ein anderer Termin oder ein anderer Preis. Die Offerte geht an uns zurück und kann erst wieder angenommen werden, wenn wir sie neu senden.',
  },
  decline: {
    question: 'Möchten Sie diese Offerte wirklich ablehnen? Das lässt sich nicht rückgängig machen.',
    action: 'Offerte ablehnen',
  },
  copy: { hint: 'Ohne die Preise der Offerte.' },
  why: {
    expired: 'Annehmen geht nicht mehr: Die Offerte war bis {{date}} gültig.',
    requested: 'Annehmen können Sie sie, sobald wir unsere Preise genannt haben.',
    presented: 'Annehmen können Sie sie, sobald sie freigegeben ist.',
    ordered: 'Annehmen geht nicht mehr: Sie ist schon bestellt.',
    rejected: 'Annehmen geht nicht: Diese Offerte können wir nicht machen.',
    declined: 'Annehmen geht nicht mehr: Sie haben sie abgelehnt.',
  },
  done: {
    requested:
      'Ihre Anfrage ist bei uns. Unsere Offerte finden Sie dann hier, und wir sagen Ihnen per E-Mail Bescheid.',
    renegotiated: 'Ihre Nachricht ist bei uns. Wir melden uns mit einer neuen Offerte.',
    declined: 'Die Offerte ist abgelehnt. Danke, dass Sie es uns gesagt haben.',
  },
  refused: {
    changed: 'Die Offerte hat sich inzwischen geändert. So steht sie jetzt.',
    'already in cart':
      'Einer der Artikel liegt schon in Ihrem Warenkorb. Bitte bestellen oder entfernen Sie ihn zuerst, dann können Sie die Offerte annehmen.',
    'other quote in cart':
      'In Ihrem Warenkorb liegt schon eine Offerte. Bitte bestellen Sie sie, oder nehmen Sie sie zuerst aus dem Warenkorb.',
    failedCart:
      'Die Offerte konnte nicht in den Warenkorb gelegt werden. Vielleicht ist sie abgelaufen, schon bestellt oder liegt in Ihrem anderen Warenkorb.',
    'products unavailable':
      'In der Offerte stehen Artikel, die es in diesem Shop nicht mehr gibt oder die heute keinen Preis haben. Bitte fragen Sie eine neue Offerte an.',
    subscriptions:
      'In der Offerte steht ein Abonnement, das sich hier nicht kaufen lässt. Bitte rufen Sie uns an.',
    sets: 'Für Sets gibt es online keine Offerte. Bitte rufen Sie uns an.',
  },
  unknown: {
    offer:
      'Wir haben keine Antwort bekommen und wissen nicht, ob das angekommen ist. So steht die Offerte jetzt.',
    request:
      'Wir haben keine Antwort bekommen und wissen nicht, ob Ihre Anfrage angekommen ist. Bitte sehen Sie bei Ihren Offerten nach, bevor Sie sie noch einmal senden.',
    toOffers: 'Offerten ansehen',
  },
  gone: {
    title: 'Diese Offerte gibt es nicht',
    text: 'Vielleicht gehört sie zu einem anderen Konto, oder die Adresse ist unvollständig.',
  },
  request: {
    title: 'Offerte anfragen',
    date: 'Die Offerte soll gelten bis',
    action: 'Offerte anfragen',
    lostProduct: 'Diesen Artikel gibt es in diesem Shop nicht, darum können wir ihn nicht offerieren.',
    fromOffer:
      'In Ihrem Warenkorb liegt schon eine Offerte, darum lässt sich aus ihm keine weitere anfragen. Bitte bestellen Sie sie, oder nehmen Sie sie zuerst aus dem Warenkorb.',
  },
}
