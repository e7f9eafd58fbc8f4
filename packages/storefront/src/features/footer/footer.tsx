import { useShop } from '@cartonnage/react-hooks'
import { copyrightLine, trustBadges } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LanguageLinks } from '../../app/language-links'
import { paths } from '../../app/paths'
import type { ServiceGroup } from '../../app/service-pages'
import { servicePages } from '../../app/service-pages'
import { badgeWords, company } from '../../app/shop-settings'
import { useShell } from '../../app/use-shell'
import { Logo } from '../../components/logo'
import { Contacts } from './contacts'
import styles from './footer.module.css'

const groups: readonly ServiceGroup[] = ['customerInfo', 'legal']

/** The footer of every page [2.10]. It lists only pages that exist. */
export function Footer() {
  const { t } = useTranslation(['footer', 'header'])
  const { shop } = useShop()
  const { year } = useShell()
  return (
    <footer className={styles['footer']}>
      <div className="container">
        <div className={styles['columns']}>
          <div>
            <Link to={paths.home()} aria-label={t('header:logo')} className={styles['logo']}>
              <Logo variant="outline" />
            </Link>
            <Contacts />
          </div>
          {groups.map((group) => (
            <LinkColumn key={group} group={group} />
          ))}
        </div>
        <div className={styles['row']}>
          <div>
            <p className={styles['caption']}>{t('badges')}</p>
            <ul className={styles['badges']}>
              {trustBadges[shop].map((badge) => (
                <li key={badge}>{badgeWords[badge]}</li>
              ))}
            </ul>
          </div>
          <LanguageLinks className={styles['languages']} />
        </div>
        <div className={styles['row']}>
          <p className={styles['small']}>{copyrightLine(company, year)}</p>
          <p className={styles['small']}>{t('demo')}</p>
        </div>
      </div>
    </footer>
  )
}

function LinkColumn({ group }: { readonly group: ServiceGroup }) {
  const { t } = useTranslation(['footer', 'common'])
  const { shop } = useShop()
  const links = servicePages.filter((page) => page.group === group && page.shops.includes(shop))
  return (
    <nav aria-labelledby={`footer-${group}`}>
      <h2 id={`footer-${group}`} className={styles['title']}>
        {t(group)}
      </h2>
      <ul className={styles['links']}>
        {links.map(({ slug }) => (
          <li key={slug}>
            <Link className={slug === 'withdrawal' ? styles['strong'] : undefined} to={paths.service(slug)}>
              {t(`common:service.${slug}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
