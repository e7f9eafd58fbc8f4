import type { Client } from '@cartonnage/sdk'
import { parseShopUrl } from '@cartonnage/sdk/rules'
import type { DisplayedPage, PageDescription } from '../metadata/describe-page'
import { describeMatch } from '../metadata/describe-page'
import { pageHandleOf } from '../shell/page-handle'
import { documentData } from './structured-data/document-data'

export interface ServedPage extends DisplayedPage {
  readonly served: {
    /** Of the page's table; undefined for an unknown address. */
    readonly module: string | undefined
    readonly shop: Client
  }
}

export interface ServedDescription extends Pick<PageDescription, 'kind' | 'metadata'> {
  /** What the page says of itself, at any length; undefined where it says nothing, or could not be rendered. */
  readonly description: string | undefined
}

/** The description of a page for its document, with what only those need who load documents. */
export function describeServed({ served, ...page }: ServedPage): ServedDescription {
  const { kind, metadata } = describeMatch(page)
  const { match, i18n, url, failure } = page
  if (failure !== undefined) return { kind, metadata, description: undefined }
  const loaderData = match?.loaderData
  const shopUrl = parseShopUrl(url)
  const data = documentData({ ...served, loaderData, shopUrl, i18n, site: metadata.data })
  const description = pageHandleOf(match)?.description?.({
    data: loaderData,
    params: match?.params ?? {},
    i18n,
  })
  return { kind, metadata: { ...metadata, data }, description }
}
