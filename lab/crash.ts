// Kills the built sandbox in the middle of writes, starts it again over the same file, and checks in its
// tables that everything it acknowledged to buyers is there: `pnpm crash --rounds 40 --seed 1`. Needs a
// build. The seed determines the writes and the moment of the kill, but not what the process is doing at that
// moment.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom } from '../tools/random.ts'
import { openTables as openChaosTables } from './chaos/tables.mjs'
import { openShopper } from './crash/buyer.mjs'
import { countRounds, describeRound, formatSummary, isFailure } from './crash/figures.mjs'
import { killWhileStarting, startWatched } from './crash/process.mjs'
import { playRound } from './crash/round.mjs'
import { openTables } from './crash/tables.mjs'
import { exitOnSignals } from '../tools/stop-signals.ts'
import { readWholeNumber } from '../tools/whole-number.ts'

/** Buyers only buy products with at least this stock, which is enough for every round. */
const minimumStock = 1000

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
})

const [rounds, seed] = [readWholeNumber('rounds', values.rounds), readWholeNumber('seed', values.seed)]
const emails = Array.from({ length: 10 }, (_, index) => `buyer-${index + 1}@example.com`)

/** The state before the first round. @param {import('./crash/process.mjs').Sandbox} sandbox */
const readStart = ({ file }) => {
  const [chaosTables, tables] = [openChaosTables(file), openTables(file)]
  const stocks = tables.readStocks()
  const products = chaosTables.products.filter(
    (product) => Number(stocks[`stock ${product}`]) >= minimumStock,
  )
  chaosTables.close()
  tables.close()
  return { products, stocks }
}

/** @param {string} data */
const playRounds = async (data) => {
  // The very first start, which creates and seeds the tables, is interrupted too.
  await killWhileStarting(data, createRandom(String(seed)).integer(50, 600))
  let sandbox = await startWatched(data)
  const start = readStart(sandbox)
  const shoppers = await Promise.all(emails.map((email) => openShopper(sandbox.origin, email)))
  /** @type {readonly import('./crash/buyer.mjs').Buyer[]} */
  let buyers = shoppers.map((shopper) => ({ shopper, start: {} }))
  /** @type {import('./crash/round.mjs').RoundResult[]} */
  const results = []
  for (let round = 1; round <= rounds; round += 1) {
    const played = await playRound(sandbox, buyers, { data, seed, round, ...start })
    ;({ sandbox, buyers } = played)
    results.push(played.result)
    for (const line of describeRound(played.result)) console.log(line)
  }
  return { results, lastComplaints: await sandbox.kill() }
}

exitOnSignals()
const data = mkdtempSync(join(tmpdir(), 'cartonnage-crash-'))
process.once('exit', () => rmSync(data, { recursive: true, force: true }))
const { results, lastComplaints } = await playRounds(data)
for (const line of lastComplaints) console.log(line)
const figures = countRounds(results)
console.log(formatSummary(figures))
if (isFailure(figures) || lastComplaints.length > 0) process.exitCode = 1
