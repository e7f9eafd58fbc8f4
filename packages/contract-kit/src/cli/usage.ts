/** What `--help` prints. */
export const usage = `cartonnage-contract verify  --base-url URL --webstore-id ID [options]
cartonnage-contract record  --base-url URL --webstore-id ID --out-dir DIR [options]
cartonnage-contract openapi [--out FILE]

verify   asks the documented calls of a shop and compares the answers with the contract; reads only, unless told
record   asks the same calls and keeps the answers as fixtures, without anything that may be somebody's
openapi  prints the contract as an OpenAPI 3.1 document

Which shop
  --base-url URL              origin of the shop, with the site's path where there is one
  --webstore-id ID            record id of the webstore
  --api-prefix PATH           put in front of commerce calls, such as /sf/api
  --controller PART=CLASS     class of the server actions of cart, user or navigation; may be given several times
  --language TAG              locale of the answers (default en-US)
  --product-fields A,B        API names of the product fields that the shop shows (default: those of the SDK)
  --timeout MS                how long one request may take (default 15000)

Who asks; a guest, unless told
  --username NAME             signs this buyer in
  --password TEXT             the password; better in the variable SHOP_PASSWORD
  --cookie TEXT               sent as Cookie, in place of signing in
  --header 'NAME: VALUE'      a further header of every call; may be given several times
  --effective-account-id ID   the account acted for (default: the account of the session)

What may change
  --write                     also the calls that write; they empty and delete the present cart of the visitor
  --coupon CODE               a coupon that the shop takes, for the coupon calls
  --place-order               with --write: places an order and copies a cart; both stay
  --register-email ADDRESS    with --write: registers a buyer with this address; it stays

What is enough
  --min-pass N, --min-pass N% how many calls have to pass, or which share of all (default 1)
  --compare FILE              the report that an earlier run wrote with --json --out: a member that it had and that is
                              missing now is drift

What comes out
  --json                      the report as JSON
  --out FILE                  into a file, in place of the terminal
  --junit FILE                the report in JUnit's XML as well
  --out-dir DIR               where the fixtures go, a file a call and status

Exit code 0: no drift. 1: drift, or fewer calls passed than have to. 2: the command could not be carried out: it cannot
be read, the shop cannot be reached, or every call was refused for want of a session.`
