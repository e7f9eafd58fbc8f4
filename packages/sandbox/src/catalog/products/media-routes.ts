import { Hono } from 'hono'
import type { Env } from '../../calls/call'
import { itemNotFound } from '../../platform-error'
import pictures from './pictures.json'

/** The pictures of products and categories: plain drawings by their image hint. */
export const mediaRoutes = new Hono<Env>()

mediaRoutes.get('/cms/delivery/media/:file', (c) => {
  const hint = /^([a-z-]+)\.svg$/.exec(c.req.param('file'))?.[1]
  if (hint === undefined) throw itemNotFound('The picture')
  c.header('Cache-Control', 'public, max-age=86400')
  // An SVG opened as a page could run scripts: these have none, and may not have any.
  c.header('Content-Security-Policy', "default-src 'none'")
  return c.body(drawProduct(hint), 200, { 'Content-Type': 'image/svg+xml;charset=UTF-8' })
})

/** Hints that look like another one. */
const alike: Readonly<Record<string, string>> = {
  'boxes-ship-var': 'boxes-fold',
  'boxes-special-move': 'boxes-fold-triple',
  pallet: 'fill',
}

/** A square picture (SVG text) of the kind of product that an image hint names; a carton for unknown hints. */
export function drawProduct(hint: string): string {
  const shape = shapeOf(hint) ?? pictures['boxes-fold']
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" role="img"><g stroke="#6d4b2b" stroke-width="2" stroke-linejoin="round">${shape}</g></svg>`
}

/** The shape of a hint, or of the kind that it is one of: `tape` for `tape-pack-pp`. */
function shapeOf(hint: string): string | undefined {
  const shapes: Readonly<Record<string, string>> = pictures
  const name = alike[hint] ?? hint
  if (Object.hasOwn(shapes, name)) return shapes[name]
  const kind = hint.slice(0, Math.max(0, hint.lastIndexOf('-')))
  return kind === '' ? undefined : shapeOf(kind)
}
