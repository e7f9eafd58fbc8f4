import { useBoxFinderForm } from '@cartonnage/react-hooks'
import type { SubmitEvent } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { Button } from '../../components/button'
import { DimensionFields } from './dimension-fields'
import { finderFormId } from './finder-form-id'
import styles from './finder-form.module.css'
import { finderAction, useFinderPage } from './use-finder-page'

/** The Box Finder in a page: the three fields, Find and Reset in one line. */
export function FinderForm() {
  const { t } = useTranslation('box-finder')
  const page = useFinderPage()
  const finder = useBoxFinderForm(page)
  const resetId = useId()
  const reset = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    finder.reset()
  }
  return (
    <div id={finderFormId} className={styles['finder']} data-finder-form>
      <Form
        method="get"
        action={finderAction}
        className={styles['form']}
        aria-label={t('title')}
        data-replay
        {...finder.formProps}
      >
        <DimensionFields view={finder} isShort />
        <div className={styles['actions']}>
          <Button variant="primary" {...finder.findProps}>
            {t('find')}
          </Button>
          <Button type="submit" form={resetId}>
            {t('reset')}
          </Button>
        </div>
      </Form>
      <Form method="get" action={page.resetPath} id={resetId} data-replay onSubmit={reset} />
    </div>
  )
}
