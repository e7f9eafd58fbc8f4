import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber, formatPercent } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { boardOf } from '../../drawing/board'
import { useUnitLabels } from '../price/unit-labels'
import { hasFixedHeights } from '../product/drawn-goods'
import type { ListedProduct } from '../product/listed-product'
import type { ProductAttributes, Size } from '../product/product-attributes'
import { displaySize, isTube, sizeText } from '../product/product-name'
import { useAttributeLabels } from '../product/use-attribute-labels'
import { useFactText } from '../product/use-fact-text'
import { useMaterialsText } from '../product/use-materials-text'
import { weightText } from '../product/weight-text'
import { typicalEdgeCrush } from './edge-crush'

/** What a fact is about, in the order in which a buyer reads. */
export const factGroups = ['goods', 'material', 'packing'] as const
export type FactGroup = (typeof factGroups)[number]

export interface ProductFact {
  readonly key: string
  readonly group: FactGroup
  readonly label: string
  readonly value: string
}

/** A row with another value, such as 0, does not apply. */
type Row = readonly [key: string, label: string, value: string | number | false | undefined]

/** All that is known of a product; what does not apply is left out. */
export function useProductFacts(product: ListedProduct): readonly ProductFact[] {
  const rows = {
    goods: [...useSizeRows(product), ...useBoardRows(product), ...useGoodsRows(product)],
    material: useMaterialRows(product),
    packing: usePackingRows(product),
  }
  return factGroups.flatMap((group) =>
    rows[group].flatMap(([key, label, value]) =>
      typeof value === 'string' && value !== '' ? [{ key, group, label, value }] : [],
    ),
  )
}

function useSizeRows({ attributes }: ListedProduct): readonly Row[] {
  const { t } = useTranslation(['product', 'product-details'])
  const { locale } = useShopClient()
  const size = (value: Size | undefined) => value && `${sizeText(value)}\u00a0mm`
  const inner = displaySize(attributes)
  const volume = litresOf(attributes)
  return [
    [
      'inner',
      isTube(attributes) ? t('product-details:fact.innerTube') : t('product-details:fact.inner'),
      inner && `${inner}\u00a0mm`,
    ],
    ['outer', t('product-details:fact.outer'), size(attributes.outerSize)],
    ['heights', t('product-details:fact.heights'), heightsText(attributes)],
    ['litres', t('product-details:fact.volume'), volume && `${formatNumber(volume, locale)}\u00a0l`],
  ]
}

function useBoardRows({ attributes }: ListedProduct): readonly Row[] {
  const { t } = useTranslation(['product', 'product-details'])
  const { locale } = useShopClient()
  const { board } = useAttributeLabels()
  const { boardGrade = '', grammage, fefco, flute } = attributes
  const number = (value: number | string) => formatNumber(value, locale)
  const thickness = boardOf(flute)?.thickness
  const edgeCrush = typicalEdgeCrush(attributes)
  const grade = boardGrade && t('product-details:fact.grade', { grade: boardGrade })
  return [
    ['construction', t('product-details:fact.construction'), fefco && `FEFCO ${fefco}`],
    [
      'flute',
      t('product-details:fact.flute'),
      [
        board(attributes),
        thickness && t('product-details:fact.thickness', { thickness: `${number(thickness)}\u00a0mm` }),
      ]
        .filter(Boolean)
        .join(', '),
    ],
    [
      'board',
      t('product-details:fact.board'),
      [grade, fefco && grammage && `${number(grammage)}\u00a0g/m²`].filter(Boolean).join(', '),
    ],
    [
      'edgeCrush',
      t('product-details:fact.edgeCrush'),
      edgeCrush && t('product-details:fact.edgeCrushValue', { value: number(edgeCrush), grade: boardGrade }),
    ],
    ['boardColour', t('product-details:fact.colour'), fefco && t(`colour.${attributes.colour}`)],
  ]
}

function useGoodsRows({ attributes, facts = [] }: ListedProduct): readonly Row[] {
  const { t } = useTranslation(['product', 'goods', 'product-details'])
  const { locale } = useShopClient()
  const factText = useFactText()
  const { maxLoad, weight, innerSize } = attributes
  return [
    ...facts.map((fact) => [fact.id, t(`goods:fact.${fact.id}`), factText(fact)] as const),
    ['load', t('product-details:fact.load'), maxLoad && `${formatNumber(maxLoad, locale)}\u00a0kg`],
    [
      'weight',
      // Only what is filled has a weight when it is empty.
      innerSize === undefined ? t('product-details:fact.weight') : t('product-details:fact.emptyWeight'),
      weight && weightText(weight, locale),
    ],
  ]
}

function useMaterialRows({ attributes }: ListedProduct): readonly Row[] {
  const { t } = useTranslation(['product', 'product-details'])
  const { locale } = useShopClient()
  const materials = useMaterialsText()
  const { recycledShare, isForFood } = attributes
  return [
    ['materials', t('product-details:fact.materials'), materials(attributes.materials ?? [])],
    [
      'recycled',
      t('product-details:fact.recycled'),
      recycledShare && formatPercent(recycledShare / 100, locale),
    ],
    ['certificates', t('product-details:fact.certificates'), certificatesText(attributes)],
    ['food', t('product-details:fact.food'), isForFood && t('product-details:fact.forFood')],
  ]
}

function usePackingRows({ attributes, facts = [] }: ListedProduct): readonly Row[] {
  const { t } = useTranslation('product-details')
  const { locale } = useShopClient()
  const { amount } = useUnitLabels()
  const { content, packUnit = 1, palletQuantity, unit } = attributes
  // The metres of a roll are among the facts.
  const isLengthKnown = content?.unit === 'm' && facts.some(({ id }) => id === 'rollLength')
  return [
    [
      'content',
      t('fact.content'),
      content && !isLengthKnown && `${formatNumber(content.amount, locale)}\u00a0${content.unit}`,
    ],
    ['bundle', t('fact.bundle'), packUnit > 1 && amount(packUnit, unit)],
    ['pallet', t('fact.pallet'), palletQuantity && amount(palletQuantity, unit)],
  ]
}

/** What a box holds at its full height, in litres to a tenth; of what is flat or round, nothing is said. */
export function litresOf(attributes: Pick<ProductAttributes, 'innerSize' | 'imageHint'>): number | undefined {
  const { innerSize } = attributes
  if (innerSize === undefined || innerSize.height === 0 || isTube(attributes)) return undefined
  const { length, width, height } = innerSize
  return Math.round((length * width * height) / 100_000) / 10 || undefined
}

/** Each certificate with its licence number, which proves it. */
export function certificatesText({ certificates, licences = [] }: ProductAttributes): string {
  return certificates
    .map((name, index) => (licences[index] ? `${name} (${licences[index]})` : name))
    .join(', ')
}

/** `100, 150, 200 mm` to choose from, or `10–60 mm` without steps. */
function heightsText(attributes: ProductAttributes): string | undefined {
  if (attributes.heights.length === 0) return undefined
  return `${attributes.heights.join(hasFixedHeights(attributes) ? ', ' : '–')}\u00a0mm`
}
