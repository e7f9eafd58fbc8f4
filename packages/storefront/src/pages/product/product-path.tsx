import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Breadcrumb } from '../../components/breadcrumb'
import { useCategoryLinks } from '../../shell/use-category-links'

interface ProductPathProps {
  readonly path: readonly { readonly id: string; readonly name: string }[]
}

/** The breadcrumb of a product. */
export function ProductPath({ path }: ProductPathProps) {
  const { t } = useTranslation(['product', 'common'])
  const { to } = useCategoryLinks()
  return (
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
  )
}
