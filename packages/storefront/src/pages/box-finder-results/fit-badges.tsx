import { useShopClient } from '@cartonnage/react-hooks'
import type { FitLabel } from '@cartonnage/sdk/rules'
import { fitLabels } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../components/badge'
import type { BadgeProps } from '../../components/badge'
import { CheckIcon } from '../../components/icons'
import { hasFixedHeights } from '../../shared/product/drawn-goods'
import type { ProductAttributes } from '../../shared/product/product-attributes'
import type { BoxHit } from './box-hit'
import styles from './fit-badges.module.css'

const variants: Readonly<Record<FitLabel, BadgeProps['variant']>> = {
  exact: 'fit',
  wellSuited: 'fit',
  tooLarge: 'warning',
  tipped: 'outline',
  bulky: 'outline',
  notInStock: 'outline',
}

const constructions = ['height', 'auto', 'double', 'triple'] as const

/** The construction of a box, if it is not the usual one. */
function constructionOf(attributes: ProductAttributes): (typeof constructions)[number] | undefined {
  if (hasFixedHeights(attributes)) return 'height'
  if (attributes.fefco?.startsWith('0713') === true) return 'auto'
  if (attributes.wall === 2) return 'double'
  return attributes.wall === 3 ? 'triple' : undefined
}

export interface FitBadgesProps {
  readonly hit: BoxHit
  /** It is the first hit, which gets a check mark. */
  readonly isBest?: boolean
}

/** Badges for how well a box fits, its parcel size, and its construction. */
export function FitBadges({ hit, isBest = false }: FitBadgesProps) {
  const { t } = useTranslation('box-finder-results')
  const { shop } = useShopClient()
  const { fit, product } = hit
  if (!fit) return null
  const construction = constructionOf(product.attributes)
  return (
    <ul className={styles.badges}>
      {fitLabels(fit).map((label, index) => (
        <li key={label}>
          <Badge
            variant={variants[label]}
            icon={isBest && index === 0 && variants[label] === 'fit' ? <CheckIcon size={17} /> : undefined}
          >
            {t(`label.${label}`)}
          </Badge>
        </li>
      ))}
      {fit.parcel === 'standard' ? (
        <li>
          <Badge variant="outline">{t(`carrier.${shop}`)}</Badge>
        </li>
      ) : null}
      {construction === undefined ? null : (
        <li>
          <Badge variant="outline">{t(`construction.${construction}`)}</Badge>
        </li>
      )}
    </ul>
  )
}
