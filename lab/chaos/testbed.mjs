import { createShopClient } from '@cartonnage/sdk'
import { extendRealTimeouts } from './call-limits.mjs'
import { startProxy } from './proxy.mjs'
import { startSandbox } from './sandbox.mjs'
import { loadShopCode } from './shop-code.mjs'
import { moveStock, raiseLimits } from './stock.mjs'
import { openTables } from './tables.mjs'

/** @typedef {import('./world.mjs').World} World */

/**
 * What all runs share: the sandbox's process, its tables, the proxy, and the client as the package exports it.
 * @param {{ hasMovingStock?: boolean }} [options]
 */
export const openTestbed = async ({ hasMovingStock = false } = {}) => {
  /** @type {Map<string, World>} */
  const wires = new Map()
  extendRealTimeouts()
  const shopCode = await loadShopCode()
  const sandbox = await startSandbox()
  raiseLimits(sandbox.file)
  const stopStock = hasMovingStock ? moveStock(sandbox.file) : () => undefined
  const { origin, close } = await startProxy({ platform: sandbox.origin, findWire: (run) => wires.get(run) })
  const tables = openTables(sandbox.file)
  return {
    ...{ sandbox, tables, origin, wires, createShopClient, shopCode },
    close() {
      stopStock()
      tables.close()
      close()
      sandbox.close()
    },
  }
}
