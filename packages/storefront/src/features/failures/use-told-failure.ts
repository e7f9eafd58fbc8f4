import { useShop } from '@cartonnage/react-hooks'
import { useEffect, useState } from 'react'
import { tellFailure } from './tell-failure'
import type { ToldFailure } from './told-failure'

/** The words for something that failed in the browser; undefined while there is nothing, or they are on their way. */
export function useToldFailure(error: unknown): ToldFailure | undefined {
  const shop = useShop()
  const [told, setTold] = useState<{ readonly error: unknown; readonly failure: ToldFailure }>()
  useEffect(() => {
    if (error === undefined) return undefined
    let isLeft = false
    void tellFailure(error, { shop, url: location.href }).then((failure) => {
      if (!isLeft) setTold({ error, failure })
    })
    return () => {
      isLeft = true
    }
  }, [error, shop])
  return told?.error === error ? told?.failure : undefined
}
