import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useLocation, useNavigate } from 'react-router-dom'
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
export function FacetPanel({ groups, search }: Pick<Narrowing, 'groups' | 'search'>) {
  const { t } = useTranslation('facets')
  const form = useRef<HTMLFormElement>(null)
  const { pathname, key } = useLocation()
  const query = usePageQuery()
  const isBusy = useListBusy()
  const apply = () => form.current?.requestSubmit()
  const open = useOpenList(search.dimensions !== undefined)
  useOnChange(isBusy ? undefined : key, () => form.current && showAddress(form.current))
  useEffect(() => {
    // Pressed before the page had come alive.
    const boxes = [...(form.current?.querySelectorAll('input') ?? [])].filter(
      ({ type }) => type === 'checkbox',
    )
    if (boxes.some((box) => box.checked !== box.defaultChecked)) form.current?.requestSubmit()
  }, [])
  const facets = groups.map(({ parameter }) => parameter)
  return (
    <Form
      ref={form}
      id={panelId}
      method="get"
      action={pathname}
      data-replay=""
      className={styles['panel']}
      aria-label={t('label')}
      onSubmit={open}
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

/** Opens the list that the form describes, at the address that links to it have. */
function useOpenList(isOfGoods: boolean) {
  const navigate = useNavigate()
  const { locale } = useShopClient()
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    // Fetched with the loader, which the first choice needs as well.
    import('./canonical-query').then(
      ({ canonicalQuery }) =>
        navigate(
          { search: canonicalQuery(new URLSearchParams(fields), { isOfGoods, locale }) },
          { preventScrollReset: true },
        ),
      () => form.submit(),
    )
  }
}

/** A pair in which somebody is typing is left alone. */
function showAddress(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('input')) {
    if (field.type === 'checkbox') field.checked = field.defaultChecked
    else if (field.parentElement?.contains(document.activeElement) !== true) field.value = field.defaultValue
  }
}
