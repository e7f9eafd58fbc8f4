import { createSandbox } from '@cartonnage/sandbox'
import { openImage, openNodeDatabase } from '../../packages/sandbox/src/database/node-sqlite.ts'
import { ConnectionLost } from '../../packages/sandbox/src/faults/faults.ts'
import { createRandom } from '../../tools/random.ts'
import type { Clock } from './clock.ts'
import { readTables } from './tables.ts'

/** More than a run orders. */
const enough = 1_000_000_000

/** A seeded database in which neither the stock nor the limit of a first invoice ends a run. */
const buildImage = () => {
  const db = openNodeDatabase()
  const sandbox = createSandbox({ db })
  db.run('UPDATE product_shop SET stock = ?', enough)
  for (const shop of ['CH', 'DE'])
    db.run("INSERT INTO webstore_setting VALUES (?, 'firstInvoiceLimit', ?)", shop, String(enough))
  const image = db.image()
  sandbox.close()
  return image
}

const image = buildImage()

/** The sandbox of one run, on its clock, with its tables. */
export const openPlatform = (name: string, clock: Clock) => {
  const db = openImage(image)
  const seed = createRandom(`${name}/platform`).integer(1, 1_000_000_000)
  const sandbox = createSandbox({ db, seed, now: clock.now() })
  return {
    tables: readTables(db.all),
    /** Resolves to undefined where the platform cuts the connection, as after some payments. */
    async send(request: Request): Promise<Response | undefined> {
      sandbox.clock.set(Math.floor(clock.now()))
      try {
        return await clock.hold(sandbox.fetch(request))
      } catch (error) {
        if (error instanceof ConnectionLost) return undefined
        throw error
      }
    },
    close: sandbox.close,
  }
}
