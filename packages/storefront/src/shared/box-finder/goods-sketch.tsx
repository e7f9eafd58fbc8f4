import { boxDimensions, useShopClient } from '@cartonnage/react-hooks'
import type { Dimensions } from '@cartonnage/sdk/rules'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawing } from '../../drawing/drawing'
import type { GoodsBlockContent } from '../../drawing/drawing-content'
import { LiveDrawing } from '../../drawing/live-drawing'
import { useDrawingCode } from '../../drawing/use-drawing-code'

const fit = { width: 300, height: 232 }

/**
 * The entered goods, drawn to their proportions; a missing dimension is labelled with a question mark. It follows the
 * fields with code that is loaded at their first change.
 */
export function GoodsSketch({ entered }: { readonly entered: Partial<Dimensions> }) {
  const { t } = useTranslation('box-finder')
  const { locale } = useShopClient()
  const [first] = useState(entered)
  const code = useDrawingCode(boxDimensions.some((dimension) => entered[dimension] !== first[dimension]))
  const size = useEasedSize(toDrawnSize(entered))
  const contentOf = (goods: Partial<Dimensions>, drawn: Dimensions): GoodsBlockContent => {
    const label = (dimension: keyof Dimensions) => {
      const value = goods[dimension]
      return t(`drawn.${dimension}`, { mm: value === undefined ? '?' : formatNumber(value, locale) })
    }
    const dimensions = { length: label('length'), width: label('width'), height: label('height') }
    return { kind: 'goods-block', ...drawn, fit, dimensions }
  }
  if (code === undefined) return <Drawing {...contentOf(first, toDrawnSize(first))} />
  return <LiveDrawing code={code} content={contentOf(entered, size)} />
}

/** The proportions of a usual parcel, in mm. */
const usual: Dimensions = { length: 300, width: 200, height: 150 }

/** The least share of the longest dimension: a thinner block would look like a line. */
const leastShare = 1 / 40

/**
 * The size in mm of the block to draw. Missing dimensions follow from the others in the usual proportions; very short
 * ones are drawn thicker than they are.
 */
export function toDrawnSize(entered: Partial<Dimensions>): Dimensions {
  const ratios = boxDimensions.flatMap((dimension) => {
    const value = entered[dimension]
    return value === undefined ? [] : [value / usual[dimension]]
  })
  const ratio = ratios.length === 0 ? 1 : ratios.reduce((sum, other) => sum + other, 0) / ratios.length
  const all = boxDimensions.map((dimension) => entered[dimension] ?? usual[dimension] * ratio)
  const least = Math.max(...all) * leastShare
  const [length = least, width = least, height = least] = all.map((value) => Math.max(value, least))
  return { length, width, height }
}

const transitionMs = 180

/** A size that follows the target in a short animation, or at once with reduced motion. */
function useEasedSize(target: Dimensions): Dimensions {
  const [size, setSize] = useState(target)
  const latest = useRef(target)
  const { length, width, height } = target
  useEffect(() => {
    const [from, to] = [latest.current, { length, width, height }]
    if (from.length === length && from.width === width && from.height === height) return
    const begin = performance.now()
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = requestAnimationFrame(function draw(now) {
      const share = isReduced ? 1 : Math.min(1, Math.max(0, now - begin) / transitionMs)
      latest.current = sizeBetween(from, to, 1 - (1 - share) ** 3)
      setSize(latest.current)
      if (share < 1) frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [length, width, height])
  return size
}

/** The size at a share of the way from one to the other: 0 is `from`, 1 is `to`. */
export function sizeBetween(from: Dimensions, to: Dimensions, share: number): Dimensions {
  const at = (dimension: keyof Dimensions) => from[dimension] + (to[dimension] - from[dimension]) * share
  return { length: at('length'), width: at('width'), height: at('height') }
}
