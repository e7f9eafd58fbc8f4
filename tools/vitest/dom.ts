import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// Without test globals the library neither cleans up nor sets React's flag for tests.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined

afterEach(cleanup)

// A busy machine may take a second for one rendering.
configure({ asyncUtilTimeout: 10_000 })

/** The files of a worker share one window, so each leaves it clean. */
afterAll(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})
