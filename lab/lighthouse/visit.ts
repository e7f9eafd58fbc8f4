import { setTimeout as sleep } from 'node:timers/promises'
import { desktopConfig, startFlow } from 'lighthouse'
import puppeteer from 'puppeteer-core'
import { ensureChromium } from '../../tools/chromium.ts'
import { readFigures } from './figures.ts'
import { storedCart } from './pages.ts'
import type { Page as Tab } from 'puppeteer-core'
import type { Page, Press } from './pages.ts'

/** How long a finger usually stays for a tap. */
const holdMs = 80
/** What the press has started goes on after the effect. */
const restMs = 1000

/** The processor of a phone, without its network: what a press fetches is weighed elsewhere. */
const slowProcessor = {
  throttlingMethod: 'devtools',
  throttling: {
    cpuSlowdownMultiplier: 4,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
  },
} as const

interface Point {
  x: number
  y: number
}

/**
 * Taps like a finger. The release does not wait until the page has handled the contact: what the page starts then may
 * delay its response to the release.
 */
const tap = async (tab: Tab, point: Point) => {
  const session = await tab.createCDPSession()
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: Date.now() / 1000 })
  const contact = send('touchStart', [point])
  await sleep(holdMs)
  await Promise.all([contact, send('touchEnd', [])])
}

const mostTries = 50

/** Where the target can be pressed. Lighthouse has only just changed the window, and the page is still laid out anew. */
const findPoint = async (tab: Tab, target: string): Promise<Point> => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const element = await tab.waitForSelector(target, { visible: true })
    await element?.scrollIntoView()
    const point = await element?.clickablePoint().catch(() => undefined)
    if (point !== undefined) return point
    await sleep(100)
  }
  throw new Error(`${target} cannot be pressed.`)
}

/** Presses, and returns how long the effect took. */
const perform = async (tab: Tab, { target, key, effect }: Press, isWide: boolean) => {
  const point = await findPoint(tab, target)
  const seen = tab.waitForSelector(effect, { visible: true }).then(() => performance.now())
  const start = performance.now() + holdMs
  if (isWide) await tab.mouse.click(point.x, point.y, { delay: holdMs })
  else await tap(tab, point)
  if (key !== undefined) await tab.keyboard.press(key)
  return (await seen) - start
}

/** Opens a page in a fresh browser, and presses. */
export const visit = async (origin: string, { path, press, hasCart, isWide = false }: Page) => {
  const browser = await puppeteer.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const tab = await browser.newPage()
    if (hasCart)
      await tab.evaluateOnNewDocument((stored) => localStorage.setItem('anonymousCart', stored), storedCart)
    const flags = { onlyCategories: ['performance'], disableFullPageScreenshot: true }
    const flow = await startFlow(tab, isWide ? { flags, config: desktopConfig } : { flags })
    await flow.navigate(origin + path)
    await flow.startTimespan(slowProcessor)
    const effect = await perform(tab, press, isWide)
    await sleep(restMs)
    await flow.endTimespan()
    const { steps } = await flow.createFlowResult()
    const results = steps.map(({ lhr }) => lhr)
    return readFigures(results, effect)
  } finally {
    await browser.close()
  }
}
