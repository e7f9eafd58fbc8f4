import { createContext } from 'react-router-dom'

/** Work that a form started on the server: it continues even if the page has to respond earlier or the visitor has left. */
export interface FormWork {
  /** The result of the work; undefined when the page has to respond earlier. */
  within<T extends object>(work: Promise<T>): Promise<T | undefined>
}

/** Set on the server for each request; null in the browser, which has no response to send. */
export const formWorkContext = createContext<FormWork | null>(null)
