import type { ReactNode } from 'react'
import { Form, Link, useHref } from 'react-router-dom'
import { Button, buttonClass } from '../../components/button'
import { isRetry } from '../../shell/reported-failure'
import type { FailureTarget } from '../../shell/reported-failure'

export interface FailureActionProps {
  readonly target: FailureTarget
  /** A button that tries again without loading a new page. */
  readonly retry?: ReactNode
}

/** The next step after a failure, as a link or a button that works without scripts. */
export function FailureAction({ target, retry }: FailureActionProps) {
  const href = useHref(target.to)
  if (isRetry(target) && retry !== undefined) return retry
  // Loads a new document, so that nothing of the failed page remains.
  if (isRetry(target) || target.key === 'signIn') {
    return (
      <a className={buttonClass()} href={href}>
        {target.label}
      </a>
    )
  }
  if (target.key === 'startCheckout') {
    return (
      <Form method="post" action={target.to}>
        <Button name="intent" value="start">
          {target.label}
        </Button>
      </Form>
    )
  }
  return (
    <Link className={buttonClass()} to={target.to}>
      {target.label}
    </Link>
  )
}
