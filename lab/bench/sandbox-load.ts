import { median } from '../../tools/percentile.ts'
import { sendLoad } from '../load/send.ts'
import { serveTextApart } from './bare-server.ts'
import type { Cart } from './cart.ts'

const connections = 50
const roundMs = 1500
const rounds = 5

/** Answers a second; fails with one that is not 200. */
const answersPerSecond = async ({ origin, path, cookie }: Pick<Cart, 'origin' | 'path' | 'cookie'>) => {
  const statuses: number[] = []
  const { errors, tookMs } = await sendLoad({
    origin,
    connections,
    ms: roundMs,
    next: () => ({ path, headers: { cookie } }),
    onAnswer: ({ status }) => statuses.push(status),
  })
  const odd = [...statuses.filter((status) => status !== 200), ...errors]
  if (odd.length > 0) throw new Error(`${odd[0]} from ${origin}${path}`)
  return (statuses.length / tookMs) * 1000
}

/** Answers a second of the sandbox and of a bare server with the same text: medians of rounds in turn. */
export const cartUnderLoad = async (cart: Cart) => {
  const { origin, stop } = await serveTextApart(JSON.stringify(cart.cart))
  const rates = { bare: [] as number[], sandbox: [] as number[] }
  for (let round = 0; round <= rounds; round += 1) {
    rates.bare.push(await answersPerSecond({ ...cart, origin }))
    rates.sandbox.push(await answersPerSecond(cart))
  }
  await stop()
  // The first round warms up.
  return { bare: median(rates.bare.slice(1)), sandbox: median(rates.sandbox.slice(1)) }
}
