import { useShop } from '@cartonnage/react-hooks'
import { trustBadges } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { badgeMarks } from '../../app/shop-settings'
import { useResourceUrl } from '../../app/use-resource-url'
import styles from './footer.module.css'

/** The services of payment and delivery of this shop [2.10-12], as word marks drawn by us. */
export function TrustBadges() {
  const { t } = useTranslation('footer')
  const { shop } = useShop()
  const resourceUrl = useResourceUrl()
  return (
    <section aria-label={t('badges')}>
      <p className={styles['caption']} aria-hidden="true">
        {t('badges')}
      </p>
      <ul className={styles['badges']}>
        {trustBadges[shop].map((badge) => (
          <li key={badge}>
            <img
              src={resourceUrl(`/paymentIcons/${badge}.svg`)}
              width={badgeMarks[badge].width}
              height={32}
              alt={badgeMarks[badge].word}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
