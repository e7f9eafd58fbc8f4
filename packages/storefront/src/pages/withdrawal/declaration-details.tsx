import { useTranslation } from 'react-i18next'
import type { AttributeListProps } from '../../components/summary-list'
import { AttributeList } from '../../components/summary-list'
import type { Declaration } from './declaration-fields'
import styles from './withdrawal-page.module.css'

interface DeclarationDetailsProps {
  readonly declaration: Declaration
  /** Goes first: number and time of a receipt. */
  readonly first?: AttributeListProps['attributes']
}

/** A declaration verbatim, as it is confirmed, received and sent by e-mail. */
export function DeclarationDetails({ declaration, first = [] }: DeclarationDetailsProps) {
  const { t } = useTranslation('withdrawal')
  const { name, orderReferenceNumber, email, lines } = declaration
  return (
    <AttributeList
      className={styles.attributes}
      attributes={[
        ...first,
        { key: 'name', label: t('fact.name'), value: name },
        { key: 'order', label: t('fact.order'), value: orderReferenceNumber },
        { key: 'email', label: t('fact.email'), value: email },
        { key: 'items', label: t('fact.goods'), value: <DeclaredItems lines={lines} /> },
      ]}
    />
  )
}

function DeclaredItems({ lines }: Pick<Declaration, 'lines'>) {
  const { t } = useTranslation('withdrawal')
  if (lines.length === 0) return t('declare.whole')
  return (
    <ul className={styles.items}>
      {lines.map((line, index) => (
        // The same text may occur twice; the list never changes.
        <li key={`${index} ${line}`}>{line}</li>
      ))}
    </ul>
  )
}
