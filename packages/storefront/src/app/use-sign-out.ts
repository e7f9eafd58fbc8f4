import { useShop } from '@cartonnage/react-hooks'
import type { MouseEvent } from 'react'
import { useHref } from 'react-router-dom'
import { keepActingFor } from './acting-for'
import { withReturn } from './sign-out-url'
import { useShell } from './use-shell'

export interface SignOutLink {
  readonly href: string
  onClick(event: MouseEvent): void
}

/**
 * Makes a plain link to an address that ends the session one that first forgets what is personal in this browser.
 * When that fails, the link does what it does by itself.
 */
export function useSignOut(url: string): SignOutLink {
  const { session, shop, reportFailure } = useShop()
  const { origin } = useShell()
  const href = withReturn(url, { origin, home: useHref('/') })
  return {
    href,
    onClick(event) {
      event.preventDefault()
      keepActingFor({ shop, origin }, null)
      session.signOut().catch((error: unknown) => {
        reportFailure(error, 'signing out')
        location.assign(href)
      })
    },
  }
}
