import type { ReactNode } from 'react'
import { Form, Link, useHref } from 'react-router-dom'
import { Button, buttonClass } from '../../components/button'
import { isAgain } from './reported-failure'
import type { FailureTarget } from './reported-failure'

export interface FailureActionProps {
  readonly way: FailureTarget
  /** A button that asks again, for places that need no new page for it. */
  readonly retry?: ReactNode
}

/** The way on after a failure, as a link or a button that works without scripts. */
export function FailureAction({ way, retry }: FailureActionProps) {
  const href = useHref(way.to)
  if (isAgain(way) && retry !== undefined) return retry
  // A page of its own: nothing of the one that failed stays.
  if (isAgain(way) || way.key === 'signIn') {
    return (
      <a className={buttonClass()} href={href}>
        {way.label}
      </a>
    )
  }
  if (way.key === 'startCheckout') {
    return (
      <Form method="post" action={way.to}>
        <Button name="intent" value="start">
          {way.label}
        </Button>
      </Form>
    )
  }
  return (
    <Link className={buttonClass()} to={way.to}>
      {way.label}
    </Link>
  )
}
