import { useBoxFinderForm } from '@cartonnage/react-hooks'
import type { SubmitEvent } from 'react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { Button } from '../../components/button'
import { useOnChange } from '../../components/use-on-change'
import { DimensionFields } from '../../shared/box-finder/dimension-fields'
import { FinderMessages } from '../../shared/box-finder/finder-messages'
import { finderAction, finderFormId, useFinderPage } from '../../shared/box-finder/use-finder-page'
import styles from './finder-form.module.css'

/** The Box Finder inside a page: the three fields, Find and Reset in one line. */
export function FinderForm() {
  const { t } = useTranslation('box-finder')
  const page = useFinderPage()
  const finder = useBoxFinderForm(page)
  const resetId = useId()
  const root = useRef<HTMLDivElement>(null)
  // For a search that stays on this page; after-navigation.ts sets the focus on a new page.
  useOnChange(page.missing && JSON.stringify(page.page.fields), () =>
    root.current?.querySelector<HTMLElement>('[data-page-focus]')?.focus(),
  )
  const reset = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    finder.reset()
  }
  return (
    <div ref={root} id={finderFormId} className={styles.finder} data-finder-form>
      <Form
        method="get"
        action={finderAction}
        className={styles.form}
        aria-label={t('title')}
        data-replay
        {...finder.formProps}
      >
        <DimensionFields view={finder} isShort missing={page.missing} />
        <div className={styles.actions}>
          <Button variant="primary" {...finder.findProps}>
            {t('find')}
          </Button>
          <Button type="submit" form={resetId}>
            {t('reset')}
          </Button>
        </div>
        <FinderMessages view={finder} />
      </Form>
      <Form method="get" action={page.resetPath} id={resetId} data-replay onSubmit={reset} />
    </div>
  )
}
