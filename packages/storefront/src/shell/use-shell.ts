import { useRouteLoaderData } from 'react-router-dom'
import type { EffectiveAccount } from '@cartonnage/sdk'
import type { FooterItem } from '@cartonnage/sdk/rules'

/** The error of a failed footer menu as plain data, without a stack. */
export interface FooterMenuFailure {
  readonly name: string
  readonly message: string
  readonly code: string | null
}

/** The footer's links as the platform lists them. */
export interface FooterMenu {
  readonly items: readonly FooterItem[]
  /** Why there are none. */
  readonly failure: FooterMenuFailure | null
}

/** What every page has in addition to the stores of the shop client. */
export interface Shell {
  /** Public origin of this page. */
  readonly origin: string
  /** Year of the copyright line; from the server, so that server and browser render the same. */
  readonly year: number
  /** The links of the footer. */
  readonly footer: FooterMenu
  /** The platform did not respond, and the page needs it: it shows an error instead of half its content. */
  readonly unreachable: boolean
  /** The effective account; absent for the buyer's own account. */
  readonly effectiveAccount?: EffectiveAccount | undefined
}

const unloaded: Shell = {
  origin: '',
  year: 1970,
  footer: { items: [], failure: null },
  unreachable: true,
}

/** What the shell's loader returned; always there inside the layout. */
export function useShell(): Shell {
  return useRouteLoaderData<() => Promise<Shell>>('shell') ?? unloaded
}
