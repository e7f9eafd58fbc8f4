// What a CI job runs: holds a shop against the contract and fails on drift. Without SHOP_URL and WEBSTORE_ID it
// checks a sandbox of its own, so the example runs anywhere.
import { formatReport, hasDrift, verify } from '@cartonnage/contract-kit'
import { serveSandbox } from '@cartonnage/sandbox/node'

const { SHOP_URL, WEBSTORE_ID } = process.env
const own = SHOP_URL ? undefined : await serveSandbox({ port: 0 })

const reports = await verify({
  baseUrl: SHOP_URL ?? own?.url ?? '',
  webstoreId: WEBSTORE_ID ?? '0ZECH00000000014AA',
})
console.log(formatReport(reports))
await own?.close()
process.exitCode = hasDrift(reports) ? 1 : 0
