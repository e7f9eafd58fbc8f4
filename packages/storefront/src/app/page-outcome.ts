import type { Client } from '@cartonnage/sdk'
import type { StaticHandlerContext } from 'react-router-dom'
import { loadReportedFailure } from '../shared/failures/load-reported-failure'
import { isRecord } from '../shell/is-record'
import type { PageError } from '../shell/page-error'
import { toPageError } from '../shell/page-error'

/** What the response says about a page's loaders or action. */
export interface PageOutcome {
  readonly status: number
  /** Seconds until the form may be sent again, where its action says so. */
  readonly retryAfter: string | undefined
  /** Seconds until the browser reloads the page, where the page's loader says so. */
  readonly refresh: string | undefined
}

export const outcomeOf = (result: StaticHandlerContext, failure: PageError | undefined): PageOutcome => ({
  status: statusOf(result, failure),
  retryAfter: retryAfterOf(result),
  refresh: refreshOf(result),
})

interface Failing {
  readonly shop: Client
  readonly url: string
  readonly reportFailure: (error: unknown, context: string) => void
}

/** Replaces errors by plain data, so that server and browser render the same with the same texts. Returns the first. */
export async function plainErrors(
  result: StaticHandlerContext,
  { shop, url, reportFailure }: Failing,
): Promise<PageError | undefined> {
  let first: PageError | undefined
  for (const [id, error] of Object.entries(result.errors ?? {})) {
    const plain = toPageError(error)
    if (plain.status >= 500) reportFailure(error, 'the page')
    first ??= plain
    const reported =
      plain.status === 404 ? plain : { ...plain, reported: await loadReportedFailure(error, { shop, url }) }
    if (result.errors) result.errors[id] = reported
  }
  return first
}

function statusOf(result: StaticHandlerContext, failure: PageError | undefined): number {
  const shell: unknown = result.loaderData.shell
  if (isRecord(shell) && shell.unreachable === true) return 503
  return failure?.status ?? result.statusCode
}

const retryAfterOf = ({ actionHeaders }: StaticHandlerContext): string | undefined =>
  Object.values(actionHeaders).flatMap((headers) => headers.get('Retry-After') ?? [])[0]

const refreshOf = ({ matches, loaderHeaders }: StaticHandlerContext): string | undefined =>
  loaderHeaders[matches.at(-1)?.route.id ?? '']?.get('Refresh') ?? undefined
