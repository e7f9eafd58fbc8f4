import { insertMail } from '../database/mail-repository'
import type { WithdrawalRecord } from '../database/withdrawal-repository'
import type { SandboxContext } from '../sandbox-context'
import type { ShopLocale } from '../shop'

interface Words {
  readonly subject: (orderNumber: string) => string
  readonly received: string
  readonly id: string
  readonly at: string
  readonly name: string
  readonly order: string
  readonly email: string
  readonly goods: string
  readonly whole: string
  readonly unmatched: string
}

const german: Words = {
  subject: (orderNumber) => `Eingangsbestätigung Ihres Widerrufs zur Bestellung ${orderNumber}`,
  received: 'Wir haben Ihren Widerruf erhalten. Das haben Sie erklärt:',
  id: 'Vorgangsnummer',
  at: 'Eingegangen am',
  name: 'Name',
  order: 'Bestellnummer',
  email: 'E-Mail-Adresse',
  goods: 'Widerrufen',
  whole: 'Die gesamte Bestellung',
  unmatched:
    'Zu dieser Nummer fanden wir keine Bestellung. Ihr Widerruf gilt trotzdem als eingegangen. Wir suchen die Bestellung und melden uns.',
}
const english: Words = {
  subject: (orderNumber) => `We received your withdrawal from order ${orderNumber}`,
  received: 'We have received your withdrawal. This is what you declared:',
  id: 'Reference',
  at: 'Received on',
  name: 'Name',
  order: 'Order number',
  email: 'E-mail address',
  goods: 'Withdrawn from',
  whole: 'The whole order',
  unmatched:
    'We found no order with this number. Your withdrawal counts as received all the same. We will look for the order and get back to you.',
}
const french: Words = {
  subject: (orderNumber) => `Accusé de réception de votre rétractation, commande ${orderNumber}`,
  received: 'Nous avons reçu votre rétractation. Voici votre déclaration\u202f:',
  id: 'Référence',
  at: 'Reçue le',
  name: 'Nom',
  order: 'Numéro de commande',
  email: 'Adresse e-mail',
  goods: 'Objet de la rétractation',
  whole: 'Toute la commande',
  unmatched:
    'Aucune commande ne porte ce numéro. Votre rétractation est reçue malgré tout. Nous cherchons la commande et vous recontactons.',
}
const words: Readonly<Record<ShopLocale, Words>> = {
  de: german,
  'de-CH': german,
  'en-US': english,
  'fr-CH': french,
}

/** Puts the receipt of a declaration into the mail box: what was declared, with date and time. */
export function sendWithdrawalReceipt(
  { db }: SandboxContext,
  withdrawal: WithdrawalRecord,
  locale: ShopLocale,
): void {
  const texts = words[locale]
  insertMail(db, {
    to: withdrawal.email,
    subject: texts.subject(withdrawal.orderReferenceNumber),
    text: receiptText(withdrawal, { texts, locale }),
    createdAt: withdrawal.receivedAt,
  })
}

function receiptText(
  { id, name, orderReferenceNumber, email, lines, receivedAt, isOrderKnown }: WithdrawalRecord,
  { texts, locale }: { readonly texts: Words; readonly locale: ShopLocale },
): string {
  const moment = new Intl.DateTimeFormat(locale, {
    timeZone: 'Europe/Berlin',
    dateStyle: 'long',
    timeStyle: 'long',
  }).format(receivedAt)
  return [
    texts.received,
    '',
    `${texts.id}: ${id}`,
    `${texts.at}: ${moment}`,
    `${texts.name}: ${name}`,
    `${texts.order}: ${orderReferenceNumber}`,
    `${texts.email}: ${email}`,
    ...(lines.length === 0
      ? [`${texts.goods}: ${texts.whole}`]
      : [`${texts.goods}:`, ...lines.map((line) => `- ${line}`)]),
    ...(isOrderKnown ? [] : ['', texts.unmatched]),
  ].join('\n')
}
