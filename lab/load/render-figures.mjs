/** @typedef {import('./render-alone.mjs').RenderedPage} RenderedPage */

/** How many times a second the pages are rendered, each equally often. @param {readonly RenderedPage[]} pages */
export const renderRate = (pages) => {
  const perRender = pages.map(({ ms, renders }) => ms / renders)
  return (1000 * pages.length) / perRender.reduce((sum, ms) => sum + ms, 0)
}

/** Processor time of a rendering. @param {readonly RenderedPage[]} pages */
export const renderCpuMs = (pages) =>
  pages.reduce((sum, { cpuMs, renders }) => sum + cpuMs / renders, 0) / pages.length
