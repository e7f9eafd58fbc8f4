// Which calls of the contract were really sent: by pages of the shop in the browser tests, and by tests of the packed
// packages through the public client.
import { importSource } from '../import-source.ts'
import { readCallFiles } from './call-files.ts'
import { createCallMatcher } from './match-calls.ts'
import type { ContractCall } from './match-calls.ts'

const steps = ['e2e-quick', 'e2e-rest', 'packed']

const requestOf = ({ method, path }: ContractCall) => `${method} ${path}`

/** Every call of the contract by the name that it is exported by. */
const loadContract = async (): Promise<Map<string, ContractCall>> => {
  const { allCalls, ...exported } = await importSource('packages/sdk/src/contract/index.ts')
  const names = new Map(Object.entries<ContractCall>(exported).map(([name, { id }]) => [id, name]))
  return new Map(allCalls.map((call: ContractCall) => [names.get(call.id) ?? call.id, call]))
}

/** The calls that were sent and those that were not, by name, all other requests, and the steps without a record. */
export const readSentCalls = async () => {
  const contract = await loadContract()
  const { actionPath } = await importSource('packages/sdk/src/contract/kit/paths.ts')
  const match = createCallMatcher([...contract.values()], { actionPath })
  const records = steps.map((step) => ({ step, lines: readCallFiles(step) }))
  const requests = records.flatMap(({ lines }) => lines)
  // Calls with the same method and path are one call to the platform.
  const sent = new Set(requests.flatMap((line) => match(line) ?? []).map(requestOf))
  const names = [...contract].map(([name, call]) => ({ name, isSent: sent.has(requestOf(call)) }))
  return {
    calls: new Map(names.map(({ name, isSent }) => [name, isSent])),
    unmatched: [...new Set(requests.filter((line) => match(line) === undefined))].sort(),
    missing: records.filter(({ lines }) => lines.length === 0).map(({ step }) => step),
  }
}
