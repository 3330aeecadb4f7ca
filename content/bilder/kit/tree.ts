import { darker, lighter, mix } from './color.ts'
import type { Random } from './random.ts'
import { times } from './random.ts'
import { ellipse, path, px, type Svg } from './svg.ts'

/** A leaf tree: foot, height, half width of the crown, colours. */
export type LeafTree = {
  x: number
  y: number
  height: number
  spread: number
  leaf: string
  lit: string
  trunk?: string
  light?: 1 | -1
}

function blob(random: Random, x: number, y: number, radius: number): string {
  const corners = 9
  const points = times(corners, (index) => {
    const angle = (index / corners) * Math.PI * 2
    const reach = radius * random.between(0.86, 1.12)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86] as const
  })
  const parts = points.map(([px0, py0], index) => {
    const [nx, ny] = points[(index + 1) % corners] ?? [px0, py0]
    const [mx, my] = [(px0 + nx) / 2, (py0 + ny) / 2]
    return `${index === 0 ? 'M' : `Q${px(px0)} ${px(py0)} `}${px(mx)} ${px(my)}`
  })
  const [firstX, firstY] = points[0] ?? [x, y]
  const [lastX, lastY] = points[1] ?? [x, y]
  return `${parts.join('')}Q${px(firstX)} ${px(firstY)} ${px((firstX + lastX) / 2)} ${px((firstY + lastY) / 2)}Z`
}

/** A chestnut or lime: a trunk and a crown of clumps, lighter where the light falls. */
export function leafTree(random: Random, tree: LeafTree): Svg {
  const { x, y, height, spread, leaf, lit, trunk = '#3f2d26', light = 1 } = tree
  const middle = y - height * 0.58
  const clumps = (count: number, offset: number, size: number, color: string) =>
    path(
      times(count, () => {
        const angle = random.between(0, Math.PI * 2)
        const reach = Math.sqrt(random.between(0, 1)) * spread * 0.72
        return blob(
          random,
          x + Math.cos(angle) * reach + light * offset * spread,
          middle + Math.sin(angle) * reach * 0.68 - offset * spread * 0.8,
          spread * size * random.between(0.75, 1.2),
        )
      }).join(''),
      color,
    )
  const stem = `M${px(x - spread * 0.09)} ${px(y)}Q${px(x - spread * 0.03)} ${px(y - height * 0.3)} ${px(x - spread * 0.2)} ${px(middle)}L${px(x + spread * 0.2)} ${px(middle)}Q${px(x + spread * 0.03)} ${px(y - height * 0.3)} ${px(x + spread * 0.09)} ${px(y)}Z`
  return (
    path(stem, trunk) +
    clumps(12, -0.06, 0.46, darker(leaf, 0.22)) +
    clumps(15, 0.04, 0.33, leaf) +
    clumps(16, 0.14, 0.17, mix(leaf, lit, 0.34)) +
    clumps(15, 0.22, 0.1, mix(leaf, lit, 0.68))
  )
}

/** Round bushes along a line. */
export function bushes(
  random: Random,
  area: { from: number; to: number; y: number; size: number },
  leaf: string,
  lit: string,
): Svg {
  const parts: Svg[] = []
  for (let x = area.from; x < area.to; x += area.size * random.between(0.7, 1.3)) {
    const size = area.size * random.between(0.6, 1.1)
    const clump = (right: number, up: number, share: number) =>
      blob(random, x + size * right, area.y - size * up, size * share)
    parts.push(
      path(clump(0, 0.4, 0.62), darker(leaf, 0.18)),
      path(clump(-0.2, 0.42, 0.34) + clump(0.22, 0.44, 0.36) + clump(0.02, 0.6, 0.36), leaf),
      path(
        clump(0.1, 0.66, 0.2) + clump(0.34, 0.52, 0.18) + clump(-0.14, 0.6, 0.15),
        mix(leaf, lit, 0.3),
      ),
      path(clump(0.2, 0.74, 0.1) + clump(0.42, 0.58, 0.09), mix(leaf, lit, 0.6)),
    )
  }
  return parts.join('')
}

/** Flowers as dots in a bed. */
export function flowers(
  random: Random,
  area: { left: number; right: number; top: number; bottom: number },
  count: number,
  colors: readonly [string, ...string[]],
): Svg {
  return times(count, () => {
    const share = random.between(0, 1)
    const size = 2 + share * 5
    const color = random.pick(colors)
    const [x, y] = [
      random.between(area.left, area.right),
      area.top + share * (area.bottom - area.top),
    ]
    return ellipse(x, y, size, size * 0.8, random.chance(0.3) ? lighter(color, 0.4) : color)
  }).join('')
}
