import type { QuantityInputView } from '@cartonnage/react-hooks'
import { useUnitLabels } from '../price/unit-labels'
import { joinClasses } from '../../components/join-classes'
import { cartLineFields } from './cart-line-form'
import { unitsOf } from './units-of'
import type { CountedProduct } from './units-of'
import { usePackLabels } from './use-pack-labels'
import styles from './unit-select.module.css'

interface UnitSelectProps {
  readonly view: QuantityInputView
  readonly product: CountedProduct
  /** Its accessible name. */
  readonly label: string
  /** Id of its form, when rendered outside of it. */
  readonly form?: string
  readonly size: 'prominent' | 'dense'
  /** Leaves out the units that hold more pieces. */
  readonly most?: number
}

/** What the number in a quantity field counts; nothing where there are pieces only. */
export function UnitSelect({ view, product, label, form, size, most }: UnitSelectProps) {
  const { countedIn } = usePackLabels()
  const { unit } = product.attributes
  const units = unitsOf(product).filter((one) => most === undefined || one.size <= most)
  if (units.length === 1) return null
  return (
    <select
      {...view.unitProps}
      className={joinClasses(styles.unit, styles[size])}
      name={cartLineFields.unit}
      form={form}
      aria-label={label}
    >
      {units.map((one) => (
        <option key={one.kind} value={one.size}>
          {countedIn(one, unit)}
        </option>
      ))}
    </select>
  )
}

interface PiecesNoteProps {
  readonly view: Pick<QuantityInputView, 'enteredQuantity' | 'size'>
  readonly unit: string
}

/** `= 75 Stück`, where the field counts something else. */
export function PiecesNote({ view: { enteredQuantity, size }, unit }: PiecesNoteProps) {
  const { amount } = useUnitLabels()
  return size === 1 ? null : <p className={styles.pieces}>{`= ${amount(enteredQuantity, unit)}`}</p>
}
