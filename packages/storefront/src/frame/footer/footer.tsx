import { useShopClient } from '@cartonnage/react-hooks'
import { copyrightLine, isSafeUrl, readContact } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { paths } from '../../shell/paths'
import type { SocialNetworkKind } from '../../shell/shop-settings'
import { company, shopSettings, socialNetworks } from '../../shell/shop-settings'
import { useResourceUrl } from '../../shell/use-resource-url'
import { useShell } from '../../shell/use-shell'
import { Icon } from '../../components/icon'
import { NewWindowIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { Contacts } from './contacts'
import { footerEntries } from './footer-entries'
import styles from './footer.module.css'
import { LinkColumn } from './link-column'
import { NewTabLink } from './new-tab-link'
import { TrustBadges } from './trust-badges'

export interface FooterProps {
  /** Chooses country and language; without it there is a link to the company's website. */
  readonly picker?: ReactNode
  /** Settings of the page, next to the social networks. */
  readonly settings?: ReactNode
}

/** The footer of every page. */
export function Footer({ picker, settings }: FooterProps) {
  const { t } = useTranslation(['footer', 'header'])
  const { shop, locale } = useShopClient()
  const { origin, year, footer } = useShell()
  const columns = footerEntries(footer.items, { shop, locale, origin, basePath: useHref('/') })
  return (
    <footer className={styles.footer}>
      <div className="container">
        <div className={styles.columns}>
          <div className={styles.company}>
            <Link to={paths.home()} aria-label={t('header:logo')} className={styles.logo}>
              <FooterLogo />
            </Link>
            <Contacts />
            <WebsiteLink className={joinClasses(styles.button, styles.website)}>
              <span lang="en">{t('website')}</span>
            </WebsiteLink>
          </div>
          {columns.map((column) => (
            <LinkColumn key={column.column} {...column} />
          ))}
        </div>
      </div>
      <div className={styles.across}>
        <div className="container">
          <div className={styles.row}>
            <TrustBadges />
            <div className={styles.picker}>
              {picker ?? <WebsiteLink className={styles.button}>{t('companyWebsite')}</WebsiteLink>}
            </div>
          </div>
        </div>
      </div>
      <div className="container">
        <div className={styles.row}>
          <div className={styles.small}>
            <p>{copyrightLine(company, year)}</p>
            <p>{t('demo')}</p>
          </div>
          <div className={styles.end}>
            {settings}
            <SocialLinks />
          </div>
        </div>
      </div>
    </footer>
  )
}

const logoWidths = [200, 400, 800] as const

/** The white logo, 200 × 60, for screens of all densities. Decorative: the link around it has a name. */
function FooterLogo() {
  const resourceUrl = useResourceUrl()
  const source = (width: (typeof logoWidths)[number]) => resourceUrl(`/assets/images/logo-white-${width}.png`)
  return (
    <img
      src={source(200)}
      srcSet={logoWidths.map((width) => `${source(width)} ${width}w`).join(', ')}
      sizes="200px"
      width={200}
      height={60}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}

interface WebsiteLinkProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to the website that is configured for this shop; nothing without one. */
function WebsiteLink({ className, children }: WebsiteLinkProps) {
  const { origin } = useShell()
  const website = readContact(shopSettings[useShopClient().shop].website)
  if (website === undefined || !isSafeUrl(website, { origin, allow: 'http' })) return null
  return (
    <NewTabLink href={website} className={className}>
      {children}
      <NewWindowIcon size={17} />
    </NewTabLink>
  )
}

/** Our own line icons, in the style of the icon set. */
const socialIcons: Readonly<Record<SocialNetworkKind, string>> = {
  social: 'M15.5 3.5h-1.8a3 3 0 0 0-3 3V21h3v-8h2.3l.5-3h-2.8V7.5a1 1 0 0 1 1-1h1.3zM10.7 10H8.5v3h2.2',
  photos: 'M4 4h16v16H4zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M16.9 7.1v.1',
  professional: 'M5 10v10M5 5.5v.1M10 20V10M10 14.5a4 4 0 0 1 8 0V20',
  video: 'M3 5.5h18v13H3zM10.3 9.5v5l4.2-2.5z',
}

/** The company's social networks, each in a new tab. */
function SocialLinks() {
  const { t } = useTranslation('footer')
  return (
    <ul className={styles.social} aria-label={t('social')}>
      {socialNetworks.map(({ kind, name, url }) => (
        <li key={kind}>
          <NewTabLink href={url}>
            <Icon size={22}>
              <path d={socialIcons[kind]} />
            </Icon>
            <span className="visually-hidden">{name}</span>
          </NewTabLink>
        </li>
      ))}
    </ul>
  )
}
