// Which contract calls were really sent: by pages of the shop in the browser tests, and by tests of the packed tarballs
// through the public client.
import { importSource } from '../import-source.ts'
import { readCallFiles } from './call-files.mjs'
import { createCallMatcher, groupByCall } from './match-calls.mjs'

/** @typedef {import('./match-calls.mjs').ContractCall} ContractCall */

const contract = await importSource('packages/sdk/src/contract/index.ts')
const { actionPath } = await importSource('packages/sdk/src/contract/kit/paths.ts')

/** The exported names of the calls. @type {Map<string, string>} */
const names = new Map(Object.entries(contract).map(([name, value]) => [value?.id, name]))

/** Every call of the contract, in its order. @type {readonly ContractCall[]} */
export const contractCalls = contract.allCalls.map((/** @type {Omit<ContractCall, 'name'>} */ call) => ({
  ...{ name: names.get(call.id) ?? call.id, id: call.id },
  ...{ method: call.method, path: call.path },
}))

const matchCall = createCallMatcher(contractCalls, { actionPath })

/** All records of the shop have one origin; each test file is its own. */
const readRecords = () => [
  ...readCallFiles('e2e').map(({ lines }) => ({ location: 'shop', lines })),
  ...readCallFiles('packed').map(({ source, lines }) => ({
    location: `packages/sdk/packed-tests/${source}.test.ts`,
    lines,
  })),
]

/**
 * The origins of each contract call in the last runs: `shop`, or the test file of the tarballs. Calls that were not sent
 * are absent.
 * @returns {ReadonlyMap<string, readonly string[]>} by the call's exported name
 */
export const readSentCalls = () => groupByCall(readRecords(), matchCall).sent

/**
 * Sent requests that are not in the contract: images, the pages that begin and end a session, extensions.
 * @returns {readonly string[]} `METHOD path`
 */
export const unmatchedRequests = () => groupByCall(readRecords(), matchCall).unmatched

/** The steps without records: without them a call may look unused. @returns {readonly string[]} */
export const missingCallReports = () =>
  ['e2e-quick', 'e2e-rest', 'packed'].filter((step) => readCallFiles(step).length === 0)
