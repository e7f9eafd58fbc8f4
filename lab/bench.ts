// Ratios that have goals: of clients that read a cart, of the sandbox under load, of large lists and catalogues:
// `node lab/bench.ts`. Times depend on the machine, ratios hardly do. Fails when a ratio misses its goal. Needs a build.
import { startCart } from './bench/cart.ts'
import { facetQuestions, longLists } from './bench/large-catalogues.ts'
import { readCart } from './bench/clients.ts'
import { cartUnderLoad } from './bench/sandbox-load.ts'

let missed = 0
const checkGoal = (
  what: string,
  ratio: number,
  { most = Infinity, least = 0 }: { most?: number; least?: number },
) => {
  const isMet = ratio <= most && ratio >= least
  if (!isMet) missed += 1
  const goal = Number.isFinite(most) ? `≤ ${most}` : `≥ ${least}`
  console.log(`  ${isMet ? 'ok    ' : 'missed'}  ${what}: ${ratio.toFixed(2)} (${goal})`)
}

/** Prints medians, and returns one of them divided by another. */
const print = (title: string, times: ReadonlyMap<string, number>) => {
  console.log(`${title}: ${[...times].map(([name, ms]) => `${name} ${ms.toFixed(2)} ms`).join(', ')}`)
  return (name: string, by: string) => (times.get(name) ?? NaN) / (times.get(by) ?? NaN)
}

const cart = await startCart()
/** Copies of 25 lines, and how much longer than raw fetch the sdk may take: parsing dominates in large carts. */
for (const [copies, most] of [
  [1, 2.5],
  [20, 3.6],
] as const) {
  const ratio = print(`a cart of ${copies * 25} lines`, await readCart(cart, copies))
  checkGoal('sdk / ky, same schema', ratio('sdk', 'ky, same schema'), { most: 1.2 })
  checkGoal('sdk / raw fetch', ratio('sdk', 'raw fetch'), { most })
  checkGoal('sdk, compiled / raw fetch', ratio('sdk, compiled schemas', 'raw fetch'), { most: 2.6 })
}

const { bare, sandbox } = await cartUnderLoad(cart)
await cart.stop()
console.log(
  `a cart over 50 connections: bare server ${bare.toFixed(0)}, sandbox ${sandbox.toFixed(0)} a second`,
)
// A sender in the same process once was the limit of both. The bare server only writes a text that is there.
checkGoal('sandbox / bare', sandbox / bare, { least: 0.25 })

const listRatio = print('a list at the server for a buyer', await longLists())
checkGoal('a thousand / 26', listRatio('a thousand', '26 articles'), { most: 2 })

for (const [name, times] of await facetQuestions()) {
  const ratio = print(name, times)
  checkGoal('10,000 / 138 products', ratio('10,000 products', '138 products'), { most: 3 })
}
process.exitCode = missed > 0 ? 1 : 0
