import { SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import type { CallAttempt, RequestOptions } from './index'

/** A span for each attempt of a call, and its `traceparent` for the platform: `createClient({ …, ...tracing() })`. */
export function tracing(): Pick<RequestOptions, 'beforeCall' | 'afterCall'> {
  const spans = new Map<string, Span>()
  const keyOf = ({ requestId, attempt }: CallAttempt) => `${requestId} ${attempt}`
  return {
    beforeCall({ request, ...call }) {
      const attributes = { 'shop.request_id': call.requestId, 'shop.attempt': call.attempt }
      const span = trace.getTracer('shop').startSpan(call.callId, { kind: SpanKind.CLIENT, attributes })
      const { traceId, spanId, traceFlags } = span.spanContext()
      request.headers.set('traceparent', `00-${traceId}-${spanId}-0${traceFlags}`)
      spans.set(keyOf(call), span)
    },
    afterCall({ response, error, ...call }) {
      const span = spans.get(keyOf(call))
      spans.delete(keyOf(call))
      if (response) span?.setAttribute('http.response.status_code', response.status)
      if (error instanceof Error) span?.recordException(error)
      if (!response?.ok) span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
    },
  }
}
