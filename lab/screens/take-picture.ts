import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/workspace.ts'
import type { Locator, Page } from '@playwright/test'

const folder = join(root, '.screens')
/** Around several elements, so that edges and shadows are visible. */
const margin = 24

/** The smallest area that contains all elements, as wide as the window. */
const findClip = async (page: Page, elements: readonly Locator[]) => {
  const boxes = await Promise.all(
    elements.map((one) =>
      one.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return { top: top + scrollY, bottom: bottom + scrollY }
      }),
    ),
  )
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top))))
  const end = Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom))) + (boxes.length > 1 ? margin : 0)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  return { x: 0, y, width: page.viewportSize()?.width ?? 0, height: Math.min(end, height) - y }
}

/** Writes a picture of these elements, or of the window, or of the whole page. */
export const takePicture = async (
  page: Page,
  words: readonly (string | number)[],
  shown: 'page' | readonly Locator[],
): Promise<void> => {
  const name = `${words.join('-').toLowerCase().replaceAll(/\W+/g, '-')}.png`
  const clip = shown === 'page' || shown.length === 0 ? undefined : await findClip(page, shown)
  mkdirSync(folder, { recursive: true })
  await page.screenshot({
    path: join(folder, name),
    animations: 'disabled',
    fullPage: shown === 'page' || clip !== undefined,
    ...(clip !== undefined && { clip }),
  })
  console.log(name)
}
