import type { ShopLocale } from '@cartonnage/sdk/rules'
import { toFrenchTypography, toSwissGerman } from '../../src/i18n/text-table'
import type { TextTable } from '../../src/i18n/text-table'

/** What has happened: the title of the whole order, that of one of several deliveries, and the first sentences. */
const english = {
  copy: {
    title: 'Copy of the confirmation of an order',
    lead: 'Whoever ordered wanted you to have this copy. You need not do anything.',
  },
  received: { title: 'Confirmation of your order', lead: 'Thank you for your order, which we confirm.' },
  paid: {
    title: 'Your payment has arrived',
    lead: 'Thank you, your payment is here. We are packing your goods now.',
  },
  packed: {
    title: 'Your order is packed',
    part: 'Delivery {part} of {count} is packed',
    lead: 'It goes out next.',
  },
  toPickUp: {
    title: 'Your order is packed',
    part: 'Delivery {part} of {count} is packed',
    lead: 'We write to you as soon as you can pick it up.',
  },
  sent: {
    title: 'Your order is on its way',
    part: 'Delivery {part} of {count} is on its way',
    lead: 'The carrier has it now.',
  },
  ready: {
    title: 'Your order is ready for pick-up',
    part: 'Delivery {part} of {count} is ready for pick-up',
    lead: 'You can pick it up now. Please tell us the number of your order.',
  },
  delivered: {
    title: 'Your order has arrived',
    part: 'Delivery {part} of {count} has arrived',
    lead: 'It was delivered. If anything is wrong with it, please tell us.',
  },
  pickedUp: {
    title: 'You have picked up your order',
    part: 'You have picked up delivery {part} of {count}',
    lead: 'If anything is wrong with it, please tell us.',
  },
  invoiced: { title: 'Invoice {invoice}', lead: 'This is the invoice for your order.' },
  canceled: { title: 'Your order is canceled', lead: 'We have canceled your order.' },
}

type MailEvents = typeof english

const german: MailEvents = {
  copy: {
    title: 'Kopie einer Bestellbestätigung',
    lead: 'Wer bestellt hat, wollte Ihnen diese Kopie senden. Sie müssen nichts tun.',
  },
  received: {
    title: 'Bestätigung Ihrer Bestellung',
    lead: 'Vielen Dank für Ihre Bestellung, die wir hiermit bestätigen.',
  },
  paid: {
    title: 'Ihre Zahlung ist eingegangen',
    lead: 'Vielen Dank, Ihre Zahlung ist da. Wir packen jetzt Ihre Ware.',
  },
  packed: {
    title: 'Ihre Bestellung ist verpackt',
    part: 'Lieferung {part} von {count} ist verpackt',
    lead: 'Als Nächstes geht sie auf den Weg.',
  },
  toPickUp: {
    title: 'Ihre Bestellung ist verpackt',
    part: 'Lieferung {part} von {count} ist verpackt',
    lead: 'Wir schreiben Ihnen, sobald Sie sie abholen können.',
  },
  sent: {
    title: 'Ihre Bestellung ist unterwegs',
    part: 'Lieferung {part} von {count} ist unterwegs',
    lead: 'Wir haben sie dem Versanddienst übergeben.',
  },
  ready: {
    title: 'Ihre Bestellung ist abholbereit',
    part: 'Lieferung {part} von {count} ist abholbereit',
    lead: 'Sie können sie jetzt abholen. Nennen Sie dabei die Bestellnummer.',
  },
  delivered: {
    title: 'Ihre Bestellung ist da',
    part: 'Lieferung {part} von {count} ist da',
    lead: 'Sie wurde zugestellt. Stimmt etwas damit nicht, sagen Sie es uns bitte.',
  },
  pickedUp: {
    title: 'Sie haben Ihre Bestellung abgeholt',
    part: 'Sie haben Lieferung {part} von {count} abgeholt',
    lead: 'Stimmt etwas damit nicht, sagen Sie es uns bitte.',
  },
  invoiced: { title: 'Rechnung {invoice}', lead: 'Das ist die Rechnung zu Ihrer Bestellung.' },
  canceled: { title: 'Ihre Bestellung ist storniert', lead: 'Wir haben Ihre Bestellung storniert.' },
}

const french: MailEvents = {
  copy: {
    title: 'Copie d’une confirmation de commande',
    lead: 'La personne qui a commandé souhaitait vous envoyer cette copie. Vous n’avez rien à faire.',
  },
  received: {
    title: 'Confirmation de votre commande',
    lead: 'Merci de votre commande. Nous vous la confirmons.',
  },
  paid: {
    title: 'Votre paiement est arrivé',
    lead: 'Merci, votre paiement est arrivé. Nous emballons votre marchandise.',
  },
  packed: {
    title: 'Votre commande est emballée',
    part: 'La livraison {part} sur {count} est emballée',
    lead: 'Elle partira bientôt.',
  },
  toPickUp: {
    title: 'Votre commande est emballée',
    part: 'La livraison {part} sur {count} est emballée',
    lead: 'Nous vous écrirons dès que vous pourrez la retirer.',
  },
  sent: {
    title: 'Votre commande est en route',
    part: 'La livraison {part} sur {count} est en route',
    lead: 'Nous l’avons remise au transporteur.',
  },
  ready: {
    title: 'Votre commande est prête à être retirée',
    part: 'La livraison {part} sur {count} est prête à être retirée',
    lead: 'Vous pouvez la retirer. Indiquez le numéro de commande.',
  },
  delivered: {
    title: 'Votre commande est arrivée',
    part: 'La livraison {part} sur {count} est arrivée',
    lead: 'Elle a été livrée. Si quelque chose ne va pas, dites-le-nous.',
  },
  pickedUp: {
    title: 'Vous avez retiré votre commande',
    part: 'Vous avez retiré la livraison {part} sur {count}',
    lead: 'Si quelque chose ne va pas, dites-le-nous.',
  },
  invoiced: { title: 'Facture {invoice}', lead: 'Voici la facture de votre commande.' },
  canceled: { title: 'Votre commande est annulée', lead: 'Nous avons annulé votre commande.' },
}

// a table of texts keeps its form
const keepForm = (change: (texts: TextTable) => TextTable, texts: MailEvents) => change(texts) as MailEvents

/** The events that mails tell of, in each language of the shops. `{part}`, `{count}` and `{invoice}` are filled in. */
export const mailEvents: Readonly<Record<ShopLocale, MailEvents>> = {
  'en-US': english,
  de: german,
  'de-CH': keepForm(toSwissGerman, german),
  'fr-CH': keepForm(toFrenchTypography, french),
}
