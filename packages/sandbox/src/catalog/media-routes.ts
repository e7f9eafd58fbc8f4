import { Hono } from 'hono'
import type { Env } from '../calls/call'
import { itemNotFound } from '../platform-error'
import { drawProduct } from './product-drawing'

/** The pictures of products and categories: plain drawings by their image hint. */
export const mediaRoutes = new Hono<Env>()

mediaRoutes.get('/cms/delivery/media/:file', (c) => {
  const hint = /^([a-z-]+)\.svg$/.exec(c.req.param('file'))?.[1]
  if (hint === undefined) throw itemNotFound('The picture')
  c.header('Cache-Control', 'public, max-age=86400')
  // an SVG that is opened by itself could run scripts: ours has none, and may not have any
  c.header('Content-Security-Policy', "default-src 'none'")
  return c.body(drawProduct(hint), 200, { 'Content-Type': 'image/svg+xml;charset=UTF-8' })
})
