import { AsyncResource } from 'node:async_hooks'
import { logEvent } from './request-log'

/** The response, whose body fails beyond so many bytes. */
export function limitBytes(response: Response, most: number): Response {
  if (response.body === null) return response
  let bytes = 0
  // What a stream runs does not know for which request.
  const refuse = AsyncResource.bind(() => logEvent('response-refused'))
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      bytes += part.byteLength
      if (bytes > most) {
        refuse()
        throw new TypeError(`A response of the platform is longer than ${most} bytes.`)
      }
      controller.enqueue(part)
    },
  })
  return new Response(response.body.pipeThrough(count), response)
}
