import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { openConsentSettings } from '../../shell/open-consent-settings'
import { paths } from '../../shell/paths'
import { useReportedTarget } from '../../shell/use-reported-target'
import type { FooterEntry } from './footer-entries'
import styles from './footer.module.css'
import { NewTabLink } from './new-tab-link'

/** One entry of a column; plain text without a safe target, which is logged. */
export function FooterLink({ label, target, refusedTarget, isWithdrawal }: FooterEntry) {
  const text = useLabel(label)
  useReportedTarget(refusedTarget, 'an item of the footer leads nowhere')
  const className = isWithdrawal ? styles.strong : undefined
  switch (target?.kind) {
    case 'page':
      return (
        <Link className={className} to={target.path}>
          {text}
        </Link>
      )
    case 'external':
      return <NewTabLink href={target.url}>{text}</NewTabLink>
    case 'contact':
      return <a href={target.url}>{text}</a>
    case 'cookies':
      return (
        <Link to={paths.service('cookies')} data-replay onClick={openConsentSettings}>
          {text}
        </Link>
      )
    case undefined:
      return <span className={styles.text}>{text}</span>
  }
}

/** The server's label, or the title of our own page; the withdrawal function is named as the law requires. */
function useLabel(label: FooterEntry['label']): string {
  const { t } = useTranslation(['footer', 'common'])
  if (typeof label === 'string') return label
  return label.slug === 'withdrawal' ? t('footer:withdraw') : t(`common:service.${label.slug}`)
}
