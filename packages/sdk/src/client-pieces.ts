import type { BuyingNeeds, BuyingSide } from './buying-side'
import type { ClientCore } from './client-core'
import { ShopError } from './errors/errors'
import type { FurtherNeeds, FurtherSide } from './further-side'
import type { PlatformSide } from './platform-side'
import type { CatalogResource } from './catalog/catalog'
import type { Transport } from './transport/transport'

/** Gives the code that asks the platform, in four pieces; each is called on first need. */
export interface LoadPieces {
  platform(): Promise<(core: ClientCore, loadBuying: Load<BuyingSide>) => PlatformSide>
  catalog(): Promise<(transport: Transport) => CatalogResource>
  buying(): Promise<(core: ClientCore, sides: BuyingNeeds) => BuyingSide>
  further(): Promise<(core: ClientCore, sides: FurtherNeeds) => FurtherSide>
}

/** Gives a thing that may have to be fetched first. */
export type Load<T> = () => Promise<T>

/** Makes a thing once; what failed is tried again by the next call. */
function once<T>(make: Load<T>): Load<T> {
  let made: Promise<T> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}

const loadCode = <T>(load: Load<T>): Promise<T> =>
  load().catch((cause: unknown) => {
    throw new ShopError('NETWORK', 'the code cannot be loaded', { cause })
  })

/** The pieces, one of each per client. */
export function createPieces(core: ClientCore, load: LoadPieces) {
  const side: Load<PlatformSide> = once(async () => (await loadCode(load.platform))(core, buying))
  const catalog: Load<CatalogResource> = once(async () => {
    const [create, { platform }] = await Promise.all([loadCode(load.catalog), side()])
    return create(platform.transport)
  })
  const further: Load<FurtherSide> = once(async () => {
    const [create, platformSide] = await Promise.all([loadCode(load.further), side()])
    return create(core, { ...platformSide, loadBuying: buying })
  })
  const buying: Load<BuyingSide> = once(async () => {
    const [create, platformSide] = await Promise.all([loadCode(load.buying), side()])
    return create(core, { ...platformSide, loadFurther: further })
  })
  return { side, catalog, buying, further }
}
