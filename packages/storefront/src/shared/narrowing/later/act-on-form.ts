import type { ShopLocale } from '@cartonnage/sdk/rules'
import { canonicalFacetQuery, shopFacets } from '@cartonnage/sdk/rules'
import type { SyntheticEvent } from 'react'
import type { NavigateFunction } from 'react-router-dom'
import { goodsFacets } from '../data/goods-facets'
import { changedRange } from './changed-range'

interface FormAction {
  /** Absent once the list is there: the form then shows what its address says. */
  readonly event: SyntheticEvent<HTMLFormElement> | undefined
  /** The results of the Box Finder, where length, width and height are those of the goods. */
  readonly isOfGoods: boolean
  readonly locale: ShopLocale
  readonly navigate: NavigateFunction
}

/** Opens the list that the form describes: when it is sent, a box is pressed, or a changed pair of fields is left. */
export function actOn(form: HTMLFormElement, { event, ...list }: FormAction): void {
  if (event === undefined) showAddress(form)
  else if (event.type === 'submit') openList(form, list)
  else if (isChoice(event) || changedRange(event)) form.requestSubmit()
}

const isChoice = ({ type, target }: SyntheticEvent): boolean =>
  type === 'change' && target instanceof HTMLInputElement && target.type === 'checkbox'

/** At the address that links to it have. */
function openList(form: HTMLFormElement, { isOfGoods, locale, navigate }: Omit<FormAction, 'event'>): void {
  const table = isOfGoods ? goodsFacets : shopFacets
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const entered = new URLSearchParams(fields)
  const query = canonicalFacetQuery(entered, { table, locale }) ?? entered
  for (const field of form.querySelectorAll('input')) field.dataset.sent = field.value
  void navigate({ search: query.toString() }, { preventScrollReset: true })
}

/** What somebody is typing since the form was sent stays. */
function showAddress(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('input')) {
    const isTyped =
      field.parentElement?.contains(document.activeElement) === true && field.value !== field.dataset.sent
    if (field.type === 'checkbox') field.checked = field.defaultChecked
    else if (!isTyped) field.value = field.defaultValue
  }
}
