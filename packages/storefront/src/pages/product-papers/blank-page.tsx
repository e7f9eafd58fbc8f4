import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useHref, useLoaderData } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { Drawing } from '../../drawing/drawing'
import { withDrawings } from '../../drawing/with-drawings'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import type { ListedProduct } from '../../shared/product/listed-product'
import { BlankSizes } from './blank-sizes'
import type { loadBlank } from './data/load-product-paper'
import { ProductSheet } from './product-sheet'
import styles from './product-sheet.module.css'

export const loader = withDrawings(
  loadLater(async () => {
    const { loadBlank: load } = await import('./data/load-product-paper')
    return (args: Parameters<typeof load>[0]) => load(args)
  }),
)

export const handle: PageHandle<typeof loadBlank> = {
  kind: 'content',
  title: ({ data, i18n }) =>
    `${i18n.t('blank.title', { ns: 'product-papers' })} ${data.product.attributes.name}`,
  canonicalPath: ({ data }) => paths.product(data.product),
}

/** The blank of a folding box with the distances of its crease lines, to print or for a drawing program. */
export function Component() {
  const { t } = useTranslation(['product-papers', 'product'])
  const { locale } = useShopClient()
  const { product, day, blank } = useLoaderData<typeof loadBlank>()
  const { name } = product.attributes
  return (
    <ProductSheet product={product} day={day} kind={t('blank.title')} action={<FileLink product={product} />}>
      <div className={styles.blank}>
        <Drawing
          kind="blank"
          {...blank.creases}
          dimensions="all"
          // As the language writes a tenth.
          decimalMark={formatNumber('0.1', locale).slice(1, 2)}
          fluid
          fit={{ width: 680, height: 420 }}
          title={t('product:page.blankDrawing', { name })}
        />
        <p className={styles.note}>
          {t('product:page.blankLegend')}. {t('blank.scale')}
        </p>
      </div>
      <BlankSizes product={product} blank={blank} />
    </ProductSheet>
  )
}

function FileLink({ product }: { readonly product: ListedProduct }) {
  const { t } = useTranslation('product-papers')
  return (
    <a className={buttonClass({})} href={useHref(paths.productPaper(product, 'blank.svg'))} download>
      {t('blank.download')}
    </a>
  )
}
