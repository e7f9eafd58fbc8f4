import type { GoodsAttributes } from '../drawing-content'
import { materialOf } from './material'
import { kindOf, pictures, usualBox } from './pictures'
import { cornersOf } from './projection'
import type { Scene } from './scene'

/** Pictures that are less wide, in px, are drawn without their finest lines. */
const detailFrom = 120

/** The picture of a kind of goods from its file; undefined for those that are drawn from their sizes. */
export function pictureScene(kind: string, { length, colour, roll }: GoodsAttributes): Scene | undefined {
  const found = pictures.find(([file]) => kind.startsWith(kindOf(file)))
  if (found === undefined) return undefined
  const [file, [left, top, width, height] = usualBox, drawnLength] = found
  const material = materialOf(colour)
  return (scale) => {
    const size =
      drawnLength === undefined ? scale : (scale * (roll?.diameter ?? length ?? drawnLength)) / drawnLength
    const [x, y] = [left * size, top * size]
    const bounds = { left: x, top: y, right: x + width * size, bottom: y + height * size }
    const href = `${file}#${width * size < detailFrom ? 'emblem' : 'picture'}`
    return [
      { material, outline: cornersOf(bounds), shapes: [{ href, transform: `scale(${size.toFixed(4)})` }] },
    ]
  }
}
