// Kills the built sandbox in the middle of writes, starts it again over the same file, and checks in its tables that
// everything it acknowledged to buyers is there: `node lab/crash.ts --rounds 40 --seed 1`. Needs a build. The seed determines the
// writes and the moment of the kill, but not what the process is doing at that moment.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom } from '../tools/random.ts'
import { exitOnSignals } from '../tools/stop-signals.ts'
import { readWholeNumber } from '../tools/whole-number.ts'
import { readTables } from './chaos/tables.ts'
import type { Buyer } from './crash/buyer.ts'
import { openShopper } from './crash/calls.ts'
import { killWhileStarting, playRound } from './crash/round.ts'
import { openTables } from './crash/tables.ts'
import { killChild, startProcess } from './sandbox-process.ts'

const numberOfBuyers = 10

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' } },
})
const [rounds, seed] = [readWholeNumber('rounds', values.rounds), readWholeNumber('seed', values.seed)]

/** What there is to buy before the first round. */
const readStart = (file: string) => {
  const tables = openTables(file)
  const products = readTables(tables.query).products.filter(tables.isStocked)
  const stocks = tables.readStocks()
  tables.close()
  return { products, stocks }
}

const openBuyers = (origin: string): Promise<Buyer[]> =>
  Promise.all(
    Array.from({ length: numberOfBuyers }, async (_, index) => ({
      shopper: await openShopper(origin, `buyer-${index + 1}@example.com`),
      start: {},
    })),
  )

exitOnSignals()
const data = mkdtempSync(join(tmpdir(), 'cartonnage-crash-'))
process.once('exit', () => rmSync(data, { recursive: true, force: true }))
// The very first start, which creates and seeds the tables, is interrupted too.
await killWhileStarting(data, createRandom(String(seed)).integer(50, 600))
let sandbox = await startProcess(data, { stderr: 'pipe' })
const start = readStart(sandbox.file)
let buyers = await openBuyers(sandbox.origin)
const counts = { acknowledged: 0, refused: 0, unknown: 0 }
let faults = 0
for (let round = 1; round <= rounds; round += 1) {
  const played = await playRound(sandbox, buyers, { data, name: `${seed}/${round}`, ...start })
  ;({ sandbox, buyers } = played)
  for (const result of played.results) counts[result] += 1
  faults += played.faults.length
  if (played.faults.length > 0)
    console.log([`round ${round}, killed ${played.moment}:`, ...played.faults].join('\n  '))
}
const complaints = await killChild(sandbox.child)
for (const line of complaints) console.log(line)
const { acknowledged, refused, unknown } = counts
const writes = `${acknowledged} writes acknowledged, ${refused} refused, ${unknown} without response`
console.log(`=> ${rounds} rounds: ${writes}; faults ${faults + complaints.length}`)
if (faults + complaints.length > 0) process.exitCode = 1
