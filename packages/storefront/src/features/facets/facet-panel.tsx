import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useLocation } from 'react-router-dom'
import { Button } from '../../components/button'
import { useOnChange } from '../../components/use-on-change'
import { usePageQuery } from '../../shell/use-shared-location'
import { FacetGroups } from './facet-groups'
import styles from './facet-panel.module.css'
import type { Narrowing } from './narrowing'
import { useListBusy } from './use-list-busy'

/** Where the button of small windows leads without scripts. */
export const panelId = 'filter'

/**
 * The facets of a list, a form that is sent at each press. What it holds is what was pressed last, also while the list is
 * loading; once it is there, and after Back, it holds what the address says.
 */
export function FacetPanel({ groups }: Pick<Narrowing, 'groups'>) {
  const { t } = useTranslation('facets')
  const form = useRef<HTMLFormElement>(null)
  const { pathname, key } = useLocation()
  const query = usePageQuery()
  const isBusy = useListBusy()
  const apply = () => form.current?.requestSubmit()
  useOnChange(isBusy ? undefined : key, () => form.current && showAddress(form.current))
  const facets = groups.map(({ parameter }) => parameter)
  return (
    <Form
      ref={form}
      id={panelId}
      method="get"
      action={pathname}
      preventScrollReset
      className={styles['panel']}
      aria-label={t('label')}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'checkbox') apply()
      }}
    >
      {[...query]
        .filter(([name]) => name !== 'page' && !facets.includes(name))
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      <FacetGroups groups={groups} onRange={apply} />
      <Button variant="primary" className={styles['apply']}>
        {t('apply')}
      </Button>
    </Form>
  )
}

/** A pair in which somebody is typing is left alone. */
function showAddress(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('input')) {
    if (field.type === 'checkbox') field.checked = field.defaultChecked
    else if (field.parentElement?.contains(document.activeElement) !== true) field.value = field.defaultValue
  }
}
