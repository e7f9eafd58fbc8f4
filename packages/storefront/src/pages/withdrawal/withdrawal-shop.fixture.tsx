import { createShopper, origin } from '../../app/shopper.fixture'
import { renderApp } from '../../app/render-app.fixture'
import { receiptKeysContext } from './receipt-keys'
import { createCookieKeys } from './data/receipt-keys-cookie'
import * as receiptPage from './receipt-page'
import { action, Component, loader } from './withdrawal-page'

export const consumer = 'jonas.weber@example.de'
export const company = 'einkauf@sonnenhalde.example'

/** A visitor of one of the shops on 21 November 2026. */
export function openWithdrawalShop(shop: 'CH' | 'DE' = 'DE') {
  const shopper = createShopper({ shop, runtime: 'browser', now: Date.UTC(2026, 10, 21, 9) })
  const { sandbox, createClient, contextOf } = shopper
  const keys = createCookieKeys(new Request(origin), shop).store
  return {
    ...shopper,
    /** The receipts that were sent by e-mail, without the shop's own copies. */
    async receipts() {
      const response = await sandbox.fetch(new Request(`${origin}/__sandbox/mails`))
      const { mails } = (await response.json()) as { mails: { to: string; text: string }[] }
      return mails.filter(({ to }) => !to.endsWith('@cartonnage.example'))
    },
    /** Arguments of one request for loader and action. */
    args(form?: readonly (readonly [string, string])[], path = '/withdrawal') {
      const args = shopper.args(path, { form: form?.map(([name, value]): [string, string] => [name, value]) })
      args.context.set(receiptKeysContext, keys)
      return args
    },
    /** The page in a browser. */
    async open(path = '/withdrawal') {
      const client = createClient()
      const { router } = await renderApp(
        [
          { path: '/withdrawal', loader, action, Component, HydrateFallback: () => null },
          { path: '/withdrawal/receipt/:id', ...receiptPage, HydrateFallback: () => null },
          { path: '*', element: <p>elsewhere</p> },
        ],
        {
          shop: client,
          texts: ['withdrawal', 'orders'],
          router: {
            getContext() {
              const context = contextOf('/withdrawal', client)
              context.set(receiptKeysContext, keys)
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
