import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { blankExtent, jointWidth, slotWidth } from '../../drawing/blank-extent'
import type { ListedProduct } from '../../shared/product/listed-product'
import type { Size } from '../../shared/product/product-attributes'
import type { BoxBlank } from '../../shared/product-facts/box-blank'
import { useProductFacts } from '../../shared/product-facts/use-product-facts'
import { FactsTable } from './facts-table'
import styles from './product-sheet.module.css'

interface BlankSizesProps {
  readonly product: ListedProduct
  readonly blank: BoxBlank
}

/** The sizes of a blank, and what they follow from. */
export function BlankSizes({ product, blank }: BlankSizesProps) {
  const { t } = useTranslation('product-papers')
  const { attributes } = product
  const sizes = useSizeRows(blank)
  const board = useProductFacts(product).filter(({ key }) => key === 'flute' || key === 'board')
  const heights = attributes.heights.filter((height) => height < blank.inner.height)
  const insert = attributes.fefco?.split('+')[1]
  return (
    <>
      <FactsTable heading={t('blank.sizes')} facts={[...sizes, ...board]} />
      <p className={styles.note}>{t('blank.reckoned')}</p>
      {heights.length === 0 ? null : (
        <p className={styles.note}>{t('blank.heights', { heights: heights.join(', ') })}</p>
      )}
      {insert === undefined ? null : (
        <p className={styles.note}>{t('blank.withoutInsert', { fefco: `FEFCO ${insert}` })}</p>
      )}
    </>
  )
}

function useSizeRows({ inner, creases, allowance }: BoxBlank) {
  const { t } = useTranslation('product-papers')
  const { locale } = useShopClient()
  const { across, down } = blankExtent(creases)
  const mm = (...sizes: readonly number[]) =>
    `${sizes.map((size) => formatNumber(size, locale)).join('\u00a0×\u00a0')}\u00a0mm`
  const sizeText = ({ length, width, height }: Size) => mm(length, width, height)
  const rows = [
    ['inner', sizeText(inner)],
    ['creases', sizeText(creases)],
    ['flaps', mm(creases.width / 2)],
    ['joint', mm(jointWidth)],
    ['slots', mm(slotWidth)],
    ['whole', mm(across, down)],
    ['allowance', mm(allowance)],
  ] as const
  return rows.map(([key, value]) => ({ key, label: t(`blank.row.${key}`), value }))
}
