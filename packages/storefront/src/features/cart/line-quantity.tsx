import type { QuantityInputView } from '@cartonnage/react-hooks'
import { raiseQuantity } from '@cartonnage/sdk/rules'
import type { QuantityRule } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../app/use-hydrated'
import { QuantityStepper } from '../../components/quantity-stepper'

export interface LineQuantityProps {
  /** The behaviour, from `useQuantityInput`. */
  readonly view: QuantityInputView
  readonly rule: QuantityRule | null
  /** The product's name, which tells the fields of the lines apart. */
  readonly name: string
  /** Form field for − and + before scripts run: they submit the quantity to go to. */
  readonly stepField?: string | undefined
}

/** − quantity + of a line. Without scripts the buttons submit the form around them. */
export function LineQuantity({ view, rule, name, stepField }: LineQuantityProps) {
  const { t } = useTranslation('cart')
  const isHydrated = useHydrated()
  const { quantity, inputProps, decreaseProps, increaseProps } = view
  const submits = (direction: 1 | -1) =>
    isHydrated || stepField === undefined
      ? {}
      : { type: 'submit' as const, name: stepField, value: goTo(quantity, { direction, rule }) }
  return (
    <QuantityStepper
      input={{ ...inputProps, name: 'quantity', 'aria-label': t('line.quantity', { name }) }}
      minus={{ ...decreaseProps, ...submits(-1), 'aria-label': t('line.decrease', { name }) }}
      plus={{ ...increaseProps, ...submits(1), 'aria-label': t('line.increase', { name }) }}
    />
  )
}

/** The next allowed quantity in a direction, as the platform's rule has it. */
function goTo(
  quantity: number,
  { direction, rule }: { readonly direction: 1 | -1; readonly rule: QuantityRule | null },
): number {
  const step = rule?.increment ?? 1
  return raiseQuantity(Math.max(1, Math.trunc(quantity + direction * step)), rule ?? {})
}
