import { parseShopUrl } from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import type { UIMatch } from 'react-router-dom'
import type { PageDescription } from './describe-page'
import { describePage } from './describe-page'
import type { PageError } from './page-error'
import type { PageHandle } from './page-handle'

export interface Shown {
  /** The deepest match: the page. */
  readonly match: Pick<UIMatch<unknown, unknown>, 'handle' | 'params' | 'loaderData'> | undefined
  readonly i18n: i18n
  readonly url: string
  readonly failure: PageError | undefined
  /** As in `PageDescriptionInput`. */
  readonly isRefused?: boolean
  /** Heading that stands in the page, for a page without words of its own. */
  readonly heading?: string | undefined
  /** Name of the account that a buyer acts for. */
  readonly account?: string | undefined
}

/** The description of what the router shows. */
export function describeMatch({ match, i18n, ...rest }: Shown): PageDescription {
  return describePage({
    // `routes.tsx` takes handles from page modules only, which are typed.
    handle: match?.handle as PageHandle | undefined,
    page: { data: match?.loaderData, params: match?.params ?? {}, i18n },
    shopUrl: parseShopUrl(rest.url),
    ...rest,
  })
}
