import { checkout } from '@cartonnage/sdk'
import { redirect } from 'react-router-dom'
import { readForm } from '../../forms/read-form'
import { methodChoiceSchema } from './checkout-forms'
import { ignoreWhenDeferred } from './checkout-problem'
import { refuse, refuseInvalid } from './checkout-run'
import type { Run } from './checkout-run'
import { stepPath } from './checkout-step'

/** Chooses how to deliver. */
export const chooseDelivery: Run = async ({ use }, form) => {
  const reading = readForm(form, methodChoiceSchema)
  if (!reading.isValid) return refuse({ problems: reading.problems })
  const { methodId, currentId } = reading.values
  // Choosing the same method again would make the platform recalculate.
  if (methodId === currentId) return redirect(stepPath('payment'), 303)
  const changed = await use(checkout).setDeliveryMethod(methodId).catch(ignoreWhenDeferred)
  return refuseInvalid(changed) ?? redirect(stepPath('payment'), 303)
}
