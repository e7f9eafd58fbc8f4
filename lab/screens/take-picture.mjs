/** Around the elements, so that edges and shadows are visible. */
const margin = 24

/**
 * The smallest area that contains all elements, as wide as the window; undefined for the window itself.
 * @param {import('@playwright/test').Page} page
 * @param {readonly import('@playwright/test').Locator[]} elements
 */
const findClip = async (page, elements) => {
  const boxes = await Promise.all(
    elements.map((one) =>
      one.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return { top: top + scrollY, bottom: bottom + scrollY }
      }),
    ),
  )
  if (boxes.length === 0) return undefined
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))))
  const end = Math.ceil(Math.max(...boxes.map((box) => box.bottom))) + (boxes.length > 1 ? margin : 0)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  return { x: 0, y: top, width: page.viewportSize()?.width ?? 0, height: Math.min(end, height) - top }
}

/**
 * Waits until everything is loaded, also images that load when in view, and moves the pointer away.
 * @param {import('@playwright/test').Page} page
 * @param {readonly import('@playwright/test').Locator[]} elements
 */
const settle = async (page, elements) => {
  for (const one of elements) await one.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || !image.checkVisibility() || image.loading === 'lazy',
    ),
  )
  await page.evaluate(() => scrollTo(0, 0))
  await page.mouse.move(0, 0)
}

/**
 * A picture of these elements, or of the window, as PNG.
 * @param {import('@playwright/test').Page} page
 * @param {readonly import('@playwright/test').Locator[]} elements
 * @returns {Promise<Buffer>}
 */
export const takePicture = async (page, elements) => {
  await settle(page, elements)
  const clip = await findClip(page, elements)
  const options = /** @type {const} */ ({ animations: 'disabled', caret: 'hide' })
  return page.screenshot(clip === undefined ? options : { ...options, clip, fullPage: true })
}

/**
 * Converts a picture to WebP in the browser, on an empty page, which has no content-security policy. A second page would
 * put the first one into the background, where everything takes seconds.
 * @param {import('@playwright/test').Page} page
 * @param {Buffer} png
 * @returns {Promise<Buffer>}
 */
export const toWebp = async (page, png) => {
  await page.goto('about:blank')
  const encoded = await page.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height)
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
    const written = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(written, (byte) => String.fromCharCode(byte)).join(''))
  }, png.toString('base64'))
  return Buffer.from(encoded, 'base64')
}
