// Builds the browser demo and shops in it, in a real browser: `node tools/browser-demo.ts`. The packages must be built.
import { join } from 'node:path'
import { preview } from 'vite'
import { launchChromium } from './chromium.ts'
import { runCommand } from './run-command.ts'
import { root } from './workspace.ts'

const folder = join(root, 'examples/browser-demo')
const timeoutMs = 30_000

const shopIn = async (address: string) => {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(timeoutMs)
    page.on('pageerror', (error) => {
      throw error
    })
    await page.goto(address)
    await page.getByText(/^\d+ Artikel$/).waitFor()
    const products = page.locator('#products').getByRole('button')
    await products.first().click()
    await page.getByText('1 Artikel im Warenkorb').waitFor()
    await page.getByRole('button', { name: /Lea Keller/ }).click()
    await page.getByText('Angemeldet: Lea, 1 Artikel im Warenkorb').waitFor()
    await products.last().click()
    await page.getByText('2 Artikel im Warenkorb').waitFor()
    await page.getByRole('button', { name: /Zahlungslink/ }).click()
    await page.getByRole('link', { name: /Zahlungslink über CHF/ }).click()
    await page.getByText(/^Zu zahlen: CHF/).waitFor()
    await page.getByRole('button', { name: 'Auf Rechnung bestellen' }).click()
    await page.getByText(/^Bestellt: /).waitFor()
  } finally {
    await browser.close()
  }
}

const built = await runCommand('pnpm', ['--filter', '*browser-demo', 'build'], { quiet: true })
if (built.code !== 0) {
  console.error(built.output)
  process.exit(1)
}
const server = await preview({ root: folder, logLevel: 'silent', preview: { port: 0, host: '127.0.0.1' } })
try {
  await shopIn(server.resolvedUrls?.local[0] ?? '')
  console.log('=> found, gathered, signed in, merged, and paid a copy of the cart without a server')
} finally {
  await server.close()
}
