import * as icons from '../../components/icons'
import { Logo } from '../../components/logo'
import { SampleGroup } from './sample-group'
import styles from './style-guide-page.module.css'
import { Drawing } from '../../drawing/drawing'

const box = { length: 300, width: 200, height: 150 }
const goods = { length: 280, width: 180, height: 100 }
const flutes = ['E', 'B', 'C', 'EB', 'BC', 'CAA'] as const

/** Drawings of boxes, goods and flutes. */
export function DrawingSamples() {
  return (
    <SampleGroup title="Drawings">
      <Drawing kind="box" {...box} closure="tape" flute="B" scale={0.6} />
      <Drawing kind="goods-in-box" box={box} goods={goods} scale={0.6} />
      <Drawing kind="blank" {...box} fit={{ width: 260, height: 160 }} />
      <Drawing kind="category" category="tape" fit={{ width: 230, height: 164 }} />
      {flutes.map((flute) => (
        <span key={flute} className={styles.named}>
          <Drawing kind="flute-section" flute={flute} scale={5} />
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
          <span key={name} className={styles.named}>
            <IconComponent size={26} />
            {name.replace(/Icon$/, '')}
          </span>
        ))}
      </SampleGroup>
    </>
  )
}
