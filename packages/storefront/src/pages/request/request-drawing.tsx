import { useShopClient } from '@cartonnage/react-hooks'
import type { BoxStyleCode, Dimensions, RequestFields, ShopLocale } from '@cartonnage/sdk/rules'
import {
  boardNeedOf,
  findBoxStyle,
  formatNumber,
  readGoods,
  requestFlutes,
  sheetsOf,
  suitableFlutes,
} from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Drawing } from '../../drawing/drawing'
import type { BoxContent } from '../../drawing/drawing-content'
import { LiveDrawing } from '../../drawing/live-drawing'
import { useDrawingCode } from '../../drawing/use-drawing-code'
import { toDrawnSize } from '../../shared/box-finder/goods-sketch'
import { weightText } from '../../shared/product/weight-text'
import styles from './request.module.css'

interface RequestDrawingProps {
  /** What the form holds now. */
  readonly fields: RequestFields
  /** What it started with: so it is drawn by the server. */
  readonly shown: RequestFields
}

const closures = { '0201': 'tape', '0203': 'tape', '0300': 'lid', '0427': 'letter', '0713': 'auto' } as const

const fit = { width: 400, height: 320 }

/** The box to scale, with its measures and print, and what is known of its board. It follows the form. */
export function RequestDrawing({ fields, shown }: RequestDrawingProps) {
  const contentOf = useContent()
  const code = useDrawingCode(JSON.stringify(fields) !== JSON.stringify(shown))
  const title = useTitle()
  return (
    <figure className={styles.drawing}>
      {code === undefined ? (
        <Drawing {...contentOf(shown)} title={title(shown)} className={styles.picture} fluid />
      ) : (
        <LiveDrawing
          code={code}
          content={contentOf(fields)}
          title={title(fields)}
          className={styles.picture}
          fluid
        />
      )}
      <figcaption>
        <BoardFacts fields={fields} />
      </figcaption>
    </figure>
  )
}

function useContent(): (fields: RequestFields) => BoxContent {
  const { t } = useTranslation('request')
  const { locale } = useShopClient()
  return (fields) => {
    const { dimensions } = readGoods(fields, locale)
    const labelOf = (name: keyof Dimensions) => {
      const value = dimensions[name]
      return t(`drawing.${name}`, { mm: value === undefined ? '?' : formatNumber(value, locale) })
    }
    const count = Number(fields.print)
    return {
      ...{ kind: 'box', fit, ...toDrawnSize(dimensions) },
      flute: requestFlutes.find((flute) => flute === fields.flute),
      closure: closures[findBoxStyle(fields.style)?.fefco ?? '0201'],
      dimensions: { length: labelOf('length'), width: labelOf('width'), height: labelOf('height') },
      print: count > 0 ? [t('drawing.printHeadline'), t('drawing.printDetail', { count })] : undefined,
    }
  }
}

/** The drawing in words. */
function useTitle(): (fields: RequestFields) => string {
  const { t } = useTranslation(['request', 'requests'])
  const { locale } = useShopClient()
  return (fields) => {
    const box = readBox(fields, locale)
    if (box === undefined) return t('drawing.unknown')
    const { fefco, length, width, height } = box
    return t('drawing.name', {
      style: t(`requests:style.${fefco}`),
      size: t('requests:size', { length, width, height }),
    })
  }
}

type ReadBox = Dimensions & { readonly fefco: BoxStyleCode }

/** The box, once all its sides are known. */
function readBox(fields: RequestFields, locale: ShopLocale): ReadBox | undefined {
  const { length, width, height } = readGoods(fields, locale).dimensions
  const style = findBoxStyle(fields.style)
  return style && length && width && height ? { fefco: style.fefco, length, width, height } : undefined
}

/** An estimate: from a kilogram on in hundreds of grams. */
const roundedWeight = (grams: number) => (grams < 1000 ? grams : Math.round(grams / 100) * 100)

/** Weight and sheet with the chosen flute, or the lightest that does. */
function BoardFacts({ fields }: Pick<RequestDrawingProps, 'fields'>) {
  const { t } = useTranslation('request')
  const { locale } = useShopClient()
  const box = readBox(fields, locale)
  if (box === undefined) return null
  const suitable = suitableFlutes(box)
  const flute = suitable.find((each) => each === fields.flute) ?? suitable[0]
  if (flute === undefined) return <p className={styles.quiet}>{t('drawing.noFlute')}</p>
  const number = (value: number) => formatNumber(value, locale)
  const { weight, area } = boardNeedOf({ ...box, flute })
  const [sheet, ...others] = sheetsOf({ ...box, flute })
  return (
    <p className={styles.quiet}>
      {t('drawing.weight', { flute, weight: weightText(roundedWeight(weight), locale) })}{' '}
      {others.length > 0 || sheet === undefined
        ? t('drawing.sheets', { area: number(Math.round(area / 10_000) / 100) })
        : t('drawing.sheet', { length: number(sheet.length), width: number(sheet.width) })}
    </p>
  )
}
