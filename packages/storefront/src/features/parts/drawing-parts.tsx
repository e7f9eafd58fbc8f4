import { BlankDrawing } from '../drawing/blank-drawing'
import { BoxDrawing } from '../drawing/box-drawing'
import { CategoryDrawing } from '../drawing/category-drawing'
import { FluteSection } from '../drawing/flute-section'
import { GoodsInBoxDrawing } from '../drawing/goods-in-box-drawing'
import { PartGroup } from './part-group'
import styles from './parts-page.module.css'

const box = { length: 300, width: 200, height: 150 }
const goods = { length: 280, width: 180, height: 100 }
const flutes = ['E', 'B', 'C', 'EB', 'BC', 'CAA'] as const

/** Goods to scale, and what explains them. */
export function DrawingParts() {
  return (
    <PartGroup title="Drawings">
      <BoxDrawing {...box} closure="tape" flute="B" scale={0.6} />
      <GoodsInBoxDrawing box={box} goods={goods} scale={0.6} />
      <BlankDrawing {...box} fit={{ width: 260, height: 160 }} />
      <CategoryDrawing category="tape" />
      {flutes.map((flute) => (
        <span key={flute} className={styles['named']}>
          <FluteSection flute={flute} />
          {flute}
        </span>
      ))}
    </PartGroup>
  )
}
