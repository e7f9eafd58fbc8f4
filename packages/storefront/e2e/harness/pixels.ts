import type { Locator } from '@playwright/test'

/** A part of an element, in shares of its width and height. */
export interface Part {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where a radio has its dot, and a checkbox its tick. */
export const middle: Part = { left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 }
export const whole: Part = { left: 0, top: 0, right: 1, bottom: 1 }

export interface ElementImage {
  /** Share of the pixels that differ from the ground, which is the colour of most. */
  readonly drawn: number
  /** The same row by row, in tenths. */
  readonly rows: readonly number[]
  /** Red, green and blue of the ground. */
  readonly ground: string
}

/** A screenshot of an element, whatever its styles and markup. */
export async function captureElement(element: Locator, part: Part): Promise<ElementImage> {
  const picture = await element.screenshot({ animations: 'disabled' })
  const url = `data:image/png;base64,${picture.toString('base64')}`
  return element.page().evaluate(
    async ([source, { left, top, right, bottom }]) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const { width, height } = image
      const context = new OffscreenCanvas(width, height).getContext('2d')
      if (context === null) throw new Error('no canvas')
      context.drawImage(image, 0, 0)
      const [x, y] = [Math.round(left * width), Math.round(top * height)]
      const size = [Math.round(right * width) - x, Math.round(bottom * height) - y] as const
      const { data } = context.getImageData(x, y, ...size)
      const colours = Array.from({ length: data.length / 4 }, (_, at) =>
        data.slice(4 * at, 4 * at + 3).join(' '),
      )
      const counts = [...Map.groupBy(colours, (colour) => colour)].sort(
        ([, one], [, other]) => other.length - one.length,
      )
      const ground = counts[0]?.[0] ?? ''
      const drawnOf = (some: readonly string[]) =>
        some.filter((colour) => colour !== ground).length / some.length
      const rows = Array.from({ length: size[1] }, (_, row) =>
        Math.round(10 * drawnOf(colours.slice(row * size[0], (row + 1) * size[0]))),
      )
      return { drawn: drawnOf(colours), rows, ground }
    },
    [url, part] as const,
  )
}
