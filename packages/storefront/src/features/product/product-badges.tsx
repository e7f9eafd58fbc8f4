import { useShopClient } from '@cartonnage/react-hooks'
import { formatPercent } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../components/badge'
import type { ProductAttributes } from './product-attributes'
import styles from './product-page.module.css'
import { useAttributeLabels } from './use-attribute-labels'

/** The facts that buyers compare first. */
export function ProductBadges({ attributes }: { readonly attributes: ProductAttributes }) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { board } = useAttributeLabels()
  const { fefco, certificates, recycledShare = 0 } = attributes
  const texts = [
    board(attributes),
    fefco && `FEFCO ${fefco}`,
    ...certificates,
    recycledShare > 0 && t('recycled', { percent: formatPercent(recycledShare / 100, locale) }),
  ].filter((text) => typeof text === 'string' && text !== '')
  if (texts.length === 0) return null
  return (
    <ul className={styles['badges']}>
      {texts.map((text) => (
        <li key={String(text)}>
          <Badge>{text}</Badge>
        </li>
      ))}
    </ul>
  )
}
