/** What `--help` prints. */
export const usage = `cartonnage-contract verify  --base-url URL --webstore-id ID [options]
cartonnage-contract record  --base-url URL --webstore-id ID --out-dir DIR [options]
cartonnage-contract openapi [--out FILE]

verify   sends the documented calls to a shop and compares the responses with the contract; only reads by default
record   sends the same calls and saves the responses as fixtures, without personal data
openapi  prints the contract as an OpenAPI 3.1 document

Which shop
  --base-url URL              origin of the shop, with the site's path where there is one
  --webstore-id ID            record id of the webstore
  --api-prefix PATH           prefix of commerce calls, such as /sf/api
  --api-version VERSION       version of the platform's API (default v65.0); calls that it lacks are not tested
  --profile plain             an organisation without the shop's own classes and fields; what it lacks is not tested
  --controller PART=CLASS     class of the server actions of cart, user or navigation; can be repeated
  --language TAG              locale of the responses (default en-US)
  --product-fields A,B        API names of the product fields that the shop shows (default: those of the SDK)
  --timeout MS                how long one request may take (default 15000)

Who the visitor is; a guest by default
  --username NAME             signs this buyer in
  --password TEXT             the password; better in the variable SHOP_PASSWORD
  --cookie TEXT               sent as Cookie, instead of signing in
  --token TEXT                an access token, sent as Authorization: Bearer; better in the variable SHOP_TOKEN
  --header 'NAME: VALUE'      an additional header of every call; can be repeated
  --effective-account-id ID   the account acted for (default: the account of the session)

What may change
  --write                     also sends calls that write; they empty and delete the visitor's cart
  --coupon CODE               a valid coupon, for the coupon calls
  --place-order               with --write: places an order and copies a cart, permanently
  --register-email ADDRESS    with --write: registers a buyer with this address, permanently

What has to pass
  --min-pass N, --min-pass N% minimum of passing calls, as a number or a share (default 1)
  --compare FILE              a report of an earlier run (--json --out): a member that was there and is now missing
                              is drift

Output
  --json                      the report as JSON
  --out FILE                  writes to a file instead of the terminal
  --junit FILE                also writes the report as JUnit XML
  --out-dir DIR               folder of the fixtures, a file per call and status

Exit code 0: no drift. 1: drift, or too few calls passed. 2: the run failed, because the command line is invalid, the
shop cannot be reached, or every call was refused for lack of a session.`
