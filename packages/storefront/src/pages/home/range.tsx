import { useShopClient } from '@cartonnage/react-hooks'
import type { NavigationItem } from '@cartonnage/sdk/rules'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { drawingKey } from '../../shared/product/drawing-key'
import { useCategoryLinks } from '../../shell/use-category-links'
import { Drawing } from '../../drawing/drawing'
import styles from './range.module.css'

export interface RangeProps {
  readonly items: readonly NavigationItem[]
  /** Number of products by category id. */
  readonly counts: Readonly<Record<string, number>>
}

/** Maximum size in px. */
const pictureFit = { width: 230, height: 164 }

/** The top categories as tiles. */
export function Range({ items, counts }: RangeProps) {
  const { t } = useTranslation('home')
  const { locale } = useShopClient()
  const { to } = useCategoryLinks()
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (items.length === 0) return null
  return (
    <section className="section container">
      <div className="section-head">
        <h2>{t('range.heading')}</h2>
        {total === 0 ? null : (
          <p className="type-small muted">
            {t('range.count', { count: total, number: formatNumber(total, locale) })}
          </p>
        )}
      </div>
      <ul className={`layout-tiles ${styles.tiles ?? ''}`}>
        {items.map((item) => (
          <li key={item.id} className={styles.tile}>
            <div className={styles.picture}>
              <Drawing kind="category" category={drawingKey(item.imageUrl)} fit={pictureFit} />
            </div>
            <h3>
              <Link className={styles.link} to={to(item)}>
                {item.title}
              </Link>
            </h3>
            {item.description === undefined ? null : <p className={styles.text}>{item.description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
