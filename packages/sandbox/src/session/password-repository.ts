import type { Database } from '../database/database'
import type { Shop } from '../shop'

/** The password of a buyer, as `hashPassword` writes it. */
export const findPassword = (db: Database, userId: string): string | undefined =>
  db.get<{ password: string }>('SELECT password FROM buyer WHERE user_id = ?', userId)?.password

export function setPassword(db: Database, userId: string, password: string): void {
  db.run('UPDATE buyer SET password = ? WHERE user_id = ?', password, userId)
}

/** Leave to set a new password without knowing the old one. */
interface PasswordReset {
  readonly token: string
  readonly userId: string
  readonly createdAt: number
}

/** Keeps the leave; an older one of the same buyer ends. */
export function insertPasswordReset(db: Database, { token, userId, createdAt }: PasswordReset): void {
  db.transaction(() => {
    db.run('DELETE FROM password_reset WHERE user_id = ?', userId)
    db.run('INSERT INTO password_reset VALUES (?, ?, ?)', token, userId, createdAt)
  })
}

/** The leave with a token, for a buyer of the shop. */
export const findPasswordReset = (db: Database, token: string, shop: Shop): PasswordReset | undefined =>
  db.get(
    `SELECT r.token, r.user_id AS userId, r.created_at AS createdAt
     FROM password_reset r JOIN buyer b ON b.user_id = r.user_id WHERE r.token = ? AND b.shop = ?`,
    token,
    shop,
  )

export function deletePasswordReset(db: Database, token: string): void {
  db.run('DELETE FROM password_reset WHERE token = ?', token)
}
