import { useShopClient } from '@cartonnage/react-hooks'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ChevronDownIcon } from '../../components/icons'
import type { FooterColumnEntries } from './footer-entries'
import { FooterLink } from './footer-link'
import styles from './footer.module.css'

/** The words of each column; the keys are the server's, to the letter [2.10-2]. */
const titles = {
  'Inspiration & Know-Kow': 'knowHow',
  'Customer Info': 'customerInfo',
  Legal: 'legal',
} as const

/**
 * A column of links. On small windows its title opens and closes the list, natively and without scripts: the list
 * stands behind the disclosure, not in it, so that on wide windows it is simply there. The German shop's legal links
 * are open from the start, because the way to withdraw must be seen.
 */
export function LinkColumn({ column, entries }: FooterColumnEntries) {
  const { t } = useTranslation('footer')
  const { shop } = useShopClient()
  const id = useId()
  const title = t(titles[column])
  return (
    <nav aria-labelledby={id} className={styles['column']}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <details className={styles['toggle']} open={column === 'Legal' && shop === 'DE'}>
        <summary>
          {title}
          <ChevronDownIcon size={22} />
        </summary>
      </details>
      <ul className={styles['links']}>
        {entries.map((entry, index) => (
          // Labels and targets of the server may come twice.
          <li key={index}>
            <FooterLink {...entry} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
