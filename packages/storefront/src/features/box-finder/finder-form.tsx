import { useBoxFinderForm } from '@cartonnage/react-hooks'
import type { SubmitEvent } from 'react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { Button } from '../../components/button'
import { DimensionFields } from './dimension-fields'
import { finderFormId } from './finder-form-id'
import styles from './finder-form.module.css'
import { finderAction, useFinderPage } from './use-finder-page'
import { useNewValue } from './use-new-value'

/** The Box Finder in a page: the three fields, Find and Reset in one line. */
export function FinderForm() {
  const { t } = useTranslation('box-finder')
  const page = useFinderPage()
  const finder = useBoxFinderForm(page)
  const resetId = useId()
  const location = useRef<HTMLDivElement>(null)
  // The page stays and asks for another side; coming to a page is use-navigation-focus.ts's.
  useNewValue(page.missing && JSON.stringify(page.page.fields), {
    isReady: true,
    call: () => location.current?.querySelector<HTMLElement>('[data-page-focus]')?.focus(),
  })
  const reset = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    finder.reset()
  }
  return (
    <div ref={location} id={finderFormId} className={styles['finder']} data-finder-form>
      <Form
        method="get"
        action={finderAction}
        className={styles['form']}
        aria-label={t('title')}
        data-replay
        {...finder.formProps}
      >
        <DimensionFields view={finder} isShort missing={page.missing} />
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
