import { laterMigrations } from './later-migrations'

/**
 * The tables, in the order of the migrations that made them: entry n brings a database from version n to n + 1.
 * Money and unit prices are decimal text, moments are milliseconds since 1970, lists and free-form parts are JSON text.
 */
export const migrations: readonly string[] = [
  `
  -- catalogue ---------------------------------------------------------------
  CREATE TABLE category (
    key TEXT PRIMARY KEY, parent_key TEXT REFERENCES category (key), level INTEGER NOT NULL,
    sort INTEGER NOT NULL, image_hint TEXT
  );
  CREATE TABLE category_shop (
    id TEXT PRIMARY KEY, category_key TEXT NOT NULL REFERENCES category (key), shop TEXT NOT NULL,
    UNIQUE (shop, category_key)
  );
  CREATE TABLE category_text (
    category_key TEXT NOT NULL REFERENCES category (key), shop TEXT NOT NULL, locale TEXT NOT NULL,
    title TEXT NOT NULL, description TEXT NOT NULL, slug TEXT NOT NULL,
    PRIMARY KEY (category_key, shop, locale)
  );
  -- every category with itself and all that lie above it
  CREATE TABLE category_ancestor (
    category_key TEXT NOT NULL, ancestor_key TEXT NOT NULL, PRIMARY KEY (ancestor_key, category_key)
  );
  CREATE TABLE product (
    id TEXT PRIMARY KEY, sku TEXT NOT NULL UNIQUE, category_key TEXT NOT NULL REFERENCES category (key),
    position INTEGER NOT NULL, status TEXT NOT NULL, box_finder INTEGER NOT NULL,
    inner_length INTEGER, inner_width INTEGER, inner_height INTEGER,
    minimum INTEGER NOT NULL, increment INTEGER NOT NULL, maximum INTEGER,
    weight INTEGER, pack_unit INTEGER, freight_only INTEGER NOT NULL, bulky INTEGER NOT NULL, unit TEXT NOT NULL, image_hint TEXT,
    -- every further field of the product as the platform names it, the same in each shop and language
    fields TEXT NOT NULL
  );
  CREATE TABLE product_shop (
    product_id TEXT NOT NULL REFERENCES product (id), shop TEXT NOT NULL, stock INTEGER NOT NULL,
    lead_days INTEGER NOT NULL, listed INTEGER NOT NULL,
    PRIMARY KEY (product_id, shop)
  );
  CREATE TABLE product_text (
    product_id TEXT NOT NULL REFERENCES product (id), locale TEXT NOT NULL,
    name TEXT NOT NULL, description TEXT NOT NULL, url_name TEXT NOT NULL,
    -- folded: lower case, without accents, sizes as 300x200x150 (see fold-text)
    name_text TEXT NOT NULL, search_text TEXT NOT NULL,
    PRIMARY KEY (product_id, locale)
  );
  -- no rows: the price is on request
  CREATE TABLE price_tier (
    product_id TEXT NOT NULL REFERENCES product (id), shop TEXT NOT NULL,
    lower_bound INTEGER NOT NULL, unit_price TEXT NOT NULL,
    PRIMARY KEY (product_id, shop, lower_bound)
  );
  CREATE TABLE vat_rate (
    id TEXT PRIMARY KEY, country_code TEXT NOT NULL UNIQUE, rate REAL NOT NULL);

  -- people ------------------------------------------------------------------
  CREATE TABLE account (
    id TEXT PRIMARY KEY, shop TEXT NOT NULL, name TEXT NOT NULL, user_type TEXT NOT NULL,
    street TEXT, postal_code TEXT, city TEXT, subdivision TEXT, country_code TEXT NOT NULL, vat_id TEXT
  );
  CREATE TABLE managed_account (
    account_id TEXT NOT NULL REFERENCES account (id), managed_account_id TEXT NOT NULL REFERENCES account (id),
    PRIMARY KEY (account_id, managed_account_id)
  );
  CREATE TABLE buyer (
    user_id TEXT PRIMARY KEY, shop TEXT NOT NULL, user_name TEXT NOT NULL, password TEXT NOT NULL,
    first_name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT NOT NULL,
    account_id TEXT NOT NULL REFERENCES account (id),
    UNIQUE (shop, user_name)
  );
  CREATE TABLE address (
    id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account (id), address_type TEXT NOT NULL,
    name TEXT NOT NULL, first_name TEXT, last_name TEXT, company_name TEXT, street TEXT NOT NULL,
    city TEXT, subdivision TEXT, postal_code TEXT, country_code TEXT NOT NULL, phone_number TEXT,
    is_default INTEGER NOT NULL, created_at INTEGER NOT NULL
  );
  CREATE INDEX address_by_account ON address (account_id);
  -- a session holds one buyer per shop
  CREATE TABLE session (id TEXT PRIMARY KEY, created_at INTEGER NOT NULL);
  CREATE TABLE session_buyer (
    session_id TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE, shop TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES buyer (user_id), PRIMARY KEY (session_id, shop)
  );

  -- cart, checkout, order -----------------------------------------------------
  -- owned by a guest (guest_id) or by a buyer for an account (owner_id, account_id)
  CREATE TABLE cart (
    id TEXT PRIMARY KEY, shop TEXT NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL, status TEXT NOT NULL,
    guest_id TEXT, owner_id TEXT, account_id TEXT, is_secondary INTEGER NOT NULL DEFAULT 0,
    currency_code TEXT NOT NULL, purchase_order_number TEXT,
    created_at INTEGER NOT NULL, changed_at INTEGER NOT NULL,
    -- until this moment the platform is still calculating
    processing_until INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX cart_by_guest ON cart (guest_id);
  CREATE INDEX cart_by_owner ON cart (owner_id, account_id);
  CREATE TABLE cart_item (
    id TEXT PRIMARY KEY, cart_id TEXT NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
    product_id TEXT NOT NULL REFERENCES product (id), quantity INTEGER NOT NULL,
    delivery_group_id TEXT, created_at INTEGER NOT NULL, position INTEGER NOT NULL
  );
  CREATE INDEX cart_item_by_cart ON cart_item (cart_id);
  CREATE TABLE cart_coupon (
    id TEXT PRIMARY KEY, cart_id TEXT NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
    coupon_code TEXT NOT NULL, created_at INTEGER NOT NULL
  );
  CREATE TABLE checkout (
    id TEXT PRIMARY KEY, cart_id TEXT NOT NULL UNIQUE REFERENCES cart (id) ON DELETE CASCADE,
    delivery_group_id TEXT NOT NULL, delivery_address TEXT, delivery_method_id TEXT,
    desired_delivery_date TEXT, shipping_instructions TEXT, contact_info TEXT,
    payment TEXT, order_reference_number TEXT,
    created_at INTEGER NOT NULL, processing_until INTEGER NOT NULL DEFAULT 0,
    -- 1 when the cart was changed underneath: answers 410 until it is deleted or started anew
    is_gone INTEGER NOT NULL DEFAULT 0
  );
  -- an order keeps everything as it was when it was placed
  CREATE TABLE purchase_order (
    id TEXT PRIMARY KEY, reference_number TEXT NOT NULL UNIQUE, checkout_id TEXT NOT NULL UNIQUE,
    shop TEXT NOT NULL, cart_id TEXT NOT NULL, owner_id TEXT, guest_id TEXT, account_id TEXT, status TEXT NOT NULL,
    currency_code TEXT NOT NULL, totals TEXT NOT NULL, delivery TEXT NOT NULL, payment TEXT NOT NULL,
    created_at INTEGER NOT NULL
  );
  CREATE INDEX purchase_order_by_account ON purchase_order (account_id, created_at);
  CREATE TABLE purchase_order_item (
    id TEXT PRIMARY KEY, order_id TEXT NOT NULL REFERENCES purchase_order (id) ON DELETE CASCADE,
    position INTEGER NOT NULL, product_id TEXT NOT NULL, sku TEXT NOT NULL, name TEXT NOT NULL,
    quantity INTEGER NOT NULL, unit_price TEXT NOT NULL, total_price TEXT NOT NULL
  );
  CREATE INDEX purchase_order_item_by_order ON purchase_order_item (order_id);
  `,
  `
  -- coupons, reservations, carts whose calculation failed --------------------
  CREATE TABLE coupon (
    -- upper case; texts by language as JSON
    shop TEXT NOT NULL, code TEXT NOT NULL, promotion_id TEXT NOT NULL, texts TEXT NOT NULL,
    -- a fraction as decimal text; category_key null: the whole cart
    discount TEXT NOT NULL, category_key TEXT, first_order_only INTEGER NOT NULL, exclusive INTEGER NOT NULL,
    ends_at INTEGER, redemption_limit INTEGER, redemptions INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (shop, code)
  );
  CREATE INDEX cart_coupon_by_cart ON cart_coupon (cart_id);
  CREATE TABLE cart_reservation (
    cart_id TEXT PRIMARY KEY REFERENCES cart (id) ON DELETE CASCADE, id TEXT NOT NULL, expires_at INTEGER NOT NULL
  );
  CREATE TABLE cart_reservation_line (
    cart_id TEXT NOT NULL REFERENCES cart_reservation (cart_id) ON DELETE CASCADE,
    product_id TEXT NOT NULL, quantity INTEGER NOT NULL, PRIMARY KEY (cart_id, product_id)
  );
  ALTER TABLE cart ADD COLUMN is_errored INTEGER NOT NULL DEFAULT 0;
  `,
  `
  -- accounts: price agreements, registered buyers, settings of a webstore -----------
  -- an account's own tiers of a product; they stand in for all tiers of the shop
  CREATE TABLE account_price (
    account_id TEXT NOT NULL REFERENCES account (id), product_id TEXT NOT NULL REFERENCES product (id),
    lower_bound INTEGER NOT NULL, unit_price TEXT NOT NULL,
    PRIMARY KEY (account_id, product_id, lower_bound)
  );
  -- a fraction as decimal text, off every unit price that has no agreement of its own
  CREATE TABLE account_discount (account_id TEXT PRIMARY KEY REFERENCES account (id), fraction TEXT NOT NULL);
  ALTER TABLE address ADD COLUMN middle_name TEXT;
  -- what was switched since the first start; value is JSON
  CREATE TABLE webstore_setting (
    shop TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (shop, name)
  );
  `,
  `
  -- delivery groups, the mail box, and what an order keeps beside its totals ------------------
  CREATE TABLE delivery_group (
    id TEXT PRIMARY KEY, cart_id TEXT NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
    name TEXT NOT NULL, is_default INTEGER NOT NULL, delivery_address TEXT, delivery_method_id TEXT,
    desired_delivery_date TEXT, shipping_instructions TEXT,
    is_gift INTEGER NOT NULL DEFAULT 0, gift_message TEXT, gift_to_name TEXT, created_at INTEGER NOT NULL
  );
  CREATE INDEX delivery_group_by_cart ON delivery_group (cart_id);
  INSERT INTO delivery_group (id, cart_id, name, is_default, delivery_address, delivery_method_id,
      desired_delivery_date, shipping_instructions, created_at)
    SELECT delivery_group_id, cart_id, 'Default Delivery', 1, delivery_address, delivery_method_id,
      desired_delivery_date, shipping_instructions, created_at FROM checkout;
  ALTER TABLE checkout DROP COLUMN delivery_group_id;
  ALTER TABLE checkout DROP COLUMN delivery_address;
  ALTER TABLE checkout DROP COLUMN delivery_method_id;
  ALTER TABLE checkout DROP COLUMN desired_delivery_date;
  ALTER TABLE checkout DROP COLUMN shipping_instructions;
  -- 1 once orders/actions prepared it
  ALTER TABLE checkout ADD COLUMN is_prepared INTEGER NOT NULL DEFAULT 0;
  -- every group with its fee, the discounts and the contact as they were when the order was placed
  ALTER TABLE purchase_order ADD COLUMN delivery_groups TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE purchase_order ADD COLUMN adjustments TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE purchase_order ADD COLUMN contact TEXT;
  ALTER TABLE purchase_order_item ADD COLUMN delivery_group_id TEXT;
  ALTER TABLE purchase_order_item ADD COLUMN adjustment TEXT NOT NULL DEFAULT '0.00';
  ALTER TABLE purchase_order_item ADD COLUMN tax TEXT;
  CREATE TABLE payment_token (token TEXT PRIMARY KEY, outcome TEXT NOT NULL, created_at INTEGER NOT NULL);
  CREATE TABLE mail (
    id INTEGER PRIMARY KEY, recipient TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL,
    created_at INTEGER NOT NULL
  );
  `,
  `
  -- search: one document per product and language, and the words that stand in them ------------
  CREATE VIRTUAL TABLE product_index USING fts5 (
    product_id UNINDEXED, locale UNINDEXED, name, keywords, description,
    tokenize = 'unicode61 remove_diacritics 0', detail = 'column'
  );
  CREATE TABLE search_word (
    locale TEXT NOT NULL, word TEXT NOT NULL, stem TEXT NOT NULL, PRIMARY KEY (locale, word)
  ) WITHOUT ROWID;
  CREATE INDEX product_by_category ON product (category_key);
  ALTER TABLE product_text DROP COLUMN name_text;
  ALTER TABLE product_text DROP COLUMN search_text;
  `,
  `
  -- withdrawals from contracts, as they were declared; lines is JSON, empty for the whole order ------------
  CREATE TABLE withdrawal (
    id TEXT PRIMARY KEY, shop TEXT NOT NULL, idempotency_key TEXT NOT NULL, name TEXT NOT NULL,
    order_reference_number TEXT NOT NULL, email TEXT NOT NULL, lines TEXT NOT NULL,
    is_order_known INTEGER NOT NULL, received_at INTEGER NOT NULL,
    UNIQUE (shop, idempotency_key)
  );
  `,
  `
  -- quotes of an account, for the lists of records ------------
  CREATE TABLE quote (
    id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account (id), quote_number TEXT NOT NULL,
    name TEXT NOT NULL, status TEXT NOT NULL, grand_total TEXT NOT NULL, currency_code TEXT NOT NULL,
    expires_at INTEGER NOT NULL, created_at INTEGER NOT NULL
  );
  CREATE INDEX quote_by_account ON quote (account_id, created_at);
  `,
  `
  -- 1 where an order needs the buyer's own order number ------------
  ALTER TABLE account ADD COLUMN requires_purchase_order INTEGER NOT NULL DEFAULT 0;
  `,
  `
  -- the custom field VatId__c of an address ------------
  ALTER TABLE address ADD COLUMN vat_id TEXT;
  `,
  `
  -- what a buyer says of himself beside his name, as JSON ------------
  ALTER TABLE buyer ADD COLUMN profile TEXT NOT NULL DEFAULT '{}';
  CREATE TABLE password_reset (token TEXT PRIMARY KEY, user_id TEXT NOT NULL, created_at INTEGER NOT NULL);
  `,
  `
  -- custom fields of a product that are written in the language, as JSON ------------
  ALTER TABLE product_text ADD COLUMN text_fields TEXT NOT NULL DEFAULT '{}';
  `,
  `
  -- front-door tickets: the way from a right password to a session, with the session that the browser had then --------
  CREATE TABLE sign_in_ticket (
    ticket TEXT PRIMARY KEY, shop TEXT NOT NULL, user_id TEXT NOT NULL REFERENCES buyer (user_id),
    older_session_id TEXT REFERENCES session (id) ON DELETE SET NULL, created_at INTEGER NOT NULL
  );
  `,
  ...laterMigrations,
]
