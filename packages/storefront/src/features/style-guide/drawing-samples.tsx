import * as icons from '../../components/icons'
import { Logo } from '../../components/logo'
import { SampleGroup } from './sample-group'
import styles from './style-guide-page.module.css'
import { BlankDrawing } from '../../drawing/blank-drawing'
import { BoxDrawing } from '../../drawing/box-drawing'
import { CategoryDrawing } from '../../drawing/category-drawing'
import { FluteSection } from '../../drawing/flute-section'
import { GoodsInBoxDrawing } from '../../drawing/goods-in-box-drawing'

const box = { length: 300, width: 200, height: 150 }
const goods = { length: 280, width: 180, height: 100 }
const flutes = ['E', 'B', 'C', 'EB', 'BC', 'CAA'] as const

/** Drawings of boxes, goods and flutes. */
export function DrawingSamples() {
  return (
    <SampleGroup title="Drawings">
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
    </SampleGroup>
  )
}

/** The logo and all icons. */
export function IconSamples() {
  return (
    <>
      <SampleGroup title="Logo">
        <Logo />
        <Logo markOnly />
      </SampleGroup>
      <SampleGroup title="Icons">
        {Object.entries(icons).map(([name, IconComponent]) => (
          <span key={name} className={styles['named']}>
            <IconComponent size={26} />
            {name.replace(/Icon$/, '')}
          </span>
        ))}
      </SampleGroup>
    </>
  )
}
