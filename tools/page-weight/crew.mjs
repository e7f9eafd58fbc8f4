import { chromium } from '@playwright/test'
import { startShop } from '../bench/menu/shops.mjs'
import { ensureChromium } from '../ensure-chromium.mjs'
import { startRelay } from './relay.mjs'

/** @typedef {import('./measure-page.mjs').Lane} Lane */

const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** The command ends the browser itself, after what uses it. */
const leaveSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }

/** Starts what a measurement needs; `stop` ends all of it, also what is still starting. */
export const createCrew = () => {
  /** @type {(() => Promise<void>)[]} */
  const stops = []
  /** @type {Promise<void> | undefined} */
  let stopping
  /** @template Started @param {() => Promise<Started>} start @param {(started: Started) => Promise<void>} stop */
  const keep = async (start, stop) => {
    if (stopping !== undefined) throw new Error('The measurement was stopped.')
    const starting = start()
    stops.push(() => starting.then(stop).catch(() => undefined))
    return await starting
  }
  const openBrowser = async () => {
    const executablePath = await ensureChromium()
    return await keep(
      () => chromium.launch({ executablePath, args, ...leaveSignals }),
      (browser) => browser.close(),
    )
  }
  /** A shop of its own, with carts that no other lane changes. @param {Lane['browser']} browser @returns {Promise<Lane>} */
  const openLane = async (browser) => {
    const shop = await keep(
      () => startShop(),
      (started) => started.stop(),
    )
    const relay = await keep(
      () => startRelay(shop.origin),
      (started) => started.stop(),
    )
    return { browser, relay }
  }
  const stopAll = async () => {
    for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) await stop()
  }
  return {
    /** @param {number} count */
    async openLanes(count) {
      const browser = await openBrowser()
      return await Promise.all(Array.from({ length: count }, () => openLane(browser)))
    },
    stop: () => (stopping ??= stopAll()),
  }
}
