/** The migrations after those of `schema.ts`, which has become long. New ones come last. */
export const laterMigrations: readonly string[] = [
  `
  -- the VAT id of the account that an order is for ------------
  ALTER TABLE purchase_order ADD COLUMN vat_id TEXT;
  `,
  `
  -- what a buyer adds to an order: cost centre, remark, second recipient ------------
  CREATE TABLE cart_custom_field (
    cart_id TEXT NOT NULL REFERENCES cart (id) ON DELETE CASCADE, name TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (cart_id, name)
  );
  ALTER TABLE purchase_order ADD COLUMN custom_fields TEXT NOT NULL DEFAULT '{}';
  `,
  `
  -- payments at the provider: reserved until an order captures them, voided with their checkout ------------
  CREATE TABLE payment (
    id TEXT PRIMARY KEY, checkout_id TEXT NOT NULL, cart_id TEXT NOT NULL, shop TEXT NOT NULL, locale TEXT NOT NULL,
    method TEXT, amount TEXT NOT NULL, currency_code TEXT NOT NULL, state TEXT NOT NULL,
    return_url TEXT, confirms_at INTEGER, created_at INTEGER NOT NULL
  );
  CREATE INDEX payment_by_cart ON payment (cart_id);
  CREATE TRIGGER void_payment_of_deleted_cart AFTER DELETE ON cart BEGIN
    UPDATE payment SET state = 'voided' WHERE cart_id = OLD.id AND state IN ('open', 'authorised');
  END;
  -- what the provider reported, each once
  CREATE TABLE payment_notice (
    id TEXT PRIMARY KEY, payment_id TEXT NOT NULL, checkout_id TEXT NOT NULL, state TEXT NOT NULL,
    received_at INTEGER NOT NULL
  );
  `,
  `
  -- of a reduced product: the lowest net price of its smallest quantity in the 30 days before ------------
  ALTER TABLE product_shop ADD COLUMN lowest_price TEXT;
  `,
]
