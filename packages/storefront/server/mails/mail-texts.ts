import type { ShopLocale } from '@cartonnage/sdk/rules'
import { toFrenchTypography, toSwissGerman } from '../../src/i18n/text-table'
import type { TextTable } from '../../src/i18n/text-table'

/** What the mails about orders say. `{number}`, `{carrier}`, `{days}` and the like are filled in. */
const english = {
  received: { subject: 'Your order {number}', lead: 'Thank you for your order. We have received it.' },
  paid: {
    subject: 'Payment received for your order {number}',
    lead: 'Thank you, your payment is here. We are packing your goods now.',
  },
  packed: { subject: 'Your order {number} is packed', lead: 'Your delivery is packed and goes out next.' },
  sent: { subject: 'Your order {number} is on its way', lead: 'Your delivery is on its way to you.' },
  ready: { subject: 'Your order {number} is ready for pickup', lead: 'You can pick up your delivery.' },
  delivered: { subject: 'Your order {number} has arrived', lead: 'Your delivery has arrived.' },
  pickedUp: { subject: 'Your order {number} was picked up', lead: 'You have picked up your delivery.' },
  invoiced: { subject: 'Invoice for your order {number}', lead: 'Here is the invoice for your order.' },
  canceled: { subject: 'Your order {number} is canceled', lead: 'We have canceled your order.' },
  canceledPaid: 'What you have paid, we pay back the way it came.',
  canceledInAdvance: 'Please do not transfer anything. If your money is on its way already, we pay it back.',
  canceledUnpaid: 'There is nothing to pay.',
  waits: 'We pack your goods as soon as your payment is here.',
  payment: 'Payment',
  byInvoice: 'by invoice, which comes by e-mail and is due within {days} days',
  nothingLeft: 'Nothing is left to pay.',
  transferNow: 'Please transfer the money now',
  transferText: 'With the message we find your order.',
  transferCode: 'The page of your order has a code for your banking app.',
  payInvoice: 'Please pay this invoice',
  payInvoiceText: 'Please give the number of the invoice as the message.',
  toInvoice: 'See and print the invoice',
  items: 'Items',
  itemsGross: 'Items, amounts incl. VAT',
  itemsNet: 'Items, amounts excl. VAT',
  desired: 'Desired date',
  expectedDays: 'Expected',
  register: 'Commercial register',
  version: '{name} (as of {day})',
  goodToKnow: 'Good to know',
  number: 'Order number',
  orderedOn: 'Ordered on',
  invoiceNumber: 'Invoice number',
  deliveryNoteNumber: 'Delivery note',
  tracking: '{carrier} tracking number',
  follow: 'Track this delivery',
  deliverTo: 'Delivery to',
  expected: 'Expected by',
  goods: 'Goods excl. VAT',
  discount: 'Discount excl. VAT',
  delivery: 'Delivery excl. VAT',
  vat: 'VAT',
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
  paid: {
    subject: 'Zahlung zu Ihrer Bestellung {number} eingegangen',
    lead: 'Vielen Dank, Ihre Zahlung ist da. Wir packen jetzt Ihre Ware.',
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
  invoiced: {
    subject: 'Rechnung zu Ihrer Bestellung {number}',
    lead: 'Hier ist die Rechnung zu Ihrer Bestellung.',
  },
  canceled: {
    subject: 'Ihre Bestellung {number} ist storniert',
    lead: 'Wir haben Ihre Bestellung storniert.',
  },
  canceledPaid: 'Was Sie bezahlt haben, erstatten wir auf demselben Weg.',
  canceledInAdvance: 'Bitte überweisen Sie nichts mehr. Ist Ihr Geld schon unterwegs, zahlen wir es zurück.',
  canceledUnpaid: 'Es ist nichts zu bezahlen.',
  waits: 'Wir packen Ihre Ware, sobald Ihre Zahlung da ist.',
  payment: 'Zahlung',
  byInvoice: 'auf Rechnung, die per E-Mail kommt und innerhalb von {days} Tagen zu zahlen ist',
  nothingLeft: 'Es ist nichts mehr zu zahlen.',
  transferNow: 'Bitte überweisen Sie jetzt',
  transferText: 'An der Mitteilung erkennen wir Ihre Bestellung.',
  transferCode: 'Auf der Seite Ihrer Bestellung steht ein Code für Ihre Banking-App.',
  payInvoice: 'Bitte zahlen Sie diese Rechnung',
  payInvoiceText: 'Geben Sie als Mitteilung die Nummer der Rechnung an.',
  toInvoice: 'Rechnung ansehen und drucken',
  items: 'Artikel',
  itemsGross: 'Artikel, Beträge inkl. MwSt.',
  itemsNet: 'Artikel, Beträge netto',
  desired: 'Wunschtermin',
  expectedDays: 'Voraussichtlich',
  register: 'Handelsregister',
  version: '{name} (Stand {day})',
  goodToKnow: 'Gut zu wissen',
  number: 'Bestellnummer',
  orderedOn: 'Bestellt am',
  invoiceNumber: 'Rechnungsnummer',
  deliveryNoteNumber: 'Lieferschein',
  tracking: '{carrier} Sendungsnummer',
  follow: 'Sendung verfolgen',
  deliverTo: 'Lieferung an',
  expected: 'Voraussichtlich bis',
  goods: 'Waren zzgl. MwSt.',
  discount: 'Rabatt zzgl. MwSt.',
  delivery: 'Lieferung zzgl. MwSt.',
  vat: 'MwSt.',
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
  paid: {
    subject: 'Paiement reçu pour votre commande {number}',
    lead: 'Merci, votre paiement est arrivé. Nous emballons votre marchandise.',
  },
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
  invoiced: { subject: 'Facture de votre commande {number}', lead: 'Voici la facture de votre commande.' },
  canceled: {
    subject: 'Votre commande {number} est annulée',
    lead: 'Nous avons annulé votre commande.',
  },
  canceledPaid: 'Ce que vous avez payé vous est remboursé par la même voie.',
  canceledInAdvance: 'Veuillez ne plus rien virer. Si votre argent est déjà en route, nous vous le rendons.',
  canceledUnpaid: 'Il n’y a rien à payer.',
  waits: 'Nous emballons votre marchandise dès que votre paiement est arrivé.',
  payment: 'Paiement',
  byInvoice: 'sur facture, envoyée par e-mail et payable dans les {days} jours',
  nothingLeft: 'Il ne reste rien à payer.',
  transferNow: 'Veuillez effectuer le virement',
  transferText: 'La communication nous permet de retrouver votre commande.',
  transferCode: 'La page de votre commande contient un code pour votre app bancaire.',
  payInvoice: 'Veuillez payer cette facture',
  payInvoiceText: 'Indiquez le numéro de la facture comme communication.',
  toInvoice: 'Voir et imprimer la facture',
  items: 'Articles',
  itemsGross: 'Articles, montants TVA comprise',
  itemsNet: 'Articles, montants hors TVA',
  desired: 'Date souhaitée',
  expectedDays: 'Livraison prévue',
  register: 'Registre du commerce',
  version: '{name} (état au {day})',
  goodToKnow: 'Bon à savoir',
  number: 'Numéro de commande',
  orderedOn: 'Commandé le',
  invoiceNumber: 'Numéro de facture',
  deliveryNoteNumber: 'Bulletin de livraison',
  tracking: 'Numéro d’envoi {carrier}',
  follow: 'Suivre l’envoi',
  deliverTo: 'Livraison à',
  expected: 'Prévue jusqu’au',
  goods: 'Marchandises hors TVA',
  discount: 'Rabais hors TVA',
  delivery: 'Livraison hors TVA',
  vat: 'TVA',
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

/** What stands between a label and its value: French has a space before it. */
export const colonOf = (locale: ShopLocale): string => (locale === 'fr-CH' ? '\u202f: ' : ': ')
