import type { ConsoleMessage, Page } from '@playwright/test'

/** A response that a test provokes: the browser itself reports it as a failed resource. */
export interface ExpectedFailure {
  /** A part of the address, or a pattern. */
  readonly url: string | RegExp
  readonly status: number
  /** It may be missing: the browser makes the request, and the test may end before. */
  readonly optional?: boolean
}

export interface PageGuard {
  /** Announces that the browser will report a failed resource. The test fails when it does not come. */
  expectFailure(failure: ExpectedFailure): void
  /** Allows a failed resource that may or may not be reported, depending on timing. */
  allowFailure(failure: ExpectedFailure): void
  /** Allows what the shop itself may write to the console about a failure. */
  allowReport(text: RegExp): void
  /** Stops watching; keeps what was seen. */
  stop(): void
  /** All that went wrong and was not announced, and all that was announced and did not come. */
  complaints(): readonly string[]
}

const fits = ({ url, status }: ExpectedFailure, message: ConsoleMessage) => {
  const { url: address } = message.location()
  const isAddress = typeof url === 'string' ? address.includes(url) : url.test(address)
  return (
    isAddress && message.text().startsWith('Failed to load resource') && message.text().includes(`${status} `)
  )
}

/**
 * Watches a page: an error or a warning in its console (a failed hydration is one), or an uncaught exception, is a
 * complaint unless it was announced.
 */
export function guardPage(page: Page): PageGuard {
  const messages: ConsoleMessage[] = []
  const exceptions: string[] = []
  const expected: ExpectedFailure[] = []
  const allowed: ExpectedFailure[] = []
  const reports: RegExp[] = []
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message)
  }
  const onPageError = (error: Error) => void exceptions.push(`Uncaught: ${error.stack ?? error.message}`)
  page.on('console', onConsole)
  page.on('pageerror', onPageError)
  return {
    expectFailure: (failure) => void expected.push(failure),
    allowFailure: (failure) => void allowed.push(failure),
    allowReport: (text) => void reports.push(text),
    stop() {
      page.off('console', onConsole)
      page.off('pageerror', onPageError)
    },
    complaints() {
      const announced = [...expected, ...allowed]
      const surprises = messages.filter(
        (message) =>
          !announced.some((failure) => fits(failure, message)) &&
          !reports.some((text) => text.test(message.text())),
      )
      const missing = expected.filter(
        (failure) => failure.optional !== true && !messages.some((message) => fits(failure, message)),
      )
      return [
        ...exceptions,
        ...surprises.map((message) => `${message.type()} at ${message.location().url}: ${message.text()}`),
        ...missing.map(({ url, status }) => `Announced, but not seen: ${status} of ${String(url)}`),
      ]
    },
  }
}
