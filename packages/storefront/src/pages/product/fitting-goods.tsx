import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Drawing } from '../../drawing/drawing'
import { paths } from '../../shell/paths'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { usePrices } from '../../shared/price/use-price-view'
import type { FittingGoods as Goods } from './data/load-fitting-goods'
import { unbroken } from '../../shared/product/product-name'
import styles from './product-page.module.css'

/** Tape and filling that fit a box. */
export function FittingGoods({ goods }: { readonly goods: readonly Goods[] }) {
  const { t } = useTranslation('product')
  const { each, text } = usePrices()
  const { per } = useUnitLabels()
  return (
    <section className="section" aria-labelledby="fitting">
      <h2 id="fitting" className="type-h3">
        {t('page.fitting')}
      </h2>
      <ul className={styles.fitting}>
        {goods.map(({ id, urlName, name, unit, drawing, lowest }) => (
          <li key={id}>
            <Drawing kind="goods" attributes={drawing} />
            <p>
              <Link to={paths.product({ id, urlName })}>{unbroken(name)}</Link>
              {lowest &&
                each(({ toMain }) => (
                  <span>{`${t('from', { number: text(toMain(lowest), { decimals: 'unit' }) })} ${per(unit)}`}</span>
                ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
