import type { ShopType } from '@cartonnage/sdk/rules'
import type { RouterContext, RouterContextProvider } from 'react-router-dom'

/** What cookies keep for the visitor of one request. */
export interface VisitorCookies {
  /** Gives their stores to the loaders and the action of a page. */
  provide(context: RouterContextProvider): void
  /** The lines for `Set-Cookie`; none where nothing has changed. */
  setCookies(): readonly string[]
}

/** Reads the cookie of a request into a store, which collects the lines for the response. */
export type OpenCookie<Store> = (
  request: Pick<Request, 'url' | 'headers'>,
  shop: ShopType,
) => Pick<VisitorCookies, 'setCookies'> & { readonly store: Store }

/** A cookie of the shop's server, one for each shop: no script can read it, and the platform must not get it. */
export interface VisitorCookie {
  /** Start of its name, which the shop follows. */
  readonly prefix: string
  open(...request: Parameters<OpenCookie<unknown>>): VisitorCookies
}

export const createVisitorCookie = <Store>(
  prefix: string,
  context: RouterContext<Store | null>,
  openCookie: OpenCookie<Store>,
): VisitorCookie => ({
  prefix,
  open: (request, shop) => {
    const { store, setCookies } = openCookie(request, shop)
    return { provide: (provider) => provider.set(context, store), setCookies }
  },
})
