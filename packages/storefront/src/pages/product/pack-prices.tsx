import { unitPriceFor } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { PriceText } from '../../shared/price/price-text'
import { usePrices } from '../../shared/price/use-price-view'
import type { ListedProduct } from '../../shared/product/listed-product'
import { packsOf } from '../../shared/add-to-cart/units-of'
import { usePackLabels } from '../../shared/add-to-cart/use-pack-labels'
import styles from './pack-prices.module.css'

interface PackPricesProps {
  readonly product: ListedProduct
  readonly className?: string | undefined
}

/** What a bundle and a pallet cost, at the prices of as many pieces. */
export function PackPrices({ product, className }: PackPricesProps) {
  const { t } = useTranslation('product')
  const { each } = usePrices()
  const { amount } = useUnitLabels()
  const { packs } = usePackLabels()
  const { unit } = product.attributes
  const rows = packsOf(product).flatMap(({ kind, size }) => {
    const net = unitPriceFor(product.tiers, size)
    return net === undefined ? [] : [{ kind, size, net }]
  })
  if (rows.length === 0) return null
  return (
    <ul className={joinClasses(styles.list, className)}>
      {rows.map(({ kind, size, net }) => (
        <li key={kind} className={styles.row}>
          <span>{`${packs(1, kind, unit)} = ${amount(size, unit)} `}</span>
          <span className={styles.price}>
            {each(({ main, toTotal }) => (
              <>
                <PriceText className={styles.amount ?? ''} value={toTotal(net, size)} />
                {` ${t(main === 'gross' ? 'tiers.private.main' : 'tiers.business.main')}`}
              </>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
