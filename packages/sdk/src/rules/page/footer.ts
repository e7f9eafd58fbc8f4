import { ShopError } from '../../errors/errors'
import { getPrimaryLanguage } from '../locale/locale'
import { toHttpUrl, type ShopType } from '../region/shop-type'
import { readText } from '../text'
import { resolveMenuLink, type LinkedMenuItem, type MenuLink, type MenuLocation } from './menu-link'

/** The keys of the link columns in display order, spelled (and misspelled) exactly as the server sends them. */
export const footerColumns = ['Inspiration & Know-Kow', 'Customer Info', 'Legal'] as const

/** The key of a link column; not a label to display. */
export type FooterColumn = (typeof footerColumns)[number]

/** A footer item as the server sends it. */
export interface FooterItem extends LinkedMenuItem {
  /** Text of the link; items without one are not shown. */
  readonly label: string | null
  /** `NavigationLinkSet.MasterLabel`; null or unknown columns are not shown. */
  readonly column: string | null
}

/** The columns that have items, at most three. Items in unknown columns or without a label are dropped. */
export function groupFooterItems<Item extends Pick<FooterItem, 'label' | 'column'>>(
  items: readonly Item[],
): readonly { readonly column: FooterColumn; readonly items: readonly Item[] }[] {
  return footerColumns
    .map((column) => ({
      column,
      items: items.filter((item) => item.column === column && !!item.label?.trim()),
    }))
    .filter((group) => group.items.length > 0)
}

/** Opens the consent settings instead of a page. */
export interface CookieSettingsLink {
  /** Distinguishes it from a {@link MenuLink}. */
  readonly kind: 'cookies'
}

/**
 * Where a footer item leads: a target with '{cookies}' opens the consent settings; in external links every '{lang}'
 * becomes the primary language. `undefined` for text without a link.
 */
export function resolveFooterItem(
  item: LinkedMenuItem,
  { locale, ...location }: MenuLocation & { readonly locale: string },
): CookieSettingsLink | MenuLink | undefined {
  const { target, type } = item
  if (typeof target !== 'string') return undefined
  if (target.includes('{cookies}')) return { kind: 'cookies' }
  if (type !== 'ExternalLink') return resolveMenuLink(item, location)
  return resolveMenuLink({ type, target: target.split('{lang}').join(getPrimaryLanguage(locale)) }, location)
}

/**
 * A contact from the settings, trimmed; `undefined` for a blank text and for '.', which the settings use for none.
 */
export function readContact(setting: unknown): string | undefined {
  const text = readText(setting)
  return text === '.' ? undefined : text || undefined
}

/**
 * The `mailto:` link for an address from the settings, without a leading 'Email:' (any case) and invisible
 * characters. `undefined` unless there is text on both sides of an @.
 */
export function emailHref(email: unknown): string | undefined {
  const address = readText(email)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .replace(/^email:\s*/i, '')
  return /\S@\S/.test(address) ? `mailto:${encodeURI(address)}` : undefined
}

/**
 * Which items to request for a page, by its absolute URL: drafts in the site editor, otherwise live ones. Throws
 * `INVALID_URL`.
 */
export function publishedState(url: string): 'Draft' | 'Live' {
  return toHttpUrl(url).searchParams.get('app') === 'commeditor' ? 'Draft' : 'Live'
}

/** The copyright line. Throws `INVALID_OPTION` for a blank company or a year that is not a whole number. */
export function copyrightLine(company: string, year: number): string {
  const name = company.trim()
  if (name !== '' && Number.isSafeInteger(year)) return `© ${year} ${name} HOLDING AG`
  throw new ShopError('INVALID_OPTION', 'copyright line: a company and a year are needed')
}

/** A payment or delivery service that the footer shows. */
export type TrustBadge =
  | 'dhl'
  | 'paypal'
  | 'visa'
  | 'mastercard'
  | 'sepa'
  | 'applePay'
  | 'ideal'
  | 'twint'
  | 'swissPost'

/** A payment method or a carrier; some, such as paying by invoice, have no badge. */
export type PaymentOrCarrier = TrustBadge | 'invoice'

/** The badges that each shop may show, in display order. */
export const trustBadges: Readonly<Record<ShopType, readonly TrustBadge[]>> = {
  CH: ['twint', 'swissPost', 'visa', 'mastercard', 'applePay'],
  DE: ['dhl', 'paypal', 'visa', 'mastercard', 'sepa', 'applePay', 'ideal'],
}

/** The badges of a shop, limited to the services that it offers. */
export const visibleBadges = (shop: ShopType, offered: readonly PaymentOrCarrier[]): readonly TrustBadge[] =>
  trustBadges[shop].filter((badge) => offered.includes(badge))

/** How titles of the consent banner are removed from the page. */
export const consentTitleRemoval = {
  /** Number of attempts. */
  times: 10,
  /** Between attempts, in ms. */
  intervalMs: 500,
} as const
