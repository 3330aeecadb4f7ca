import { ellipse, group, path, px, type Random, type Svg, stroke } from '../kit/index.ts'

const skins = ['#e2b695', '#c98e6a', '#8a5a3f', '#ecc7a8', '#d8a581'] as const
const hairs = ['#2a1d18', '#5b3a22', '#a8743f', '#cfc8bd', '#1a1314', '#8a4b2d'] as const
const gowns = ['#8b1e3f', '#1d5560', '#c9974f', '#5b2440', '#35456f', '#b3506a', '#2f6350'] as const

function gown(random: Random, height: number): Svg {
  const color = random.pick(gowns)
  const skin = random.pick(skins)
  const hair = random.pick(hairs)
  const h = height
  return (
    path(
      `M${px(-h * 0.17)} 0C${px(-h * 0.15)} ${px(-h * 0.26)} ${px(-h * 0.07)} ${px(-h * 0.42)} ${px(-h * 0.06)} ${px(-h * 0.52)}H${px(h * 0.06)}C${px(h * 0.07)} ${px(-h * 0.42)} ${px(h * 0.15)} ${px(-h * 0.26)} ${px(h * 0.18)} 0Q0 ${px(h * 0.025)} ${px(-h * 0.17)} 0Z`,
      color,
    ) +
    path(
      `M${px(h * 0.01)} ${px(-h * 0.52)}H${px(h * 0.06)}C${px(h * 0.07)} ${px(-h * 0.42)} ${px(h * 0.15)} ${px(-h * 0.26)} ${px(h * 0.18)} 0Q${px(h * 0.1)} ${px(h * 0.02)} ${px(h * 0.04)} ${px(h * 0.012)}Z`,
      '#140a14',
      { opacity: '0.28' },
    ) +
    path(
      `M${px(-h * 0.07)} ${px(-h * 0.5)}C${px(-h * 0.09)} ${px(-h * 0.62)} ${px(-h * 0.1)} ${px(-h * 0.7)} ${px(-h * 0.09)} ${px(-h * 0.75)}Q0 ${px(-h * 0.71)} ${px(h * 0.09)} ${px(-h * 0.75)}C${px(h * 0.1)} ${px(-h * 0.7)} ${px(h * 0.09)} ${px(-h * 0.62)} ${px(h * 0.07)} ${px(-h * 0.5)}Z`,
      color,
    ) +
    path(
      `M${px(-h * 0.1)} ${px(-h * 0.75)}Q0 ${px(-h * 0.85)} ${px(h * 0.1)} ${px(-h * 0.75)}Q0 ${px(-h * 0.69)} ${px(-h * 0.1)} ${px(-h * 0.75)}Z`,
      skin,
    ) +
    stroke(
      `M${px(-h * 0.095)} ${px(-h * 0.74)}Q${px(-h * 0.15)} ${px(-h * 0.6)} ${px(-h * 0.05)} ${px(-h * 0.53)}M${px(h * 0.095)} ${px(-h * 0.74)}Q${px(h * 0.15)} ${px(-h * 0.6)} ${px(h * 0.11)} ${px(-h * 0.47)}`,
      skin,
      h * 0.036,
      { 'stroke-linecap': 'round' },
    ) +
    path(
      `M${px(-h * 0.022)} ${px(-h * 0.78)}V${px(-h * 0.86)}H${px(h * 0.022)}V${px(-h * 0.78)}Z`,
      skin,
    ) +
    ellipse(0, -h * 0.9, h * 0.05, h * 0.062, skin) +
    path(
      `M${px(-h * 0.056)} ${px(-h * 0.89)}C${px(-h * 0.06)} ${px(-h * 0.98)} ${px(h * 0.06)} ${px(-h * 0.98)} ${px(h * 0.056)} ${px(-h * 0.89)}Q0 ${px(-h * 0.95)} ${px(-h * 0.056)} ${px(-h * 0.89)}Z`,
      hair,
    ) +
    ellipse(0, -h * 0.968, h * 0.034, h * 0.028, hair)
  )
}

function tails(random: Random, height: number): Svg {
  const skin = random.pick(skins)
  const hair = random.pick(hairs)
  const coat = random.pick(['#171420', '#201a26', '#1c222c', '#2a1a20'])
  const h = height
  return (
    path(
      `M${px(-h * 0.085)} ${px(-h * 0.44)}L${px(-h * 0.08)} 0H${px(-h * 0.012)}L0 ${px(-h * 0.36)}L${px(h * 0.012)} 0H${px(h * 0.08)}L${px(h * 0.085)} ${px(-h * 0.44)}Z`,
      '#0f0d14',
    ) +
    path(
      `M${px(-h * 0.12)} ${px(-h * 0.4)}C${px(-h * 0.12)} ${px(-h * 0.6)} ${px(-h * 0.13)} ${px(-h * 0.76)} ${px(-h * 0.09)} ${px(-h * 0.79)}Q0 ${px(-h * 0.83)} ${px(h * 0.09)} ${px(-h * 0.79)}C${px(h * 0.13)} ${px(-h * 0.76)} ${px(h * 0.12)} ${px(-h * 0.6)} ${px(h * 0.12)} ${px(-h * 0.4)}Q0 ${px(-h * 0.37)} ${px(-h * 0.12)} ${px(-h * 0.4)}Z`,
      coat,
    ) +
    path(
      `M${px(-h * 0.04)} ${px(-h * 0.81)}L0 ${px(-h * 0.6)}L${px(h * 0.04)} ${px(-h * 0.81)}Z`,
      '#f6eddc',
    ) +
    path(
      `M${px(-h * 0.03)} ${px(-h * 0.8)}l${px(h * 0.03)} ${px(h * 0.012)}l${px(h * 0.03)} ${px(-h * 0.012)}v${px(h * 0.028)}l${px(-h * 0.03)} ${px(-h * 0.012)}l${px(-h * 0.03)} ${px(h * 0.012)}Z`,
      '#171420',
    ) +
    path(
      `M${px(-h * 0.024)} ${px(-h * 0.8)}V${px(-h * 0.87)}H${px(h * 0.024)}V${px(-h * 0.8)}Z`,
      skin,
    ) +
    ellipse(0, -h * 0.905, h * 0.052, h * 0.064, skin) +
    path(
      `M${px(-h * 0.056)} ${px(-h * 0.9)}C${px(-h * 0.062)} ${px(-h * 0.99)} ${px(h * 0.062)} ${px(-h * 0.99)} ${px(h * 0.056)} ${px(-h * 0.9)}Q${px(h * 0.01)} ${px(-h * 0.955)} ${px(-h * 0.056)} ${px(-h * 0.9)}Z`,
      hair,
    )
  )
}

/** Somebody dressed for the evening; `y` is the floor. */
export function gast(random: Random, x: number, y: number, height: number): Svg {
  const shadow = ellipse(0, 0, height * 0.22, height * 0.028, '#12060c', { opacity: '0.35' })
  const body = random.chance(0.55) ? gown(random, height) : tails(random, height * 1.04)
  const glass = random.chance(0.35)
    ? path(
        `M${px(height * 0.1)} ${px(-height * 0.5)}l${px(height * 0.036)} 0l${px(-height * 0.014)} ${px(height * 0.05)}h${px(-height * 0.008)}Z`,
        '#fbe3a6',
      )
    : ''
  return group(
    { transform: `translate(${px(x)} ${px(y)})${random.chance(0.5) ? ' scale(-1 1)' : ''}` },
    shadow,
    body,
    glass,
  )
}
