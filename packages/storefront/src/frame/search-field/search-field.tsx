import { useShopClient } from '@cartonnage/react-hooks'
import { readSearchTerm } from '@cartonnage/sdk/rules'
import type { ComponentType } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { SearchForm } from '../../components/search-form'
import { useOnChange } from '../../components/use-on-change'
import { addNamespaces } from '../../i18n/create-i18n'
import type { SuggestionListProps } from './suggestion-list'

/**
 * The header's search: a plain GET form, which the server redirects to the results. Suggestions are loaded with the
 * first focus.
 */
export function SearchField() {
  const { t } = useTranslation('header')
  const { events } = useShopClient()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const { SuggestionList, load } = useSuggestionList(input)
  const term = readSearchTerm(useParams().term)
  const isSent = useRef(false)
  // A term that led to a page without one, such as a size to the Box Finder, is removed from the field.
  useOnChange(useLocation().key, () => {
    if (isSent.current) input?.form?.reset()
    isSent.current = false
  })
  const search = () => {
    isSent.current = true
    events.emit('search')
  }
  return (
    <SearchForm
      id="search-term"
      label={t('search.label')}
      submit={t('search.submit')}
      term={term}
      action={paths.searchForm()}
      onSearch={search}
      input={{ ref: setInput, placeholder: t('search.placeholder'), onFocus: load }}
    >
      {SuggestionList === undefined ? null : <SuggestionList input={input} />}
    </SearchForm>
  )
}

/**
 * The code and texts of the suggestions, loaded with the first focus. If that fails the field works without them, and
 * the next focus tries again.
 */
function useSuggestionList(input: HTMLInputElement | null) {
  const { reportFailure } = useShopClient()
  const { i18n } = useTranslation()
  const [SuggestionList, setList] = useState<ComponentType<SuggestionListProps>>()
  const isRequested = useRef(false)
  const load = () => {
    if (isRequested.current) return
    isRequested.current = true
    Promise.all([import('./suggestion-list'), addNamespaces(i18n, ['search', 'product'])]).then(
      ([module]) => setList(() => module.SuggestionList),
      (error: unknown) => {
        isRequested.current = false
        reportFailure(error, 'the suggestions of the search field')
      },
    )
  }
  const loadNow = useEffectEvent(load)
  // The field may have the focus before hydration, and then there is no focus event.
  useEffect(() => {
    if (input !== null && document.activeElement === input) loadNow()
  }, [input])
  return { SuggestionList, load }
}
