import type { Client } from '@cartonnage/sdk'
import type { StaticHandlerContext } from 'react-router-dom'
import { tellFailure } from '../features/failures/tell-failure'
import type { PageError } from './page-error'
import { toPageError } from './page-error'

/** What came of a page's loaders or action, as the response to a request says it. */
export interface PageOutcome {
  readonly status: number
  /** When the form may be sent again, in seconds, where its action says so. */
  readonly retryAfter: string | undefined
  /** After how many seconds the browser asks for the page again by itself, where the page's loader says so. */
  readonly refresh: string | undefined
}

/** The outcome of a page, of which a part may have failed. */
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

/** Puts plain data in the place of errors: the same thing is rendered here and in the browser, in the same words. */
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
      plain.status === 404 ? plain : { ...plain, reported: await tellFailure(error, { shop, url }) }
    if (result.errors) result.errors[id] = reported
  }
  return first
}

function statusOf(result: StaticHandlerContext, failure: PageError | undefined): number {
  const shell: unknown = result.loaderData['shell']
  const unreachable =
    typeof shell === 'object' && shell !== null && 'unreachable' in shell && shell.unreachable
  if (unreachable === true) return 503
  return failure?.status ?? result.statusCode
}

const retryAfterOf = ({ actionHeaders }: StaticHandlerContext): string | undefined =>
  Object.values(actionHeaders).flatMap((headers) => headers.get('Retry-After') ?? [])[0]

const refreshOf = ({ matches, loaderHeaders }: StaticHandlerContext): string | undefined =>
  loaderHeaders[matches.at(-1)?.route.id ?? '']?.get('Refresh') ?? undefined
