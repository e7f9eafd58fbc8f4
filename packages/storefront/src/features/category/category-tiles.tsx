import type { NavigationItem } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCategoryLinks } from '../../shell/use-category-links'
import { Drawing } from '../../drawing/drawing'
import type { GoodsAttributes } from '../../drawing/drawing-content'
import { listScale } from '../../drawing/scale'
import styles from './category-tiles.module.css'
import { drawingKey } from './drawing-key'

/** Links to other categories, each with a typical product, all at one scale. */
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
                <Drawing
                  kind="goods"
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

interface Sample extends GoodsAttributes {
  readonly length: number
  readonly width: number
}

/** A typical product of each kind, in mm, so that the tiles of a page compare. Other kinds are drawn as emblems. */
const samples: Readonly<Record<string, Sample>> = {
  'boxes-fold': { length: 300, width: 200, height: 150, flute: 'B', fefco: '0201' },
  'boxes-fold-single': { length: 300, width: 200, height: 150, flute: 'B', fefco: '0201' },
  'boxes-fold-double': { length: 330, width: 250, height: 200, flute: 'BC', fefco: '0201' },
  'boxes-fold-triple': { length: 400, width: 300, height: 250, flute: 'CAA', fefco: '0201' },
  'boxes-ship': { length: 310, width: 230, height: 160, flute: 'B', fefco: '0713' },
  'boxes-ship-letter': { length: 340, width: 240, height: 45, flute: 'E', fefco: '0427' },
  'boxes-ship-auto': { length: 310, width: 230, height: 160, flute: 'B', fefco: '0713' },
  'boxes-ship-wrap': { length: 300, width: 215, height: 70, flute: 'B', fefco: '0409' },
  'boxes-ship-var': { length: 300, width: 215, height: 200, heights: [100, 150], flute: 'C', fefco: '0201' },
  'boxes-special': { length: 400, width: 330, height: 260, flute: 'C', fefco: '0300' },
  'boxes-special-bottle': { length: 200, width: 105, height: 370, flute: 'C', fefco: '0201' },
  'boxes-special-move': { length: 400, width: 300, height: 300, flute: 'EB', fefco: '0201' },
  'boxes-special-long': { length: 550, width: 90, height: 90, flute: 'EB', fefco: '0201' },
  'boxes-special-pallet': { length: 420, width: 300, height: 260, flute: 'BC', fefco: '0312' },
  'mailers-tube': { length: 430, width: 60, height: 60 },
  'present-gift': { length: 220, width: 160, height: 95, colour: 'schwarz' },
  'present-food': { length: 300, width: 300, height: 40, flute: 'E' },
}

/** What to draw for a kind of product. */
const sampleGoods = (kind: string): GoodsAttributes => ({ kind, ...samples[kind] })
