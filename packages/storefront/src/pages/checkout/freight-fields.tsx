import { instructionsLimit } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../components/choice'
import { Field } from '../../components/field'
import type { EnteredDelivery } from './delivery-form'
import styles from './delivery-group.module.css'
import { useDeliveryLabels } from './use-delivery-binding'
import type { DeliveryBinding } from './use-delivery-binding'

interface FreightFieldsProps {
  readonly field: DeliveryBinding['field']
  readonly entered: EnteredDelivery
}

/** What is asked only of deliveries by pallet: the style sheet shows it while such a method is chosen. */
export function FreightFields({ field, entered }: FreightFieldsProps) {
  const { t } = useTranslation('checkout')
  const labels = useDeliveryLabels()
  const [lift, call, phone] = [field('needsLift'), field('callsBefore'), field('callPhone')]
  return (
    <fieldset className={styles.freight}>
      <legend>{t('delivery.freight')}</legend>
      <Choice
        type="checkbox"
        id={lift.id}
        name={lift.name}
        value="true"
        defaultChecked={entered.needsLift}
        label={labels.needsLift}
        hint={t('delivery.needsLiftHint')}
      />
      <div className={styles.call}>
        <Choice
          type="checkbox"
          id={call.id}
          name={call.name}
          value="true"
          defaultChecked={entered.callsBefore}
          label={labels.callsBefore}
        />
        <Field
          {...phone}
          className={styles.phone}
          type="tel"
          autoComplete="tel"
          label={labels.callPhone}
          defaultValue={entered.callPhone}
        />
      </div>
      <Field
        {...field('openingHours')}
        label={labels.openingHours}
        labelNote={t('delivery.optional')}
        hint={t('delivery.openingHoursHint')}
        autoComplete="off"
        maxLength={instructionsLimit}
        defaultValue={entered.openingHours}
      />
    </fieldset>
  )
}
