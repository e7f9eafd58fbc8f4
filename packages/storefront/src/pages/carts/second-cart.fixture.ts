import { buyers } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import * as page from './carts-page'

/** Sold in steps of 20, with 420 in stock. */
export const carton = '01tCN0001002110YAA'
export const box = '01tCN0001001180YAA'
/** No longer made: the last 40. */
export const lastOnes = '01tCN0001001210YAA'

export type Account = Awaited<ReturnType<typeof openAccount>>

interface Lines {
  /** Quantities by product. */
  readonly active?: Readonly<Record<string, number>>
  readonly second?: Readonly<Record<string, number>>
}

/** A private buyer with these carts; without lines there is no second one. */
export async function openCarts({ active = {}, second = {} }: Lines) {
  const account = await openAccount(buyers.lea)
  await fill(account, second)
  if (Object.keys(second).length > 0) await account.shop.carts.keepForLater()
  await fill(account, active)
  return { ...account, show: () => showCarts(account) }
}

const fill = async ({ shop }: Account, lines: Readonly<Record<string, number>>) => {
  for (const [productId, quantity] of Object.entries(lines)) await shop.cart.add({ productId, quantity })
}

/** The page of both carts. */
export const showCarts = ({ open }: Pick<Account, 'open'>, query = '') =>
  open({ page, path: '/my/carts', at: `/my/carts${query}`, texts: ['carts', 'cart', 'product'] })
