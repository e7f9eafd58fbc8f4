import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NoteWithAction } from '../../shared/lines/note-with-action'
import type { CheckoutResponse } from './data/checkout-run'
import type { StepData } from './data/checkout-loader'
import { deliveredGroups, stepPath } from './checkout-step'
import { DeliveryGroup } from './delivery-group'
import { StepForm } from './step-form'
import { useDeliveryBinding } from './use-delivery-binding'

interface DeliveryStepProps {
  readonly data: StepData
  readonly response: CheckoutResponse | undefined
}

/** How and when each delivery group is delivered: method, what a driver has to know, day. */
export function DeliveryStep({ data, response }: DeliveryStepProps) {
  const { t } = useTranslation('checkout')
  const groups = deliveredGroups(data.checkout)
  const bind = useDeliveryBinding(response)
  const isClosed = groups.some(({ availableDeliveryMethods }) => availableDeliveryMethods.length === 0)
  return (
    <StepForm
      step="delivery"
      checkoutId={data.checkout.checkoutId}
      response={response}
      errors={groups.flatMap((group) => bind(group).errors)}
      isClosed={groups.length === 0 || isClosed}
    >
      {isClosed ? (
        <NoteWithAction
          kind="warning"
          action={
            <Link className="link" to={stepPath('address')}>
              {t('delivery.changeAddress')}
            </Link>
          }
        >
          {t('delivery.none')}
        </NoteWithAction>
      ) : null}
      {groups.map((group, index) => (
        <DeliveryGroup
          key={group.id}
          {...{ group, data, response, field: bind(group).field, number: index + 1, count: groups.length }}
        />
      ))}
    </StepForm>
  )
}
