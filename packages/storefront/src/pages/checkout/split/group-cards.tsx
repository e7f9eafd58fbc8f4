import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button'
import { AddressText } from '../address-text'
import { useUnitLabels } from '../../../shared/price/unit-labels'
import type { SplitData } from './data/delivery-addresses-loader'
import styles from './delivery-addresses.module.css'
import type { SplitGroup, SplitLine } from './data/split-lines'
import { groupHeadingId, groupsHeadingId } from './use-group-focus'
import { usePlaceNames } from './use-place-names'
import type { SplitQuantities } from './use-split-quantities'

interface GroupCardsProps {
  readonly data: SplitData
  readonly quantities: SplitQuantities
  readonly isBusy: boolean
}

/** The addresses with what each gets. Articles can be dropped on them. */
export function GroupCards({ data, quantities, isBusy }: GroupCardsProps) {
  const { t } = useTranslation('delivery-addresses')
  return (
    <section>
      <h2 className="type-h3" id={groupsHeadingId} tabIndex={-1}>
        {t('addresses')}
      </h2>
      <ol className={styles.groups}>
        {data.groups.map((group, index) => (
          <GroupCard key={group.id} {...{ data, quantities, isBusy, group, number: index + 1 }} />
        ))}
      </ol>
    </section>
  )
}

interface GroupCardProps extends GroupCardsProps {
  readonly group: SplitGroup
  readonly number: number
}

/** `36 Rollen, 25 Stück`: how much an address gets, by unit. */
function useSums(lines: SplitData['lines'], quantityOf: (line: SplitLine) => number): string {
  const { amount } = useUnitLabels()
  const units = [...new Set(lines.map(({ attributes }) => attributes.unit))]
  const sums = units.map((unit) => ({
    unit,
    sum: lines.reduce((sum, line) => sum + (line.attributes.unit === unit ? quantityOf(line) : 0), 0),
  }))
  const filled = sums.filter(({ sum }) => sum > 0)
  return (filled.length > 0 ? filled : sums.slice(0, 1)).map(({ sum, unit }) => amount(sum, unit)).join(', ')
}

function GroupCard({ data, quantities, group, number, isBusy }: GroupCardProps) {
  const { t } = useTranslation('delivery-addresses')
  const { nameOf } = usePlaceNames(data.groups)
  const isMain = number === 1
  const sums = useSums(data.lines, (line) => quantities.quantityAt(line, group))
  const place = nameOf(group)
  return (
    <li className={styles.group} {...quantities.drop(group)}>
      <div className={styles.groupHead}>
        <h3 id={groupHeadingId(group)} tabIndex={-1}>
          {t('address', { number })}
        </h3>
        <p className={styles.sum}>{sums}</p>
      </div>
      <p>{group.deliveryAddress ? <AddressText address={group.deliveryAddress} /> : null}</p>
      {isMain ? (
        <p className={styles.groupEnd}>
          <span className="muted">{t('restHere')}</span>
          <Button
            variant="text"
            name="intent"
            value="change"
            aria-disabled={isBusy || undefined}
            aria-label={`${t('change')}: ${t('address', { number })}`}
          >
            {t('change')}
          </Button>
        </p>
      ) : (
        <p className={styles.groupEnd}>
          <Button
            variant="text"
            name="intent"
            value={`remove:${group.id}`}
            aria-disabled={isBusy || undefined}
            aria-label={t('removeWhat', { number, place })}
          >
            {t('remove')}
          </Button>
        </p>
      )}
    </li>
  )
}
