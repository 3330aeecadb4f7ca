import { ink } from '../kit/index.ts'
import type { Person } from './person.ts'

const skins = { hell: '#f0c9a8', rosig: '#edbd9d', oliv: '#d6a47a', warm: '#c68b62', braun: '#a06a48', dunkel: '#7a4c35' } as const
const hairs = { schwarz: '#241d1c', dunkelbraun: '#3d2a20', braun: '#6b4630', kastanie: '#7d4528', rot: '#a8552e', blond: '#c79a58', hellblond: '#dfc088', grau: '#a9a7a1', weiss: '#e3dfd6', silber: '#c4c4c2' } as const
const blau = '#2f5573'
const petrol = '#1f6a72'

/** Looks of the staff by key of the member. */
export const people: Record<string, Omit<Person, 'seed'>> = {
  weberle: { skin: skins.hell, hair: 'bob', hairColor: hairs.braun, clothes: 'blazer', color: petrol, accent: ink.cream, glasses: 'rund', age: 0.4, eyes: '#4f6b5a', background: 'stein', earrings: true },
  rombach: { skin: skins.rosig, hair: 'kurz', hairColor: hairs.dunkelbraun, clothes: 'hemd', color: '#86a9bd', accent: ink.cream, beard: 'stoppel', age: 0.2, eyes: '#4a6478', background: 'wald' },
  aydin: { skin: skins.oliv, hair: 'lang', hairColor: hairs.schwarz, clothes: 'bluse', color: '#9c4f3d', accent: '#f0d9b5', age: 0.25, eyes: '#3a2a1f', background: 'wasser', width: 0.97, earrings: true },
  haas: { skin: skins.rosig, hair: 'pixie', hairColor: hairs.silber, clothes: 'pullover', color: '#7a5a78', accent: ink.cream, glasses: 'eckig', age: 0.85, eyes: '#56707c', background: 'wiese', width: 1.02, earrings: true },
  burgbacher: { skin: skins.hell, hair: 'welle', hairColor: hairs.blond, clothes: 'blazer', color: '#8a3f45', accent: '#f6e6d0', age: 0.6, eyes: '#4f7383', background: 'abend', earrings: true },
  fehrenbacher: { skin: skins.hell, hair: 'scheitel', hairColor: hairs.kastanie, clothes: 'weste', color: '#3c4c55', accent: '#e9eef0', beard: 'voll', age: 0.35, eyes: '#4f6b5a', background: 'stein' },
  okafor: { skin: skins.dunkel, hair: 'krause', hairColor: hairs.schwarz, clothes: 'blazer', color: '#c98f3f', accent: '#fbf3e2', age: 0.3, eyes: '#2b1d16', background: 'wasser', width: 0.98, earrings: true },
  zipfler: { skin: skins.rosig, hair: 'kranz', hairColor: hairs.grau, clothes: 'blazer', color: blau, accent: '#eef2f4', glasses: 'eckig', age: 0.75, eyes: '#506470', background: 'wald', width: 1.04 },
  kollmer: { skin: skins.hell, hair: 'bob', hairColor: hairs.rot, clothes: 'rollkragen', color: '#2f6350', accent: ink.cream, age: 0.5, eyes: '#5a7a5c', background: 'wiese', width: 1.01 },
  brendle: { skin: skins.hell, hair: 'krause', hairColor: hairs.blond, clothes: 'pullover', color: '#3f6f8a', accent: ink.cream, glasses: 'rund', age: 0.1, eyes: '#4f7383', background: 'abend', width: 0.97 },
  sokolova: { skin: skins.hell, hair: 'dutt', hairColor: hairs.dunkelbraun, clothes: 'bluse', color: '#46626e', accent: '#e9c79a', age: 0.45, eyes: '#5a6a4a', background: 'stein', width: 0.98, earrings: true },
  lindacher: { skin: skins.rosig, hair: 'pixie', hairColor: hairs.kastanie, clothes: 'hemd', color: '#d9c9a8', accent: ink.cream, age: 0.55, eyes: '#5a4632', background: 'wasser' },
  aksoyer: { skin: skins.warm, hair: 'kurz', hairColor: hairs.schwarz, clothes: 'hemd', color: '#54707c', accent: ink.cream, beard: 'schnauzer', age: 0.5, eyes: '#2f211a', background: 'stein', width: 1.03 },
  sommerhalter: { skin: skins.hell, hair: 'zopf', hairColor: hairs.hellblond, clothes: 'pullover', color: '#5f8f60', accent: ink.cream, age: 0.2, eyes: '#4f7383', background: 'wald', width: 0.98 },
  gutmoser: { skin: skins.rosig, hair: 'kurz', hairColor: hairs.grau, clothes: 'blazer', color: '#3c4c55', accent: '#dfe9ec', age: 0.6, eyes: '#56707c', background: 'abend', width: 1.02 },
  hartmann: { skin: skins.oliv, hair: 'bob', hairColor: hairs.schwarz, clothes: 'blazer', color: '#b5654a', accent: '#fbf3e2', age: 0.2, eyes: '#33241b', background: 'wiese', width: 0.97 },
  nwosu: { skin: skins.braun, hair: 'kurz', hairColor: hairs.schwarz, clothes: 'hemd', color: '#e9dfca', accent: ink.cream, glasses: 'rund', age: 0.3, eyes: '#2b1d16', background: 'wasser' },
  vollherbst: { skin: skins.hell, hair: 'locken', hairColor: hairs.rot, clothes: 'bluse', color: petrol, accent: '#f2d9a8', age: 0.4, eyes: '#5a7a5c', background: 'abend', earrings: true },
  schwend: { skin: skins.rosig, hair: 'scheitel', hairColor: hairs.blond, clothes: 'pullover', color: '#8c4534', accent: '#eef2f4', age: 0.1, eyes: '#4a6478', background: 'wald', width: 0.98 },
  huckele: { skin: skins.rosig, hair: 'kurz', hairColor: hairs.weiss, clothes: 'weste', color: '#5b4636', accent: '#dfe3d3', beard: 'voll', glasses: 'rund', age: 0.9, eyes: '#56707c', background: 'wiese', width: 1.03 },
}
