import { useShopClient } from '@cartonnage/react-hooks'
import { copyrightLine } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { paths } from '../../app/paths'
import { company } from '../../app/shop-settings'
import { useShell } from '../../app/use-shell'
import { joinClasses } from '../../components/join-classes'
import { Contacts } from './contacts'
import { footerEntries } from './footer-entries'
import { FooterLogo } from './footer-logo'
import styles from './footer.module.css'
import { LinkColumn } from './link-column'
import { SocialLinks } from './social-links'
import { TrustBadges } from './trust-badges'
import { WebsiteLink } from './website-link'

export interface FooterProps {
  /** Chooses country and language; without it a link to the company's website stands there [2.10-16]. */
  readonly picker?: ReactNode
  /** Further settings of the page, beside the copyright line. */
  readonly settings?: ReactNode
}

/** The footer of every page [2.10]: both descriptions in one. */
export function Footer({ picker, settings }: FooterProps) {
  const { t } = useTranslation(['footer', 'header'])
  const { shop, locale } = useShopClient()
  const { origin, year, footer } = useShell()
  const columns = footerEntries(footer.items, { shop, locale, origin, basePath: useHref('/') })
  return (
    <footer className={styles['footer']}>
      <div className="container">
        <div className={styles['columns']}>
          <div className={styles['company']}>
            <Link to={paths.home()} aria-label={t('header:logo')} className={styles['logo']}>
              <FooterLogo />
            </Link>
            <Contacts />
            <WebsiteLink className={joinClasses(styles['button'], styles['website'])}>
              <span lang="en">{t('website')}</span>
            </WebsiteLink>
          </div>
          {columns.map((column) => (
            <LinkColumn key={column.column} {...column} />
          ))}
        </div>
      </div>
      <div className={styles['across']}>
        <div className="container">
          <div className={styles['row']}>
            <TrustBadges />
            <div className={styles['picker']}>
              {picker ?? <WebsiteLink className={styles['button']}>{t('companyWebsite')}</WebsiteLink>}
            </div>
          </div>
        </div>
      </div>
      <div className="container">
        <div className={styles['row']}>
          <div className={styles['small']}>
            <p>{copyrightLine(company, year)}</p>
            <p>{t('demo')}</p>
          </div>
          <div className={styles['end']}>
            {settings}
            <SocialLinks />
          </div>
        </div>
      </div>
    </footer>
  )
}
