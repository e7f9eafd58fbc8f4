import { notFound } from '../../app/not-found'
import type { PageHandle } from '../../app/page-handle'
import type { PageLoaderArgs } from '../../app/shop-context'
import { visitContext } from '../../app/visit'
import { ActionParts } from './action-parts'
import { DialogParts } from './dialog-parts'
import { DrawingParts } from './drawing-parts'
import { FieldParts } from './field-parts'
import { MessageParts } from './message-parts'
import { NotificationParts } from './notification-parts'
import styles from './parts-page.module.css'
import { SignParts } from './sign-parts'

/** Only where the shop is developed: in production the address does not exist. */
export function loader({ context }: PageLoaderArgs) {
  return context.get(visitContext).isDevelopment === true ? null : notFound()
}

export const handle: PageHandle = { kind: 'search', title: () => 'Parts' }

/**
 * Every part of the shop in each of its states, for looking at them. In English alone: it is for developers. The
 * footer's switch turns it dark.
 */
export function Component() {
  return (
    <div className={`container ${styles['page'] ?? ''}`} lang="en">
      <h1>Parts</h1>
      <ActionParts />
      <FieldParts />
      <MessageParts />
      <NotificationParts />
      <DialogParts />
      <SignParts />
      <DrawingParts />
    </div>
  )
}
