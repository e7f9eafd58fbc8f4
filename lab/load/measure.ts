import { settledUsageOf, startPlatform, startShop } from '../../tools/servers.ts'
import { chooseCold, chooseHot, fetchSitemaps, inTurn, mix, takePart, visitsOf } from './addresses.ts'
import { createRounds } from './rounds.ts'
import { signIn } from './session.ts'
import type { Usage } from '../../tools/usage-port.ts'
import type { Round, RoundPlan } from './rounds.ts'

interface Addresses {
  hot: readonly string[]
  cold: ReturnType<typeof chooseCold>
}

/** Seconds of the rounds. */
type Seconds = Readonly<Record<'warmUp' | 'cold' | 'kept' | 'mix' | 'buyer', number>>

/** Pages that are rendered are visited one after the other: their times are what one visitor waits. */
const one = 1
const many = 50
const crowd = 200

/** The rounds in their order. In the first ones nobody has asked for the cold addresses before. */
const planRounds = ({ hot, cold }: Addresses, seconds: Seconds, cookie: string): RoundPlan[] => {
  const part = (from: number, to: number) => takePart(cold, from, to)
  const ms = (kind: keyof Seconds) => seconds[kind] * 1000
  const equal = { name: 'mix again', connections: many, ms: ms('mix'), next: mix(hot, part(0, 1)) }
  const buyer = visitsOf('buyer', [...hot.slice(0, 3), ...hot.slice(-1)])
  return [
    { name: 'warm-up', connections: one, ms: ms('warmUp'), next: mix(hot, part(0, 0.15)) },
    ...Object.keys(cold).map((kind) => ({
      name: 'cold',
      connections: one,
      ms: ms('cold'),
      next: inTurn(part(0.15, 0.5).filter((visit) => visit.kind === kind)),
    })),
    { name: 'kept', connections: many, ms: ms('kept'), next: mix(hot, []) },
    { name: 'mix', connections: many, ms: ms('mix'), next: mix(hot, part(0.5, 0.75)) },
    { name: 'mix', connections: crowd, ms: ms('mix'), next: mix(hot, part(0.75, 1)) },
    equal,
    equal,
    equal,
    { name: 'buyer', connections: one, ms: ms('buyer'), next: inTurn(buyer), cookie },
  ]
}

/** Starts the shop and its platform, and sends all rounds of visits. */
export const measureShop = async (seconds: Seconds) => {
  const platform = await startPlatform()
  const settings = { PLATFORM_ORIGIN: platform.origin }
  const shop = await startShop({ preloads: ['usage-port.ts'], settings })
  try {
    const paths = await fetchSitemaps(shop.origin)
    const hot = chooseHot(paths)
    const cold = chooseCold(paths, hot)
    const { readPages, run } = createRounds(shop)
    await readPages(visitsOf('hot', hot))
    const rounds: Round[] = []
    /** After each of the equal mixes, collected: whether it grows. */
    const memory: Usage[] = []
    for (const plan of planRounds({ hot, cold }, seconds, await signIn(shop.origin))) {
      rounds.push(await run(plan))
      if (plan.name === 'mix again') memory.push(await settledUsageOf(shop))
    }
    return { addresses: { hot, cold }, rounds, memory, complaints: shop.complaints() }
  } finally {
    await shop.stop()
    await platform.stop()
  }
}
