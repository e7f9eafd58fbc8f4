import { launchChromium } from '../chromium.ts'
import { raisedLimits, startShop } from '../servers.ts'
import { startRelay } from './relay.mjs'

/** @typedef {import('./measure-page.mjs').Lane} Lane */

/** The command stops the browser itself, after everything that uses it. */
const leaveSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }

/** Starts browser, shops and relays; `stop` ends all of them, also those still starting. */
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
  const openShop = () =>
    keep(
      () => startShop({ settings: raisedLimits }),
      (started) => started.stop(),
    )
  const openBrowser = () =>
    keep(
      () => launchChromium(leaveSignals),
      (browser) => browser.close(),
    )
  /** A separate shop, so that no other lane changes its carts. @param {Lane['browser']} browser @returns {Promise<Lane>} */
  const openLane = async (browser) => {
    const shop = await openShop()
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
    openShop,
    /** @param {number} count */
    async openLanes(count) {
      const browser = await openBrowser()
      return await Promise.all(Array.from({ length: count }, () => openLane(browser)))
    },
    stop: () => (stopping ??= stopAll()),
  }
}
