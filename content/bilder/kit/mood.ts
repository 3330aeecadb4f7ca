import { ink, mix } from './color.ts'
import type { Stop } from './svg.ts'

/** Light and air of a time of day and year. */
export type Mood = {
  sky: readonly Stop[]
  /** Colour of the air between the hills. */
  haze: string
  far: string
  near: string
  /** Colour of the light on firs and roofs. */
  lit: string
  meadow: readonly [far: string, near: string]
  cloud: string
  /** Share of windows with a light behind them. */
  windows: number
}

const day = {
  haze: '#dfe9dc',
  far: '#9dbcbd',
  near: ink.fir,
  lit: ink.goldLight,
  meadow: ['#b9c98a', '#5f8f60'],
  cloud: '#fff6e6',
  windows: 0,
} as const

/** The moods of the town. */
export const moods = {
  morning: {
    ...day,
    sky: [
      [0, '#5f9fb0'],
      [0.35, '#a9cfc8'],
      [0.68, '#f6e3ba'],
      [1, '#f9d99a'],
    ],
    haze: '#f3dfb6',
    far: '#a8c2b4',
    cloud: '#fdf0d6',
  },
  day: {
    ...day,
    sky: [
      [0, '#4e97ad'],
      [0.5, '#a5d0d0'],
      [1, '#e9efdc'],
    ],
  },
  spring: {
    ...day,
    sky: [
      [0, '#6fb0bd'],
      [0.55, '#c2dfd6'],
      [1, '#f6eedb'],
    ],
    near: '#2a5a48',
    far: '#aecbc4',
    meadow: ['#c6d48d', '#79a666'],
  },
  autumn: {
    ...day,
    sky: [
      [0, '#7fa9b0'],
      [0.5, '#d8dcc6'],
      [1, '#f7dfb0'],
    ],
    haze: '#f2ddb8',
    far: '#b5b9a0',
    near: '#2b4a3b',
    lit: ink.gold,
    meadow: ['#d0c07f', '#8f8a4f'],
    cloud: '#fbeed6',
  },
  evening: {
    ...day,
    sky: [
      [0, '#2f5d78'],
      [0.36, '#8b8f98'],
      [0.66, '#eaa878'],
      [1, '#f9cd7f'],
    ],
    haze: '#e9b387',
    far: '#a98f8c',
    near: '#173b38',
    lit: '#e9a763',
    meadow: ['#a3985f', '#3f6650'],
    cloud: '#f4b98c',
    windows: 0.45,
  },
  dusk: {
    ...day,
    sky: [
      [0, '#15294a'],
      [0.45, '#3c5a80'],
      [0.78, '#b08a94'],
      [1, '#efb27f'],
    ],
    haze: '#7b7f98',
    far: '#66759a',
    near: '#12303a',
    lit: '#5c7f92',
    meadow: ['#4d6b6c', '#1f4246'],
    cloud: '#c493a0',
    windows: 0.75,
  },
  night: {
    ...day,
    sky: [
      [0, '#0a1730'],
      [0.6, '#1d3a5c'],
      [1, '#45658a'],
    ],
    haze: '#345472',
    far: '#31506f',
    near: '#0c2230',
    lit: '#3d6680',
    meadow: ['#2d4c5c', '#132f3a'],
    cloud: '#4a6a8c',
    windows: 0.8,
  },
  winter: {
    ...day,
    sky: [
      [0, '#6f9db8'],
      [0.5, '#c4d9e2'],
      [1, '#f8e6d4'],
    ],
    haze: '#eaf0f2',
    far: '#b9cdd8',
    near: '#2b4f58',
    lit: ink.snow,
    meadow: [ink.snow, mix(ink.snowShade, ink.snow, 0.4)],
    cloud: '#ffffff',
    windows: 0.25,
  },
} as const satisfies Record<string, Mood>
