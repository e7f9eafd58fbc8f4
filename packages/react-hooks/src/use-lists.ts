import { lists, type BuyerList, type ListsFeature } from '@cartonnage/sdk'
import { useCallback, useEffect, useState } from 'react'
import { useFeature } from './shop-provider'
import { useAction, type Action } from './use-action'
import { useSession } from './use-session'

/** The lists of a buyer, and the methods that read and change them; after a change `reload.run` shows it. */
export interface ListsView extends Pick<
  ListsFeature,
  'read' | 'create' | 'rename' | 'delete' | 'setLines' | 'addFavourites' | 'removeFavourites'
> {
  /** The favourites first; `undefined` until loaded, for guests, and where the platform has no lists. */
  readonly lists: readonly BuyerList[] | undefined
  /** Loading the lists: `error` says why there are none, `run` loads again. */
  readonly reload: Action<[], readonly BuyerList[] | null>
}

/** The lists of a buyer, loaded when the component mounts; guests have none. */
export function useLists(): ListsView {
  const { list, read, create, rename, delete: deleteList, ...feature } = useFeature(lists)
  const { setLines, addFavourites, removeFavourites } = feature
  const { isGuest } = useSession()
  const [found, setFound] = useState<readonly BuyerList[]>()
  const load = useCallback(async () => {
    const loaded = await list()
    setFound(loaded ?? undefined)
    return loaded
  }, [list])
  const reload = useAction(load)
  const { run } = reload
  useEffect(() => {
    if (!isGuest) void run()
  }, [isGuest, run])
  return {
    ...{ lists: found, reload, read, create, rename, delete: deleteList },
    ...{ setLines, addFavourites, removeFavourites },
  }
}
