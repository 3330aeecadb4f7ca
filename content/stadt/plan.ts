import type { Ort } from './shape.ts'

const meterJeGrad = 111_320

/** A rectangle of a plan: metres east and north of its origin, and its sides in metres. */
type Rechteck = { ost: number; nord: number; breit: number; tief: number }

/** Lays a plan that is drawn in metres on the map, turned by degrees around its origin. */
export function lageplan([laenge, breite]: Ort, drehung: number) {
  const [sin, cos] = [Math.sin((drehung * Math.PI) / 180), Math.cos((drehung * Math.PI) / 180)]
  const jeLaenge = meterJeGrad * Math.cos((breite * Math.PI) / 180)
  const rund = (wert: number) => Math.round(wert * 1e6) / 1e6
  const punkt = (ost: number, nord: number): Ort => [
    rund(laenge + (ost * cos - nord * sin) / jeLaenge),
    rund(breite + (ost * sin + nord * cos) / meterJeGrad),
  ]
  return {
    punkt,
    /** Closed outline of a rectangle. */
    ecken: ({ ost, nord, breit, tief }: Rechteck): Ort[] => [
      punkt(ost, nord),
      punkt(ost + breit, nord),
      punkt(ost + breit, nord + tief),
      punkt(ost, nord + tief),
      punkt(ost, nord),
    ],
  }
}
