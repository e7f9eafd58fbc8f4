import { useShopClient } from '@cartonnage/react-hooks'
import type { SyntheticEvent } from 'react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../../components/button'
import { useOnChange } from '../../components/use-on-change'
import { usePageQuery } from '../../shell/use-shared-location'
import { FacetGroups } from './facet-groups'
import styles from './facet-panel.module.css'
import { loadLaterPart } from './load-later-part'
import type { Narrowing } from './narrowing'

export interface FacetPanelProps extends Pick<Narrowing, 'groups' | 'search'> {
  /** Another list is loading: until it is there, the form holds what was pressed. */
  readonly isBusy: boolean
}

/**
 * The facets of a list: a form that is sent at each press, by code that is fetched at the first one. What the form holds is
 * what was pressed last, also while the list is loading; once it is there, and after Back, it holds what the address says.
 */
export function FacetPanel({ groups, search, isBusy }: FacetPanelProps) {
  const { t } = useTranslation('facets')
  const form = useRef<HTMLFormElement>(null)
  const { pathname, key } = useLocation()
  const query = usePageQuery()
  const navigate = useNavigate()
  const { locale, reportFailure } = useShopClient()
  const isOfGoods = search.dimensions !== undefined
  const act = (event?: SyntheticEvent<HTMLFormElement>) => {
    if (event?.type === 'submit') event.preventDefault()
    const { current } = form
    if (current === null) return
    // Without the code, such as without a connection, the shop's own page says what is wrong, and comes back by itself.
    const openAsItIs = (error: unknown) => {
      reportFailure(error, 'the form of facets')
      if (event !== undefined && event.type !== 'blur') void navigate({ search: rawQuery(current) })
    }
    loadLaterPart().then(({ actOn }) => actOn(current, { event, isOfGoods, locale, navigate }), openAsItIs)
  }
  useOnChange(isBusy ? undefined : key, () => act())
  useEffect(() => {
    // Ticked before the page had come alive.
    if (form.current?.querySelector(':checked:not([checked]), [checked]:not(:checked)'))
      form.current.requestSubmit()
  }, [])
  return (
    <form
      ref={form}
      id="filter"
      action={useHref(pathname)}
      data-replay=""
      className={styles.panel}
      aria-label={t('label')}
      onSubmit={act}
      onChange={act}
      onBlur={act}
    >
      {[...query]
        .filter(([name]) => name !== 'page' && !groups.some(({ parameter }) => parameter === name))
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      <FacetGroups groups={groups} />
      <Button variant="primary" className={styles.apply}>
        {t('apply')}
      </Button>
    </form>
  )
}

/** What the form holds, which the list reads as well as its own spelling. */
const rawQuery = (form: HTMLFormElement): string =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ).toString()
