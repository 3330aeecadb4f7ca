import type { Drawing } from '../pictures/groups.ts'
import { box, heading } from '../pictures/shapes.ts'

/** What an editor sees of `wegweiser-lebenslagen` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Lebenslagen zum Aufklappen, jede mit ihren Diensten.',
  shapes: [28, 62, 96].flatMap((y) => [box(24, y, 192, 26), heading(34, y + 9, 100, 6)]),
}
