import { useShopClient } from '@cartonnage/react-hooks'
import type { Client } from '@cartonnage/sdk'
import type { MouseEvent } from 'react'
import { useHref } from 'react-router-dom'
import { setEffectiveAccountCookie } from './effective-account'
import { withReturn } from './sign-out-url'
import { useShell } from './use-shell'

export interface SignOutLink {
  readonly href: string
  onClick(event: MouseEvent): void
}

/**
 * A sign-out link that first deletes personal data in this browser. When that fails, or without scripts, it is a plain
 * link.
 */
export function useSignOut(url: string): SignOutLink {
  const client = useShopClient()
  const { origin } = useShell()
  const href = withReturn(url, { origin, home: useHref('/') })
  return {
    href,
    onClick(event) {
      event.preventDefault()
      setEffectiveAccountCookie({ shop: client.shop, origin }, null)
      signOutOf(client).catch((error: unknown) => {
        client.reportFailure(error, 'signing out')
        location.assign(href)
      })
    },
  }
}

/** Its code is fetched on click: the link works without it. */
async function signOutOf({ use }: Client): Promise<void> {
  const { session } = await import('./session/session')
  await use(session).signOut()
}
