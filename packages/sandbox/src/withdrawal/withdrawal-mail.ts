import type { SandboxContext } from '../calls/sandbox-context'
import { insertMail } from '../mails/mail-repository'
import type { Shop, ShopLocale } from '../shop'
import type { WithdrawalRecord } from './withdrawal-repository'
import { toPlainText } from './withdrawal-text'

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
  /** Beside what is not repeated to the letter. It does not tell whether an order has the number. */
  readonly kept: string
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
  kept: 'Ihre Erklärung liegt uns im vollen Wortlaut vor. Wir prüfen, zu welcher Bestellung sie gehört, und melden uns.',
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
  kept: 'We have your declaration word for word. We will check which order it belongs to and get back to you.',
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
  kept: 'Nous avons votre déclaration mot pour mot. Nous vérifions de quelle commande il s’agit et vous recontactons.',
}
const words: Readonly<Record<ShopLocale, Words>> = {
  de: german,
  'de-CH': german,
  'en-US': english,
  'fr-CH': french,
}

/** Where the shop reads what was declared. */
const shopAddresses: Readonly<Record<Shop, string>> = {
  CH: 'hallo@cartonnage.example',
  DE: 'kontakt@cartonnage.example',
}

/** What decides how much of a declaration its receipt repeats. */
export interface ReceiptScope {
  readonly locale: ShopLocale
  /** The order that was named has the address that was named. */
  readonly isToBuyer: boolean
  /** Goods of the order as the form shows them to its buyer; empty for everybody else. */
  readonly formLines: readonly string[]
}

/**
 * Puts two mails into the mail box: the receipt with date and time, and the shop's copy of the whole declaration. To an
 * address that the order does not have the receipt repeats only what no stranger can misuse.
 */
export function sendWithdrawalMails(
  { db }: SandboxContext,
  withdrawal: WithdrawalRecord,
  { locale, isToBuyer, formLines }: ReceiptScope,
): void {
  const texts = words[locale]
  const repeated = isToBuyer ? withdrawal : toRepeatable(withdrawal, formLines)
  insertMail(db, {
    to: withdrawal.email,
    subject: texts.subject(repeated.orderReferenceNumber),
    text: [
      ...[texts.received, '', ...listAttributes(repeated, { texts, locale })],
      ...(isToBuyer ? [] : ['', texts.kept]),
    ].join('\n'),
    createdAt: withdrawal.receivedAt,
  })
  insertMail(db, shopCopy(withdrawal))
}

/** A stranger's words are plain, and those about goods one text; what the form itself wrote stays. */
function toRepeatable(withdrawal: WithdrawalRecord, formLines: readonly string[]): WithdrawalRecord {
  const { name, orderReferenceNumber, lines } = withdrawal
  const existing = lines.filter((line) => formLines.includes(line))
  const written = lines.filter((line) => !formLines.includes(line))
  return {
    ...withdrawal,
    name: toPlainText(name),
    // It stands above the mail, and need not be one that nobody could misuse.
    email: '',
    orderReferenceNumber: toPlainText(orderReferenceNumber),
    lines: written.length === 0 ? existing : [...existing, toPlainText(written.join(' / '))],
  }
}

/** The shop's own people read German. Nothing of a stranger's stands in the subject. */
const shopCopy = (withdrawal: WithdrawalRecord) => ({
  to: shopAddresses[withdrawal.shop],
  subject: `Widerruf ${withdrawal.id}`,
  text: [
    ...listAttributes(withdrawal, { texts: german, locale: 'de' }),
    '',
    withdrawal.isOrderKnown ? 'Die Bestellung ist bekannt.' : 'Zu dieser Nummer gibt es keine Bestellung.',
  ].join('\n'),
  createdAt: withdrawal.receivedAt,
})

function listAttributes(
  { id, name, orderReferenceNumber, email, lines, receivedAt }: WithdrawalRecord,
  { texts, locale }: { readonly texts: Words; readonly locale: ShopLocale },
): readonly string[] {
  const moment = new Intl.DateTimeFormat(locale, {
    timeZone: 'Europe/Berlin',
    dateStyle: 'long',
    timeStyle: 'long',
  }).format(receivedAt)
  return [
    `${texts.id}: ${id}`,
    `${texts.at}: ${moment}`,
    `${texts.name}: ${name}`,
    `${texts.order}: ${orderReferenceNumber}`,
    ...(email === '' ? [] : [`${texts.email}: ${email}`]),
    ...(lines.length === 0
      ? [`${texts.goods}: ${texts.whole}`]
      : [`${texts.goods}:`, ...lines.map((line) => `- ${line}`)]),
  ]
}
