import { ellipse, mix, path, px, type Random, type Svg, stroke } from '../kit/index.ts'

/** Somebody in the audience from behind: how dark it is there, and the light on the edges. */
export type Back = { x: number; y: number; size: number; dark: number; light: string; rim: number }

const night = '#0b1820'

/** Head and shoulders from behind, a blanket or shawl around them, the light in front. */
export function back(random: Random, { x, y, size, dark, light, rim }: Back): Svg {
  const at = (right: number, down: number) => `${px(x + right * size)} ${px(y + down * size)}`
  const cloth = ['#6d2c48', '#35557a', '#7d5a3a', '#3d6a5a', '#8a6a4a', '#4a3550'] as const
  const coat = mix(random.pick(cloth), night, dark)
  const edge = mix(coat, light, rim)
  const hair = mix(random.pick(['#241a18', '#4a2f1d', '#8d8076', '#14100f']), night, dark * 0.6)
  const shoulders = `M${at(-1.25, 2.6)}Q${at(-1.2, 0.9)} ${at(0, 0.75)}Q${at(1.2, 0.9)} ${at(1.25, 2.6)}Z`
  const outline = `M${at(-1.1, 1.5)}Q${at(-1, 0.9)} ${at(0, 0.75)}Q${at(1, 0.9)} ${at(1.1, 1.5)}`
  const bun = random.chance(0.3) ? ellipse(x, y - size * 0.78, size * 0.34, size * 0.28, hair) : ''
  return (
    path(shoulders, coat) +
    stroke(outline, edge, Math.max(2.5, size * 0.06)) +
    ellipse(x, y, size * 0.62, size * 0.78, hair) +
    bun +
    stroke(
      `M${at(-0.52, -0.42)}Q${at(0, -1.06)} ${at(0.52, -0.42)}`,
      edge,
      Math.max(2.5, size * 0.06),
    )
  )
}
