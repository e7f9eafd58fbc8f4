import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber, formatPercent } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import { AttributeList } from '../../components/summary-list'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { hasFixedHeights } from '../../shared/product/drawn-goods'
import type { ListedProduct } from '../../shared/product/listed-product'
import type { ProductAttributes, Size } from '../../shared/product/product-attributes'
import { isTube, displaySize, sizeText } from '../../shared/product/product-name'
import styles from './product-page.module.css'
import { useAttributeLabels } from '../../shared/product/use-attribute-labels'
import { useFactText } from '../../shared/product/use-fact-text'
import { useMaterialsText } from '../../shared/product/use-materials-text'
import { weightText } from '../../shared/product/weight-text'

/** All known attributes of a product; what does not apply is left out. */
export function TechnicalData({ product }: { readonly product: ListedProduct }) {
  const { t } = useTranslation('product')
  const rows = useRows(product).flatMap(([key, label, value]) =>
    typeof value === 'string' && value !== '' ? [{ key, label, value }] : [],
  )
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className={joinClasses('type-h3', styles.attributesHead)}>{t('page.facts')}</h2>
      <AttributeList attributes={rows} />
    </section>
  )
}

/** A row with another value, such as 0, is not displayed. */
type Row = readonly [key: string, label: string, value: string | number | false | undefined]

function useRows({ attributes, facts = [] }: ListedProduct): readonly Row[] {
  const { t } = useTranslation(['product', 'goods'])
  const { locale } = useShopClient()
  const { amount } = useUnitLabels()
  const { board } = useAttributeLabels()
  const materials = useMaterialsText()
  const factText = useFactText()
  const number = (value: number | string) => formatNumber(value, locale)
  const size = (value: Size | undefined) => value && `${sizeText(value)}\u00a0mm`
  const inner = displaySize(attributes)
  const unit = (value: number | undefined, name: string) => value && `${number(value)}\u00a0${name}`
  const { boardGrade, grammage, fefco, content, packUnit = 1, palletQuantity, recycledShare } = attributes
  // The metres of a roll are among the facts.
  const isLengthKnown = content?.unit === 'm' && facts.some(({ id }) => id === 'rollLength')
  const grade = boardGrade && t('fact.grade', { grade: boardGrade })
  return [
    ['inner', isTube(attributes) ? t('fact.innerTube') : t('fact.inner'), inner && `${inner}\u00a0mm`],
    ['outer', t('fact.outer'), size(attributes.outerSize)],
    ['heights', t('fact.heights'), heightsText(attributes)],
    ['flute', t('fact.flute'), board(attributes)],
    ['board', t('fact.board'), [grade, fefco && unit(grammage, 'g/m²')].filter(Boolean).join(', ')],
    ...facts.map((fact) => [fact.id, t(`goods:fact.${fact.id}`), factText(fact)] as const),
    ['construction', t('fact.construction'), fefco && `FEFCO ${fefco}`],
    ['load', t('fact.load'), unit(attributes.maxLoad, 'kg')],
    ['weight', t('fact.weight'), attributes.weight && weightText(attributes.weight, locale)],
    ['materials', t('fact.materials'), materials(attributes.materials ?? [])],
    ['boardColour', t('fact.colour'), fefco && t(`colour.${attributes.colour}`)],
    ['recycled', t('fact.recycled'), recycledShare && formatPercent(recycledShare / 100, locale)],
    ['certificates', t('fact.certificates'), certificatesText(attributes)],
    [
      'content',
      t('fact.content'),
      content && !isLengthKnown && `${number(content.amount)}\u00a0${content.unit}`,
    ],
    ['bundle', t('fact.bundle'), packUnit > 1 && amount(packUnit, attributes.unit)],
    ['pallet', t('fact.pallet'), palletQuantity && amount(palletQuantity, attributes.unit)],
  ]
}

/** Each certificate with its licence number, which proves it. */
function certificatesText({ certificates, licences = [] }: ProductAttributes): string {
  return certificates
    .map((name, index) => (licences[index] ? `${name} (${licences[index]})` : name))
    .join(', ')
}

/** `100, 150, 200 mm` to choose from, or `10–60 mm` without steps. */
function heightsText(attributes: ProductAttributes): string | undefined {
  if (attributes.heights.length === 0) return undefined
  return `${attributes.heights.join(hasFixedHeights(attributes) ? ', ' : '–')}\u00a0mm`
}
