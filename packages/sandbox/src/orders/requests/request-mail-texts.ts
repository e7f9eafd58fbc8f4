import type { Translations } from '../../shop'

/** The figures of one quantity, formatted. */
interface PriceFigures {
  readonly quantity: string
  readonly unit: string
  readonly net: string
  readonly gross: string
}

const german = {
  subject: (number: string) => `Ihre Anfrage ${number} ist bei uns`,
  received: 'Guten Tag\n\nVielen Dank für Ihre Anfrage. Das haben Sie angefragt:',
  number: 'Nummer',
  box: 'Karton',
  size: 'Innenmaß',
  board: 'Wellpappe',
  print: 'Druck',
  quantities: 'Mengen',
  wishedDate: 'Gewünscht bis',
  remark: 'Bemerkung',
  files: 'Dateien',
  name: 'Name',
  company: 'Firma',
  email: 'E-Mail-Adresse',
  phone: 'Telefon',
  nextGuest: 'Wir rechnen nach und schicken Ihnen die Preise per E-Mail, meist binnen zwei Arbeitstagen.',
  nextBuyer: 'Wir rechnen nach, meist binnen zwei Arbeitstagen. Das Angebot finden Sie dann unter:',
  answerSubject: (number: string) => `Preise zu Ihrer Anfrage ${number}`,
  answer: 'Guten Tag\n\nHier sind die Preise zu Ihrer Anfrage, ohne Versand:',
  price: ({ quantity, unit, net, gross }: PriceFigures) =>
    `${quantity} Stück zu ${unit}: ${net} netto, ${gross} mit MwSt.`,
  validUntil: (day: string) =>
    `Die Preise gelten bis ${day}. Zum Bestellen antworten Sie einfach auf diese E-Mail.`,
  declineSubject: (number: string) => `Zu Ihrer Anfrage ${number}`,
  decline: 'Guten Tag\n\nDiesen Karton können wir leider nicht fertigen:',
}
export type RequestLabels = typeof german

const swiss: RequestLabels = {
  ...german,
  price: ({ quantity, unit, net, gross }) => `${quantity} Stück zu ${unit}: ${net} netto, ${gross} mit MWST`,
  size: 'Innenmass',
  nextBuyer: 'Wir rechnen nach, meist binnen zwei Arbeitstagen. Die Offerte finden Sie dann unter:',
}

const english: RequestLabels = {
  subject: (number) => `We have your request ${number}`,
  received: 'Hello,\n\nThank you for your request. This is what you asked for:',
  number: 'Number',
  box: 'Box',
  size: 'Inner size',
  board: 'Board',
  print: 'Print',
  quantities: 'Quantities',
  wishedDate: 'Wanted by',
  remark: 'Remark',
  files: 'Files',
  name: 'Name',
  company: 'Company',
  email: 'E-mail address',
  phone: 'Phone',
  nextGuest: 'We work out the prices and send them to you by e-mail, usually within two working days.',
  nextBuyer: 'We work out the prices, usually within two working days. You will then find the offer here:',
  answerSubject: (number) => `Prices for your request ${number}`,
  answer: 'Hello,\n\nHere are the prices for your request, without shipping:',
  price: ({ quantity, unit, net, gross }) =>
    `${quantity} pieces at ${unit}: ${net} net, ${gross} including VAT`,
  validUntil: (day) => `The prices hold until ${day}. To order, simply reply to this e-mail.`,
  declineSubject: (number) => `About your request ${number}`,
  decline: 'Hello,\n\nUnfortunately we cannot make this box:',
}

const french: RequestLabels = {
  subject: (number) => `Nous avons bien reçu votre demande ${number}`,
  received: 'Bonjour,\n\nMerci de votre demande. En voici le contenu\u202f:',
  number: 'Numéro',
  box: 'Carton',
  size: 'Dimensions intérieures',
  board: 'Carton ondulé',
  print: 'Impression',
  quantities: 'Quantités',
  wishedDate: 'Souhaité d’ici au',
  remark: 'Remarque',
  files: 'Fichiers',
  name: 'Nom',
  company: 'Entreprise',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  nextGuest: 'Nous calculons les prix et vous les envoyons par e-mail, en général sous deux jours ouvrables.',
  nextBuyer:
    'Nous calculons les prix, en général sous deux jours ouvrables. Vous trouverez alors l’offre ici\u202f:',
  answerSubject: (number) => `Prix pour votre demande ${number}`,
  answer: 'Bonjour,\n\nVoici les prix pour votre demande, hors livraison\u202f:',
  price: ({ quantity, unit, net, gross }) =>
    `${quantity} pièces à ${unit}\u202f: ${net} hors TVA, ${gross} TVA comprise`,
  validUntil: (day) =>
    `Ces prix sont valables jusqu’au ${day}. Pour commander, il suffit de répondre à cet e-mail.`,
  declineSubject: (number) => `Au sujet de votre demande ${number}`,
  decline: 'Bonjour,\n\nNous ne pouvons malheureusement pas fabriquer ce carton\u202f:',
}

/** The words of the mails about requests. */
export const requestLabels: Translations<RequestLabels> = {
  de: german,
  'de-CH': swiss,
  fr: french,
  en: english,
}
