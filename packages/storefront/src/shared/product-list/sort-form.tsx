import { useTranslation } from 'react-i18next'
import { Form, useSubmit } from 'react-router-dom'
import { Button } from '../../components/button'
import { SelectField } from '../../components/select-field'
import { useSharedLocation } from '../../shell/use-shared-location'
import styles from './list-tools.module.css'
import type { ListOrder } from './data/load-sort'
import type { ProductSort } from '../product/product-sort'
import { useSortLabel } from './sort-label'

interface SortFormProps {
  readonly order: ListOrder
  /** Most products of the list have an inner size. */
  readonly hasSizes: boolean
}

/** The orders that are asked for most, and the current one. Sorts at once with scripts, by a button without. */
export function SortForm({ order: { sort, preferred, offered }, hasSizes }: SortFormProps) {
  const { t } = useTranslation('category')
  const submit = useSubmit()
  const label = useSortLabel()
  // Without an action a form keeps the query of the current URL, with everything that campaigns added.
  const { pathname, search } = useSharedLocation()
  const usual: readonly ProductSort[] = [
    'relevance',
    ...(hasSizes ? (['length'] as const) : []),
    'price',
    '-price',
    '-stock',
    'name',
  ]
  const options = new Set([...usual.filter((each) => offered.includes(each)), preferred, sort])
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== 'sort' && name !== 'page')
  return (
    <Form method="get" action={pathname} className={styles.sort} preventScrollReset data-screen-only>
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        key={sort}
        name="sort"
        label={t('sort.label')}
        hideLabel
        defaultValue={sort}
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        {[...options].map((option) => (
          <option key={option} value={option}>
            {label(option)}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button>{t('sort.apply')}</Button>
      </noscript>
    </Form>
  )
}
