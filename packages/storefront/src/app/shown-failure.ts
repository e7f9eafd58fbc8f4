import type { PageError } from './page-error'

/** The failure that stands in the page's place: the router tells it to the error page only, which shows its status. */
export function findShownFailure(page: Document): PageError | undefined {
  const status = page.querySelector<HTMLElement>('main [data-status]')?.dataset['status']
  return status === undefined ? undefined : { pageError: true, status: Number(status), code: null }
}
