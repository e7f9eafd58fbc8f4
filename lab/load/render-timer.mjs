// Preloaded into a separate shop: times React's `renderToString` in the built server. On a message the next page is
// rendered again and again from the same tree before its response is sent.
import { registerHooks } from 'node:module'

/** @typedef {(tree: unknown, options?: unknown) => string} Render */
/**
 * @typedef {object} RenderTimes
 * @property {number} renders how many there were
 * @property {number} ms how long they took together
 * @property {number} cpuMs processor time that they took together
 * @property {boolean} isSame every one gave the same HTML
 */

let repeatMs = 0
process.on('message', (/** @type {{ repeatMs?: number }} */ message) => {
  if (message.repeatMs === undefined) return
  repeatMs = message.repeatMs
  process.send?.({ repeatMs })
})

/** @param {() => string} render @param {string} html of the first rendering @returns {RenderTimes} */
const repeat = (render, html) => {
  const cpu = process.cpuUsage()
  const start = performance.now()
  let renders = 0
  let isSame = true
  for (; performance.now() - start < repeatMs; renders += 1) isSame = render() === html && isSame
  const { user, system } = process.cpuUsage(cpu)
  return { renders, ms: performance.now() - start, cpuMs: (user + system) / 1000, isSame }
}

/** @param {Render} render @returns {Render} */
const timed = (render) => (tree, options) => {
  const html = render(tree, options)
  if (repeatMs > 0) process.send?.(repeat(() => render(tree, options), html))
  repeatMs = 0
  return html
}
Object.assign(globalThis, { timedRender: timed })

// React's own module for servers has this line, and the build keeps it.
const line = /(exports\.renderToString = )(\w+\.renderToString)\b/
registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context)
    const source = loaded.source?.toString()
    return source === undefined
      ? loaded
      : { ...loaded, source: source.replace(line, '$1globalThis.timedRender($2)') }
  },
})
