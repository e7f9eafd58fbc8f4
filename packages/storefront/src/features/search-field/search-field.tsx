import { useShop } from '@cartonnage/react-hooks'
import { isSearchable, readSearchTerm } from '@cartonnage/sdk/rules'
import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useLocation, useParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { SearchIcon } from '../../components/icons'
import styles from './search-field.module.css'
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
  const { events } = useShop()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const { SuggestionList, load } = useSuggestionList(input)
  const term = readSearchTerm(useParams()['term'])
  const sentRef = useSentTerm(input)
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isSearchable(new FormData(event.currentTarget).get('term'))) return event.preventDefault()
    sentRef.current = true
    events.emit('search')
  }
  return (
    <Form className={styles['search']} role="search" action={paths.searchForm()} onSubmit={search}>
      <label className="visually-hidden" htmlFor="search-term">
        {t('search.label')}
      </label>
      <input
        key={term}
        ref={setInput}
        id="search-term"
        className={styles['input']}
        name="term"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        placeholder={t('search.placeholder')}
        defaultValue={term}
        onFocus={load}
      />
      <button type="submit" className={styles['submit']}>
        <SearchIcon title={t('search.submit')} />
      </button>
      {SuggestionList === undefined ? null : <SuggestionList key={`list ${term}`} input={input} />}
    </Form>
  )
}
