import type { Locator, Page } from '@playwright/test'
import { describeStop } from './focus'
import { expect } from './test'

/** How a visitor operates a page. */
export interface Hands {
  type(field: Locator, text: string): Promise<void>
  press(control: Locator): Promise<void>
  /** Chooses one of a group of radio buttons. */
  choose(radio: Locator): Promise<void>
}

/** A pointer, and typing. */
export const pointer: Hands = {
  type: (field, text) => field.fill(text),
  press: (control) => control.click(),
  choose: (radio) => radio.check(),
}

/** A pointer that clicks everything twice, as some people do; each form must still be sent once. */
export const doubleClicks: Hands = {
  type: pointer.type,
  press: (control) => control.dblclick(),
  choose: (radio) => radio.dblclick(),
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
    let key: 'Tab' | 'Shift+Tab' | undefined
    for (let presses = 0; presses < 150; presses += 1) {
      const { direction, stop } = await target.evaluate(describeStop)
      if (stop !== undefined && !(stop.ring && stop.seen))
        complaints.push(`${stop.label}: ring ${stop.ring}, seen ${stop.seen}`)
      if (direction === 'there') return
      // One way only: the order of the focus need not be that of the elements.
      key ??= direction === 'back' ? 'Shift+Tab' : 'Tab'
      await page.keyboard.press(key)
    }
    throw new Error(`Tab does not lead to ${label}`)
  }
  const hands: Hands = {
    async type(field, text) {
      await stopAt(field)
      // Tab selects the existing text, and typing replaces it.
      await page.keyboard.type(text)
    },
    async press(control) {
      await stopAt(control)
      await page.keyboard.press('Enter')
    },
    async choose(radio) {
      const name = await radio.getAttribute('name')
      const group = page.locator(`input[type="radio"][name="${name}"]`)
      await stopAt(group.first())
      await page.keyboard.press('Space')
      for (let left = await group.count(); left > 0 && !(await radio.isChecked()); left -= 1)
        await page.keyboard.press('ArrowDown')
      await expect(radio).toBeChecked()
    },
  }
  return { hands, complaints }
}

/** What a visitor had to do. */
export interface Effort {
  /** Pages that waited for the visitor, without the first one. */
  readonly pages: readonly string[]
  /** Fields of the forms that were sent, prefilled or not. */
  readonly fields: readonly string[]
  readonly presses: number
}

/** Counts what is done from this page on. */
export function countEffort(page: Page, { type, press, choose }: Hands) {
  const keyOf = () => {
    const { pathname, searchParams } = new URL(page.url())
    return `${pathname} ${searchParams.get('step') ?? ''}`.trim()
  }
  const start = keyOf()
  const pages = new Set<string>()
  const fields = new Set<string>()
  let presses = 0
  const look = () => {
    if (keyOf() !== start) pages.add(keyOf())
  }
  const hands: Hands = {
    type,
    async press(control) {
      await expect(control).toBeVisible()
      look()
      const form = control.locator('xpath=ancestor::form')
      // At once: the page may render its fields anew meanwhile.
      const names = await form
        .locator('input:visible, select:visible')
        .evaluateAll((visible) => visible.map((field) => field.getAttribute('name') ?? ''))
      for (const name of names) fields.add(`${keyOf()} ${name}`)
      presses += 1
      await press(control)
    },
    async choose(radio) {
      presses += 1
      await choose(radio)
    },
  }
  /** Including the last page. */
  const read = (): Effort => {
    look()
    return { pages: [...pages], fields: [...fields], presses }
  }
  return { hands, read }
}
