import { startPlatformRelay } from './platform-relay'
import type { PlatformRelay } from './platform-relay'
import { startSandboxProcess } from './sandbox-process'
import type { SandboxProcess } from './sandbox-process'
import { startShopServer } from './shop-server'
import { test as base } from './visitors'

export { expect } from './visitors'

interface Fixtures {
  /** Every test begins with the sandbox as it was seeded. */
  freshSandbox: undefined
}

interface WorkerFixtures {
  /** The sandbox in a process that can crash. */
  sandbox: SandboxProcess
  /** The line between the shop and the sandbox. */
  relay: PlatformRelay
}

/** `test` with a shop whose platform is another process, reached over a line that can break. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sandbox: [
    // Playwright reads which fixtures are needed from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const sandbox = await startSandboxProcess()
      await use(sandbox)
      await sandbox.stop()
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  relay: [
    async ({ sandbox }, use) => {
      const relay = await startPlatformRelay(sandbox.origin)
      await use(relay)
      await relay.stop()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ relay }, use) => {
      const shop = await startShopServer({ platformOrigin: relay.origin })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  freshSandbox: [
    async ({ sandbox }, use) => {
      await sandbox.reset()
      await use(undefined)
    },
    { auto: true },
  ],
})
