import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../components/button'
import { Field } from '../../components/field'
import { SelectField } from '../../components/select-field'
import {
  filterNames,
  filterParameters,
  isNarrowed,
  longestTerm,
  orderStatuses,
} from '../../shared/order-facts/order-filter'
import type { OrderFilter } from '../../shared/order-facts/order-filter'
import styles from './order-filter-form.module.css'
import { useOrderStatus } from '../../shared/order/use-order-status'

/** Narrows the list of orders by number or article, status and days. Its values are in the URL. */
export function OrderFilterForm({ filter }: { readonly filter: OrderFilter }) {
  const { t } = useTranslation('orders')
  const status = useOrderStatus()
  const isBusy = useNavigation().formData?.has(filterParameters.term) === true
  const formProps = useFilterValues(filter)
  return (
    <Form
      {...formProps}
      className={styles.form}
      method="get"
      action={paths.orders()}
      role="search"
      aria-label={t('filter.label')}
    >
      <Field
        className={styles.term}
        type="search"
        name={filterParameters.term}
        label={t('filter.term')}
        maxLength={longestTerm}
        defaultValue={filter.term}
      />
      <SelectField name={filterParameters.status} label={t('status')} defaultValue={filter.status}>
        <option value="">{t('filter.anyStatus')}</option>
        {orderStatuses.map((name) => (
          <option key={name} value={name}>
            {status(name)}
          </option>
        ))}
      </SelectField>
      <Field type="date" name={filterParameters.from} label={t('filter.from')} defaultValue={filter.from} />
      <Field type="date" name={filterParameters.to} label={t('filter.to')} defaultValue={filter.to} />
      <div className={styles.actions}>
        <Button variant="secondary" busy={isBusy} busyLabel={t('filter.busy')}>
          {t('filter.apply')}
        </Button>
        {isNarrowed(filter) ? (
          <Link className={buttonClass({ variant: 'text' })} to={paths.orders()} onClick={formProps.onSubmit}>
            {t('filter.reset')}
          </Link>
        ) : null}
      </div>
    </Form>
  )
}

/**
 * The fields follow the URL, also after Back; new fields instead would lose the focus. What was entered since the last
 * search stays.
 */
function useFilterValues(filter: OrderFilter) {
  const ref = useRef<HTMLFormElement>(null)
  const isEdited = useRef(false)
  useEffect(() => {
    if (isEdited.current) return
    for (const name of filterNames) {
      const control = ref.current?.elements.namedItem(filterParameters[name])
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = filter[name]
    }
  }, [filter])
  return {
    ref,
    onInput: () => void (isEdited.current = true),
    onSubmit: () => void (isEdited.current = false),
  }
}
