import type { ShopLocale } from '@cartonnage/sdk/rules'
import { toFrenchTypography, toSwissGerman } from '../../src/i18n/text-table'
import type { TextTable } from '../../src/i18n/text-table'

/** What the mails about orders say. `{number}`, `{date}`, `{carrier}` and `{rate}` are filled in. */
const english = {
  received: { subject: 'Your order {number}', lead: 'Thank you for your order. We have received it.' },
  packed: { subject: 'Your order {number} is packed', lead: 'Your delivery is packed and goes out next.' },
  sent: { subject: 'Your order {number} is on its way', lead: 'Your delivery is on its way to you.' },
  ready: { subject: 'Your order {number} is ready for pickup', lead: 'You can pick up your delivery.' },
  delivered: { subject: 'Your order {number} has arrived', lead: 'Your delivery has arrived.' },
  pickedUp: { subject: 'Your order {number} was picked up', lead: 'You have picked up your delivery.' },
  invoiced: { subject: 'Invoice for your order {number}', lead: 'Your order is invoiced.' },
  canceled: {
    subject: 'Your order {number} is canceled',
    lead: 'We have canceled your order. What you have paid, we pay back the way it came.',
  },
  number: 'Order number',
  invoiceNumber: 'Invoice number',
  deliveryNoteNumber: 'Delivery note',
  tracking: '{carrier} tracking number',
  follow: 'Track this delivery',
  deliverTo: 'Delivery to',
  expected: 'Expected by',
  quantity: 'Quantity',
  goods: 'Goods excl. VAT',
  discount: 'Discount excl. VAT',
  delivery: 'Delivery excl. VAT',
  vat: 'VAT',
  vatOn: 'VAT {rate} on {amount}',
  total: 'Total incl. VAT',
  intraCommunity: 'VAT-exempt intra-Community supply. VAT id of the buyer: {buyer}, of the seller: {seller}.',
  ownNumber: 'Your reference',
  costCentre: 'Cost center',
  remark: 'Remark',
  toOrder: 'See your order',
  lookUp: 'Look up your order',
  lookUpHow: 'You need the order number and the e-mail address of the order.',
  vatId: 'VAT id',
}

type MailTexts = typeof english

const german: MailTexts = {
  received: {
    subject: 'Ihre Bestellung {number}',
    lead: 'Vielen Dank für Ihre Bestellung. Sie ist bei uns eingegangen.',
  },
  packed: {
    subject: 'Ihre Bestellung {number} ist verpackt',
    lead: 'Ihre Lieferung ist verpackt und geht als Nächstes auf den Weg.',
  },
  sent: { subject: 'Ihre Bestellung {number} ist unterwegs', lead: 'Ihre Lieferung ist unterwegs zu Ihnen.' },
  ready: { subject: 'Ihre Bestellung {number} ist abholbereit', lead: 'Sie können Ihre Lieferung abholen.' },
  delivered: { subject: 'Ihre Bestellung {number} ist da', lead: 'Ihre Lieferung wurde zugestellt.' },
  pickedUp: {
    subject: 'Ihre Bestellung {number} wurde abgeholt',
    lead: 'Sie haben Ihre Lieferung abgeholt.',
  },
  invoiced: { subject: 'Rechnung zu Ihrer Bestellung {number}', lead: 'Ihre Bestellung ist abgerechnet.' },
  canceled: {
    subject: 'Ihre Bestellung {number} ist storniert',
    lead: 'Wir haben Ihre Bestellung storniert. Was Sie bezahlt haben, erstatten wir auf demselben Weg.',
  },
  number: 'Bestellnummer',
  invoiceNumber: 'Rechnungsnummer',
  deliveryNoteNumber: 'Lieferschein',
  tracking: '{carrier} Sendungsnummer',
  follow: 'Sendung verfolgen',
  deliverTo: 'Lieferung an',
  expected: 'Voraussichtlich bis',
  quantity: 'Menge',
  goods: 'Waren zzgl. MwSt.',
  discount: 'Rabatt zzgl. MwSt.',
  delivery: 'Lieferung zzgl. MwSt.',
  vat: 'MwSt.',
  vatOn: 'MwSt. {rate} auf {amount}',
  total: 'Gesamt inkl. MwSt.',
  intraCommunity:
    'Steuerfreie innergemeinschaftliche Lieferung. USt-IdNr. des Käufers: {buyer}, des Verkäufers: {seller}.',
  ownNumber: 'Ihre Referenz',
  costCentre: 'Kostenstelle',
  remark: 'Bemerkung',
  toOrder: 'Bestellung ansehen',
  lookUp: 'Bestellung nachsehen',
  lookUpHow: 'Dazu brauchen Sie die Bestellnummer und die E-Mail-Adresse der Bestellung.',
  vatId: 'USt-IdNr.',
}

const swiss: Partial<MailTexts> = {
  goods: 'Waren exkl. MWST',
  discount: 'Rabatt exkl. MWST',
  delivery: 'Lieferung exkl. MWST',
  vatId: 'MWST-Nummer',
}

const french: MailTexts = {
  received: { subject: 'Votre commande {number}', lead: 'Merci de votre commande. Nous l’avons bien reçue.' },
  packed: {
    subject: 'Votre commande {number} est emballée',
    lead: 'Votre livraison est emballée et part ensuite.',
  },
  sent: { subject: 'Votre commande {number} est en route', lead: 'Votre livraison est en route.' },
  ready: {
    subject: 'Votre commande {number} est prête à être retirée',
    lead: 'Vous pouvez retirer votre livraison.',
  },
  delivered: { subject: 'Votre commande {number} est arrivée', lead: 'Votre livraison est arrivée.' },
  pickedUp: { subject: 'Votre commande {number} a été retirée', lead: 'Vous avez retiré votre livraison.' },
  invoiced: { subject: 'Facture de votre commande {number}', lead: 'Votre commande est facturée.' },
  canceled: {
    subject: 'Votre commande {number} est annulée',
    lead: 'Nous avons annulé votre commande. Ce que vous avez payé vous est remboursé par la même voie.',
  },
  number: 'Numéro de commande',
  invoiceNumber: 'Numéro de facture',
  deliveryNoteNumber: 'Bulletin de livraison',
  tracking: 'Numéro d’envoi {carrier}',
  follow: 'Suivre l’envoi',
  deliverTo: 'Livraison à',
  expected: 'Prévue jusqu’au',
  quantity: 'Quantité',
  goods: 'Marchandises hors TVA',
  discount: 'Rabais hors TVA',
  delivery: 'Livraison hors TVA',
  vat: 'TVA',
  vatOn: 'TVA {rate} sur {amount}',
  total: 'Total TVA comprise',
  intraCommunity:
    'Livraison intracommunautaire exonérée. Numéro de TVA de l’acheteur : {buyer}, du vendeur : {seller}.',
  ownNumber: 'Votre référence',
  costCentre: 'Centre de coûts',
  remark: 'Remarque',
  toOrder: 'Voir la commande',
  lookUp: 'Retrouver la commande',
  lookUpHow: 'Il vous faut le numéro de commande et l’adresse e-mail de la commande.',
  vatId: 'Numéro de TVA',
}

// a table of texts keeps its form
const keepForm = (change: (texts: TextTable) => TextTable, texts: MailTexts) => change(texts) as MailTexts

/** The texts of the mails in each language of the shops. */
export const mailTexts: Readonly<Record<ShopLocale, MailTexts>> = {
  'en-US': english,
  de: german,
  'de-CH': { ...keepForm(toSwissGerman, german), ...swiss },
  'fr-CH': keepForm(toFrenchTypography, french),
}

/** Fills the names in braces in. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name)
