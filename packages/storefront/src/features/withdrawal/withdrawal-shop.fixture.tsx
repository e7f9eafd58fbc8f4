import { createShopper, origin } from '../checkout/shopper.fixture'
import { renderApp } from '../product/render-app.fixture'
import { action, Component, loader } from './withdrawal-page'

export const consumer = 'jonas.weber@example.de'
export const company = 'einkauf@sonnenhalde.example'

/** A visitor of one of the shops on 21 November 2026. */
export function openWithdrawalShop(shop: 'CH' | 'DE' = 'DE') {
  const shopper = createShopper({ shop, runtime: 'browser', now: Date.UTC(2026, 10, 21, 9) })
  const { sandbox, createClient, contextOf } = shopper
  return {
    ...shopper,
    /** The receipts that were sent by e-mail, without the shop's own copies. */
    async receipts() {
      const response = await sandbox.fetch(new Request(`${origin}/__sandbox/mails`))
      const { mails } = (await response.json()) as { mails: { to: string; text: string }[] }
      return mails.filter(({ to }) => !to.endsWith('@cartonnage.example'))
    },
    /** Arguments of one request for loader and action. */
    args: (form?: readonly (readonly [string, string])[]) =>
      shopper.args('/withdrawal', { form: form?.map(([name, value]): [string, string] => [name, value]) }),
    /** The page in a browser. */
    async open(path = '/withdrawal') {
      const client = createClient()
      const { router } = await renderApp(
        [
          { path: '/withdrawal', loader, action, Component, HydrateFallback: () => null },
          { path: '*', element: <p>elsewhere</p> },
        ],
        {
          shop: client,
          texts: ['withdrawal'],
          router: { getContext: () => contextOf('/withdrawal', client), initialEntries: [path] },
        },
      )
      return { router, client }
    },
  }
}
