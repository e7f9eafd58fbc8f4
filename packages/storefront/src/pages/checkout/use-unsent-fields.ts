import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Keeps what is typed into a form until it is sent: a visitor who reads another page first, or reloads this one, finds it
 * again. `name` is as in `KeptForm`. Returns the ref of the form.
 */
export function useUnsentFields(name: string): RefObject<HTMLFormElement | null> {
  const shop = useShopClient()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    let isGone = false
    let stop = (): void => undefined
    import('./keep-unsent-fields').then(
      ({ keepUnsentFields }) => {
        if (!isGone && form.current !== null) stop = keepUnsentFields(form.current, { shop, name })
      },
      (error: unknown) => shop.reportFailure(error, 'what was typed into a form before'),
    )
    return () => {
      isGone = true
      stop()
    }
  }, [shop, name])
  return form
}
