import { useTranslation } from 'react-i18next'
import { Link, useHref, useRouteError } from 'react-router-dom'
import { buttonClass } from '../components/button'
import { SearchForm } from '../components/search-form'
import { sentencesOf } from '../features/failures/reported-failure'
import type { FailureTarget, ReportedFailure } from '../features/failures/reported-failure'
import { useReportedFailure } from '../features/failures/use-reported-failure'
import { BlankDrawing } from './blank-drawing'
import { joinClasses } from '../components/join-classes'
import styles from './error-page.module.css'
import { toPageError } from './page-error'
import { paths } from './paths'
import { reportedOf } from './reported-page-error'
import { useSharedLocation } from './use-shared-location'

type Kind = 'notFound' | 'unreachable' | 'failed'

const kindOf = (status: number): Kind =>
  status === 404 ? 'notFound' : status === 502 || status === 503 || status === 504 ? 'unreachable' : 'failed'

/** What stands in the page's place when it could not be shown; header and footer stay. */
export function ErrorPage() {
  const error = useRouteError()
  const { status } = toPageError(error)
  const reported = reportedOf(error)
  // An address that leads to nothing is no failure.
  const failure = useReportedFailure(reported === undefined && status !== 404 ? error : undefined)
  return <ErrorMessage status={status} failure={reported ?? failure} />
}

export interface ErrorMessageProps {
  readonly status: number
  /** In the words of the error catalogue; absent where nothing has failed, or until they are there. */
  readonly failure?: ReportedFailure | undefined
}

/** What happened and at most two ways out, by HTTP status. */
export function ErrorMessage({ status, failure }: ErrorMessageProps) {
  const { t } = useTranslation('common')
  const kind = kindOf(status)
  const own = t(`error.${kind}.text`)
  return (
    <section className={joinClasses('container', styles['error'])} data-status={status}>
      <BlankDrawing className={styles['drawing']} />
      <h1>{t(`error.${kind}.heading`)}</h1>
      <p>{(failure && sentencesOf(failure, { unreachable: own })) || own}</p>
      {kind === 'notFound' ? <ProductSearch /> : null}
      <p className={styles['ways']}>
        {kind === 'notFound' ? null : <WayOn way={failure?.way} />}
        <Link className={buttonClass({ variant: 'neutral' })} to={paths.home()}>
          {t('error.home')}
        </Link>
      </p>
    </section>
  )
}

/** An article number leads to its article, whatever became of the address. */
function ProductSearch() {
  const { t } = useTranslation('common')
  const label = t('error.notFound.search')
  return (
    <SearchForm
      id="article-search"
      className={styles['search']}
      label={label}
      landmark={label}
      submit={t('error.notFound.submit')}
      action={paths.searchForm()}
      input={{ placeholder: label }}
    />
  )
}

/** The way on of the failure, or the same address again; with a request of its own, so that nothing of this page stays. */
function WayOn({ way }: { readonly way: FailureTarget | undefined }) {
  const { t } = useTranslation('common')
  const { pathname, search } = useSharedLocation()
  return (
    <a
      className={buttonClass({ variant: 'primary' })}
      href={useHref(way === undefined ? { pathname, search } : way.to)}
    >
      {way?.label ?? t('error.retry')}
    </a>
  )
}
