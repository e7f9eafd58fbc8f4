import { productNotification } from '@cartonnage/sdk/rules'

/** Where notifications stand. */
export type Edge = 'top' | 'bottom'

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

interface Place {
  readonly left: number
  readonly right: number
  readonly height: number
  readonly edge: Edge
  readonly windowHeight: number
}

/** How far the ring around the focus reaches beyond its element, in px. */
const ring = 5

/** The edge of the window at which notifications leave the focus visible; their own one when both or neither do. */
export function edgeClearOf(focus: Box, place: Place): Edge {
  const other = place.edge === 'top' ? 'bottom' : 'top'
  return covers(place, focus) && !covers({ ...place, edge: other }, focus) ? other : place.edge
}

function covers({ left, right, height, edge, windowHeight }: Place, focus: Box): boolean {
  const { margin } = productNotification
  const top = edge === 'top' ? margin : windowHeight - margin - height
  const isBeside = focus.right + ring < left || focus.left - ring > right
  return !isBeside && focus.bottom + ring > top && focus.top - ring < top + height
}
