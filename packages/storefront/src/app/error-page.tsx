import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useHref, useLocation, useRouteError } from 'react-router-dom'
import { buttonClass } from '../components/button'
import { SearchForm } from '../components/search-form'
import { sentencesOf } from '../shell/reported-failure'
import type { FailureTarget, ReportedFailure } from '../shell/reported-failure'
import { useReportedFailure } from '../shared/failures/use-reported-failure'
import { joinClasses } from '../components/join-classes'
import styles from './error-page.module.css'
import { useDisplayError } from '../shell/displayed-error'
import { isOffline, noConnection } from '../shell/is-offline'
import { toPageError, reportedOf } from '../shell/page-error'
import { paths } from '../shell/paths'
import { useSharedLocation } from '../shell/use-shared-location'
import { useWhenOnline } from '../shell/use-when-online'

type Kind = 'notFound' | 'unreachable' | 'failed'

const kindOf = (status: number): Kind =>
  status === 404 ? 'notFound' : status === 502 || status === 503 || status === 504 ? 'unreachable' : 'failed'

/** Replaces a page that could not be shown; header and footer stay. */
export function ErrorPage() {
  const error = useRouteError()
  const { status } = toPageError(error)
  const reported = reportedOf(error)
  // An unknown address is not a failure.
  const isFailure = reported === undefined && status !== 404
  const failure = useReportedFailure(isFailure ? error : undefined)
  const { key } = useLocation()
  return isFailure ? (
    <FailedInBrowser key={key} status={status} failure={failure} />
  ) : (
    <ErrorMessage status={status} failure={reported} />
  )
}

/** A page that could not be fetched, perhaps because there is no connection. */
function FailedInBrowser(props: ErrorMessageProps) {
  const [wasOffline] = useState(isOffline)
  return wasOffline ? <OfflinePage /> : <ErrorMessage {...props} />
}

/** Loads the page anew as soon as there is a connection. */
function OfflinePage() {
  const { t } = useTranslation('common')
  useDisplayError(noConnection)
  const isBack = useReloadWhenOnline()
  return (
    <section className={joinClasses('container', styles.error)} data-status={noConnection}>
      <BlankDrawing className={styles.drawing} />
      <h1>{t('error.offline.heading')}</h1>
      <p role="status">{t(isBack ? 'error.offline.back' : 'error.offline.text')}</p>
      <p className={styles.actions}>
        <RecoveryLink target={undefined} />
      </p>
    </section>
  )
}

/** Whether the connection is back. The page that failed is then loaded: a new document, so that nothing of it remains. */
function useReloadWhenOnline(): boolean {
  const [isBack, setBack] = useState(false)
  useWhenOnline(true, () => {
    // A network may be there without the shop: then this page stays, and waits for the next one.
    fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
      () => {
        setBack(true)
        location.reload()
      },
      () => undefined,
    )
  })
  return isBack
}

export interface ErrorMessageProps {
  readonly status: number
  /** From the error catalogue; absent where nothing has failed, or until its texts are loaded. */
  readonly failure?: ReportedFailure | undefined
}

/** What happened and at most two links, by HTTP status. */
export function ErrorMessage({ status, failure }: ErrorMessageProps) {
  const { t } = useTranslation('common')
  useDisplayError(status)
  const kind = kindOf(status)
  const own = t(`error.${kind}.text`)
  return (
    <section className={joinClasses('container', styles.error)} data-status={status}>
      <BlankDrawing className={styles.drawing} />
      <h1>{t(`error.${kind}.heading`)}</h1>
      <p>{(failure && sentencesOf(failure, { unreachable: own })) || own}</p>
      {kind === 'notFound' ? <ProductSearch /> : null}
      <p className={styles.actions}>
        {kind === 'notFound' ? null : <RecoveryLink target={failure?.target} />}
        <Link className={buttonClass({ variant: 'neutral' })} to={paths.home()}>
          {t('error.home')}
        </Link>
      </p>
    </section>
  )
}

/** A product can be found by its number even when its address is wrong. */
function ProductSearch() {
  const { t } = useTranslation('common')
  const label = t('error.notFound.search')
  return (
    <SearchForm
      id="article-search"
      className={styles.search}
      label={label}
      landmark={label}
      submit={t('error.notFound.submit')}
      action={paths.searchForm()}
      input={{ placeholder: label }}
    />
  )
}

/** The failure's own target, or the same address again. It loads a new document, so that nothing of this page remains. */
function RecoveryLink({ target }: { readonly target: FailureTarget | undefined }) {
  const { t } = useTranslation('common')
  const { pathname, search } = useSharedLocation()
  return (
    <a
      className={buttonClass({ variant: 'primary' })}
      href={useHref(target === undefined ? { pathname, search } : target.to)}
    >
      {target?.label ?? t('error.retry')}
    </a>
  )
}

/** The flat blank of a folding box (FEFCO 0201): four panels with their flaps, solid cuts and dashed creases. */
export function BlankDrawing({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 240 124" aria-hidden="true" focusable="false">
      <path d="M6 32V2h68v30h4V2h38v30h4V2h68v30h4V2h38v120h-38V92h-4v30h-68V92h-4v30H78V92h-4v30H6V92z" />
      <path className={styles.crease} d="M6 32h224M6 92h224M76 32v60M118 32v60M190 32v60" />
    </svg>
  )
}
