import type { ReactNode } from 'react'
import styles from './buying-page.module.css'

/** The frame of the pages between cart and order: the content begins close below the header. */
export function BuyingPage({ children }: { readonly children: ReactNode }) {
  return <section className={`container ${styles['page']}`}>{children}</section>
}
