import { useSession } from '@cartonnage/react-hooks'
import type { RouteKind } from '@cartonnage/sdk/rules'
import { useEffect } from 'react'
import { useHref, useLocation, useMatches } from 'react-router-dom'
import type { PageHandle } from './page-handle'
import { paths } from './paths'

/** Pages that show what belongs to a buyer. */
const buyerPages: readonly RouteKind[] = ['cart', 'checkout', 'order-confirmation', 'orders', 'account']

const goTo = (url: string): void => location.assign(url)

/** Leaves a buyer's page as soon as its session is found to have ended, whatever found it. */
export function useSessionEnd(go = goTo): void {
  const { session } = useSession()
  // `routes.tsx` takes handles from page modules only, which are typed.
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const { pathname, search } = useLocation()
  const here = useHref({ pathname, search })
  const signIn = useHref(paths.login({ startUrl: here, hasEnded: true }))
  const isOver = session?.hasEnded === true && handle !== undefined && buyerPages.includes(handle.kind)
  useEffect(() => {
    if (isOver) go(signIn)
  }, [isOver, signIn, go])
}
