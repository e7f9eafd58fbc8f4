import { Choice } from '../../components/choice'
import { Field } from '../../components/field'
import { SelectField } from '../../components/select-field'
import { SampleGroup } from './sample-group'
import styles from './style-guide-page.module.css'

/** Fields to enter text and to choose. */
export function FieldSamples() {
  return (
    <>
      <SampleGroup title="Field">
        <Field className={styles.half} label="Company" labelNote="(optional)" />
        <Field className={styles.half} label="Length" unit="mm" hint="Longest side of your goods" />
        <Field
          className={styles.half}
          label="Postcode"
          defaultValue="8870"
          error="Five digits, for example 88709."
        />
        <Field className={styles.half} label="Order number" defaultValue="WS-2026-1187" disabled />
        <Field className={styles.half} label="Prominent" controlSize="prominent" placeholder="Placeholder" />
        <SelectField className={styles.half} label="Country" defaultValue="CH">
          <option value="CH">Switzerland</option>
          <option value="DE">Germany</option>
        </SelectField>
      </SampleGroup>
      <SampleGroup title="Choice">
        <Choice type="checkbox" label="Checkbox" hint="With a hint" end="12" />
        <Choice type="checkbox" label="Chosen" defaultChecked />
        <Choice type="radio" name="parts" label="Radio" card />
        <Choice type="radio" name="parts" label="Chosen" card defaultChecked hint="In a card" />
        <Choice type="checkbox" label="Disabled" disabled />
      </SampleGroup>
    </>
  )
}
