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
  `
  -- how far each delivery of an order is: when a step is due, and when it was taken ------------
  CREATE TABLE order_delivery (
    order_id TEXT NOT NULL REFERENCES purchase_order (id) ON DELETE CASCADE, delivery_group_id TEXT NOT NULL,
    shop TEXT NOT NULL, position INTEGER NOT NULL, carrier TEXT, is_pick_up INTEGER NOT NULL DEFAULT 0,
    packed_due INTEGER NOT NULL, sent_due INTEGER NOT NULL, delivered_due INTEGER NOT NULL,
    packed_at INTEGER, sent_at INTEGER, delivered_at INTEGER, tracking_number TEXT, note_sequence INTEGER,
    next_due INTEGER GENERATED ALWAYS AS (
      CASE WHEN packed_at IS NULL THEN packed_due WHEN sent_at IS NULL THEN sent_due
        WHEN delivered_at IS NULL THEN delivered_due END
    ) VIRTUAL,
    PRIMARY KEY (order_id, delivery_group_id)
  );
  CREATE INDEX order_delivery_by_due ON order_delivery (next_due) WHERE next_due IS NOT NULL;
  CREATE UNIQUE INDEX order_delivery_by_note ON order_delivery (shop, note_sequence);
  ALTER TABLE purchase_order ADD COLUMN invoice_sequence INTEGER;
  ALTER TABLE purchase_order ADD COLUMN invoiced_at INTEGER;
  CREATE UNIQUE INDEX purchase_order_by_invoice ON purchase_order (shop, invoice_sequence);
  -- in which language and under which address of the shop it was placed, for the mails that follow
  ALTER TABLE purchase_order ADD COLUMN locale TEXT NOT NULL DEFAULT 'de';
  ALTER TABLE purchase_order ADD COLUMN site_url TEXT;
  UPDATE purchase_order SET locale = CASE shop WHEN 'DE' THEN 'de' ELSE 'de-CH' END;
  INSERT INTO order_delivery (order_id, delivery_group_id, shop, position, packed_due, sent_due, delivered_due)
    SELECT o.id, json_extract(g.value, '$.deliveryGroupId'), o.shop, g.key,
      created_at + 14400000, created_at + 86400000, created_at + 259200000
    FROM purchase_order o, json_each(o.delivery_groups) g;
  ALTER TABLE mail ADD COLUMN html TEXT;
  `,
  `
  -- orders that were canceled, and items that go back; items is JSON ------------
  ALTER TABLE purchase_order ADD COLUMN canceled_at INTEGER;
  CREATE TABLE order_return (
    id TEXT PRIMARY KEY, order_id TEXT NOT NULL REFERENCES purchase_order (id) ON DELETE CASCADE,
    idempotency_key TEXT NOT NULL, items TEXT NOT NULL, reason TEXT, announced_at INTEGER NOT NULL,
    UNIQUE (order_id, idempotency_key)
  );
  `,
  `
  -- when an order was paid, or when its money is expected by transfer; the method of a delivery, to plan it anew ------------
  ALTER TABLE purchase_order ADD COLUMN paid_at INTEGER;
  ALTER TABLE purchase_order ADD COLUMN payment_due INTEGER;
  CREATE INDEX purchase_order_by_payment ON purchase_order (payment_due) WHERE paid_at IS NULL;
  UPDATE purchase_order SET paid_at = created_at
    WHERE json_extract(payment, '$.transaction') IS NOT NULL OR json_extract(payment, '$.method') = 'prepayment';
  ALTER TABLE order_delivery ADD COLUMN method TEXT;
  `,
  `
  -- why an order was canceled, unless its buyer wished it ------------
  ALTER TABLE purchase_order ADD COLUMN cancel_reason TEXT;
  `,
  `
  -- which order a mail is about, and whose mailbox it is, to count those of a day ------------
  ALTER TABLE mail ADD COLUMN order_id TEXT;
  ALTER TABLE mail ADD COLUMN mailbox TEXT;
  UPDATE mail SET mailbox = lower(recipient), order_id = (
    SELECT id FROM purchase_order WHERE instr(mail.subject, reference_number) > 0
  );
  CREATE INDEX mail_by_mailbox ON mail (mailbox, order_id);
  `,
  `
  -- how much of an item was not in stock when it was ordered, and when more was expected ------------
  ALTER TABLE purchase_order_item ADD COLUMN awaited_quantity INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE purchase_order_item ADD COLUMN awaited_from TEXT;
  `,
  `
  -- the files of a mail, as JSON ------------
  ALTER TABLE mail ADD COLUMN attachments TEXT NOT NULL DEFAULT '[]';
  `,
  `
  -- what a buyer writes about a cart ------------
  ALTER TABLE cart ADD COLUMN note TEXT;
  `,
  `
  -- counts the changes of what searches show, see catalogue-changes.ts; begins anywhere, so that a database that was reset
  -- is another one ------------
  CREATE TABLE catalogue_version (
    catalogue INTEGER NOT NULL, stock INTEGER NOT NULL DEFAULT 0, prices INTEGER NOT NULL DEFAULT 0
  );
  INSERT INTO catalogue_version (catalogue) VALUES (abs(random() % 1000000000000));
  `,
  `
  -- search by the index's own ranking: parts of compounds, and the words that a slip is corrected to ------------
  DROP TABLE product_index;
  DROP TABLE search_word;
  CREATE VIRTUAL TABLE product_index USING fts5 (
    product_id UNINDEXED, language, name, parts, keywords, description,
    tokenize = 'unicode61 remove_diacritics 2'
  );
  CREATE VIRTUAL TABLE search_word USING fts5 (word, written UNINDEXED, language UNINDEXED, tokenize = 'trigram');
  `,
  `
  -- wish lists of a buyer for an account; quantity is null where none was set, as on the platform ------------
  CREATE TABLE wish_list (
    id TEXT PRIMARY KEY, shop TEXT NOT NULL, owner_id TEXT NOT NULL, account_id TEXT NOT NULL, name TEXT NOT NULL,
    created_at INTEGER NOT NULL, changed_at INTEGER NOT NULL
  );
  CREATE INDEX wish_list_by_owner ON wish_list (owner_id, account_id, shop);
  CREATE TABLE wish_list_item (
    id TEXT PRIMARY KEY, list_id TEXT NOT NULL REFERENCES wish_list (id) ON DELETE CASCADE,
    product_id TEXT NOT NULL, quantity INTEGER, position INTEGER NOT NULL, UNIQUE (list_id, product_id)
  );
  `,
  `
  -- what each article is, for its picture; a hint that was changed stays ------------
  WITH finer (sku, earlier, hint) AS (VALUES
    ('1003080', 'boxes-special-move', 'boxes-special-move-wardrobe'),
    ('1003090', 'boxes-special-move', 'boxes-special-move-archive'),
    ('2000090', 'mailers-board', 'mailers-board-corrugated'),
    ('2000100', 'mailers-board', 'mailers-board-solid'),
    ('2000110', 'mailers-board', 'mailers-board-film'),
    ('2000160', 'fill-paper', 'fill-paper-sheets'),
    ('2000170', 'fill-paper', 'fill-paper-sheets'),
    ('2000210', 'fill-chips', 'fill-chips-bag'),
    ('2000230', 'fill-chips', 'fill-chips-corrugated'),
    ('2000250', 'tape-pack-paper', 'tape-pack-paper-reinforced'),
    ('2000270', 'tape-pack-pp', 'tape-pack-pp-clear'),
    ('2000280', 'tape-pack-pp', 'tape-pack-pp-fragile'),
    ('2000290', 'tape-pack-pp', 'tape-pack-pp-printed'),
    ('2000300', 'tape-tools', 'tape-tools-dispenser'),
    ('2000310', 'tape-tools', 'tape-tools-moistener'),
    ('2000320', 'tape-tools', 'tape-tools-strapping'),
    ('2000370', 'pallet-edge', 'pallet-edge-pad'),
    ('2000380', 'pallet-edge', 'pallet-edge-hood'),
    ('2000390', 'label-doc', 'label-doc-film'),
    ('2000400', 'label-doc', 'label-doc-paper'),
    ('2000420', 'label-ship', 'label-ship-warning'),
    ('2000440', 'present-gift', 'present-gift-wine'),
    ('2000470', 'present-food', 'present-food-bag'),
    ('2000480', 'custom', 'custom-size'),
    ('2000490', 'custom', 'custom-printed'),
    ('2000500', 'custom', 'custom-samples')
  )
  UPDATE product SET image_hint = finer.hint, fields = json_set(fields, '$.ImageHint__c', finer.hint)
  FROM finer WHERE product.sku = finer.sku AND product.image_hint = finer.earlier;
  `,
  `
  -- access tokens for callers without cookies; each stands for a session of its own ------------
  CREATE TABLE access_token (
    hash TEXT PRIMARY KEY, session_id TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  );
  `,
  `
  -- what guests show in place of the proof of an order ------------
  CREATE TABLE order_access (
    token TEXT PRIMARY KEY, order_id TEXT NOT NULL REFERENCES purchase_order (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL
  );
  `,
  `
  -- quotes with their lines and notes; prices are null until the seller has set them. A quote of earlier versions was a sum
  -- only, which becomes its single line ------------
  ALTER TABLE quote RENAME TO earlier_quote;
  DROP INDEX quote_by_account;
  CREATE TABLE quote (
    id TEXT PRIMARY KEY, shop TEXT NOT NULL, account_id TEXT NOT NULL REFERENCES account (id), owner_id TEXT,
    quote_number TEXT NOT NULL, name TEXT NOT NULL, status TEXT NOT NULL, currency_code TEXT NOT NULL,
    description TEXT, request_id TEXT, locale TEXT NOT NULL, site_url TEXT, last_day TEXT,
    order_reference_number TEXT, created_at INTEGER NOT NULL
  );
  CREATE INDEX quote_by_account ON quote (account_id, created_at);
  CREATE TABLE quote_line (
    id TEXT PRIMARY KEY, quote_id TEXT NOT NULL REFERENCES quote (id) ON DELETE CASCADE, position INTEGER NOT NULL,
    product_id TEXT, sku TEXT, name TEXT NOT NULL, description TEXT, quantity INTEGER NOT NULL,
    list_price TEXT, unit_price TEXT
  );
  CREATE INDEX quote_line_by_quote ON quote_line (quote_id);
  CREATE TABLE quote_note (
    id TEXT PRIMARY KEY, quote_id TEXT NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
    title TEXT NOT NULL, content TEXT NOT NULL, created_by TEXT NOT NULL, created_at INTEGER NOT NULL
  );
  CREATE INDEX quote_note_by_quote ON quote_note (quote_id, created_at);
  INSERT INTO quote (id, shop, account_id, quote_number, name, status, currency_code, locale, last_day, created_at)
    SELECT q.id, a.shop, q.account_id, q.quote_number, q.name, q.status, q.currency_code,
      CASE a.shop WHEN 'DE' THEN 'de' ELSE 'de-CH' END, date(q.expires_at / 1000, 'unixepoch'), q.created_at
    FROM earlier_quote q JOIN account a ON a.id = q.account_id;
  INSERT INTO quote_line (id, quote_id, position, name, quantity, list_price, unit_price)
    SELECT '0QL' || substr(id, 4), id, 0, name, 1, grand_total, grand_total FROM earlier_quote;
  DROP TABLE earlier_quote;
  -- a cart item at the prices of a line of a quote; its order says which quote it was
  ALTER TABLE cart_item ADD COLUMN quote_id TEXT;
  ALTER TABLE cart_item ADD COLUMN quote_line_item_id TEXT;
  CREATE INDEX cart_item_by_quote ON cart_item (quote_id) WHERE quote_id IS NOT NULL;
  ALTER TABLE purchase_order ADD COLUMN quote_id TEXT;
  CREATE UNIQUE INDEX purchase_order_by_quote ON purchase_order (quote_id) WHERE quote_id IS NOT NULL;
  `,
  `
  -- how far the print of an order is; orders of earlier versions wait for nothing ------------
  ALTER TABLE purchase_order ADD COLUMN print TEXT;
  `,
  `
  -- what people asked to be made to measure; content and quotes are JSON ------------
  CREATE TABLE request (
    id TEXT PRIMARY KEY, shop TEXT NOT NULL, request_number TEXT NOT NULL UNIQUE, idempotency_key TEXT NOT NULL,
    account_id TEXT, user_id TEXT, locale TEXT NOT NULL, site_url TEXT NOT NULL, status TEXT NOT NULL,
    content TEXT NOT NULL, quotes TEXT NOT NULL, name TEXT NOT NULL, company TEXT, email TEXT NOT NULL, phone TEXT,
    received_at INTEGER NOT NULL, UNIQUE (shop, idempotency_key)
  );
  CREATE INDEX request_by_account ON request (account_id, shop, received_at);
    `,
  `
  -- codes by mail: for a new password, by the name that was typed, and for a buyer's own profile ------------
  CREATE TABLE mail_code (
    id TEXT PRIMARY KEY, purpose TEXT NOT NULL, shop TEXT NOT NULL, subject TEXT NOT NULL, code TEXT NOT NULL,
    attempts INTEGER NOT NULL, created_at INTEGER NOT NULL, UNIQUE (purpose, shop, subject)
  );
  -- when the session's buyer last proved by a code who they are
  ALTER TABLE session ADD COLUMN stepped_up_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE buyer ADD COLUMN is_email_verified INTEGER NOT NULL DEFAULT 1;
  -- the language of mails, and who gets a copy of confirmations; both are extensions
  ALTER TABLE buyer ADD COLUMN language TEXT;
  ALTER TABLE buyer ADD COLUMN order_copy_to TEXT;
  -- 'open' while the seller checks a firm that has registered, then 'refused' or null
  ALTER TABLE account ADD COLUMN company_check TEXT;
  `,
]
