import type { PageModule } from './page-module'
import type { PageActionArgs, PageLoaderArgs } from './shop-context'

/** A page whose loader and action lead to the sign-in page when they find that the session has ended. */
export function watchSession(page: PageModule): PageModule {
  const { loader, action } = page
  return {
    ...page,
    ...(loader && { loader: watched(loader) }),
    ...(action && { action: watched(action) }),
  }
}

const watched =
  <Input extends PageLoaderArgs | PageActionArgs, Rest extends readonly unknown[], Result>(
    run: (args: Input, ...rest: Rest) => Result | Promise<Result>,
  ) =>
  async (args: Input, ...rest: Rest): Promise<Result | Response> => {
    try {
      return await run(args, ...rest)
    } catch (error) {
      // Brought when something fails: every page carries this file.
      const { signInAgainAfter } = await import('./sign-in-again')
      return signInAgainAfter(error, args)
    }
  }
