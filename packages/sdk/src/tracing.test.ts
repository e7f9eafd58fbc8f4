import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SpanStatusCode, trace } from '@opentelemetry/api'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteCart } from './contract/cart/cart'
import { tracing } from './tracing.example'
import { refusal, scriptPlatform } from './transport/scripted-platform.fixture'

const exporter = new InMemorySpanExporter()
trace.setGlobalTracerProvider(
  new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }),
)
afterAll(() => trace.disable())
beforeEach(() => exporter.reset())

describe('tracing, as the README has it', () => {
  it('has a span for each attempt, whose id the platform gets', async () => {
    const { transport, seen } = scriptPlatform([refusal(409, 'CONFLICT'), { status: 204 }], tracing())
    await transport.send(deleteCart, {})
    const spans = exporter.getFinishedSpans()
    const requestId = '0'.repeat(32)
    expect(spans.map(({ name, attributes, status }) => ({ name, attributes, code: status.code }))).toEqual(
      [
        { attempt: 1, status: 409, code: SpanStatusCode.ERROR },
        { attempt: 2, status: 204, code: SpanStatusCode.UNSET },
      ].map(({ attempt, status, code }) => ({
        name: 'cart.delete',
        attributes: {
          'shop.request_id': requestId,
          'shop.attempt': attempt,
          'http.response.status_code': status,
        },
        code,
      })),
    )
    const sent = spans.map((span) => `00-${span.spanContext().traceId}-${span.spanContext().spanId}-01`)
    expect(seen.map(({ headers }) => headers.get('traceparent'))).toEqual(sent)
  })

  it('ends the span of an attempt without a response, with its error', async () => {
    const { transport } = scriptPlatform([new TypeError('fetch failed')], tracing())
    await expect(transport.send(deleteCart, {})).rejects.toMatchObject({ code: 'NETWORK' })
    const [span] = exporter.getFinishedSpans()
    expect(span?.status.code).toBe(SpanStatusCode.ERROR)
    expect(span?.events).toMatchObject([{ name: 'exception' }])
  })

  it('is what the README shows', () => {
    const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
    const example = read('tracing.example.ts').replaceAll("'./index'", "'@cartonnage/sdk'")
    expect(read('../README.md')).toContain(`\`\`\`ts\n${example}\`\`\``)
  })
})
