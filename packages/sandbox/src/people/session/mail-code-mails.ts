import type { Buyer } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { insertMail } from '../../mails/mail-repository'
import { readLocale, type ShopLocale, type Shop } from '../../shop'
import { findPreferences } from './buyer-repository'
import type { MailCode } from './mail-code-repository'
import { mailCodeTexts } from './mail-code-texts'

/** Whom a mail about an account goes to, and the language where the buyer has chosen none. */
export interface AccountMail {
  readonly buyer: Buyer
  readonly shop: Shop
  readonly locale: ShopLocale
}

/** The language that a buyer has chosen for mails, otherwise that of the call. */
export function mailLocale(
  { db }: Pick<SandboxContext, 'db'>,
  { buyer, shop, locale }: AccountMail,
): ShopLocale {
  const { language } = findPreferences(db, buyer.userId)
  return language === null ? locale : readLocale(language, shop)
}

/** Mails a code to the buyer. */
export function mailCode(context: SandboxContext, mail: AccountMail, { purpose, code }: MailCode): void {
  const { subject, lead, close } = mailCodeTexts(mailLocale(context, mail))[purpose]
  const text = `${lead}\n\n${code}\n\n${close}`
  insertMail(context.db, { to: mail.buyer.email, subject, text, createdAt: context.clock.now() })
}

/** Tells the buyer that password or address were changed; of the address the old one is told. */
export function mailChange(context: SandboxContext, mail: AccountMail, change: 'changed' | 'moved'): void {
  const { subject, text } = mailCodeTexts(mailLocale(context, mail))[change]
  insertMail(context.db, { to: mail.buyer.email, subject, text, createdAt: context.clock.now() })
}
