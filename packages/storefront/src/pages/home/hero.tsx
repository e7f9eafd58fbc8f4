import { hasOwnFields } from '../../shell/own-fields'
import { useBoxFinderForm, useShopClient } from '@cartonnage/react-hooks'
import type { NavigationItem } from '@cartonnage/sdk/rules'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { useCategoryLinks } from '../../shell/use-category-links'
import { DimensionFields } from '../../shared/box-finder/dimension-fields'
import { FinderMessages } from '../../shared/box-finder/finder-messages'
import { finderAction, useFinderPage } from '../../shared/box-finder/use-finder-page'
import { Drawing } from '../../drawing/drawing'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { usePrices } from '../../shared/price/use-price-view'
import { drawnGoods } from '../../shared/product/drawn-goods'
import type { ListedProduct } from '../../shared/product/listed-product'
import { shortName, displaySize } from '../../shared/product/product-name'
import styles from './hero.module.css'

export interface HeroProps {
  /** Drawn at the right; undefined if this shop does not sell it. */
  readonly product: ListedProduct | undefined
  /** The category of boxes. */
  readonly boxes: NavigationItem | undefined
  /** How many boxes there are. */
  readonly count: number
}

/** The introduction of the shop, with the Box Finder. */
export function Hero({ product, boxes, count }: HeroProps) {
  const { t } = useTranslation('home')
  const client = useShopClient()
  const { to } = useCategoryLinks()
  return (
    <section className={styles.hero}>
      <div className="container layout-hero">
        <div>
          <h1 className={`type-hero ${styles.heading ?? ''}`}>{t('heading')}</h1>
          <p className={`type-lead ${styles.lead ?? ''}`}>
            {count === 0 ? t('lead') : t('leadCount', { number: formatNumber(count, client.locale) })}
          </p>
          {hasOwnFields(client) ? <SizeForm /> : null}
          <p className={styles.hint}>
            {hasOwnFields(client) ? `${t('size.hint')} ` : null}
            {boxes === undefined ? null : (
              <Link className="link" to={to(boxes)}>
                {t('size.all')}
              </Link>
            )}
          </p>
        </div>
        {product === undefined ? null : <HeroDrawing product={product} />}
      </div>
    </section>
  )
}

/** The Box Finder's fields. With one or two dimensions, or a whole size in one field, its page asks for the others. */
function SizeForm() {
  const { t } = useTranslation('box-finder')
  const finder = useBoxFinderForm(useFinderPage())
  const { canFind, formProps } = finder
  return (
    <Form
      method="get"
      action={finderAction}
      className={styles.form}
      aria-label={t('title')}
      data-replay
      {...(canFind && formProps)}
    >
      <DimensionFields view={finder} isShort isLarge />
      <Button variant="primary" size="prominent" className={styles.find}>
        {t('find')}
      </Button>
      <FinderMessages view={finder} />
    </Form>
  )
}

/** The product with its dimensions, and its unit price in the largest quantity. */
function HeroDrawing({ product }: { readonly product: ListedProduct }) {
  const { t } = useTranslation(['home', 'product'])
  const { each, text } = usePrices()
  const { amount } = useUnitLabels()
  const { attributes, tiers } = product
  const { innerSize, fefco, flute } = attributes
  const inner = displaySize(attributes)
  const size = inner && `${inner}\u00a0mm`
  const last = tiers.at(-1)
  const detail = [fefco && `FEFCO ${fefco}`, flute && t('product:flute', { flute })]
    .filter(Boolean)
    .join(' · ')
  const name = shortName(attributes)
  return (
    <figure className={styles.figure}>
      <Drawing
        kind="goods"
        attributes={drawnGoods(attributes)}
        fit={{ width: 590, height: 510 }}
        fluid
        labelSize={14}
        dimensions={
          innerSize && {
            length: `${innerSize.length} mm`,
            width: `${innerSize.width} mm`,
            height: `${innerSize.height} mm`,
          }
        }
        print={size === undefined ? undefined : [size, detail]}
        title={
          size === undefined
            ? t('product:page.drawingPlain', { name })
            : t('product:page.drawing', { name, size })
        }
      />
      <figcaption className="type-small muted tabular">
        {t('product:article', { sku: attributes.sku })} · <Link to={paths.product(product)}>{name}</Link>
        {last === undefined
          ? null
          : each(
              ({ toMain, mainLabel }) =>
                ` · ${t('priceAt', {
                  amount: amount(last.from, attributes.unit),
                  price: text(toMain(last.unitPrice), { decimals: 'unit' }),
                  label: mainLabel,
                })}`,
            )}
      </figcaption>
    </figure>
  )
}
