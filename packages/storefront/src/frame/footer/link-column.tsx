import { useShopClient } from '@cartonnage/react-hooks'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ChevronDownIcon } from '../../components/icons'
import type { FooterColumnEntries } from './footer-entries'
import { FooterLink } from './footer-link'
import styles from './footer.module.css'

/** The title of each column by the server's key, typo included. */
const titles = {
  'Inspiration & Know-Kow': 'knowHow',
  'Customer Info': 'customerInfo',
  Legal: 'legal',
} as const

/**
 * A column of links. In small windows its title opens and closes the list without scripts: the list comes after the
 * `<details>`, not inside, so that it is always visible in wide windows. The German shop's legal links are initially
 * open, because the link to withdraw must be visible.
 */
export function LinkColumn({ column, entries }: FooterColumnEntries) {
  const { t } = useTranslation('footer')
  const { shop } = useShopClient()
  const id = useId()
  const title = t(titles[column])
  return (
    <nav aria-labelledby={id} className={styles.column}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <details className={styles.toggle} open={column === 'Legal' && shop === 'DE'}>
        <summary>
          {title}
          <ChevronDownIcon size={22} />
        </summary>
      </details>
      <ul className={styles.links}>
        {entries.map((entry, index) => (
          // Labels and targets of the server may not be unique.
          <li key={index}>
            <FooterLink {...entry} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
