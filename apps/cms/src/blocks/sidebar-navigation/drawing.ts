import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `sidebar-navigation` before choosing it. */
export const drawing: Drawing = {
  group: 'wege',
  satz: 'Links zu Seiten, die zusammengehören; die offene ist markiert.',
  shapes: [
    box(60, 16, 120, 128),
    heading(74, 30, 80),
    ...[54, 74, 94, 114].map((y) => lines(74, y, 90, 1)),
  ],
}
