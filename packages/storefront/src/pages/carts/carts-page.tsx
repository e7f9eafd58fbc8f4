import { useSession } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { data, useActionData, useLoaderData } from 'react-router-dom'
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { isOffline } from '../../shell/is-offline'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import type { PageActionArgs } from '../../shell/shop-context'
import { shopOf } from '../../shell/shop-context'
import { BuyingPage } from '../../shared/lines/buying-page'
import { SignedOutCart } from '../../shared/lines/signed-out-cart'
import { loadReportedFailure } from '../../shared/failures/load-reported-failure'
import { ActiveCart } from './active-cart'
import type { changeCarts } from './data/carts-action'
import type { loadCarts } from './data/carts-loader'
import { CartsNote } from './carts-notes'
import type { CartsResponse } from './data/carts-response'
import styles from './carts-page.module.css'
import { SecondCart } from './second-cart'
import { useFreshCarts } from './use-fresh-carts'
import { useActiveCart } from './use-active-cart'

const change = loadLater(async () => (await import('./data/carts-action')).changeCarts)

/** Without a network not even the code of the action can be fetched: the page stays, and says so. */
export async function action(args: PageActionArgs): ReturnType<typeof changeCarts> {
  try {
    return await change(args)
  } catch (error) {
    if (!isOffline() || error instanceof Response) throw error
    const failure = await loadReportedFailure(error, { shop: shopOf(args), url: args.request.url })
    return data<CartsResponse>({ kind: 'failure', failure })
  }
}

export const loader = loadLater(async () => (await import('./data/carts-loader')).loadCarts)

/** After a refused form too: the carts may have changed. Without a network they stay in sight as they were. */
export const shouldRevalidate = ({
  defaultShouldRevalidate,
  actionStatus,
}: ShouldRevalidateFunctionArgs): boolean =>
  (defaultShouldRevalidate || actionStatus !== undefined) && !isOffline()

export const handle: PageHandle<typeof loadCarts> = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('title', { ns: 'carts' }),
}

/** The buyer's active cart and the one that is kept for later, side by side. */
export function Component() {
  const { t } = useTranslation('carts')
  const { activeId, second } = useLoaderData<typeof loadCarts>()
  const response = useActionData<typeof changeCarts>()
  const cart = useActiveCart()
  const isSignedOut = useSession().session?.isGuest === true
  useFreshCarts({
    activeId,
    active: cart,
    isCalculating: cart === undefined || ('cart' in second && second.cart === undefined),
  })
  return (
    <BuyingPage>
      <h1>{t('title')}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      {isSignedOut ? (
        <SignedOutCart page={paths.carts()} />
      ) : (
        <>
          <CartsNote response={response} />
          <div className={styles.carts}>
            <ActiveCart response={response} />
            <SecondCart response={response} />
          </div>
        </>
      )}
    </BuyingPage>
  )
}
