import { Link, useLocation } from 'react-router-dom'
import styles from './page-list.module.css'

export interface PageGroup {
  readonly title: string
  readonly pages: readonly { readonly to: string; readonly title: string }[]
}

/** The other pages of the kind, in groups; beside the text in wide windows, below it in narrow ones. */
export function PageList({
  label,
  groups,
}: {
  readonly label: string
  readonly groups: readonly PageGroup[]
}) {
  const { pathname } = useLocation()
  return (
    <nav className={styles['list']} aria-label={label}>
      {groups.map(({ title, pages }) => (
        <div key={title}>
          <p className={styles['title']}>{title}</p>
          <ul>
            {pages.map((page) => (
              <li key={page.to}>
                <Link
                  className={styles['page']}
                  to={page.to}
                  aria-current={pathname === page.to ? 'page' : undefined}
                >
                  {page.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
