import { useShopClient } from '@cartonnage/react-hooks'
import { copyrightLine, resolveFooterItem } from '@cartonnage/sdk/rules'
import type { ShopType } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import type { ServiceSlug } from '../../shell/paths'
import { paths } from '../../shell/paths'
import { company } from '../../shell/shop-settings'
import { useShell } from '../../shell/use-shell'
import type { FooterEntry, FooterLocation } from '../footer/footer-entries'
import { FooterLink } from '../footer/footer-link'
import styles from './checkout-footer.module.css'

/** The pages to read before ordering; the right of withdrawal exists in the German shop only. */
const slugs: Readonly<Record<ShopType, readonly ServiceSlug[]>> = {
  CH: ['terms', 'privacy', 'imprint'],
  DE: ['terms', 'withdrawal', 'privacy', 'imprint'],
}

/** The footer of the checkout: only the pages that the law requires. */
export function CheckoutFooter() {
  const { t } = useTranslation(['checkout', 'common', 'footer'])
  const { shop, locale } = useShopClient()
  const { origin, year } = useShell()
  const location = { shop, locale, origin, basePath: useHref('/') }
  const pages = slugs[shop].map((slug) =>
    toEntry({ label: t(`common:service.${slug}`), path: paths.service(slug) }, location),
  )
  const withdrawal = {
    ...toEntry({ label: t('footer:withdraw'), path: paths.withdrawal() }, location),
    isWithdrawal: true,
  }
  const cookies: FooterEntry = {
    label: { slug: 'cookies' },
    target: { kind: 'cookies' },
    isWithdrawal: false,
  }
  const entries = [...pages, ...(shop === 'DE' ? [withdrawal] : []), cookies]
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.row}`}>
        <nav aria-label={t('frame.legal')}>
          <ul className={styles.links}>
            {entries.map((entry, index) => (
              <li key={index}>
                <FooterLink {...entry} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.small}>
          <p>{copyrightLine(company, year)}</p>
          <p>{t('footer:demo')}</p>
        </div>
      </div>
    </footer>
  )
}

interface Page {
  readonly label: string
  readonly path: string
}

const toEntry = ({ label, path }: Page, location: FooterLocation): FooterEntry => ({
  label,
  target: resolveFooterItem({ type: 'InternalLink', target: path }, location),
  isWithdrawal: false,
})
