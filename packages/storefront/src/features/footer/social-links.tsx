import { useTranslation } from 'react-i18next'
import { socialNetworks } from '../../app/shop-settings'
import styles from './footer.module.css'
import { NewTabLink } from './new-tab-link'
import { SocialIcon } from './social-icon'

/** The company in four networks, each in a tab of its own [2.10-18]. */
export function SocialLinks() {
  const { t } = useTranslation('footer')
  return (
    <ul className={styles['social']} aria-label={t('social')}>
      {socialNetworks.map(({ kind, name, url }) => (
        <li key={kind}>
          <NewTabLink href={url}>
            <SocialIcon kind={kind} />
            <span className="visually-hidden">{name}</span>
          </NewTabLink>
        </li>
      ))}
    </ul>
  )
}
