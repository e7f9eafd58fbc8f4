/** The colours of corrugated board. */
export const board = {
  light: '#dcbd95',
  middle: '#cba678',
  dark: '#b48b5c',
  inside: '#a67f52',
  floor: '#c39b6c',
  line: '#6d4b2b',
} as const

type Point = readonly [x: number, y: number, z: number]
type Size = readonly [length: number, width: number, height: number]

/** The dimensions of cartons in mm by their image hint; the first match counts. */
const sizes: readonly (readonly [hint: RegExp, size: Size])[] = [
  [/letter|flat/, [350, 250, 40]],
  [/wrap/, [320, 230, 60]],
  [/food/, [300, 300, 70]],
  [/gift|present/, [240, 180, 90]],
  [/bottle|special$/, [200, 190, 330]],
  [/long/, [620, 160, 150]],
  [/pallet/, [420, 340, 300]],
  [/move|triple/, [340, 260, 260]],
  [/ship$/, [330, 230, 100]],
  [/auto/, [300, 200, 120]],
  [/double/, [320, 230, 230]],
]
const defaultSize: Size = [300, 200, 150]

const cos30 = Math.sqrt(3) / 2

/** Isometric: length to the lower right, width to the lower left, height up. */
const project = ([x, y, z]: Point): readonly [number, number] => [(x - y) * cos30, (x + y) / 2 - z]

/** Returns a function that draws a face, scaled so that all points fill a square of 160 in the middle of 200. */
function fitted(points: readonly Point[]): (face: readonly Point[], fill: string) => string {
  const flat = points.map(project)
  const [left, right] = [Math.min(...flat.map(([x]) => x)), Math.max(...flat.map(([x]) => x))]
  const [top, bottom] = [Math.min(...flat.map(([, y]) => y)), Math.max(...flat.map(([, y]) => y))]
  const scale = 160 / Math.max(right - left, bottom - top)
  const toPoint = (point: Point) => {
    const [x, y] = project(point)
    const px = 100 + (x - (left + right) / 2) * scale
    const py = 100 + (y - (top + bottom) / 2) * scale
    return `${px.toFixed(1)} ${py.toFixed(1)}`
  }
  return (face, fill) =>
    `<path d="M${face.map(toPoint).join('L')}${fill === 'none' ? '' : 'z'}" fill="${fill}"/>`
}

const corners = ([l, w, h]: Size): readonly Point[] =>
  [0, l].flatMap((x) => [0, w].flatMap((y) => [0, h].map((z): Point => [x, y, z])))

type Face = readonly [points: readonly Point[], fill: string]

/** The side with these corners, each a triple of 0 or 1 times the dimensions: `000 100` is an edge along the length. */
function side([l, w, h]: Size, corners: string, fill: string): Face {
  const points = corners.split(' ').map((corner): Point => {
    const [x = 0, y = 0, z = 0] = corner.split('').map(Number)
    return [x * l, y * w, z * h]
  })
  return [points, fill]
}

/** The two upright sides that face the viewer. */
const outsideOf = (size: Size): readonly Face[] => [
  side(size, '010 110 111 011', board.middle),
  side(size, '100 110 111 101', board.dark),
]

/** A closed carton with its seam and a strip of tape. */
function drawClosed(size: Size): string {
  const [l, w, h] = size
  const [near, far, end] = [w * 0.38, w * 0.62, h * 0.72]
  const face = fitted(corners(size))
  const tape: readonly Point[] = [
    [l, near, h],
    [l, far, h],
    [l, far, end],
    [l, near, end],
  ]
  const seam: readonly Point[] = [
    [0, w / 2, h],
    [l, w / 2, h],
  ]
  const faces: readonly Face[] = [
    ...outsideOf(size),
    side(size, '001 101 111 011', board.light),
    [seam, 'none'],
    [tape, board.light],
  ]
  return faces.map(([points, fill]) => face(points, fill)).join('')
}

/** A flap at an edge of the rim, whose outer edge is offset by x, y and up. */
function flap([from, to]: readonly [Point, Point], [x, y, up]: Point): readonly Point[] {
  const away = (point: Point): Point => [point[0] + x, point[1] + y, point[2] + up]
  return [from, to, away(to), away(from)]
}

/** An open carton with two flaps behind it and two in front. */
function drawOpen(size: Size): string {
  const [l, w, h] = size
  const [out, up, down] = [w * 0.36, w * 0.2, w * -0.12]
  const [back, left, right, front]: readonly [Point, Point, Point, Point] = [
    [0, 0, h],
    [0, w, h],
    [l, 0, h],
    [l, w, h],
  ]
  const behind: readonly Face[] = [
    [flap([back, right], [0, -out, up]), board.light],
    [flap([back, left], [-out, 0, up]), board.light],
    side(size, '000 100 110 010', board.floor),
    side(size, '000 100 101 001', board.inside),
    side(size, '000 010 011 001', board.dark),
  ]
  const before: readonly Face[] = [
    [flap([left, front], [0, out, down]), board.light],
    [flap([right, front], [out, 0, down]), board.middle],
  ]
  const faces = [...behind, ...outsideOf(size), ...before]
  const face = fitted(faces.flatMap(([points]) => points))
  return faces.map(([points, fill]) => face(points, fill)).join('')
}

/** The carton of an image hint: an open one for boxes in general, otherwise a closed one with its proportions. */
export function drawCarton(hint: string): string {
  if (hint === 'boxes') return drawOpen([300, 240, 150])
  return drawClosed(sizes.find(([pattern]) => pattern.test(hint))?.[1] ?? defaultSize)
}
