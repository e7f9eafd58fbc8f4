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

/**
 * Raises the stock of everything, so that no run takes what another one needs, and what an account may order by invoice.
 * @param {string} file the sandbox's database
 */
export const raiseLimits = (file) => {
  const db = new DatabaseSync(file, { timeout: 5000 })
  db.prepare('UPDATE product_shop SET stock = ?').run(enough)
  const allow = db.prepare("INSERT INTO webstore_setting VALUES (?, 'firstInvoiceLimit', ?)")
  for (const shop of ['CH', 'DE']) allow.run(shop, String(enough))
  db.close()
}

/** What the stock of a product may be at one moment or another. */
const levels = [0, 5, 60, enough]

/** How often the stock moves, in ms. */
const moveMs = 50

/**
 * From now on the stock of all products that are supplied rises and falls, as others buy: what is beyond it is ordered and
 * delivered later.
 * @param {string} file
 */
export const moveStock = (file) => {
  const db = new DatabaseSync(file, { timeout: 5000 })
  const move = db.prepare(`UPDATE product_shop SET stock = ?
    WHERE rowid % 7 = ? AND product_id IN (SELECT id FROM product WHERE fields LIKE '%RestockDays__c%')`)
  let moves = 0
  const timer = setInterval(() => {
    moves += 1
    move.run(levels[moves % levels.length] ?? enough, moves % 7)
  }, moveMs)
  return () => {
    clearInterval(timer)
    db.close()
  }
}
