import { boxStyles, requestFlutes } from '@cartonnage/sdk/rules'
import type { RequestFields } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Choice } from '../../components/choice'
import { Field } from '../../components/field'
import { SelectField } from '../../components/select-field'
import { ChoiceGroup } from '../../forms/choice-group'
import { paths } from '../../shell/paths'
import styles from './request.module.css'
import type { RequestBinding } from './use-request-binding'

export interface RequestPartProps extends RequestBinding {
  /** What the fields start with. */
  readonly shown: RequestFields
}

const dimensions = ['length', 'width', 'height'] as const

/** Style, inner size and flute. */
export function BoxFields({ field, shown }: RequestPartProps) {
  const { t } = useTranslation(['request', 'requests'])
  return (
    <section className={styles.part} aria-labelledby="about-box">
      <h2 id="about-box" className="type-h3">
        {t('box')}
      </h2>
      <ChoiceGroup
        id={field('style').id}
        legend={t('styleLabel')}
        error={field('style').error}
        className={styles.styles}
      >
        {boxStyles.map(({ fefco }) => (
          <Choice
            key={fefco}
            type="radio"
            name="style"
            value={fefco}
            defaultChecked={fefco === shown.style}
            label={t(`requests:style.${fefco}`)}
            hint={`FEFCO ${fefco}`}
            card
          />
        ))}
      </ChoiceGroup>
      <SizeFields field={field} shown={shown} />
      <SelectField
        {...field('flute')}
        label={t('flute')}
        hint={
          <>
            {t('fluteHint')}{' '}
            <Link className="link" to={paths.guide('flutes')}>
              {t('aboutFlutes')}
            </Link>
          </>
        }
        defaultValue={shown.flute}
      >
        <option value="">{t('fluteAdvice')}</option>
        {requestFlutes.map((flute) => (
          <option key={flute} value={flute}>
            {t('requests:flute.known', { flute })}
          </option>
        ))}
      </SelectField>
    </section>
  )
}

function SizeFields({ field, shown }: RequestPartProps) {
  const { t } = useTranslation('request')
  return (
    <fieldset className={styles.sizes} aria-describedby="request-size-hint">
      <legend>{t('sizeLabel')}</legend>
      {dimensions.map((name) => (
        <Field
          key={name}
          {...field(name)}
          label={t(name)}
          unit="mm"
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={shown[name]}
        />
      ))}
      <p id="request-size-hint" className={styles.hint}>
        {t('sizeHint')}
      </p>
    </fieldset>
  )
}
