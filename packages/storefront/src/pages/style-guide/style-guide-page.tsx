import { notFound } from '../../shell/not-found'
import type { PageHandle } from '../../shell/page-handle'
import type { PageLoaderArgs } from '../../shell/shop-context'
import { requestContext } from '../../shell/request-context'
import { ActionSamples } from './action-samples'
import { DrawingSamples, IconSamples } from './drawing-samples'
import { FieldSamples } from './field-samples'
import { MessageSamples } from './message-samples'
import { DialogSamples, NotificationSamples } from './overlay-samples'
import styles from './style-guide-page.module.css'

/** For development only: in production the page does not exist. */
export function loader({ context }: PageLoaderArgs) {
  return context.get(requestContext).isDevelopment === true ? null : notFound()
}

export const handle: PageHandle = { kind: 'search', title: () => 'Parts' }

/** Every component in each of its states. In English only, because it is for developers. */
export function Component() {
  return (
    <div className={`container ${styles.page ?? ''}`} lang="en">
      <h1>Parts</h1>
      <ActionSamples />
      <FieldSamples />
      <MessageSamples />
      <NotificationSamples />
      <DialogSamples />
      <IconSamples />
      <DrawingSamples />
    </div>
  )
}
