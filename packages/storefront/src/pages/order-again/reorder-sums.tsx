import { grossAmount, lineNet, sumMoney } from '@cartonnage/sdk/rules'
import type { Money, ReorderChoice, ReorderLine } from '@cartonnage/sdk/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewsRegion } from '../../components/news-region'
import { SummaryList } from '../../components/summary-list'
import { useSettled } from '../../components/use-settled'
import { usePriceView } from '../../shared/price/use-price-view'
import styles from './order-again.module.css'
import { PriceDifference } from './reorder-prices'

/** Where a link past the lines leads. */
export const sumsId = 'reorder-sums'

interface ReorderSumsProps {
  readonly plan: readonly ReorderLine[]
  readonly choice: ReorderChoice
}

/** What the chosen lines cost then and cost today, without delivery. */
export function ReorderSums({ plan, choice }: ReorderSumsProps) {
  const { t } = useTranslation('order-again')
  const { main, vatRate, text, mainLabel } = usePriceView()
  const chosen = plan.filter(({ id }) => Object.hasOwn(choice, id))
  const [before, now] = [sumThen(chosen), sumToday(chosen, choice)]
  const total = (net: Money) => text(main === 'gross' ? grossAmount(net, vatRate) : net)
  const said = useSaid(now && t('sum.said', { count: chosen.length, amount: total(now) }))
  return (
    <section id={sumsId} tabIndex={-1} className={styles.sums}>
      <h2 className="type-h3">{t('sum.title', { count: chosen.length })}</h2>
      <SummaryList
        rows={[
          ...(before === undefined ? [] : [{ key: 'then', label: t('then'), value: total(before) }]),
          ...(now === undefined
            ? []
            : [
                {
                  key: 'today',
                  label: t('sum.today', { label: mainLabel }),
                  tone: 'total' as const,
                  value: (
                    <>
                      {total(now)}
                      {isSameQuantity(chosen) ? <PriceDifference before={before ?? null} now={now} /> : null}
                    </>
                  ),
                },
              ]),
        ]}
      />
      <NewsRegion sentence={said} />
    </section>
  )
}

/** The sentence once it has changed and settled. */
function useSaid(sentence: string | undefined): string {
  const [first] = useState(sentence)
  const [said, setSaid] = useState('')
  useSettled(sentence === first && said === '' ? undefined : sentence, setSaid)
  return said
}

/** Only then the difference is that of the prices. */
const isSameQuantity = (lines: readonly ReorderLine[]): boolean =>
  lines.every(({ ordered, quantity, successor }) => (successor?.quantity ?? quantity) === ordered)

const sumThen = (lines: readonly ReorderLine[]): Money | undefined =>
  sumOf(lines.map(({ orderedAmount }) => orderedAmount ?? undefined))

const sumToday = (lines: readonly ReorderLine[], choice: ReorderChoice): Money | undefined =>
  sumOf(
    lines.map((line) => {
      const { unitPrice, quantity } = (choice[line.id] === 'successor' ? line.successor : line) ?? line
      return unitPrice && lineNet(unitPrice, quantity)
    }),
  )

/** Undefined for none, and for amounts that cannot be added up. */
function sumOf(amounts: readonly (Money | undefined)[]): Money | undefined {
  const known = amounts.filter((amount) => amount !== undefined)
  const [first] = known
  const isWhole =
    known.length === amounts.length && known.every((each) => each.currencyCode === first?.currencyCode)
  return first === undefined || !isWhole ? undefined : sumMoney(known)
}
