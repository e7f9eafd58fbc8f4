import type { BoxSize } from '../../../drawing/box-size'
import { blankOf } from '../../../drawing/shapes/blank'

interface FileWords {
  readonly title: string
  readonly description: string
}

/** Around the blank, so that no line is cut at the edge of the picture, in mm. */
const margin = 5

/** A blank as an SVG file whose unit is the millimetre: cut and crease lines are groups of their own. */
export function writeBlankSvg(creases: BoxSize, { title, description }: FileWords): string {
  const { cut, crease, width, height } = blankOf(creases, 1)
  const [across, down] = [width, height].map((size) => String(size + 2 * margin))
  const lines = 'fill="none" stroke-width="0.35" stroke-linejoin="round"'
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="${across}mm" height="${down}mm" viewBox="-${margin} -${margin} ${across} ${down}">
  <title>${escapeText(title)}</title>
  <desc>${escapeText(description)}</desc>
  <g id="cut" ${lines} stroke="#000000">
    <path d="${cut}"/>
  </g>
  <g id="crease" ${lines} stroke="#d02020" stroke-dasharray="4 3">
    <path d="${crease}"/>
  </g>
</svg>
`
}

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
