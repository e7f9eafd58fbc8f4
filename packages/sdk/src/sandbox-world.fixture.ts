import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { onTestFinished } from 'vitest'
import { createShopWorldOver } from './client.fixture'
import type { ClientOptions } from './client/options'
import type { ShopClient } from './shop-client'

type Sandbox = ReturnType<typeof createNodeSandbox>

/** Stands between the browser and the sandbox. */
export type SandboxFetch = (request: Request, sandbox: Sandbox) => Promise<Response>

interface SandboxWorldOptions {
  readonly shop?: 'CH' | 'DE'
  /** How long the platform works after each write, in ms. */
  readonly delay?: number
  readonly sessionHours?: number
  /** Whether writes of a signed-in visitor need a token. */
  readonly csrf?: boolean
  readonly fetch?: SandboxFetch
}

/** A browser and a shop on a new sandbox, which are closed after the test. */
export function createSandboxWorld({ shop = 'CH', fetch, ...options }: SandboxWorldOptions = {}) {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9), ...options })
  const under = fetch ? { ...sandbox, fetch: (request: Request) => fetch(request, sandbox) } : sandbox
  const world = createShopWorldOver(under, shop)
  onTestFinished(() => {
    world.dispose()
    sandbox.close()
  })
  return { ...world, sandbox }
}

type World = Pick<ReturnType<typeof createSandboxWorld>, 'openPage' | 'signIn'>

/** A page of a signed-in buyer that has loaded. */
export async function openBuyerPage(
  { openPage, signIn }: World,
  username: string,
  options?: Partial<ClientOptions>,
): Promise<ShopClient> {
  await signIn(openPage(), username)
  const client = openPage(options)
  await client.load()
  return client
}
