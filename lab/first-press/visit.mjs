import { setTimeout as sleep } from 'node:timers/promises'
import { lines } from '../screens/routes.mjs'
import { categories, longestTaskTimes, readTrace } from './task-times.mjs'
import { isCountVisible, watch, watchCount } from './watch.mjs'

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} CDPSession */
/** @typedef {import('./presses.mjs').Press} Press */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {import('./watch.mjs').PressRecord} PressRecord */

/**
 * What is measured, and how.
 * @typedef {object} Visit
 * @property {string} origin of the shop
 * @property {string} path
 * @property {number} slowdown of the processor
 */

/**
 * @typedef {object} Manner how the visitor presses
 * @property {number} waitMs from the page's load event to the press
 * @property {number} holdMs from the contact to the release
 */

/** @typedef {ReturnType<typeof longestTaskTimes>} TaskTimes */

/** From tapping the field to the first letter. */
const untilKeyMs = 100

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const desk = { viewport: { width: 1440, height: 900 } }

/**
 * Runs `work` with a page of a fresh profile that has answered the consent banner; `script` runs before the page's own.
 * @template Result
 * @param {Browser} browser
 * @param {Visit & { window: typeof phone | typeof desk, script: string }} visit
 * @param {(page: Page) => Promise<Result>} work
 */
const inFreshProfile = async (browser, { origin, slowdown, window, script }, work) => {
  const context = await browser.newContext(window)
  try {
    await context.addCookies([{ name: 'consent', value: 'v1', url: origin }])
    const page = await context.newPage()
    await page.addInitScript({ content: script })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await work(page)
  } finally {
    await context.close()
  }
}

/** The middle of what is pressed, which must be in view. @param {Page} page @param {Press} press */
const pointOf = async (page, { name, target }) => {
  const box = await page.locator(target).first().boundingBox()
  const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  if (box === null || point.y > (page.viewportSize()?.height ?? 0)) throw new Error(`${name} is out of view.`)
  return point
}

/** When an event happened: a busy page gets it later, and that delay is part of the measurement. */
const timestamp = () => Date.now() / 1000

/**
 * Presses for a while, as a finger or a hand does: the page may start something at the contact that delays the response
 * to the release. The release does not wait until the page has handled the contact.
 * @param {() => Promise<unknown>} touch @param {() => Promise<unknown>} release @param {number} holdMs
 */
const hold = async (touch, release, holdMs) => {
  const start = touch()
  await sleep(holdMs)
  await Promise.all([start, release()])
}

/** @param {CDPSession} session @param {Point} point @param {number} holdMs */
const tap = (session, point, holdMs) => {
  const send = (/** @type {'touchStart' | 'touchEnd'} */ type, /** @type {Point[]} */ touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: timestamp() })
  return hold(
    () => send('touchStart', [point]),
    () => send('touchEnd', []),
    holdMs,
  )
}

/** @param {CDPSession} session @param {Point} point @param {number} holdMs */
const click = (session, point, holdMs) => {
  const send = (/** @type {'mouseMoved' | 'mousePressed' | 'mouseReleased'} */ type) =>
    session.send('Input.dispatchMouseEvent', {
      ...{ type, ...point, timestamp: timestamp() },
      ...(type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }),
    })
  return hold(
    () => Promise.all([send('mouseMoved'), send('mousePressed')]),
    () => send('mouseReleased'),
    holdMs,
  )
}

/** @param {Page} page @param {Press} press @param {Manner} manner */
const perform = async (page, press, { waitMs, holdMs }) => {
  const session = await page.context().newCDPSession(page)
  await sleep(waitMs)
  const act = press.isWide ? click : tap
  await act(session, await pointOf(page, press), holdMs)
  if (press.key === undefined) return
  await sleep(untilKeyMs)
  await page.keyboard.press(press.key)
}

/** Runs in the page. */
const settle = () => Reflect.get(window, 'firstPress')()

/**
 * What the page recorded of the press; undefined if it was left for another one.
 * @param {Page} page
 * @returns {Promise<PressRecord | undefined>}
 */
const readRecord = async (page) => {
  try {
    const record = await page.evaluate(settle)
    return record.pressedAt === undefined ? undefined : record
  } catch (error) {
    if (String(error).includes('context was destroyed')) return undefined
    throw error
  }
}

/** @param {Press} press */
const scriptOf = ({ effect: { check, text } }) => `(${watch})(() => (${check})(${JSON.stringify(text)}))`

/**
 * Opens a page and presses. At full speed its tasks are recorded too: those of a slower processor would contain the time
 * that the browser takes from it.
 * @param {Browser} browser
 * @param {Visit & { press: Press, manner: Manner }} visit
 * @returns {Promise<{ record: PressRecord | undefined, tasks: TaskTimes | undefined }>}
 */
export const visitAndPress = (browser, visit) => {
  const { press, manner, origin, path, slowdown } = visit
  const subject = { ...visit, window: press.isWide ? desk : phone, script: scriptOf(press) }
  return inFreshProfile(browser, subject, async (page) => {
    const isTraced = slowdown === 1
    if (isTraced) await browser.startTracing(page, { categories })
    await page.goto(origin + path)
    await perform(page, press, manner)
    const record = await readRecord(page)
    const tasks = isTraced ? longestTaskTimes(readTrace(await browser.stopTracing())) : undefined
    return { record, tasks }
  })
}

/** Runs in the page before its own scripts. @param {string} stored */
const store = (stored) => localStorage.setItem('anonymousCart', stored)

/**
 * Opens a page as a guest whose browser has stored lines, and returns when their count could be seen.
 * @param {Browser} browser
 * @param {Visit} visit
 * @returns {Promise<{ countAt?: number, paintedAt?: number }>}
 */
export const visitWithLines = (browser, visit) => {
  const stored = JSON.stringify(JSON.stringify(lines))
  const count = JSON.stringify(String(lines.length))
  const script = `(${store})(${stored}); (${watchCount})(() => (${isCountVisible})(${count}))`
  return inFreshProfile(browser, { ...visit, window: phone, script }, async (page) => {
    await page.goto(visit.origin + visit.path)
    return await page.evaluate(settle)
  })
}
