// Preloaded into a server: reports its usage to the process that started it, and ends with that, however it ends.

export interface Usage {
  /** resident memory in MB */
  rss: number
  /** the highest it ever was */
  top: number
  /** in use, in MB; after a garbage collection if one was requested */
  heap: number
  /** outside of the heap, in MB, compressed pages among them */
  buffers: number
  /** processor time since the start */
  cpuMs: number
}

const mega = 1e6

process.on('disconnect', () => process.exit())
process.on('message', ({ usage }: { usage?: { collect: boolean } }) => {
  if (usage === undefined) return
  const rss = process.memoryUsage.rss() / mega
  if (usage.collect) globalThis.gc?.()
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  const cpuMs = (userCPUTime + systemCPUTime) / 1000
  const [heap, buffers] = [heapUsed / mega, arrayBuffers / mega]
  process.send?.({ rss, top: (maxRSS * 1024) / mega, heap, buffers, cpuMs })
})
