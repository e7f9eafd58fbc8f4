// Preloaded into a separate shop: times React's `renderToString` in the built server. On a message the next page is
// rendered again and again from the same tree before its response is sent.
import { registerHooks } from 'node:module'

type Render = (tree: unknown, options?: unknown) => string

export interface RenderTimes {
  renders: number
  /** how long they took together */
  ms: number
  /** processor time that they took together */
  cpuMs: number
  /** every one gave the same HTML */
  isSame: boolean
}

let repeatMs = 0
process.on('message', (message: { repeatMs?: number }) => {
  if (message.repeatMs === undefined) return
  repeatMs = message.repeatMs
  process.send?.({ repeatMs })
})

const repeat = (render: () => string, html: string): RenderTimes => {
  const cpu = process.cpuUsage()
  const start = performance.now()
  let renders = 0
  let isSame = true
  for (; performance.now() - start < repeatMs; renders += 1) isSame = render() === html && isSame
  const { user, system } = process.cpuUsage(cpu)
  return { renders, ms: performance.now() - start, cpuMs: (user + system) / 1000, isSame }
}

const timed =
  (render: Render): Render =>
  (tree, options) => {
    const html = render(tree, options)
    if (repeatMs > 0) process.send?.(repeat(() => render(tree, options), html))
    repeatMs = 0
    return html
  }
Object.assign(globalThis, { timedRender: timed })

// React's own module for servers has this line, and the build keeps it.
const line = /(exports\.renderToString = )(\w+\.renderToString)\b/
const decoder = new TextDecoder()
registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context)
    const { source } = loaded
    if (source == null) return loaded
    const text = typeof source === 'string' ? source : decoder.decode(source)
    return { ...loaded, source: text.replace(line, '$1globalThis.timedRender($2)') }
  },
})
