import { Hono } from 'hono'
import type { Env } from '../calls/call'
import { aboutSandbox } from './about'
import { startPage } from './page'
import { pageHeaders } from './page-headers'
import { style } from './style'

/** What can be read about the sandbox, by people and by programs. */
export const startPageRoutes = new Hono<Env>()

/** Whether the sandbox answers. */
startPageRoutes.get('/health', (c) => c.json({ status: 'ok' }))

/** The start page for a browser, the same as JSON for everyone else. */
startPageRoutes.get('/__sandbox', async (c) => {
  const about = await aboutSandbox(c.var.context)
  c.header('Vary', 'Accept')
  if (!c.req.header('Accept')?.includes('text/html')) return c.json(about)
  return c.html(startPage(about), 200, pageHeaders)
})

startPageRoutes.get('/__sandbox/style.css', (c) =>
  c.body(style, 200, { 'Content-Type': 'text/css;charset=UTF-8', 'Cache-Control': 'no-cache' }),
)

/** The description of all calls. */
startPageRoutes.get('/openapi.json', async (c) => c.json((await import('../openapi.json')).default))
