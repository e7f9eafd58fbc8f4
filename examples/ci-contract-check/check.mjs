// A CI job: checks a shop against the contract and fails on drift, or if fewer than MIN_PASS calls passed. Without SHOP_URL
// and WEBSTORE_ID it checks its own sandbox, so the example runs anywhere. JUNIT_FILE is the report for the CI system.
import { writeFile } from 'node:fs/promises'
import {
  formatReport,
  hasDrift,
  junitReport,
  passEnough,
  ShopNotCheckedError,
  verify,
} from '@cartonnage/contract-kit'
import { serveSandbox } from '@cartonnage/sandbox/node'

const { SHOP_URL, WEBSTORE_ID, SHOP_USERNAME, SHOP_PASSWORD, JUNIT_FILE, MIN_PASS } = process.env
const own = SHOP_URL ? undefined : await serveSandbox({ port: 0 })

// Calls that write need a test account, so they only run against the sandbox.
const visitor = own
  ? {
      signIn: { username: 'einkauf@alpenblick.example', password: 'cartonnage' },
      write: true,
      placeOrder: true,
      couponCode: 'NEWSLETTER5',
    }
  : SHOP_USERNAME && SHOP_PASSWORD
    ? { signIn: { username: SHOP_USERNAME, password: SHOP_PASSWORD } }
    : {}

try {
  const reports = await verify({
    baseUrl: SHOP_URL ?? own?.url ?? '',
    webstoreId: WEBSTORE_ID ?? '0ZECH00000000014AA',
    ...visitor,
  })
  console.log(formatReport(reports))
  if (JUNIT_FILE) await writeFile(JUNIT_FILE, junitReport(reports))
  const isEnough = passEnough(reports, { count: Number(MIN_PASS ?? 1), unit: 'calls' })
  process.exitCode = hasDrift(reports) || !isEnough ? 1 : 0
} catch (error) {
  if (!(error instanceof ShopNotCheckedError)) throw error
  console.error(error.message)
  process.exitCode = 2
} finally {
  await own?.close()
}
