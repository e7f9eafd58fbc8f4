// Takes screenshots of the built shop: `pnpm screens [part of a name]` of every page at three widths in both shops, into
// .screens/. With --frame of header, menus, panels and footer in all languages for docs/screens, with the page that
// shows them.
import { parseArgs } from 'node:util'
import { launchChromium } from '../tools/chromium.ts'
import { takeFrames } from './screens/frames.mjs'
import { takePages } from './screens/pages.mjs'
import { raisedLimits, startShop } from '../tools/servers.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { frame: { type: 'boolean' } } })
const take = values.frame ? takeFrames : takePages

const shop = await startShop({ settings: raisedLimits })
const browser = await launchChromium()
try {
  await take(browser, { origin: shop.origin, name: positionals[0] ?? '' })
} finally {
  await browser.close()
  await shop.stop()
}
