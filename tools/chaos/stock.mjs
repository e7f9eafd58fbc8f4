import { DatabaseSync } from 'node:sqlite'

/** More than all runs together order. */
const enough = 1_000_000_000

/**
 * Ends the reservations for the carts of a buyer or a guest, as if hours had passed.
 * @param {string} file
 * @param {{ emails: readonly string[], guestId: string | undefined }} owner
 */
export const endReservations = (file, { emails, guestId }) => {
  const db = new DatabaseSync(file, { timeout: 5000 })
  const end = db.prepare(endSql)
  for (const email of emails) end.run(email, null)
  if (guestId !== undefined) end.run(null, guestId)
  db.close()
}

const endSql = `
  UPDATE cart_reservation SET expires_at = 1 WHERE cart_id IN (
    SELECT c.id FROM cart c LEFT JOIN buyer b ON b.user_id = c.owner_id WHERE b.user_name = ? OR c.guest_id = ?)`

/** Raises the stock of everything, so that no run takes what another one needs. @param {string} file the sandbox's database */
export const raiseStock = (file) => {
  const db = new DatabaseSync(file, { timeout: 5000 })
  db.prepare('UPDATE product_shop SET stock = ?').run(enough)
  db.close()
}
