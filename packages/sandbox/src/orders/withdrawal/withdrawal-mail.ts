import type { SandboxContext } from '../../calls/sandbox-context'
import { insertMail } from '../../mails/mail-repository'
import { toPlainText } from '../../mails/plain-text'
import { type Shop, type ShopLocale, translate } from '../../shop'
import type { WithdrawalRecord } from '../records/withdrawal-repository'

const german = {
  subject: (orderNumber: string) => `Eingangsbestätigung Ihres Widerrufs zur Bestellung ${orderNumber}`,
  received: 'Wir haben Ihren Widerruf erhalten. Das haben Sie erklärt:',
  id: 'Vorgangsnummer',
  at: 'Eingegangen am',
  name: 'Name',
  order: 'Bestellnummer',
  email: 'E-Mail-Adresse',
  goods: 'Widerrufen',
  whole: 'Die gesamte Bestellung',
  /** Where the goods go. */
  back: (address: string, id: string) =>
    `Senden Sie die Ware, die Sie schon haben, binnen 14 Tagen an: ${address}. Schreiben Sie die Nummer ${id} auf das Paket.`,
  /** Follows a receipt that does not repeat everything. It does not reveal whether the order exists. */
  note: 'Ihre Erklärung liegt uns im vollen Wortlaut vor. Wir prüfen, zu welcher Bestellung sie gehört, und melden uns.',
}
type Labels = typeof german

const english: Labels = {
  subject: (orderNumber) => `We received your withdrawal from order ${orderNumber}`,
  received: 'We have received your withdrawal. This is what you declared:',
  id: 'Reference',
  at: 'Received on',
  name: 'Name',
  order: 'Order number',
  email: 'E-mail address',
  goods: 'Withdrawn from',
  whole: 'The whole order',
  back: (address, id) =>
    `Send the goods that you have already got back within 14 days to: ${address}. Write the number ${id} on the parcel.`,
  note: 'We have your declaration word for word. We will check which order it belongs to and get back to you.',
}
const french: Labels = {
  subject: (orderNumber) => `Accusé de réception de votre rétractation, commande ${orderNumber}`,
  received: 'Nous avons reçu votre rétractation. Voici votre déclaration\u202f:',
  id: 'Référence',
  at: 'Reçue le',
  name: 'Nom',
  order: 'Numéro de commande',
  email: 'Adresse e-mail',
  goods: 'Objet de la rétractation',
  whole: 'Toute la commande',
  back: (address, id) =>
    `Renvoyez les marchandises que vous avez déjà dans les 14 jours à\u202f: ${address}. Inscrivez le numéro ${id} sur le colis.`,
  note: 'Nous avons votre déclaration mot pour mot. Nous vérifions de quelle commande il s’agit et vous recontactons.',
}

/** Where the shop receives declarations. */
const shopAddresses: Readonly<Record<Shop, string>> = {
  CH: 'hallo@cartonnage.example',
  DE: 'kontakt@cartonnage.example',
}

/** How much of a declaration its receipt repeats. */
interface ReceiptScope {
  readonly locale: ShopLocale
  /** Whether the order has the e-mail address of the declaration. */
  readonly isToBuyer: boolean
  /** Whether it is that of the account: as a guest, anybody may have ordered with it. */
  readonly isToAccount: boolean
  /** The order's items as the form shows them to its buyer; empty for everyone else. */
  readonly formLines: readonly string[]
}

/**
 * Sends two mails to the mail box: the receipt with date and time, and the shop's copy of the whole declaration. To a guest
 * the receipt repeats it without links, and to an address that the order does not have only what cannot be misused.
 */
export function sendWithdrawalMails(
  { db, options }: SandboxContext,
  withdrawal: WithdrawalRecord,
  scope: ReceiptScope,
): void {
  const { locale, isToBuyer } = scope
  const labels = translate({ de: german, fr: french, en: english }, locale)
  const repeated = repeatedPart(withdrawal, scope)
  const address = options.returnAddresses?.[withdrawal.shop]
  insertMail(db, {
    to: withdrawal.email,
    subject: labels.subject(repeated.orderReferenceNumber),
    text: [
      labels.received,
      '',
      ...listAttributes(repeated, { labels, locale }),
      ...(isToBuyer ? [] : ['', labels.note]),
      ...(address === undefined ? [] : ['', labels.back(address, withdrawal.id)]),
    ].join('\n'),
    createdAt: withdrawal.receivedAt,
  })
  insertMail(db, shopCopy(withdrawal))
}

function repeatedPart(withdrawal: WithdrawalRecord, scope: ReceiptScope): WithdrawalRecord {
  if (!scope.isToBuyer) return toSafeReceipt(withdrawal, scope.formLines)
  return scope.isToAccount ? withdrawal : toPlainReceipt(withdrawal)
}

/** As much as a line of a declaration has. */
const longestLine = 500

/** Everything, because a consumer has to get it, but nothing that a mail program makes a link. */
const toPlainReceipt = (withdrawal: WithdrawalRecord): WithdrawalRecord => ({
  ...withdrawal,
  name: toPlainText(withdrawal.name, longestLine),
  lines: withdrawal.lines.map((line) => toPlainText(line, longestLine)),
})

/** Free text becomes plain text, and the free lines a single one; lines of the form itself stay. */
function toSafeReceipt(withdrawal: WithdrawalRecord, formLines: readonly string[]): WithdrawalRecord {
  const { name, orderReferenceNumber, lines } = withdrawal
  const listed = lines.filter((line) => formLines.includes(line))
  const written = lines.filter((line) => !formLines.includes(line))
  return {
    ...withdrawal,
    name: toPlainText(name),
    // Already the recipient of the mail, and not safe to repeat.
    email: '',
    orderReferenceNumber: toPlainText(orderReferenceNumber),
    lines: written.length === 0 ? listed : [...listed, toPlainText(written.join(' / '))],
  }
}

/** In German, for the shop's staff, and without free text in the subject. */
const shopCopy = (withdrawal: WithdrawalRecord) => ({
  to: shopAddresses[withdrawal.shop],
  subject: `Widerruf ${withdrawal.id}`,
  text: [
    ...listAttributes(withdrawal, { labels: german, locale: 'de' }),
    '',
    withdrawal.isOrderKnown ? 'Die Bestellung ist bekannt.' : 'Zu dieser Nummer gibt es keine Bestellung.',
  ].join('\n'),
  createdAt: withdrawal.receivedAt,
})

function listAttributes(
  { id, name, orderReferenceNumber, email, lines, receivedAt }: WithdrawalRecord,
  { labels, locale }: { readonly labels: Labels; readonly locale: ShopLocale },
): readonly string[] {
  const moment = new Intl.DateTimeFormat(locale, {
    timeZone: 'Europe/Berlin',
    dateStyle: 'long',
    timeStyle: 'long',
  }).format(receivedAt)
  return [
    `${labels.id}: ${id}`,
    `${labels.at}: ${moment}`,
    `${labels.name}: ${name}`,
    `${labels.order}: ${orderReferenceNumber}`,
    ...(email === '' ? [] : [`${labels.email}: ${email}`]),
    ...(lines.length === 0
      ? [`${labels.goods}: ${labels.whole}`]
      : [`${labels.goods}:`, ...lines.map((line) => `- ${line}`)]),
  ]
}
