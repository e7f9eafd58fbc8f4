import { usePriceTiers } from '@cartonnage/react-hooks'
import { formatNumber, formatPercent } from '@cartonnage/sdk/rules'
import type { MainPrice, PriceTier } from '@cartonnage/sdk/rules'
import { useId, type InputHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../hydration/use-hydrated'
import { joinClasses } from '../../components/join-classes'
import { tierDecimals, usePrices } from '../../shared/price/use-price-view'
import styles from './tier-table.module.css'

interface TierTableProps {
  /** Net prices; at least one. */
  readonly tiers: readonly PriceTier[]
  readonly quantity: number
  /** Called with the first quantity of the row that was chosen. */
  readonly onSelect: (quantity: number) => void
}

/** The price tiers. With scripts a radio group, whose rows set the quantity. */
export function TierTable({ tiers, quantity, onSelect }: TierTableProps) {
  const { t } = useTranslation('product')
  const { locale, vatRate, each, figure, text } = usePrices()
  const { rows } = usePriceTiers({ tiers, vatRate, quantity, onSelect })
  const isHydrated = useHydrated()
  const hasChoice = rows.length > 1
  const decimals = tierDecimals(tiers)
  const id = useId()
  /** Heads and cells of a row: `inkl. MWST 0.886 Sie sparen 17 %`. */
  const described = (from: number, columns: readonly string[]) =>
    columns.map((column) => `${id}-${column} ${id}-${column}-${from}`).join(' ')
  return (
    <fieldset className={styles.group}>
      <legend id={`${id}-label`} className="visually-hidden">
        {t('tiers.label')}
      </legend>
      <table className={joinClasses(styles.table, 'tabular')} aria-labelledby={`${id}-label`}>
        <TierHead id={id} />
        <tbody>
          {rows.map(({ from, net, saving, isSelected, radioProps }) => (
            <tr key={from} className={joinClasses(styles.row, isSelected && styles.selected)}>
              <th scope="row">
                <label className={joinClasses(hasChoice && styles.choice)}>
                  {hasChoice ? (
                    <Radio
                      radioProps={isHydrated ? radioProps : undefined}
                      describedBy={described(from, saving === null ? ['main'] : ['main', 'saving'])}
                    />
                  ) : null}
                  {formatNumber(from, locale)}
                </label>
              </th>
              <td id={`${id}-main-${from}`} className={styles.main}>
                {each(({ toMain }) => figure(toMain(net), decimals))}
              </td>
              <td className="muted">{each(({ toOther }) => figure(toOther(net), decimals))}</td>
              <td id={`${id}-saving-${from}`} className={joinClasses(saving !== null && styles.saving)}>
                {saving === null ? '–' : formatPercent(saving / 100, locale)}
              </td>
              <td className={joinClasses(styles.wide, 'muted')}>
                {each(({ toTotal }) => text(toTotal(net, from), { currency: false }))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  )
}

function TierHead({ id }: { readonly id: string }) {
  const { t } = useTranslation('product')
  const { each, isBusiness } = usePrices()
  const headOf = (price: MainPrice): string =>
    isBusiness
      ? t(price === 'net' ? 'tiers.business.main' : 'tiers.business.other')
      : t(price === 'net' ? 'tiers.private.other' : 'tiers.private.main')
  return (
    <thead>
      <tr className="type-table-head">
        <th scope="col">{t('tiers.from')}</th>
        <th scope="col" id={`${id}-main`}>
          {each(({ main }) => headOf(main))}
        </th>
        <th scope="col">{each(({ main }) => headOf(main === 'net' ? 'gross' : 'net'))}</th>
        <th scope="col" id={`${id}-saving`}>
          {t('tiers.saving')}
        </th>
        <th scope="col" className={styles.wide}>
          {each(({ main }) => t(main === 'net' ? 'tiers.business.total' : 'tiers.private.total'))}
        </th>
      </tr>
    </thead>
  )
}

interface RadioProps {
  readonly radioProps: InputHTMLAttributes<HTMLInputElement> | undefined
  /** The ids of what describes it. */
  readonly describedBy: string
}

/** Until it works, its place is kept where it is going to; without scripts it has none. */
function Radio({ radioProps, describedBy }: RadioProps) {
  return radioProps === undefined ? (
    <span className={joinClasses(styles.radio, styles.waiting)} aria-hidden="true" />
  ) : (
    <input {...radioProps} className={styles.radio} aria-describedby={describedBy} />
  )
}
