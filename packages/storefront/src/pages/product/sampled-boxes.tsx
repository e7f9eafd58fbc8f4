import { useShopClient } from '@cartonnage/react-hooks'
import { formatPercent } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ListedProduct } from '../../shared/product/listed-product'
import { useAttributeLabels } from '../../shared/product/use-attribute-labels'
import { paths } from '../../shell/paths'
import styles from './sampled-boxes.module.css'

/** The boxes whose boards are in a set of samples. */
export function SampledBoxes({ boxes }: { readonly boxes: readonly ListedProduct[] }) {
  const { t } = useTranslation(['product-page', 'product'])
  const { board } = useAttributeLabels()
  const { locale } = useShopClient()
  const recycled = ({ attributes: { recycledShare = 0 } }: ListedProduct) =>
    recycledShare > 0 && t('product:recycled', { percent: formatPercent(recycledShare / 100, locale) })
  return (
    <section>
      <h2 className="type-h3">{t('sample.set', { count: boxes.length })}</h2>
      <ol className={styles.boxes}>
        {boxes.map((box) => (
          <li key={box.id}>
            <Link className="link" to={paths.product(box)}>
              {box.attributes.name}
            </Link>{' '}
            <span className="type-small muted">
              {[board(box.attributes), recycled(box)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
