import type { Client } from '@cartonnage/sdk'
import { createContext } from 'react-router-dom'
import type { ActionFunctionArgs, LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom'

type Context = Readonly<RouterContextProvider>

/** What a page's loader gets. The generic types `context` without augmenting the router's module. */
export type PageLoaderArgs = LoaderFunctionArgs<Context>
/** What a page's action gets. */
export type PageActionArgs = ActionFunctionArgs<Context>

/** The shop client of this request (server) or of this browser page. Throws where none was set. */
export const shopContext = createContext<Client>()

/** The shop client inside a loader or an action, the same object that `useShopClient()` gives in components. */
export function shopOf({ context }: { readonly context: Context }): Client {
  return context.get(shopContext)
}
