import type { Run } from './run.mjs'

const usage = { rss: 150, top: 150, heap: 40, buffers: 5, cpuMs: 1000 }
const times = { requests: 800, failed: 3, kept: 600, p50: 1234.56, p99: 12_345 }

/** A mix with errors, in which most pages were kept. */
export const mix = {
  name: 'mix',
  connections: 50,
  rate: 31.04,
  times,
  errors: { timeout: 2, 'status 503': 1 } as Record<string, number>,
  cpuMs: 35.5,
  serverShare: 0.98,
  platformShare: 0.21,
  clientShare: 0.042,
  parts: {
    hot: times,
    other: { requests: 2, failed: 2, kept: 0 },
    static: { requests: 90, failed: 0, kept: 0, p50: 20, p99: 61 },
  },
}
const home = { path: '/de-CH/', renders: 100, ms: 2000, cpuMs: 2100, isSame: true }

/** A run with one round. */
export const run: Run = {
  date: '2026-01-02T03:04:05.000Z',
  settings: {
    ...{ seed: 1, seconds: 25, connections: [50], restSeconds: 10 },
    ...{ platform: 'apart', processors: 2 },
  },
  addresses: { hot: ['/de-CH/'], others: 2000 },
  rounds: [mix],
  renders: [home, { ...home, path: '/fr-CH/', ms: 3000 }],
  missRenders: [{ ...home, path: '/de-CH/category/kartons', ms: 4000, cpuMs: 4000 }],
  memory: {
    ...{ before: usage, top: { ...usage, top: 509 }, after: { ...usage, rss: 432, heap: 41 } },
    mixes: [usage, { ...usage, heap: 42, rss: 155 }, { ...usage, heap: 43, rss: 160 }],
  },
}
