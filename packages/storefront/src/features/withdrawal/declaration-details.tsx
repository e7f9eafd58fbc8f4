import { useTranslation } from 'react-i18next'
import type { FactListProps } from '../../components/summary-list'
import { FactList } from '../../components/summary-list'
import type { Declaration } from './declaration'
import styles from './withdrawal-page.module.css'

export interface DeclarationDetailsProps {
  readonly declaration: Declaration
  /** What stands in front: number and time of a receipt. */
  readonly first?: FactListProps['attributes']
}

/** A declaration to the letter, as it is confirmed, received and sent by e-mail. */
export function DeclarationDetails({ declaration, first = [] }: DeclarationDetailsProps) {
  const { t } = useTranslation('withdrawal')
  const { name, orderReferenceNumber, email, lines } = declaration
  return (
    <FactList
      className={styles['attributes']}
      attributes={[
        ...first,
        { key: 'name', label: t('fact.name'), value: name },
        { key: 'order', label: t('fact.order'), value: orderReferenceNumber },
        { key: 'email', label: t('fact.email'), value: email },
        { key: 'goods', label: t('fact.goods'), value: <Goods lines={lines} /> },
      ]}
    />
  )
}

function Goods({ lines }: Pick<Declaration, 'lines'>) {
  const { t } = useTranslation('withdrawal')
  if (lines.length === 0) return t('declare.whole')
  return (
    <ul className={styles['goods']}>
      {lines.map((line, index) => (
        // The same words may stand twice, and a list that never changes keeps its places.
        <li key={`${index} ${line}`}>{line}</li>
      ))}
    </ul>
  )
}
