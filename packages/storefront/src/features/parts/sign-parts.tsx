import * as icons from '../../components/icons'
import { Logo } from '../../components/logo'
import { PartGroup } from './part-group'
import styles from './parts-page.module.css'

/** Icons and the logo. */
export function SignParts() {
  return (
    <>
      <PartGroup title="Logo">
        <Logo />
        <Logo markOnly />
      </PartGroup>
      <PartGroup title="Icons">
        {Object.entries(icons).map(([name, IconPart]) => (
          <span key={name} className={styles['named']}>
            <IconPart size={26} />
            {name.replace(/Icon$/, '')}
          </span>
        ))}
      </PartGroup>
    </>
  )
}
