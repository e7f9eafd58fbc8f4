import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// Without test globals the library neither cleans up nor tells React that it runs in a test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(cleanup)

// A second is what a busy machine takes for one rendering.
configure({ asyncUtilTimeout: 10_000 })

/** The files of a worker share one window: none of them finds what the one before left in it. */
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
