import { useShopClient } from '@cartonnage/react-hooks'
import { readSearchTerm } from '@cartonnage/sdk/rules'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { SearchForm } from '../../components/search-form'
import { useSuggestionList } from './use-suggestion-list'

/** What led to a page without a term, such as a size to the Box Finder, does not stay in the field [2.3-2]. */
function useSentTerm(input: HTMLInputElement | null) {
  const sentRef = useRef(false)
  const { key } = useLocation()
  useEffect(() => {
    if (sentRef.current) input?.form?.reset()
    sentRef.current = false
    // eslint-disable-next-line react-hooks/exhaustive-deps -- with each navigation; the field of a new term has that term
  }, [key])
  return sentRef
}

/**
 * The header's search: a plain GET form, which the server turns into the address of the results [2.3]. Suggestions
 * come with the first focus.
 */
export function SearchField() {
  const { t } = useTranslation('header')
  const { events } = useShopClient()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const { SuggestionList, load } = useSuggestionList(input)
  const term = readSearchTerm(useParams()['term'])
  const sentRef = useSentTerm(input)
  const search = () => {
    sentRef.current = true
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
