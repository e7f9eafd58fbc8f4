import { screen } from '@testing-library/react'
import { buyers } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import { placeSplitOrder } from '../../shared/order/split-order.fixture'
import * as page from './paper-page'

/** A sent order that went to two addresses. */
export async function openSplitOrder() {
  const account = await openAccount(buyers.lea)
  const number = await placeSplitOrder(account.shop)
  const body = JSON.stringify({ orderNumber: number, step: 'sent' })
  await account.sandbox.fetch(new Request('http://localhost/__sandbox/orders', { method: 'POST', body }))
  const openNote = async (note: string) => {
    await account.open({
      page,
      path: '/my/orders/:id/:paper/:note',
      at: `/my/orders/${number}/delivery-note/${note}`,
      texts: ['papers', 'orders', 'cart', 'delivery'],
    })
    return await screen.findByRole('article', { name: `Lieferschein ${note}` })
  }
  return { openNote }
}
