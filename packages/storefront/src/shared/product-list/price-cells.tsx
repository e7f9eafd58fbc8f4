import type { PriceTier } from '@cartonnage/sdk/rules'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import { stepCells, stepRoom } from '../price/price-steps'
import { useUnitLabels } from '../price/unit-labels'
import { usePrices } from '../price/use-price-view'
import styles from './product-table.module.css'

export interface PriceCellsProps {
  /** Net. */
  readonly tiers: readonly PriceTier[]
  readonly steps: readonly number[]
  readonly unit: string
  /** Of each column, so that its prices align. */
  readonly decimals: readonly number[]
}

/** A product's prices in the columns of its list. Where its tier starts at another quantity, that is printed above. */
export function PriceCells({ tiers, steps, unit, decimals }: PriceCellsProps) {
  const { t } = useTranslation('product')
  const { each, figure, locale } = usePrices()
  const { amount } = useUnitLabels()
  const cells = stepCells(tiers, steps)
  return cells.map((cell, index) => {
    const room = stepRoom(index, steps.length)
    return (
      <td
        key={steps[index]}
        className={joinClasses(styles.price, styles[room], index === 0 ? styles.first : styles.more)}
      >
        {cell === undefined ? null : (
          <>
            {cell.isOwnStep ? (
              <span className={styles.ownStep}>
                {`${t('from', { number: formatNumber(cell.from, locale) })} `}
              </span>
            ) : null}
            <span className={styles.cardStep}>
              {`${t('from', {
                number: index === 0 ? amount(cell.from, unit) : formatNumber(cell.from, locale),
              })} `}
            </span>
            <span className={styles.figure}>
              {each(({ toMain }) => figure(toMain(cell.unitPrice), decimals[index] ?? 2))}
            </span>
          </>
        )}
      </td>
    )
  })
}
