import type { QuantityInputView } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../app/use-hydrated'
import { joinClasses } from '../../components/join-classes'
import { QuantityStepper } from '../../components/quantity-stepper'
import { cartLineFields } from './cart-line-form'
import styles from './quantity-field.module.css'

export interface QuantityFieldProps {
  readonly view: QuantityInputView
  /** Id of the form that it belongs to, when it stands outside of it. */
  readonly form?: string
  /** Accessible name; absent where a `<label>` names the field by its id. */
  readonly label?: string
  readonly size?: 'default' | 'prominent' | 'dense'
  /** Ids of texts that describe it. */
  readonly describedBy?: string
  /** What a form without scripts came back with. */
  readonly typed?: string | undefined
  /** The server found no quantity in it. */
  readonly isInvalid?: boolean
}

/** − quantity +, the field of an add-to-cart form. Without scripts it is a number field alone. */
export function QuantityField(props: QuantityFieldProps) {
  const { view, form, label, size, describedBy, typed, isInvalid = false } = props
  const { t } = useTranslation('product')
  const isHydrated = useHydrated()
  const { inputProps, decreaseProps, increaseProps } = view
  return (
    <QuantityStepper
      size={size}
      className={styles['stepper']}
      input={{
        ...inputProps,
        name: cartLineFields.quantity,
        form,
        ...(typed !== undefined && { defaultValue: typed }),
        ...(isInvalid && !isHydrated && { 'aria-invalid': true, autoFocus: true }),
        'aria-label': label,
        'aria-describedby': joinClasses(inputProps['aria-describedby'], describedBy),
      }}
      minus={{ ...decreaseProps, 'aria-label': t('quantity.decrease') }}
      plus={{ ...increaseProps, 'aria-label': t('quantity.increase') }}
    />
  )
}
