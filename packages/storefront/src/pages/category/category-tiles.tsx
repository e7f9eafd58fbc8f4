import type { NavigationItem } from '@cartonnage/sdk/rules'
import { formatNumber } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { joinClasses } from '../../components/join-classes'
import { useCategoryLinks } from '../../shell/use-category-links'
import { Drawing } from '../../drawing/drawing'
import type { GoodsAttributes } from '../../drawing/drawing-content'
import { listScale } from '../../drawing/scale'
import { usePrices } from '../../shared/price/use-price-view'
import styles from './category-tiles.module.css'
import { drawingKey } from '../../shared/product/drawing-key'
import type { FiguresOfLists, ListFigures } from './data/list-figures'

/** Links to the other lists of the same kind, each with a typical product, all at one scale. */
export function SiblingTiles({ items }: { readonly items: readonly NavigationItem[] }) {
  if (items.length === 0) return null
  return (
    <Tiles>
      {items.map((item) => (
        <Tile key={item.id} item={item} />
      ))}
    </Tiles>
  )
}

interface ListTilesProps {
  readonly items: readonly NavigationItem[]
  readonly figures: FiguresOfLists
}

/** Links to the lists below a category, each with the sizes, loads and prices of its products. */
export function ListTiles({ items, figures }: ListTilesProps) {
  if (items.length === 0) return null
  return (
    <Tiles isGrid>
      {items.map((item) => (
        <Tile key={item.id} item={item}>
          <Figures figures={figures[item.id] ?? {}} />
        </Tile>
      ))}
    </Tiles>
  )
}

interface TilesProps {
  readonly isGrid?: boolean
  readonly children: ReactNode
}

function Tiles({ isGrid = false, children }: TilesProps) {
  const { t } = useTranslation('category')
  return (
    <nav className={styles.nav} aria-label={t('tiles')}>
      <ul className={joinClasses(styles.tiles, isGrid && styles.grid)}>{children}</ul>
    </nav>
  )
}

interface TileProps {
  readonly item: NavigationItem
  readonly children?: ReactNode
}

function Tile({ item, children }: TileProps) {
  const { to } = useCategoryLinks()
  return (
    <li>
      <Link className={styles.tile} to={to(item)}>
        <span className={styles.picture}>
          <Drawing kind="goods" attributes={sampleGoods(drawingKey(item.imageUrl))} scale={listScale.tile} />
        </span>
        <span className={styles.texts}>
          <span className={styles.title}>{item.title}</span>
          {children}
        </span>
      </Link>
    </li>
  )
}

/** `100–600 mm lang, bis 25 kg` and `ab CHF 0.389`; what is not known is left out. */
function Figures({ figures: { lengths, widths, maxLoad, price } }: { readonly figures: ListFigures }) {
  const { t } = useTranslation('category')
  const { locale, text, each } = usePrices()
  const range = (sides: readonly number[]) =>
    [...new Set(sides)].map((side) => formatNumber(side, locale)).join('–')
  const facts = [
    lengths && t('tile.lengths', { range: range(lengths) }),
    widths && t('tile.widths', { range: range(widths) }),
    maxLoad && t('tile.load', { load: formatNumber(maxLoad, locale) }),
  ].filter(Boolean)
  return (
    <>
      {facts.length === 0 ? null : <span className={styles.figure}>{facts.join(', ')}</span>}
      {price === undefined ? null : (
        <span className={styles.figure}>
          {each(({ toMain }) => t('tile.price', { price: text(toMain(price), { decimals: 'unit' }) }))}
        </span>
      )}
    </>
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
