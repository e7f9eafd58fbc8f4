import { sessionStore } from '@cartonnage/sdk'
import { createShopper, origin } from '../../app/shopper.fixture'
import { renderApp } from '../../app/render-app.fixture'
import { DrawnAtOnce } from '../../drawing/drawn-at-once.fixture'
import type { FileDesk } from '../../shared/files/data/file-desk'
import { fileDeskContext } from '../../shared/files/data/file-desk'
import { createCookieKeys } from './data/sent-keys-cookie'
import { action, Component } from './request-page'
import { sentKeysContext } from './sent-keys'
import * as sentPage from './sent-page'

export const guest = { name: 'Mira Kern', email: 'mira@example.de' }

/** Of a visitor who has handed in no file. */
const emptyDesk: FileDesk = {
  list: () => Promise.resolve([]),
  claim: () => Promise.resolve(undefined),
}

const Page = () => (
  <DrawnAtOnce>
    <Component />
  </DrawnAtOnce>
)

/** A visitor of one of the shops on 21 November 2026. */
export function openRequestShop(shop: 'CH' | 'DE' = 'DE') {
  const shopper = createShopper({ shop, runtime: 'browser', now: Date.UTC(2026, 10, 21, 9) })
  const { sandbox, createClient, contextOf } = shopper
  const keys = createCookieKeys(new Request(origin), shop).store
  return {
    ...shopper,
    /** What the shop has sent, without its own copies. */
    async mails() {
      const response = await sandbox.fetch(new Request(`${origin}/__sandbox/mails`))
      const { mails } = (await response.json()) as { mails: { to: string; subject: string; text: string }[] }
      return mails.filter(({ to }) => !to.endsWith('@cartonnage.example'))
    },
    /** Arguments of one request for loader and action. */
    args(form?: Readonly<Record<string, string>>, path = '/request') {
      const args = shopper.args(path, { form })
      args.context.set(sentKeysContext, keys)
      args.context.set(fileDeskContext, emptyDesk)
      return args
    },
    /** The page in a browser. */
    async open(path = '/request') {
      const client = createClient()
      await client.use(sessionStore).ensure()
      const { router } = await renderApp(
        [
          { path: '/request', action, Component: Page, HydrateFallback: () => null },
          { path: '/request/sent', ...sentPage, HydrateFallback: () => null },
          { path: '*', element: <p>elsewhere</p> },
        ],
        {
          shop: client,
          texts: ['request', 'requests', 'files'],
          router: {
            getContext() {
              const context = contextOf('/request', client)
              context.set(sentKeysContext, keys)
              return context
            },
            initialEntries: [path],
          },
        },
      )
      return { router, client }
    },
  }
}
