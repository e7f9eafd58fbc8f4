import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import { stepRoom } from '../price/price-steps'
import { ColumnHead } from './column-head'
import { factSorts } from './goods-kinds'
import type { GoodsKind, ListFact } from './goods-kinds'
import type { ListOrder } from './data/load-sort'
import styles from './product-table.module.css'

interface TableHeadProps {
  readonly sizeHead: GoodsKind['sizeHead'] | undefined
  readonly columns: readonly (readonly ListFact[])[]
  /** The quantities of the price columns. */
  readonly steps: readonly number[]
  readonly order: ListOrder | undefined
}

/** The head of a list. It stays in sight while the list scrolls. */
export function TableHead({ sizeHead, columns, steps, order }: TableHeadProps) {
  const { t } = useTranslation(['category', 'goods', 'product'])
  const { shop, locale } = useShopClient()
  const factHead = (fact: ListFact) =>
    fact === 'flute' || fact === 'load' || fact === 'basePrice'
      ? t(`table.fact.${fact}`)
      : t(`goods:fact.${fact}`)
  const title =
    sizeHead === undefined
      ? ({ text: t('table.item'), sort: 'name' } as const)
      : ({ text: t(`table.size.${sizeHead}`), sort: 'length' } as const)
  return (
    <thead>
      <tr className="type-table-head">
        <td />
        <ColumnHead parts={[title]} order={order} />
        {columns.map((facts) => (
          <ColumnHead
            key={facts.join()}
            className={styles.facts}
            parts={facts.map((fact) => ({ text: factHead(fact), sort: factSorts[fact] }))}
            order={order}
          />
        ))}
        <ColumnHead parts={[{ text: t(`table.stock.${shop}`), sort: 'stock' }]} order={order} />
        {steps.map((step, index) => (
          <ColumnHead
            key={step}
            className={joinClasses(styles.price, styles[stepRoom(index, steps.length)])}
            parts={[
              {
                text: t('product:from', { number: formatNumber(step, locale) }),
                sort: index === 0 ? 'price' : `price-${step}`,
              },
            ]}
            order={order}
          />
        ))}
        <th scope="col" className={styles.quantityHead}>
          {t('product:quantity.label')}
        </th>
        <td />
      </tr>
    </thead>
  )
}
