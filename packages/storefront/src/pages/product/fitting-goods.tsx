import { raiseQuantity, unitPriceFor } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button'
import { CartIcon } from '../../components/icons'
import { Drawing } from '../../drawing/drawing'
import { paths } from '../../shell/paths'
import { cartLineFields, RuleFields } from '../../shared/add-to-cart/cart-line-form'
import { useAddToCart } from '../../shared/add-to-cart/use-add-to-cart'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { usePrices } from '../../shared/price/use-price-view'
import { drawnGoods } from '../../shared/product/drawn-goods'
import { canOrder } from '../../shared/product/listed-product'
import { unbroken } from '../../shared/product/product-name'
import type { FittingGoods as Goods } from './data/load-related-goods'
import styles from './fitting-goods.module.css'

interface FittingGoodsProps {
  readonly goods: readonly Goods[]
  /** How many boxes are to be packed. */
  readonly quantity: number
}

/** Tape, filling and labels for a box, each with as much of it as the boxes need. */
export function FittingGoods({ goods, quantity }: FittingGoodsProps) {
  const { t } = useTranslation('product')
  return (
    <section className="section" aria-labelledby="fitting">
      <h2 id="fitting" className="type-h2">
        {t('page.fitting')}
      </h2>
      <ul className={styles.list}>
        {goods.map((one) => (
          <FittingRow key={one.product.id} goods={one} quantity={quantity} />
        ))}
      </ul>
    </section>
  )
}

function FittingRow({ goods, quantity }: { readonly goods: Goods; readonly quantity: number }) {
  const { t } = useTranslation('product-page')
  const { each, text } = usePrices()
  const { amount, per } = useUnitLabels()
  const { product, boxes } = goods
  const { attributes, tiers, rule } = product
  const { name, unit } = attributes
  const needed = raiseQuantity(boxes === undefined ? 1 : Math.ceil(quantity / boxes), rule)
  const net = unitPriceFor(tiers, needed)
  return (
    <li className={styles.row}>
      <Drawing kind="goods" attributes={drawnGoods(attributes)} />
      <div>
        <Link className={styles.name} to={paths.product(product)}>
          {unbroken(name)}
        </Link>
        <p className={styles.detail}>
          {net && each(({ toMain }) => `${text(toMain(net), { decimals: 'unit' })} ${per(unit)}`)}
          {boxes === undefined ? null : (
            <span>{t('fitting.enoughFor', { amount: amount(1, unit), boxes: amount(boxes, null) })}</span>
          )}
        </p>
      </div>
      {canOrder(product) ? <AddNeeded product={product} needed={needed} /> : null}
    </li>
  )
}

interface AddNeededProps extends Pick<Goods, 'product'> {
  readonly needed: number
}

function AddNeeded({ product, needed }: AddNeededProps) {
  const { t } = useTranslation('product')
  const { amount } = useUnitLabels()
  const { Form, formProps, buttonProps } = useAddToCart(product)
  const { name, unit } = product.attributes
  return (
    <Form {...formProps}>
      <input type="hidden" name={cartLineFields.quantity} value={needed} />
      <RuleFields product={product} />
      <Button size="dense" icon={<CartIcon size={17} />} {...buttonProps} busyLabel="">
        <span className="tabular no-break">{amount(needed, unit)}</span>{' '}
        <span className="visually-hidden">{t('cart.addNamed', { name })}</span>
      </Button>
    </Form>
  )
}
