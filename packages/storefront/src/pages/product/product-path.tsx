import { useVat } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { useShell } from '../../shell/use-shell'
import { Breadcrumb } from '../../components/breadcrumb'
import { useCategoryLinks } from '../../shell/use-category-links'
import type { ListedProduct } from '../../shared/product/listed-product'
import { breadcrumbData, productData, StructuredData } from '../../shared/product/structured-data'

interface ProductPathProps {
  readonly product: ListedProduct
  readonly path: readonly { readonly id: string; readonly name: string }[]
  readonly description: string
}

/** The breadcrumb of a product, for people and, together with the product, for search engines. */
export function ProductPath({ product, path, description }: ProductPathProps) {
  const { t } = useTranslation(['product', 'common'])
  const { origin } = useShell()
  const { vatRate } = useVat()
  const { to } = useCategoryLinks()
  const base = useHref('/').replace(/\/$/, '')
  const url = `${origin}${base}${paths.product(product)}`
  const crumbs = [
    { name: t('common:start'), url: `${origin}${base}/` },
    ...path.map((category) => ({ name: category.name, url: `${origin}${base}${to(category)}` })),
  ]
  return (
    <>
      <Breadcrumb
        label={t('page.path')}
        items={[
          { key: 'home', element: <Link to={paths.home()}>{t('common:start')}</Link> },
          ...path.map((category) => ({
            key: category.id,
            element: <Link to={to(category)}>{category.name}</Link>,
          })),
        ]}
      />
      <StructuredData data={productData({ product, description, url, vatRate })} />
      <StructuredData data={breadcrumbData([...crumbs, { name: product.attributes.name, url }])} />
    </>
  )
}
