// Medians of reading a cart by different clients, of the sandbox under load, and the ratios that have goals: `pnpm bench`.
// Not part of the check: times depend on the machine, ratios hardly do. Fails when a ratio misses its goal.
import { readCart } from './bench/clients.mjs'
import { facetQuestions } from './bench/facet-questions.mjs'
import { longLists } from './bench/lists.mjs'
import { cartUnderLoad } from './bench/sandbox-load.mjs'

/** @type {string[]} */
const missed = []

/** @param {string} what @param {number} ratio @param {{ most?: number, least?: number }} goal */
const checkGoal = (what, ratio, { most = Infinity, least = 0 }) => {
  const isMet = ratio <= most && ratio >= least
  if (!isMet) missed.push(what)
  const goal = Number.isFinite(most) ? `≤ ${most.toFixed(2)}` : `≥ ${least.toFixed(2)}`
  console.log(`  ${what.padEnd(34)}${ratio.toFixed(2).padStart(8)}  ${goal}  ${isMet ? 'ok' : 'missed'}`)
}

/** Maximum ratio to raw fetch by number of lines: parsing dominates in large carts. */
const maximumRatios = new Map([
  [25, 2.5],
  [500, 3.6],
])

for (const [lines, most] of maximumRatios) {
  const times = await readCart(lines)
  console.log(`GET of a cart of ${lines} lines, median in ms`)
  for (const [name, ms] of times) console.log(`  ${name.padEnd(34)}${ms.toFixed(3).padStart(8)}`)
  const of = (/** @type {string} */ name) => times.get(name) ?? Number.NaN
  checkGoal('sdk / ky, same schema', of('sdk') / of('ky, same schema'), { most: 1.2 })
  checkGoal('sdk / raw fetch', of('sdk') / of('raw fetch'), { most })
  checkGoal('sdk, compiled / raw fetch', of('sdk, compiled schemas') / of('raw fetch'), { most: 2.6 })
}

const { sandbox, bare } = await cartUnderLoad()
console.log('Reading a cart of 25 lines over 50 connections, requests a second')
console.log(`  ${'bare response of the same bytes'.padEnd(34)}${bare.toFixed(0).padStart(8)}`)
console.log(`  ${'sandbox'.padEnd(34)}${sandbox.toFixed(0).padStart(8)}`)
checkGoal('sandbox / bare', sandbox / bare, { least: 0.5 })

const lists = await longLists()
console.log('A list at the server for a buyer, median in ms')
console.log(`  ${`of ${lists.counts[0]} articles`.padEnd(34)}${lists.few.toFixed(1).padStart(8)}`)
console.log(`  ${`of ${lists.counts[1]} articles`.padEnd(34)}${lists.many.toFixed(1).padStart(8)}`)
checkGoal('a thousand / 26', lists.ratio, { most: 2 })

console.log('A question for facets to the sandbox, median in ms for 138 and 10,000 products')
for (const { name, few, many, ratio } of await facetQuestions()) {
  console.log(`  ${name.padEnd(34)}${few.toFixed(2).padStart(8)}${many.toFixed(2).padStart(8)}`)
  checkGoal('10,000 / 138', ratio, { most: 3 })
}
process.exitCode = missed.length > 0 ? 1 : 0
