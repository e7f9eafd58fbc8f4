import { createContext, useContext, useLayoutEffect, useState } from 'react'
import type { PageError } from './page-error'

/** What the frame knows of an error that is displayed in the place of the page. */
export type ErrorStatus = Pick<PageError, 'status'>

/** Tells the frame which error the page's error boundary displays, if any. */
export interface DisplayedError {
  /** Undefined while the page itself is displayed. */
  readonly read: () => ErrorStatus | undefined
  /** Call the returned function when it is no longer displayed. */
  readonly display: (error: ErrorStatus) => () => void
}

function createDisplayedError(): DisplayedError {
  let current: ErrorStatus | undefined
  return {
    read: () => current,
    display(error) {
      current = error
      return () => {
        if (current === error) current = undefined
      }
    },
  }
}

const nothing = () => undefined

export const DisplayedErrorContext = createContext<DisplayedError>({
  read: nothing,
  display: () => nothing,
})

/** One for each browser page or request. */
export const useNewDisplayedError = (): DisplayedError => useState(createDisplayedError)[0]

/** For effects of the frame, which read what has been rendered with them. */
export const useDisplayedError = (): DisplayedError['read'] => useContext(DisplayedErrorContext).read

/**
 * For the component that displays an error. The router hands its errors to error boundaries alone, which also catch what
 * the router never learns of: a page that throws while it is rendered.
 */
export function useDisplayError(status: number): void {
  const { display } = useContext(DisplayedErrorContext)
  // Layout effects run before all other effects, so also before those of the frame.
  useLayoutEffect(() => display({ status }), [display, status])
}
