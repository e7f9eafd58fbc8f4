import { createShopClient } from '@cartonnage/sdk'
import { putOffRealLimits } from './call-limits.mjs'
import { startProxy } from './proxy.mjs'
import { startSandbox } from './sandbox.mjs'
import { openTables } from './tables.mjs'

/** @typedef {import('./world.mjs').World} World */

/**
 * What all runs share: the sandbox's process, its tables, the proxy, and the client as the package exports it.
 * @param {readonly import('./faults.mjs').FaultKind[]} kinds the faults that are played
 */
export const openBench = async (kinds) => {
  /** @type {Map<string, World>} */
  const wires = new Map()
  putOffRealLimits()
  const sandbox = await startSandbox()
  const { origin, close } = await startProxy({ platform: sandbox.origin, findWire: (run) => wires.get(run) })
  const tables = openTables(sandbox.file)
  return {
    ...{ sandbox, tables, origin, kinds, wires, createShopClient },
    close() {
      tables.close()
      close()
      sandbox.close()
    },
  }
}
