import { Hono } from 'hono'
import type { Env } from '../calls/call'
import { aboutSandbox } from './about'
import { startPage, pageHeaders } from './page'

/** The sandbox's description of itself, for people and for programs. */
export const startPageRoutes = new Hono<Env>()

/** For health checks. */
startPageRoutes.get('/health', (c) => c.json({ status: 'ok' }))

/** The start page for browsers, the same as JSON for everything else. */
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

/** The style sheet of the start page, served by itself so that the page needs no inline style. */
const style = `
:root { color-scheme: light dark; --line: light-dark(#767676, #9a9a9a); }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; padding-block: .25rem; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .5rem; text-align: start; vertical-align: top; }
.wide { overflow-x: auto; }
code { overflow-wrap: break-word; }
fieldset { border: 1px solid var(--line); margin: 0 0 1rem; }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: .75rem; }
label { display: block; }
input, select, button { font: inherit; min-height: 2.75rem; max-width: 100%; }
.fields input, .fields select { width: 100%; box-sizing: border-box; }
.quote { margin-block: .5rem; }
summary { min-height: 1.5rem; cursor: pointer; }
.mail pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.mail iframe { width: 100%; height: 32rem; box-sizing: border-box; border: 1px solid var(--line); }
.problem { border: 2px solid; padding: .5rem 1rem; }
`
