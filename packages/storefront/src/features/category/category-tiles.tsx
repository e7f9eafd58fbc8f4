import type { NavigationItem } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GoodsDrawing } from '../drawing/goods-drawing'
import { listScale } from '../drawing/scale'
import styles from './category-tiles.module.css'
import { drawingKey } from './drawing-key'
import { sampleGoods } from './sample-goods'
import { useCategoryLinks } from '../../app/use-category-links'

/** Categories to go on to, each with a typical article at one scale. */
export function CategoryTiles({ items }: { readonly items: readonly NavigationItem[] }) {
  const { t } = useTranslation('category')
  const { to } = useCategoryLinks()
  if (items.length === 0) return null
  return (
    <nav aria-label={t('tiles')}>
      <ul className={styles['tiles']}>
        {items.map((item) => (
          <li key={item.id}>
            <Link className={styles['tile']} to={to(item)}>
              <span className={styles['picture']}>
                <GoodsDrawing
                  attributes={sampleGoods(drawingKey(item.imageUrl))}
                  scale={listScale.category}
                />
              </span>
              <span className={styles['title']}>{item.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
