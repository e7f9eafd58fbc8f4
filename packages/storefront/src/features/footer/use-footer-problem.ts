import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect } from 'react'
import { useShell } from '../../app/use-shell'
import { useNotify } from '../notifications/use-notify'

/**
 * Tells once that the footer's menu could not be loaded [8-3]. The words come when they are needed. Where the platform
 * did not answer at all, the page says so already.
 */
export function useFooterProblem(): void {
  const { locale, reportFailure } = useShopClient()
  const { footer, unreachable } = useShell()
  const notify = useNotify()
  const failure = unreachable ? null : footer.failure
  useEffect(() => {
    if (failure === null) return undefined
    let isGone = false
    void import('./menu-problem').then(
      async ({ describeMenuProblem }) => {
        const notification = await describeMenuProblem(failure, locale)
        if (!isGone) notify({ ...notification, look: 'toast' })
      },
      (error: unknown) => reportFailure(error, 'the words for a failed footer menu cannot be loaded'),
    )
    return () => {
      isGone = true
    }
  }, [failure, locale, notify, reportFailure])
}
