import type { Locator, Page } from '@playwright/test'
import { describeStop } from './focus'
import { expect } from './test'

/** How a visitor works a page. */
export interface Hands {
  type(field: Locator, text: string): Promise<void>
  press(control: Locator): Promise<void>
}

/** A pointer, and typing. */
export const pointer: Hands = {
  type: (field, text) => field.fill(text),
  press: (control) => control.click(),
}

/** A pointer that presses everything twice, as some people do; whatever leaves the page is meant once. */
export const doubleClicks: Hands = {
  type: pointer.type,
  press: (control) => control.dblclick(),
}

/**
 * The keyboard alone. Each stop on the way to a field or a button must have a ring of focus and be in view; what was
 * wrong is gathered in `complaints`.
 */
export function createKeyboard(page: Page) {
  const complaints: string[] = []
  const stopAt = async (target: Locator) => {
    await expect(target).toBeVisible()
    const label = await target.evaluate((element) => element.outerHTML.slice(0, 80))
    for (let presses = 0; presses < 150; presses += 1) {
      const { way, stop } = await target.evaluate(describeStop)
      if (stop !== undefined && !(stop.ring && stop.seen))
        complaints.push(`${stop.label}: ring ${stop.ring}, seen ${stop.seen}`)
      if (way === 'there') return
      await page.keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`Tab does not lead to ${label}`)
  }
  const hands: Hands = {
    async type(field, text) {
      await stopAt(field)
      // What is there already is selected by Tab, and typed over.
      await page.keyboard.type(text)
    },
    async press(control) {
      await stopAt(control)
      await page.keyboard.press('Enter')
    },
  }
  return { hands, complaints }
}

/** What a visitor had to do. */
export interface Effort {
  readonly pages: number
  readonly fields: number
  readonly presses: number
}

/** Counts what these hands do, and the pages on which they do something. */
export function countEffort(page: Page, { type, press }: Hands) {
  const pages = new Set<string>()
  let [fields, presses] = [0, 0]
  const noteHere = () => {
    const { pathname, searchParams } = new URL(page.url())
    pages.add(`${pathname} ${searchParams.get('step') ?? ''}`)
  }
  const hands: Hands = {
    async type(field, text) {
      await type(field, text)
      noteHere()
      fields += 1
    },
    async press(control) {
      noteHere()
      await press(control)
      presses += 1
    },
  }
  return { hands, read: (): Effort => ({ pages: pages.size, fields, presses }) }
}
