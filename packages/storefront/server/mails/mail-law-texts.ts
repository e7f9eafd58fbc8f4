import { findOrderTerms } from '../../src/shared/order/order-terms'
import { fillOffers, readServiceText, readTermsText } from '../../src/pages/service/service-text'
import { readTextBlocks } from '../../src/pages/service/text-blocks'
import type { TextBlock, TextPart } from '../../src/pages/service/text-blocks'
import { hasWithdrawalRight } from '../../src/shell/has-withdrawal-right'
import { paths } from '../../src/shell/paths'
import { findServicePage } from '../../src/shell/service-pages'
import { mailI18n } from './mail-i18n'
import type { MailInput, MailLawText } from './mail'
import { pageUrl } from './page-url'

export const mayWithdraw = ({ shop, isBusiness }: Pick<MailInput, 'shop' | 'isBusiness'>): boolean =>
  hasWithdrawalRight(shop, isBusiness ? 'business' : 'private')

/**
 * The right of withdrawal with its form, in the confirmation for consumers: the law wants it on something that they keep,
 * and a link to a page is nothing to keep.
 */
export function withdrawalText(mail: MailInput): MailLawText | null {
  const { shop, locale } = mail
  if (!isConfirmation(mail) || !mayWithdraw(mail)) return null
  const url = pageUrl(mail, paths.withdrawal()) ?? mailI18n(locale).getFixedT(locale, 'service')('withdraw')
  const text = readServiceText({ slug: 'withdrawal', shop }, { find: finder(mail) })
  return toLawText(mail, 'withdrawal', {
    text: text.replaceAll('{{withdrawalUrl}}', url),
    version: findServicePage(shop, 'withdrawal')?.version ?? '',
  })
}

/** The terms as they were when the order was placed, which its confirmation has to bring along. */
export function termsText(mail: MailInput): MailLawText | null {
  const { shop, locale, order } = mail
  const version = findOrderTerms(order, shop)?.version ?? findServicePage(shop, 'terms')?.version
  if (!isConfirmation(mail) || version === undefined) return null
  const text = readTermsText({ shop, version }, { find: finder(mail) })
  return toLawText(mail, 'terms', { text: fillOffers(text, { shop, locale }), version })
}

const isConfirmation = ({ kind, isCopy }: MailInput): boolean => kind === 'received' && !isCopy

const finder =
  ({ locale }: MailInput) =>
  (namespace: string, key: string): unknown =>
    mailI18n(locale).getResource(locale, namespace, key)

function toLawText(
  mail: MailInput,
  slug: 'terms' | 'withdrawal',
  { text, version }: { readonly text: string; readonly version: string },
): MailLawText {
  const heading = mailI18n(mail.locale).getFixedT(mail.locale, 'common')(`service.${slug}`)
  return { heading, version, blocks: readTextBlocks(text).map((block) => withAddresses(block, mail)) }
}

/** With whole addresses instead of the shop's paths; words where they are not known. */
function withAddresses(block: TextBlock, mail: MailInput): TextBlock {
  const toPart = (part: TextPart): TextPart => {
    if (part.kind !== 'page') return part
    const href = pageUrl(mail, part.href)
    return href === null ? { kind: 'text', text: part.text } : { ...part, href }
  }
  if (block.kind === 'paragraph') return { ...block, parts: block.parts.map(toPart) }
  if (block.kind === 'list') return { ...block, items: block.items.map((parts) => parts.map(toPart)) }
  return block
}
