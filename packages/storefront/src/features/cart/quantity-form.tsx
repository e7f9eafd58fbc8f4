import { currentCart } from '@cartonnage/sdk/rules'
import type { QuantityInputView } from '@cartonnage/react-hooks'
import type { QuantityRule } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { paths } from '../../app/paths'
import { useHydrated } from '../../app/use-hydrated'
import { buttonClass } from '../../components/button'
import type { CartItem } from './buyer-line'
import { LineQuantity } from './line-quantity'
import styles from './quantity-form.module.css'

export interface QuantityFormProps {
  readonly formId: string
  readonly item: CartItem
  readonly view: QuantityInputView
  readonly rule: QuantityRule | null
  readonly name: string
  /** A text that could not be read, to be corrected; only without scripts. */
  readonly typed?: string | undefined
}

/** A page that came without scripts begins at the field that is wrong. */
const wrong = { 'aria-invalid': true, autoFocus: true }

/** The quantity of a line as a form of its own. With scripts the field alone does the work. */
export function QuantityForm({ formId, item, view, rule, name, typed }: QuantityFormProps) {
  const { t } = useTranslation('cart')
  const isHydrated = useHydrated()
  const shown =
    typed === undefined
      ? view
      : { ...view, inputProps: { ...view.inputProps, defaultValue: typed, ...(isHydrated ? {} : wrong) } }
  return (
    <Form
      id={formId}
      className={styles['form']}
      method="post"
      action={paths.cart(item.cartId ?? currentCart)}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="cartItemId" value={item.cartItemId} />
      {/* First in the form, so that Enter means it and not "less". */}
      <button className={buttonClass({ variant: 'text', className: styles['apply'] })} hidden={isHydrated}>
        {t('line.apply')}
      </button>
      <LineQuantity view={shown} rule={rule} name={name} stepField="to" />
    </Form>
  )
}
