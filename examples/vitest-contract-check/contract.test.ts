// The contract as tests of a partner's own suite, one per call. Without SHOP_URL it checks its own sandbox.
import { contractTests } from '@cartonnage/contract-kit'
import { serveSandbox } from '@cartonnage/sandbox/node'
import { afterAll, describe, it } from 'vitest'

const { SHOP_URL, WEBSTORE_ID, SHOP_USERNAME, SHOP_PASSWORD } = process.env
const own = SHOP_URL ? undefined : await serveSandbox({ port: 0 })
afterAll(() => own?.close())

contractTests(
  {
    baseUrl: SHOP_URL ?? own?.url ?? '',
    webstoreId: WEBSTORE_ID ?? '0ZECH00000000014AA',
    // A buyer sees more calls than a guest. They only read: `write: true` would use the cart of a test account.
    ...(SHOP_USERNAME && SHOP_PASSWORD
      ? { signIn: { username: SHOP_USERNAME, password: SHOP_PASSWORD } }
      : {}),
  },
  { describe, it },
)
