import { useShopClient } from '@cartonnage/react-hooks'
import { formatPercent } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { MaterialWeight } from '../../shared/product/product-attributes'
import { weightText } from '../../shared/product/weight-text'
import styles from './product-sheet.module.css'

interface MaterialTableProps {
  readonly materials: readonly MaterialWeight[]
  readonly caption: string
}

/** The materials of one unit with their weights, and all of them together. */
export function MaterialTable({ materials, caption }: MaterialTableProps) {
  const { t } = useTranslation(['product-papers', 'common'])
  const { locale } = useShopClient()
  const total = materials.reduce((sum, { grams }) => sum + grams, 0)
  const share = (grams: number) => formatPercent(Math.round((grams / total) * 100) / 100, locale)
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('declaration.material')}</th>
          <th scope="col">{t('declaration.weight')}</th>
          <th scope="col">{t('declaration.share')}</th>
        </tr>
      </thead>
      <tbody>
        {materials.map(({ material, grams }) => (
          <tr key={material}>
            <th scope="row">{t(`common:material.${material}`)}</th>
            <td>{weightText(grams, locale)}</td>
            <td>{share(grams)}</td>
          </tr>
        ))}
      </tbody>
      {materials.length > 1 ? (
        <tfoot>
          <tr>
            <th scope="row">{t('declaration.total')}</th>
            <td>{weightText(total, locale)}</td>
            <td>{share(total)}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}
