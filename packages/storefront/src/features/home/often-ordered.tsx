import { useShop } from '@cartonnage/react-hooks'
import { unitPriceFor } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Button } from '../../components/button'
import { GoodsDrawing } from '../drawing/goods-drawing'
import { listScale } from '../drawing/scale'
import { PriceNote } from '../price/price-note'
import { sharedDecimals } from '../price/shared-decimals'
import { useUnitWords } from '../price/unit-words'
import { usePriceView } from '../price/use-price-view'
import { cartLineFields } from '../product/cart-line-form'
import { goodsOf } from '../product/goods-of'
import type { ListedProduct } from '../product/listed-product'
import { canOrder } from '../product/listed-product'
import { shortName, shownSize, unbroken } from '../product/product-name'
import { RuleFields } from '../product/rule-fields'
import { StockFigure } from '../product/stock-text'
import { useAddToCart } from '../product/use-add-to-cart'
import { useFactWords } from '../product/use-fact-words'
import styles from './often-ordered.module.css'

/** The second price of each article is the one for this quantity. */
const comparedQuantity = 100

/** Articles that many order, each with a button that adds its smallest quantity. */
export function OftenOrdered({ articles }: { readonly articles: readonly ListedProduct[] }) {
  const { t } = useTranslation(['home', 'product'])
  const { shop } = useShop()
  return (
    <section className="section container">
      <div className="section-head">
        <h2 id="often">{t('often.heading')}</h2>
      </div>
      <table className={styles['table']} aria-labelledby="often">
        <thead>
          <tr className="type-table-head">
            <td />
            <th scope="col">{t('often.article')}</th>
            <th scope="col">{t('often.size')}</th>
            <th scope="col" className={styles['wide']}>
              {t('often.quality')}
            </th>
            <th scope="col" className={styles['wide']}>
              {t(`often.stock.${shop}`)}
            </th>
            <th scope="col" className={styles['figure']}>
              {t('often.least')}
            </th>
            <th scope="col" className={styles['figure']}>
              {t('product:from', { number: comparedQuantity })}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {articles.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </tbody>
      </table>
      <div className={styles['note']}>
        <PriceNote />
      </div>
    </section>
  )
}

function ArticleRow({ article }: { readonly article: ListedProduct }) {
  const { t } = useTranslation(['home', 'product'])
  const { board } = useFactWords()
  const { facts } = article
  return (
    <tr className={styles['row']}>
      <td className={styles['picture']}>
        <GoodsDrawing facts={goodsOf(facts)} scale={listScale.home} />
      </td>
      <th scope="row" className={styles['name']}>
        <Link className={styles['link']} to={paths.product(article)}>
          {unbroken(shortName(facts))}
        </Link>
        <span className={styles['detail']}>{t('product:article', { sku: facts.sku })}</span>
      </th>
      <td className={styles['size']}>
        <span className="type-size">{shownSize(facts) ?? '–'}</span>
      </td>
      <td className={styles['wide']}>{board(facts) ?? '–'}</td>
      <td className={styles['wide']}>
        <StockFigure product={article} />
      </td>
      <Prices article={article} />
      <td className={styles['add']}>{canOrder(article) ? <AddButton article={article} /> : null}</td>
    </tr>
  )
}

/** What one costs in the smallest quantity and in a larger one, with the same decimals. */
function Prices({ article }: { readonly article: ListedProduct }) {
  const { t } = useTranslation('product')
  const { toMain, figure } = usePriceView()
  const { per } = useUnitWords()
  const { tiers, facts } = article
  const least = tiers[0] && toMain(tiers[0].unitPrice)
  const net = unitPriceFor(tiers, comparedQuantity)
  const compared = net && toMain(net)
  const decimals = sharedDecimals([least, compared].filter((price) => price !== undefined))
  return (
    <>
      <td className={styles['least']}>
        {least === undefined ? t('price.onRequest') : figure(least, decimals)}
        <span className="visually-hidden"> {per(facts.unit)}</span>
      </td>
      <td className={styles['compared']}>
        <span className={styles['step']}>{t('from', { number: comparedQuantity })} </span>
        {compared === undefined ? '–' : figure(compared, decimals)}
      </td>
    </>
  )
}

function AddButton({ article }: { readonly article: ListedProduct }) {
  const { t } = useTranslation('product')
  const { Form, formProps, buttonProps } = useAddToCart(article)
  const { tiers, facts } = article
  return (
    <Form {...formProps}>
      <input type="hidden" name={cartLineFields.quantity} value={tiers[0]?.from ?? 1} />
      <RuleFields product={article} />
      <Button {...buttonProps} size="dense" busyLabel={t('cart.adding')}>
        <span>
          {t('cart.add')}
          <span className="visually-hidden">: {facts.name}</span>
        </span>
      </Button>
    </Form>
  )
}
