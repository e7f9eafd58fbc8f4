// Preloaded into a server: reports its usage to the process that started it, and ends with that, however it ends.

/**
 * @typedef {object} Usage
 * @property {number} rss resident memory in MB
 * @property {number} top the highest it ever was
 * @property {number} heap in use, in MB; after a garbage collection if one was requested
 * @property {number} buffers outside of the heap, in MB, compressed pages among them
 * @property {number} cpuMs processor time since the start
 */

const mega = 1e6

process.on('disconnect', () => process.exit())
process.on('message', (/** @type {{ usage?: { collect: boolean } }} */ { usage }) => {
  if (usage === undefined) return
  const rss = process.memoryUsage.rss() / mega
  if (usage.collect) globalThis.gc?.()
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  const cpuMs = (userCPUTime + systemCPUTime) / 1000
  const [heap, buffers] = [heapUsed / mega, arrayBuffers / mega]
  process.send?.({ rss, top: (maxRSS * 1024) / mega, heap, buffers, cpuMs })
})
