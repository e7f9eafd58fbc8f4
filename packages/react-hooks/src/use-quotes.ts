import { quotes, type Quote, type QuoteList, type QuotesFeature } from '@cartonnage/sdk'
import { useCallback, useEffect, useState } from 'react'
import { useFeature } from './shop-provider'
import { useAction, type Action } from './use-action'
import { useSession } from './use-session'

/** The quotes of a buyer's account, and what may be done with them; after a change `reload.run` shows it. */
export interface QuotesView extends Omit<QuotesFeature, 'list'> {
  /** The newest first, as far as they are loaded; `undefined` until then and for guests, null where the platform has none. */
  readonly quotes: readonly Quote[] | null | undefined
  /** Loads the next page; `undefined` where there is none. */
  readonly loadMore: Action<[], QuoteList | null> | undefined
  /** Loading the first page: `error` says why there are none, `run` loads again. */
  readonly reload: Action<[], QuoteList | null>
}

interface Loaded {
  readonly quotes: readonly Quote[] | null
  readonly nextPageToken: string | null
}

/** The quotes of a buyer's account, loaded when the component mounts; guests have none. */
export function useQuotes(): QuotesView {
  const { list, ...feature } = useFeature(quotes)
  const { isGuest } = useSession()
  const [loaded, setLoaded] = useState<Loaded>()
  const load = useCallback(async () => {
    const page = await list()
    setLoaded({ quotes: page && page.quotes, nextPageToken: page?.nextPageToken ?? null })
    return page
  }, [list])
  const pageToken = loaded?.nextPageToken ?? null
  const loadNext = useCallback(async () => {
    const page = pageToken === null ? null : await list({ pageToken })
    if (page)
      setLoaded((before) => ({
        quotes: [...(before?.quotes ?? []), ...page.quotes],
        nextPageToken: page.nextPageToken,
      }))
    return page
  }, [list, pageToken])
  const reload = useAction(load)
  const more = useAction(loadNext)
  const { run } = reload
  useEffect(() => {
    if (!isGuest) void run()
  }, [isGuest, run])
  const loadMore = pageToken === null ? undefined : more
  return { ...feature, quotes: isGuest ? undefined : loaded?.quotes, loadMore, reload }
}
