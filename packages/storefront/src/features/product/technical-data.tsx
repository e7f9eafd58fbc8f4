import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber, formatPercent } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import { FactList } from '../../components/summary-list'
import { useUnitLabels } from '../price/unit-labels'
import { hasFixedHeights } from './goods-of'
import type { ProductAttributes, Size } from './product-attributes'
import { isTube, shownSize, sizeText } from './product-name'
import styles from './product-page.module.css'
import { useAttributeLabels } from './use-attribute-labels'

/** Everything that is known of an article, under its heading; what does not apply is left out. */
export function TechnicalData({ attributes }: { readonly attributes: ProductAttributes }) {
  const { t } = useTranslation('product')
  const rows = useRows(attributes).flatMap(({ key, label, value }) =>
    value === undefined || value === '' ? [] : [{ key, label, value }],
  )
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className={joinClasses('type-h3', styles['attributesHead'])}>{t('page.facts')}</h2>
      <FactList attributes={rows} />
    </section>
  )
}

interface Row {
  readonly key: string
  readonly label: string
  readonly value: string | undefined
}

function useRows(attributes: ProductAttributes): readonly Row[] {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { amount } = useUnitLabels()
  const { board } = useAttributeLabels()
  const number = (value: number | string) => formatNumber(value, locale)
  const size = (value: Size | undefined) => value && `${sizeText(value)}\u00a0mm`
  const inner = shownSize(attributes)
  const unit = (value: number | undefined, name: string) => value && `${number(value)}\u00a0${name}`
  const { boardGrade, grammage, fefco, content, packUnit = 1, palletQuantity, recycledShare } = attributes
  const grade = boardGrade && t('fact.grade', { grade: boardGrade })
  return [
    {
      key: 'inner',
      label: isTube(attributes) ? t('fact.diameter') : t('fact.inner'),
      value: inner && `${inner}\u00a0mm`,
    },
    { key: 'outer', label: t('fact.outer'), value: size(attributes.outerSize) },
    { key: 'heights', label: t('fact.heights'), value: heightsText(attributes) },
    { key: 'flute', label: t('fact.flute'), value: board(attributes) },
    {
      key: 'board',
      label: t('fact.board'),
      value: [grade, unit(grammage, 'g/m²')].filter(Boolean).join(', '),
    },
    { key: 'construction', label: t('fact.construction'), value: fefco && `FEFCO ${fefco}` },
    { key: 'load', label: t('fact.load'), value: unit(attributes.maxLoad, 'kg') || undefined },
    { key: 'weight', label: t('fact.weight'), value: unit(attributes.weight, 'g') || undefined },
    { key: 'colour', label: t('fact.colour'), value: fefco && t(`colour.${attributes.colour}`) },
    {
      key: 'recycled',
      label: t('fact.recycled'),
      value: recycledShare ? formatPercent(recycledShare / 100, locale) : undefined,
    },
    { key: 'certificates', label: t('fact.certificates'), value: attributes.certificates.join(', ') },
    {
      key: 'content',
      label: t('fact.content'),
      value: content && `${number(content.amount)}\u00a0${content.unit}`,
    },
    {
      key: 'bundle',
      label: t('fact.bundle'),
      value: packUnit > 1 ? amount(packUnit, attributes.unit) : undefined,
    },
    {
      key: 'pallet',
      label: t('fact.pallet'),
      value: palletQuantity ? amount(palletQuantity, attributes.unit) : undefined,
    },
  ].map(({ key, label, value }): Row => ({
    key,
    label,
    value: typeof value === 'string' ? value : undefined,
  }))
}

/** `100, 150, 200 mm` to choose from, or `10–60 mm` without steps. */
function heightsText(attributes: ProductAttributes): string | undefined {
  if (attributes.heights.length === 0) return undefined
  return `${attributes.heights.join(hasFixedHeights(attributes) ? ', ' : '–')}\u00a0mm`
}
