import { formatNumber, priceSegments } from '@cartonnage/sdk/rules'
import type { PriceSegment, PriceTier } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import { tierDecimals, usePrices } from '../../shared/price/use-price-view'
import { chartScales } from './chart-scales'
import styles from './price-chart.module.css'

interface PriceChartProps {
  /** Net prices. */
  readonly tiers: readonly PriceTier[]
  readonly quantity: number
  /** Called with the quantity that was pressed. */
  readonly onSelect: (quantity: number) => void
  readonly className?: string | undefined
}

/** A part of the width or height of the chart. */
const share = (value: number) => `${Math.round(10_000 * value) / 100}%`

/**
 * The unit price over the quantity, with hatched quantities that cost more than the next step in total. The table above it
 * says the same in figures, and its radio buttons do what a press on the chart does.
 */
export function PriceChart({ tiers, quantity, onSelect, className }: PriceChartProps) {
  const segments = priceSegments(tiers)
  const scales = chartScales(segments)
  const hatch = useId()
  if (scales === undefined) return null
  const { x, y, quantityAt } = scales
  const press = ({ clientX, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onSelect(quantityAt((clientX - left) / width))
  }
  const cliffs = segments.filter(isCliff)
  const current = segments.findLast(({ from }) => from <= quantity)
  return (
    <figure className={joinClasses(styles.figure, className)}>
      <Caption cliffs={cliffs} />
      <svg className={styles.chart} width="100%" height="150" aria-hidden="true" onClick={press}>
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line className={styles.hatch} x1="0" y1="0" x2="0" y2="6" />
          </pattern>
        </defs>
        {cliffs.map(({ from, to, cheaperFrom }) => (
          <rect
            key={from}
            x={share(x(cheaperFrom))}
            width={share(x(to + 1) - x(cheaperFrom))}
            height="84%"
            fill={`url(#${hatch})`}
          />
        ))}
        <line className={styles.axis} x1="0" x2="100%" y1="84%" y2="84%" />
        {segments.map((segment, index) => (
          <Step
            key={segment.from}
            {...{ segment, decimals: tierDecimals(tiers) }}
            left={x(segment.from)}
            right={segment.to === null ? 1 : x(segment.to + 1)}
            top={y(segment)}
            below={segments[index + 1] && y(segments[index + 1] ?? segment)}
          />
        ))}
        {current === undefined ? null : (
          <circle
            className={styles.point}
            r="5.5"
            cx={share(Math.min(x(quantity), 0.99))}
            cy={share(y(current))}
          />
        )}
      </svg>
    </figure>
  )
}

/** A step whose last quantities cost more than a higher one. */
type Cliff = PriceSegment & { readonly to: number; readonly cheaperFrom: number }

const isCliff = (segment: PriceSegment): segment is Cliff => segment.cheaperFrom !== null

function Caption({ cliffs }: { readonly cliffs: readonly Cliff[] }) {
  const { t } = useTranslation('product-page')
  const { locale } = usePrices()
  const number = (value: number) => formatNumber(value, locale)
  return (
    <figcaption className="type-caption muted">
      {t('chart.caption')}
      {cliffs.length === 0 ? null : ` ${t('chart.hatched')}`}
      <span className="visually-hidden">
        {cliffs.map(
          ({ cheaperFrom, to }) =>
            ` ${t('chart.cliff', { from: number(cheaperFrom), to: number(to), next: number(to + 1) })}`,
        )}
      </span>
    </figcaption>
  )
}

interface StepProps {
  readonly segment: PriceSegment
  readonly decimals: number
  /** Shares of the chart's width. */
  readonly left: number
  readonly right: number
  /** Shares of the chart's height. */
  readonly top: number
  /** Of the next step, down to which a line leads; absent for the last one. */
  readonly below: number | undefined
}

function Step({ segment, decimals, left, right, top, below }: StepProps) {
  const { locale, each, figure } = usePrices()
  return (
    <g>
      <line className={styles.step} x1={share(left)} x2={share(right)} y1={share(top)} y2={share(top)} />
      {below === undefined ? null : (
        <line className={styles.step} x1={share(right)} x2={share(right)} y1={share(top)} y2={share(below)} />
      )}
      <text className={styles.price} x={share(left)} y={share(top)} dx="5" dy="-6">
        {each(({ toMain }) => figure(toMain(segment.unitPrice), decimals), 'tspan')}
      </text>
      <text className={styles.quantity} x={share(left)} y="99%" textAnchor={left === 0 ? 'start' : 'middle'}>
        {formatNumber(segment.from, locale)}
      </text>
    </g>
  )
}
