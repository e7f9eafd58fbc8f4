import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber, formatPercent } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { hasFixedHeights } from '../../shared/product/drawn-goods'
import type { GoodsFactId } from '../../shared/product/goods-facts'
import type { ListedProduct } from '../../shared/product/listed-product'
import type { ProductAttributes } from '../../shared/product/product-attributes'
import { displaySize, isTube, sizeText } from '../../shared/product/product-name'
import { useAttributeLabels } from '../../shared/product/use-attribute-labels'
import { useFactText } from '../../shared/product/use-fact-text'
import { weightText } from '../../shared/product/weight-text'
import { judged, textRow } from './compare-rows'
import type { CompareGroup } from './compare-rows'

type Products = readonly ListedProduct[]

/** Size and volume; for other goods than boxes what is known of their sizes. */
export function useSizeRows(products: Products): CompareGroup {
  const { t } = useTranslation(['compare', 'product', 'product-details'])
  const { locale } = useShopClient()
  const of = (read: (attributes: ProductAttributes) => string | undefined) =>
    products.map(({ attributes }) => read(attributes))
  const inMm = (size: string | undefined) => size && `${size}\u00a0mm`
  const litres = of((attributes) => volumeText(attributes, (value) => formatNumber(value, locale)))
  const isOfTubes = products.every(({ attributes }) => isTube(attributes))
  return {
    id: 'size',
    label: t('size'),
    rows: [
      textRow(
        'inner',
        t(isOfTubes ? 'product-details:fact.innerTube' : 'product-details:fact.inner'),
        of((attributes) => inMm(displaySize(attributes))),
      ),
      textRow(
        'outer',
        t('product-details:fact.outer'),
        of(({ outerSize }) => inMm(outerSize && sizeText(outerSize))),
      ),
      textRow(
        'heights',
        t('product-details:fact.heights'),
        of((attributes) => inMm(heightsText(attributes))),
      ),
      textRow('volume', t('volume'), litres),
      ...useGoodsRows(products, ['diameter', 'width', 'length', 'rollLength', 'thickness', 'core', 'pieces']),
    ],
  }
}

/** What the products are made of, and what they bear. */
export function useMaterialRows(products: Products): CompareGroup {
  const { t } = useTranslation(['compare', 'product', 'product-details'])
  const { locale } = useShopClient()
  const { board } = useAttributeLabels()
  const of = (read: (attributes: ProductAttributes) => string | undefined) =>
    products.map(({ attributes }) => read(attributes))
  const unit = (value: number | undefined, name: string) =>
    value ? `${formatNumber(value, locale)}\u00a0${name}` : undefined
  const grade = (boardGrade: string | undefined) =>
    boardGrade && t('product-details:fact.grade', { grade: boardGrade })
  return {
    id: 'material',
    label: t('material'),
    rows: [
      textRow('flute', t('product-details:fact.flute'), of(board)),
      textRow(
        'board',
        t('product-details:fact.board'),
        of(
          ({ boardGrade, grammage, fefco }) =>
            [grade(boardGrade), fefco && unit(grammage, 'g/m²')].filter(Boolean).join(', ') || undefined,
        ),
      ),
      ...useGoodsRows(products, ['material', 'adhesive', 'grammage', 'volume', 'colour']),
      textRow(
        'construction',
        t('product-details:fact.construction'),
        of(({ fefco }) => fefco && `FEFCO ${fefco}`),
      ),
      textRow(
        'boardColour',
        t('product-details:fact.colour'),
        of(({ fefco, colour }) => fefco && t(`product:colour.${colour}`)),
      ),
      useLoadRow(products),
      textRow(
        'weight',
        t('product-details:fact.emptyWeight'),
        of(({ weight }) => (weight ? weightText(weight, locale) : undefined)),
      ),
      useRecycledRow(products),
      textRow(
        'certificates',
        t('product-details:fact.certificates'),
        of(({ certificates }) => certificates.join(', ') || undefined),
      ),
    ],
  }
}

function useLoadRow(products: Products) {
  const { t } = useTranslation(['compare', 'product', 'product-details'])
  const { locale } = useShopClient()
  const figures = products.map(({ attributes: { maxLoad } }) => maxLoad || undefined)
  const texts = figures.map((load) =>
    load === undefined ? undefined : `${formatNumber(load, locale)}\u00a0kg`,
  )
  const row = textRow('load', t('product-details:fact.load'), texts)
  return judged(row, { figures, prefer: 'largest', text: t('best.load') })
}

function useRecycledRow(products: Products) {
  const { t } = useTranslation(['compare', 'product', 'product-details'])
  const { locale } = useShopClient()
  const figures = products.map(({ attributes: { recycledShare } }) => recycledShare || undefined)
  const texts = figures.map((share) => (share === undefined ? undefined : formatPercent(share / 100, locale)))
  const row = textRow('recycled', t('product-details:fact.recycled'), texts)
  return judged(row, { figures, prefer: 'largest', text: t('best.recycled') })
}

/** Rows of facts that goods other than boxes have. */
function useGoodsRows(products: Products, ids: readonly GoodsFactId[]) {
  const { t } = useTranslation('goods')
  const factText = useFactText()
  return ids.map((id) =>
    textRow(
      id,
      t(`fact.${id}`),
      products.map(({ facts = [] }) => {
        const fact = facts.find((known) => known.id === id)
        return fact && factText(fact)
      }),
    ),
  )
}

/** Cubic millimetres of a litre. */
const litre = 1_000_000

/** The inner volume of a box, to three figures. */
function volumeText(
  { innerSize, fefco }: ProductAttributes,
  formatted: (value: string) => string,
): string | undefined {
  if (!fefco || innerSize === undefined || innerSize.height === 0) return undefined
  const litres = (innerSize.length * innerSize.width * innerSize.height) / litre
  return `${formatted(String(Number(litres.toPrecision(3))))}\u00a0l`
}

/** `100, 150, 200` to choose from, or `10–60` without steps. */
function heightsText(attributes: ProductAttributes): string | undefined {
  const { heights } = attributes
  return heights.length === 0 ? undefined : heights.join(hasFixedHeights(attributes) ? ', ' : '–')
}
