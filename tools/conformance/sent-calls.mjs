// Which calls of the contract were really sent: by pages of the shop while the browser tests ran, and by tests of the
// packed tarballs through the public client.
import { importSource } from '../import-source.mjs'
import { readCallFiles } from './call-files.mjs'
import { createCallMatcher, groupByCall } from './match-calls.mjs'

/** @typedef {import('./match-calls.mjs').ContractCall} ContractCall */

const contract = await importSource('packages/sdk/src/contract/index.ts')
const { actionPath } = await importSource('packages/sdk/src/contract/kit/paths.ts')

/** The exported name of a call, which is what sources and pages of the reference call it. @type {Map<string, string>} */
const names = new Map(Object.entries(contract).map(([name, value]) => [value?.id, name]))

/** Every call of the contract, in its order. @type {readonly ContractCall[]} */
export const contractCalls = contract.allCalls.map((/** @type {Omit<ContractCall, 'name'>} */ call) => ({
  ...{ name: names.get(call.id) ?? call.id, id: call.id },
  ...{ method: call.method, path: call.path },
}))

const matchCall = createCallMatcher(contractCalls, { actionPath })

/** The shop's records are one place; of the tests each file is one. */
const readRecords = () => [
  ...readCallFiles('shop').map(({ lines }) => ({ location: 'shop', lines })),
  ...readCallFiles('packed').map(({ source, lines }) => ({
    location: `tools/packed/tests/${source}.test.mjs`,
    lines,
  })),
]

/**
 * Where each call of the contract was sent from in the last runs: `shop`, or the file of a test of the tarballs. A
 * call that nobody sent is not in it.
 * @returns {ReadonlyMap<string, readonly string[]>} by the call's exported name
 */
export const readSentCalls = () => groupByCall(readRecords(), matchCall).sent

/**
 * What was sent and is no call of the contract: images, the two pages that begin and end a session, extensions.
 * @returns {readonly string[]} `METHOD path`
 */
export const unmatchedRequests = () => groupByCall(readRecords(), matchCall).unmatched

/** The runs that have written nothing down: without them a call may look unused. @returns {readonly string[]} */
export const missingCallReports = () =>
  /** @type {const} */ ([
    ['shop', 'e2e'],
    ['packed', 'packed'],
  ])
    .filter(([sender]) => readCallFiles(sender).length === 0)
    .map(([, step]) => step)
