import { el, group, path, px, type Svg } from '../kit/svg.ts'

const frame = { width: 1280, height: 720, viewBox: '0 0 1280 720' }
const svg = (...children: Svg[]) =>
  el('svg', { xmlns: 'http://www.w3.org/2000/svg', ...frame }, ...children)

const skin = '#c98d68'
const shade = '#b07650'
const shirt = '#1f3f46'
const cuff = '#17323a'

type Point = readonly [x: number, y: number]
/** Where both hands are at a moment, and how far the fingers are apart (0 to 1). */
type Pose = { left: Point; right: Point; spread: number }

/** Hands at rest, a greeting, «here», «read», «see», and back. */
const poses: readonly Pose[] = [
  { left: [520, 560], right: [760, 560], spread: 0.2 },
  { left: [520, 560], right: [740, 250], spread: 1 },
  { left: [480, 430], right: [800, 430], spread: 0.1 },
  { left: [560, 420], right: [720, 420], spread: 0.8 },
  { left: [600, 300], right: [690, 300], spread: 0.3 },
  { left: [440, 330], right: [840, 330], spread: 1 },
  { left: [520, 560], right: [760, 560], spread: 0.2 },
]

const between = (from: number, to: number, share: number) => from + (to - from) * share
const pointBetween = (from: Point, to: Point, share: number): Point => [
  between(from[0], to[0], share),
  between(from[1], to[1], share),
]

/** The pose at a moment from 0 to 1: hands slow down where a sign is made. */
function poseAt(moment: number): Pose {
  const place = Math.min(moment, 0.9999) * (poses.length - 1)
  const [first, second] = [poses[Math.floor(place)], poses[Math.floor(place) + 1]]
  if (!(first && second)) return { left: [520, 560], right: [760, 560], spread: 0.2 }
  const share = place % 1
  const eased = share * share * (3 - 2 * share)
  return {
    left: pointBetween(first.left, second.left, eased),
    right: pointBetween(first.right, second.right, eased),
    spread: between(first.spread, second.spread, eased),
  }
}

const stroke = (d: string, color: string, width: number) =>
  path(d, 'none', {
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })

/** An arm from the shoulder over the elbow to the hand; `side` is -1 for the left, 1 for the right. */
function arm([x, y]: Point, spread: number, side: -1 | 1): Svg {
  const shoulder: Point = [640 + side * 118, 372]
  const elbow: Point = [640 + side * 190, between(560, y, 0.25)]
  const upper = `M${px(shoulder[0])} ${px(shoulder[1])}L${px(elbow[0])} ${px(elbow[1])}`
  const wrist = pointBetween(elbow, [x, y], 0.86)
  const lower = `M${px(elbow[0])} ${px(elbow[1])}L${px(wrist[0])} ${px(wrist[1])}`
  const fingers = [-1.5, -0.5, 0.5, 1.5].map((one) => {
    const tip: Point = [x + one * (9 + spread * 13), y - 62 + Math.abs(one) * 8]
    return stroke(`M${px(x + one * 9)} ${px(y - 12)}L${px(tip[0])} ${px(tip[1])}`, skin, 15)
  })
  const thumb = `M${px(x - side * 20)} ${px(y + 4)}L${px(x - side * (38 + spread * 12))} ${px(y - 20)}`
  return group(
    {},
    stroke(upper, shirt, 62),
    stroke(lower, cuff, 52),
    stroke(thumb, shade, 15),
    ...fingers,
    el('ellipse', { cx: x, cy: y, rx: 27, ry: 30, fill: skin }),
  )
}

/** A quiet wall, so that hands are seen. */
export function gebaerdenWand(): Svg {
  return svg(
    el('rect', { ...frame, viewBox: undefined, fill: '#dfe9e6' }),
    path('M0 620h1280v100H0Z', '#c5d6d1'),
    path('M90 90h230v330H90Z', '#f4f8f6'),
    path('M110 110h190v290H110Z', '#a9c9cf'),
    path('M110 400V310q50-60 95-20t95-30v140Z', '#6f9a83'),
    path('M1010 620V330q0-14 14-14h150q14 0 14 14v290Z', '#b98f5c'),
    path('M1030 340h138v70h-138ZM1030 426h138v70h-138Z', '#8d6a41'),
  )
}

/** Somebody drawn who signs, at a moment from 0 to 1. */
export function gebaerdenFigur(moment: number): Svg {
  const { left, right, spread } = poseAt(moment)
  return svg(
    path('M430 720q10-300 120-350 90-40 180 0 110 50 120 350Z', shirt),
    path('M592 300h96v70q-48 44-96 0Z', shade),
    el('ellipse', { cx: 640, cy: 226, rx: 88, ry: 108, fill: skin }),
    path('M548 214q-8-130 92-130t92 130q-20-66-92-66t-92 66Z', '#3a2a22'),
    el('circle', { cx: 608, cy: 224, r: 8, fill: '#2b1d16' }),
    el('circle', { cx: 672, cy: 224, r: 8, fill: '#2b1d16' }),
    stroke('M594 202q14-10 28 0M658 202q14-10 28 0', '#3a2a22', 6),
    stroke(`M616 276q24 ${px(8 + spread * 14)} 48 0`, '#8a4434', 7),
    arm(left, spread, -1),
    arm(right, spread, 1),
  )
}
