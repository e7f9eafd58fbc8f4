import type { ShopType } from '@cartonnage/sdk/rules'
import { fileDeskContext } from '../../src/shared/files/data/file-desk'
import { readFileKey } from '../../src/shell/file-key-cookie'
import type { VisitorCookies } from '../../src/shell/visitor-cookie'
import { addressHash, isWithinLimit } from './file-limits'
import type { FilesOptions } from './files-options'

/** Gives the loaders and the action of a page the files of the visitor of one request. */
export type OpenFileDesk = (
  request: Pick<Request, 'url' | 'headers'>,
  shop: ShopType,
) => Pick<VisitorCookies, 'provide'>

/** The same as scripts get at the addresses of files, for pages that this server renders. */
export const createFileDesks =
  ({ uploads, attempts }: Pick<FilesOptions, 'uploads' | 'attempts'>): OpenFileDesk =>
  (request, shop) => {
    const owner = { shop, key: readFileKey(request, shop) }
    const address = addressHash(request.headers.get('x-forwarded-for') ?? undefined)
    return {
      provide: (context) =>
        context.set(fileDeskContext, {
          list: () => uploads.list(owner),
          claim: async (ids, claimedFor) =>
            (await isWithinLimit(attempts, 'file-claims.address', address))
              ? await uploads.claim(ids, claimedFor, owner)
              : undefined,
        }),
    }
  }
