import { ShopError } from '../../errors/errors'
import { getPrimaryLanguage } from '../locale/locale'
import { toHttpUrl, type ShopType } from '../region/shop-type'
import { readText } from '../text'
import { resolveMenuLink, type LinkedMenuItem, type MenuLink, type MenuLocation } from './menu-link'

/** The keys of the link columns in their order, to the letter as the server sends them [2.10-2]. */
export const footerColumns = ['Inspiration & Know-Kow', 'Customer Info', 'Legal'] as const
export type FooterColumn = (typeof footerColumns)[number]

/** An item of the footer [3.navigation-and-footer-2]. */
export interface FooterItem extends LinkedMenuItem {
  readonly label: string | null
  /** `NavigationLinkSet.MasterLabel`. */
  readonly column: string | null
}

/** The columns that have items, at most three [9-19]; items of other columns and without a label are left out. */
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
  readonly kind: 'cookies'
}

/**
 * Where an item of the footer leads [2.10-4..8]: a target with '{cookies}' opens the consent settings; in external
 * links every '{lang}' becomes the primary language. `undefined` for text without a link.
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

/** A contact of the settings, trimmed; '.', with blanks or without, means none [2.10-3], [3.navigation-and-footer-3]. */
export function readContact(setting: unknown): string | undefined {
  const text = readText(setting)
  return text === '.' ? undefined : text || undefined
}

/**
 * The `mailto:` link of an address of the settings, without a leading 'Email:' in any case, blanks after it and
 * invisible characters [3.navigation-and-footer-5], [2.10-11]. `undefined` when there is nothing on one side of an @.
 */
export function emailHref(email: unknown): string | undefined {
  const address = readText(email)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .replace(/^email:\s*/i, '')
  return /\S@\S/.test(address) ? `mailto:${encodeURI(address)}` : undefined
}

/**
 * Whose items the server is asked for at a page's absolute URL: the drafts in the site editor, else the live ones
 * [2.10-9], [4.footer-1]. Throws `INVALID_URL`.
 */
export function publishedState(url: string): 'Draft' | 'Live' {
  return toHttpUrl(url).searchParams.get('app') === 'commeditor' ? 'Draft' : 'Live'
}

/** The copyright line [1-20], [2.10-19]. Throws `INVALID_OPTION` for what is no year or no company. */
export function copyrightLine(company: string, year: number): string {
  const name = company.trim()
  if (name !== '' && Number.isSafeInteger(year)) return `© ${year} ${name} HOLDING AG`
  throw new ShopError('INVALID_OPTION', 'copyright line: a company and a year are needed')
}

/** A payment or delivery service that the footer shows. */
export type TrustBadge =
  'dhl' | 'paypal' | 'visa' | 'mastercard' | 'sepa' | 'applePay' | 'ideal' | 'twint' | 'swissPost'

/** A way to pay or a carrier; what has no badge of its own, such as paying by invoice, is shown by none. */
export type PaymentOrCarrier = TrustBadge | 'invoice'

/** The largest set of each shop in its order [2.10-13], [2.10-14]. */
export const trustBadges: Readonly<Record<ShopType, readonly TrustBadge[]>> = {
  CH: ['twint', 'swissPost', 'visa', 'mastercard', 'applePay'],
  DE: ['dhl', 'paypal', 'visa', 'mastercard', 'sepa', 'applePay', 'ideal'],
}

/** The badges of a shop: of its set, those that it offers to pay with or ships with. */
export const shownBadges = (shop: ShopType, offered: readonly PaymentOrCarrier[]): readonly TrustBadge[] =>
  trustBadges[shop].filter((badge) => offered.includes(badge))

/** How often, and how many ms apart, titles of the consent banner are taken out of the page [2.10-20], [9-20]. */
export const consentTitleRemoval = { times: 10, intervalMs: 500 } as const
