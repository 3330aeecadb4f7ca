import {
  air,
  church,
  firRow,
  hills,
  houseRow,
  land,
  meadow,
  mist,
  mistShreds,
  mix,
  type Random,
  type Ridge,
  randomFrom,
  type Svg,
  scene,
  somebody,
  stars,
  times,
} from '../bilder/kit/index.ts'
import { fountain, square } from '../bilder/szenen/platz.ts'
import { lichtUm, type Ortszeit } from './licht.ts'

function ort(random: Random, mood: Parameters<typeof air>[1], istNacht: boolean): Svg {
  const lit = istNacht ? 0.8 : mood.windows
  return times(4, (index) => {
    const ground: Ridge = (x) => 800 + index * 18 + ((x - 1050) / 900) ** 2 * 16
    const quarter = { size: 16 + index * 5, lit, haze: [mood.haze, 0.4 - index * 0.08] as const }
    const spire =
      index === 1
        ? church(random, 1140, ground(1140) + 3, 84, { ...quarter, lit: istNacht ? 1 : 0 })
        : ''
    return houseRow(random, 760 - index * 60, 1360 + index * 50, ground, quarter) + spire
  }).join('')
}

/** From the view tower over the valley: clouds move, mist lies there in the morning, windows light up. */
export function vomHohenStein(zeit: Ortszeit): Svg {
  const { mood, istNacht, istMorgen } = lichtUm(zeit)
  const random = randomFrom('kamera-hoher-stein')
  const crest: Ridge = (x) => 1050 - 60 / (1 + ((x - 250) / 300) ** 2)
  const near = mix(mood.near, '#08191b', 0.35)
  const wood = {
    color: near,
    lit: mix(near, mood.lit, 0.3),
    tiers: 8,
    slim: 0.19,
    light: 1,
  } as const
  return scene(
    2000,
    1125,
    air(`hoher-stein-${zeit}`, mood, 820, 2000, 9),
    istNacht ? stars(random, 120, 2000, 420) : '',
    hills({
      seed: 'kamera-hoher-stein',
      mood,
      count: 6,
      top: 430,
      base: 720,
      center: 1050,
      depth: 330,
      floor: 940,
      fir: 54,
      snow: mood.lit === '#ffffff',
    }),
    meadow(mood, () => 808, 1140),
    ort(random, mood, istNacht),
    mist(820, 160, mood.haze, istMorgen ? 0.75 : 0.25),
    istMorgen
      ? mistShreds(randomFrom(`nebel-${zeit}`), {
          count: 24,
          top: 690,
          bottom: 880,
          color: mood.cloud,
          opacity: 0.7,
        })
      : '',
    land(
      crest,
      [
        [0, mix(mood.meadow[1], near, 0.4)],
        [1, near],
      ],
      1140,
    ),
    firRow(random, (x) => crest(x) + 60, {
      ...wood,
      height: 230,
      spacing: 58,
      where: (x) => x < 520 || x > 1700,
    }),
  )
}

/** The market square from the attic of the town hall: fewer people at night than at noon. */
export function amMarktplatz(zeit: Ortszeit): Svg {
  const { mood, istNacht } = lichtUm(zeit)
  const random = randomFrom(`kamera-markt-${zeit}`)
  const stunde = Number(zeit.slice(11, 13))
  const abends = stunde > 16 ? 4 : 0
  const leute = istNacht ? abends : Math.max(1, 9 - Math.abs(13 - stunde))
  const menschen = times(leute, () => {
    const y = random.between(850, 1060)
    return somebody(random, random.between(150, 1850), y, (y - 640) * 0.42)
  }).join('')
  const stein = istNacht
    ? ([mix('#6d6a72', mood.near, 0.3), '#262f40'] as const)
    : (['#e0cda9', '#bfa27c'] as const)
  return square(mood, `kamera-markt-${zeit}`, [...stein], fountain(1000, 980) + menschen)
}
