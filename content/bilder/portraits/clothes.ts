import { darker, ink, lighter, path, type Svg, shaded, stroke } from '../kit/index.ts'
import type { Person } from './person.ts'

const bust = 'M120 1010C128 862 214 806 392 762L608 762C786 806 872 862 880 1010Z'

function neck(skin: string): Svg {
  return (
    path('M428 560V740C428 800 572 800 572 740V560Z', skin) +
    path('M428 600C450 650 540 668 572 610V660C540 716 460 716 428 660Z', darker(skin, 0.3), {
      opacity: '0.5',
    })
  )
}

function shoulders(color: string): Svg {
  return (
    shaded(
      [
        [0, lighter(color, 0.12)],
        [1, darker(color, 0.24)],
      ],
      (fill) => path(bust, fill),
    ) +
    path(
      'M120 1010C128 862 214 806 392 762L420 762C330 830 280 900 270 1010Z',
      darker(color, 0.3),
      { opacity: '0.28' },
    )
  )
}

function shirtCollar(color: string): Svg {
  return (
    path('M400 752L500 846L600 752L636 790L548 892L500 846L452 892L364 790Z', color) +
    stroke('M400 752L500 846L600 752', darker(color, 0.25), 4)
  )
}

function opening({ skin }: Person, depth: number): Svg {
  return path(`M420 742Q500 ${depth} 580 742L572 700H428Z`, skin)
}

function lapels(color: string): Svg {
  const side = darker(color, 0.14)
  return (
    path('M392 760L330 800L400 890L366 910L500 1010V900Z', side) +
    path('M608 760L670 800L600 890L634 910L500 1010V900Z', lighter(color, 0.08)) +
    stroke('M392 760L500 905L608 760', darker(color, 0.35), 4)
  )
}

const dresses: Record<Person['clothes'], (person: Person) => Svg> = {
  hemd: (person) =>
    shoulders(person.color) +
    opening(person, 872) +
    shirtCollar(lighter(person.color, 0.34)) +
    stroke('M500 870V1010', darker(person.color, 0.3), 4),
  blazer: (person) =>
    shoulders(person.color) +
    path('M392 756L500 1010L608 756Q500 840 392 756Z', person.accent) +
    opening(person, 884) +
    lapels(person.color),
  pullover: (person) =>
    shoulders(person.color) +
    shirtCollar(person.accent) +
    opening(person, 846) +
    stroke('M384 768Q500 960 616 768', darker(person.color, 0.25), 16),
  rollkragen: (person) =>
    shoulders(person.color) +
    shaded(
      [
        [0, lighter(person.color, 0.22)],
        [1, darker(person.color, 0.08)],
      ],
      (fill) => path('M414 690Q500 742 586 690L604 784Q500 846 396 784Z', fill),
    ) +
    stroke(
      'M440 712L430 796M480 726L476 812M520 726L524 812M560 712L570 796',
      darker(person.color, 0.22),
      4,
      { opacity: '0.6' },
    ),
  bluse: (person) =>
    shoulders(person.color) +
    opening(person, 900) +
    stroke('M414 744Q500 892 586 744', person.accent, 18) +
    stroke('M414 744Q500 892 586 744', darker(person.accent, 0.2), 3),
  weste: (person) =>
    shoulders(person.accent) +
    path(
      'M330 800C390 780 400 760 400 760L500 930L600 760C600 760 610 780 670 800L720 1010H280Z',
      person.color,
    ) +
    opening(person, 860) +
    shirtCollar(lighter(person.accent, 0.3)) +
    stroke('M500 930V1010', ink.gold, 5, { 'stroke-dasharray': '6 24', 'stroke-linecap': 'round' }),
}

/** Neck, shoulders and what they wear. */
export function clothes(person: Person): Svg {
  const dress = dresses[person.clothes](person)
  return person.clothes === 'rollkragen'
    ? neck(person.skin) + dress
    : dress + neck(person.skin) + overNeck(person)
}

function overNeck(person: Person): Svg {
  if (person.clothes === 'hemd') return shirtCollar(lighter(person.color, 0.34))
  if (person.clothes === 'weste') return shirtCollar(lighter(person.accent, 0.3))
  if (person.clothes === 'pullover') return shirtCollar(person.accent)
  return ''
}
