import { createExclusive, type RunExclusive } from '../storage/exclusive'
import { createStorageVersions } from '../storage/storage-version'
import type { FeatureContext } from './client'

/** Runs tasks with the same name one after another, including those of the browser's other tabs. */
export function exclusive({ options, storage }: FeatureContext): RunExclusive {
  const { clock, reportFailure, locks } = options
  return createExclusive(locks, createStorageVersions({ browserStore: storage, clock, reportFailure }))
}
