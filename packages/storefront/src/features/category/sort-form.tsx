import { useTranslation } from 'react-i18next'
import { Form, useLocation, useSubmit } from 'react-router-dom'
import { Button } from '../../components/button'
import { SelectField } from '../../components/select-field'
import type { ProductSort } from './product-sort'
import { productSorts } from './product-sort'
import styles from './list-tools.module.css'

/** The order of a list, as a GET form: it applies at once with scripts, by a button without. */
export function SortForm({ sort }: { readonly sort: ProductSort }) {
  const { t } = useTranslation('category')
  const submit = useSubmit()
  // Without one of its own a form leads to the present address with all that campaigns added.
  const { pathname } = useLocation()
  return (
    <Form method="get" action={pathname} className={styles['sort']} preventScrollReset replace>
      <SelectField
        key={sort}
        name="sort"
        label={t('sort.label')}
        hideLabel
        defaultValue={sort}
        onChange={(event) =>
          void submit(event.currentTarget.form, { preventScrollReset: true, replace: true })
        }
      >
        {productSorts.map((one) => (
          <option key={one} value={one}>
            {t(`sort.${one}`)}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button>{t('sort.apply')}</Button>
      </noscript>
    </Form>
  )
}
