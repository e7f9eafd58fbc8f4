import { useShop } from '@cartonnage/react-hooks'
import { isSearchable, readSearchTerm } from '@cartonnage/sdk/rules'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { SearchIcon } from '../../components/icons'
import styles from './search-field.module.css'
import { useSuggestionList } from './use-suggestion-list'

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
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSearchable(new FormData(event.currentTarget).get('term'))) events.emit('search')
    else event.preventDefault()
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
