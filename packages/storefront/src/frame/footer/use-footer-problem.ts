import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect } from 'react'
import { useShell } from '../../shell/use-shell'
import { useNotify } from '../../shared/notifications/use-notify'

/**
 * Notifies once that the footer's menu could not be loaded; the texts are loaded only then. If the platform did not
 * respond at all, the page says so already.
 */
export function useFooterProblem(): void {
  const { locale, reportFailure } = useShopClient()
  const { footer, unreachable } = useShell()
  const notify = useNotify()
  const failure = unreachable ? null : footer.failure
  useEffect(() => {
    if (failure === null) return undefined
    let isCancelled = false
    void import('./menu-problem').then(
      async ({ describeMenuProblem }) => {
        const notification = await describeMenuProblem(failure, locale)
        if (!isCancelled) notify({ ...notification, look: 'toast' })
      },
      (error: unknown) => reportFailure(error, 'the words for a failed footer menu cannot be loaded'),
    )
    return () => {
      isCancelled = true
    }
  }, [failure, locale, notify, reportFailure])
}
