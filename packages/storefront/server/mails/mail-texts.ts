import type { ShopLocale } from '@cartonnage/sdk/rules'
import { toFrenchTypography, toSwissGerman } from '../../src/i18n/text-table'
import type { TextTable } from '../../src/i18n/text-table'

/** What the mails about orders say of all events. `{buyer}`, `{days}` and the like are filled in. */
const english = {
  eachDelivery: 'Each delivery gets an e-mail of its own.',
  canceledPaid: 'We refund what you have paid to the same payment method.',
  canceledInAdvance:
    'Please do not transfer anything. If your transfer is on its way already, we will refund it.',
  canceledUnpaid: 'There is nothing to pay.',
  notPaid:
    'Your payment did not arrive. Please do not transfer anything now. If your transfer is on its way already, we will refund it. You are welcome to order again.',
  waits: 'We pack your goods once your payment has arrived.',
  payment: 'Payment',
  byInvoice: 'by invoice, which comes by e-mail and is due within {days} days',
  nothingLeft: 'Nothing is left to pay.',
  transferNow: 'Please transfer the money now',
  transferText: 'The message lets us match your payment to your order.',
  transferCode: 'The page of your order has a code for your banking app.',
  payInvoice: 'Please pay this invoice',
  payInvoiceText: 'Please give the number of the invoice as the message.',
  toInvoice: 'See and print the invoice',
  items: 'Items',
  each: '{price} each',
  itemsGross: 'Items, amounts incl. VAT',
  itemsNet: 'Items, amounts excl. VAT',
  desired: 'Requested delivery date',
  expectedDays: 'Expected',
  register: 'Commercial register',
  seat: 'Registered office',
  board: 'Board of directors',
  version: '{name} (as of {day})',
  goodToKnow: 'Good to know',
  attached: 'Attached to keep',
  number: 'Order number',
  orderedOn: 'Ordered on',
  invoiceNumber: 'Invoice number',
  deliveryNoteNumber: 'Delivery note',
  carrier: 'Carrier',
  tracking: 'Tracking number',
  follow: 'Track this delivery',
  deliverTo: 'Delivery to',
  pickUpAt: 'Pick-up at',
  expected: 'Expected by',
  readyBy: 'Expected to be ready by',
  goods: 'Goods excl. VAT',
  discount: 'Discount excl. VAT',
  delivery: 'Delivery excl. VAT',
  vat: 'VAT',
  total: 'Total incl. VAT',
  intraCommunity: 'VAT-exempt intra-Community supply. VAT ID of the buyer: {buyer}, of the seller: {seller}.',
  ownNumber: 'Your reference',
  costCentre: 'Cost center',
  remark: 'Remark',
  toOrder: 'See your order',
  lookUp: 'Look up your order',
  lookUpHow: 'You need the order number and the e-mail address of the order.',
  vatId: 'VAT ID',
}

type MailTexts = typeof english

const german: MailTexts = {
  eachDelivery: 'Zu jeder Lieferung bekommen Sie eine eigene E-Mail.',
  canceledPaid: 'Was Sie bezahlt haben, erstatten wir auf demselben Weg.',
  canceledInAdvance:
    'Bitte überweisen Sie nichts mehr. Ist Ihre Überweisung schon unterwegs, zahlen wir den Betrag zurück.',
  canceledUnpaid: 'Es ist nichts zu bezahlen.',
  notPaid:
    'Ihre Zahlung ist nicht eingegangen. Bitte überweisen Sie jetzt nichts mehr. Ist Ihre Überweisung schon unterwegs, zahlen wir den Betrag zurück. Sie können gern neu bestellen.',
  waits: 'Wir packen Ihre Ware nach Zahlungseingang.',
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
  each: 'je {price}',
  itemsGross: 'Artikel, Beträge inkl. MwSt.',
  itemsNet: 'Artikel, Beträge netto',
  desired: 'Wunschtermin',
  expectedDays: 'Voraussichtlich',
  register: 'Handelsregister',
  seat: 'Sitz der Gesellschaft',
  board: 'Verwaltungsrat',
  version: '{name} (Stand {day})',
  goodToKnow: 'Gut zu wissen',
  attached: 'Im Anhang zum Aufbewahren',
  number: 'Bestellnummer',
  orderedOn: 'Bestellt am',
  invoiceNumber: 'Rechnungsnummer',
  deliveryNoteNumber: 'Lieferschein',
  carrier: 'Versand mit',
  tracking: 'Sendungsnummer',
  follow: 'Sendung verfolgen',
  deliverTo: 'Lieferung an',
  pickUpAt: 'Abholung bei',
  expected: 'Voraussichtlich bis',
  readyBy: 'Voraussichtlich abholbereit bis',
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
  eachDelivery: 'Chaque livraison fait l’objet d’un e-mail.',
  canceledPaid: 'Ce que vous avez payé vous est remboursé par la même voie.',
  canceledInAdvance:
    'Veuillez ne plus rien virer. Si votre virement est déjà en route, nous vous le remboursons.',
  canceledUnpaid: 'Il n’y a rien à payer.',
  notPaid:
    'Votre paiement n’est pas arrivé. Veuillez ne plus rien virer maintenant. Si votre virement est déjà en route, nous vous le remboursons. Vous pouvez bien sûr commander à nouveau.',
  waits: 'Nous emballons votre marchandise dès réception du paiement.',
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
  each: '{price} l’unité',
  itemsGross: 'Articles, montants TVA comprise',
  itemsNet: 'Articles, montants hors TVA',
  desired: 'Date souhaitée',
  expectedDays: 'Livraison prévue',
  register: 'Registre du commerce',
  seat: 'Siège de la société',
  board: 'Conseil d’administration',
  version: '{name} (état au {day})',
  goodToKnow: 'Bon à savoir',
  attached: 'Ci-joint, à conserver',
  number: 'Numéro de commande',
  orderedOn: 'Commandé le',
  invoiceNumber: 'Numéro de facture',
  deliveryNoteNumber: 'Bulletin de livraison',
  carrier: 'Transporteur',
  tracking: 'Numéro d’envoi',
  follow: 'Suivre l’envoi',
  deliverTo: 'Livraison à',
  pickUpAt: 'Retrait chez',
  expected: 'Prévue d’ici au',
  readyBy: 'Prête d’ici au',
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
