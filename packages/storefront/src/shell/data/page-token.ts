import { isResponseError } from '@cartonnage/sdk/errors'

/** One page of a list, and whether it is the list's first. */
export interface ListPage<Page> {
  readonly page: Page
  readonly isFirst: boolean
}

/**
 * Loads the page of a list that `?page` names, by a token of the platform. Loads the first page instead where the platform
 * rejects the token, because it is old or invalid.
 */
export async function loadListPage<Page>(
  { url }: Pick<Request, 'url'>,
  load: (query: { readonly pageToken?: string }) => Promise<Page>,
): Promise<ListPage<Page>> {
  const pageToken = new URL(url).searchParams.get('page')
  if (pageToken === null) return { page: await load({}), isFirst: true }
  try {
    return { page: await load({ pageToken }), isFirst: false }
  } catch (error) {
    if (!isResponseError(error) || !refusals.includes(error.status)) throw error
    return { page: await load({}), isFirst: true }
  }
}

/** Invalid, not found, or too long for a request. */
const refusals = [400, 404, 414, 431]
