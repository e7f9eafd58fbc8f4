import * as z from 'zod/mini'
import { count } from '../kit/count'
import { listOf, text, type Schema } from '../kit/schema'

const mediaShape = z.object({
  id: text,
  url: text,
  thumbnailUrl: text,
  alternateText: text,
  title: text,
  mediaType: text,
  sortOrder: count,
})
/** A picture, film or document; `url` may be relative to the site. */
export interface Media extends z.output<typeof mediaShape> {}
export interface MediaWire extends z.input<typeof mediaShape> {}
export const mediaSchema: Schema<Media, MediaWire> = mediaShape

const mediaGroupShape = z.object({
  id: text,
  developerName: text,
  name: text,
  usageType: text,
  mediaItems: listOf(mediaSchema),
})
/** Media of one use, such as `productDetailImage` or `attachment`. */
export interface MediaGroup extends z.output<typeof mediaGroupShape> {}
export interface MediaGroupWire extends z.input<typeof mediaGroupShape> {}
export const mediaGroupSchema: Schema<MediaGroup, MediaGroupWire> = mediaGroupShape
