import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { openConsentSettings } from '../../app/open-consent-settings'
import { paths } from '../../app/paths'
import { useReportedTarget } from '../../app/use-reported-target'
import type { FooterEntry } from './footer-entries'
import styles from './footer.module.css'
import { NewTabLink } from './new-tab-link'

/** One entry of a column, by its kind [2.10-4..8]; what has no safe link is text, and the log hears of it. */
export function FooterLink({ label, target, refusedTarget, isWithdrawal }: FooterEntry) {
  const words = useWords(label)
  useReportedTarget(refusedTarget, 'an item of the footer leads nowhere')
  const className = isWithdrawal ? styles['strong'] : undefined
  switch (target?.kind) {
    case 'page':
      return (
        <Link className={className} to={target.path}>
          {words}
        </Link>
      )
    case 'external':
      return <NewTabLink href={target.url}>{words}</NewTabLink>
    case 'contact':
      return <a href={target.url}>{words}</a>
    case 'cookies':
      return (
        <Link to={paths.service('cookies')} data-replay onClick={openConsentSettings}>
          {words}
        </Link>
      )
    case undefined:
      return <span className={styles['text']}>{words}</span>
  }
}

/** The server's words, or those of a page of ours; the way to withdraw is named as the law names it. */
function useWords(label: FooterEntry['label']): string {
  const { t } = useTranslation(['footer', 'common'])
  if (typeof label === 'string') return label
  return label.slug === 'withdrawal' ? t('footer:withdraw') : t(`common:service.${label.slug}`)
}
