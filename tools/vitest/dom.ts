import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Without test globals the library neither cleans up nor tells React that it runs in a test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(cleanup)
