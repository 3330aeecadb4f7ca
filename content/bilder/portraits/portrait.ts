import { el, placed, type Svg } from '../kit/index.ts'
import { backdrop } from './background.ts'
import { clothes } from './clothes.ts'
import { face } from './face.ts'
import { hairBack, hairFront } from './hair.ts'
import type { Person } from './person.ts'

/** Draws a person as a square picture of 1000 px; nobody real is shown. */
export function portrait(person: Person): Svg {
  const { width = 1 } = person
  const squeeze = `translate(${500 * (1 - width)} 22) scale(${width} 1)`
  const figure =
    el('g', { transform: squeeze }, hairBack(person)) +
    clothes(person) +
    el('g', { transform: squeeze }, face(person), hairFront(person))
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 1000, height: 1000, viewBox: '0 0 1000 1000' },
    backdrop(person),
    placed(-140, -150, 1.28, figure),
  )
}
