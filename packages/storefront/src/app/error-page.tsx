import { useTranslation } from 'react-i18next'
import { Form, Link, useHref, useLocation, useRouteError } from 'react-router-dom'
import { buttonClass } from '../components/button'
import { SearchIcon } from '../components/icons'
import { BlankDrawing } from './blank-drawing'
import { joinClasses } from '../components/join-classes'
import styles from './error-page.module.css'
import { toPageError } from './page-error'
import { paths } from './paths'

type Kind = 'notFound' | 'unreachable' | 'failed'

const kindOf = (status: number): Kind =>
  status === 404 ? 'notFound' : status === 502 || status === 503 || status === 504 ? 'unreachable' : 'failed'

/** What stands in the page's place when it could not be shown; header and footer stay. */
export function ErrorPage() {
  const error = useRouteError()
  return <ErrorMessage status={toPageError(error).status} />
}

/** One sentence and at most two ways out, by HTTP status. */
export function ErrorMessage({ status }: { readonly status: number }) {
  const { t } = useTranslation('common')
  const kind = kindOf(status)
  return (
    <section className={joinClasses('container', styles['error'])} data-status={status}>
      <BlankDrawing className={styles['drawing']} />
      <h1>{t(`error.${kind}.heading`)}</h1>
      <p>{t(`error.${kind}.text`)}</p>
      {kind === 'notFound' ? <ArticleSearch /> : null}
      <p className={styles['ways']}>
        {kind === 'notFound' ? null : <Retry />}
        <Link className={buttonClass({ variant: 'neutral' })} to={paths.home()}>
          {t('error.home')}
        </Link>
      </p>
    </section>
  )
}

/** An article number leads to its article, whatever became of the address. */
function ArticleSearch() {
  const { t } = useTranslation('common')
  const label = t('error.notFound.search')
  return (
    <Form className={styles['search']} role="search" aria-label={label} action={paths.searchForm()}>
      <input
        className={styles['input']}
        name="term"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        aria-label={label}
        placeholder={label}
      />
      <button type="submit" className={styles['submit']}>
        <SearchIcon title={t('error.notFound.submit')} />
      </button>
    </Form>
  )
}

/** Loads the same address again, with a request of its own. */
function Retry() {
  const { t } = useTranslation('common')
  const { pathname, search } = useLocation()
  return (
    <a className={buttonClass({ variant: 'primary' })} href={useHref({ pathname, search })}>
      {t('error.retry')}
    </a>
  )
}
