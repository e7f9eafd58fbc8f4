import { AttributeList } from '../../components/summary-list'
import type { ProductFact } from '../../shared/product-facts/use-product-facts'
import styles from './product-sheet.module.css'

interface FactsTableProps {
  readonly heading: string
  readonly facts: readonly Omit<ProductFact, 'group'>[]
}

/** Facts under a heading; nothing without any. */
export const FactsTable = ({ heading, facts }: FactsTableProps) =>
  facts.length === 0 ? null : (
    <section className={styles.facts}>
      <h2 className={styles.heading}>{heading}</h2>
      <AttributeList attributes={facts} />
    </section>
  )
