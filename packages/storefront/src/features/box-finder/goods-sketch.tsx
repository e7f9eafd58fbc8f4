import { useShopClient } from '@cartonnage/react-hooks'
import type { Dimensions } from '@cartonnage/sdk/rules'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { GoodsBlockDrawing } from '../drawing/goods-block-drawing'
import { drawnGoods } from './drawn-goods'
import { useEasedSize } from './use-eased-size'

const fit = { width: 300, height: 232 }

/** The goods as they are typed, drawn to their proportions; a side that is not known is a question mark. */
export function GoodsSketch({ typed }: { readonly typed: Partial<Dimensions> }) {
  const { t } = useTranslation('box-finder')
  const { locale } = useShopClient()
  const size = useEasedSize(drawnGoods(typed))
  const figure = (side: keyof Dimensions) => {
    const value = typed[side]
    return t(`drawn.${side}`, { mm: value === undefined ? '?' : formatNumber(value, locale) })
  }
  return (
    <GoodsBlockDrawing
      {...size}
      fit={fit}
      dimensions={{ length: figure('length'), width: figure('width'), height: figure('height') }}
    />
  )
}
