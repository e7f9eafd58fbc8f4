import { createContext } from 'react-router-dom'

/** What a form asked the server for: it goes on, though its page has to respond before or its visitor has left. */
export interface FormWork {
  /** What the work comes to; undefined when the page has to respond before that. */
  within<T extends object>(work: Promise<T>): Promise<T | undefined>
}

/** The server's, for each request; null in the browser, where nobody has to respond. */
export const formWorkContext = createContext<FormWork | null>(null)
