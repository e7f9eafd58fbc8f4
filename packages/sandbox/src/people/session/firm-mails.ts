import type { SandboxContext } from '../../calls/sandbox-context'
import { insertMail } from '../../mails/mail-repository'
import { toPlainText } from '../../mails/plain-text'
import { type ShopLocale, translate, type Translations } from '../../shop'
import { findAccount } from './buyer-repository'
import { findFirmBuyer } from './firm-repository'
import { mailLocale } from './mail-code-mails'

interface FirmMail {
  readonly subject: string
  readonly text: string
}

/** What a firm is told: that it is being checked, and how that ended. */
export type FirmNews = 'received' | 'released' | 'refused'

const german: Record<FirmNews, FirmMail> = {
  received: {
    subject: 'Ihr Konto ist eröffnet, Ihre Firma wird geprüft',
    text: 'Danke für Ihre Anmeldung für {{firm}}. Wir prüfen Ihre Angaben innerhalb eines Werktags. Bis dahin bestellen Sie zu den Bedingungen für Privatkunden und zahlen sofort oder im Voraus. Danach sehen Sie Nettopreise und können auf Rechnung zahlen. Wir schreiben Ihnen, sobald es so weit ist.',
  },
  released: {
    subject: 'Ihr Geschäftskonto ist freigeschaltet',
    text: 'Wir haben {{firm}} geprüft. Ab sofort sehen Sie Nettopreise und können auf Rechnung zahlen. Sind Sie angemeldet? Dann laden Sie die Seite neu.',
  },
  refused: {
    subject: 'Ihr Konto bleibt ein Privatkonto',
    text: 'Wir konnten {{firm}} mit den angegebenen Daten nicht bestätigen. Ihr Konto bleibt bestehen, als Konto für Privatkunden. Ist etwas falsch angekommen? Dann schreiben Sie uns.',
  },
}

const texts: Translations<Record<FirmNews, FirmMail>> = {
  de: german,
  fr: {
    received: {
      subject: 'Votre compte est ouvert, votre entreprise est en cours de vérification',
      text: 'Merci pour votre inscription au nom de {{firm}}. Nous vérifions vos données dans un délai d’un jour ouvrable. D’ici là, vous commandez aux conditions des clients privés et payez tout de suite ou à l’avance. Ensuite, vous verrez les prix hors TVA et pourrez payer sur facture. Nous vous écrirons dès que ce sera fait.',
    },
    released: {
      subject: 'Votre compte professionnel est activé',
      text: 'Nous avons vérifié {{firm}}. Vous voyez dès maintenant les prix hors TVA et pouvez payer sur facture. Vous êtes connecté\u00a0? Rechargez la page.',
    },
    refused: {
      subject: 'Votre compte reste un compte privé',
      text: 'Nous n’avons pas pu confirmer {{firm}} avec les données indiquées. Votre compte demeure, comme compte de client privé. Une donnée est erronée\u00a0? Écrivez-nous.',
    },
  },
  en: {
    received: {
      subject: 'Your account is open, your company is being checked',
      text: 'Thank you for registering {{firm}}. We check your details within one business day. Until then you order on the terms for private customers and pay at once or in advance. After that you see net prices and can pay by invoice. We will write to you when it is done.',
    },
    released: {
      subject: 'Your business account is active',
      text: 'We have checked {{firm}}. From now on you see net prices and can pay by invoice. Are you signed in? Then reload the page.',
    },
    refused: {
      subject: 'Your account stays a private one',
      text: 'We could not confirm {{firm}} with the details given. Your account stays open, as one for private customers. Did something go wrong? Then write to us.',
    },
  },
}

/** Whom the news are for: the buyer of an account, in a language unless they have chosen one. */
interface FirmRecipient {
  readonly accountId: string
  readonly locale: ShopLocale
}

/** Mails a firm how far its check is. Its name goes without links, because anybody can have typed it. */
export function mailFirm(
  context: SandboxContext,
  { accountId, locale }: FirmRecipient,
  news: FirmNews,
): void {
  const { db, clock } = context
  const [account, found] = [findAccount(db, accountId), findFirmBuyer(db, accountId)]
  if (account === undefined || found === undefined) return
  const { subject, text } = translate(texts, mailLocale(context, { ...found, locale }))[news]
  const named = text.replace('{{firm}}', toPlainText(account.name))
  insertMail(db, { to: found.buyer.email, subject, text: named, createdAt: clock.now() })
}
