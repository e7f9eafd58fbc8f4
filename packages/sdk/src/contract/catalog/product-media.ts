import * as z from 'zod/mini'
import { count } from '../kit/count'
import { listOf, text, type Schema } from '../kit/schema'

const mediaShape = z.object({
  /** Record id; null where the platform sends none. */
  id: text,
  /** May be relative to the site; null where the file is missing. */
  url: text,
  /** Address of a small version; null where there is none. */
  thumbnailUrl: text,
  /** For screen readers; null where nobody has written one. */
  alternateText: text,
  /** Name of the file or its title. */
  title: text,
  /** `Image`, `Video` or `Document`. */
  mediaType: text,
  /** From 0; null where the platform does not sort. */
  sortOrder: count,
})
/** A picture, film or document; `url` may be relative to the site. */
export interface Media extends z.output<typeof mediaShape> {}
/** Accepts an object without any of its members. */
export const mediaSchema: Schema<Media> = mediaShape

const mediaGroupShape = z.object({
  /** Record id; null where the platform sends none. */
  id: text,
  /** Stable name of the use, such as `productDetailImage`. */
  developerName: text,
  /** Name for display in the organisation's language. */
  name: text,
  /** The platform's category of the use. */
  usageType: text,
  /** Files in the organisation's order. */
  mediaItems: listOf(mediaSchema),
})
/** Media of one use, such as `productDetailImage` or `attachment`. */
export interface MediaGroup extends z.output<typeof mediaGroupShape> {}
/** Reads a group without files as an empty one. */
export const mediaGroupSchema: Schema<MediaGroup> = mediaGroupShape
