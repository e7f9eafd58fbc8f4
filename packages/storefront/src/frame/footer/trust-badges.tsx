import { useShopClient } from '@cartonnage/react-hooks'
import { paymentBadges, visibleBadges } from '@cartonnage/sdk/rules'
import type { TrustBadge } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { badgeMarks, shopSettings } from '../../shell/shop-settings'
import { useResourceUrl } from '../../shell/use-resource-url'
import styles from './footer.module.css'

export interface TrustBadgesProps {
  /** Payment methods and carriers of the shop. @default the shop's settings */
  readonly offered?: readonly TrustBadge[]
}

/** Badges of the payment methods and carriers that are available in this shop. */
export function TrustBadges({ offered }: TrustBadgesProps) {
  const { t } = useTranslation('footer')
  const { shop } = useShopClient()
  const resourceUrl = useResourceUrl()
  const { paymentMethods, carriers } = shopSettings[shop]
  const badges = visibleBadges(shop, offered ?? [...paymentMethods.flatMap(paymentBadges), ...carriers])
  if (badges.length === 0) return null
  const title = t(badges.every((badge) => carriers.includes(badge)) ? 'carriers' : 'badges')
  return (
    <section aria-label={title}>
      <p className={styles.caption} aria-hidden="true">
        {title}
      </p>
      <ul className={styles.badges}>
        {badges.map((badge) => (
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
