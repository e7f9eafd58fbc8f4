import { createFurtherSide, type FurtherSide } from '../further-side'
import { createClientCore } from '../client-core'
import { resolveOptions } from '../client/options'
import { createMemoryStorage } from '../storage/memory-storage'
import { createPlatformSide } from '../platform-side'
import { scriptPlatform, type Reply, type SeenRequest } from '../transport/scripted-platform.fixture'
import type { ClientCore } from '../client-core'
import type { CartSide } from '../cart/cart'
import type { ShopClientOptions } from '../client/options'

/** A buyer’s page whose platform gives prepared answers. */
export interface ScriptedPage {
  readonly core: ClientCore
  readonly side: FurtherSide
  readonly seen: readonly SeenRequest[]
  readonly sleeps: readonly number[]
  readonly failures: readonly string[]
}

/** The further calls of a signed-in buyer; a guest with `userId: undefined`. */
export function openFurther(
  replies: readonly Reply[],
  { options = {}, ...scope }: { options?: Partial<ShopClientOptions>; userId?: undefined } = {},
): ScriptedPage {
  const scripted = scriptPlatform(replies)
  const [local, tab] = [createMemoryStorage(), createMemoryStorage()]
  const failures: string[] = []
  const core = createClientCore(
    resolveOptions({
      webstoreId: '0ZECH00000000014AA',
      url: 'https://shop.example/de-CH/',
      locale: 'de-CH',
      fetch: scripted.ports.fetch,
      clock: scripted.ports.clock,
      localStorage: () => local,
      sessionStorage: () => tab,
      page: () => undefined,
      locks: () => undefined,
      reportFailure: (_, context) => void failures.push(context),
      ...options,
    }),
    () => Promise.reject(new Error('nothing was moved')),
  )
  const { userId = '005Q50000000001AAA', effectiveAccountId = '001Q50000000001AAA' } = scripted.scope
  const known = 'userId' in scope ? {} : { userId, effectiveAccountId }
  core.scope.set({ ...core.scope.getSnapshot(), currencyCode: 'CHF', ...known })
  const platformSide = createPlatformSide(core, () => Promise.reject(new Error('nobody buys')))
  /** Nobody else writes here, so it is always one's turn. */
  const cart = { write: <T>(run: (call: object) => Promise<T>) => run({}) } as CartSide
  const loadBuying = () => Promise.resolve({ cart })
  const { seen, sleeps } = scripted
  return { core, side: createFurtherSide(core, { ...platformSide, loadBuying }), seen, sleeps, failures }
}
