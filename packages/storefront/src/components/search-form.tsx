import { isSearchable } from '@cartonnage/sdk/rules'
import type { ComponentProps, ReactNode, SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import { SearchIcon } from './icons'
import { joinClasses } from './join-classes'
import styles from './search-form.module.css'

export interface SearchFormProps {
  readonly action: string
  /** Id of the field. */
  readonly id: string
  /** Name of the field. */
  readonly label: string
  /** Name of the form, which distinguishes it from another search on the page. */
  readonly landmark?: string
  /** Name of the button. */
  readonly submit: string
  readonly className?: string | undefined
  readonly input: Pick<ComponentProps<'input'>, 'ref' | 'placeholder' | 'onFocus'>
  /** Initial value of the field; a new one resets it. */
  readonly term?: string
  /** Called when a term is sent. */
  readonly onSearch?: () => void
  /** After the button. */
  readonly children?: ReactNode
}

/** A field for a term and its button: a plain GET form that sends `term`. Without a term it does nothing. */
export function SearchForm(props: SearchFormProps) {
  const { id, label, landmark, submit, className, action, input, term, onSearch, children } = props
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSearchable(new FormData(event.currentTarget).get('term'))) onSearch?.()
    else event.preventDefault()
  }
  return (
    <Form
      className={joinClasses(styles.search, className)}
      role="search"
      aria-label={landmark}
      action={action}
      onSubmit={search}
    >
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        key={term}
        id={id}
        className={styles.input}
        name="term"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        defaultValue={term}
      />
      <button type="submit" className={styles.submit}>
        <SearchIcon title={submit} />
      </button>
      {children}
    </Form>
  )
}
